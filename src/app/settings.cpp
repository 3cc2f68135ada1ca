#include "app/settings.h"

#include <algorithm>
#include <optional>
#include <vector>

#include "base/words.h"

namespace app {

namespace {

constexpr std::size_t kMostForeign = 2000;  ///< bytes of unknown keys that are kept

struct StoredSetting {
  std::string_view text, key;
  const SettingRow* row = nullptr;  ///< none: of a later version
  std::optional<int> value{};       ///< none: it is not one that this version knows
};

StoredSetting read_one(std::string_view text) {
  base::Fields words(text, '=');
  StoredSetting one{.text = text, .key = words.next()};
  const auto row =
      std::find_if(kSettings.begin(), kSettings.end(), [&](const auto& any) { return any.key == one.key; });
  if (row == kSettings.end()) return one;
  one.row = &*row;
  const auto value = base::read_number<int>(words.rest());
  if (value && std::find(row->values.begin(), row->values.end(), *value) != row->values.end()) one.value = value;
  return one;
}

void append(std::string& text, std::string_view entry) {
  if (!text.empty()) text += ';';
  text += entry;
}

std::string own_text(const SettingRow& row, const Settings& settings) {
  return std::string(row.key) + '=' + std::to_string(row.get(settings));
}

}  // namespace

std::string settings_text(const Settings& settings) {
  std::string text;
  for (const SettingRow& row : kSettings) append(text, own_text(row, settings));
  return text;
}

std::string settings_text(const Settings& settings, const Settings& before, std::string_view stored) {
  std::vector<StoredSetting> entries;
  for (base::Fields fields(stored, ';'); !fields.done();) entries.push_back(read_one(fields.next()));
  std::string text, foreign;
  for (const SettingRow& row : kSettings) {
    std::string entry = own_text(row, settings);
    if (row.get(settings) == row.get(before)) {
      bool understood = false;
      std::optional<std::string_view> strange;
      for (const StoredSetting& one : entries) {
        if (one.row != &row) continue;
        if (one.value)
          understood = true;
        else
          strange = one.text;
      }
      if (strange && !understood && strange->size() < kMostForeign) entry = *strange;
    }
    append(text, entry);
  }
  for (const StoredSetting& one : entries)
    if (!one.row && !one.key.empty() && foreign.size() + one.text.size() < kMostForeign) append(foreign, one.text);
  if (!foreign.empty()) append(text, foreign);
  return text;
}

Settings read_settings(std::string_view text, Settings settings) {
  bool speed = false, rivals_speed = false;
  for (base::Fields entries(text, ';'); !entries.done();) {
    const StoredSetting one = read_one(entries.next());
    if (!one.value) continue;
    one.row->set(settings, *one.value);
    speed = speed || one.row == &row_of(Setting::speed);
    rivals_speed = rivals_speed || one.row == &row_of(Setting::rivals_speed);
  }
  if (speed && !rivals_speed) settings.rivals_speed = settings.speed;  // written by a version with one speed for all
  return settings;
}

}  // namespace app
