#include "games/kingdom/puzzle/prove.h"

#include "games/kingdom/ai/player.h"
#include "games/kingdom/rules/deal.h"
#include "games/kingdom/rules/rules.h"
#include "games/kingdom/rules/view.h"
#include "support/check.h"

using namespace kingdom;

TEST_CASE("a puzzle's promise in Kingdom: what holds holds for every stack") {
  const base::Level& level = *base::find_level("casual");
  int holds = 0, fails = 0;
  for (std::uint64_t seed = 0; seed < 4; ++seed) {
    const Setup setup{};
    GameState state = new_game(shuffle_deal(setup, seed));
    base::RandomSource random(seed);
    for (int decisions = 0; !is_terminal(state) && decisions < 300; ++decisions) {
      if (state.phase == Phase::turn && state.to_act == state.active) {
        const puzzle::Task task{.seat = state.to_act, .round = static_cast<std::uint16_t>(round_of(state) + 1)};
        const auto proof = prove(state, task, 20'000).proof;
        fails += proof == puzzle::Proof::fails ? 1 : 0;
        if (proof == puzzle::Proof::holds) {
          ++holds;
          const PlayerView view = view_for(state, state.to_act);
          for (int deal = 0; deal < 3; ++deal)
            CHECK(prove(determinise(view, random), task, 20'000).proof == puzzle::Proof::holds);
        }
      }
      apply(state, choose(view_for(state, state.to_act), level, {}, random.next()).action);
    }
  }
  CHECK(holds > 0);
  CHECK(fails > 0);
}

TEST_CASE("a puzzle's promise in Kingdom: whoever arrives after its round is too late [kingdom.winners]") {
  const base::Level& level = *base::find_level("casual");
  int arrived = 0;
  for (std::uint64_t seed = 0; seed < 4; ++seed) {
    GameState state = new_game(shuffle_deal(Setup{}, seed));
    base::RandomSource random(seed);
    for (int decisions = 0; !is_terminal(state) && decisions < 300; ++decisions)
      apply(state, choose(view_for(state, state.to_act), level, {}, random.next()).action);
    for (std::uint8_t seat = 0; seat < state.setup.players; ++seat) {
      if (state.travellers[seat].medal == 0) continue;
      ++arrived;
      const auto last = static_cast<std::uint16_t>(state.turns / state.setup.players);
      CHECK(prove(state, {.seat = seat, .round = last}, 20'000).proof == puzzle::Proof::holds);
      CHECK(prove(state, {.seat = seat, .round = static_cast<std::uint16_t>(last - 1)}, 20'000).proof ==
            puzzle::Proof::fails);
    }
  }
  CHECK(arrived > 0);
}
