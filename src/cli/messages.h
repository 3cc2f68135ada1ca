// What the tool complains about; the words are in messages.inc.
#pragma once

#include "base/text.h"

namespace cli::messages {

#define TEXT(key, english, french) inline constexpr base::Text key{#key, {english, french}};
#include "cli/messages.inc"
#undef TEXT

}  // namespace cli::messages
