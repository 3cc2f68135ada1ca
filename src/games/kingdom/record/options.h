// A setup as a number for links, as words for saves, and from the options of the command line.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "base/result.h"
#include "games/kingdom/rules/setup.h"

namespace kingdom {

/// 12 bits: 0-1 players - 2, 2 full board, 3 Mysteries, 4-6 the first seat (4: drawn), 7-11 the sides of the three
/// sections as digits to base 3, A1 first (0: a, 1: b, 2: drawn; an unused centre counts as drawn).
std::uint32_t pack_options(const Setup& setup);
base::Result<Setup> unpack_options(std::uint32_t options);

/// "players=3 sections=A1.a,A2.?,A3.b mysteries=yes first=random", and back in any order.
std::string options_text(const Setup& setup);
base::Result<Setup> parse_options(std::string_view text);

}  // namespace kingdom
