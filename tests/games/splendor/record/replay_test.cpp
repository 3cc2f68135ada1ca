// Games recorded by other programs, played by ours: every action legal, the same choices, scores and winners.
#include "engine/messages.h"

#include "base/hash.h"
#include "games/splendor/rules/rules.h"
#include "support/check.h"
#include "support/data.h"
#include "support/hostile.h"

namespace {

using splendor::parse_record;
using splendor::Record;
using splendor::Replay;

/// Plays all records of a file and compares everything they say, the invariants at every ply, and the frozen hashes.
std::vector<Replay> play_file(const char* name, bool count_choices, std::map<std::string, std::string>& hashes) {
  std::vector<Replay> replays;
  base::Hasher all;
  for (const Record& game : support::data_records(name)) {
    CAPTURE(game.id);
    engine::ReplayOptions<splendor::RecordedGame> options;
    options.count_choices = count_choices;
    options.before_ply = [](std::size_t, const splendor::GameState& state) {
      const auto broken = splendor::broken_invariant(state);
      REQUIRE_MESSAGE(!broken, broken.value_or(""));
    };
    Replay replay = engine::replay(game, options);
    const std::string fault = replay.fault ? "ply " + std::to_string(replay.fault->ply) + ' ' + replay.fault->action +
                                                 ": " + text_of(replay.fault->message)
                                           : "";
    CHECK_MESSAGE(!replay.fault, fault);
    CHECK(replay.texts == game.plies);  // the records are in canonical text
    hashes[game.id] = base::hex16(splendor::hash_of(replay.state));
    all.add(splendor::hash_of(replay.state));
    replays.push_back(std::move(replay));
  }
  support::note_hash(std::string("replay-") + name, all.value());
  return replays;
}

}  // namespace

TEST_CASE("65 base games of two other engines, with the choices at every ply, and three games at the edge") {
  std::map<std::string, std::string> hashes;
  const auto replays = play_file("games.jsonl", true, hashes);
  CHECK(replays.size() == 68);
  support::check_golden("games.hashes.txt", hashes);
}

TEST_CASE("the edge games have the properties they were recorded for") {
  std::map<std::string, Record> games;
  for (Record& game : support::data_records("games.jsonl")) games[game.id] = game;
  const auto end_of = [&](const char* id) {
    REQUIRE(games.count(id) == 1);
    return splendor::outcome_of(engine::replay(games[id]).state);
  };
  const auto ties = end_of("R-final-round-ties");  // equal points, fewer cards
  CHECK(ties["scores"] == base::JsonLine({16, 16, 14}));
  CHECK(ties["winners"] == base::JsonLine::array({1}));
  const auto blocked = end_of("R-blocked");
  CHECK(blocked["must_pass"] == true);
  CHECK(blocked["over"] == false);
  const auto depleted = end_of("R-depleted-tier-3");
  CHECK(depleted["over"] == false);
  CHECK(depleted["scores"] == base::JsonLine({7, 8, 8, 11}));
}

TEST_CASE("256 games over all mixes of modules and player counts, with the decisions at every ply") {
  std::map<std::string, std::string> hashes;
  CHECK(play_file("modules.jsonl", false, hashes).size() == 256);
  support::check_golden("modules.hashes.txt", hashes);
}

TEST_CASE("golden games of our own computer players: every mix of modules with 2 to 5 players, the same for ever") {
  std::map<std::string, std::string> hashes;
  const auto replays = play_file("golden.jsonl", false, hashes);
  CHECK(replays.size() == 64);
  for (const Replay& replay : replays) CHECK(splendor::is_terminal(replay.state));
  support::check_golden("golden.hashes.txt", hashes);
}

TEST_CASE("short games with modules, with the choices at every ply") {
  std::map<std::string, std::string> hashes;
  CHECK(play_file("modules_choices.jsonl", true, hashes).size() == 8);
  support::check_golden("modules_choices.hashes.txt", hashes);
}

TEST_CASE("the choices of every ply of the 256 games can be counted" * doctest::test_suite("heavy")) {
  base::Hasher all;
  for (const Record& game : support::data_records("modules.jsonl"))
    for (const std::int64_t choices : engine::replay(game, {.count_choices = true}).choices)
      all.add(static_cast<std::uint64_t>(choices));
  support::note_hash("choices-modules", all.value());
}

TEST_CASE("a wrong record is told apart at the first wrong ply, with action and sentence") {
  const auto games = support::data_records("games.jsonl");
  const Record& good = games.front();

  SUBCASE("an illegal action") {
    Record bad = good;
    bad.plies[4] = {"take www"};
    const auto fault = engine::replay(bad).fault;
    REQUIRE(fault);
    CHECK(fault->ply == 4);
    CHECK(fault->action == "take www");
    CHECK(fault->message == sentence(splendor::Illegal::wrong_number_of_gems));
  }
  SUBCASE("nonsense") {
    Record bad = good;
    bad.plies[7][0] = "dance";
    const auto fault = engine::replay(bad).fault;
    REQUIRE(fault);
    CHECK(fault->ply == 7);
    CHECK(fault->action == "dance");
  }
  SUBCASE("an action after the ply is complete") {
    Record bad = good;
    bad.plies[0].push_back("take grk");
    const auto fault = engine::replay(bad).fault;
    REQUIRE(fault);
    CHECK(fault->ply == 0);
    CHECK(fault->message == engine::messages::ply_complete_before);
  }
  SUBCASE("an action after the end") {
    Record bad = good;
    bad.plies.push_back({"take grk"});
    const auto fault = engine::replay(bad).fault;
    REQUIRE(fault);
    CHECK(fault->ply == good.plies.size());
    CHECK(fault->message == sentence(splendor::Illegal::game_over));
  }
  SUBCASE("wrong choices") {
    Record bad = good;
    bad.expected.choices[8] += 1;
    CHECK_FALSE(engine::replay(bad).fault);  // not counted, not compared
    const auto fault = engine::replay(bad, {.count_choices = true}).fault;
    REQUIRE(fault);
    CHECK(fault->ply == 8);
    CHECK(fault->message == base::Message{engine::messages::record_differs, "choices", 292, 291});
  }
  SUBCASE("wrong scores and winners") {
    Record bad = good;
    bad.expected.end["scores"] = {15, 15};
    auto fault = engine::replay(bad).fault;
    REQUIRE(fault);
    CHECK(fault->ply == good.plies.size());
    CHECK(fault->action.empty());
    CHECK(fault->message == base::Message{engine::messages::record_differs, "scores", "[15,15]", "[15,16]"});
    bad.expected.end["winners"] = base::Json::array({0});
    fault = engine::replay(bad).fault;
    REQUIRE(fault);
    CHECK(fault->message == base::Message{engine::messages::record_differs, "winners", "[0]", "[1]"});
    bad.expected.end["winners"] = nullptr;
    CHECK(engine::replay(bad).fault);
    CHECK_FALSE(engine::replay(bad, {.check = false}).fault);
  }
  SUBCASE("a game that stops before its end but names winners") {
    Record bad = good;
    bad.plies.pop_back();
    const auto fault = engine::replay(bad).fault;
    REQUIRE(fault);
    CHECK(text_of(fault->message).find("winners") != std::string::npos);
  }
}

TEST_CASE("a record may stop inside a turn only when it says that the game is not over") {
  for (Record game : support::data_records("games.jsonl")) {
    const auto longer =
        std::find_if(game.plies.begin(), game.plies.end(), [](const auto& ply) { return ply.size() > 1; });
    if (longer == game.plies.end()) continue;
    game.plies.erase(longer + 1, game.plies.end());
    game.plies.back().pop_back();
    game.expected = {};
    CHECK(engine::replay(game).fault);
    CHECK_FALSE(engine::replay(game, {.may_stop_inside = true}).fault);
    game.expected.end["over"] = false;
    const Replay replay = engine::replay(game);
    CHECK_FALSE(replay.fault);
    CHECK(replay.plies == game.plies.size() - 1);
    CHECK(replay.state.phase == splendor::Phase::give_back);
    return;
  }
}

TEST_CASE("payments left out and letters in another order are understood, and come out canonical") {
  Record game = support::data_records("games.jsonl").front();
  const std::vector<engine::Ply> plies = game.plies;
  for (auto& ply : game.plies)
    for (auto& action : ply) {
      if (action.rfind("take ", 0) == 0) std::reverse(action.begin() + 5, action.end());
      if (action == "buy L1-13 wggrr") action = "buy L1-13";
    }
  const Replay replay = engine::replay(game);
  CHECK_FALSE(replay.fault);
  CHECK(replay.texts == plies);
}

TEST_CASE("hostile text: records") {
  base::RandomSource random(5);
  const auto lines = support::data_lines("games.jsonl");
  const auto modules = support::data_lines("modules_choices.jsonl");
  int read_well = 0;
  for (int i = 0; i < 1'500; ++i) {
    const auto& from = i % 3 == 0 ? modules : lines;
    const std::string text = support::mutated(from[random.below(static_cast<std::uint32_t>(from.size()))], random);
    const auto read = parse_record(text);
    if (!read) {
      REQUIRE(text_of(read.error()).size() < 400);
      continue;
    }
    ++read_well;
    const Replay replay = engine::replay(read.value());
    if (replay.fault) REQUIRE(text_of(replay.fault->message).size() > 5);
    REQUIRE_FALSE(base::to_line(engine::to_json(read.value())).empty());
  }
  CHECK(read_well > 50);
}
