// Time as motion sees it: how fast things may move, stretches of a time line, and the clock of what moves between two
// positions. The rules are already at the later position; motion only delays what is seen. What moves, and where, is each
// game's own (games/*/ui/motion.h).
#pragma once

#include <vector>

#include "app/host.h"
#include "app/settings.h"
#include "ui/art/canvas.h"
#include "ui/art/shape.h"

namespace ui {

/// Speed as a factor on durations; 0: nothing moves.
float speed_factor(app::Speed speed);

/// How an action is shown.
struct Pace {
  app::Speed speed = app::Speed::off;
  bool rival = false;      ///< it is to be followed by somebody who did not make it: slower
  bool announced = false;  ///< a turn begins with it: the panel of whoever acts lights up first
  bool again = false;      ///< shown once more: where nothing may move it stays lit long enough to be read

  /// Milliseconds before anything leaves, at normal speed.
  float lead_ms() const;
};

/// A stretch of the time line; empty when nothing of the kind happens.
struct Stretch {
  float start_ms = 0, length_ms = 0;

  bool empty() const { return length_ms <= 0; }
  float end_ms() const { return start_ms + length_ms; }
  bool covers(float at_ms) const { return at_ms >= start_ms && at_ms < end_ms(); }
  /// 0 before, 1 after. An empty stretch is over.
  float share(float at_ms) const;
  void scale(float factor) { start_ms *= factor, length_ms *= factor; }
};

/// Shares of a way, from a share of the time: slow at the end; slow at both ends.
float eased(float share);
float smooth(float share);

/// Where something is that flies from the middle of one place to that of another.
Point flown(const Rect& from, const Rect& to, float along, float lift);

/// What may be heard or felt now.
struct Heard {
  app::Cue cue;
  bool rival;  ///< it comes of somebody else's move
  friend bool operator==(const Heard&, const Heard&) = default;
};

class MotionClock {
 public:
  /// Something happened now, and nothing of it moves yet. Where nothing may move, what it touched is lit for a moment instead. Returns the factor.
  float start(double now_ms, Pace pace);
  /// It goes on until so many milliseconds after its start; at each of these times a piece leaves or arrives.
  void last(float length_ms, std::vector<float> changes_ms);
  /// So many milliseconds after its start something arrives that can be heard.
  void sound(float at_ms, app::Cue cue) { cues_.push_back({at_ms, cue}); }
  /// What has arrived since it was asked last: once each, of several of a kind that came together.
  void take_heard(double now_ms, std::vector<Heard>& heard);
  /// Something that nobody waits for goes on so long after its start.
  void celebrate(float length_ms) { celebrated_ms_ = start_ms_ + static_cast<double>(length_ms); }
  /// Everything has arrived.
  void skip() { end_ms_ = start_ms_; }
  /// Something is on its way, and what was touched by it is not to be pressed.
  bool running(double now_ms) const { return now_ms < end_ms_; }
  bool celebrating(double now_ms) const { return now_ms < celebrated_ms_; }
  /// The picture changes from frame to frame.
  bool animated(double now_ms) const { return running(now_ms) || celebrating(now_ms); }
  /// Milliseconds since it began.
  float elapsed(double now_ms) const { return static_cast<float>(now_ms - start_ms_); }
  /// How many changes there have been: as long as it stays the same only what flies is seen elsewhere.
  int stage(double now_ms) const;
  /// How brightly the panel of whoever acts is lit, 0 .. 1.
  float panel_light(double now_ms) const;
  bool lit(double now_ms) const { return now_ms < lit_until_ms_; }
  /// When a picture that stands still changes by itself; long past: never.
  double wake_ms() const { return lit_until_ms_; }

 private:
  double start_ms_ = 0, end_ms_ = -1, celebrated_ms_ = -1, lit_until_ms_ = -1;
  bool announced_ = false, rival_ = false;
  float lead_ms_ = 0;
  struct Cued {
    float at_ms;
    app::Cue cue;
  };
  std::vector<Cued> cues_;         ///< not heard yet
  std::vector<float> changes_ms_;  ///< ascending
};

/// The light of a panel whose owner acts, in their colour.
void draw_panel_light(const Canvas& canvas, const Rect& panel, float radius, ImU32 colour, float light);

}  // namespace ui
