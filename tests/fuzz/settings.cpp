// Settings and names: any text gives something that can be written and read again.
#include "app/settings.h"

#include "app/session.h"
#include "expect.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text = fuzz::as_text(data, size);
  const app::Settings settings = app::read_settings(text, {});
  fuzz::expect(app::read_settings(app::settings_text(settings), {}) == settings, "settings read back");

  const std::string kept = app::settings_text(settings, settings, text);
  fuzz::expect(app::read_settings(kept, {}) == settings, "also with what is kept for a later version");
  fuzz::expect(app::settings_text(settings, settings, kept) == kept, "which is kept as it is");

  const std::string name = app::clean_name(text);
  fuzz::expect(name.size() <= app::kMaxNameBytes, "a name is bounded");
  fuzz::expect(app::clean_name(name) == name, "a clean name is clean");
  fuzz::expect(name.find('\n') == std::string::npos, "a name is one line");
  return 0;
}
