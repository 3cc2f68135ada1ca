// splendor replay FILE...: plays records and prints an answer line for each.
#include "cli/command.h"
#include "cli/game.h"
#include "cli/lines.h"

namespace cli {

namespace {

ReplayAnswer answer_to(const std::string& line, const std::string& where) {
  const auto object = record::parse_object(line);
  if (!object) return failed_replay(nullptr, 0, "", where + ": " + object.error().message);
  const Game* game = game_of(object.value());
  if (!game) return failed_replay(id_of(object.value()), 0, "", "The record is of an unknown game.");
  return game->replay(object.value());
}

}  // namespace

int replay(Arguments& arguments) {
  const auto game = game_option(arguments);  // accepted for symmetry: a record says itself which game it is
  const auto files = arguments.rest();
  if (const auto wrong = arguments.error()) return complain(*wrong);
  if (!game) return complain(game.error().message);
  if (files.empty()) return complain("replay needs a file of records, or - for standard input.");

  bool all_ok = true;
  std::string line;
  for (const std::string& file : files) {
    LineReader reader(file);
    if (!reader.is_open()) return complain("The file \"" + file + "\" cannot be opened.");
    while (reader.next(line)) {
      if (line.find_first_not_of(" \t") == std::string::npos) continue;
      const ReplayAnswer answer = answer_to(line, "Line " + std::to_string(reader.number()));
      all_ok = all_ok && answer.ok;
      print_line(record::to_line(answer.json));
    }
  }
  return all_ok ? kDone : kNotAllOk;
}

}  // namespace cli
