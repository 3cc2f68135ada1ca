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

TEST_CASE("kingdom: where nothing may move, the place reached and what was paid are lit for a moment") {
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
