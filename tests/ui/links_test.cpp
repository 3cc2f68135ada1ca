// Links that are opened and accepted. Without ui::App.
#include "app/link.h"
#include "support/check.h"
#include "support/game_parts.h"
#include "ui/words.h"

using ui::Panel;

namespace {

/// On the table, stored: a game of three actions.
struct Opening : support::PartsAlone {
  ui::Links& links = parts.links;

  Opening() : PartsAlone(3) {}
};

/// The same, but Ana plays it with Hugo, who is far away.
struct ByLinks : Opening {
  app::Session shared = support::begun_session(6, 9);

  ByLinks() {
    support::set_seat(shared, 0, {.name = "Ana", .level = {}, .far = false});
    support::set_seat(shared, 1, {.name = "Hugo", .level = {}, .far = true});
    parts.game.begin_entry(at(4));
  }
  /// Up to that action.
  app::Session at(std::size_t actions) const {
    app::Session earlier = shared;
    earlier.go_to(actions);
    return app::Session::open(earlier.record_to_cursor()).value();
  }
  /// What Hugo sends of it.
  static std::string sent(const app::Session& session) {
    app::GameRecord record = session.record();
    for (app::Seat& seat : record.seats) seat.far = !seat.far;
    return app::game_link(record);
  }
};

}  // namespace

TEST_CASE_FIXTURE(Opening, "a link is offered, and its game takes the table when it is accepted") {
  host.fragment = app::game_link(support::begun_session(8, 5).record());
  links.open(host.fragment);
  CHECK(parts.panels.open() == Panel::open_link);
  CHECK(length() == 3);
  CHECK_FALSE(host.fragment.empty());  // a reload asks again
  links.accept(-1);
  CHECK(length() == 8);
  CHECK(parts.panels.open() == Panel::none);
  CHECK(parts.library.games().size() == 2);
  CHECK(host.fragment.empty());
  links.accept(-1);  // nothing is offered any more
  CHECK(parts.library.games().size() == 2);
}

TEST_CASE_FIXTURE(Opening, "a link that is not wanted leaves the address, and the game stays") {
  host.fragment = app::game_link(support::begun_session(8, 5).record());
  links.open(host.fragment);
  links.withdraw();
  CHECK(host.fragment.empty());
  links.accept(-1);
  CHECK(length() == 3);
}

TEST_CASE_FIXTURE(Opening, "a broken link says so in a message") {
  links.open("g=1.nonsense");
  CHECK(parts.panels.open() == Panel::message);
  CHECK_FALSE(links.offer().offered().has_value());
}

TEST_CASE_FIXTURE(Opening, "the deal of a link goes into the form") {
  links.open(app::deal_link(support::new_record({.players = 3}, 77).spec));
  CHECK(parts.panels.open() == Panel::open_link);
  links.accept(-1);
  CHECK(parts.panels.open() == Panel::new_game);
  CHECK(parts.form.record().spec == support::new_record({.players = 3}, 77).spec);
  CHECK(length() == 3);
}

TEST_CASE_FIXTURE(Opening, "the position of a link goes into the editor, or is played at once") {
  parts.positions.open();
  parts.positions.act(ui::intent::ChangePosition::How::clear);
  parts.positions.act(ui::intent::ChangePosition::How::take);
  const std::string link = parts.set_up.link();
  parts.positions.act(ui::intent::ChangePosition::How::clear);
  parts.panels.show(Panel::none);
  links.open(link);
  links.accept(-1);
  CHECK(parts.panels.open() == Panel::set_up);
  CHECK(parts.set_up.link() == link);
  CHECK(length() == 3);
  links.open(link);
  links.accept(-1, true);
  CHECK(parts.panels.open() == Panel::none);
  CHECK_FALSE(parts.game.session().spec().position.empty());
}

TEST_CASE_FIXTURE(Opening, "a tab that only looks asks to play first, and opens the link when it does") {
  parts.game.set_owns_game(false);
  links.open(app::game_link(support::begun_session(8, 5).record()));
  links.accept(-1);
  CHECK(host.tab_takes == 1);
  CHECK(length() == 3);
  parts.game.set_owns_game(true);
  links.tab_owned();
  CHECK(length() == 8);
}

TEST_CASE_FIXTURE(Opening, "a position that is to be played is played, too, once the tab is free for it") {
  parts.positions.open();
  const std::string link = parts.set_up.link();
  parts.panels.show(Panel::none);
  parts.game.set_owns_game(false);
  links.open(link);
  links.accept(-1, true);
  parts.game.set_owns_game(true);
  links.tab_owned();
  CHECK(parts.panels.open() == Panel::none);
  CHECK_FALSE(parts.game.session().spec().position.empty());
}

TEST_CASE_FIXTURE(ByLinks, "the next link of a game by links continues it at once, in its own entry") {
  const std::size_t entries = parts.library.games().size();
  links.open(sent(shared));
  CHECK(parts.panels.open() == Panel::none);
  CHECK(length() == 6);
  CHECK(parts.library.games().size() == entries);
  CHECK(parts.game.session().seats()[0].here());
}

TEST_CASE_FIXTURE(ByLinks, "a link that is known already opens its game; an older one is offered beside it") {
  parts.game.begin_entry(support::begun_session(2, 5));
  links.open(sent(at(4)));
  CHECK(length() == 4);
  CHECK(parts.notices.text() == ui::tr(ui::words::far_same));
  links.open(sent(at(3)));
  CHECK(parts.panels.open() == Panel::open_link);
  CHECK(links.related_game().comparison.relation == app::Relation::older);
  CHECK(links.related_game().id == parts.library.playing());
}

TEST_CASE_FIXTURE(ByLinks, "a tab opened with a link that continues a game takes it from the tab that plays, once") {
  links.open_first(sent(shared));
  CHECK(links.take_tab_back());
  CHECK(host.tab_takes == 1);
  CHECK_FALSE(links.take_tab_back());
  links.open_first(app::game_link(support::begun_session(8, 5).record()));  // one that is offered does not
  CHECK_FALSE(links.take_tab_back());
}
