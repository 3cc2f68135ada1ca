// The history bar: a slider over the plies of a game with marks, buttons for first, previous, play, next and last, and the
// two ways out of an earlier position. It is placed where a table has room for it (GameScreen::moment_bar).
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ui/art/still.h"
#include "ui/game_screen.h"
#include "ui/panels/panel_view.h"

namespace ui {

/// "Round 5, Anna to play", or that the game is over.
std::string moment_words(const Moment& moment);

/// Its height with every group of controls in a row of its own.
float moment_bar_height(float text_scale);
/// Everything that belongs to it has room there, its words too, for a finger. In less it leaves out words, then keeps to
/// smaller buttons.
bool moment_bar_fits(float text_scale, const Rect& area);
/// Its height where it shares `room` with something else: with as many rows as there is room for, but never too low to fit.
float moment_bar_height_in(float text_scale, float width, float room);

class MomentBar {
 public:
  /// Where each part lies; an empty one is left out.
  struct Parts {
    Rect words, slider, first, back, play, on, last, other, play_on, now;
  };

  /// Makes the view if something has changed. `area`: empty for no bar. `other_line`: id of a stored game to switch to; "" for
  /// none. `reviewed`: a review led to this moment, and the way out of it leads back there.
  void update(const Canvas& canvas, const Moment& moment, const GameScreen& table, const Rect& area,
              std::string_view other_line, bool reviewed = false);
  /// Handles presses, drags and swipes of this frame.
  void hear(Frame& frame, const GameScreen& table);
  void draw(const Canvas& canvas) const;
  /// After hear(): the cursor to which automatic play leads now. It waits while something flies.
  std::optional<std::size_t> go_on(bool in_motion);
  /// Before a frame is drawn: handles the arrow keys, Home and End, if the bar is visible and no other control has the focus.
  /// True: it uses them.
  bool hear_keys(const Targets& targets);
  /// How often the view was made, for tests: not while only time passes.
  int views_made() const { return views_made_; }

 private:
  /// A stop of the slider: the start of a ply, or the end of the game.
  struct Stop {
    std::size_t cursor;
    Milestone mark;  ///< of the ply that leads here
    bool new_round;  ///< a round has ended with it
  };
  enum class Way : std::uint8_t { first, back, on, last };
  /// What the view depends on.
  struct Made {
    std::uint64_t moment;  ///< Moment::number
    std::size_t cursor, length;
    Rect area;
    bool plays;
    Light light;
    base::Wording wording;
    std::string other_line;
    bool reviewed;
    bool past() const { return cursor < length; }
    friend bool operator==(const Made&, const Made&) = default;
  };

  void find_stops(const Moment& moment, const GameScreen& table);
  std::size_t stop_at(std::size_t cursor) const;
  std::size_t cursor_after(Way way) const;
  void make(const Canvas& canvas, const Moment& moment);
  void make_buttons(PanelBuilder& build, const Parts& parts) const;
  void make_ways_out(PanelBuilder& build, const Parts& parts) const;
  void drag(Frame& frame) const;
  std::optional<Way> swiped(const Frame& frame, const GameScreen& table) const;
  void draw_slider(const Canvas& canvas, const Touch& touch) const;
  Rect track_of_slider() const { return {slider_.x + 10, slider_.centre_y() - 3, slider_.w - 20, 6}; }

  std::optional<Made> made_;  ///< none: there is no bar
  int views_made_ = 0;
  PanelView view_;
  Rect slider_;
  int slider_control_ = kNoControl;
  std::vector<Stop> stops_;
  std::uint64_t stops_of_ = 0;  ///< Moment::number
  Touches touches_;
  bool shown_ = false;  ///< and not below a panel
  bool plays_ = false;
  bool restarts_ = false;  ///< at the end: the button of this frame leads to the beginning
  double now_ms_ = 0;      ///< of the frame
  double next_ms_ = 0;     ///< when automatic play takes the next step
  std::optional<Way> key_;
};

}  // namespace ui
