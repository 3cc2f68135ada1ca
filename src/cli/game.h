// The games of the tool: the commands work with any of them.
#pragma once

#include "base/seed.h"
#include "cli/command.h"
#include "games/records.h"

namespace cli {

using base::Json;
using base::JsonLine;
using engine::Dealer;
using engine::RecordedType;
using engine::Table;

// Options that several commands share. Errors are left in `arguments`, to be checked before anything is played.

/// The game of `--game NAME`, or the first one.
const RecordedType& game_option(Arguments& arguments);
/// That game with its own options.
std::unique_ptr<Dealer> dealer_option(Arguments& arguments);
/// `--seed TEXT`
std::uint64_t seed_option(Arguments& arguments, const std::string& otherwise);

}  // namespace cli
