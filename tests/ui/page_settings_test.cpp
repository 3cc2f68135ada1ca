// What the settings mean outside the canvas. Without ui::App.
#include "ui/page_settings.h"

#include "support/check.h"
#include "support/fake_host.h"

namespace {

struct PageSettingsAlone {
  support::FakeHost host;
  app::SettingsStore settings{host};
  ui::PageSettings page{host, settings};

  /// As they are, but for one thing.
  template <class Change>
  void change(Change&& change, bool touch = false) {
    app::Settings changed = settings.get();
    change(changed);
    page.change(changed, touch);
  }
};

}  // namespace

TEST_CASE_FIXTURE(PageSettingsAlone, "another language is told to the page, with its title in that language") {
  page.tell_language();
  const std::string title = host.title;
  CHECK(host.page_language == "en");
  change([](app::Settings& one) { one.language = base::Language::fr; });
  CHECK(host.page_language == "fr");
  CHECK(host.title != title);
  change([](app::Settings& one) { one.language = base::Language::en; });
  CHECK(host.title == title);
}

TEST_CASE_FIXTURE(PageSettingsAlone, "the look is told once, and again when it has changed") {
  page.tell_look();
  CHECK_FALSE(host.page_look.empty());
  const std::string before = std::exchange(host.page_look, "");
  page.tell_look();
  CHECK(host.page_look.empty());
  change([](app::Settings& one) { one.look = app::Look::contrast; });
  page.tell_look();
  CHECK(host.page_look == "contrast");
  CHECK(before != "contrast");
}

TEST_CASE_FIXTURE(PageSettingsAlone,
                  "a cue is heard or felt as far as the settings want it; of rivals only what matters is felt") {
  page.cue({app::Cue::turn, false}, true);
  CHECK(host.cues.empty());
  change([](app::Settings& one) { one.vibration = true; }, true);
  REQUIRE(host.cues.size() == 1);  // a sample
  CHECK(host.cues.back().felt);
  CHECK_FALSE(host.cues.back().heard);
  page.cue({app::Cue::turn, false}, false);  // no finger
  page.cue({app::Cue::chip, true}, true);
  CHECK(host.cues.size() == 1);
  page.cue({app::Cue::honour, true}, true);
  CHECK(host.cues.size() == 2);
  change([](app::Settings& one) { one.sounds = true; });
  CHECK(host.cues.size() == 3);
  CHECK(host.cues.back().heard);
}
