#include "ui/navigation.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <vector>

#include "base/sorting.h"

namespace ui {

namespace {

constexpr float kSqueeze = 0.001f;
// Sideways distance weighs more: down from a card is the card below it, not something nearer in another column.
constexpr float kAside = 3, kOffCentre = 0.2f;

float gap(float a_start, float a_end, float b_start, float b_end) {
  return std::max({0.0f, b_start - a_end, a_start - b_end});
}

/// Row by row: a row is what has its centre within half a height of the row's first.
std::vector<std::size_t> reading_order(std::span<const Rect> things) {
  std::vector<std::size_t> order(things.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  base::insertion_sort(order.begin(), order.end(),
                       [&](std::size_t a, std::size_t b) { return things[a].centre_y() < things[b].centre_y(); });
  for (auto row = order.begin(); row != order.end();) {
    const Rect& first = things[*row];
    const auto end = std::find_if(row, order.end(), [&](std::size_t i) {
      return things[i].centre_y() - first.centre_y() > std::min(first.h, things[i].h) / 2;
    });
    base::insertion_sort(row, end,
                         [&](std::size_t a, std::size_t b) { return things[a].centre_x() < things[b].centre_x(); });
    row = end;
  }
  return order;
}

std::size_t along_the_rows(std::span<const Rect> things, std::size_t from, bool forward) {
  const std::vector<std::size_t> order = reading_order(things);
  const auto here = static_cast<std::size_t>(std::find(order.begin(), order.end(), from) - order.begin());
  return order[(here + (forward ? 1 : order.size() - 1)) % order.size()];
}

}  // namespace

Rect squeezed(const Rect& rect, const Rect& view) {
  const auto place = [&](float y) {
    return y < view.top()      ? view.top() + (y - view.top()) * kSqueeze
           : y > view.bottom() ? view.bottom() + (y - view.bottom()) * kSqueeze
                               : y;
  };
  const float top = place(rect.top());
  return {rect.x, top, rect.w, place(rect.bottom()) - top};
}

std::optional<std::size_t> next_thing(std::span<const Rect> things, std::size_t from, Arrow arrow, bool wrap) {
  if (arrow == Arrow::left || arrow == Arrow::right) return along_the_rows(things, from, arrow == Arrow::right);
  const bool down = arrow == Arrow::down;
  const auto best_from = [&](const Rect& here) {
    std::optional<std::size_t> best;
    float least = std::numeric_limits<float>::max();
    for (std::size_t i = 0; i < things.size(); ++i) {
      const Rect& thing = things[i];
      if (down ? thing.centre_y() <= here.bottom() : thing.centre_y() >= here.top()) continue;
      const float distance = gap(here.top(), here.bottom(), thing.top(), thing.bottom()) +
                             kAside * gap(here.left(), here.right(), thing.left(), thing.right()) +
                             kOffCentre * std::abs(thing.centre_x() - here.centre_x());
      if (distance < least) {
        least = distance;
        best = i;
      }
    }
    return best;
  };
  if (const auto best = best_from(things[from]); best || !wrap) return best;
  // Wrapping around: as if the same things followed once more.
  float top = things[from].top(), bottom = things[from].bottom();
  for (const Rect& thing : things) {
    top = std::min(top, thing.top());
    bottom = std::max(bottom, thing.bottom());
  }
  const auto beyond = best_from(things[from].moved(0, (bottom - top + things[from].h) * (down ? -1.0f : 1.0f)));
  return beyond == from ? std::nullopt : beyond;
}

std::optional<std::size_t> nearest_thing(std::span<const Rect> things, const Rect& place) {
  std::optional<std::size_t> best;
  float least = std::numeric_limits<float>::max();
  for (std::size_t i = 0; i < things.size(); ++i) {
    const Rect& thing = things[i];
    const float distance =
        std::hypot(gap(place.left(), place.right(), thing.left(), thing.right()),
                   gap(place.top(), place.bottom(), thing.top(), thing.bottom())) +
        kOffCentre * std::hypot(thing.centre_x() - place.centre_x(), thing.centre_y() - place.centre_y());
    if (distance < least) {
      least = distance;
      best = i;
    }
  }
  return best;
}

}  // namespace ui
