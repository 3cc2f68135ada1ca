// The frontend's texts by key; the words are in words.inc, those of the deal of the day in day_words.inc.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/text.h"

namespace ui {

using base::language;
using base::set_language;
using base::Text;
using base::tr;
using base::tr_count;
using base::wording;

namespace words {

#define TEXT(key, ...) inline constexpr base::Text key{{__VA_ARGS__}};
#include "ui/day_words.inc"
#include "ui/words.inc"
#undef TEXT

}  // namespace words

/// "62%", with the spaces of the language.
inline std::string percent_text(long number) { return tr(words::percent_n, std::to_string(number)); }

/// With a small initial, for use after a colon.
inline std::string within_sentence(std::string words) {
  if (!words.empty() && words[0] >= 'A' && words[0] <= 'Z') words[0] = static_cast<char>(words[0] - 'A' + 'a');
  return words;
}
/// "label: text", with the spaces of the language.
inline std::string labelled(std::string_view label, std::string_view text) { return tr(words::row_value, label, text); }

/// "one; other", with the spaces of the language.
inline std::string semicolon(std::string_view one, std::string_view other) { return tr(words::semicolon, one, other); }

/// A sentence and what follows it: a full stop between them, unless it has its end already.
inline std::string followed(std::string text, std::string_view next) {
  constexpr std::string_view kEnds = ".!?";
  text += text.empty() || kEnds.find(text.back()) == std::string_view::npos ? ". " : " ";
  return text += next;
}

/// "Anna, Berta and Carla".
inline std::string listed(const std::vector<std::string>& names) {
  std::string all = names.empty() ? std::string() : names.front();
  for (std::size_t i = 1; i < names.size(); ++i)
    all = i + 1 == names.size() ? tr(words::and_word, all, names[i]) : all + ", " + names[i];
  return all;
}

}  // namespace ui
