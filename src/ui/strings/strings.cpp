#include "ui/strings/strings.h"

#include <array>
#include <cstddef>

namespace ui {

namespace {

struct Text {
  const char* english;
  const char* french;
};

constexpr std::array<Text, static_cast<std::size_t>(Str::count_)> kTexts{{
#define TEXT(key, english, french) {english, french},
#include "ui/strings/texts.inc"
#undef TEXT
}};

app::Language g_language = app::Language::en;

}  // namespace

void set_language(app::Language language) { g_language = language; }

app::Language language() { return g_language; }

const char* tr(Str key) {
  const Text& text = kTexts[static_cast<std::size_t>(key)];
  return g_language == app::Language::fr ? text.french : text.english;
}

std::string tr(Str key, std::string_view first, std::string_view second) {
  std::string result;
  for (std::string_view rest = tr(key); !rest.empty();) {
    const bool hole = rest.size() >= 3 && rest[0] == '{' && rest[2] == '}';
    if (hole) result += rest[1] == '0' ? first : second;
    if (!hole) result += rest[0];
    rest.remove_prefix(hole ? 3 : 1);
  }
  return result;
}

std::string tr_count(Str one, Str many, int number) {
  const bool singular = number == 1 || (number == 0 && g_language == app::Language::fr);
  return tr(singular ? one : many, std::to_string(number));
}

}  // namespace ui
