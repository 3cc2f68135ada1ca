// splendor perft FILE --id ID --after N --depth D: the number of sequences of 1 .. D plies after N plies of a record.
#include "cli/command.h"
#include "cli/game.h"
#include "cli/lines.h"
#include "cli/messages.h"

namespace cli {

namespace {

/// The record with that id, or the first one when no id is asked for.
base::Result<Json> find_record(const std::string& file, const std::optional<std::string>& id) {
  LineReader reader(file);
  if (!reader.is_open()) return base::Message(messages::file_not_opened, file);
  std::string line;
  while (reader.next(line)) {
    auto object = base::parse_object(line);
    if (!object) continue;
    const Json* found = base::find(object.value(), "id");
    if (!id || (found && base::as_text(*found) == *id)) return object;
  }
  if (id) return base::Message(messages::file_without_that_record, *id);
  return messages::file_without_record;
}

}  // namespace

int perft(Arguments& arguments) {
  const auto id = arguments.text("--id");
  const auto after = arguments.integer("--after", 0, 0, 1'000'000);
  const auto depth = arguments.integer("--depth", 3, 1, 20);
  const auto files = arguments.rest();
  if (const auto wrong = arguments.error()) return complain(*wrong);
  if (files.size() != 1) return complain(messages::perft_needs_file);

  const auto json = find_record(files.front(), id);
  if (!json) return complain(json.error());
  const RecordedType* game = games::recorded_in(json.value());
  if (!game) return complain(messages::record_of_unknown_game);
  const auto table = game->table(json.value(), static_cast<std::size_t>(after));
  if (!table) return complain(table.error(), kNotAllOk);
  if (table.value()->plies() < static_cast<std::size_t>(after)) return complain(messages::record_is_shorter);
  for (int d = 1; d <= depth; ++d) print_line(std::to_string(d) + ' ' + std::to_string(table.value()->perft(d)));
  return kDone;
}

}  // namespace cli
