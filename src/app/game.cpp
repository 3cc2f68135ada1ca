#include "app/game.h"

#include "app/messages.h"
#include "games/registry.h"

namespace app {

base::Result<std::shared_ptr<Game>> start_game(const GameSpec& spec) {
  const engine::GameType* type = games::find(spec.kind);
  if (!type) return messages::game_unknown;
  if (spec.position.empty()) return type->start(spec.options, spec.seed);
  if (type->start_from == nullptr) return messages::game_unknown;
  return type->start_from(spec.options, spec.seed, spec.position);
}

std::string options_text(const GameSpec& spec) {
  const engine::GameType* type = games::find(spec.kind);
  return type ? type->options_text(spec.options) : std::string();
}

base::Result<std::uint32_t> parse_options(GameKind kind, std::string_view text) {
  const engine::GameType* type = games::find(kind);
  if (!type) return messages::game_unknown;
  return type->parse_options(text);
}

std::string_view kind_name(GameKind kind) {
  const engine::GameType* type = games::find(kind);
  return type ? type->name : std::string_view();
}

}  // namespace app
