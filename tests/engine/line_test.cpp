// Lines of play: legal, short, and without anything that their seat cannot know.
#include "app/computer.h"
#include "app/link.h"
#include "games/registry.h"
#include "support/any_game.h"
#include "support/check.h"
#include "support/games.h"

namespace {

/// Plays it from there on, where everything that the seat cannot know is dealt anew; turns in it after the first action.
int turns_of(const engine::Game& start, const std::string& action, const std::vector<std::string>& line,
             std::uint64_t seed) {
  const auto game = start.dealt_anew(start.to_act(), seed);
  int turns = 0;
  const auto play = [&](const std::string& text) {
    CAPTURE(text);
    REQUIRE_FALSE(game->over());
    const auto index = game->find(text);
    REQUIRE(index.ok());
    game->apply(index.value());
  };
  play(action);
  for (const std::string& next : line) {
    turns += game->starts_ply() ? 1 : 0;
    play(next);
  }
  return turns;
}

}  // namespace

TEST_CASE("a line of play is legal for all hidden cards, in every set-up, and some turns long at most") {
  std::size_t with_line = 0, all = 0;
  for (const app::Session& game : support::golden_sessions()) {
    app::Session session = game;
    session.go_to(session.length() / 2);
    const engine::Game& position = session.position();
    const engine::Thought thought = position.think(base::strongest_level(), 2000, 5);
    ++all;
    with_line += thought.line.empty() ? 0 : 1;
    for (std::uint64_t seed = 100; seed < 103; ++seed) {
      CHECK(turns_of(position, thought.action, thought.line, seed) <= engine::kLineTurns);
      for (const auto& other : thought.others)
        CHECK(turns_of(position, other.action, other.line, seed) <= engine::kLineTurns);
    }
  }
  CHECK(with_line * 3 > all);  // not inside a turn, nor where everything hangs on the next card
}

TEST_CASE("a game dealt anew looks the same to its seat: the same actions with the same texts") {
  for (const app::Session& game : support::golden_sessions()) {
    app::Session session = game;
    session.go_to(session.length() / 3);
    const engine::Game& position = session.position();
    const auto anew = position.dealt_anew(position.to_act(), 9);
    REQUIRE(anew->legal_count() == position.legal_count());
    for (int i = 0; i < position.legal_count(); ++i) CHECK(anew->action_text(i) == position.action_text(i));
    CHECK(anew->to_act() == position.to_act());
  }
}

TEST_CASE("a line of play does not depend on what the player may not know") {
  const app::Session session = support::session_where([](const engine::GameOf<splendor::Game>& game) {
    const splendor::PlayerState& rival = game.state().players[game.state().to_act == 0 ? 1 : 0];
    return game.state().phase == splendor::Phase::turn && game.state().setup.players == 2 && rival.blind != 0;
  });
  const engine::Game& position = session.position();
  const auto told = position.think(base::strongest_level(), 600, 3);
  for (std::uint64_t seed = 1; seed <= 5; ++seed) {
    const auto again = position.dealt_anew(position.to_act(), seed)->think(base::strongest_level(), 600, 3);
    CHECK(again.action == told.action);
    CHECK(again.line == told.line);
  }
}

TEST_CASE("if all actions are requested, they come with their values, the best first") {
  for (const engine::GameType& type : games::all()) {
    CAPTURE(type.name);
    const auto game = type.start(type.parse_options("players=2").value(), 21);
    REQUIRE(game);
    const engine::Game& position = *game.value();
    const auto few = position.think(base::strongest_level(), 400, 3);
    if (few.chances.empty()) continue;  // a game that compares nothing
    const auto all = position.think(base::strongest_level(), 400, 3, 1, {.about = {}, .all = true});
    CHECK(all.action == few.action);
    CHECK(all.others.size() > 3);
    for (std::size_t i = 0; i < all.others.size(); ++i) {
      CHECK(position.find(all.others[i].action).ok());
      CHECK(all.others[i].action != all.action);
      if (i > 0) CHECK(all.others[i].value <= all.others[i - 1].value);
    }
  }
}

TEST_CASE("an action that is asked about comes with its own line") {
  const app::Session session = support::played_session({}, 11, support::sensible_action, 20);
  const engine::Game& position = session.position();
  const std::string best = position.think(base::strongest_level(), 8000, 3).action;
  const std::string text = position.action_text(position.action_text(0) == best ? 1 : 0);
  const auto thought = position.think(base::strongest_level(), 8000, 3, 1, {.about = text});
  REQUIRE(thought.asked);
  CHECK(thought.asked->action == text);
  CHECK_FALSE(thought.asked->line.empty());
  turns_of(position, text, thought.asked->line, 4);
}
