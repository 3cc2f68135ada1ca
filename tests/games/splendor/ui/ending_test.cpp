// The reason given for the result of a game.
#include "games/splendor/ui/position.h"
#include "games/splendor/ui/words.h"
#include "support/check.h"
#include "support/games.h"

using namespace splendor;

TEST_CASE("[cities.winner] where only the winner fulfils a city, the city is said to decide") {
  int by_city = 0, tied = 0;
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    Setup setup{.players = 2};
    setup.modules = static_cast<std::uint8_t>(Module::cities);
    const app::Session session = support::played_session(setup, seed, support::sensible_action);
    const GameState& state = support::typed(session.position()).state();
    if (state.phase != Phase::over) continue;
    const auto order = standings(state);
    const std::string reason = splendor_ui::ending({.session = session}).reason;
    CAPTURE(seed);
    CAPTURE(reason);
    if (order[0].fulfils_city && !order[1].fulfils_city) {
      CHECK(reason.find(ui::tr(splendor_ui::words::end_by_city)) != std::string::npos);
      ++by_city;
      tied += order[0].prestige <= order[1].prestige ? 1 : 0;
    } else if (order[0].fulfils_city) {
      CHECK(reason.find("city") != std::string::npos);
    }
  }
  CHECK(by_city > 0);
  CHECK(tied > 0);  // where prestige or purchased cards would have been a false reason
}

TEST_CASE("[base.bound] the table of a game at its bound has nobody to act, and the end tells what decided") {
  const app::Session session = support::session_at_bound();
  REQUIRE(support::typed(session.position()).state().phase != Phase::over);
  const splendor_ui::Position position = splendor_ui::position_of({.session = session});
  CHECK((position.phase() == Phase::over));
  CHECK((position.shown.phase == Phase::over));
  CHECK(position.actions.empty());
  CHECK(splendor_ui::ending({.session = session}).reason.find("The highest score: ") == 0);
}
