#include "app/settings_store.h"

namespace app {

namespace {

constexpr std::string_view kKey = "settings";

}  // namespace

void SettingsStore::load() {
  Settings defaults;
  defaults.language = base::language_of(host_.preferred_language());
  if (host_.prefers_more_contrast()) defaults.look = Look::contrast;
  const auto stored = host_.storage_read(kKey);
  settings_ = stored ? read_settings(*stored, defaults) : defaults;
  host_.set_mirror_visible(settings_.text_view);
}

bool SettingsStore::change(const Settings& settings) {
  if (settings == settings_) return false;
  const Settings before = settings_;
  settings_ = settings;
  if (settings.text_view != before.text_view) host_.set_mirror_visible(settings.text_view);
  host_.storage_write(kKey, settings_text(settings_, before, host_.storage_read(kKey).value_or(std::string())));
  return settings.language != before.language;
}

Speed SettingsStore::wanted(Speed speed) const {
  return animations_off_ || host_.prefers_reduced_motion() ? Speed::off : speed;
}

Look SettingsStore::look() const {
  if (settings_.look != Look::automatic) return settings_.look;
  if (host_.prefers_more_contrast()) return Look::contrast;
  return host_.prefers_light() ? Look::light : Look::dark;
}

}  // namespace app
