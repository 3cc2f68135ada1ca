#include "games/splendor/ui/art/orient_face.h"

#include <algorithm>

#include "games/splendor/ui/art/landscapes.h"

namespace splendor_ui {

using namespace splendor;
using namespace ui;

namespace {

using card_frame::CardFace;

constexpr ImU32 kLacquer = rgb(0x2A1D30), kLacquerDark = rgb(0x1D1422), kGoldLine = rgb(0xE3B04B);
constexpr ImU32 kLanternPaper = rgb(0xFFF1CF), kLanternShade = rgb(0xF3CF8A), kInk = rgb(0x2A1D30);

/// Dusk, for cards without a colour of their own.
constexpr Palette kDusk{rgb(0x6A5A8C), rgb(0xF2C6A0), rgb(0xFFF0CC), rgb(0xB78F9E), rgb(0x86658A),
                        rgb(0x5A4670), rgb(0x3A2B4D), rgb(0xFFD37A), rgb(0xFFF6EA)};

constexpr auto kSpandrel = shape<"0,0 1,0 ~.9,.24 ~.52,.4 ~.22,.66 .12,1 0,1">();
constexpr auto kDune = shape<"0,1 0,.3 ~.28,.02 .6,.36 1,.12 1,1">();

bool is_colourless(CardKind kind) {
  return kind == CardKind::virtual_gold || kind == CardKind::associate || kind == CardKind::associate_take;
}

/// A pagoda of three roofs, x the middle and y the foot.
void pagoda(const Scene& s, float x, float y, float size, ImU32 wall, ImU32 roof) {
  for (int i = 0; i < 3; ++i) {
    const float t = static_cast<float>(i), w = size * (0.44f - 0.11f * t), foot = y - size * 0.27f * t;
    s.rect(x - w / 2, foot - size * 0.20f, w, size * 0.21f, wall);
    s.quad(x - w * 0.42f, foot - size * 0.27f, x + w * 0.42f, foot - size * 0.27f, x + w * 0.86f, foot - size * 0.155f,
           x - w * 0.86f, foot - size * 0.155f, roof);
  }
  s.line(x, y - size * 0.80f, x, y - size, size * 0.035f, roof);
}

void landscape(const Scene& s) {
  s.rect(0, 0, 1, s.height() - 0.06f, s.p.sky, s.p.haze);
  const float moon = s.vary(0.22f, 0.32f, 1);
  s.disc(moon, 0.34f, 0.15f, with_opacity(s.p.sun, 0.25f));
  s.disc(moon, 0.34f, 0.10f, s.p.sun);
  s.shape(landscapes::kRange, 0, 0.50f, 1, 0.40f, s.p.far);
  pagoda(s, s.pick(2, 5) == 0 ? 0.20f : 0.90f, 0.78f, 0.30f, s.p.mid, s.p.near);
  s.shape(kDune, 0, 0.70f, 1, 0.33f, s.p.mid);
  s.shape(landscapes::kWaving, 0, 0.82f, 1, 0.21f, s.p.near);
}

/// The lantern's middle and half height, in units of the card's width.
constexpr float kLanternX = 0.675f, kLanternY = 0.765f, kLanternRx = 0.250f, kLanternRy = 0.235f;

void arch_frame(const CardFace& face) {
  const Canvas& canvas = face.canvas;
  // The lantern's cord comes from behind the arch.
  line(canvas, face.x(kLanternX), face.y(card_frame::kBand + 0.05f), face.x(kLanternX), face.y(kLanternY - kLanternRy),
       kGoldLine, 0.014f * face.w);
  const float top = card_frame::kBand, foot = kCardAspect, line = std::max(0.016f, canvas.pixel / face.w);
  const auto both = [&](float grow, ImU32 colour) {
    const float w = 0.5f + grow * 0.2f, h = 0.40f + grow;
    fill(canvas, kSpandrel, face.at(0, top, w, h), colour);
    fill(canvas, kSpandrel, {face.x(1), face.y(top), -w * face.w, h * face.w}, colour);
    const float side = 0.045f + grow;
    fill_rect(canvas, face.at(0, top + 0.38f, side, foot - top - 0.38f - 0.10f), colour);
    fill_rect(canvas, face.at(1 - side, top + 0.38f, side, foot - top - 0.38f - 0.10f), colour);
  };
  both(line, kGoldLine);
  both(0, kLacquer);
  constexpr float kSill = 0.105f;
  fill_rounded(canvas, face.at(0, foot - kSill, 1, kSill), face.radius(), kLacquer, Corners::bottom);
  fill_rect(canvas, face.at(0.045f, foot - kSill - line, 0.91f, line), kGoldLine);
  fill_rect(canvas, face.at(0, top - line, 1, line * 1.6f), kGoldLine);
}

void lantern(const CardFace& face) {
  const Canvas& canvas = face.canvas;
  const float cx = face.x(kLanternX), cy = face.y(kLanternY), w = face.w;
  const float rx = kLanternRx * w, ry = kLanternRy * w;
  fill_ellipse(canvas, cx, cy, rx * 1.22f, ry * 1.22f, with_opacity(kLanternPaper, 0.20f));
  fill_ellipse(canvas, cx, cy, rx * 1.09f, ry * 1.10f, with_opacity(kLanternPaper, 0.30f));
  fill_ellipse(canvas, cx, cy, rx, ry, kLanternShade);
  fill_ellipse(canvas, cx, cy, rx * 0.90f, ry * 0.985f, mix(kLanternShade, kLanternPaper, 0.6f));
  fill_ellipse(canvas, cx, cy, rx * 0.74f, ry * 0.97f, kLanternPaper);
  const float cap = 0.20f * w, height = 0.042f * w;
  for (const float y : {cy - ry - height * 0.45f, cy + ry - height * 0.55f}) {
    fill_rounded(canvas, {cx - cap / 2, y, cap, height}, height * 0.4f, kGoldLine);
    fill_rounded(canvas, {cx - cap / 2 + 0.01f * w, y + height * 0.28f, cap - 0.02f * w, height * 0.44f}, height * 0.2f,
                 kLacquer);
  }
  const float foot = cy + ry + height * 0.45f;
  for (const float x : {-0.045f, 0.0f, 0.045f})
    line(canvas, cx + x * w, foot, cx + x * w, foot + 0.055f * w, kGoldLine, 0.014f * w);
}

/// Two linked rings: this card joins another. The right one holds what is copied.
void joined_rings(const Canvas& canvas, float cx, float cy, float size, ImU32 ink) {
  const float r = size * 0.25f, line = std::max(canvas.pixel * 1.25f, size * 0.075f);
  stroke_circle(canvas, cx - r * 0.68f, cy, r, ink, line);
  stroke_circle(canvas, cx + r * 0.68f, cy, r, ink, line);
  // The left ring passes over the right one at the lower crossing.
  stroke_arc(canvas, cx - r * 0.68f, cy, r, 0.06f, 0.20f, kLanternPaper, line * 1.9f);
  stroke_arc(canvas, cx - r * 0.68f, cy, r, 0.03f, 0.23f, ink, line);
}

void plus_sign(const Canvas& canvas, float cx, float cy, float size, ImU32 ink) {
  const float half = size / 2, line = std::max(canvas.pixel * 1.25f, size * 0.24f);
  fill_rect(canvas, {cx - half, cy - line / 2, size, line}, ink);
  fill_rect(canvas, {cx - line / 2, cy - half, line, size}, ink);
}

void take_sign(const Canvas& canvas, float cx, float cy, float size, int level, ImU32 ink) {
  card_frame::card_sign(canvas, Rect::centred(cx + size * 0.12f, cy, size * 0.52f, size * 0.72f), rgb(0xFFFFFF), ink,
                        level, ink);
  plus_sign(canvas, cx - size * 0.36f, cy, size * 0.26f, ink);
}

/// The effect, on the lantern's paper.
void effect(const CardFace& face, const Card& facts, std::optional<Gem> copied) {
  const Canvas& canvas = face.canvas;
  const float cx = face.x(kLanternX), cy = face.y(kLanternY), w = face.w;
  const ImU32 ink = canvas.theme.flat ? rgb(0x000000) : kInk;
  switch (facts.kind) {
    case CardKind::virtual_gold:
      draw_gem(canvas, Gem::gold, cx + 0.075f * w, cy - 0.055f * w, 0.215f * w, {.shadow = false});
      draw_gem(canvas, Gem::gold, cx - 0.060f * w, cy + 0.050f * w, 0.215f * w);
      break;
    case CardKind::associate:
      joined_rings(canvas, cx, cy, 0.46f * w, ink);
      if (copied) draw_gem(canvas, *copied, cx + 0.078f * w, cy, 0.14f * w, {.shadow = false});
      break;
    case CardKind::associate_take:
      joined_rings(canvas, cx, cy - 0.095f * w, 0.34f * w, ink);
      take_sign(canvas, cx, cy + 0.105f * w, 0.26f * w, 1, ink);
      break;
    case CardKind::double_bonus:
      draw_gem(canvas, facts.bonus, cx - 0.075f * w, cy - 0.045f * w, 0.20f * w);
      draw_gem(canvas, facts.bonus, cx + 0.075f * w, cy + 0.045f * w, 0.20f * w);
      break;
    case CardKind::take: take_sign(canvas, cx, cy, 0.34f * w, 2, ink); break;
    case CardKind::discard_price: {
      // Two cards leave the hand.
      const GemColours& c = gem_colours(facts.discard);
      const ImU32 edge = canvas.theme.flat ? rgb(0x000000) : c.edge;
      card_frame::card_sign(canvas, Rect::centred(cx - 0.055f * w, cy - 0.02f * w, 0.15f * w, 0.21f * w), c.base, edge,
                            0, edge);
      card_frame::card_sign(canvas, Rect::centred(cx + 0.035f * w, cy + 0.015f * w, 0.15f * w, 0.21f * w), c.base, edge,
                            0, edge);
      draw_gem(canvas, facts.discard, cx + 0.035f * w, cy + 0.005f * w, 0.105f * w, {.shadow = false, .sticker = true});
      const float line_width = std::max(canvas.pixel * 1.25f, 0.024f * w), x = cx + 0.145f * w, y = cy - 0.105f * w;
      line(canvas, x - 0.07f * w, y + 0.07f * w, x, y, ink, line_width);
      line(canvas, x - 0.07f * w, y, x, y, ink, line_width);
      line(canvas, x, y + 0.07f * w, x, y, ink, line_width);
      break;
    }
    case CardKind::plain: break;
  }
}

}  // namespace

void draw_orient_face(const CardFace& face, CardId card, std::optional<Gem> copied) {
  const Card& facts = splendor::card_facts(card);
  const Canvas& canvas = face.canvas;
  if (canvas.theme.flat) {
    card_frame::flat_card(face);
    const float cx = face.x(kLanternX), cy = face.y(kLanternY);
    fill_ellipse(canvas, cx, cy, kLanternRx * face.w, kLanternRy * face.w, rgb(0xFFFFFF));
  } else {
    const bool colourless = is_colourless(facts.kind);
    const Palette& palette = colourless && !copied ? kDusk : landscape_palette(colourless ? *copied : facts.bonus);
    fill_rounded(canvas, face.rect, face.radius(), kLacquer, kLacquerDark);
    const Scene scene(canvas, face.at(0, card_frame::kBand, 1, kCardAspect - card_frame::kBand), palette, card);
    landscape(scene);
    arch_frame(face);
    lantern(face);
  }
  effect(face, facts, copied);
}

void draw_orient_bonus(const CardFace& face, CardId card, std::optional<Gem> copied) {
  const Card& facts = splendor::card_facts(card);
  const Canvas& canvas = face.canvas;
  const float right = 1 - card_frame::kMargin, y = face.y(card_frame::kBand / 2),
              size = card_frame::kBonusSize * face.w;
  const float cx = face.x(right) - size / 2;
  const auto pair = [&](Gem gem) {
    draw_gem(canvas, gem, cx - size * 0.62f, y, size * 0.86f);
    draw_gem(canvas, gem, cx + size * 0.06f, y, size * 0.86f);
  };
  switch (facts.kind) {
    case CardKind::virtual_gold: pair(Gem::gold); break;
    case CardKind::double_bonus: pair(facts.bonus); break;
    case CardKind::associate:
    case CardKind::associate_take:
      if (copied)
        draw_gem(canvas, *copied, cx, y, size);
      else
        draw_no_gem(canvas, cx, y, size, canvas.theme.flat ? rgb(0xFFFFFF) : rgb(0x5A5F69));
      break;
    default: draw_gem(canvas, facts.bonus, cx, y, size);
  }
}

void draw_discard_price(const CardFace& face, Gem colour) {
  const Canvas& canvas = face.canvas;
  const card_frame::CostColumn column(face, 1);
  const ImVec2 place = card_frame::cost_gem_place(face, column, 0);
  const GemColours& c = gem_colours(colour);
  const float w = 0.165f * face.w, h = 0.215f * face.w;
  const Rect sign = Rect::centred(place.x, place.y, w, h);
  fill_rounded(canvas, sign.inset(-0.012f * face.w), w * 0.22f, canvas.theme.flat ? rgb(0xFFFFFF) : rgb(0xF8F3E8));
  card_frame::card_sign(canvas, sign, mix(c.base, c.light, 0.35f), canvas.theme.flat ? rgb(0x000000) : c.edge, 0,
                        c.edge);
  draw_gem(canvas, colour, place.x, place.y, w * 0.68f, {.shadow = false});
  card_frame::cost_disc(face, column, 0, 2);
}

}  // namespace splendor_ui
