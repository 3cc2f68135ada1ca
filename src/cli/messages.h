// Help and error messages of the tool; the texts are in messages.inc.
#pragma once

#include "base/text.h"

namespace cli::messages {

#define TEXT(key, ...) inline constexpr base::Text key{#key, {__VA_ARGS__}};
#include "cli/messages.inc"
#undef TEXT

}  // namespace cli::messages
