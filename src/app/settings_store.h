// The player's settings in storage, and what the system's own preferences make of them.
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
  /// Stores them. True when the language is another one.
  bool change(const Settings& settings);

  /// Of one's own moves, and of everybody else's: off also where the system asks for less motion, or a test does.
  Speed speed() const { return wanted(settings_.speed); }
  Speed rivals_speed() const { return wanted(settings_.rivals_speed); }
  void set_animations_off(bool off) { animations_off_ = off; }
  /// Never Look::automatic: what the system prefers takes its place.
  Look look() const;

 private:
  Speed wanted(Speed speed) const;

  Host& host_;
  Settings settings_;
  bool animations_off_ = false;
};

}  // namespace app
