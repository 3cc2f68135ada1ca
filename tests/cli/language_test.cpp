// The language of the tool's error messages.
#include "cli/command.h"
#include "cli/messages.h"
#include "games/records.h"
#include "support/check.h"

namespace {

/// What is wrong with a record, after a command line with these words.
std::string complaint(std::vector<const char*> words) {
  cli::Arguments arguments(static_cast<int>(words.size()), words.data());
  CHECK_FALSE(cli::choose_language(arguments));
  CHECK_FALSE(arguments.error());
  const auto record = base::parse_object(R"({"id":"x","players":2})");
  return base::to_line(games::all_recorded().front().replay(record.value()).json["error"]);
}

int run(std::vector<const char*> words) {
  words.insert(words.begin(), "splendor");
  return cli::run(static_cast<int>(words.size()), words.data());
}

}  // namespace

TEST_CASE("errors of the tool are in the chosen language, in English by default") {
  const std::string english = complaint({}), french = complaint({"--language", "fr"});
  CHECK(english.find("The record gives neither") != std::string::npos);
  CHECK(french.find("L’enregistrement ne donne ni") != std::string::npos);
  CHECK(complaint({"--language", "en"}) == english);
  complaint({"--language", "fr"});
  CHECK(complaint({}) == english);
}

TEST_CASE(
    "the help of the tool is in the chosen language; options keep their names, and lines the width of a terminal") {
  base::set_language(base::Language::en);
  const std::string english = cli::help_text();
  base::set_language(base::Language::fr);
  const std::string french = cli::help_text();
  base::set_language(base::Language::en);
  CHECK(english.find("replay FILE...\n      play records") != std::string::npos);
  CHECK(french.find("replay FICHIER...\n      joue des enregistrements") != std::string::npos);
  CHECK(french.find("FILE") == std::string::npos);
  for (const std::string& help : {english, french}) {
    CHECK(help.find(" \n") == std::string::npos);
    for (const char* kept : {"[--modules a,b]", "--goal win, stop, first", "--language en|fr", "best@35ms"})
      CHECK(help.find(kept) != std::string::npos);
    for (const engine::RecordedType& game : games::all_recorded())
      CHECK(help.find("--game " + std::string(game.name)) != std::string::npos);
  }
}

TEST_CASE("every command takes a language, and an unknown one is refused") {
  CHECK(run({"replay", "--language", "fr"}) == cli::kWrongUsage);
  CHECK(base::language() == base::Language::fr);
  CHECK(run({"fly", "--language", "fr"}) == cli::kWrongUsage);
  CHECK(base::language() == base::Language::fr);
  CHECK(run({"deal", "--seed", "x", "--language", "xx"}) == cli::kWrongUsage);
  CHECK(base::language() == base::Language::en);
  CHECK(run({"deal", "--seed", "x", "--language"}) == cli::kWrongUsage);
  CHECK(run({}) == cli::kWrongUsage);
}
