// What requests and records are refused for, whatever the game; the words are in messages.inc.
#pragma once

#include "base/text.h"

namespace engine::messages {

#define TEXT(key, english, french) inline constexpr base::Text key{#key, {english, french}};
#include "engine/messages.inc"
#undef TEXT

}  // namespace engine::messages
