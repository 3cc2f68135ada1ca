// An in-memory Host for tests: what is stored can be read again, the program's calls are recorded, and the browser's answers
// are set beforehand. Clock and random source are constant unless a test changes them.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/host.h"

namespace support {

class MemoryHost : public app::Host {
 public:
  // ---- What the browser would say

  double time_ms = 0;
  std::int64_t clock_s = 1795000000;
  std::uint64_t next_entropy = 1;
  std::map<std::string, std::string, std::less<>> stored;
  app::StoreResult store_result = app::StoreResult::ok;  ///< of every write; only an ok one changes `stored`
  /// As in the page: what could not be stored is remembered until the page is left (clear it to do so), or until another
  /// page stores something else in its place.
  struct Remembered {
    std::string value;
    std::optional<std::string> stored_then;
  };
  std::map<std::string, Remembered, std::less<>> remembered;
  std::string fragment;
  std::string address = "https://splendor.example/";
  std::string language = "en";
  bool sharing = false;
  bool vibrates = false;
  bool voice = false;
  bool reduced_motion = false;
  bool more_contrast = false;
  bool light = false;

  // ---- What the program said, oldest first

  struct Sent {
    std::string id;    ///< of a question or request; the name of a file; the title of what is shared
    std::string text;  ///< its content
  };
  std::vector<Sent> worker_requests;
  std::vector<app::TextQuestion> questions;
  std::vector<Sent> files;
  std::vector<Sent> shared;
  std::vector<std::string> read;  ///< aloud
  int licences_shown = 0;
  struct Cued {
    app::Cue cue;
    bool heard, felt;
  };
  std::vector<Cued> cues;
  std::vector<std::string> copied;
  std::vector<std::string> announcements;
  std::string mirror;  ///< the JSON shown last
  std::string title;
  std::string page_language;
  std::string page_look;
  bool mirror_visible = false;
  bool persisted = false;
  bool layer_open = false;
  int file_choices = 0;
  std::vector<std::string> fetched;
  int forgotten = 0;  ///< times that everything was removed
  int worker_count = 1;
  int worker_stops = 0;
  int tab_takes = 0;

  // ---- app::Host

  double now_ms() override { return time_ms; }
  std::int64_t unix_time_s() override { return clock_s; }
  std::string date_words(std::int64_t time_s) override { return "day " + std::to_string(time_s / 86400); }
  std::uint64_t entropy() override { return next_entropy++; }

  std::optional<std::string> storage_read(std::string_view key) override {
    const std::optional<std::string> kept = stored_value(key);
    if (const auto found = remembered.find(key); found != remembered.end()) {
      if (found->second.stored_then == kept) return found->second.value;
      remembered.erase(found);
    }
    return kept;
  }
  bool storage_refused(std::string_view key) override {
    return storage_read(key).has_value() && remembered.count(key) != 0;
  }
  app::StoreResult storage_write(std::string_view key, std::string_view value) override {
    return put(stored, store_result, key, value);
  }
  void storage_remove(std::string_view key) override {
    stored.erase(std::string(key));
    remembered.erase(std::string(key));
  }
  std::vector<std::string> storage_keys(std::string_view prefix) override {
    std::vector<std::string> keys;
    add_keys(stored, prefix, keys);
    add_keys(remembered, prefix, keys);
    return keys;
  }
  void storage_persist() override { persisted = true; }
  void forget_everything() override {
    stored.clear();
    remembered.clear();
    ++forgotten;
  }

  std::string url_fragment() override { return fragment; }
  void set_url_fragment(std::string_view text) override { fragment = text; }
  void set_layer_open(bool open) override { layer_open = open; }
  std::string page_address() override { return address; }
  void copy_text(std::string_view text) override { copied.emplace_back(text); }
  bool can_read_aloud() override { return voice; }
  void read_aloud(std::string_view text) override { read.emplace_back(text); }
  void show_licences() override { ++licences_shown; }
  bool can_share() override { return sharing; }
  void share(std::string_view what, std::string_view where) override {
    shared.push_back({std::string(what), std::string(where)});
  }

  void ask_text(const app::TextQuestion& question) override { questions.push_back(question); }
  void save_file(std::string_view name, std::string_view text) override {
    files.push_back({std::string(name), std::string(text)});
  }
  void choose_file() override { ++file_choices; }
  void fetch_text(std::string_view name) override { fetched.emplace_back(name); }

  void cue(app::Cue what, bool heard, bool felt) override { cues.push_back({what, heard, felt}); }
  bool can_vibrate() override { return vibrates; }

  void mirror_show(std::string_view json) override { mirror = json; }
  void announce(std::string_view sentence) override { announcements.emplace_back(sentence); }
  void set_mirror_visible(bool visible) override { mirror_visible = visible; }
  void set_page_language(std::string_view code, std::string_view page_title) override {
    page_language = code;
    title = page_title;
  }
  void set_page_look(std::string_view look) override { page_look = look; }
  std::string preferred_language() override { return language; }
  bool prefers_reduced_motion() override { return reduced_motion; }
  bool prefers_more_contrast() override { return more_contrast; }
  bool prefers_light() override { return light; }

  int workers() override { return worker_count; }
  void worker_ask(std::string_view id, std::string_view request) override {
    worker_requests.push_back({std::string(id), std::string(request)});
  }
  void worker_stop() override { ++worker_stops; }
  void tab_take() override { ++tab_takes; }

 protected:
  /// A write to what the browser has, that is answered so.
  template <class Texts>
  app::StoreResult put(Texts& texts, app::StoreResult result, std::string_view key, std::string_view value) {
    if (result == app::StoreResult::ok) {
      texts.insert_or_assign(std::string(key), std::string(value));
      remembered.erase(std::string(key));
    } else {
      remember(key, value);
    }
    return result;
  }
  template <class Texts>
  static void add_keys(const Texts& texts, std::string_view prefix, std::vector<std::string>& keys) {
    for (const auto& one : texts)
      if (one.first.rfind(prefix, 0) == 0) keys.push_back(one.first);
  }
  /// What the browser has, whatever is remembered here.
  virtual std::optional<std::string> stored_value(std::string_view key) const {
    const auto found = stored.find(key);
    return found == stored.end() ? std::nullopt : std::optional(found->second);
  }
  void remember(std::string_view key, std::string_view value) {
    remembered.insert_or_assign(std::string(key), Remembered{std::string(value), stored_value(key)});
  }
};

}  // namespace support
