#include <algorithm>

#include "games/splendor/ui/art/card_frame.h"
#include "games/splendor/ui/art/portraits.h"
#include "games/splendor/ui/art/tile_frame.h"
#include "ui/art/widgets.h"

namespace splendor_ui {

using namespace ui;

namespace {

constexpr float kNobleRadius = 0.055f;
constexpr float kLeastAsked = 13.5f;  ///< height of a colour that is asked for, where there is room
constexpr float kStrip = 0.345f;      ///< width of the paper strip with points and requirement

/// Points and head above, what is asked for below.
void draw_narrow(const Canvas& canvas, const Rect& r, splendor::NobleId noble, const TileLook& look) {
  const bool flat = canvas.theme.flat;
  const float top = std::min(r.w * 0.72f, r.h * 0.42f), radius = 0.09f * r.w;
  if (!flat) {
    Canvas window = canvas;
    window.bounds = {r.x, r.y, r.w, top + 1};
    draw_portrait(window, {r.x, r.y, r.w, r.w}, noble);
  }
  const Rect asked = tile_frame::narrow_ground(canvas, r, radius, top);
  const float size = top * 0.62f;
  if (!flat) fill_rounded(canvas, {r.x, r.y, size * 0.9f, top}, radius, rgb(0xFBF6EA, 230), Corners::left);
  draw_number(canvas, r.x + size * 0.45f, r.y + top / 2, splendor::kNoblePoints,
              {Face::black, std::max(size, type::kLeastNumeral), flat ? rgb(0xFFFFFF) : rgb(0x1B1F27), Align::centre});
  tile_frame::requirement_grid(canvas, asked, splendor::kNobles[noble].requirement, 0);
  tile_frame::finish(canvas, r, radius, look);
}

/// With its owner: the portrait, and the points where they leave something of it.
void draw_gained(const Canvas& canvas, const Rect& r, splendor::NobleId noble, const TileLook& look) {
  const float radius = kNobleRadius * r.w, disc = std::max(16.0f, 0.42f * r.w);
  if (canvas.theme.flat) {
    fill_rounded(canvas, r, radius, rgb(0xFFFFFF));
    fill_rounded(canvas, r.inset(1.5f), radius, rgb(0x000000));
    draw_silhouette(canvas, r.inset(0.05f * r.w), noble, rgb(0xFFFFFF));
  } else {
    draw_portrait(canvas, r, noble);
  }
  if (r.w >= 1.6f * disc)
    draw_count_disc(canvas, r.x + disc * 0.45f, r.bottom() - disc * 0.45f, disc, splendor::kNoblePoints);
  tile_frame::finish(canvas, r, radius, look);
}

/// On a band at the foot of the portrait, where it can be read and leaves enough of the picture.
void name_band(const Canvas& canvas, const Rect& r, std::string_view name, float radius) {
  const float band_w = (1 - kStrip) * r.w;
  const float size = size_in_line(canvas, band_w - 4, name, std::max(11.0f, 0.105f * r.w), Face::bold);
  const float height = size * 1.45f;
  const Rect band{r.x + kStrip * r.w, r.bottom() - height, band_w, height};
  if (name.empty() || r.w < 72 || text_width(canvas, name, Face::bold, size) > band.w - 4) return;
  const bool flat = canvas.theme.flat;
  if (flat)  // within the frame
    fill_rounded(canvas, band.clipped(r.inset(2)), radius - 2, rgb(0x000000), Corners::bottom_right);
  else
    fill_rounded(canvas, band, radius, rgb(0x10151C, 150), Corners::bottom_right);
  draw_text_in(canvas, band, name, {Face::bold, size, rgb(0xFFFFFF), Align::centre});
}

}  // namespace

void draw_noble(const Canvas& canvas, const Rect& rect, splendor::NobleId noble, const TileLook& look) {
  const Rect r = canvas.snap(rect);
  const float w = r.w, radius = kNobleRadius * w;
  const bool flat = canvas.theme.flat;
  card_frame::contact_shadow(canvas, r, radius, look.hot);
  if (look.gained) return draw_gained(canvas, r, noble, look);
  if (tile_frame::is_narrow(r)) return draw_narrow(canvas, r, noble, look);
  if (flat) {
    fill_rounded(canvas, r, radius, rgb(0xFFFFFF));
    fill_rounded(canvas, r.inset(2), radius - 2, rgb(0x000000));
    draw_silhouette(canvas, r.inset(0.03f * w), noble, rgb(0xFFFFFF));
    fill_rounded(canvas, {r.x + 2, r.y + 2, kStrip * w - 2, r.h - 4}, radius - 2, rgb(0x000000), Corners::left);
    fill_rect(canvas, {r.x + kStrip * w, r.y + 2, 1.5f, r.h - 4}, rgb(0xFFFFFF));
  } else {
    draw_portrait(canvas, r, noble);
    fill_rect(canvas, {r.x + kStrip * w, r.y, 0.018f * w, r.h}, rgb(0x000000, 46));
    fill_rounded(canvas, {r.x, r.y, kStrip * w, r.h}, radius, rgb(0xFBF6EA), rgb(0xEFE6D3), Corners::left);
  }
  const ImU32 ink = flat ? rgb(0xFFFFFF) : rgb(0x1B1F27);
  draw_number(canvas, r.x + kStrip * w / 2, r.y + 0.165f * w, splendor::kNoblePoints,
              {Face::black, 0.27f * w, ink, Align::centre});
  const float margin = 0.028f * w;
  tile_frame::requirement_column(
      canvas, {r.x + margin, r.y + 0.30f * w, kStrip * w - 2 * margin, r.h - 0.30f * w - margin * 1.4f},
      splendor::kNobles[noble].requirement, 0, std::max(0.205f * w, kLeastAsked));
  name_band(canvas, r, look.name, radius);
  tile_frame::finish(canvas, r, radius, look);
}

}  // namespace splendor_ui
