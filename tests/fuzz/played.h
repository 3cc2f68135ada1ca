// A valid game made from arbitrary bytes: they choose game, set-up, seed, seats and legal actions. So the mutations of
// libFuzzer are mutations of a valid game, and its text gets deep into the reader.
#pragma once

#include <vector>

#include "app/session.h"
#include "base/random.h"
#include "games/registry.h"

namespace fuzz {

/// Takes bytes off the front; past the end it yields zeros.
class Bytes {
 public:
  Bytes(const std::uint8_t* data, std::size_t size) : next_(data), end_(data + size) {}

  bool done() const { return next_ == end_; }
  std::uint32_t byte() { return done() ? 0u : *next_++; }
  std::uint64_t number(int size) {
    std::uint64_t value = 0;
    for (int i = 0; i < size; ++i) value = value << 8 | byte();
    return value;
  }
  std::string_view rest() const {
    return {reinterpret_cast<const char*>(next_), static_cast<std::size_t>(end_ - next_)};
  }

 private:
  const std::uint8_t* next_;
  const std::uint8_t* end_;
};

/// Every set-up of every game.
inline const std::vector<app::GameSpec>& every_spec() {
  static const std::vector<app::GameSpec> all = [] {
    std::vector<app::GameSpec> made;
    for (const engine::GameType& type : games::all())
      for (std::uint32_t options = 0; options < 1u << 12; ++options)
        if (type.start(options, 0)) made.push_back({type.kind, options, 0});
    return made;
  }();
  return all;
}

/// The bytes: set-up (2), seed (5), a level for each seat (1 each, modulo twice as many: half are persons), most actions (1), and
/// how they are drawn (2); then how many more are chosen (1), and these actions as places among the legal ones (1 byte each, or
/// 2 where there are many). So a few bytes lead deep into a game, and more of them to every position after it.
inline app::Session played(Bytes& bytes) {
  app::GameSpec spec = every_spec()[bytes.number(2) % every_spec().size()];
  spec.seed = bytes.number(5);
  std::vector<app::Seat> seats;
  for (int seat = app::start_game(spec).value()->players(); seat > 0; --seat) {
    const std::size_t level = bytes.byte() % (2 * base::kLevels.size());
    seats.push_back({"", level < base::kLevels.size() ? base::kLevels[level].name : ""});
    seats.back().style = static_cast<std::uint8_t>(level % (games::find(spec.kind)->styles + 1u));
  }
  auto session = std::move(app::Session::open({spec, std::move(seats), {}}).value());
  const std::uint32_t drawn = bytes.byte() % 128;
  base::RandomSource random(bytes.number(2));
  while (session.length() < drawn && !session.position().over())
    session.play(static_cast<int>(random.below(static_cast<std::uint32_t>(session.position().legal_count()))));
  for (std::uint32_t left = bytes.byte() % 16; left > 0 && !session.position().over(); --left) {
    const auto legal = static_cast<std::uint64_t>(session.position().legal_count());
    session.play(static_cast<int>(bytes.number(legal > 256 ? 2 : 1) % legal));
  }
  return session;
}

/// A text with some letters changed, cut out or doubled, as the bytes say; unchanged when there are none left.
inline std::string spoiled(std::string text, Bytes& bytes) {
  for (int changes = 0; changes < 8 && !bytes.done() && !text.empty(); ++changes) {
    const std::uint32_t kind = bytes.byte();
    const std::size_t at = bytes.number(2) % text.size();
    switch (kind % 4) {
      case 0: text[at] = static_cast<char>(bytes.byte()); break;
      case 1: text.erase(at, 1 + bytes.byte() % 16); break;
      case 2: text.insert(at, 1, static_cast<char>(bytes.byte())); break;
      default: text.insert(at, text.substr(at, 1 + bytes.byte() % 64)); break;
    }
  }
  return text;
}

}  // namespace fuzz
