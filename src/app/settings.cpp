#include "app/settings.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <type_traits>

namespace app {

namespace {

constexpr std::array<int, 4> kTextPercents{100, 125, 150, 200};

/// Calls visit(key, number, count of allowed values) for every setting, so that writing and reading cannot differ.
template <class SettingsType, class Visit>
void for_each_setting(SettingsType& s, Visit&& visit) {
  visit("language", s.language, int{base::kLanguageCount});
  visit("look", s.look, 4);
  visit("speed", s.speed, 4);
  visit("letters", s.gem_letters, 2);
  visit("textview", s.text_view, 2);
  visit("keys", s.single_keys, 2);
  visit("guide", s.guide, 2);
}

}  // namespace

std::string settings_text(const Settings& settings) {
  std::string text = "text=" + std::to_string(settings.text_percent);
  for_each_setting(settings, [&](std::string_view key, auto value, int) {
    text += ';' + std::string(key) + '=' + std::to_string(static_cast<int>(value));
  });
  return text;
}

Settings read_settings(std::string_view text, Settings settings) {
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(';'), text.size());
    const std::string_view entry = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    const std::size_t equals = entry.find('=');
    if (equals == std::string_view::npos) continue;
    const std::string_view key = entry.substr(0, equals);
    int number = -1;
    if (std::from_chars(entry.data() + equals + 1, entry.data() + entry.size(), number).ec != std::errc()) continue;
    if (key == "text" && std::find(kTextPercents.begin(), kTextPercents.end(), number) != kTextPercents.end())
      settings.text_percent = number;
    for_each_setting(settings, [&](std::string_view name, auto& value, int count) {
      using Value = std::remove_reference_t<decltype(value)>;
      if (name == key && number >= 0 && number < count) value = static_cast<Value>(number);
    });
  }
  return settings;
}

}  // namespace app
