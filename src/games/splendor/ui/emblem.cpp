#include "games/splendor/ui/emblem.h"

#include <array>

#include "games/splendor/ui/art/cards.h"
#include "games/splendor/ui/art/pieces.h"
#include "games/splendor/ui/art/skylines.h"
#include "games/splendor/ui/art/tiles.h"
#include "games/splendor/ui/art/tokens.h"
#include "ui/art/paint.h"
#include "ui/art/text.h"

namespace splendor_ui {

using namespace ui;

namespace {

constexpr float kRadius = 0.22f;

/// The ground that most emblems stand on. High contrast: black with a white edge.
void plate(const Canvas& canvas, const Rect& r, ImU32 top, ImU32 foot) {
  const float radius = r.w * kRadius;
  if (canvas.theme.flat) {
    fill_rounded(canvas, r, radius, rgb(0xFFFFFF));
    fill_rounded(canvas, r.inset(1.5f), radius - 1.5f, rgb(0x000000));
  } else {
    fill_rounded(canvas, r, radius, top, foot);
    stroke_rounded(canvas, r, radius, rgb(0x000000, 60), canvas.pixel);
  }
}

void base(const Canvas& canvas, const Rect& r) {
  plate(canvas, r, rgb(0x35506B), rgb(0x1E2F44));
  const float size = r.w * 0.40f;
  draw_gem(canvas, Gem::red, r.centre_x(), r.y + r.h * 0.32f, size);
  draw_gem(canvas, Gem::blue, r.x + r.w * 0.29f, r.y + r.h * 0.68f, size);
  draw_gem(canvas, Gem::green, r.x + r.w * 0.71f, r.y + r.h * 0.68f, size);
}

/// A paper lantern at dusk.
void orient(const Canvas& canvas, const Rect& r) {
  plate(canvas, r, rgb(0x6A5A8C), rgb(0x2A1D30));
  const float cx = r.centre_x(), cy = r.y + r.h * 0.54f, rx = r.w * 0.27f, ry = r.h * 0.25f;
  const ImU32 gold = rgb(0xE3B04B);
  line(canvas, cx, r.y + r.h * 0.10f, cx, cy - ry, gold, r.w * 0.04f);
  if (!canvas.theme.flat) fill_ellipse(canvas, cx, cy, rx * 1.22f, ry * 1.24f, rgb(0xFFF1CF, 60));
  fill_ellipse(canvas, cx, cy, rx, ry, rgb(0xF3CF8A));
  fill_ellipse(canvas, cx, cy, rx * 0.72f, ry * 0.97f, rgb(0xFFF1CF));
  fill_ellipse(canvas, cx, cy, rx * 0.30f, ry * 0.97f, rgb(0xF8DFA8));
  for (const float y : {cy - ry, cy + ry})
    fill_rounded(canvas, Rect::centred(cx, y, r.w * 0.24f, r.h * 0.07f), r.h * 0.03f, gold);
  for (const float x : {-0.05f, 0.0f, 0.05f})
    line(canvas, cx + x * r.w, cy + ry, cx + x * r.w, cy + ry + r.h * 0.11f, gold, r.w * 0.025f);
}

void strongholds(const Canvas& canvas, const Rect& r) {
  plate(canvas, r, rgb(0x8FB4C9), rgb(0x4E6E55));
  draw_stronghold(canvas, 1, r.x + r.w * 0.30f, r.y + r.h * 0.60f, r.h * 0.50f);
  draw_stronghold(canvas, 0, r.x + r.w * 0.64f, r.y + r.h * 0.52f, r.h * 0.70f);
}

void cities(const Canvas& canvas, const Rect& r) {
  plate(canvas, r, rgb(0xFBF6EA), rgb(0xEFE6D3));
  if (!canvas.theme.flat)
    draw_skyline(canvas, {r.x, r.y, r.w, r.h * 0.80f}, r.w * kRadius, 8);
  else
    draw_text_middle(canvas, r.centre_x(), r.centre_y(), "13+",
                     {.face = Face::black, .size = r.w * 0.36f, .colour = rgb(0xFFFFFF), .align = Align::centre});
}

void posts(const Canvas& canvas, const Rect& r) {
  plate(canvas, r, rgb(0xD9C9A8), rgb(0x9C8560));
  draw_post(canvas, Rect::centred(r.centre_x(), r.centre_y(), r.w * 0.60f, r.h * 0.82f), splendor::Post::gold_double,
            {.gained = true});
}

void five_players(const Canvas& canvas, const Rect& r) {
  plate(canvas, r, rgb(0x3E5A4A), rgb(0x223629));
  constexpr std::array<Point, 5> kPlaces{
      {{0.50f, 0.24f}, {0.78f, 0.44f}, {0.68f, 0.76f}, {0.32f, 0.76f}, {0.22f, 0.44f}}};
  for (std::size_t seat = 0; seat < kPlaces.size(); ++seat)
    draw_emblem(canvas, static_cast<int>(seat), r.x + kPlaces[seat].x * r.w, r.y + kPlaces[seat].y * r.h, r.w * 0.30f);
}

void together(const Canvas& canvas, const Rect& r) {
  const float side = r.w * 0.46f;
  constexpr std::array<RulesPart, 4> kParts{RulesPart::orient, RulesPart::strongholds, RulesPart::cities,
                                            RulesPart::posts};
  for (std::size_t i = 0; i < kParts.size(); ++i)
    draw_rules_emblem(canvas, {i % 2 == 0 ? r.x : r.right() - side, i < 2 ? r.y : r.bottom() - side, side, side},
                      kParts[i]);
}

void keys(const Canvas& canvas, const Rect& r) {
  plate(canvas, r, rgb(0xFBF7EE), rgb(0xD8D0BF));
  const Rect top = r.inset(r.w * 0.12f).moved(0, -r.h * 0.03f);
  if (!canvas.theme.flat) {
    fill_rounded(canvas, top.moved(0, r.h * 0.02f), r.w * 0.14f, rgb(0xB9AF9B));
    fill_rounded(canvas, top, r.w * 0.14f, rgb(0xFFFFFF));
  }
  draw_text_middle(canvas, top.centre_x(), top.centre_y(), "W",
                   {.face = Face::black,
                    .size = r.w * 0.42f,
                    .colour = canvas.theme.flat ? rgb(0xFFFFFF) : rgb(0x1B1F27),
                    .align = Align::centre});
}

}  // namespace

void draw_rules_emblem(const Canvas& canvas, const Rect& rect, RulesPart part) {
  const Rect r = canvas.snap(rect);
  switch (part) {
    case RulesPart::base: return base(canvas, r);
    case RulesPart::orient: return orient(canvas, r);
    case RulesPart::strongholds: return strongholds(canvas, r);
    case RulesPart::cities: return cities(canvas, r);
    case RulesPart::posts: return posts(canvas, r);
    case RulesPart::five_players: return five_players(canvas, r);
    case RulesPart::together: return together(canvas, r);
    case RulesPart::keys: return keys(canvas, r);
  }
}

}  // namespace splendor_ui
