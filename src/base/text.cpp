#include "base/text.h"

namespace base {

namespace {

Language g_language = Language::en;

}  // namespace

void set_language(Language language) { g_language = language; }

Language language() { return g_language; }

Language language_of(std::string_view code) {
  for (std::size_t i = 0; i < kLanguageCount; ++i)
    if (code == kLanguages[i].code) return static_cast<Language>(i);
  return Language::en;
}

const char* tr(const Text& text) { return text.words[static_cast<std::size_t>(g_language)]; }

std::string tr(const Text& text, std::string_view first, std::string_view second) {
  return filled(tr(text), {first, second});
}

std::string filled(std::string_view words, const std::vector<std::string_view>& arguments) {
  std::string result;
  for (std::string_view rest = words; !rest.empty();) {
    const bool hole = rest.size() >= 3 && rest[0] == '{' && rest[2] == '}';
    const auto place = hole ? static_cast<std::size_t>(rest[1] - '0') : 0;
    if (hole && place < arguments.size()) result += arguments[place];
    if (!hole) result += rest[0];
    rest.remove_prefix(hole ? 3 : 1);
  }
  return result;
}

bool is_singular(int number) { return number == 1 || (number == 0 && facts(g_language).zero_is_one); }

std::string tr_count(const Text& one, const Text& many, int number) {
  return tr(is_singular(number) ? one : many, std::to_string(number));
}

}  // namespace base
