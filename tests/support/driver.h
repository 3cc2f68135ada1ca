// The whole frontend without a window: ui::App on an in-memory host, drawn by Dear ImGui into lists that are not rendered.
// Things are pressed by the ids of their targets, and looked at through the text mirror and the test queries, as the
// browser tests do.
#pragma once

#include <imgui.h>

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "base/json.h"
#include "support/fake_host.h"
#include "ui/app.h"

namespace support {

using base::Json;

struct Screen {
  float width = 1280, height = 720;  ///< CSS pixels
  float pixel_ratio = 1;
  bool touch = false;
};

/// Only one at a time: ImGui's context and the language are global.
class Driver {
 public:
  /// Starts the program on what `host` has stored, and draws until nothing moves.
  explicit Driver(FakeHost& host, const Screen& screen = {});
  ~Driver();
  Driver(const Driver&) = delete;
  Driver& operator=(const Driver&) = delete;

  ui::App& app() { return *app_; }
  /// Another size of the window; draws until nothing moves.
  void resize(const Screen& screen);

  /// One frame of 1/60 s. True: something moves. Fails the test when what is drawn is not sound.
  bool frame();
  /// Draws frames, with time passing fast, until nothing moves.
  void settle();

  /// Presses a target; fails the test when there is none of that id. Then settles.
  void press(std::string_view id);
  /// Presses several, one after the other.
  void press_all(const std::vector<std::string>& ids);
  /// Clicks in the middle of a target with the mouse; fails the test when there is none of that id. Then settles.
  void click(std::string_view id);
  /// A legal action by its text, as the mirror's button would do it; fails the test when it is not legal.
  void act(std::string_view action);
  /// Opens the game of the library that was saved last besides the one on the table.
  void open_other_game();
  /// Agrees to forget later moves, if that is asked.
  void go_on();
  void key(ImGuiKey key, ImGuiKey modifier = ImGuiKey_None);
  /// Sends the press of a control or of "act:N" as the mirror does, for the moment that it shows; draws nothing.
  void send_press(std::string id);
  /// A press (EventKind::activate) without text is one for the moment that the mirror shows.
  void event(app::EventKind kind, std::string id = {}, std::string text = {});

  /// Ids of all targets that begin so, in the order of drawing.
  std::vector<std::string> ids(std::string_view prefix = {}) const;
  bool has(std::string_view id) const;
  /// The target of that id; a discarded value when there is none.
  Json target(std::string_view id) const;

  /// What test_query answers, parsed; fails the test when it is no JSON.
  Json query(std::string_view what, std::string_view argument = {}) const;
  std::string state(const char* key) const;
  std::vector<std::string> legal() const;
  std::vector<std::string> log() const;
  /// The mirror shown last, parsed.
  Json mirror() const;

 private:
  FakeHost& host_;
  ImGuiContext* context_ = nullptr;
  std::unique_ptr<ui::App> app_;
  Screen screen_;
  float fonts_ratio_ = 0, fonts_scale_ = 0;
};

/// A host that has this game stored, so that a Driver begins with it instead of the form for a new game.
void store_game(FakeHost& host, const app::Session& session);

/// The game that a program would find if it started now; fails the test when there is none.
app::Session stored_game(FakeHost& host);

/// All texts anywhere in a JSON value.
std::vector<std::string> texts_in(const Json& json);
/// One of them holds these words.
bool says(const Json& json, std::string_view words);

}  // namespace support
