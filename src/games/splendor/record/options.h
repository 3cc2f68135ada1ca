// A setup as a number for links, as words for saves, and from the options of the command line.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "base/result.h"
#include "games/splendor/rules/setup.h"

namespace splendor {

std::optional<Module> module_named(std::string_view name);

/// Bits 0-2 players - 2, bits 3-6 the first four modules, bit 7 the 2014 edition, bits 8-11 later modules.
std::uint32_t pack_options(const Setup& setup);
base::Result<Setup> unpack_options(std::uint32_t options);

/// "players=2 modules=orient,posts edition=2024", and back in any order.
std::string options_text(const Setup& setup);
base::Result<Setup> parse_options(std::string_view text);

/// `a,b,c`: module names separated by commas. The error names the first that is none.
base::Result<Setup> with_modules(Setup setup, std::string_view names);

}  // namespace splendor
