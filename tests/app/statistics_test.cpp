// Statistics: what counts, the totals, and the text format.
#include "app/statistics.h"

#include "app/link.h"
#include "games/registry.h"
#include "support/check.h"
#include "support/games.h"
#include "support/hostile.h"

using app::FinishedGame;
using app::Statistics;

namespace {

const engine::GameType& kOtherGame = games::all().back();

FinishedGame::Place person(bool won, std::optional<int> score = 15, std::string name = {}) {
  return {.seat = {.name = std::move(name), .level = {}}, .won = won, .score = score};
}
FinishedGame::Place computer(std::string level, bool won, std::optional<int> score = 12) {
  return {.seat = {.name = {}, .level = std::move(level)}, .won = won, .score = score};
}
FinishedGame duel(std::uint64_t seed, bool won, int score, int rounds, std::string level = "normal") {
  return {.spec = {.kind = engine::kind_of<splendor::Game>(), .options = 0, .seed = seed},
          .rounds = rounds,
          .places = {person(won, score), computer(std::move(level), !won)}};
}

app::Session finished(const std::vector<std::string>& levels, std::uint64_t seed) {
  app::Session session = support::new_session({}, seed, levels);
  support::play_on(session, support::sensible_action, seed);
  REQUIRE(session.position().over());
  return session;
}

}  // namespace

TEST_CASE("a finished game is recorded with its places, scores and rounds") {
  const app::Session session = finished({"", "easy"}, 4);
  const FinishedGame game = app::finished_game(session);
  CHECK(game.spec == session.spec());
  REQUIRE(game.places.size() == 2);
  CHECK(game.places[0].seat.person());
  CHECK(game.places[1].seat.level == "easy");
  const auto& state = support::typed(session.position()).state();
  for (std::size_t seat = 0; seat < 2; ++seat) {
    CHECK(game.places[seat].score == int{state.players[seat].prestige});
    CHECK(game.places[seat].won == ((session.position().winners() >> seat & 1) != 0));
  }
  CHECK(game.rounds * 2 == state.turns);
}

TEST_CASE("[base.bound] a game that ended at its bound counts as finished, and can be written and read") {
  const app::Session session = support::session_at_bound("easy");
  const FinishedGame game = app::finished_game(session);
  for (std::size_t seat = 0; seat < 2; ++seat)
    CHECK(game.places[seat].won == ((session.position().winners() >> seat & 1) != 0));
  CHECK(game.places[0].won != game.places[1].won);
  Statistics statistics;
  CHECK(statistics.add(game));
  CHECK(Statistics::read(statistics.text()).games().size() == 1);
}

TEST_CASE("totals of games alone: by level, best score, fewest rounds, streaks of victories") {
  Statistics statistics;
  int seed = 0;
  const auto play = [&](bool won, int score, int rounds, const char* level) {
    CHECK(statistics.add(duel(static_cast<std::uint64_t>(++seed), won, score, rounds, level)));
  };
  play(true, 15, 31, "easy");
  play(true, 17, 27, "normal");
  play(false, 19, 20, "hard");
  play(true, 16, 30, "normal");
  const app::Summary sum = statistics.summary(engine::kind_of<splendor::Game>());
  CHECK(sum.alone == app::Tally{4, 3});
  CHECK(sum.against[0] == app::Tally{});
  CHECK(sum.against[1] == app::Tally{1, 1});
  CHECK(sum.against[2] == app::Tally{2, 2});
  CHECK(sum.against[3] == app::Tally{1, 0});
  CHECK(sum.streak == 1);
  CHECK(sum.best_streak == 2);
  CHECK(sum.best_score == 19);
  CHECK(sum.fewest_rounds == 27);  // of those won
  CHECK(sum.together == 0);
  CHECK(statistics.summary(kOtherGame.kind).alone == app::Tally{});
}

TEST_CASE("a game against several levels counts under the strongest") {
  Statistics statistics;
  FinishedGame game{.spec = {.kind = engine::kind_of<splendor::Game>(), .options = 1, .seed = 1},
                    .rounds = 25,
                    .places = {computer("hard", false), person(true), computer("easy", false)}};
  CHECK(statistics.add(game));
  CHECK(statistics.summary(engine::kind_of<splendor::Game>()).against[3] == app::Tally{1, 1});
  CHECK(statistics.summary(engine::kind_of<splendor::Game>()).against[1] == app::Tally{});
}

TEST_CASE("games among persons count for their names, shared victories for all who share") {
  Statistics statistics;
  const auto play = [&](std::uint64_t seed, bool anna, bool ben) {
    CHECK(statistics.add({.spec = {.kind = kOtherGame.kind, .options = 0, .seed = seed},
                          .rounds = 9,
                          .places = {person(ben, std::nullopt, "Ben"), person(anna, std::nullopt, "Anna"),
                                     person(false, std::nullopt)}}));
  };
  play(1, true, true);
  play(2, true, false);
  const app::Summary sum = statistics.summary(kOtherGame.kind);
  CHECK(sum.alone.played == 0);
  CHECK(sum.together == 2);
  REQUIRE(sum.people.size() == 2);
  CHECK(sum.people[0].name == "Anna");
  CHECK(sum.people[0].tally == app::Tally{2, 2});
  CHECK(sum.people[1].tally == app::Tally{2, 1});
  CHECK_FALSE(sum.best_score.has_value());
}

TEST_CASE("a deal counts once for the same players, and not without any person") {
  Statistics statistics;
  CHECK(statistics.add(duel(1, false, 10, 30)));
  CHECK_FALSE(statistics.add(duel(1, true, 16, 28)));  // undone, or played again with the cards known
  CHECK(statistics.add(duel(1, true, 16, 28, "hard")));
  CHECK(statistics.add(duel(2, true, 16, 28)));
  CHECK(statistics.summary(engine::kind_of<splendor::Game>()).alone == app::Tally{3, 2});
  FinishedGame computers = duel(3, true, 15, 25);
  computers.places[0] = computer("easy", true);
  CHECK_FALSE(statistics.add(computers));
}

TEST_CASE("statistics read back what was written, names and all") {
  Statistics statistics;
  for (std::uint64_t seed = 1; seed <= 30; ++seed) {
    app::Session session = finished(
        seed % 3 == 0 ? std::vector<std::string>{"", ""} : std::vector{std::string(), std::string("easy")}, seed);
    support::set_seat(session, 0, {.name = seed % 2 == 0 ? "Zoé won 3" : "", .level = ""});
    CHECK(statistics.add(app::finished_game(session)));
  }
  const Statistics read = Statistics::read(statistics.text());
  CHECK(read.games() == statistics.games());
  CHECK(read.text() == statistics.text());
}

TEST_CASE("beyond the limit the oldest games are dropped") {
  Statistics statistics;
  for (std::uint64_t seed = 1; seed <= Statistics::kMost + 5; ++seed) CHECK(statistics.add(duel(seed, true, 15, 20)));
  CHECK(statistics.games().size() == Statistics::kMost);
  CHECK(statistics.games().front().spec.seed == 6);
}

TEST_CASE("lines that are not understood stay, and do no harm") {
  Statistics statistics;
  statistics.add(duel(1, true, 15, 20));
  const std::string line = statistics.text();
  const std::string deal = app::deal_link(duel(1, true, 15, 20).spec);
  for (const std::string& strange :
       {std::string("v2 of this"), deal, deal + "\t20", deal + "\t20\tperson won 15",
        deal + "\t0\tperson won 15\tnormal lost 12", deal + "\t20\tperson tied 15\tnormal lost 12",
        deal + "\t20\tperson won x\tnormal lost 12", deal + "\t20\tperson won 15\tgenius lost 12",
        deal + "\t20\teasy won 15\tnormal lost 12", deal + "\t20\tperson won 9999\tnormal lost 12"}) {
    CAPTURE(strange);
    const Statistics read = Statistics::read(strange + '\n' + line);
    CHECK(read.games() == statistics.games());
    CHECK(read.text() == strange + '\n' + line);
  }
}

TEST_CASE("corrupted statistics are read without harm, and what was read is written the same way") {
  Statistics statistics;
  for (std::uint64_t seed = 1; seed <= 5; ++seed) statistics.add(duel(seed, seed % 2 == 0, 15, 20));
  base::RandomSource random(11);
  for (int i = 0; i < 2000; ++i) {
    const std::string text = Statistics::read(support::mutated(statistics.text(), random)).text();
    CHECK(Statistics::read(text).text() == text);
  }
}
