#include "games/registry.h"

#include "base/find_named.h"
#include "engine/game_of.h"
#include "games/rows/game.h"

namespace games {

const std::vector<engine::GameType>& all() {
  static const std::vector<engine::GameType> types{
#define GAME(room) engine::game_type<room::Game>(),
#include "games/rows/rows.inc"
#undef GAME
  };
  return types;
}

const engine::GameType* find(engine::GameKind kind) {
  for (const engine::GameType& type : all())
    if (engine::number_of(type.kind) == engine::number_of(kind)) return &type;
  return nullptr;
}

const engine::GameType* find(std::string_view name) { return base::find_named(all(), name); }

}  // namespace games
