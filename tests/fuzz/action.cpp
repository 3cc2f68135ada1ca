// The text of actions, read with and without a position. Input: a byte that chooses the position, then the text.
#include <array>
#include <string>

#include "expect.h"
#include "games/splendor/record/notation.h"
#include "games/splendor/rules/deal.h"
#include "games/splendor/rules/random_play.h"

namespace {

using namespace splendor;

/// Positions with everything that can be decided: random games of all modules, stopped here and there.
const std::array<GameState, 64>& positions() {
  static const std::array<GameState, 64> all = [] {
    std::array<GameState, 64> made{};
    base::RandomSource random(1);
    ActionList scratch;
    for (std::size_t i = 0; i < made.size(); ++i) {
      GameState state =
          new_game({.players = static_cast<std::uint8_t>(2 + i % 4), .modules = static_cast<std::uint8_t>(i % 16)}, i);
      for (std::size_t decisions = i * 3; decisions > 0 && !is_terminal(state); --decisions)
        apply(state, random_action(state, random, scratch));
      made[i] = state;
    }
    return made;
  }();
  return all;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0) return 0;
  const GameState& state = positions()[data[0] % positions().size()];
  const std::string_view text = fuzz::as_text(data + 1, size - 1);

  const auto parsed = parse_action(text);
  if (parsed) {
    const std::string written = to_string(parsed.value().action);
    const auto again = parse_action(written);
    fuzz::expect(again.ok(), "an action that is read can be written and read again");
    fuzz::expect(again.value().action == parsed.value().action, "and is the same");
    fuzz::expect(to_string(again.value().action) == written, "in the same words");
  } else {
    fuzz::expect_sentence(text_of(parsed.error()));
  }

  const auto action = read_action(state, text);
  if (action) {
    fuzz::expect(!why_illegal(state, action.value()), "an action that is read is legal");
    const auto again = read_action(state, to_string(action.value()));
    fuzz::expect(again.ok() && again.value() == action.value(), "and reads again");
    GameState after = state;
    apply(after, action.value());
  } else {
    fuzz::expect_sentence(text_of(action.error()));
  }
  return 0;
}
