// Players of the tool by name, how long they think, and matches of several games at a time.
#include "cli/strength.h"

#include "cli/clock.h"
#include "cli/match.h"
#include "games/registry.h"
#include "support/check.h"
#include "support/tool.h"

using namespace cli;

TEST_CASE("a player of the tool is a level with positions or milliseconds") {
  CHECK(read_strength("hard").value().nodes == 0);
  CHECK(read_strength("hard").value().seconds == 0);
  CHECK(std::string(read_strength("frozen@7000").value().level->name) == "frozen");
  CHECK(read_strength("frozen@7000").value().nodes == 7000);
  CHECK(read_strength("normal:50").value().nodes == 50);
  CHECK(read_strength("best@35ms").value().seconds == doctest::Approx(0.035));
  CHECK(read_strength("best@35ms").value().nodes == 0);
  CHECK(read_strength("hard").value().playing().style == 0);
  CHECK(read_strength("hard/2@50").value().playing().style == 2);
  CHECK(read_strength("hard/2@50").value().nodes == 50);
  for (const char* wrong : {"", "nobody", "hard/", "hard/0", "hard/8@50", "hard@50/1", "hard@", "hard@0", "hard@ms",
                            "hard@-1", "hard@1000001", "hard@600001ms", "hard@1.5", "hard:5ms", "hard@5ms5", "@5"}) {
    CAPTURE(wrong);
    CHECK_FALSE(read_strength(wrong).ok());
  }
}

TEST_CASE("a style that a game does not have ends a match with a sentence") {
  for (const auto& game : games::all_recorded()) {
    const auto dealer = support::dealer(game, {});
    CAPTURE(game.name);
    const int styles = games::find(game.name)->styles;
    for (int style = 1; style <= base::kMostStyles; ++style) {
      const Pairing pairing{.names = {"easy/" + std::to_string(style), "easy"}};
      CHECK(play_match(*dealer, pairing, 2, 3, 1).wrong.has_value() == (style > styles));
    }
  }
}

TEST_CASE("the reference levels are not levels of a seat") {
  for (const char* name : {"frozen", "best"}) {
    CHECK(base::find_level(name) == nullptr);
    CHECK(base::find_level_or_yardstick(name) != nullptr);
  }
  CHECK(base::find_level_or_yardstick("hard") == base::find_level("hard"));
}

TEST_CASE("a budget in time is kept by every game, and time used is counted") {
  for (const auto& game : games::all_recorded()) {
    const auto table = support::dealer(game, {})->deal("t", 5, "five");
    const auto player = make_player("frozen@20ms");
    REQUIRE(player.ok());
    for (std::uint64_t ply = 0; ply < 6 && !table->over(); ++ply) REQUIRE_FALSE(player.value()->play(*table, ply));
    CAPTURE(game.name);
    CHECK(player.value()->plies() >= 1);
    // Generous: a deck of decisions in a turn, on a machine that does other things.
    CHECK(player.value()->seconds() < 6 * 0.2);
  }
}

TEST_CASE("a match of several games at a time comes to the same score") {
  const auto dealer = support::dealer(*games::find_recorded("splendor"), {"--players", "3"});
  for (const bool one : {false, true}) {
    const Pairing pairing{.names = {"easy", "random"}, .one = one};
    const MatchScore alone = play_match(*dealer, pairing, 8, 3, 1), together = play_match(*dealer, pairing, 8, 3, 3);
    CHECK(alone.games() == (one ? 9 : 8));
    CHECK(alone.deals == together.deals);
    CHECK(alone.a == together.a);
    CHECK(alone.used[0].plies == together.used[0].plies);
    CHECK(alone.used[0].plies * (one ? 2 : 1) > 100);
    CHECK(alone.used[0].seconds > 0);
  }
  CHECK(play_match(*dealer, {.names = {"easy", "cmd:exit 3"}}, 2, 3, 2).wrong);
}

TEST_CASE("the network is measured where a game has one") {
  base::RandomSource first(3), second(3);
  for (const auto& game : games::all_recorded()) {
    const auto dealer = support::dealer(game, {});
    CHECK(dealer->judged_game(first) == dealer->judged_game(second));
  }
}

TEST_CASE("the strongest search is measured in games with itself") {
  base::RandomSource first(3), second(3);
  for (const auto& game : games::all_recorded()) {
    const auto dealer = support::dealer(game, {});
    const std::uint64_t once = dealer->searched_game(300, first);
    CHECK(once > 0);
    CHECK(once == dealer->searched_game(300, second));
  }
}
