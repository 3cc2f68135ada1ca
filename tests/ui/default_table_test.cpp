// The table of games that have none of their own, as plain data: here of Splendor, which has the longest lists of actions.
#include "ui/default_table.h"

#include <bit>
#include <set>

#include "support/check.h"
#include "support/games.h"
#include "support/paper.h"
#include "ui/default_form.h"

using namespace ui::default_table;

namespace {

std::vector<std::string> actions_on(const View& view) {
  std::vector<std::string> ids;
  for (const ui::Control& control : view.controls)
    if (control.id.rfind("act:", 0) == 0) ids.push_back(control.id);
  return ids;
}

bool has(const View& view, std::string_view id) {
  return std::any_of(view.controls.begin(), view.controls.end(), [&](const auto& one) { return one.id == id; });
}

}  // namespace

TEST_CASE("the default table has a button for every action, on pages that wrap around, at every size") {
  const support::Paper paper;
  const app::Session session = support::begun_session(9);
  const Position position = position_of({.session = session, .viewer = -1, .may_act = true});
  REQUIRE(position.actions.size() > 20);
  for (const ui::Rect& window : {ui::Rect{0, 0, 1920, 1080}, ui::Rect{0, 0, 640, 360}, ui::Rect{0, 0, 360, 640}}) {
    CAPTURE(window.w);
    Selection selection;
    const View first = make_view(position, selection, window, paper.canvas());
    std::set<std::string> seen;
    ui::Intents intents;
    for (int pages = 0; pages < 40; ++pages) {
      const View view = make_view(position, selection, window, paper.canvas());
      for (const std::string& id : actions_on(view)) seen.insert(id);
      selection = reduce(selection, "actions:more", position, intents);
    }
    CHECK(seen.size() == position.actions.size());
    CHECK(has(first, "actions:more") == (actions_on(first).size() < position.actions.size()));
    CHECK(first.words.groups.front().actions.size() == position.actions.size());
    const Selection last = reduce({}, "actions:back", position, intents);
    if (has(first, "actions:more"))
      CHECK(actions_on(make_view(position, last, window, paper.canvas())).back() ==
            "act:" + std::to_string(position.actions.size() - 1));
    CHECK_FALSE(intents.play);
  }
}

TEST_CASE("a press on the default table plays its action, and nothing else does") {
  const app::Session session = support::begun_session(9);
  const Position position = position_of({.session = session, .viewer = -1, .may_act = true});
  ui::Intents intents;
  for (const char* press : {"act:", "act:-1", "act:x", "act:99999", "act", "player:1", ""})
    reduce({}, press, position, intents);
  CHECK_FALSE(intents.play);
  reduce({}, "act:3", position, intents);
  CHECK(intents.play == 3);
}

TEST_CASE("the default table says whose turn it is, and offers actions only to the player who may act") {
  const support::Paper paper;
  app::GameRecord record = support::begun_session(3).record();
  record.seats[1].name = "Ben";
  const app::Session session = app::Session::open(record).value();
  CHECK(status({.session = session, .viewer = -1, .may_act = true}) == "Ben\u00a0to play: choose an action");
  CHECK(status({.session = session, .viewer = 1, .may_act = true}) == "Your turn: choose an action");
  const ui::Moment reading{.session = session, .viewer = 0, .may_act = false};
  CHECK(status(reading) == "Ben\u00a0to play");
  CHECK(make_view(position_of(reading), {}, {0, 0, 1280, 720}, paper.canvas()).controls.empty());
}

TEST_CASE("the default end lists winners first, then points, equals with the same rank") {
  // Two with the most points, of whom one wins by fewer cards.
  ui::GameScreen::Ending end;
  std::optional<app::Session> found;
  for (std::uint64_t seed = 1; end.rows.empty() || end.rows[0].score != end.rows[1].score; ++seed) {
    REQUIRE(seed < 500);
    found = support::played_session({.players = 4}, seed, support::sensible_action);
    if (found->position().over() && std::has_single_bit(found->position().winners()))
      end = ending({.session = *found, .viewer = -1});
  }
  const app::Session& session = *found;
  REQUIRE(end.rows.size() == 4);
  for (std::size_t i = 0; i < 4; ++i) {
    CHECK((end.rows[i].rank == 1) == ((session.position().winners() >> end.rows[i].seat & 1) != 0));
    if (i > 0) CHECK(end.rows[i - 1].rank <= end.rows[i].rank);
    if (i > 1) CHECK(end.rows[i - 1].score >= end.rows[i].score);
  }
  CHECK(end.title.find(end.rows[0].name) == 0);
}

TEST_CASE("the default table says that a game ended at its bound, by which ruling, and so does its help") {
  const support::Paper paper;
  const app::Session session = support::session_at_bound();
  const ui::Moment moment{.session = session, .viewer = -1};
  for (const base::Language language : base::kEveryLanguage) {
    ui::set_language(language);
    const std::string words = ui::tr(ui::words::ended_at_bound);
    CHECK(status(moment).find(ending(moment).title + ". " + words) == 0);
    CHECK(make_view(position_of(moment), {}, {0, 0, 1280, 720}, paper.canvas()).words.groups.front().title ==
          status(moment));
    CHECK(ending(moment).rows.front().rank == 1);
    const ui::HelpItem ruling = help("Splendor").front().items.back();
    CHECK((ruling.kind == ui::HelpItem::Kind::ruling));
    CHECK(ruling.text == ui::tr(ui::words::default_help_bound));
  }
  ui::set_language(base::Language::en);
}

TEST_CASE("the default form takes as many players as the game does, and keeps the other options of a deal") {
  ui::DefaultForm form(engine::kind_of<splendor::Game>());
  CHECK(form.record(7).seats.size() == 2);
  for (int i = 0; i < 9; ++i) form.press("add");
  CHECK(form.record(7).seats.size() == 5);
  for (int i = 0; i < 9; ++i) form.press("remove:1");
  CHECK(form.record(7).seats.size() == 2);
  const app::GameSpec spec = support::new_record({.players = 4, .modules = 6}, 7).spec;
  form.take_deal(spec);
  CHECK(form.record(7).spec == spec);
  form.press("remove:1");
  CHECK(form.record(7).spec == support::new_record({.players = 3, .modules = 6}, 7).spec);
  CHECK(ui::default_setup_words(spec) == "4 players modules=strongholds,cities edition=2024");
}
