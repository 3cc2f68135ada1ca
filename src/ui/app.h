// The frontend as a whole: connects its parts, each of which answers for one thing, with the events of the page. draw() is one
// frame; what was pressed in it is carried out by after_frame(), in one place.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "ui/bars.h"
#include "ui/frontend.h"
#include "ui/game_parts.h"
#include "ui/mirror.h"
#include "ui/note.h"
#include "ui/page_settings.h"
#include "ui/sharing.h"

namespace ui {

class App final : public Frontend {
 public:
  explicit App(app::Host& host);

  /// Reads settings, save and address bar. Call once before the first frame.
  void start();

  void load_fonts(float text_scale, float pixel_ratio) override;
  float text_scale(float width_px, float height_px) const override;
  bool draw(const FrameInfo& frame) override;
  bool after_frame() override;
  double due_ms() const override { return due_ms_; }
  void on_event(const app::Event& event) override;
  std::string test_query(std::string_view what, std::string_view argument) override;

 private:
  // frame.cpp
  void hear_press();
  /// A press of mouse or finger is made for the position that the table showed when it began, and only skips what flew then.
  bool pointer_press_is_past() const;
  void draw_table(Frame& frame, const std::optional<TableNote>& note);
  /// Panels about what has just ended.
  void show_ends();
  /// What arrives with a link, and computer players: not while the player is asked whether to play here.
  void go_on_playing();
  /// Gives the worker what else there is to find out. True if the review has grown.
  bool go_on_thinking();
  void set_input_device(base::InputDevice device);

  // app.cpp
  void close_panel();
  void hear_text(const app::Event& event);
  /// Nothing was ever played here.
  bool newcomer() const { return newcomer_ && !parts_.switcher.has_replaced(); }

  // carry_out.cpp
  void carry_out(const Intents& intents);
  void carry_out(const Intent& intent);

  app::Host& host_;
  GameParts parts_;
  PageSettings page_settings_;
  Sharing sharing_;
  Mirror mirror_;
  Fonts fonts_;
  Targets targets_;
  Bars bars_;
  NoteFold note_fold_;

  /// What the table showed when mouse or finger were pressed last.
  struct PointerPress {
    std::uint64_t moment;  ///< Moment::number
    bool in_motion;
  };
  std::optional<PointerPress> pointer_press_;
  std::vector<Press> presses_;  ///< not handled yet: one in each frame, so that each sees the effect of the one before
  Intents intents_;             ///< of this frame
  bool newcomer_ = false;       ///< nothing was ever played here when the page was opened

  bool touch_ = false;  ///< the last input was by touch
  double due_ms_ = 0;   ///< when the next frame is needed at the latest
};

}  // namespace ui
