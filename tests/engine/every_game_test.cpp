// Every game of this build, the third game of tests/support/pairs among them, through everything that serves any game:
// sessions, undo, links, saves, computer players by text, records, replay, perft and games of computer players.
#include "app/computer.h"
#include "app/link.h"
#include "app/save.h"
#include "cli/players.h"
#include "games/records.h"
#include "support/any_game.h"

TEST_CASE("the registry: numbers and names are all different, and the first is number 0") {
  REQUIRE(games::all().size() == games::all_recorded().size());
  CHECK(games::find(engine::GameKind{}) == &games::all().front());
  CHECK(games::find("pairs") != nullptr);
  CHECK(games::find("chess") == nullptr);
  for (std::size_t i = 0; i < games::all().size(); ++i) {
    CHECK(games::find(games::all()[i].kind) == &games::all()[i]);
    CHECK(games::find(games::all()[i].name) == &games::all()[i]);
    CHECK(games::all_recorded()[i].name == games::all()[i].name);
  }
}

TEST_CASE("every game: a session goes back and on again, through a link and a save") {
  for (const engine::GameType& type : games::all()) {
    CAPTURE(type.name);
    app::Session session = support::session_of(type, {"", ""});
    CHECK(games::find(session.spec().kind) == &type);
    const std::uint64_t end = session.position().hash();
    while (session.can_undo()) session.undo();
    CHECK(session.cursor() == 0);
    while (session.can_redo()) session.redo();
    CHECK(session.position().hash() == end);

    const auto link = app::read_link(app::game_link(session));
    REQUIRE(link.ok());
    CHECK(link.value().record.actions == session.record().actions);
    CHECK(link.value().position->hash() == end);
    CHECK(app::game_link(link.value().record) == app::game_link(session));
    const auto deal = app::read_link(app::deal_link(session.spec()));
    REQUIRE(deal.ok());
    CHECK(deal.value().record.spec == session.spec());

    const auto saved = app::read_save(app::save_text(session));
    REQUIRE(saved.ok());
    CHECK(saved.value().record() == session.record());
    CHECK(saved.value().position().hash() == end);
  }
}

TEST_CASE("every game: a computer player answers what the worker is asked, at every level") {
  for (const engine::GameType& type : games::all())
    for (const base::Level& level : base::kLevels) {
      CAPTURE(type.name);
      CAPTURE(level.name);
      app::Session session = support::session_of(type, {"", level.name}, 0);
      session.play(0);
      while (!session.computer_to_act()) session.play(0);
      std::string request = app::computer_request(session);
      const std::string words = " 0 ";
      request.replace(request.find(words), words.size(), " 20 ");  // not the level's own number: that takes long
      const std::string answer = app::computer_answer(request);
      CHECK(session.position().find(app::action_in(answer)).ok());
    }
}

TEST_CASE("every game: games of computer players are records that replay to the same end") {
  for (const engine::RecordedType& type : games::all_recorded()) {
    CAPTURE(type.name);
    base::Arguments none(0, nullptr);
    const auto dealer = type.dealer(none);
    REQUIRE(dealer);
    const auto table = dealer->deal("x", 7, "seven");
    base::RandomSource random(1);
    while (!table->over()) cli::play_ply(*table, *base::find_level("easy"), 0, random.next());
    const auto read = base::parse_object(base::to_line(table->result(false)));
    REQUIRE(read.ok());
    const auto answer = type.replay(read.value());
    CHECK_MESSAGE(answer.ok, base::to_line(answer.json));
    const auto early = type.table(read.value(), 3);
    REQUIRE(early.ok());
    CHECK(early.value()->plies() == 3);
    CHECK(early.value()->perft(1) > 0);
    CHECK(early.value()->perft(2) >= early.value()->perft(1));
    CHECK(dealer->random_game(random) > 3);
  }
}
