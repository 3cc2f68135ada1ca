// What links, saves and the session refuse; the words are in messages.inc.
#pragma once

#include "base/text.h"

namespace app::messages {

#define TEXT(key, english, french) inline constexpr base::Text key{#key, {english, french}};
#include "app/messages.inc"
#undef TEXT

}  // namespace app::messages
