// Kingdom in the tool, and its records.
#include "games/kingdom/record/record.h"

#include "cli/game.h"
#include "cli/players.h"
#include "doctest/doctest.h"
#include "games/kingdom/rules/state.h"
#include "support/hostile.h"
#include "support/tool.h"

using support::object;

namespace {

const engine::RecordedType& kingdom_game() { return *games::find_recorded("kingdom"); }

std::string replayed(const std::string& line) { return base::to_line(kingdom_game().replay(object(line)).json); }

/// A short game for two up to where an action may follow.
const std::string kStart =
    R"({"game":"kingdom","id":"k","players":2,"sections":["A1.a","A3.a"],"mysteries":false,"stack":["mushroom-1",)"
    R"("mushroom-2","mushroom-3","mushroom-4","apple-1","apple-2","apple-3","apple-4","cabbage-1","cabbage-2",)"
    R"("cabbage-3","cabbage-4","hazelnut-1","hazelnut-2","hazelnut-3","hazelnut-4","water-1","water-2","water-3",)"
    R"("water-4"],"plies":)";

}  // namespace

TEST_CASE("kingdom: replay answers, and says where a record is wrong") {
  const std::string answer =
      replayed(kStart + R"([["collect mah"],["collect y"],["move A1.a.r1 mah"]],"over":false,"winners":null})");
  CHECK(answer.rfind(
            R"({"id":"k","ok":true,"plies":3,"winners":null,"spaces":["shellbourne","gull_harbor"],"medals":[0,0],)"
            R"("tokens":["-","y"],"tiles":[["mushroom-1"],[]],"supply":"mmmaaaccchhhwwwyyyyyy","to_act":1,)"
            R"("over":false,"decisions":[[16],[16],[17]],"hash":")",
            0) == 0);
  CHECK(
      replayed(kStart + R"([["collect mah"],["collect may"]]})") ==
      R"({"id":"k","ok":false,"ply":1,"action":"collect may","error":"One collects three different resources, two alike, or one gold."})");
  CHECK(replayed(kStart + R"([["collect mah"]],"winners":[0]})").find("winners") != std::string::npos);
  CHECK(replayed(kStart + R"([["collect mah"]],"tokens":["mah","y"]})").find("tokens") != std::string::npos);
  CHECK(replayed(kStart + R"([["collect mah"]],"decisions":[[15]]})").find("decisions") != std::string::npos);
}

TEST_CASE("kingdom: a whole turn may be one list, several, or actions by themselves") {
  const char* expected = R"("ok":true)";
  for (const char* plies :
       {R"([["collect aa"],["collect y"],["collect mcw"],["collect y"],["move A1.a.r2 aaw","collect hh"]]})",
        R"([["collect aa"],["collect y"],["collect mcw"],["collect y"],["move A1.a.r2 aaw"],["collect hh"]]})",
        R"(["collect aa","collect y","collect mcw","collect y","move A1.a.r2","collect hh"]})"})
    CHECK(replayed(kStart + plies).find(expected) != std::string::npos);
}

TEST_CASE("kingdom: records that cannot be played are refused") {
  for (const char* line : {R"({"game":"kingdom"})", R"({"game":"kingdom","players":5,"seed":"x"})",
                           R"({"game":"kingdom","players":2})", R"({"game":"splendor","players":2,"seed":"x"})",
                           R"({"game":"kingdom","players":2,"seed":"x","sections":["A1.a"]})",
                           R"({"game":"kingdom","players":2,"seed":"x","sections":["A3.a","A1.a"]})",
                           R"({"game":"kingdom","players":2,"seed":"x","sections":["A1.a","A3.a"],"mysteries":true})",
                           R"({"game":"kingdom","players":2,"seed":"x","first":2})",
                           R"({"game":"kingdom","players":2,"stack":["water-1"]})",
                           R"({"game":"kingdom","players":2,"seed":"x","plies":[[]]})",
                           R"({"game":"kingdom","players":2,"seed":"x","plies":7})",
                           R"({"game":"kingdom","players":2,"seed":"x","winners":"all"})"}) {
    CAPTURE(line);
    const auto answer = kingdom_game().replay(object(line));
    CHECK_FALSE(answer.ok);
    CHECK(base::to_line(answer.json).find("\"error\":\"") != std::string::npos);
  }
}

TEST_CASE("kingdom: a table plays, refuses, and writes a record that replays, with every level") {
  for (const char* name : {"random", "easy", "normal", "hard"})
    for (const auto& words : {std::vector<const char*>{"--players", "3", "--sections", "short", "--first", "random"},
                              std::vector<const char*>{"--players", "4", "--mysteries"}}) {
      auto table = support::dealer(kingdom_game(), words)->deal("t", 5, "five");
      CHECK(table->play("collect mmmm"));
      CHECK(table->plies() == 0);
      const base::Level* level = base::find_level(name);
      REQUIRE(level != nullptr);
      base::RandomSource random(1);
      while (!table->over()) cli::play_ply(*table, *level, 30, random.next());
      const std::string line = base::to_line(table->result(false));
      const auto answer = kingdom_game().replay(object(line));
      const std::string text = base::to_line(answer.json);
      CAPTURE(text);
      CHECK(answer.ok);
      CHECK(table->leaders().size() >= 1);
      const auto early = kingdom_game().table(object(line), 7);
      REQUIRE(early.ok());
      CHECK(early.value()->plies() == 7);
      CHECK(early.value()->perft(1) > 0);
    }
}

TEST_CASE("kingdom: the tool's options") {
  for (const auto& words : {std::vector<const char*>{"--sections", "A1.b,A2.?,A3.a", "--mysteries"},
                            std::vector<const char*>{"--sections", "full", "--first", "1"},
                            std::vector<const char*>{"--sections", "short"}})
    CHECK(support::dealer(kingdom_game(), words)->deal("t", 1, "x")->game().players() == 2);
  for (const auto& words :
       {std::vector<const char*>{"--sections", "A1.c,A3.a"},
        std::vector<const char*>{"--sections", "short", "--mysteries"}, std::vector<const char*>{"--first", "2"}}) {
    base::Arguments given(static_cast<int>(words.size()), words.data());
    CHECK(kingdom_game().dealer(given) == nullptr);
    CHECK(given.error());
  }
}

TEST_CASE("kingdom: hostile records") {
  base::RandomSource random(6);
  const std::string good =
      kStart + R"([["collect mah"],["collect y"],["move A1.a.r1 mah"]],"over":false,"winners":null})";
  for (int i = 0; i < 4000; ++i) {
    const auto json = base::parse_object(support::mutated(good, random));
    if (!json) continue;
    const auto answer = kingdom_game().replay(json.value());
    REQUIRE(answer.json.contains("ok"));
  }
}
