// Reading and writing the JSON line of a record.
#include "record/record.h"

#include "core/deal.h"
#include "core/seed.h"
#include "record/replay.h"
#include "support/check.h"
#include "support/data.h"

using record::Record;

namespace {

std::string refusal_of(const std::string& line) {
  const auto read = record::parse_record(line);
  return read ? "" : read.error().message;
}

/// A playable record by seed, with more keys.
std::string with(const std::string& keys) { return R"({"id":"x","players":2,"seed":"Anna")" + keys + "}"; }

}  // namespace

TEST_CASE("a record survives writing and reading") {
  for (const char* file : {"games.jsonl", "modules_choices.jsonl"})
    for (const Record& game : support::data_records(file)) {
      CAPTURE(game.id);
      const auto again = record::parse_record(record::to_line(to_json(game)));
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
  const std::string line = record::to_line(to_json(game));
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
  const auto read = record::parse_record(with(""));
  REQUIRE(read.ok());
  CHECK(read.value().deal.decks == splendor::shuffle_deal({.players = 2}, splendor::read_seed("Anna").value()).decks);
  const auto number = record::parse_record(R"({"players":2,"seed":42})");
  REQUIRE(number.ok());
  CHECK(number.value().seed == "42");
}

TEST_CASE("given decks come before a seed") {
  const auto lines = support::data_lines("games.jsonl");
  std::string line = lines.front();
  line.insert(1, "\"seed\":\"Anna\",");
  const auto read = record::parse_record(line);
  REQUIRE(read.ok());
  CHECK(read.value().deal.decks == support::data_records("games.jsonl").front().deal.decks);
}

TEST_CASE("what is expected is read") {
  const auto read = record::parse_record(with(
      R"(,"plies":[["take wbg"]],"scores":[0,0],"winners":null,"over":false,"to_act":1,"choices":[30],"decisions":[[30]])"));
  REQUIRE(read.ok());
  const record::Expected& expected = read.value().expected;
  CHECK(expected.scores == std::vector<std::int64_t>{0, 0});
  REQUIRE(expected.winners);
  CHECK(expected.winners->empty());
  CHECK(expected.over == false);
  CHECK(expected.to_act == 1);
  CHECK_FALSE(expected.bank);
  CHECK_FALSE(record::parse_record(with("")).value().expected.winners);
  CHECK_FALSE(record::replay(read.value(), {.count_choices = true}).fault);
}

TEST_CASE("a record that cannot be played is refused with one sentence") {
  CHECK(refusal_of("") == "The line is not JSON.");
  CHECK(refusal_of("{") == "The line is not JSON.");
  CHECK(refusal_of("[]") == "The line is not a JSON object.");
  CHECK(refusal_of("7") == "The line is not a JSON object.");
  CHECK(refusal_of("{}") == "\"players\" has to be a number from 2 to 5.");
  CHECK(refusal_of(R"({"players":6,"seed":"x"})") == "\"players\" has to be a number from 2 to 5.");
  CHECK(refusal_of(R"({"players":2.0,"seed":"x"})") == "\"players\" has to be a number from 2 to 5.");
  CHECK(refusal_of(R"({"players":18446744073709551615,"seed":"x"})") == "\"players\" has to be a number from 2 to 5.");
  CHECK(refusal_of(R"({"players":2})") == "The record gives neither \"decks\" nor a \"seed\".");
  CHECK(refusal_of(R"({"players":2,"decks":{}})") == "Deck L1 does not hold each of its cards once.");
  CHECK(refusal_of(R"({"players":2,"decks":[]})") == "\"decks\" has to be an object of lists.");
  CHECK(refusal_of(R"({"players":2,"decks":{"L9":[]}})") == "There is no deck \"L9\".");
  CHECK(refusal_of(R"({"players":2,"decks":{"L1":["L1-99"]}})") == "\"L1-99\" is no card.");
  CHECK(refusal_of(R"({"players":2,"decks":{"L1":[3]}})") == "Deck L1 has to be a list of card ids.");
  CHECK(refusal_of(with(R"(,"modules":["moon"])")) == "There is no module \"moon\".");
  CHECK(refusal_of(with(R"(,"modules":"orient")")) == "\"modules\" has to be a list of names.");
  CHECK(refusal_of(with(R"(,"edition":2000)")) == "\"edition\" has to be 2014 or 2024.");
  CHECK(refusal_of(with(R"(,"game":"chess")")) == "The record is of another game.");
  CHECK(refusal_of(with(R"(,"posts":["T17-1"])")) == "\"T17-1\" is none of the posts.");
  CHECK(refusal_of(with(R"(,"plies":{})")) == "\"plies\" has to be a list of lists of actions.");
  CHECK(refusal_of(with(R"(,"plies":[[]])")) == "Ply 0 has to be a list of 1 to 32 actions.");
  CHECK(refusal_of(with(R"(,"plies":[["take wbg"],[1]])")) == "Ply 1 has to be a list of 1 to 32 actions.");
  CHECK(refusal_of(with(R"(,"plies":["take wbg"])")) == "Ply 0 has to be a list of 1 to 32 actions.");
  CHECK(refusal_of(with(R"(,"scores":"many")")) == "\"scores\" has to be a list of whole numbers.");
  CHECK(refusal_of(with(R"(,"choices":[30])")) == "The record counts the choices of more plies than it has.");
  CHECK(refusal_of(R"({"players":2,"seed":[]})") == "\"seed\" has to be a text.");
  CHECK(refusal_of(R"({"players":2,"seed":""})") == "The record gives neither \"decks\" nor a \"seed\".");
  CHECK(refusal_of(R"({"id":{},"players":2,"seed":"x"})") == "\"id\" has to be a text.");
}

TEST_CASE("huge and deep records are refused and cost little") {
  CHECK(refusal_of(std::string(2'000'000, ' ')) == "The line is longer than one megabyte.");
  CHECK(refusal_of(std::string(1'000'000, '[')) == "The line is not JSON.");
  const std::string deep = std::string(400'000, '[') + std::string(400'000, ']');
  CHECK(refusal_of("{\"id\":" + deep + "}") == "\"id\" has to be a text.");
  CHECK(refusal_of(with(",\"plies\":" + deep)) == "Ply 0 has to be a list of 1 to 32 actions.");
  std::string plies = "[";
  for (int i = 0; i < 20'000; ++i) plies += "[\"pass\"],";
  plies.back() = ']';
  CHECK(refusal_of(with(",\"plies\":" + plies)) == "The record has more than 10,000 plies.");
  std::string keys = "{";
  for (int i = 0; i < 60'000; ++i) keys += '"' + std::to_string(i) + "\":0,";
  keys.back() = '}';
  CHECK(refusal_of(keys) == "\"players\" has to be a number from 2 to 5.");
}

TEST_CASE("text that is no UTF-8 does not come out as such") {
  record::JsonLine json;
  json["error"] = "cut \xC3";
  CHECK(record::to_line(json) == "{\"error\":\"cut \xEF\xBF\xBD\"}");
}
