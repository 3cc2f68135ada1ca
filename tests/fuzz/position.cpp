// The position editor's bytes: what can be read is written back the same; a possible position keeps the invariants when dealt,
// plays on and has a link. Input: the options of a setup (2 bytes), then the bytes of a position.
#include "app/link.h"
#include "base/random.h"
#include "expect.h"
#include "games/splendor/game.h"

namespace {

void play(splendor::GameState state) {
  base::RandomSource random(1);
  splendor::ActionList scratch;
  for (int i = 0; i < 12 && !is_terminal(state); ++i) {
    fuzz::expect(!broken_invariant(state), "everything holds in a position that is accepted, and after it");
    apply(state, random_action(state, random, scratch));
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size < 2) return 0;
  const auto options = static_cast<std::uint32_t>(data[0] << 8 | data[1]) & 0xFFF;
  const auto setup = splendor::unpack_options(options);
  if (!setup) return 0;
  const std::string_view bytes = fuzz::as_text(data + 2, size - 2);
  const auto read = splendor::unpack_situation(setup.value(), bytes);
  if (fuzz::refused(read)) return 0;
  fuzz::expect(splendor::pack_situation(read.value()) == bytes, "a position that is read is written as the same");
  splendor::Situation again = read.value();
  splendor::settle(again);
  fuzz::expect(again == read.value(), "what follows from the rest has followed");
  const app::GameSpec spec{.kind = engine::kind_of<splendor::Game>(),
                           .options = splendor::pack_options(setup.value()),
                           .seed = 0,
                           .position = std::string(bytes)};
  const std::string text = app::deal_link(spec);
  const auto alone = app::spec_of_position(text);
  fuzz::expect(bytes.size() > engine::kMaxPositionBytes || (alone.ok() && alone.value().position == bytes),
               "its link holds it");
  const auto link = app::read_link(text);
  const auto why = why_impossible(read.value());
  if (why) {
    fuzz::expect_sentence(text_of(*why));
    fuzz::expect(!link.ok(), "a link to what cannot be is refused");
    return 0;
  }
  fuzz::expect(link.ok(), "a link to what can be is read");
  play(deal(read.value(), 7));
  return 0;
}
