// Splendor's texts by key; the words are in words.inc, help_words.inc and lesson_words.inc.
#pragma once

#include "ui/words.h"

namespace splendor_ui::words {

using namespace ui::words;

#define TEXT(key, ...) inline constexpr base::Text key{{__VA_ARGS__}};
#include "games/splendor/ui/help_words.inc"
#include "games/splendor/ui/lesson_words.inc"
#include "games/splendor/ui/words.inc"
#undef TEXT

}  // namespace splendor_ui::words
