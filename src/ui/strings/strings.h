// Every word the game says, in English and French. A text may hold {0} and {1} for what is filled in.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "app/settings.h"

namespace ui {

enum class Str : std::uint16_t {
#define TEXT(key, english, french) key,
#include "ui/strings/texts.inc"
#undef TEXT
  count_
};

/// The language that tr() speaks. One for the program, set from the settings.
void set_language(app::Language language);
app::Language language();

/// The text in the present language.
const char* tr(Str key);
/// The same with {0} and {1} filled in.
std::string tr(Str key, std::string_view first, std::string_view second = {});
/// `one` for 1 (French: also 0), else `many`, with {0} = number.
std::string tr_count(Str one, Str many, int number);

}  // namespace ui
