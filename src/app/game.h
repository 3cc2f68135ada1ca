// Starts and names games by their specs; this layer does not know which games there are.
#pragma once

#include "engine/game.h"

namespace app {

using engine::Game;
using engine::GameKind;
using engine::GameSpec;
using engine::kMaxActions;

/// The first position; an error when the options are not those of a game this version knows.
base::Result<std::shared_ptr<Game>> start_game(const GameSpec& spec);

/// The words of a save for a spec's options, and back.
std::string options_text(const GameSpec& spec);
base::Result<std::uint32_t> parse_options(GameKind kind, std::string_view text);

/// "splendor"; "" for a game that this version does not know.
std::string_view kind_name(GameKind kind);

}  // namespace app
