// What is wrong with a record or an action of Kingdom; the words are in messages.inc.
#pragma once

#include "base/text.h"

namespace kingdom::messages {

#define TEXT(key, english, french) inline constexpr base::Text key{#key, {english, french}};
#include "games/kingdom/record/messages.inc"
#undef TEXT

}  // namespace kingdom::messages
