// What is wrong with a text of any game; the words are in messages.inc.
#pragma once

#include "base/text.h"

namespace base::messages {

#define TEXT(key, english, french) inline constexpr base::Text key{#key, {english, french}};
#include "base/messages.inc"
#undef TEXT

}  // namespace base::messages
