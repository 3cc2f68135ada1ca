// How the game that is played is kept: what is told of storage that refuses, another tab, hints, and later moves. Without a table.
#include "ui/game_keeper.h"

#include "support/check.h"
#include "support/fake_host.h"
#include "support/games.h"
#include "ui/words.h"

namespace {

struct KeeperAlone {
  support::FakeHost host;
  app::Library library{host};
  ui::Notices notices{host};
  ui::GameKeeper keeper{library, notices};
  app::Session session = support::begun_session(6);

  KeeperAlone() { library.begin(session); }

  bool has_said(const ui::Text& text) const { return notices.text() == ui::tr(text); }
  void say_something_else() { notices.say("-"); }
};

}  // namespace

TEST_CASE_FIXTURE(KeeperAlone, "that storage refuses the game is told once, until it was stored again") {
  CHECK_FALSE(keeper.save(session));
  CHECK(notices.text().empty());
  for (int time = 0; time < 2; ++time) {
    host.store_result = app::StoreResult::full;
    CHECK_FALSE(keeper.save(session));
    CHECK(has_said(ui::words::storage_full));
    say_something_else();
    CHECK_FALSE(keeper.save(session));
    CHECK(notices.text() == "-");
    keeper.tell_refusal();
    CHECK(has_said(ui::words::storage_full));
    host.store_result = app::StoreResult::ok;
    say_something_else();
    CHECK_FALSE(keeper.save(session));
    keeper.tell_refusal();
    CHECK(notices.text() == "-");
  }
}

TEST_CASE_FIXTURE(KeeperAlone, "what another tab has played on is given back, and not written over") {
  app::Library other(host);
  app::Session there = *other.open_last().session;
  there.play(0);
  REQUIRE(other.save(there) == app::Library::Saved::ok);
  session.play(1);
  const auto later = keeper.save(session);
  REQUIRE(later.has_value());
  CHECK(later->record() == there.record());
  CHECK(app::Library(host).open_last().session->record() == there.record());
  CHECK(notices.text().empty());
}

TEST_CASE_FIXTURE(KeeperAlone,
                  "a game that storage refuses becomes one of its own before another tab's state is shown") {
  const std::string before = library.playing();
  host.store_result = app::StoreResult::full;
  session.play(1);
  CHECK_FALSE(keeper.save(session));
  keeper.keep_refused(session);
  CHECK(has_said(ui::words::kept_refused));
  int kept = 0;
  for (const app::Library::Game& game : library.games())
    if (game.id != before && game.length == session.length()) ++kept;
  CHECK(kept == 1);
  CHECK(library.playing() == before);
}

TEST_CASE_FIXTURE(KeeperAlone, "hints are counted until the game is over") {
  keeper.count_hint(session);
  CHECK(library.hints() == 1);
  app::Session whole = support::played_session({}, 4, support::sensible_action);
  whole.go_to(10);
  keeper.count_hint(whole);
  CHECK(library.hints() == 1);
  host.store_result = app::StoreResult::full;
  keeper.count_hint(session);
  CHECK(has_said(ui::words::storage_full));
}

TEST_CASE_FIXTURE(KeeperAlone, "a review is kept with its game, and a refusal told") {
  const app::Session whole = support::played_session({}, 4, support::sensible_action);
  library.begin(whole);
  keeper.keep_review(whole, "a review");
  CHECK(library.review() == "a review");
  CHECK(notices.text().empty());
}

TEST_CASE_FIXTURE(KeeperAlone, "later moves that are kept are the other line of the game that goes on differently") {
  session.go_to(3);
  CHECK_FALSE(keeper.save(session));
  CHECK(keeper.other_line(session).empty());
  REQUIRE(keeper.keep_later_moves(session, "The other line"));
  const int differently = session.record().actions[3] == 0 ? 1 : 0;
  session.forget_later();
  session.play(differently);
  CHECK_FALSE(keeper.save(session));
  const std::string other(keeper.other_line(session));
  REQUIRE(library.find(other) != nullptr);
  CHECK(library.find(other)->name == "The other line");
  CHECK(library.find(other)->length == 6);
  library.remove(other);
  CHECK(keeper.other_line(session) == other);  // looked for when it may have changed, not with every frame
  keeper.forget_other_line();
  CHECK(keeper.other_line(session).empty());
}

TEST_CASE_FIXTURE(KeeperAlone, "later moves for which there is no room are not kept") {
  session.go_to(3);
  host.store_result = app::StoreResult::full;
  CHECK_FALSE(keeper.keep_later_moves(session, "The other line"));
}
