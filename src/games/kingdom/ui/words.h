// What Kingdom says, by key; the words are in words.inc.
#pragma once

#include "ui/words.h"

namespace kingdom_ui::words {

using namespace ui::words;

#define TEXT(key, english, french) inline constexpr base::Text key{#key, {english, french}};
#include "games/kingdom/ui/words.inc"
#undef TEXT

}  // namespace kingdom_ui::words
