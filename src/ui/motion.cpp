#include "ui/motion.h"

#include <algorithm>

#include "ui/art/paint.h"
#include "ui/theme.h"

namespace ui {

float speed_factor(app::Speed speed) {
  switch (speed) {
    case app::Speed::off: return 0;
    case app::Speed::fast: return 0.5f;
    case app::Speed::normal: return 1;
    case app::Speed::slow: return 2;
  }
  return 1;
}

float TimeSpan::share(float at_ms) const {
  if (empty() || at_ms >= end_ms()) return 1;
  return at_ms <= start_ms ? 0 : (at_ms - start_ms) / length_ms;
}

float eased(float share) { return 1 - (1 - share) * (1 - share) * (1 - share); }

float smooth(float share) { return share * share * (3 - 2 * share); }

Point flight_point(const Rect& from, const Rect& to, float along, float lift) {
  return {from.centre_x() + (to.centre_x() - from.centre_x()) * along,
          from.centre_y() + (to.centre_y() - from.centre_y()) * along - lift};
}

float Pace::lead_ms() const { return announced ? duration::kPanelLight : 0; }

float MotionClock::start(double now_ms, Pace pace) {
  constexpr float kFollowed = 1.5f;
  const float factor = speed_factor(pace.speed) * (pace.rival ? kFollowed : 1);
  start_ms_ = end_ms_ = celebrated_ms_ = now_ms;
  announced_ = pace.announced;
  rival_ = pace.rival;
  cues_.clear();
  lead_ms_ = pace.lead_ms() * factor;
  changes_ms_.clear();
  const float lit_ms = pace.again ? duration::kStill : duration::kHighlight;
  lit_until_ms_ = factor > 0 ? -1 : now_ms + static_cast<double>(lit_ms);
  return factor;
}

void MotionClock::last(float length_ms, std::vector<float> changes_ms) {
  end_ms_ = start_ms_ + static_cast<double>(std::max(length_ms, lead_ms_));
  changes_ms_ = std::move(changes_ms);
  std::sort(changes_ms_.begin(), changes_ms_.end());
}

int MotionClock::stage(double now_ms) const {
  return static_cast<int>(std::upper_bound(changes_ms_.begin(), changes_ms_.end(), elapsed(now_ms)) -
                          changes_ms_.begin());
}

void MotionClock::take_heard(double now_ms, std::vector<Sound>& sounds) {
  const bool all = !running(now_ms);  // or it was skipped
  const std::size_t before = sounds.size();
  std::vector<Cued> later;
  for (const Cued& one : cues_) {
    const Sound now{one.cue, rival_};
    if (!all && elapsed(now_ms) < one.at_ms)
      later.push_back(one);
    else if (std::find(sounds.begin() + static_cast<std::ptrdiff_t>(before), sounds.end(), now) == sounds.end())
      sounds.push_back(now);
  }
  cues_ = std::move(later);
}

float MotionClock::panel_light(double now_ms) const {
  if (!announced_) return 0;
  if (lit(now_ms)) return 1;
  if (!running(now_ms)) return 0;
  return smooth(std::min(1.0f, 3 * elapsed(now_ms) / lead_ms_));
}

void draw_panel_light(const Canvas& canvas, const Rect& panel, float radius, ImU32 colour, float light) {
  if (light <= 0) return;
  for (const float out : {6.0f, 4.0f})
    stroke_rounded(canvas, panel.inset(-out), radius + out, with_opacity(colour, 0.25f * light), 3);
  stroke_rounded(canvas, panel.inset(-1), radius + 1, with_opacity(colour, light), space::kRing);
}

}  // namespace ui
