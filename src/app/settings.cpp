#include "app/settings.h"

#include <algorithm>

#include "base/words.h"

namespace app {

std::string settings_text(const Settings& settings) {
  std::string text;
  for (const SettingRow& row : kSettings)
    text += (text.empty() ? "" : ";") + std::string(row.key) + '=' + std::to_string(row.get(settings));
  return text;
}

Settings read_settings(std::string_view text, Settings settings) {
  for (base::Fields entries(text, ';'); !entries.done();) {
    base::Fields entry(entries.next(), '=');
    const std::string_view key = entry.next();
    const auto value = base::read_number<int>(entry.rest());
    for (const SettingRow& row : kSettings)
      if (value && key == row.key && std::find(row.values.begin(), row.values.end(), *value) != row.values.end())
        row.set(settings, *value);
  }
  return settings;
}

}  // namespace app
