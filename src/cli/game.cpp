#include "cli/game.h"

#include "cli/kingdom_game.h"

namespace cli {

ReplayAnswer failed_replay(JsonLine id, std::size_t ply, const std::string& action, const std::string& sentence) {
  ReplayAnswer answer;
  answer.json["id"] = std::move(id);
  answer.json["ok"] = false;
  answer.json["ply"] = ply;
  answer.json["action"] = action;
  answer.json["error"] = sentence;
  return answer;
}

JsonLine id_of(const Json& record) {
  const Json* id = record::find(record, "id");
  if (!id) return nullptr;
  if (auto text = record::as_text(*id)) return *text;
  if (const auto number = record::as_integer(*id)) return *number;
  return nullptr;
}

const Game* find_game(std::string_view name) {
  for (const Game* game : {&splendor_game(), &kingdom_game()})
    if (name == game->name()) return game;
  return nullptr;
}

const Game* game_of(const Json& record) {
  const Json* name = record::find(record, "game");
  if (!name) return &splendor_game();
  const auto text = record::as_text(*name);
  return text ? find_game(*text) : nullptr;
}

splendor::Result<const Game*> game_option(Arguments& arguments) {
  const auto name = arguments.text("--game");
  if (!name) return &splendor_game();
  const Game* game = find_game(*name);
  if (!game) return splendor::ParseError{"There is no game \"" + name->substr(0, 60) + "\"."};
  return game;
}

}  // namespace cli
