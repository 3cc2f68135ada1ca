// Every game of this build, the third game of tests/support/pairs included, through all generic code: sessions, undo, links,
// saves, the worker's protocol, records, replay, perft and self-play.
#include <array>

#include "app/computer.h"
#include "app/link.h"
#include "app/save.h"
#include "base/words.h"
#include "cli/players.h"
#include "engine/game_of.h"
#include "games/records.h"
#include "support/any_game.h"
#include "support/pairs/game.h"
#include "support/polled.h"

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

TEST_CASE("every game: undo and redo of a session, its link and its save") {
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

TEST_CASE(
    "every game is over with its 4,000th action at the latest, goes on from the one before, and is read back so") {
  int at_bound = 0;
  for (const engine::GameType& type : games::all()) {
    CAPTURE(type.name);
    app::Session session = support::session_of_first_actions(type);
    const app::Game& end = session.position();
    CHECK(session.length() <= app::kMaxActions);
    CHECK(end.over());
    CHECK(end.at_bound() == (session.length() == app::kMaxActions));
    CHECK(end.legal_count() == 0);
    CHECK(end.starts_ply());
    CHECK_FALSE(end.last_round());
    CHECK((end.winners() >> end.players()) == 0);
    CHECK(end.clone()->at_bound() == end.at_bound());
    CHECK_FALSE(session.person_to_act());
    CHECK_FALSE(session.computer_to_act());
    CHECK_FALSE(session.play("").ok());
    at_bound += end.at_bound() ? 1 : 0;

    const auto opened = app::Session::open(session.record());
    REQUIRE(opened.ok());
    const auto saved = app::read_save(app::save_text(session));
    REQUIRE(saved.ok());
    const auto linked = app::read_link(app::game_link(session));
    REQUIRE(linked.ok());
    const std::array<const app::Game*, 3> all_read{&opened.value().position(), &saved.value().position(),
                                                   linked.value().position.get()};
    for (const app::Game* read : all_read) {
      CHECK(read->at_bound() == end.at_bound());
      CHECK(read->over());
      CHECK(read->winners() == end.winners());
      CHECK(read->hash() == end.hash());
    }
    const std::string asked = std::to_string(end.to_act()) + " hard 0 1 " + app::game_link(session);
    CHECK(app::computer_answer(asked) == "error The game is over.");

    const unsigned winners = end.winners();
    session.undo();
    CHECK_FALSE(session.position().over());
    CHECK(session.person_to_act());
    session.play(0);
    CHECK(session.position().over());
    CHECK(session.position().winners() == winners);
  }
  CHECK(at_bound > 0);
}

TEST_CASE("a game that comes to its bound within a turn is over there, with the winners as things stand") {
  const pairs::State start = pairs::Game::new_game({}, pairs::shuffle_deal({}, 1));
  engine::GameOf<pairs::Game> game(start, 1), unbounded(start);
  for (engine::GameOf<pairs::Game>* one : {&game, &unbounded}) one->apply(one->find("draw").value());
  CHECK(game.over());
  CHECK(game.at_bound());
  CHECK(game.winners() == 0b11);
  CHECK(game.starts_ply());
  CHECK(game.find("keep").error() == engine::messages::game_is_over);
  CHECK_FALSE(unbounded.over());
  CHECK_FALSE(unbounded.at_bound());
  CHECK_FALSE(unbounded.starts_ply());
}

TEST_CASE("every game: a computer player answers the worker's requests, at every level") {
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

TEST_CASE("every game: a search says again and again that it goes on, and answers the same") {
  for (const engine::GameType& type : games::all()) {
    CAPTURE(type.name);
    app::Session session = support::session_of(type, {"", "normal"}, 0);
    session.play(0);
    while (!session.computer_to_act()) session.play(0);
    std::string judged;
    if (session.position().legal_count() > 1) {
      app::Session later = session;
      later.play(1);
      later.go_to(session.cursor());
      judged = app::judge_request(later);
    }
    for (const std::string& request :
         {app::computer_request(session), app::weigh_request(session, -1), app::advice_request(session), judged}) {
      if (request.empty()) continue;
      CAPTURE(request);
      const support::Polled progress;
      const std::string answer = app::computer_answer(request, &progress);
      CHECK(answer == app::computer_answer(request));
      base::Fields words(answer, ' ');
      if (words.next() == "ok")
        CHECK(progress.times >= *base::read_number(words.next()) / support::kPositionsBetween);
      else if (type.name != "pairs")  // which searches nothing
        CHECK(progress.times >= 5000 / support::kPositionsBetween / 4);
    }
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
