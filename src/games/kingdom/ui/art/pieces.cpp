// Tokens, piles, tiles and medals.
#include "games/kingdom/ui/art/pieces.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "ui/art/paint.h"
#include "ui/art/text.h"
#include "ui/art/widgets.h"

namespace kingdom_ui {

using namespace kingdom;
using namespace ui;

namespace {

/// Rings around a piece: round for radius < 0.
void rings(const Canvas& canvas, const Rect& rect, float radius, const PieceLook& look) {
  const Storybook& book = storybook_for(canvas.theme.kind);
  const float r = radius < 0 ? std::min(rect.w, rect.h) / 2 : radius;
  const float width = std::clamp(rect.w * 0.06f, 2.5f, 4.0f);
  float out = 1;
  const auto ring_in = [&](ImU32 edge, ImU32 colour) {
    const Rect ring = rect.inset(-out - width - 1.5f);
    stroke_rounded(canvas, ring, r + out + width + 1.5f, edge, width + 2);
    stroke_rounded(canvas, ring.inset(1), r + out + width + 0.5f, colour, width);
    out += width + 2;
  };
  if (look.selected)
    ring_in(book.chosen_edge, book.chosen);
  else if (look.can_take)
    ring_in(book.can_edge, book.can);
  if (look.touched >= 0) {
    const PlayerColour& seat = pawn_colours(look.touched);
    if (!look.selected && !look.can_take)  // beside another ring the badge says it
      ring_in(canvas.theme.flat ? canvas.theme.text : seat.edge, seat.base);
    const float badge = std::clamp(rect.w * 0.3f, 16.0f, 24.0f);
    draw_pawn_badge(canvas, look.touched, rect.x + badge * 0.2f, rect.y + badge * 0.2f, badge);
  }
  if (look.focused)
    stroke_rounded(canvas, rect.inset(-out - space::kRing), r + out + space::kRing, canvas.theme.focus, space::kRing);
}

/// A tile turning over: 1 flat, 0 on edge.
float flatness(float turned) { return std::abs(std::cos(std::clamp(turned, 0.0f, 1.0f) * 3.14159265f)); }

struct TileColours {
  ImU32 edge, body, inner;
};

void tile_body(const Canvas& canvas, const Rect& rect, float radius, const TileColours& c) {
  const float line = std::max(canvas.pixel, rect.w * 0.035f);
  if (!canvas.theme.flat) fill_rounded(canvas, rect.moved(0, rect.h * 0.05f), radius, canvas.theme.shadow);
  fill_rounded(canvas, rect, radius, c.edge);
  fill_rounded(canvas, rect.inset(line), radius - line, c.body);
  fill_rounded(canvas, rect.inset(line * 2.6f), std::max(1.0f, radius - line * 2.6f), c.inner);
}

/// The roofs of a town along the lower edge of a tile.
void roofs(const Canvas& canvas, const Rect& r, ImU32 wall, ImU32 roof) {
  const auto house = [&](float x, float w, float h, float top) {
    const float left = r.x + x * r.w, foot = r.bottom();
    fill_rect(canvas, {left, foot - h * r.h, w * r.w, h * r.h}, wall);
    const std::array<ImVec2, 3> points{ImVec2{left - 0.02f * r.w, foot - h * r.h},
                                       ImVec2{left + w * r.w / 2, foot - (h + top) * r.h},
                                       ImVec2{left + (w + 0.02f) * r.w, foot - h * r.h}};
    fill_convex(canvas, points.data(), 3, roof);
  };
  house(0.02f, 0.28f, 0.42f, 0.30f);
  house(0.70f, 0.28f, 0.42f, 0.30f);
  house(0.34f, 0.32f, 0.58f, 0.42f);
}

}  // namespace

void draw_kingdom_token(const Canvas& canvas, Token token, float cx, float cy, float diameter, const PieceLook& look) {
  const TokenColours& c = token_colours(token);
  const float r = diameter / 2;
  if (look.shadow && !canvas.theme.flat) fill_disc(canvas, cx, cy + diameter * 0.06f, r * 1.01f, canvas.theme.shadow);
  const bool flat = canvas.theme.flat;
  const float hair = std::max(canvas.pixel, diameter * 0.025f);
  fill_disc(canvas, cx, cy, r, flat ? rgb(0xFFFFFF) : c.edge);
  fill_disc(canvas, cx, cy, r - hair, flat ? rgb(0x000000) : mix(c.light, c.base, 0.35f),
            flat ? rgb(0x000000) : c.base);
  fill_disc(canvas, cx, cy, r * 0.83f, flat ? rgb(0xFFFFFF) : rgb(0xFFF8E8), flat ? rgb(0xFFFFFF) : rgb(0xF3E4C4));
  draw_resource(canvas, token, cx, cy, diameter * (token == Token::gold ? 0.72f : 0.60f));
  if (look.dimmed && !flat) fill_disc(canvas, cx, cy, r, storybook_for(canvas.theme.kind).shade);
  rings(canvas, Rect::square(cx, cy, diameter), -1, look);
}

Rect supply_top(const Rect& rect) {
  const float d = std::min(rect.w * 0.86f, rect.h * 0.74f);
  return Rect::square(rect.centre_x(), rect.y + rect.h * 0.06f + d / 2, d);
}

void draw_supply(const Canvas& canvas, const Rect& rect, Token token, int count, int taken, const PieceLook& look) {
  const Theme& theme = canvas.theme;
  const Rect top = supply_top(rect);
  const float d = top.w, step = d * 0.055f;
  const TokenColours& c = token_colours(token);
  const int shown = std::min(count, 4);  // more than four look like four
  const Rect dish = Rect::centred(top.centre_x(), top.bottom() + step * 2.4f - d * 0.16f, d * 1.12f, d * 0.5f);
  fill_ellipse(canvas, dish.centre_x(), dish.centre_y(), dish.w / 2, dish.h / 2,
               theme.flat ? theme.panel_edge : rgb(0x7E5A33));
  fill_ellipse(canvas, dish.centre_x(), dish.centre_y() - 1, dish.w / 2 - 1.5f, dish.h / 2 - 1.5f,
               theme.flat ? theme.well : rgb(0xA87B4A));
  PieceLook face = look;
  face.can_take = face.selected = face.focused = false;
  face.touched = -1;
  if (count <= 0) {
    draw_resource_ghost(canvas, token, top.centre_x(), top.centre_y() + step * 2, d * 0.6f);
  } else {
    for (int i = shown - 1; i > 0; --i) {
      fill_disc(canvas, top.centre_x(), top.centre_y() + step * static_cast<float>(i), d / 2,
                theme.flat ? rgb(0xFFFFFF) : c.edge);
      fill_disc(canvas, top.centre_x(), top.centre_y() + step * static_cast<float>(i), d / 2 - 1,
                theme.flat ? rgb(0x000000) : c.dark);
    }
    draw_kingdom_token(canvas, token, top.centre_x(), top.centre_y(), d, face);
  }
  float y = top.centre_y();
  for (int i = 0; i < taken; ++i) {
    y = top.centre_y() - d * (0.20f + 0.16f * static_cast<float>(i));
    draw_kingdom_token(canvas, token, top.centre_x(), y, d);
  }
  PieceLook ring = look;
  ring.selected = look.selected || taken > 0;
  rings(canvas, Rect::square(top.centre_x(), y, d), -1, ring);
  const float disc = std::clamp(d * 0.42f, 20.0f, 34.0f);
  draw_count_disc(canvas, std::min(rect.right() - disc / 2, top.centre_x() + d * 0.40f),
                  std::min(rect.bottom() - disc / 2, top.bottom() - disc * 0.12f), disc, count);
}

void draw_city_tile(const Canvas& canvas, const Rect& rect, kingdom::TileId tile, float turned, const PieceLook& look) {
  const Storybook& book = storybook_for(canvas.theme.kind);
  const bool flat = canvas.theme.flat;
  const float radius = rect.w * 0.18f;
  if (tile == kingdom::kNoTile) {
    fill_rounded(canvas, rect, radius, with_opacity(canvas.theme.well, 0.8f));
    dash_rounded(canvas, rect, radius, canvas.theme.control_edge, std::max(1.0f, rect.w * 0.025f), rect.w * 0.12f);
    return;
  }
  const Mark before = mark(canvas);
  if (tile == kingdom::kHiddenTile) {
    tile_body(canvas, rect, radius,
              {flat ? rgb(0xFFFFFF) : rgb(0x23406B), flat ? rgb(0x000000) : rgb(0x6E93C4),
               flat ? rgb(0x000000) : rgb(0x3B639B)});
    const Rect town = rect.scaled(0.62f);
    roofs(canvas, {town.x, town.y - town.h * 0.04f, town.w, town.h}, flat ? rgb(0xFFFFFF) : rgb(0xC9DBF0),
          flat ? rgb(0xBBBBBB) : rgb(0xF0C85E));
  } else {
    const Token resource = kingdom::resource_of(tile);
    const TokenColours& c = token_colours(resource);
    if (turned < 0.5f) {
      tile_body(canvas, rect, radius,
                {flat ? rgb(0xFFFFFF) : c.edge, flat ? rgb(0x000000) : c.base, flat ? rgb(0xFFFFFF) : book.flag});
      const Rect inner = rect.inset(rect.w * 0.10f);
      if (!flat) {
        roofs(canvas, {inner.x, inner.y + inner.h * 0.55f, inner.w, inner.h * 0.45f}, mix(c.light, book.flag, 0.45f),
              mix(c.light, book.flag, 0.15f));
      }
      draw_resource(canvas, resource, rect.centre_x(), rect.centre_y(), rect.w * 0.60f);
    } else {
      // The player's own tile, used: grey-brown, with its resource small and pale.
      tile_body(canvas, rect, radius,
                {flat ? rgb(0xFFFFFF) : rgb(0x4E3D2C), flat ? rgb(0x000000) : rgb(0x9B8567),
                 flat ? rgb(0x000000) : rgb(0x7D6950)});
      const Rect town = rect.scaled(0.56f);
      roofs(canvas, town.moved(0, -rect.h * 0.10f), flat ? rgb(0x777777) : rgb(0xA5907A),
            flat ? rgb(0x555555) : rgb(0x65533F));
      const float d = rect.w * 0.46f;
      fill_disc(canvas, rect.right() - d * 0.60f, rect.bottom() - d * 0.60f, d * 0.56f,
                flat ? rgb(0xFFFFFF) : rgb(0xE9DDC8));
      const Mark picture = mark(canvas);
      draw_resource(canvas, resource, rect.right() - d * 0.60f, rect.bottom() - d * 0.60f, d * 0.78f);
      fade_since(canvas, picture, 0.75f);
    }
  }
  squeeze_since(canvas, before, rect.centre_x(), flatness(turned));
  if (look.dimmed && !flat) fill_rounded(canvas, rect, radius, book.shade);
  rings(canvas, rect, radius, look);
}

void draw_city_stack(const Canvas& canvas, const Rect& rect, int count, const PieceLook& look) {
  const float side = std::min(rect.w, rect.h) * 0.86f, step = side * 0.035f;
  const int shown = std::min(3, (count + 5) / 6);
  const Rect top = Rect::square(rect.centre_x(), rect.centre_y() - step * static_cast<float>(shown), side);
  if (count <= 0) {
    draw_city_tile(canvas, top, kingdom::kNoTile, 0, look);
  } else {
    PieceLook plain = look;
    plain.can_take = plain.selected = plain.focused = false;
    plain.touched = -1;
    for (int i = shown; i > 0; --i)
      draw_city_tile(canvas, top.moved(step * static_cast<float>(i), step * 1.6f * static_cast<float>(i)),
                     kingdom::kHiddenTile, 0, plain);
    draw_city_tile(canvas, top, kingdom::kHiddenTile, 0, look);
  }
  const float disc = std::clamp(side * 0.42f, 18.0f, 34.0f);
  draw_count_disc(canvas, std::min(rect.right() - disc / 2, top.right()),
                  std::min(rect.bottom() - disc / 2, top.bottom()), disc, count);
}

void draw_effect(const Canvas& canvas, Effect effect, float cx, float cy, float size) {
  const Storybook& book = storybook_for(canvas.theme.kind);
  const float u = size / 2;
  switch (effect) {
    case Effect::tornado: {
      // Wisps that grow narrower downwards.
      const ImU32 dark = rgb(0x5C6E86), light = rgb(0x9FB2C8);
      const std::array<std::array<float, 3>, 5> wisps{{{0.00f, -0.78f, 0.86f},
                                                       {0.08f, -0.40f, 0.66f},
                                                       {-0.04f, -0.04f, 0.48f},
                                                       {0.10f, 0.32f, 0.32f},
                                                       {0.02f, 0.64f, 0.18f}}};
      for (std::size_t i = 0; i < wisps.size(); ++i)
        fill_ellipse(canvas, cx + wisps[i][0] * u, cy + wisps[i][1] * u, wisps[i][2] * u, u * 0.21f,
                     i % 2 == 0 ? dark : light);
      for (std::size_t i = 0; i + 1 < wisps.size(); ++i)
        stroke_arc(canvas, cx + wisps[i][0] * u, cy + (wisps[i][1] - 0.05f) * u, wisps[i][2] * u * 0.6f, 0.08f, 0.42f,
                   rgb(0xE8EFF6), std::max(canvas.pixel, u * 0.07f));
      break;
    }
    case Effect::treasure: draw_chest(canvas, cx, cy, size * 0.92f, 1); break;
    case Effect::drought:
      // A sun above cracked ground.
      for (int i = 0; i < 8; ++i) {
        const ImVec2 d = on_circle(static_cast<float>(i) / 8 + 0.0625f);
        line(canvas, cx + d.x * u * 0.52f, cy - u * 0.22f + d.y * u * 0.52f, cx + d.x * u * 0.72f,
             cy - u * 0.22f + d.y * u * 0.72f, rgb(0xD98A12), std::max(1.0f, u * 0.12f));
      }
      fill_disc(canvas, cx, cy - u * 0.22f, u * 0.42f, rgb(0xB86A06));
      fill_disc(canvas, cx, cy - u * 0.22f, u * 0.36f, rgb(0xFFC23D));
      fill_rounded(canvas, Rect::centred(cx, cy + u * 0.72f, u * 1.7f, u * 0.5f), u * 0.16f, rgb(0x8F5A2B));
      {
        const std::array<ImVec2, 5> crack{ImVec2{cx - u * 0.55f, cy + u * 0.5f}, ImVec2{cx - u * 0.28f, cy + u * 0.72f},
                                          ImVec2{cx, cy + u * 0.62f}, ImVec2{cx + u * 0.24f, cy + u * 0.84f},
                                          ImVec2{cx + u * 0.52f, cy + u * 0.60f}};
        polyline(canvas, crack.data(), 5, rgb(0x4A2B10), std::max(1.0f, u * 0.07f));
      }
      break;
    case Effect::thief: {
      // A hooded friend behind a mask, with a heart.
      fill_disc(canvas, cx, cy - u * 0.08f, u * 0.80f, rgb(0x3A4668));
      fill_rounded(canvas, Rect::centred(cx, cy + u * 0.55f, u * 1.6f, u * 0.8f), u * 0.4f, rgb(0x3A4668),
                   Corners::top);
      fill_disc(canvas, cx, cy - u * 0.02f, u * 0.56f, rgb(0xF3CFA6));
      fill_rounded(canvas, Rect::centred(cx, cy - u * 0.10f, u * 1.12f, u * 0.36f), u * 0.18f, rgb(0x27304A));
      for (const float side : {-1.0f, 1.0f})
        fill_disc(canvas, cx + side * u * 0.24f, cy - u * 0.10f, u * 0.12f, rgb(0xFFFFFF));
      stroke_arc(canvas, cx, cy + u * 0.14f, u * 0.24f, 0.08f, 0.42f, rgb(0x8A3B2E), std::max(1.0f, u * 0.09f));
      for (const float side : {-1.0f, 1.0f})
        fill_disc(canvas, cx + side * u * 0.13f, cy + u * 0.66f, u * 0.17f, rgb(0xE0564A));
      const std::array<ImVec2, 3> tip{ImVec2{cx - u * 0.28f, cy + u * 0.73f}, ImVec2{cx + u * 0.28f, cy + u * 0.73f},
                                      ImVec2{cx, cy + u * 0.99f}};
      fill_convex(canvas, tip.data(), 3, rgb(0xE0564A));
      break;
    }
    case Effect::gem: draw_queens_gem(canvas, cx, cy, size * 0.92f); break;
    case Effect::hidden:
    case Effect::none:
      draw_text_middle(canvas, cx, cy, "?", {Face::black, size * 0.9f, book.flag, Align::centre});
      break;
  }
}

void draw_village_tile(const Canvas& canvas, const Rect& rect, Effect effect, float turned, const PieceLook& look) {
  const Storybook& book = storybook_for(canvas.theme.kind);
  const bool flat = canvas.theme.flat;
  const float cx = rect.centre_x(), cy = rect.centre_y(), r = std::min(rect.w, rect.h) / 2;
  const Mark before = mark(canvas);
  const bool back = effect == Effect::hidden || turned >= 0.5f;
  const float hair = std::max(canvas.pixel, r * 0.07f);
  if (!flat) fill_disc(canvas, cx, cy + r * 0.09f, r, canvas.theme.shadow);
  fill_disc(canvas, cx, cy, r, flat ? rgb(0xFFFFFF) : back ? rgb(0x24502F) : book.flag_edge);
  fill_disc(canvas, cx, cy, r - hair, flat ? rgb(back ? 0x000000 : 0xFFFFFF) : back ? rgb(0x7FB98A) : rgb(0xE8D6AC));
  fill_disc(canvas, cx, cy, r - hair * 2.2f, flat ? rgb(back ? 0x000000 : 0xFFFFFF) : back ? rgb(0x3F7D4E) : book.flag);
  draw_effect(canvas, back ? Effect::hidden : effect, cx, cy, r * (back ? 1.35f : 1.24f));
  if (effect != Effect::hidden) squeeze_since(canvas, before, cx, flatness(turned));
  if (look.dimmed && !flat) fill_disc(canvas, cx, cy, r, book.shade);
  rings(canvas, Rect::square(cx, cy, 2 * r), -1, look);
}

void draw_queens_gem(const Canvas& canvas, float cx, float cy, float size) {
  const float u = size / 2;
  const ImU32 edge = rgb(0x6B0F45), base = rgb(0xE0408F), light = rgb(0xFFA8D4), dark = rgb(0xA81E66);
  const auto p = [&](float x, float y) { return ImVec2{cx + x * u, cy + y * u}; };
  const float o = std::max(canvas.pixel, u * 0.09f) / u;
  const auto brilliant = [&](float grow, ImU32 colour) {
    const std::array<ImVec2, 5> points{p(-0.55f, -0.68f - grow), p(0.55f, -0.68f - grow), p(0.96f + grow, -0.20f),
                                       p(0, 0.92f + grow), p(-0.96f - grow, -0.20f)};
    fill_convex(canvas, points.data(), 5, colour);
  };
  brilliant(o, canvas.theme.flat ? rgb(0xFFFFFF) : edge);
  brilliant(0, base);
  const std::array<ImVec2, 3> left{p(-0.96f, -0.20f), p(-0.36f, -0.20f), p(0, 0.92f)},
      right{p(0.36f, -0.20f), p(0.96f, -0.20f), p(0, 0.92f)};
  const std::array<ImVec2, 4> table{p(-0.55f, -0.68f), p(0.55f, -0.68f), p(0.36f, -0.20f), p(-0.36f, -0.20f)};
  fill_convex(canvas, left.data(), 3, mix(base, light, 0.35f));
  fill_convex(canvas, right.data(), 3, dark);
  fill_convex(canvas, table.data(), 4, light);
}

void draw_medal(const Canvas& canvas, const Rect& rect, int medal, const PieceLook& look) {
  const bool flat = canvas.theme.flat;
  const Storybook& book = storybook_for(canvas.theme.kind);
  const float w = std::min(rect.w, rect.h), cx = rect.centre_x();
  const float r = w * 0.33f, cy = rect.centre_y() + w * 0.15f;
  if (medal <= 0) {
    stroke_circle(canvas, cx, cy, r, canvas.theme.control_edge, std::max(1.0f, w * 0.03f));
    return;
  }
  // Ribbon: two tails from above.
  const ImU32 ribbon = rgb(0xB7372F), ribbon_dark = rgb(0x7E1F1A);
  const auto p = [&](float x, float y) { return ImVec2{cx + x * w, cy + y * w}; };
  const std::array<ImVec2, 4> left{p(-0.30f, -0.65f), p(-0.10f, -0.65f), p(0.10f, -0.10f), p(-0.08f, -0.10f)},
      right{p(0.10f, -0.65f), p(0.30f, -0.65f), p(0.08f, -0.10f), p(-0.10f, -0.10f)};
  fill_convex(canvas, left.data(), 4, ribbon_dark);
  fill_convex(canvas, right.data(), 4, ribbon);
  const float hair = std::max(canvas.pixel, w * 0.03f);
  if (!flat) fill_disc(canvas, cx, cy + w * 0.04f, r, canvas.theme.shadow);
  const TokenColours& gold = token_colours(Token::gold);
  fill_disc(canvas, cx, cy, r, flat ? rgb(0xFFFFFF) : gold.edge);
  fill_disc(canvas, cx, cy, r - hair, flat ? rgb(0x000000) : gold.base);
  fill_disc(canvas, cx, cy, r * 0.76f, flat ? rgb(0x000000) : gold.light);
  const ImU32 ink = flat ? rgb(0xFFFFFF) : gold.edge;
  const float u = r * 0.5f;
  switch ((medal - 1) % 4) {
    case 0:  // sun
      fill_disc(canvas, cx, cy, u * 0.55f, ink);
      for (int i = 0; i < 8; ++i) {
        const ImVec2 d = on_circle(static_cast<float>(i) / 8);
        line(canvas, cx + d.x * u * 0.80f, cy + d.y * u * 0.80f, cx + d.x * u * 1.08f, cy + d.y * u * 1.08f, ink,
             u * 0.22f);
      }
      break;
    case 1:  // crown
    {
      const auto q = [&](float x, float y) { return ImVec2{cx + x * u, cy + y * u}; };
      for (const float x : {-0.9f, 0.0f, 0.9f}) {
        const std::array<ImVec2, 3> tooth{q(x, -0.8f), q(x * 0.5f + 0.45f, 0.3f), q(x * 0.5f - 0.45f, 0.3f)};
        fill_convex(canvas, tooth.data(), 3, ink);
        fill_disc(canvas, cx + x * u, cy - u * 0.8f, u * 0.17f, ink);
      }
      fill_rect(canvas, Rect::centred(cx, cy + u * 0.45f, u * 1.8f, u * 0.55f), ink);
      break;
    }
    case 2:  // clover
      for (int i = 0; i < 4; ++i) {
        const ImVec2 d = on_circle(static_cast<float>(i) / 4 + 0.125f);
        fill_disc(canvas, cx + d.x * u * 0.55f, cy + d.y * u * 0.55f, u * 0.46f, ink);
      }
      line(canvas, cx, cy, cx + u * 0.3f, cy + u * 1.05f, ink, u * 0.2f);
      break;
    default:  // heart
    {
      for (const float side : {-1.0f, 1.0f}) fill_disc(canvas, cx + side * u * 0.40f, cy - u * 0.25f, u * 0.48f, ink);
      const std::array<ImVec2, 3> tip{ImVec2{cx - u * 0.84f, cy - u * 0.06f}, ImVec2{cx + u * 0.84f, cy - u * 0.06f},
                                      ImVec2{cx, cy + u * 0.95f}};
      fill_convex(canvas, tip.data(), 3, ink);
    }
  }
  if (look.dimmed && !flat) fill_disc(canvas, cx, cy, r, book.shade);
  rings(canvas, Rect::square(cx, cy, 2 * r), -1, look);
}

void draw_purse(const Canvas& canvas, float cx, float cy, float size, ImU32 cloth) {
  const float u = size / 2, o = std::max(canvas.pixel, size * 0.04f);
  const ImU32 edge = mix(cloth, rgb(0x000000), 0.6f);
  const auto bag = [&](float grow, ImU32 colour) {
    fill_ellipse(canvas, cx, cy + u * 0.28f, u * 0.80f + grow, u * 0.66f + grow, colour);
    const std::array<ImVec2, 4> neck{
        ImVec2{cx - u * 0.52f - grow, cy - u * 0.86f - grow}, ImVec2{cx + u * 0.52f + grow, cy - u * 0.86f - grow},
        ImVec2{cx + u * 0.42f + grow, cy + u * 0.05f}, ImVec2{cx - u * 0.42f - grow, cy + u * 0.05f}};
    fill_convex(canvas, neck.data(), 4, colour);
  };
  bag(0, edge);
  bag(-o, cloth);
  line(canvas, cx - u * 0.44f, cy - u * 0.38f, cx + u * 0.44f, cy - u * 0.38f, rgb(0xF2BC33),
       std::max(1.5f, u * 0.16f));
}

}  // namespace kingdom_ui
