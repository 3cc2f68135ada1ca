// Why a deal of Splendor cannot be played; the words are in messages.inc.
#pragma once

#include "base/text.h"

namespace splendor::messages {

#define TEXT(key, english, french) inline constexpr base::Text key{#key, {english, french}};
#include "games/splendor/rules/messages.inc"
#undef TEXT

}  // namespace splendor::messages
