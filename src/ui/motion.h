// Timing of animations: speed, intervals of a timeline, and the clock of the animation between two positions. The rules are
// already at the later position; motion only delays what is seen. What moves, and where, is defined by each game
// (games/*/ui/motion.h).
#pragma once

#include <vector>

#include "app/host.h"
#include "app/settings.h"
#include "ui/art/canvas.h"
#include "ui/art/shape.h"

namespace ui {

/// Speed as a factor on durations; 0: animations are off.
float speed_factor(app::Speed speed);

/// How an action is shown.
struct Pace {
  app::Speed speed = app::Speed::off;
  bool rival = false;      ///< made by another player: slower, so that it can be followed
  bool announced = false;  ///< it starts a turn: the panel of the acting player lights up first
  bool again = false;      ///< a replay: if animations are off the highlight stays long enough to be read

  /// Milliseconds before anything leaves, at normal speed.
  float lead_ms() const;
};

/// An interval of the timeline; empty if nothing of the kind happens.
struct TimeSpan {
  float start_ms = 0, length_ms = 0;

  bool empty() const { return length_ms <= 0; }
  float end_ms() const { return start_ms + length_ms; }
  bool covers(float at_ms) const { return at_ms >= start_ms && at_ms < end_ms(); }
  /// 0 before, 1 after. An empty span is over.
  float share(float at_ms) const;
  void scale(float factor) { start_ms *= factor, length_ms *= factor; }
};

/// Easing functions 0 .. 1: ease-out, and ease-in-out.
float eased(float share);
float smooth(float share);

/// Position of a piece that flies from the centre of one place to that of another.
Point flight_point(const Rect& from, const Rect& to, float along, float lift);

/// A sound that is due.
struct Sound {
  app::Cue cue;
  bool rival;  ///< caused by another player's move
  friend bool operator==(const Sound&, const Sound&) = default;
};

class MotionClock {
 public:
  /// Starts an animation now. If animations are off, what it touched is highlighted for a moment instead. Returns the factor
  /// on durations.
  float start(double now_ms, Pace pace);
  /// Sets its length in milliseconds, and the times at which a piece leaves or arrives.
  void last(float length_ms, std::vector<float> changes_ms);
  /// Adds a sound at that time after its start.
  void sound(float at_ms, app::Cue cue) { cues_.push_back({at_ms, cue}); }
  /// Appends the sounds due since the last call; simultaneous ones of a kind only once.
  void take_heard(double now_ms, std::vector<Sound>& sounds);
  /// Adds an effect of that length that nothing waits for.
  void celebrate(float length_ms) { celebrated_ms_ = start_ms_ + static_cast<double>(length_ms); }
  /// Ends the animation at once.
  void skip() { end_ms_ = start_ms_; }
  /// The animation is running; what it touches cannot be pressed.
  bool running(double now_ms) const { return now_ms < end_ms_; }
  bool celebrating(double now_ms) const { return now_ms < celebrated_ms_; }
  /// The picture changes from frame to frame.
  bool animated(double now_ms) const { return running(now_ms) || celebrating(now_ms); }
  /// Milliseconds since it began.
  float elapsed(double now_ms) const { return static_cast<float>(now_ms - start_ms_); }
  /// Number of departures and arrivals so far: while it is constant only the flying pieces change.
  int stage(double now_ms) const;
  /// Brightness of the acting player's panel, 0 .. 1.
  float panel_light(double now_ms) const;
  bool lit(double now_ms) const { return now_ms < lit_until_ms_; }
  /// When a still picture has to be redrawn; in the past: never.
  double wake_ms() const { return lit_until_ms_; }

 private:
  double start_ms_ = 0, end_ms_ = -1, celebrated_ms_ = -1, lit_until_ms_ = -1;
  bool announced_ = false, rival_ = false;
  float lead_ms_ = 0;
  struct Cued {
    float at_ms;
    app::Cue cue;
  };
  std::vector<Cued> cues_;         ///< still to come
  std::vector<float> changes_ms_;  ///< ascending
};

/// The highlight of the acting player's panel, in their colour.
void draw_panel_light(const Canvas& canvas, const Rect& panel, float radius, ImU32 colour, float light);

}  // namespace ui
