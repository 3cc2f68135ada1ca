#include <algorithm>
#include <array>

#include "games/splendor/ui/art/card_frame.h"
#include "games/splendor/ui/art/tile_frame.h"

namespace splendor_ui {

using namespace splendor;
using namespace ui;

namespace {

struct Cloth {
  ImU32 top, bottom, trim, edge;
};
constexpr std::array<Cloth, splendor::kPostCount> kCloths{{
    {rgb(0x2E7F86), rgb(0x1D5660), rgb(0xF0C566), rgb(0x0F363E)},
    {rgb(0x9C3A4C), rgb(0x6E2236), rgb(0xF0C566), rgb(0x45101F)},
    {rgb(0xA87A22), rgb(0x7A5414), rgb(0xFFE59A), rgb(0x4A3208)},
    {rgb(0x4F4A9C), rgb(0x332E70), rgb(0xF0C566), rgb(0x1D1A48)},
    {rgb(0x4E8A3E), rgb(0x316128), rgb(0xF0C566), rgb(0x1B3A16)},
}};

constexpr ImU32 kSignInk = rgb(0x1B1F27), kPaper = rgb(0xFBF6EA);

/// Words are the caller's; the sign shows the power on a paper roundel of the given radius.
struct Sign {
  const Canvas& canvas;
  float cx, cy, r;

  void plus(float x, float y, float size) const {
    const float thick = std::max(canvas.pixel * 1.25f, size * 0.26f);
    fill_rect(canvas, Rect::centred(cx + x * r, cy + y * r, size, thick), kSignInk);
    fill_rect(canvas, Rect::centred(cx + x * r, cy + y * r, thick, size), kSignInk);
  }
  void card(float x, float y, float w, ImU32 fill, int dots = 0) const {
    card_frame::card_sign(canvas, Rect::centred(cx + x * r, cy + y * r, w * r, w * r * 1.4f), fill, kSignInk, dots,
                          kSignInk);
  }
  void any(float x, float y, float size) const { draw_any_gem(canvas, cx + x * r, cy + y * r, size * r); }
  /// A chip without a colour.
  void chip(float x, float y, float size) const {
    fill_disc(canvas, cx + x * r, cy + y * r, size * r * 0.5f, kSignInk);
    fill_disc(canvas, cx + x * r, cy + y * r, size * r * 0.5f - std::max(canvas.pixel, r * 0.06f), rgb(0xC4CCD6));
    fill_disc(canvas, cx + x * r, cy + y * r, size * r * 0.2f, kPaper);
  }
  void coin(float x, float y, float size) const {
    draw_gem(canvas, Gem::gold, cx + x * r, cy + y * r, size * r, {.shadow = false});
  }
  void stroke(float x0, float y0, float x1, float y1, float width) const {
    line(canvas, cx + x0 * r, cy + y0 * r, cx + x1 * r, cy + y1 * r, kSignInk,
         std::max(canvas.pixel * 1.25f, width * r));
  }
};

void draw_sign(const Sign& s, Post post) {
  switch (post) {
    case Post::gem_after_purchase:  // a card, and a gem with it
      s.card(-0.36f, 0.0f, 0.62f, rgb(0xFFFFFF));
      s.plus(0.13f, 0.0f, s.r * 0.28f);
      s.any(0.55f, 0.0f, 0.52f);
      break;
    case Post::third_gem:  // two alike, and another
      s.chip(-0.50f, -0.04f, 0.50f);
      s.chip(-0.22f, 0.08f, 0.50f);
      s.plus(0.18f, 0.02f, s.r * 0.26f);
      s.any(0.56f, 0.02f, 0.50f);
      break;
    case Post::gold_double:  // one gold stands for two
      s.coin(-0.50f, 0.0f, 0.60f);
      s.stroke(-0.10f, -0.09f, 0.10f, -0.09f, 0.09f);
      s.stroke(-0.10f, 0.09f, 0.10f, 0.09f, 0.09f);
      s.chip(0.36f, -0.10f, 0.46f);
      s.chip(0.58f, 0.10f, 0.46f);
      break;
    case Post::draw_two:  // two cards, one kept
      s.card(-0.34f, -0.06f, 0.56f, rgb(0xC4CCD6));
      s.card(0.26f, -0.06f, 0.60f, rgb(0xFFFFFF));
      s.stroke(0.12f, -0.06f, 0.23f, 0.08f, 0.09f);
      s.stroke(0.23f, 0.08f, 0.42f, -0.20f, 0.09f);
      s.stroke(-0.34f, 0.42f, -0.34f, 0.68f, 0.08f);
      s.stroke(-0.46f, 0.56f, -0.34f, 0.69f, 0.08f);
      s.stroke(-0.22f, 0.56f, -0.34f, 0.69f, 0.08f);
      break;
    case Post::point_per_post: {  // a point for each banner; its pole tells it from the mark of a reserved card
      draw_number(s.canvas, s.cx - 0.32f * s.r, s.cy, 1,
                  {Face::black, std::max(s.r * 0.80f, type::kLeastNumeral), kSignInk, Align::centre}, "+");
      const float x = s.cx + 0.44f * s.r, w = 0.46f * s.r, top = s.cy - 0.42f * s.r, foot = s.cy + 0.46f * s.r;
      const std::array<ImVec2, 4> left{ImVec2{x - w / 2, top}, ImVec2{x, top}, ImVec2{x, foot - w * 0.42f},
                                       ImVec2{x - w / 2, foot}};
      const std::array<ImVec2, 4> right{ImVec2{x, top}, ImVec2{x + w / 2, top}, ImVec2{x + w / 2, foot},
                                        ImVec2{x, foot - w * 0.42f}};
      fill_convex(s.canvas, left.data(), 4, kSignInk);
      fill_convex(s.canvas, right.data(), 4, kSignInk);
      s.stroke(0.08f, -0.48f, 0.80f, -0.48f, 0.16f);
      break;
    }
  }
}

/// Swallow-tailed, three quarters as wide as high.
constexpr auto kCloth = shape<"0,0 1,0 1,1 .5,.91 0,1">();
constexpr float kNotch = 0.09f;  ///< of the height

void cloth(const Canvas& canvas, const Rect& r, ImU32 top, ImU32 bottom) { fill(canvas, kCloth, r, top, bottom); }

}  // namespace

void draw_post(const Canvas& canvas, const Rect& rect, Post post, const TileLook& look) {
  const Rect r = canvas.snap(rect);
  const float w = r.w, radius = 0.05f * w;
  const bool flat = canvas.theme.flat;
  const Cloth& c = kCloths[static_cast<std::size_t>(post)];
  const float pole = 0.075f * w, line_width = std::max(canvas.pixel, 0.022f * w);
  const Rect banner{r.x + 0.05f * w, r.y + pole * 0.7f, 0.90f * w, r.h - pole * 0.7f};
  const float notch = kNotch * banner.h;
  if (!flat) cloth(canvas, banner.moved(0, 0.02f * w).inset(-0.01f * w, 0), canvas.theme.shadow, canvas.theme.shadow);
  cloth(canvas, banner, flat ? rgb(0xFFFFFF) : c.edge, flat ? rgb(0xFFFFFF) : c.edge);
  const Rect hem = banner.inset(line_width);
  cloth(canvas, hem, flat ? rgb(0x000000) : c.top, flat ? rgb(0x000000) : c.bottom);
  if (!flat) {
    const Rect band{hem.x, hem.y + 0.045f * w, hem.w, 0.018f * w};
    fill_rect(canvas, band, c.trim);
    const float y = hem.bottom() - 0.05f * w;
    line(canvas, hem.x + 0.03f * w, y, hem.centre_x(), y - notch, c.trim, 0.018f * w);
    line(canvas, hem.right() - 0.03f * w, y, hem.centre_x(), y - notch, c.trim, 0.018f * w);
  }
  fill_rounded(canvas, {r.x, r.y, w, pole}, pole / 2, flat ? rgb(0xFFFFFF) : rgb(0xC99A4B),
               flat ? rgb(0xFFFFFF) : rgb(0x8A6238));

  const float sign_radius = look.gained ? std::min(0.42f * w, 0.4f * r.h) : std::min(0.325f * w, 0.25f * r.h);
  const Sign sign{canvas, r.centre_x(), banner.y + 0.08f * w + sign_radius, sign_radius};
  if (!flat) fill_disc(canvas, sign.cx, sign.cy + 0.012f * w, sign_radius, rgb(0x000000, 60));
  fill_disc(canvas, sign.cx, sign.cy, sign_radius, flat ? rgb(0xFFFFFF) : c.trim);
  fill_disc(canvas, sign.cx, sign.cy, sign_radius - std::max(canvas.pixel, 0.02f * w), flat ? rgb(0xFFFFFF) : kPaper);
  draw_sign(sign, post);

  const float top = sign.cy + sign_radius + 0.03f * w;
  const Rect area{banner.x + 0.06f * w, top, banner.w - 0.12f * w,
                  std::max(8.0f, banner.bottom() - notch - 0.02f * w - top)};
  const splendor::Tokens cards = splendor::kPosts[static_cast<std::size_t>(post)].cards;
  if (!look.gained) {
    if (w < 40)
      tile_frame::requirement_grid(canvas, area, cards, 0);
    else
      tile_frame::requirement_row(canvas, area, cards, 0, std::min(0.33f * w, area.h * 0.76f));
  }
  TileLook rest = look;
  rest.hot = false;
  if (look.dimmed) cloth(canvas, banner, canvas.theme.dim, canvas.theme.dim);
  rest.dimmed = false;
  tile_frame::marks(canvas, r, radius, rest);
}

}  // namespace splendor_ui
