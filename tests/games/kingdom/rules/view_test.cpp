// What a traveller may know, and a whole game made from it.
#include "games/kingdom/rules/view.h"

#include <algorithm>
#include <set>

#include "games/kingdom/rules/random_play.h"
#include "games/kingdom/rules/rules.h"
#include "support/kingdom_scene.h"

using namespace kingdom;

TEST_CASE("[kingdom.view] R23: purses, tiles and the marketplace are open, the stack and unturned villages are not") {
  const GameState state = Scene(3, "A1.a A2.a A3.a", With::mysteries)
                              .purse(0, "mmyt")
                              .tiles(1, "water-1")
                              .used(2, "apple-2")
                              .turned("hedgehog_corner")
                              .build();
  for (int viewer = 0; viewer < 3; ++viewer) {
    const GameState shown = view_for(state, viewer).shown;
    CHECK(shown.travellers == state.travellers);
    CHECK(shown.supply == state.supply);
    CHECK(shown.market == state.market);
    CHECK(shown.stack_count() == state.stack_count());
    for (std::size_t i = shown.stack_top; i < shown.stack.size(); ++i) CHECK(shown.stack[i] == kHiddenTile);
    for (std::size_t i = 0; i < mystery_villages(state.setup).count; ++i)
      CHECK(shown.villages[i] == ((state.flipped >> i & 1) != 0 ? state.villages[i] : Effect::hidden));
  }
}

TEST_CASE("[kingdom.view.redeal] a whole game that agrees with the view, every hidden tile possible") {
  const GameState state = Scene(2, "A1.a A2.b A3.a", With::mysteries).purse(0, "t").used(1, "apple-2").build();
  const PlayerView view = view_for(state, 0);
  base::RandomSource random(2);
  std::set<TileId> tops;
  std::set<Effect> faces;
  for (int i = 0; i < 1'000; ++i) {
    const GameState whole = determinise(view, random);
    REQUIRE_FALSE(broken_invariant(whole));
    REQUIRE(hash_of(view_for(whole, 1).shown) == hash_of(view.shown));
    tops.insert(whole.stack[whole.stack_top]);
    for (std::size_t village = 0; village < 4; ++village)
      if ((whole.flipped >> village & 1) == 0) faces.insert(whole.villages[village]);
  }
  CHECK(tops.size() == 20 - 3 - 1);
  CHECK(faces.size() == 5);  // the gem too, which may have been left in the box
}

TEST_CASE("[kingdom.view.redeal] holds at every decision of random games, and offers the same actions") {
  base::RandomSource random(4);
  ActionList scratch;
  for (const Setup& setup : every_setup()) {
    GameState state = new_game(setup, random.next());
    for (int i = 0; i < 100 && !is_terminal(state); ++i) {
      const PlayerView view = view_for(state, state.to_act);
      const GameState whole = determinise(view, random);
      const auto broken = broken_invariant(whole);
      REQUIRE_MESSAGE(!broken, broken.value_or(""));
      REQUIRE(hash_of(view_for(whole, state.to_act).shown) == hash_of(view.shown));
      REQUIRE(legal_actions(whole) == legal_actions(state));
      REQUIRE(legal_actions(view.shown) == legal_actions(state));
      apply(state, random_action(state, random, scratch));
    }
  }
}
