// Kingdom of Splendor for the commands: `--game kingdom`.
#pragma once

#include "cli/game.h"

namespace cli {

/// Its own options: --players N, --sections A1.a,A2.?,A3.b (or `short`, `full`; `?`: drawn), --mysteries, --first SEAT
/// or `random`.
const Game& kingdom_game();

}  // namespace cli
