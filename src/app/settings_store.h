// The player's settings in storage, combined with the system's preferences.
#pragma once

#include "app/host.h"
#include "app/settings.h"

namespace app {

class SettingsStore {
 public:
  explicit SettingsStore(Host& host) : host_(host) {}

  /// What was stored; for a first visit the browser's language and its wish for contrast.
  void load();
  const Settings& get() const { return settings_; }
  /// Stores them. True if the language has changed.
  bool change(const Settings& settings);

  /// Animation speed of the player's own moves, and of all others: off also if the system asks for reduced motion, or a test.
  Speed speed() const { return wanted(settings_.speed); }
  Speed rivals_speed() const { return wanted(settings_.rivals_speed); }
  void set_animations_off(bool off) { animations_off_ = off; }
  /// Never Look::automatic: replaced by the system's preference.
  Look look() const;

 private:
  Speed wanted(Speed speed) const;

  Host& host_;
  Settings settings_;
  bool animations_off_ = false;
};

}  // namespace app
