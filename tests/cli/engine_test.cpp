// What `splendor engine` answers to a line: a ply, or a sentence.
#include <algorithm>

#include "base/text.h"
#include "cli/command.h"
#include "support/check.h"
#include "support/tool.h"

namespace {

base::Json answer(const std::string& nodes) {
  return support::object(
      cli::engine_answer(R"({"position":{"players":2,"seed":"x"},"level":"normal","nodes":)" + nodes + "}"));
}

}  // namespace

TEST_CASE("the engine answers with a ply and looks at as many positions as it is asked to") {
  const base::Json played = answer("50");
  REQUIRE(played.contains("actions"));
  CHECK(played["nodes"].get<int>() >= 50);
  CHECK(played["nodes"].get<int>() < 1000);
  CHECK(answer("0").contains("actions"));
}

TEST_CASE("the engine answers at its usual level where a request names none") {
  const std::string request = R"({"position":{"players":2,"seed":"x"}})";
  CHECK(support::object(cli::engine_answer(request, "normal@50"))["nodes"].get<int>() < 1000);
  CHECK(support::object(cli::engine_answer(request, "normal@1500"))["nodes"].get<int>() >= 1500);
  CHECK(answer("50")["nodes"].get<int>() < 1000);
}

TEST_CASE("a number of positions that would keep the engine busy for ever is refused with a sentence") {
  for (const char* nodes :
       {"1000001", "9223372036854775807", "18446744073709551615", "1e30", "-1", "1.5", "\"many\""}) {
    CAPTURE(nodes);
    base::set_language(base::Language::en);
    CHECK(answer(nodes).value("error", "") == "\"nodes\" has to be a whole number from 0 to 1000000.");
    base::set_language(base::Language::fr);
    CHECK(answer(nodes).value("error", "") == "\"nodes\" doit être un nombre entier de 0 à 1000000.");
  }
  base::set_language(base::Language::en);
}

TEST_CASE("asked to analyse, the engine plays nothing and says what it thinks of the decision") {
  const base::Json said = support::object(
      cli::engine_answer(R"({"position":{"players":3,"seed":"x"},"level":"best","nodes":200,"analyse":true})"));
  CHECK_FALSE(said.contains("actions"));
  REQUIRE(said["options"].size() == 3);
  double before = 1;
  for (const base::Json& option : said["options"]) {
    CHECK(option["action"].get<std::string>() != "");
    CHECK(option["value"].get<double>() <= 1);
    CHECK(option["line"].is_array());
    before = std::min(before, option["value"].get<double>());
  }
  CHECK(before >= 0);
  REQUIRE(said["chances"].size() == 3);
  CHECK(said["reason"].get<std::string>() != "");
}
