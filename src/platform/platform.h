// What the page offers to the program: storage, address bar, sharing, DOM dialogs, text mirror, worker, clock.
// The only header through which app and ui reach the outside; web_*.cpp answers with the browser, native_*.cpp with
// memory (tests, tools). Every function that crosses between C++ and JavaScript is behind one of these; the
// JavaScript halves live in web/ and are listed at the top of web_bridge.cpp. Nothing here throws; nothing blocks.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace platform {

// ---- Clock and chance. Decoration and seeds of new games only: rules and search never see either. ----------------

/// Milliseconds since some fixed moment, monotonic.
double now_ms();

/// 64 unpredictable bits, for the seed of a new game.
std::uint64_t entropy();

// ---- Storage (localStorage). Keys are given without the `splendor:v1:` prefix. -----------------------------------

enum class StoreResult : std::uint8_t { ok, blocked, full };

std::optional<std::string> storage_read(std::string_view key);
StoreResult storage_write(std::string_view key, std::string_view value);
void storage_remove(std::string_view key);

// ---- Address bar and sharing -------------------------------------------------------------------------------------

/// The fragment without `#`, as it stands now ("" when there is none).
std::string url_fragment();

/// Replaces the fragment (no history entry, no hashchange event). "" removes it.
void set_url_fragment(std::string_view fragment);

/// The page's address without fragment and query, to which "#g=..." can be appended.
std::string page_address();

/// Puts text on the clipboard; answers with Event::copied (text = "ok" or "failed": then the page has shown the text
/// in a read-only field for the player to copy). Call it inside an input event where possible.
void copy_text(std::string_view text);

/// True when the browser has a system share sheet.
bool can_share();

/// Opens the system share sheet for an address.
void share(std::string_view title, std::string_view address);

// ---- DOM dialogs (text entry never happens on the canvas: accents, phone keyboards, paste) -------------------------

struct TextQuestion {
  std::string id;     ///< comes back in the event
  std::string title;  ///< heading of the dialog
  std::string label;  ///< label of the field
  std::string value;  ///< first content of the field
  int max_length = 24;  ///< in UTF-16 units, as the DOM counts
  bool multiline = false;
  std::string ok;      ///< label of the confirming button
  std::string cancel;  ///< label of the other
};

/// Answers with Event::text_entered (id, text) or Event::text_cancelled (id).
void ask_text(const TextQuestion& question);

/// Offers a text as a file download.
void save_file(std::string_view name, std::string_view text);

/// Lets the player pick a file; answers with Event::file_chosen (text = its content, at most 1 MiB; larger files
/// answer with Event::file_refused).
void choose_file();

// ---- Text mirror and language ------------------------------------------------------------------------------------

/// Replaces the content of the text mirror. The JSON is described in web/mirror.js.
void mirror_show(std::string_view json);

/// Says a sentence through the polite live region (again also when it equals the last one).
void announce(std::string_view sentence);

/// Shows the mirror on screen below the canvas instead of for screen readers only.
void set_mirror_visible(bool visible);

/// `<html lang>` and the page title.
void set_page_language(std::string_view code, std::string_view title);

/// "fr" or "en": the first of the browser's languages that we have; "en" when there is none.
std::string preferred_language();

bool prefers_reduced_motion();
bool prefers_more_contrast();
bool prefers_light();

// ---- Computer players (a Web Worker with the rules and the search) -------------------------------------------------

/// Asks the worker; answers with Event::worker_reply (id, text) or Event::worker_failed (id). `request` is one line of
/// JSON as read by src/ai/worker_main.cpp. A later request does not cancel an earlier one: the id tells them apart.
void worker_ask(std::string_view id, std::string_view request);

/// Ends a running search at once; its answer never comes.
void worker_stop();

// ---- Tabs --------------------------------------------------------------------------------------------------------

/// Another tab holds the game (Web Lock); ask for it with tab_take(). Changes arrive as Event::tab_owned / tab_lost.
void tab_take();

// ---- Events --------------------------------------------------------------------------------------------------------

enum class EventKind : std::uint8_t {
  text_entered,    ///< id, text
  text_cancelled,  ///< id
  file_chosen,     ///< text
  file_refused,    ///< too large or unreadable
  copied,          ///< text: ok | failed
  link_opened,     ///< text: the new fragment without `#` (hashchange)
  worker_reply,    ///< id, text
  worker_failed,   ///< id
  activate,        ///< id: a control of the mirror was pressed
  page_hidden,     ///< save now
  page_shown,
  tab_owned,       ///< this tab may play and save
  tab_lost,        ///< another tab has taken over: read only
  storage_changed, ///< another tab wrote
  preferences,     ///< reduced motion, contrast or colour scheme changed
};

struct Event {
  EventKind kind;
  std::string id;
  std::string text;
};

}  // namespace platform
