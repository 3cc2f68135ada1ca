// splendor replay FILE...: plays records and prints an answer line for each.
#include "cli/command.h"
#include "cli/game.h"
#include "cli/lines.h"
#include "cli/messages.h"

namespace cli {

namespace {

engine::ReplayAnswer answer_to(const std::string& line, std::size_t number) {
  const auto object = base::parse_object(line);
  if (!object) return engine::failed_replay(nullptr, 0, "", {messages::line_failed, number, object.error()});
  const RecordedType* game = games::recorded_in(object.value());
  if (!game) return engine::failed_replay(engine::id_of(object.value()), 0, "", messages::record_of_unknown_game);
  return game->replay(object.value());
}

}  // namespace

int replay(Arguments& arguments) {
  game_option(arguments);  // accepted for symmetry: a record says itself which game it is
  const auto files = arguments.rest();
  if (const auto wrong = arguments.error()) return complain(*wrong);
  if (files.empty()) return complain(messages::replay_needs_file);

  bool all_ok = true;
  std::string line;
  for (const std::string& file : files) {
    LineReader reader(file);
    if (!reader.is_open()) return complain({messages::file_not_opened, file});
    while (reader.next(line)) {
      if (line.find_first_not_of(" \t") == std::string::npos) continue;
      const engine::ReplayAnswer answer = answer_to(line, reader.number());
      all_ok = all_ok && answer.ok;
      print_line(base::to_line(answer.json));
    }
  }
  return all_ok ? kDone : kNotAllOk;
}

}  // namespace cli
