// What the program needs from its environment: storage, address bar, sharing, DOM dialogs, text mirror, worker, clock. The
// session and the frontend use this interface only; src/platform implements it with the browser, tests in memory.
// Nothing here throws or blocks; what takes time answers with an Event.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace app {

enum class StoreResult : std::uint8_t { ok, blocked, full };

/// Text entry never happens on the canvas (accents, phone keyboards, paste): the page shows a dialog.
struct TextQuestion {
  std::string id;       ///< comes back in the event
  std::string title;    ///< heading of the dialog
  std::string label;    ///< label of the field
  std::string value;    ///< first content of the field
  int max_length = 24;  ///< in UTF-16 units, as the DOM counts
  bool multiline = false;
  std::string ok;      ///< label of the confirming button
  std::string cancel;  ///< label of the other
};

enum class EventKind : std::uint8_t {
  text_entered,    ///< id, text
  text_cancelled,  ///< id
  file_chosen,     ///< text
  file_refused,    ///< too large or unreadable
  copied,          ///< text: ok | failed
  link_opened,     ///< text: the new fragment without `#` (hashchange)
  worker_reply,    ///< id, text
  worker_failed,   ///< id
  activate,        ///< a control of the mirror was pressed: id; text: the moment that the mirror showed
  page_hidden,     ///< save now
  page_shown,
  tab_owned,        ///< this tab may play and save
  tab_lost,         ///< another tab has taken over: read only
  storage_changed,  ///< another tab wrote
  preferences,      ///< reduced motion, contrast, colour scheme or voices changed
  back,             ///< the browser's back button: close what lies over the table, a panel or a sheet
  text_fetched,     ///< id: its name; text: "" if it could not be fetched
};

/// An event on the table that may be accompanied by a sound and a vibration.
enum class Cue : std::uint8_t {
  chip,    ///< a token arrived
  card,    ///< a card, a tile or a figure arrived
  honour,  ///< something that is a distinction arrived
  turn,    ///< it is the turn of somebody here
  end,     ///< the game is over
};

struct Event {
  EventKind kind;
  std::string id;
  std::string text;
};

class Host {
 public:
  virtual ~Host() = default;

  // ---- Clock and chance. Decoration and seeds of new games only: rules and search never see either.

  /// Milliseconds since some fixed moment, monotonic.
  virtual double now_ms() = 0;

  /// Seconds since 1970, UTC, as the device's clock has it: for dates that are shown. It may be wrong and it may jump.
  virtual std::int64_t unix_time_s() = 0;

  /// Such a moment in words, on the device's own calendar and in the page's language: "22 Nov 2026, 14:05".
  virtual std::string date_words(std::int64_t unix_time_s) = 0;

  /// 64 unpredictable bits, for the seed of a new game.
  virtual std::uint64_t entropy() = 0;

  // ---- Storage (localStorage). Keys are given without the `splendor:v1:` prefix.

  virtual std::optional<std::string> storage_read(std::string_view key) = 0;
  /// The browser has refused this value: storage_read gives it from the page's memory only.
  virtual bool storage_refused(std::string_view key) = 0;
  virtual StoreResult storage_write(std::string_view key, std::string_view value) = 0;
  virtual void storage_remove(std::string_view key) = 0;
  /// All keys that begin with `prefix`, in any order.
  virtual std::vector<std::string> storage_keys(std::string_view prefix) = 0;

  /// Asks the browser to keep what is stored when space runs out; to be called after the first finished game. No answer.
  virtual void storage_persist() = 0;

  /// Removes everything that the page keeps on the device (storage, offline copy), and loads it again, in this tab and in all
  /// others: what they still write until then is dropped.
  virtual void forget_everything() = 0;

  // ---- Address bar and sharing

  /// The fragment without `#`, as it stands now ("" when there is none).
  virtual std::string url_fragment() = 0;

  /// Replaces the fragment (no history entry, no hashchange event). "" removes it.
  virtual void set_url_fragment(std::string_view fragment) = 0;

  /// Something lies over the table: the browser's back button closes it (EventKind::back) instead of leaving the page.
  virtual void set_layer_open(bool open) = 0;

  /// The page's address without fragment and query, to which "#g=..." can be appended.
  virtual std::string page_address() = 0;

  /// Puts text on the clipboard; answers with Event::copied (text = "ok" or "failed": then the page has shown the text
  /// in a read-only field for the player to copy). Call it inside an input event where possible.
  virtual void copy_text(std::string_view text) = 0;

  /// True when the browser has a system share sheet.
  virtual bool can_share() = 0;

  /// Opens the system share sheet for an address.
  virtual void share(std::string_view title, std::string_view address) = 0;

  /// True when the device itself has a voice for the page's language; EventKind::preferences when that has changed.
  virtual bool can_read_aloud() = 0;

  /// Says a text by that voice, instead of what it is still saying. Nothing leaves the device.
  virtual void read_aloud(std::string_view text) = 0;

  /// Opens the licences of what the page contains, in a tab of their own.
  virtual void show_licences() = 0;

  // ---- DOM dialogs (text entry never happens on the canvas: accents, phone keyboards, paste)

  /// Answers with Event::text_entered (id, text) or Event::text_cancelled (id).
  virtual void ask_text(const TextQuestion& question) = 0;

  /// Offers a text as a file download.
  virtual void save_file(std::string_view name, std::string_view text) = 0;

  /// Lets the player pick a file; answers with Event::file_chosen (text = its content, at most 8 MiB; larger files
  /// answer with Event::file_refused).
  virtual void choose_file() = 0;

  /// A file of the page that is not part of its first download. Answers with Event::text_fetched.
  virtual void fetch_text(std::string_view name) = 0;

  // ---- Sounds

  /// Plays the sound (`heard`), the vibration (`felt`), or both. Never the only sign of anything.
  virtual void cue(Cue cue, bool heard, bool felt) = 0;
  /// The device has something that vibrates.
  virtual bool can_vibrate() = 0;

  // ---- Text mirror and language

  /// Replaces the content of the text mirror. The JSON is described in web/mirror.js.
  virtual void mirror_show(std::string_view json) = 0;

  /// Says a sentence through the polite live region (again also when it equals the last one).
  virtual void announce(std::string_view sentence) = 0;

  /// Shows the mirror on screen below or beside the canvas, or in a small window in its place, instead of for screen readers
  /// only.
  virtual void set_mirror_visible(bool visible) = 0;

  /// `<html lang>` and the page title.
  virtual void set_page_language(std::string_view code, std::string_view title) = 0;

  /// The colour scheme of the DOM around the canvas (text mirror, dialogs): "dark", "light" or "contrast".
  virtual void set_page_look(std::string_view look) = 0;

  /// The code of the first of the browser's languages that the page has (web/words.js); "en" when there is none.
  virtual std::string preferred_language() = 0;

  virtual bool prefers_reduced_motion() = 0;
  virtual bool prefers_more_contrast() = 0;
  virtual bool prefers_light() = 0;

  // ---- Computer players (Web Workers with the rules and the search)

  /// How many can search at the same time, at least one: fewer than the device has processors, and few.
  virtual int workers() = 0;

  /// Asks a worker; answers with Event::worker_reply (id, text) or Event::worker_failed (id). `request` is one line,
  /// described in src/app/computer.h, or several, at most workers(): then each goes to a worker of its own, and the text has the
  /// answers, a line each, of those that did not fail and had been started before. A later request does not cancel an
  /// earlier one: the id tells them apart.
  virtual void worker_ask(std::string_view id, std::string_view request) = 0;

  /// Ends all running searches at once; their answers never come.
  virtual void worker_stop() = 0;

  // ---- Tabs

  /// Another tab holds the game (Web Lock); ask for it with tab_take(). Changes arrive as Event::tab_owned / tab_lost.
  virtual void tab_take() = 0;
};

}  // namespace app
