// What the frame around a table says, by key; the words are in words.inc, those of
// the deal of the day in day_words.inc.
#pragma once

#include <string>
#include <string_view>

#include "base/text.h"

namespace ui {

using base::language;
using base::set_language;
using base::speech;
using base::Text;
using base::tr;
using base::tr_count;

namespace words {

#define TEXT(key, ...) inline constexpr base::Text key{#key, {__VA_ARGS__}};
#include "ui/day_words.inc"
#include "ui/words.inc"
#undef TEXT

}  // namespace words

/// "62%", with the spaces of the language.
inline std::string percent_text(long number) { return tr(words::percent_n, std::to_string(number)); }

/// "label: text", with the spaces of the language.
inline std::string labelled(std::string_view label, std::string_view text) { return tr(words::row_value, label, text); }

}  // namespace ui
