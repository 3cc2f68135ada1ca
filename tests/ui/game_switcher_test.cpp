// May the game on the table be replaced? And games that are deleted and come back. Without ui::App.
#include "ui/game_switcher.h"

#include "app/messages.h"
#include "support/check.h"
#include "support/game_parts.h"
#include "support/puzzles.h"
#include "ui/daily.h"

using app::StoreResult;
using ui::Panel;

namespace {

/// A game of six actions, stored; others are put beside it.
struct Switching : support::PartsAlone {
  ui::GameSwitcher& switcher = parts.switcher;

  Switching() : PartsAlone(6) { parts.notices.say({}); }

  const std::string& playing() const { return parts.library.playing(); }
  /// Plays an action that is not stored.
  void play_unstored(StoreResult why = StoreResult::full) {
    host.store_result = why;
    parts.game.play(0);
  }
};

/// A game that a switcher begins.
ui::GameSwitcher::Next other_game() { return {.session = support::begun_session(2, 8)}; }

}  // namespace

TEST_CASE_FIXTURE(Switching, "a stored game is replaced at once, and stays in the library") {
  const std::string before = playing();
  parts.panels.show(Panel::new_game);
  switcher.replace(other_game());
  CHECK(length() == 2);
  CHECK(parts.panels.open() == Panel::none);
  CHECK(switcher.has_replaced());
  CHECK(switcher.games().size() == 2);
  switcher.open(before);
  CHECK(length() == 6);
}

TEST_CASE_FIXTURE(Switching, "a game that could not be stored is replaced after the player has let it go, not before") {
  play_unstored();
  switcher.replace(other_game());
  CHECK(parts.panels.open() == Panel::not_stored);
  CHECK(length() == 7);
  CHECK_FALSE(switcher.has_replaced());
  switcher.keep();
  switcher.let_go();  // nothing waits any more
  CHECK(length() == 7);
  switcher.replace(other_game());
  switcher.let_go();
  CHECK(length() == 2);
  CHECK(parts.panels.open() == Panel::none);
}

TEST_CASE_FIXTURE(Switching, "once there is room, storing again keeps the game and goes on to the next") {
  const std::string before = playing();
  play_unstored();
  switcher.replace(other_game());
  switcher.store_again();
  CHECK(parts.panels.open() == Panel::not_stored);
  host.store_result = StoreResult::ok;
  switcher.store_again();
  CHECK(length() == 2);
  switcher.open(before);
  CHECK(length() == 7);
}

TEST_CASE_FIXTURE(Switching, "a game in which nothing was played asks nothing") {
  host.store_result = StoreResult::full;
  parts.game.begin_entry(support::new_session({}, 3));
  switcher.replace(other_game());
  CHECK(parts.panels.open() == Panel::none);
  CHECK(length() == 2);
}

TEST_CASE_FIXTURE(Switching, "a game that was sent is asked about though nothing was played in it") {
  host.store_result = StoreResult::full;
  app::Session invitation = support::new_session({}, 3);
  support::set_seat(invitation, 1, {.name = "Ada", .level = "", .far = true});
  invitation.mark_sent();
  parts.game.begin_entry(std::move(invitation));
  switcher.replace(other_game());
  CHECK(parts.panels.open() == Panel::not_stored);
  CHECK(length() == 0);
}

TEST_CASE_FIXTURE(Switching, "a tab that only looks replaces and deletes nothing, and says why") {
  switcher.replace(other_game());
  const std::string id = playing();
  switcher.begin(support::begun_session(0, 9).record());
  const std::size_t games = switcher.games().size();
  parts.game.set_owns_game(false);
  parts.notices.say({});
  switcher.open(id);
  CHECK(has_said(ui::words::other_tab));
  switcher.replace({.puzzle = app::read_puzzle(support::kPuzzleLine).value()});
  switcher.remove(id);
  CHECK(length() == 0);
  CHECK(switcher.games().size() == games);
}

TEST_CASE_FIXTURE(Switching, "an entry that cannot be read leaves the game on the table, and a message says so") {
  switcher.open("nowhere");
  CHECK(parts.panels.open() == Panel::message);
  CHECK(parts.panels.message().of_damage);
  CHECK(length() == 6);
}

TEST_CASE_FIXTURE(Switching, "deleted games come back, the latest first; the one on the table is not deleted") {
  const std::string first = playing();
  switcher.replace(other_game());
  const std::string second = playing();
  switcher.begin(support::begun_session(0, 9).record());
  for (const std::string& id : {first, second, std::string(playing())}) switcher.remove(id);
  CHECK(switcher.games().size() == 1);
  CHECK_FALSE(switcher.deleted().empty());
  host.store_result = StoreResult::full;
  switcher.restore();
  CHECK(parts.notices.text() == text_of(app::messages::storage_is_full));
  CHECK_FALSE(parts.library.has(second));
  host.store_result = StoreResult::ok;
  switcher.restore();
  CHECK(parts.library.has(second));
  switcher.restore();
  CHECK(parts.library.has(first));
  CHECK(switcher.deleted().empty());
}

TEST_CASE_FIXTURE(Switching, "while the attempt of a day runs, another game with its cards leads back to it") {
  const app::Day today = parts.days.today();
  const app::GameRecord deal = *ui::deal_of(today);
  switcher.replace({.session = app::Session::open(deal).value(), .attempt = app::Days::Open{today, false}});
  const std::string attempt = playing();
  switcher.begin(deal);
  CHECK(playing() == attempt);
  CHECK(has_said(ui::words::day_runs));
  switcher.replace(other_game());
  CHECK(playing() != attempt);
  switcher.begin(deal);
  CHECK(playing() == attempt);
}

TEST_CASE_FIXTURE(Switching, "whoever begins a game with today's cards has practised them") {
  const app::Day today = parts.days.today();
  switcher.begin(*ui::deal_of(today));
  CHECK(has_said(ui::words::day_seen));
  CHECK(parts.days.get().at(today).deal.state == app::Attempt::practised);
}
