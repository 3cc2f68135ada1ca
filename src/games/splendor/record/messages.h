// What is wrong with a record or an action of Splendor; the words are in messages.inc.
#pragma once

#include "base/text.h"

namespace splendor::messages {

#define TEXT(key, english, french) inline constexpr base::Text key{#key, {english, french}};
#include "games/splendor/record/messages.inc"
#undef TEXT

}  // namespace splendor::messages
