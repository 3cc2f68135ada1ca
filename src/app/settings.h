// What a player sets once: language, look, speed. Kept in storage apart from games; never part of a link. The settings
// themselves are in settings.inc.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "base/text.h"

namespace app {

enum class Look : std::uint8_t { automatic, dark, light, contrast };
enum class Speed : std::uint8_t { off, fast, normal, slow };
inline constexpr std::array<int, 4> kTextPercents{100, 125, 150, 200};

struct Settings {
#define SETTING(type, name, at_first, key, values) type name = at_first;
#include "app/settings.inc"
#undef SETTING

  friend bool operator==(const Settings&, const Settings&) = default;
};

enum class Setting : std::uint8_t {
#define SETTING(type, name, at_first, key, values) name,
#include "app/settings.inc"
#undef SETTING
};

struct SettingRow {
  std::string_view key;         ///< in storage, and the id of its control
  std::span<const int> values;  ///< as stored: no others are read
  int (*get)(const Settings& settings);
  void (*set)(Settings& settings, int value);
};

namespace detail {
inline constexpr std::array<int, 8> kNumbers{0, 1, 2, 3, 4, 5, 6, 7};
template <class Last>
constexpr std::span<const int> values_to(Last last) {
  return std::span(kNumbers).first(static_cast<std::size_t>(last) + 1);
}
template <class Values>
constexpr std::span<const int> values_of(const Values& values) {
  return values;
}
}  // namespace detail

/// By Setting.
inline constexpr auto kSettings = [] {
  using namespace detail;
  return std::to_array<SettingRow>({
#define SETTING(type, name, at_first, key, values)                              \
  {key, values, [](const Settings& all) { return static_cast<int>(all.name); }, \
   [](Settings& all, int value) { all.name = static_cast<type>(value); }},
#include "app/settings.inc"
#undef SETTING
  });
}();
constexpr const SettingRow& row_of(Setting setting) { return kSettings[static_cast<std::size_t>(setting)]; }

std::string settings_text(const Settings& settings);

/// `stored` with the changes from `before` to `settings`. Keys that this version does not know, perhaps of a later one, stay
/// as they are; an unknown value of a setting is replaced only when that setting is changed.
std::string settings_text(const Settings& settings, const Settings& before, std::string_view stored);

/// Reads what it understands; everything else keeps the value of `defaults`.
Settings read_settings(std::string_view text, Settings defaults);

}  // namespace app
