#include "base/text.h"

#include <map>

namespace base {

namespace {

Wording g_wording;

/// "[Press|Tap] it" for that input device; cached, since tr() returns a pointer.
const char* said_to(InputDevice device, const char* words) {
  static std::array<std::map<const char*, std::string>, 2> kept;
  const auto [place, is_new] = kept[static_cast<std::size_t>(device)].try_emplace(words);
  if (!is_new) return place->second.c_str();
  bool first = true, second = true;
  for (const char* at = words; *at != '\0'; ++at) switch (*at) {
      case '[': second = false; break;
      case '|': first = false, second = true; break;
      case ']': first = second = true; break;
      default:
        if (device == InputDevice::pointer ? first : second) place->second += *at;
    }
  return place->second.c_str();
}

}  // namespace

void set_language(Language language) { g_wording.language = language; }

Language language() { return g_wording.language; }

void set_input_device(InputDevice device) { g_wording.device = device; }

Wording wording() { return g_wording; }

Language language_of(std::string_view code) {
  for (std::size_t i = 0; i < kLanguageCount; ++i)
    if (code == kLanguages[i].code) return static_cast<Language>(i);
  return Language::en;
}

const char* tr(const Text& text) {
  const char* words = text.words[static_cast<std::size_t>(g_wording.language)];
  return std::string_view(words).find('[') == std::string_view::npos ? words : said_to(g_wording.device, words);
}

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

bool is_singular(int number) { return number == 1 || (number == 0 && facts(g_wording.language).zero_is_one); }

std::string tr_count(const Text& one, const Text& many, int number) {
  return tr(is_singular(number) ? one : many, std::to_string(number));
}

}  // namespace base
