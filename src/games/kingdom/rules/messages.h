// Why a setup or a deal of Kingdom cannot be played; the words are in messages.inc.
#pragma once

#include "base/text.h"

namespace kingdom::messages {

#define TEXT(key, english, french) inline constexpr base::Text key{#key, {english, french}};
#include "games/kingdom/rules/messages.inc"
#undef TEXT

}  // namespace kingdom::messages
