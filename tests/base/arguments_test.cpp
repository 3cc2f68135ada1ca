// Command line arguments.
#include "base/arguments.h"

#include <vector>

#include "base/messages.h"
#include "support/check.h"

namespace {

base::Arguments of(const std::vector<const char*>& words) {
  return base::Arguments(static_cast<int>(words.size()), words.data());
}

}  // namespace

TEST_CASE("options, flags and the rest") {
  auto arguments = of({"a.jsonl", "--players", "3", "--json", "b.jsonl", "-"});
  CHECK(arguments.integer("--players", 2, 2, 5) == 3);
  CHECK(arguments.flag("--json"));
  CHECK_FALSE(arguments.flag("--quiet"));
  CHECK(arguments.integer("--games", 7, 1, 100) == 7);
  CHECK_FALSE(arguments.text("--seed"));
  CHECK(arguments.rest() == std::vector<std::string>{"a.jsonl", "b.jsonl", "-"});
  CHECK_FALSE(arguments.error());
}

TEST_CASE("errors are reported") {
  auto wrong_number = of({"--players", "9"});
  wrong_number.integer("--players", 2, 2, 5);
  CHECK(wrong_number.error() == base::Message{base::messages::option_number, "--players", 2, 5, "9"});

  auto no_number = of({"--players", "3x"});
  no_number.integer("--players", 2, 2, 5);
  CHECK(no_number.error());

  auto no_value = of({"--seed"});
  CHECK_FALSE(no_value.text("--seed"));
  CHECK(no_value.error() == base::Message{base::messages::option_needs_value, "--seed"});

  auto option_as_value = of({"--seed", "--json"});
  option_as_value.text("--seed");
  CHECK(option_as_value.error() == base::Message{base::messages::option_needs_value, "--seed"});

  auto unknown = of({"--sede", "x"});
  CHECK(unknown.error() == base::Message{base::messages::option_unknown, "--sede"});

  auto seconds = of({"--seconds", "-1"});
  seconds.seconds("--seconds", 5);
  CHECK(seconds.error());
}

TEST_CASE("a number of seconds may have a point") {
  auto arguments = of({"--seconds", "0.25"});
  CHECK(arguments.seconds("--seconds", 5) == 0.25);
  CHECK_FALSE(arguments.error());
}
