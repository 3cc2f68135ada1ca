// What the player enters goes where it belongs: a game of the library, the form, the position that is set up. Without ui::App.
#include "app/people.h"
#include "support/check.h"
#include "support/game_parts.h"
#include "support/games.h"
#include "ui/words.h"

namespace {

struct Naming : support::PartsAlone {
  ui::NewGameForm& form = parts.form;
  ui::SetUp& set_up = parts.set_up;
  ui::Names& names = parts.names;

  Naming() : PartsAlone(3) { form.reset(&session(), 1); }
};

}  // namespace

TEST_CASE_FIXTURE(Naming, "a game of the library is asked for its name, and gets the answer") {
  const app::Library::Game game = *parts.library.find(parts.library.playing());
  names.ask_for_game(game);
  REQUIRE(host.questions.size() == 1);
  names.hear(host.questions.back().id, "With Ana", true);
  CHECK(parts.library.find(game.id)->name == "With Ana");
  host.store_result = app::StoreResult::full;
  names.hear(host.questions.back().id, "With Ben", false);
  CHECK(parts.notices.text() == ui::tr(ui::words::storage_full));
}

TEST_CASE("of those who share a victory whoever is named You comes first") {
  const app::Session session = support::new_session({.players = 2}, 3, {"easy", ""});
  REQUIRE(ui::is_you(session.seats(), 1));
  const std::string shared = ui::victory_words(session.spec().kind, session.seats(), 3);
  CHECK(shared.find(ui::seat_name(session, 1)) < shared.find(ui::seat_name(session, 0)));
}

TEST_CASE_FIXTURE(Naming, "a person's name goes into the form and is kept on the device") {
  names.bring_people();
  names.hear("name:1", "Ana", false);
  CHECK(form.record().seats.front().name == "Ana");
  CHECK(app::load_people(host).front().name == "Ana");
}

TEST_CASE_FIXTURE(Naming, "while a position is set up a name is one of its players") {
  set_up.open(parts.game.session(), -1, true);
  const std::string before = form.record().seats.front().name;
  names.hear("name:1", "Ana", true);
  CHECK(form.record().seats.front().name == before);
  CHECK(set_up.record(1).seats.front().name == "Ana");
}

TEST_CASE_FIXTURE(Naming, "a seed goes into the form, also while a position is set up; one that is none says why") {
  const std::uint64_t before = form.record().spec.seed;
  names.hear("seed", "some words", true);
  const std::uint64_t chosen = form.record().spec.seed;
  CHECK(chosen != before);
  names.hear("seed", std::string(201, 'x'), false);
  CHECK(form.record().spec.seed == chosen);
  CHECK_FALSE(parts.notices.text().empty());
}
