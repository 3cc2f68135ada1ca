// The page as app::Host: every function that crosses between the program and the page. The JavaScript half is `splendorHost` in
// web/bridge.js, which forwards to:
//
//   clock, chance        crypto                                  bridge.js
//   storage              localStorage, guarded                   storage.js
//   address, preferences location, matchMedia                    surroundings.js
//   copy, share, files   clipboard, share sheet, downloads       share.js
//   reading aloud        speechSynthesis                         speech.js
//   questions            <dialog>                                dialogs.js
//   sounds               Web Audio, vibration                    sounds.js
//   mirror, announcer    DOM                                     mirror.js
//   computer players     Worker                                  worker_host.js, worker.js
//   tabs                 Web Locks                               tabs.js
//   frame loop           splash, lost picture, tests             boot.js, test_hooks.js
//
// Into the program there are host_event and host_test_query, with host_alloc and host_free for their texts.
// Texts cross as UTF-8 with a final zero byte; a text that JavaScript returns was made by host_alloc and is freed
// here; a null pointer is JavaScript's null. What is stored, saved or opened may be anything, zero bytes too: it crosses with
// its length, which js_length() has of the text returned last.

#include <emscripten/em_js.h>
#include <emscripten/emscripten.h>

#include <array>
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "app/host.h"
#include "base/words.h"
#include "platform/platform.h"
#include "platform/web_internal.h"
#include "ui/fonts.h"

#ifdef EM_JS_DEPS  // since 3.1.8; before, these three are always there
EM_JS_DEPS(splendor_bridge, "$UTF8ToString,$stringToUTF8,$lengthBytesUTF8");
#endif

// ---- From the program to the page -----------------------------------------------------------------------------------

// clang-format off
EM_JS(void, js_install, (), {
  const toC = (text) => {
    if (text === null || text === undefined) return 0;
    const size = lengthBytesUTF8(text) + 1;
    const place = _host_alloc(size);
    stringToUTF8(text, place, size);
    splendorHost.lengthInC = size - 1;
    return place;
  };
  splendorHost.toC = toC;
  splendorHost.fromC = (place, length) => new TextDecoder().decode(HEAPU8.slice(place, place + length));
  splendorHost.program = {
    deliver(kind, id, text) {
      const places = [toC(kind), toC(id), toC(text)];  // the text last: its length is known
      _host_event(places[0], places[1], places[2], splendorHost.lengthInC);
      places.forEach((place) => _host_free(place));
    },
    query(what, argument) {
      const places = [toC(what), toC(argument)];
      const answer = _host_test_query(places[0], places[1]);
      const text = UTF8ToString(answer);
      places.concat(answer).forEach((place) => _host_free(place));
      return text;
    },
  };
});
EM_JS(void, js_connect, (), { splendorHost.connect(); });

EM_JS(void, js_font, (int weight, const unsigned char* data, int size), {
  splendorHost.font(weight, HEAPU8.slice(data, data + size));
});
EM_JS(void, js_first_frame, (), { splendorHost.firstFrame(); });
EM_JS(void, js_woke, (), { splendorHost.woke(); });
EM_JS(void, js_drawn, (double count, int more), { splendorHost.drawn(count, Boolean(more)); });
EM_JS(void, js_no_webgl, (), { splendorHost.noWebgl(); });
EM_JS(void, js_context_lost, (), { splendorHost.contextLost(); });
EM_JS(void, js_context_back, (), { splendorHost.contextBack(); });

EM_JS(double, js_entropy, (), { return splendorHost.entropy(); });

EM_JS(double, js_unix_time, (), { return splendorHost.unixTime(); });

EM_JS(char*, js_date_words, (double time), { return splendorHost.toC(splendorHost.dateWords(time)); });

EM_JS(char*, js_storage_read, (const char* key), {
  return splendorHost.toC(splendorHost.storageRead(UTF8ToString(key)));
});
EM_JS(int, js_storage_refused, (const char* key), { return splendorHost.storageRefused(UTF8ToString(key)); });
EM_JS(int, js_length, (), { return splendorHost.lengthInC; });
EM_JS(int, js_storage_write, (const char* key, const char* value, int length), {
  return splendorHost.storageWrite(UTF8ToString(key), splendorHost.fromC(value, length));
});
EM_JS(char*, js_storage_keys, (const char* prefix), {
  return splendorHost.toC(splendorHost.storageKeys(UTF8ToString(prefix)));
});
EM_JS(void, js_storage_remove, (const char* key), { splendorHost.storageRemove(UTF8ToString(key)); });
EM_JS(void, js_storage_persist, (), { splendorHost.storagePersist(); });
EM_JS(void, js_forget_everything, (), { splendorHost.forgetEverything(); });

EM_JS(char*, js_fragment, (), { return splendorHost.toC(splendorHost.fragment()); });
EM_JS(void, js_set_fragment, (const char* text), { splendorHost.setFragment(UTF8ToString(text)); });
EM_JS(void, js_set_layer_open, (int open), { splendorHost.setLayerOpen(Boolean(open)); });
EM_JS(char*, js_page_address, (), { return splendorHost.toC(splendorHost.pageAddress()); });
EM_JS(int, js_prefers_reduced_motion, (), { return splendorHost.prefersReducedMotion(); });
EM_JS(int, js_prefers_more_contrast, (), { return splendorHost.prefersMoreContrast(); });
EM_JS(int, js_prefers_light, (), { return splendorHost.prefersLight(); });

EM_JS(void, js_copy_text, (const char* text), { splendorHost.copyText(UTF8ToString(text)); });
EM_JS(int, js_can_share, (), { return splendorHost.canShare(); });
EM_JS(void, js_share, (const char* title, const char* address), {
  splendorHost.share(UTF8ToString(title), UTF8ToString(address));
});
EM_JS(int, js_can_read_aloud, (), { return splendorHost.canReadAloud(); });
EM_JS(void, js_read_aloud, (const char* text), { splendorHost.readAloud(UTF8ToString(text)); });
EM_JS(void, js_save_file, (const char* name, const char* text, int length), {
  splendorHost.saveFile(UTF8ToString(name), splendorHost.fromC(text, length));
});
EM_JS(void, js_choose_file, (), { splendorHost.chooseFile(); });
EM_JS(void, js_fetch_text, (const char* name), { splendorHost.fetchText(UTF8ToString(name)); });
EM_JS(void, js_ask_text, (const char* id, const char* title, const char* label, const char* value, int max_length,
                          int multiline, const char* ok, const char* cancel), {
  splendorHost.askText({
    id: UTF8ToString(id),
    title: UTF8ToString(title),
    label: UTF8ToString(label),
    value: UTF8ToString(value),
    maxLength: max_length,
    multiline: Boolean(multiline),
    ok: UTF8ToString(ok),
    cancel: UTF8ToString(cancel),
  });
});

EM_JS(void, js_cue, (int cue, int heard, int felt), { splendorHost.cue(cue, Boolean(heard), Boolean(felt)); });
EM_JS(int, js_can_vibrate, (), { return splendorHost.canVibrate(); });

EM_JS(void, js_mirror_show, (const char* json), { splendorHost.mirrorShow(UTF8ToString(json)); });
EM_JS(void, js_announce, (const char* sentence), { splendorHost.announce(UTF8ToString(sentence)); });
EM_JS(void, js_set_mirror_visible, (int visible), { splendorHost.setMirrorVisible(Boolean(visible)); });
EM_JS(void, js_set_language, (const char* code, const char* title), {
  splendorHost.setLanguage(UTF8ToString(code), UTF8ToString(title));
});
EM_JS(void, js_set_look, (const char* look), { splendorHost.setLook(UTF8ToString(look)); });
EM_JS(char*, js_preferred_language, (), { return splendorHost.toC(splendorHost.preferredLanguage()); });

EM_JS(int, js_workers, (), { return splendorHost.workers(); });
EM_JS(void, js_worker_ask, (const char* id, const char* request), {
  splendorHost.workerAsk(UTF8ToString(id), UTF8ToString(request));
});
EM_JS(void, js_worker_stop, (), { splendorHost.workerStop(); });
EM_JS(void, js_show_licences, (), { splendorHost.showLicences(); });
EM_JS(void, js_tab_take, (), { splendorHost.tabTake(); });
// clang-format on

namespace platform {

namespace {

/// A text made by JavaScript, freed at the end.
class PageText {
 public:
  explicit PageText(char* text) : text_(text), length_(text ? static_cast<std::size_t>(js_length()) : 0) {}
  ~PageText() { std::free(text_); }
  PageText(const PageText&) = delete;
  PageText& operator=(const PageText&) = delete;

  std::optional<std::string> get() const {
    if (!text_) return std::nullopt;
    return std::string(text_, length_);
  }
  std::string or_empty() const { return get().value_or(std::string()); }

 private:
  char* text_;
  std::size_t length_;
};

// In the order of app::EventKind; web/ sends these names.
constexpr std::array<std::string_view, 17> kEventNames{
    "text_entered", "text_cancelled",  "file_chosen", "file_refused", "copied",       "link_opened",
    "worker_reply", "worker_failed",   "activate",    "page_hidden",  "page_shown",   "tab_owned",
    "tab_lost",     "storage_changed", "preferences", "back",         "text_fetched",
};
static_assert(kEventNames.size() == static_cast<std::size_t>(app::EventKind::text_fetched) + 1);

std::optional<app::EventKind> event_kind(std::string_view name) {
  for (std::size_t i = 0; i < kEventNames.size(); ++i) {
    if (kEventNames[i] == name) return static_cast<app::EventKind>(i);
  }
  return std::nullopt;
}

std::string c(std::string_view text) { return std::string(text); }  // with a final zero byte

class Page final : public app::Host {
 public:
  Page() { js_install(); }

  double now_ms() override { return emscripten_get_now(); }
  std::int64_t unix_time_s() override { return static_cast<std::int64_t>(js_unix_time()); }

  std::string date_words(std::int64_t time_s) override {
    return PageText(js_date_words(static_cast<double>(time_s))).or_empty();
  }

  std::uint64_t entropy() override {
    const auto high = static_cast<std::uint64_t>(js_entropy());
    const auto low = static_cast<std::uint64_t>(js_entropy());
    return high << 32 | low;
  }

  std::optional<std::string> storage_read(std::string_view key) override {
    return PageText(js_storage_read(c(key).c_str())).get();
  }
  bool storage_refused(std::string_view key) override { return js_storage_refused(c(key).c_str()) != 0; }
  app::StoreResult storage_write(std::string_view key, std::string_view value) override {
    return static_cast<app::StoreResult>(
        js_storage_write(c(key).c_str(), value.data(), static_cast<int>(value.size())));
  }
  void storage_remove(std::string_view key) override { js_storage_remove(c(key).c_str()); }
  std::vector<std::string> storage_keys(std::string_view prefix) override {
    const std::string lines = PageText(js_storage_keys(c(prefix).c_str())).or_empty();
    std::vector<std::string> keys;
    for (base::Fields fields(lines, '\n'); !fields.done();) keys.emplace_back(fields.next());
    return keys;
  }
  void storage_persist() override { js_storage_persist(); }
  void forget_everything() override { js_forget_everything(); }

  std::string url_fragment() override { return PageText(js_fragment()).or_empty(); }
  void set_url_fragment(std::string_view fragment) override { js_set_fragment(c(fragment).c_str()); }
  void set_layer_open(bool open) override { js_set_layer_open(open); }
  std::string page_address() override { return PageText(js_page_address()).or_empty(); }
  void copy_text(std::string_view text) override { js_copy_text(c(text).c_str()); }
  bool can_share() override { return js_can_share() != 0; }
  void share(std::string_view title, std::string_view address) override {
    js_share(c(title).c_str(), c(address).c_str());
  }

  void ask_text(const app::TextQuestion& question) override {
    js_ask_text(question.id.c_str(), question.title.c_str(), question.label.c_str(), question.value.c_str(),
                question.max_length, question.multiline, question.ok.c_str(), question.cancel.c_str());
  }
  void save_file(std::string_view name, std::string_view text) override {
    js_save_file(c(name).c_str(), text.data(), static_cast<int>(text.size()));
  }
  void choose_file() override { js_choose_file(); }
  void fetch_text(std::string_view name) override { js_fetch_text(c(name).c_str()); }

  void cue(app::Cue what, bool heard, bool felt) override { js_cue(static_cast<int>(what), heard, felt); }
  bool can_vibrate() override { return js_can_vibrate() != 0; }

  void mirror_show(std::string_view json) override { js_mirror_show(c(json).c_str()); }
  void announce(std::string_view sentence) override { js_announce(c(sentence).c_str()); }
  void set_mirror_visible(bool visible) override { js_set_mirror_visible(visible); }
  void set_page_language(std::string_view code, std::string_view title) override {
    js_set_language(c(code).c_str(), c(title).c_str());
  }
  void set_page_look(std::string_view look) override { js_set_look(c(look).c_str()); }
  std::string preferred_language() override { return PageText(js_preferred_language()).or_empty(); }
  bool prefers_reduced_motion() override { return js_prefers_reduced_motion() != 0; }
  bool prefers_more_contrast() override { return js_prefers_more_contrast() != 0; }
  bool prefers_light() override { return js_prefers_light() != 0; }

  int workers() override { return js_workers(); }
  void worker_ask(std::string_view id, std::string_view request) override {
    js_worker_ask(c(id).c_str(), c(request).c_str());
  }
  void worker_stop() override { js_worker_stop(); }
  void show_licences() override { js_show_licences(); }
  bool can_read_aloud() override { return js_can_read_aloud() != 0; }
  void read_aloud(std::string_view text) override { js_read_aloud(c(text).c_str()); }
  void tab_take() override { js_tab_take(); }
};

}  // namespace

app::Host& host() {
  static Page page;
  return page;
}

namespace web {

void connect_page() {
  host();  // installs the text functions, if the program has not done so yet
  js_connect();
}
void tell_first_frame() {
  // The DOM uses the same fonts as the canvas.
  for (const auto& [weight, face] : {std::pair(400, ui::Face::regular), std::pair(700, ui::Face::bold)}) {
    const std::span file = ui::font_file(face);
    js_font(weight, file.data(), static_cast<int>(file.size()));
  }
  js_first_frame();
}
void tell_woke() { js_woke(); }
void tell_drawn(std::uint64_t count, bool more) { js_drawn(static_cast<double>(count), more); }
void tell_no_webgl() { js_no_webgl(); }
void tell_context_lost() { js_context_lost(); }
void tell_context_back() { js_context_back(); }

}  // namespace web
}  // namespace platform

// ---- From the page into the program -----------------------------------------------------------------------------------

extern "C" {

EMSCRIPTEN_KEEPALIVE char* host_alloc(int size) {
  return static_cast<char*>(std::malloc(static_cast<std::size_t>(size)));
}

EMSCRIPTEN_KEEPALIVE void host_free(char* text) { std::free(text); }

/// `kind` is a name of app::EventKind, or one that concerns the frame loop only (web_window.cpp). `length`: of the text, in
/// which there may be zero bytes.
EMSCRIPTEN_KEEPALIVE void host_event(const char* kind, const char* id, const char* text, int length) {
  if (platform::web::control(kind)) return;
  if (const auto known = platform::event_kind(kind))
    platform::web::deliver({*known, id, std::string(text, static_cast<std::size_t>(length))});
}

/// The caller frees the answer with host_free.
EMSCRIPTEN_KEEPALIVE char* host_test_query(const char* what, const char* argument) {
  const std::string answer = platform::web::test_query(what, argument);
  char* text = host_alloc(static_cast<int>(answer.size()) + 1);
  answer.copy(text, answer.size());
  text[answer.size()] = '\0';
  return text;
}

}  // extern "C"
