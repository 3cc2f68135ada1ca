#include "ui/page_settings.h"

#include "ui/words.h"

namespace ui {

void PageSettings::change(const app::Settings& changed, bool touch) {
  const app::Settings before = settings_.get();
  if (settings_.change(changed)) tell_language();
  if ((changed.sounds && !before.sounds) || (changed.vibration && !before.vibration))
    cue({app::Cue::turn, false}, touch);
}

void PageSettings::tell_language() {
  const base::Language language = settings_.get().language;
  set_language(language);
  host_.set_page_language(base::facts(language).code, tr(words::page_title));
}

void PageSettings::tell_look() {
  const app::Look look = settings_.look();
  if (told_look_ == look) return;
  told_look_ = look;
  host_.set_page_look(look == app::Look::dark ? "dark" : look == app::Look::light ? "light" : "contrast");
}

void PageSettings::cue(Sound sound, bool touch) {
  const app::Settings& settings = settings_.get();
  const bool felt = settings.vibration && touch && !(sound.rival && sound.cue < app::Cue::honour);
  if (settings.sounds || felt) host_.cue(sound.cue, settings.sounds, felt);
}

}  // namespace ui
