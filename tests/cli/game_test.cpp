// What the commands use of a game.
#include "cli/game.h"

#include "cli/players.h"
#include "doctest/doctest.h"
#include "games/splendor/rules/random_play.h"
#include "support/data.h"
#include "support/tool.h"

using support::object;

namespace {

const engine::RecordedType& splendor_game() { return *games::find_recorded("splendor"); }

}  // namespace

TEST_CASE("replay answers in the form of the notation") {
  const auto lines = support::data_lines("games.jsonl");
  const auto answer = splendor_game().replay(object(lines.front()));
  CHECK(answer.ok);
  const std::string text = base::to_line(answer.json);
  CHECK(text.rfind(R"({"id":"E000","ok":true,"plies":60,"scores":[15,16],"winners":[1],"cards":[)", 0) == 0);
  CHECK(text.find(R"("to_act":0,"over":true,"must_pass":false,"choices":[30,27,27,)") != std::string::npos);
  CHECK(text.find(R"("hash":")") != std::string::npos);
}

TEST_CASE("replay says where a record is wrong") {
  const auto answer =
      splendor_game().replay(object(R"({"id":"bad","players":2,"seed":"Anna","plies":[["take wbg"],["take wwb"]]})"));
  CHECK_FALSE(answer.ok);
  CHECK(base::to_line(answer.json) ==
        R"({"id":"bad","ok":false,"ply":1,"action":"take wwb","error":"Two alike need a pile of four or more."})");
  CHECK(base::to_line(splendor_game().replay(object(R"({"id":7})")).json) ==
        R"({"id":7,"ok":false,"ply":0,"action":"","error":"\"players\" has to be a number from 2 to 5."})");
}

TEST_CASE("a table plays, refuses, and writes a record that replays") {
  const auto made = support::dealer(splendor_game(), {"--players", "3", "--modules", "orient,posts"});
  auto table = made->deal("t", 5, "five");
  CHECK(table->game().players() == 3);
  CHECK(table->plies() == 0);
  CHECK(table->play("take wwwww"));
  CHECK(table->plies() == 0);
  const base::Level* level = base::find_level("random");
  REQUIRE(level != nullptr);
  base::RandomSource random(1);
  while (!table->over() && table->plies() < table->most_plies()) cli::play_ply(*table, *level, 0, random.next());
  const auto answer = splendor_game().replay(object(base::to_line(table->result(!table->over()))));
  CHECK(answer.ok);
  CHECK(table->leaders().size() >= 1);
}

TEST_CASE("a win is looked for where points allow one") {
  const auto begun = support::dealer(splendor_game(), {"--players", "2"})->deal("t", 5, "five");
  CHECK_FALSE(begun->game().may_win_within(1));
  CHECK(begun->game().may_win_within(3));
}

TEST_CASE("a table from a record stands after the wanted number of plies") {
  const auto lines = support::data_lines("games.jsonl");
  const auto table = splendor_game().table(object(lines.front()), 20);
  REQUIRE(table.ok());
  CHECK(table.value()->plies() == 20);
  CHECK(table.value()->perft(1) == 23);
  CHECK(splendor_game().table(object(lines.front()), 1000).value()->over());
  CHECK_FALSE(splendor_game().table(object(R"({"players":2,"seed":"x","plies":[["fly"]]})"), 9).ok());
}

TEST_CASE("random games are the same for the same seed, and never longer than the limit") {
  const auto made = support::dealer(splendor_game(), {"--players", "2"});
  base::RandomSource first(9), second(9);
  for (int i = 0; i < 20; ++i) {
    const auto plies = made->random_game(first);
    CHECK(plies == made->random_game(second));
    CHECK(plies > 20);
    CHECK(plies <= 1000);
  }
}

TEST_CASE("players are levels with or without nodes") {
  CHECK(cli::make_player("random").ok());
  CHECK(cli::make_player("random:100").ok());
  CHECK_FALSE(cli::make_player("random:").ok());
  CHECK_FALSE(cli::make_player("random:x").ok());
  CHECK(cli::make_player("hard:1000000").ok());
  for (const char* name : {"hard:1000001", "hard:9223372036854775807", "hard:99999999999999999999"})
    CHECK(text_of(cli::make_player(name).error()).find("a number of nodes from 1 to 1000000, not") !=
          std::string::npos);
  CHECK_FALSE(cli::make_player("nobody").ok());
  CHECK_FALSE(cli::make_player("").ok());
}

TEST_CASE("games are found by name") {
  CHECK(games::find_recorded("splendor") == &splendor_game());
  CHECK(games::find_recorded("chess") == nullptr);
  CHECK(games::recorded_in(object("{}")) == &splendor_game());
  CHECK(games::recorded_in(object(R"({"game":"chess"})")) == nullptr);
  CHECK(games::recorded_in(object(R"({"game":7})")) == nullptr);
}
