// The history bar: a slider over the plies of a game with marks, buttons for first, previous, play, next and last, and the
// two ways out of an earlier position. It is placed where a table has room for it (GameScreen::moment_bar).
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/game_flow.h"
#include "ui/game_screen.h"

namespace ui {

/// "Round 5, Anna to play", or that the game is over.
std::string moment_words(const Moment& moment);

/// Its height with every group of controls in a row of its own.
float moment_bar_height(float text_scale);

class MomentBar {
 public:
  /// Draws it in `area` and handles presses, drags and automatic play; nothing for an empty area. `other_line`: id of a stored
  /// game to switch to; "" for none.
  void draw(Frame& frame, const Moment& moment, const app::GameFlow& flow, const GameScreen& table, const Rect& area,
            std::string_view other_line);
  /// Before a frame is drawn: handles the arrow keys, Home and End, if the bar is visible and no other control has the focus.
  /// True: it uses them.
  bool hear_keys(const Targets& targets);

 private:
  /// A stop of the slider: the start of a ply, or the end of the game.
  struct Stop {
    std::size_t cursor;
    Milestone mark;  ///< of the ply that leads here
    bool new_round;  ///< a round has ended with it
  };
  enum class Way : std::uint8_t { first, back, on, last };
  struct Parts {
    Rect words, slider, buttons, ways_out;
    bool low = false;  ///< all in one row
  };

  void find_stops(const Moment& moment, const GameScreen& table);
  std::size_t stop_at(std::size_t cursor) const;
  std::size_t cursor_after(Way way, std::size_t cursor) const;
  Parts parts_of(const Frame& frame, const Rect& area, bool ways_out) const;
  void draw_slider(Frame& frame, const Moment& moment, const Rect& area, const std::string& label);
  void draw_buttons(Frame& frame, std::size_t cursor, const Rect& area, bool low);
  std::optional<Way> swiped(const Frame& frame, const GameScreen& table, const Rect& slider) const;
  void draw_ways_out(Frame& frame, const Moment& moment, const Rect& area, bool low);

  std::vector<Stop> stops_;
  std::uint64_t made_for_ = 0;  ///< Moment::number
  bool shown_ = false;
  bool plays_ = false;
  double next_ms_ = 0;  ///< when automatic play takes the next step
  std::optional<Way> key_;
};

}  // namespace ui
