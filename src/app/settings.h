// What a player sets once: language, look, speed. Kept in storage apart from games; never part of a link.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "base/text.h"

namespace app {

enum class Look : std::uint8_t { automatic, dark, light, contrast };
enum class Speed : std::uint8_t { off, fast, normal, slow };

struct Settings {
  base::Language language = base::Language::en;
  Look look = Look::dark;
  Speed speed = Speed::normal;  ///< of animations; `off` also when the system asks for less motion
  int text_percent = 100;       ///< 100, 125, 150 or 200
  bool gem_letters = false;     ///< a letter on every gem
  bool text_view = false;       ///< the text mirror on screen
  bool single_keys = true;      ///< shortcuts without Ctrl
  bool guide = true;            ///< explains the first turns of a game that has a guide; off once a guided game is over

  friend bool operator==(const Settings&, const Settings&) = default;
};

std::string settings_text(const Settings& settings);

/// Reads what it understands; everything else keeps the value of `defaults`.
Settings read_settings(std::string_view text, Settings defaults);

}  // namespace app
