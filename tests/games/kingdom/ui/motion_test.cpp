// What moves over the map after an action, and what is lit where nothing may move.
#include "games/kingdom/ui/motion.h"

#include "games/kingdom/rules/board.h"
#include "games/kingdom/rules/deal.h"
#include "support/check.h"

using namespace kingdom;
using kingdom_ui::Motion;

namespace {

/// The first position of a game, played on by its first legal actions, that has a move among them.
struct Walk {
  GameState before, after;
  Action action;

  Walk() : before(new_game({.players = 2, .full = false}, 3)) {
    for (ActionList actions;; apply(before, actions[before.turns % actions.size()])) {
      legal_actions(before, actions);
      for (const Action& one : actions)
        if (one.kind == ActionKind::move) {
          action = one;
          after = before;
          apply(after, one);
          return;
        }
    }
  }
};

}  // namespace

TEST_CASE("kingdom: a journey moves tokens, then the pawn") {
  const Walk walk;
  Motion motion;
  motion.play(walk.before, walk.action, walk.after, 0, {app::Speed::normal});
  CHECK(motion.running(1));
  CHECK_FALSE(motion.flights().empty());
  CHECK(motion.walk().start_ms >= motion.flights().front().time.length_ms);
  CHECK(motion.wake_ms() < 0);
}

TEST_CASE("kingdom: with animations off, the place reached and what was paid are highlighted for a moment") {
  const Walk walk;
  Motion motion;
  motion.play(walk.before, walk.action, walk.after, 1000, {});
  CHECK_FALSE(motion.running(1000));
  CHECK(motion.wake_ms() == 1150);
  const SpaceId there = kRoads[walk.action.road].to;
  CHECK(motion.lights(there, 1100));
  CHECK_FALSE(motion.lights(there, 1151));
  CHECK_FALSE(motion.lights(walk.before.player().space, 1100));
  bool paid = false;
  for (int kind = 0; kind < kTokenKinds; ++kind) {
    const Token token = static_cast<Token>(kind);
    CHECK(motion.lights(token, 1100) == (walk.before.supply[token] != walk.after.supply[token]));
    paid = paid || motion.lights(token, 1100);
  }
  CHECK(paid);
  motion.clear();
  CHECK_FALSE(motion.lights(there, 1100));
}

TEST_CASE("kingdom: an animation starts with the position before an action, and ends with the one after it") {
  base::RandomSource random(5);
  for (const bool full : {false, true}) {
    GameState before = new_game({.players = 4, .full = full, .mysteries = full}, 3);
    ActionList actions;
    for (int i = 0; i < 400 && !is_terminal(before); ++i) {
      legal_actions(before, actions);
      const Action action = actions[random.below(static_cast<std::uint32_t>(actions.size()))];
      GameState after = before;
      apply(after, action);
      Motion motion;
      motion.play(before, action, after, 0, {app::Speed::normal, true, true});
      CHECK(motion.panel_light(200) > 0);
      CHECK(motion.seen(1) == before);
      double end = 1;
      while (motion.running(end)) ++end;
      const GameState seen = motion.seen(end);
      const TileSet came = after.travellers[before.to_act].tiles - before.player().tiles;
      CHECK(motion.turned_up() - came == motion.turned_up());  // they lie face up when they come
      CHECK(seen.travellers == after.travellers);
      CHECK(seen.supply == after.supply);
      CHECK(seen.market == after.market);
      CHECK(seen.flipped == after.flipped);
      CHECK(seen.gates_closed == after.gates_closed);
      CHECK(seen.stack_count() == after.stack_count());
      CHECK(seen.to_act == before.to_act);
      before = after;
    }
  }
}

TEST_CASE("kingdom: a tile from the stack shows the stack's back until it is half turned, then its face") {
  kingdom_ui::Flight drawn{};
  drawn.tile = 5, drawn.turns_over = true, drawn.time = {100, 200};
  CHECK(drawn.turned(100) == 1);
  CHECK(drawn.side(100) == kHiddenTile);
  CHECK(drawn.side(145) == kHiddenTile);
  CHECK(drawn.side(155) == 5);
  CHECK(drawn.turned(200) == 0);

  drawn.turns_over = false;  // from the marketplace
  CHECK(drawn.turned(100) == 0);
  CHECK(drawn.side(100) == 5);
}
