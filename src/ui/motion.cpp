#include "ui/motion.h"

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

float Stretch::share(float at_ms) const {
  if (empty() || at_ms >= end_ms()) return 1;
  return at_ms <= start_ms ? 0 : (at_ms - start_ms) / length_ms;
}

float eased(float share) { return 1 - (1 - share) * (1 - share) * (1 - share); }

float smooth(float share) { return share * share * (3 - 2 * share); }

Point flown(const Rect& from, const Rect& to, float along, float lift) {
  return {from.centre_x() + (to.centre_x() - from.centre_x()) * along,
          from.centre_y() + (to.centre_y() - from.centre_y()) * along - lift};
}

float MotionClock::start(double now_ms, app::Speed speed) {
  const float factor = speed_factor(speed);
  start_ms_ = end_ms_ = celebrated_ms_ = now_ms;
  lit_until_ms_ = factor > 0 ? -1 : now_ms + static_cast<double>(duration::kHighlight);
  return factor;
}

}  // namespace ui
