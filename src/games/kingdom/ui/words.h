// Kingdom's texts by key; the words are in words.inc.
#pragma once

#include "ui/words.h"

namespace kingdom_ui::words {

using namespace ui::words;

#define TEXT(key, ...) inline constexpr base::Text key{{__VA_ARGS__}};
#include "games/kingdom/ui/words.inc"
#undef TEXT

}  // namespace kingdom_ui::words
