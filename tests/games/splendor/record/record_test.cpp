// Reading and writing the JSON line of a record.
#include "games/splendor/record/record.h"
#include "engine/messages.h"

#include "base/seed.h"
#include "games/splendor/rules/deal.h"
#include "games/splendor/rules/messages.h"
#include "support/check.h"
#include "support/data.h"

using splendor::parse_record;
using splendor::Record;

namespace {

namespace words = engine::messages;
using base::Message;
namespace own = splendor::messages;

Message refusal_of(const std::string& line) {
  const auto read = parse_record(line);
  REQUIRE_FALSE(read.ok());
  return read.error();
}

/// A playable record by seed, with more keys.
std::string with(const std::string& keys) { return R"({"id":"x","players":2,"seed":"Anna")" + keys + "}"; }

}  // namespace

TEST_CASE("a record survives writing and reading") {
  for (const char* file : {"games.jsonl", "modules_choices.jsonl"})
    for (const Record& game : support::data_records(file)) {
      CAPTURE(game.id);
      const auto again = parse_record(base::to_line(to_json(game)));
      REQUIRE(again.ok());
      CHECK(again.value().id == game.id);
      CHECK(again.value().setup == game.setup);
      CHECK(again.value().deal.decks == game.deal.decks);
      CHECK(again.value().deal.nobles == game.deal.nobles);
      CHECK(again.value().deal.cities == game.deal.cities);
      CHECK(again.value().plies == game.plies);
    }
}

TEST_CASE("keys come in the order of the notation") {
  Record game;
  game.id = "x";
  game.seed = "Anna";
  game.setup = {.players = 3, .modules = 15};
  game.deal = splendor::shuffle_deal(game.setup, 1);
  const std::string line = base::to_line(to_json(game));
  std::size_t at = 0;
  for (const char* key :
       {"\"id\":\"x\"", "\"players\":3", "\"modules\":[\"orient\",\"strongholds\",\"cities\",\"posts\"]",
        "\"edition\":2024", "\"seed\":\"Anna\"", "\"decks\":{\"L1\":[", "\"O3\":[", "\"cities\":[",
        "\"posts\":[\"T25-1\"", "\"plies\":[]"}) {
    CAPTURE(key);
    const std::size_t found = line.find(key);
    REQUIRE(found != std::string::npos);
    CHECK(found >= at);
    at = found;
  }
}

TEST_CASE("a seed stands for the program's own deal") {
  const auto read = parse_record(with(""));
  REQUIRE(read.ok());
  CHECK(read.value().deal.decks == splendor::shuffle_deal({.players = 2}, base::read_seed("Anna").value()).decks);
  const auto number = parse_record(R"({"players":2,"seed":42})");
  REQUIRE(number.ok());
  CHECK(number.value().seed == "42");
}

TEST_CASE("given decks come before a seed") {
  const auto lines = support::data_lines("games.jsonl");
  std::string line = lines.front();
  line.insert(1, "\"seed\":\"Anna\",");
  const auto read = parse_record(line);
  REQUIRE(read.ok());
  CHECK(read.value().deal.decks == support::data_records("games.jsonl").front().deal.decks);
}

TEST_CASE("the expectations of a record are read") {
  const auto read = parse_record(with(
      R"(,"plies":[["take wbg"]],"scores":[0,0],"winners":null,"over":false,"to_act":1,"choices":[30],"decisions":[[30]])"));
  REQUIRE(read.ok());
  const engine::Expected& expected = read.value().expected;
  CHECK(base::to_line(base::JsonLine(expected.end)) == R"({"over":false,"scores":[0,0],"to_act":1,"winners":null})");
  CHECK(expected.stops());
  CHECK(expected.choices == std::vector<std::int64_t>{30});
  CHECK(parse_record(with("")).value().expected.end.empty());
  CHECK_FALSE(engine::replay(read.value(), {.count_choices = true}).fault);
}

TEST_CASE("a record that cannot be played is refused with one sentence") {
  CHECK(refusal_of("") == base::messages::line_not_json);
  CHECK(refusal_of("{") == base::messages::line_not_json);
  CHECK(refusal_of("[]") == base::messages::line_no_object);
  CHECK(refusal_of("7") == base::messages::line_no_object);
  CHECK(refusal_of("{}") == Message{base::messages::record_players, 2, 5});
  CHECK(refusal_of(R"({"players":6,"seed":"x"})") == Message{base::messages::record_players, 2, 5});
  CHECK(refusal_of(R"({"players":2.0,"seed":"x"})") == Message{base::messages::record_players, 2, 5});
  CHECK(refusal_of(R"({"players":18446744073709551615,"seed":"x"})") == Message{base::messages::record_players, 2, 5});
  CHECK(refusal_of(R"({"players":2})") == Message{words::record_without_deal, "decks"});
  CHECK(refusal_of(R"({"players":2,"decks":{}})") == Message{own::deck_not_whole, "L1"});
  CHECK(refusal_of(R"({"players":2,"decks":[]})") == Message{base::messages::key_has_to_be, "decks", own::kind_decks});
  CHECK(refusal_of(R"({"players":2,"decks":{"L9":[]}})") == Message{own::deck_unknown, "\"L9\""});
  CHECK(refusal_of(R"({"players":2,"decks":{"L1":["L1-99"]}})") == Message{own::card_unknown, "\"L1-99\""});
  CHECK(refusal_of(R"({"players":2,"decks":{"L1":[3]}})") == Message{own::deck_form, "L1"});
  CHECK(refusal_of(with(R"(,"modules":["moon"])")) == Message{own::module_unknown, "\"moon\""});
  CHECK(refusal_of(with(R"(,"modules":"orient")")) ==
        Message{base::messages::key_has_to_be, "modules", base::messages::kind_list_of_names});
  CHECK(refusal_of(with(R"(,"edition":2000)")) == Message{base::messages::key_has_to_be, "edition", own::kind_edition});
  CHECK(refusal_of(with(R"(,"game":"chess")")) == words::record_other_game);
  CHECK(refusal_of(with(R"(,"posts":["T17-1"])")) == Message{own::none_of_the_tiles, "\"T17-1\"", "posts"});
  CHECK(refusal_of(with(R"(,"plies":{})")) ==
        Message{base::messages::key_has_to_be, "plies", words::kind_list_of_lists_of_actions});
  CHECK(refusal_of(with(R"(,"plies":[[]])")) == Message{words::record_ply_form, 0});
  CHECK(refusal_of(with(R"(,"plies":[["take wbg"],[1]])")) == Message{words::record_ply_form, 1});
  CHECK(refusal_of(with(R"(,"plies":["take wbg"])")) == Message{words::record_ply_form, 0});
  CHECK(refusal_of(with(R"(,"scores":"many")")) ==
        Message{base::messages::key_has_to_be, "scores", base::messages::kind_list_of_numbers});
  CHECK(refusal_of(with(R"(,"choices":[30])")) == words::record_too_many_counts);
  CHECK(refusal_of(R"({"players":2,"seed":[]})") ==
        Message{base::messages::key_has_to_be, "seed", base::messages::kind_text});
  CHECK(refusal_of(R"({"players":2,"seed":""})") == Message{words::record_without_deal, "decks"});
  CHECK(refusal_of(R"({"id":{},"players":2,"seed":"x"})") ==
        Message{base::messages::key_has_to_be, "id", base::messages::kind_text});
}

TEST_CASE("huge and deep records are refused and cost little") {
  CHECK(refusal_of(std::string(2'000'000, ' ')) == base::messages::line_too_long);
  CHECK(refusal_of(std::string(1'000'000, '[')) == base::messages::line_not_json);
  const std::string deep = std::string(400'000, '[') + std::string(400'000, ']');
  CHECK(refusal_of("{\"id\":" + deep + "}") == Message{base::messages::key_has_to_be, "id", base::messages::kind_text});
  CHECK(refusal_of(with(",\"plies\":" + deep)) == Message{words::record_ply_form, 0});
  std::string plies = "[";
  for (int i = 0; i < 20'000; ++i) plies += "[\"pass\"],";
  plies.back() = ']';
  CHECK(refusal_of(with(",\"plies\":" + plies)) == words::record_too_long);
  std::string keys = "{";
  for (int i = 0; i < 60'000; ++i) keys += '"' + std::to_string(i) + "\":0,";
  keys.back() = '}';
  CHECK(refusal_of(keys) == Message{base::messages::record_players, 2, 5});
}

TEST_CASE("invalid UTF-8 is replaced in the output") {
  base::JsonLine json;
  json["error"] = "cut \xC3";
  CHECK(base::to_line(json) == "{\"error\":\"cut \xEF\xBF\xBD\"}");
}
