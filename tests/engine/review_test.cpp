// What follows from judged decisions, and judging them through the rules of each game.
#include "engine/review.h"

#include <set>

#include "support/any_game.h"
#include "support/check.h"
#include "support/games.h"

using engine::JudgedDecision;

namespace {

JudgedDecision decision(std::size_t index, int seat, double played, double best, double chance_of_first) {
  JudgedDecision judged{.index = index, .seat = seat, .played = "pass", .best = "pass"};
  judged.played_value = played;
  judged.best_value = best;
  judged.chances = {chance_of_first, 1 - chance_of_first};
  judged.reveals = true;
  return judged;
}

}  // namespace

TEST_CASE("the worst decisions are those of the greatest loss, and small losses are no mistakes") {
  const std::vector<JudgedDecision> game{decision(0, 0, 0.50, 0.52, 0.52), decision(1, 1, 0.40, 0.50, 0.50),
                                         decision(2, 0, 0.60, 0.65, 0.65), decision(3, 1, 0.10, 0.30, 0.70)};
  CHECK(engine::worst_decisions(game, 3) == std::vector<std::size_t>{3, 1, 2});
  CHECK(engine::worst_decisions(game, 1) == std::vector<std::size_t>{3});
  CHECK(engine::worst_decisions({}, 3).empty());
  // Those of the first player before those of the other, who lost more.
  CHECK(engine::worst_decisions(game, 3, 0b01) == std::vector<std::size_t>{2, 3, 1});
  CHECK(engine::worst_decisions(game, 1, 0b01) == std::vector<std::size_t>{2});
}

TEST_CASE("luck is the change between two decisions, apart from the first decision itself") {
  // The first player gives away ten of a hundred; then a card comes that is worth twenty to the second.
  std::vector<JudgedDecision> game{decision(0, 0, 0.50, 0.60, 0.60), decision(1, 1, 0.70, 0.70, 0.30)};
  const auto luck = engine::greatest_luck(game);
  REQUIRE(luck);
  CHECK(luck->place == 0);
  CHECK(luck->seat == 1);
  CHECK(luck->gain == doctest::Approx(0.20));
  // Where nothing was revealed it is the search that sees more.
  game[0].reveals = false;
  CHECK_FALSE(engine::greatest_luck(game));
  game[0].reveals = true;
  // A mistake alone is not luck of the other player.
  game[1] = decision(1, 1, 0.50, 0.50, 0.50);
  CHECK_FALSE(engine::greatest_luck(game));
  CHECK_FALSE(engine::greatest_luck({}));
}

TEST_CASE("in every game cards turned up or drawn reveal something, tokens that change hands do not") {
  const std::set<std::string> open{"collect", "take", "return", "give", "medal", "pass"};
  for (const engine::GameType& type : games::all()) {
    CAPTURE(type.name);
    int reveal = 0;
    for (std::uint64_t seed = 0; seed < 5; ++seed) {
      app::Session session = support::session_of(type, {"", ""}, 0);
      for (base::RandomSource random(seed); !session.position().over();) {
        const engine::Game& game = session.position();
        const int action = static_cast<int>(random.below(static_cast<std::uint32_t>(game.legal_count())));
        const std::string text = game.action_text(action);
        CAPTURE(text);
        if (open.count(text.substr(0, text.find(' '))) == 0)
          reveal += game.reveals(action) ? 1 : 0;
        else
          CHECK_FALSE(game.reveals(action));
        session.play(action);
      }
    }
    CHECK(reveal > 0);
  }
}

TEST_CASE("accuracy is 100 without a loss, 80 with a loss of five in a hundred, and of one seat alone") {
  const std::vector<JudgedDecision> game{decision(0, 0, 0.60, 0.60, 0.60), decision(1, 1, 0.45, 0.50, 0.50)};
  CHECK(*engine::accuracy(game, 0) == doctest::Approx(100));
  CHECK(*engine::accuracy(game, 1) == doctest::Approx(80).epsilon(0.001));
  CHECK_FALSE(engine::accuracy({game[0]}, 1));
}

TEST_CASE(
    "in every set-up a decision is judged: the best is legal, not worse than what was played, and chances sum to 1") {
  const base::Level& level = base::strongest_level();
  int judged_games = 0, told_apart = 0;
  for (const app::Session& game : support::golden_sessions()) {
    app::Session session = game;
    session.go_to(session.length() / 2);
    const std::string played = session.action_text(session.cursor());
    CAPTURE(played);
    const auto judged = engine::judge(session.position(), played, level, 200, 5);
    if (!judged) continue;
    ++judged_games;
    CHECK(judged->seat == session.position().to_act());
    CHECK(session.position().find(judged->best).ok());
    CHECK(judged->loss() >= 0);
    CHECK(judged->best_value <= 1);
    CHECK(judged->played_value >= 0);
    CHECK((judged->best == judged->played) == (judged->loss() == 0));
    told_apart += judged->loss() > 0 ? 1 : 0;
    REQUIRE(judged->chances.size() == session.seats().size());
    double sum = 0;
    for (const double chance : judged->chances) sum += chance;
    CHECK(sum == doctest::Approx(1).epsilon(0.01));
  }
  CHECK(judged_games > 40);
  CHECK(told_apart > 10);
}

TEST_CASE("a purchase that wins at once is the best there is, and something else a great mistake") {
  // The last decision of a game that a purchase ended.
  for (const app::Session& game : support::golden_sessions()) {
    if (game.seats().size() != 2 || game.length() == 0) continue;
    app::Session session = game;
    session.go_to(session.length() - 1);
    const app::Game& before = session.position();
    if (!session.over() || before.legal_count() < 2 || before.starts_ply() == false) continue;
    const auto& end = session.position(session.length());
    if (end.winners() != 1u << before.to_act()) continue;
    const auto judged = engine::judge(before, session.action_text(session.cursor()), base::strongest_level(), 300, 1);
    if (!judged) continue;
    CHECK(judged->played_value > 0.99);
    CHECK(judged->loss() == doctest::Approx(0).epsilon(0.001));
    return;
  }
  FAIL("no golden game ends so");
}

TEST_CASE("a forced action is not judged") {
  const app::Session session = support::new_session({}, 7);
  CHECK_FALSE(engine::judge(session.position(), "fly", base::kLevels.front(), 0, 1));  // random: compares nothing
}
