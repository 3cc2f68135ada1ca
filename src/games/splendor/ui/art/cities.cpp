#include <algorithm>
#include <array>
#include <charconv>

#include "games/splendor/ui/art/card_frame.h"
#include "games/splendor/ui/art/skylines.h"
#include "games/splendor/ui/art/tile_frame.h"

namespace splendor_ui {

using namespace ui;

namespace {

constexpr float kCityRadius = 0.05f;

std::string_view points_text(int points, std::array<char, 6>& digits) {
  const auto written = std::to_chars(digits.data(), digits.data() + 4, points);
  *written.ptr = '+';
  return {digits.data(), static_cast<std::size_t>(written.ptr - digits.data()) + 1};
}

/// Points on the skyline above, what is asked for below.
void draw_narrow(const Canvas& canvas, const Rect& r, int city, const TileLook& look) {
  const splendor::City& facts = splendor::kCities[static_cast<std::size_t>(city)];
  const bool flat = canvas.theme.flat;
  const float top = std::min(r.w * 0.60f, r.h * 0.38f), radius = 0.08f * r.w;
  const Rect asked = tile_frame::narrow_ground(canvas, r, radius, top);
  if (!flat) draw_skyline(canvas, {r.x, r.y, r.w, top}, radius, city);
  std::array<char, 6> digits{};
  const float size = std::max(type::kLeastNumeral, std::min(top * 0.62f, r.w * 0.36f));
  const Rect plate = Rect::centred(r.centre_x(), r.y + top / 2, size * 2.1f, size * 1.3f);
  if (!flat) fill_rounded(canvas, plate, plate.h * 0.3f, rgb(0xFBF6EA));
  draw_text_middle(canvas, plate.centre_x(), plate.centre_y(), points_text(facts.points, digits),
                   {Face::black, size, flat ? rgb(0xFFFFFF) : rgb(0x1B1F27), Align::centre});
  tile_frame::requirement_grid(canvas, asked, facts.cards, facts.any);
  tile_frame::finish(canvas, r, radius, look);
}

}  // namespace

void draw_city(const Canvas& canvas, const Rect& rect, int city, const TileLook& look) {
  const splendor::City& facts = splendor::kCities[static_cast<std::size_t>(city)];
  const Rect r = canvas.snap(rect);
  const float w = r.w, radius = kCityRadius * w;
  // The name has a line of its own where it can be read.
  const float label = std::max(11.0f, 0.088f * w), line = look.name.empty() || w < 96 ? 0 : label * 1.3f;
  const float shelf = 0.33f * w + line;
  const bool flat = canvas.theme.flat;
  card_frame::contact_shadow(canvas, r, radius, look.hot);
  constexpr float kLeastWide = 72;  // below it a row cannot be read
  if (tile_frame::is_narrow(r) || w < kLeastWide) return draw_narrow(canvas, r, city, look);
  const Rect foot{r.x, r.bottom() - shelf, w, shelf};
  if (flat) {
    fill_rounded(canvas, r, radius, rgb(0xFFFFFF));
    fill_rounded(canvas, r.inset(2), radius - 2, rgb(0x000000));
    fill_rect(canvas, {r.x + 2, foot.y, w - 4, 1.5f}, rgb(0xFFFFFF));
  } else {
    fill_rounded(canvas, r, radius, rgb(0xFBF6EA), rgb(0xEFE6D3));
    draw_skyline(canvas, {r.x, r.y, w, foot.y - r.y}, radius, city);
    fill_rect(canvas, {r.x, foot.y, w, std::max(canvas.pixel, 0.012f * w)}, rgb(0x000000, 60));
  }
  // What it asks for in points, on a plate at the upper left
  std::array<char, 6> digits{};
  const std::string_view points = points_text(facts.points, digits);
  const float size = std::max(13.0f, 0.15f * w);
  const Rect plate{r.x + 0.04f * w, r.y + 0.04f * w, size * 2.2f, size * 1.32f};
  if (!flat) fill_rounded(canvas, plate.moved(0, 0.012f * w), plate.h * 0.28f, rgb(0x000000, 50));
  fill_rounded(canvas, plate, plate.h * 0.28f, flat ? rgb(0xFFFFFF) : rgb(0xFBF6EA));
  draw_text_middle(canvas, plate.centre_x(), plate.centre_y(), points,
                   {Face::black, size, rgb(0x1B1F27), Align::centre});

  if (line > 0)
    draw_text_in(canvas, {foot.x + radius, foot.y + 0.012f * w, w - 2 * radius, line * 1.15f}, look.name,
                 {Face::bold, label, flat ? rgb(0xFFFFFF) : rgb(0x3A3F49), Align::centre});
  const Rect asked{foot.x, foot.y + line, w, 0.33f * w};
  tile_frame::requirement_row(canvas, asked.inset(0.04f * w, 0.045f * w).moved(0, 0.004f * w), facts.cards, facts.any,
                              0.172f * w);
  if (tile_frame::kinds_of(facts.cards, facts.any) == 0) {
    // Points alone: say that nothing else is asked.
    const float y = asked.centre_y();
    fill_rect(canvas, {r.centre_x() - 0.09f * w, y - 0.01f * w, 0.18f * w, 0.02f * w},
              flat ? rgb(0xFFFFFF) : rgb(0x5A5F69));
  }
  tile_frame::finish(canvas, r, radius, look);
}

}  // namespace splendor_ui
