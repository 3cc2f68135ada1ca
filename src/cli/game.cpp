#include "cli/game.h"

#include "cli/messages.h"

namespace cli {

base::Result<const RecordedType*> game_option(Arguments& arguments) {
  const auto name = arguments.text("--game");
  if (!name) return &games::all_recorded().front();
  const RecordedType* game = games::find_recorded(*name);
  if (!game) return base::Message(messages::no_such_game, name->substr(0, 60));
  return game;
}

}  // namespace cli
