// The sentences with which links, saves, seeds and setups are refused, in the player's language. The readers below the
// face speak English only (core/result.h); here each of their sentences has its French.
#pragma once

#include <string>

#include "core/result.h"

namespace ui {

std::string refusal_text(const splendor::ParseError& error);

/// False for a sentence that refusals.cpp has no French for; a player would read a general one.
bool refusal_is_known(const splendor::ParseError& error);

}  // namespace ui
