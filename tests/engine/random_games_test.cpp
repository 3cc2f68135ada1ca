// Random games of every game in every set-up that a link can name, with all invariants checked at every decision; and the
// same games natively and in WebAssembly.
#include <map>

#include "engine/random_play.h"
#include "games/rows/record.h"
#include "support/check.h"
#include "support/checker.h"
#include "support/data.h"

namespace {

/// Every `step`-th set-up that a link can name.
template <class Game>
std::vector<typename Game::Setup> setups(std::uint32_t step) {
  std::vector<typename Game::Setup> all;
  std::uint32_t known = 0;
  for (std::uint32_t options = 0; options < 1u << 12; ++options)
    if (const auto setup = Game::unpack_options(options); setup && known++ % step == 0) all.push_back(setup.value());
  return all;
}

template <class Game>
engine::Played play_all(const std::vector<typename Game::Setup>& setups, std::uint64_t games_each, bool thorough) {
  engine::Checker<Game> checker(thorough);
  std::uint64_t seed = 0;
  for (const auto& setup : setups)
    for (std::uint64_t game = 0; game < games_each; ++game) {
      const auto wrong = checker.play(setup, ++seed);
      const std::string where = std::string(Game::kName) + ' ' + options_text(setup) + ", seed " +
                                std::to_string(seed) + ": " + wrong.value_or("");
      REQUIRE_MESSAGE(!wrong, where);
    }
  return checker.played();
}

template <class Game>
void play_some() {
  constexpr std::size_t kAbout = 64;
  const std::size_t all = setups<Game>(1).size();
  const auto played = play_all<Game>(setups<Game>(static_cast<std::uint32_t>(all / kAbout + 1)), 1, true);
  CAPTURE(Game::kName);
  CHECK(played.games > 0);
  CHECK(played.refused > played.decisions);
}

template <class Game>
void play_many(std::uint64_t games) {
  const auto all = setups<Game>(1);
  const auto played = play_all<Game>(all, games / all.size() + 1, false);
  MESSAGE(Game::kName << ": " << played.games << " games of " << all.size() << " set-ups, " << played.plies
                      << " plies, " << played.decisions << " decisions, " << played.stopped << " stopped");
  CHECK(played.stopped * 100 < played.games);
}

}  // namespace

TEST_CASE("random games of every game: every invariant, text, view and record at every decision") {
#define GAME(room) play_some<room::RecordedGame>();
#include "games/rows/rows.inc"
#undef GAME
}

TEST_CASE("many random games of every set-up of every game" * doctest::test_suite("slow")) {
#define GAME(room) play_many<room::RecordedGame>(6'000);
#include "games/rows/rows.inc"
#undef GAME
}

TEST_CASE("hundreds of thousands of random games" * doctest::test_suite("soak") * doctest::skip()) {
#define GAME(room) play_many<room::RecordedGame>(128'000);
#include "games/rows/rows.inc"
#undef GAME
}
