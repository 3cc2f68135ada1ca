// Error messages about a setup, a deal or a record of Splendor; the texts are in messages.inc.
#pragma once

#include "base/text.h"

namespace splendor::messages {

#define TEXT(key, ...) inline constexpr base::Text key{#key, {__VA_ARGS__}};
#include "games/splendor/rules/messages.inc"
#undef TEXT

}  // namespace splendor::messages
