// Questions before something is lost. Without ui::App.
#include "ui/confirmations.h"

#include "support/check.h"
#include "support/game_parts.h"

using app::StoreResult;
using ui::Panel;

namespace {

/// A game of nine actions, stored, whose fifth position is shown.
struct Asking : support::PartsAlone {
  ui::Confirmations& confirmations = parts.confirmations;

  Asking() : PartsAlone(9) { parts.game.go_to(4); }
  /// One that was not played at the position shown.
  int other_action() const { return session().record().actions[session().cursor()] == 0 ? 1 : 0; }
};

/// A game of four actions, with warnings; its position is being analysed.
struct Judged : support::PartsAlone {
  ui::Confirmations& confirmations = parts.confirmations;

  Judged() : PartsAlone(4) {
    app::Settings settings = parts.settings.get();
    settings.warning = true;
    parts.settings.change(settings);
    parts.game.go_on_weighing();
    REQUIRE(host.worker_requests.size() == 1);
  }
  /// The first action is good, the second one is not.
  void answer() {
    const app::Game& now = session().position();
    const std::string text = "advice gems|617 383|617 " + now.action_text(0) + "|300 " + now.action_text(1);
    parts.game.hear_worker({app::EventKind::worker_reply, host.worker_requests.back().id, text});
    confirmations.go_on();
  }
};

}  // namespace

TEST_CASE_FIXTURE(Asking, "an action that forgets nothing is played at once") {
  confirmations.play(session().record().actions[4]);
  CHECK(session().cursor() == 5);
  CHECK(session().length() == 9);
  parts.game.go_to(9);
  confirmations.play(0);
  CHECK(session().length() == 10);
  CHECK(parts.panels.open() == Panel::none);
}

TEST_CASE_FIXTURE(Asking,
                  "an action that forgets later moves waits for the answer, and they become a game of their own") {
  confirmations.play(other_action());
  CHECK(parts.panels.open() == Panel::later_moves);
  CHECK(session().length() == 9);
  confirmations.play_on(false);
  CHECK(parts.panels.open() == Panel::none);
  CHECK(session().length() == 5);
  CHECK(parts.library.games().size() == 2);
}

TEST_CASE_FIXTURE(Asking, "where there is no room for the later moves the player is asked whether to lose them") {
  confirmations.play(other_action());
  host.store_result = StoreResult::full;
  confirmations.play_on(false);
  CHECK(parts.panels.open() == Panel::later_moves);
  CHECK(confirmations.no_room_aside());
  CHECK(session().length() == 9);
  confirmations.play_on(true);
  CHECK(session().length() == 5);
}

TEST_CASE_FIXTURE(Asking, "the action is not played where another panel was opened, nor at another position") {
  confirmations.play(other_action());
  confirmations.withdraw_action();
  confirmations.play_on(false);
  CHECK(session().length() == 4);
  parts.game.step(false);
  parts.game.play(0);
  const std::size_t length = session().length();
  confirmations.play_anyway();  // nothing was warned of
  CHECK(session().length() == length);
}

TEST_CASE_FIXTURE(Asking, "a tab that only looks plays nothing on") {
  confirmations.play(other_action());
  parts.game.set_owns_game(false);
  confirmations.play_on(false);
  CHECK(session().length() == 9);
  CHECK(parts.panels.open() == Panel::none);
}

TEST_CASE_FIXTURE(Asking, "deleting is asked about first, and another press withdraws the question") {
  CHECK_FALSE(confirmations.deletes(true));  // not asked yet
  CHECK_FALSE(confirmations.deletes(false));
  CHECK(confirmations.asks_to_delete());
  confirmations.withdraw_deletion();
  CHECK_FALSE(confirmations.deletes(true));
  CHECK_FALSE(confirmations.deletes(false));
  CHECK(confirmations.deletes(true));
  CHECK_FALSE(confirmations.asks_to_delete());
}

TEST_CASE_FIXTURE(Judged, "an action waits for its judgement, and then is played or asked about") {
  confirmations.play(1);
  CHECK(confirmations.waits());
  CHECK_FALSE(confirmations.go_on());
  CHECK(length() == 4);
  answer();
  CHECK_FALSE(confirmations.waits());
  CHECK(length() == 4);
  CHECK(parts.panels.open() == Panel::warning);
  confirmations.play_anyway();
  CHECK(length() == 5);
  parts.game.step(false);
  confirmations.play(0);  // the judgement of this position is known
  CHECK(length() == 5);
  CHECK(parts.panels.open() == Panel::none);
  CHECK(session().record().actions[4] == 0);
}

TEST_CASE_FIXTURE(Judged, "a good action that has waited is played with the answer") {
  confirmations.play(0);
  CHECK(length() == 4);
  answer();
  CHECK(length() == 5);
  CHECK(parts.panels.open() == Panel::none);
}

TEST_CASE_FIXTURE(Judged, "the same action once more waits no longer, another one takes its place") {
  confirmations.play(1);
  confirmations.play(0);
  CHECK(length() == 4);
  confirmations.play(1);
  CHECK(length() == 4);
  confirmations.play(1);
  CHECK(length() == 5);
  CHECK(session().record().actions[4] == 1);
}

TEST_CASE_FIXTURE(Judged, "an action that waits is not played where a panel was opened, nor at another position") {
  confirmations.play(0);
  confirmations.withdraw_action();
  answer();
  CHECK(length() == 4);
  parts.game.play(0);
  parts.game.go_on_weighing();
  confirmations.play(0);
  CHECK(length() == 5);
  parts.game.step(false);
  confirmations.go_on();
  CHECK(session().cursor() == 4);
  CHECK(length() == 5);
}

TEST_CASE_FIXTURE(Judged, "if the worker fails, an action that waits is judged here") {
  confirmations.play(0);
  parts.game.hear_worker({app::EventKind::worker_failed, host.worker_requests.back().id, ""});
  confirmations.go_on();
  CHECK((length() == 5 || parts.panels.open() == Panel::warning));
}
