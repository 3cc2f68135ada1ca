// splendor perft FILE --id ID --after N --depth D: the number of sequences of 1 .. D plies after N plies of a record.
#include "cli/command.h"
#include "cli/game.h"
#include "cli/lines.h"

namespace cli {

namespace {

/// The record with that id, or the first one when no id is asked for.
splendor::Result<Json> find_record(const std::string& file, const std::optional<std::string>& id) {
  LineReader reader(file);
  if (!reader.is_open()) return splendor::ParseError{"The file \"" + file + "\" cannot be opened."};
  std::string line;
  while (reader.next(line)) {
    auto object = record::parse_object(line);
    if (!object) continue;
    const Json* found = record::find(object.value(), "id");
    if (!id || (found && record::as_text(*found) == *id)) return object;
  }
  return splendor::ParseError{id ? "The file has no record \"" + *id + "\"." : "The file has no record."};
}

}  // namespace

int perft(Arguments& arguments) {
  const auto id = arguments.text("--id");
  const auto after = arguments.integer("--after", 0, 0, 1'000'000);
  const auto depth = arguments.integer("--depth", 3, 1, 20);
  const auto files = arguments.rest();
  if (const auto wrong = arguments.error()) return complain(*wrong);
  if (files.size() != 1) return complain("perft needs one file of records.");

  const auto json = find_record(files.front(), id);
  if (!json) return complain(json.error().message);
  const Game* game = game_of(json.value());
  if (!game) return complain("The record is of an unknown game.");
  const auto table = game->table(json.value(), static_cast<std::size_t>(after));
  if (!table) return complain(table.error().message, kNotAllOk);
  if (table.value()->plies() < static_cast<std::size_t>(after))
    return complain("The record has fewer plies than that.");
  for (int d = 1; d <= depth; ++d) print_line(std::to_string(d) + ' ' + std::to_string(table.value()->perft(d)));
  return kDone;
}

}  // namespace cli
