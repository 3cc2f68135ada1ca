// The games of the tool: each command serves all of them and knows none.
#pragma once

#include "cli/command.h"
#include "games/records.h"

namespace cli {

using base::Json;
using base::JsonLine;
using engine::Dealer;
using engine::RecordedType;
using engine::Table;

/// The game of `--game NAME`, or the first one. A mistake is left in the result.
base::Result<const RecordedType*> game_option(Arguments& arguments);

}  // namespace cli
