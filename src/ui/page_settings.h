// What the settings mean outside the canvas: the language and the look of the page around it, sounds and vibration.
#pragma once

#include <optional>

#include "app/settings_store.h"
#include "ui/motion.h"

namespace ui {

class PageSettings {
 public:
  PageSettings(app::Host& host, app::SettingsStore& settings) : host_(host), settings_(settings) {}

  /// Changes and stores them. Sounds and vibration that were switched on give a sample. `touch`: the last input was by finger.
  void change(const app::Settings& changed, bool touch);
  /// Sets the language of all words, and tells the page.
  void tell_language();
  /// Tells the page whether it is light, dark or of high contrast, if that has changed.
  void tell_look();
  /// Sound and vibration, as far as the settings want them. Only a finger is answered by vibration, and rivals'
  /// moves are not.
  void cue(Sound sound, bool touch);

 private:
  app::Host& host_;
  app::SettingsStore& settings_;
  std::optional<app::Look> told_look_;
};

}  // namespace ui
