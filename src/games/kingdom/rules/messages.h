// Error messages about a setup, a deal or a record of Kingdom; the texts are in messages.inc.
#pragma once

#include "base/text.h"

namespace kingdom::messages {

#define TEXT(key, ...) inline constexpr base::Text key{#key, {__VA_ARGS__}};
#include "games/kingdom/rules/messages.inc"
#undef TEXT

}  // namespace kingdom::messages
