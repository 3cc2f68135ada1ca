// The five resources, gold and the treasure chest, drawn from a few shapes each.
#include <algorithm>

#include "games/kingdom/ui/art/pieces.h"
#include "ui/art/paint.h"
#include "ui/art/text.h"

namespace kingdom_ui {

using namespace kingdom;
using namespace ui;

namespace {

constexpr auto kCap = shape<".02,.54 ~.06,.28 ~.27,.07 ~.5,.02 ~.73,.07 ~.94,.28 .98,.54 ~.5,.63", 2>();
constexpr auto kStem = shape<".34,.5 .66,.5 ~.67,.72 .76,.95 ~.5,1 .24,.95", 2>();
constexpr auto kApple =
    shape<".5,.27 ~.7,.18 ~.95,.34 ~.94,.64 ~.74,.95 .5,.95 ~.26,.95 ~.06,.64 ~.05,.34 ~.3,.18", 2>();
constexpr auto kLeaf = shape<"0,1 ~.2,.2 1,0 ~.8,.8", 2>();
constexpr auto kCabbage = shape<
    "~.5,.02 ~.6,.09 ~.76,.07 ~.82,.2 ~.96,.28 ~.93,.46 ~1,.62 ~.88,.76 ~.8,.94 ~.5,1 ~.2,.94 ~.12,.76 ~0,.62 "
    "~.07,.46 ~.04,.28 ~.24,.07",
    2>();
// The tight leaves in the middle of the cabbage.
constexpr auto kHeart = shape<"~.5,0 ~.82,.14 ~1,.5 ~.84,.86 ~.5,1 ~.16,.86 ~0,.5 ~.18,.14", 2>();
constexpr auto kNut = shape<".5,1 ~.2,.84 ~.09,.52 .14,.26 .86,.26 ~.91,.52", 2>();
constexpr auto kNutCap = shape<".5,.06 ~.78,.1 ~.97,.3 .98,.48 ~.82,.42 .66,.54 .5,.42 .34,.54 .02,.48 ~.1,.2", 2>();
constexpr auto kDrop = shape<".5,0 ~.7,.3 ~.88,.64 ~.74,.92 ~.5,1 ~.26,.92 ~.12,.64", 2>();
constexpr auto kStar = shape<".5,.02 .63,.36 .98,.38 .7,.6 .8,.95 .5,.75 .2,.95 .3,.6 .02,.38 .37,.36", 2>();

/// Brushes of a unit square.
struct Sketch {
  const Canvas& canvas;
  Rect box;
  float line;  ///< width of an outline, in units

  Rect at(float x, float y, float w, float h) const {
    return {box.x + x * box.w, box.y + y * box.h, w * box.w, h * box.h};
  }
  /// A shape over part of the box with an outline inside its edge.
  void lined(const ShapeView& shape, const Rect& part, ImU32 edge, ImU32 fill_colour) const {
    fill(canvas, shape, part, edge);
    fill(canvas, shape, part.inset(line * box.w), fill_colour);
  }
  void disc(float x, float y, float r, ImU32 colour) const {
    fill_disc(canvas, box.x + x * box.w, box.y + y * box.h, r * box.w, colour);
  }
  void stroke(float x0, float y0, float x1, float y1, float w, ImU32 colour) const {
    ui::line(canvas, box.x + x0 * box.w, box.y + y0 * box.h, box.x + x1 * box.w, box.y + y1 * box.h, colour, w * box.w);
  }
};

void mushroom(const Sketch& s, const TokenColours& c, bool fine) {
  const Rect all = s.at(0, 0, 1, 1);
  s.lined(kStem, all, c.edge, rgb(0xF6E8D0));
  s.lined(kCap, all, c.edge, c.base);
  if (!fine) {
    s.disc(0.50f, 0.28f, 0.11f, rgb(0xFFF6E6));
    return;
  }
  s.disc(0.46f, 0.22f, 0.10f, rgb(0xFFF6E6));
  s.disc(0.22f, 0.38f, 0.07f, rgb(0xFFF6E6));
  s.disc(0.74f, 0.35f, 0.08f, rgb(0xFFF6E6));
}

void apple(const Sketch& s, const TokenColours& c, bool fine) {
  s.stroke(0.50f, 0.32f, 0.54f, 0.06f, 0.09f, rgb(0x5A3A1E));
  fill(s.canvas, kLeaf, s.at(0.55f, 0.00f, 0.34f, 0.20f), rgb(0x4B8A2B));
  s.lined(kApple, s.at(0, 0, 1, 1), c.edge, c.base);
  if (fine)
    fill_ellipse(s.canvas, s.box.x + s.box.w * 0.29f, s.box.y + s.box.h * 0.45f, s.box.w * 0.08f, s.box.h * 0.13f,
                 c.light);
}

void cabbage(const Sketch& s, const TokenColours& c, bool fine) {
  s.lined(kCabbage, s.at(0, 0, 1, 1), c.edge, c.base);
  s.lined(kHeart, s.at(0.22f, 0.24f, 0.56f, 0.62f), c.dark, c.light);
  s.stroke(0.50f, 0.84f, 0.50f, 0.42f, 0.07f, c.dark);
  if (!fine) return;
  s.stroke(0.50f, 0.64f, 0.36f, 0.50f, 0.045f, c.dark);
  s.stroke(0.50f, 0.64f, 0.64f, 0.50f, 0.045f, c.dark);
  s.stroke(0.13f, 0.66f, 0.10f, 0.44f, 0.04f, c.light);
  s.stroke(0.87f, 0.66f, 0.90f, 0.44f, 0.04f, c.light);
}

void hazelnut(const Sketch& s, const TokenColours& c, bool fine) {
  const Rect all = s.at(0, 0, 1, 1);
  s.lined(kNut, all, c.edge, c.base);
  if (fine)
    fill_ellipse(s.canvas, s.box.x + s.box.w * 0.33f, s.box.y + s.box.h * 0.66f, s.box.w * 0.06f, s.box.h * 0.12f,
                 c.light);
  s.lined(kNutCap, all, c.edge, rgb(0xC9B35A));
  s.stroke(0.50f, 0.12f, 0.50f, 0.02f, 0.08f, c.edge);
}

void water(const Sketch& s, const TokenColours& c, bool fine) {
  s.lined(kDrop, s.at(0, 0, 1, 1), c.edge, c.base);
  if (fine)
    fill_ellipse(s.canvas, s.box.x + s.box.w * 0.36f, s.box.y + s.box.h * 0.66f, s.box.w * 0.07f, s.box.h * 0.13f,
                 c.light);
}

void gold(const Sketch& s, const TokenColours& c, bool fine) {
  s.disc(0.5f, 0.5f, 0.45f, c.edge);
  s.disc(0.5f, 0.5f, 0.45f - s.line, c.base);
  if (fine) s.disc(0.5f, 0.5f, 0.34f, c.light);
  fill(s.canvas, kStar, s.at(0.22f, 0.21f, 0.56f, 0.56f), fine ? c.dark : c.edge);
}

}  // namespace

void draw_chest(const Canvas& canvas, float cx, float cy, float size, float open) {
  const TokenColours& c = token_colours(Token::treasure);
  const TokenColours& coin = token_colours(Token::gold);
  const float o = std::max(canvas.pixel, size * 0.06f);
  const Rect box = Rect::square(cx, cy, size);
  const auto part = [&](float x, float y, float w, float h) {
    return Rect{box.x + x * size, box.y + y * size, w * size, h * size};
  };
  const float lid = 0.38f - 0.20f * open;  // where the lid's lower edge is
  const Rect lid_rect = part(0.04f, lid - 0.26f * (1 - 0.35f * open), 0.92f, 0.30f * (1 - 0.35f * open));
  fill_rounded(canvas, lid_rect, size * 0.14f, c.edge, Corners::top);
  fill_rounded(canvas, lid_rect.inset(o), size * 0.11f, c.dark, Corners::top);
  if (open > 0.1f)
    for (const float x : {0.26f, 0.42f, 0.60f, 0.75f}) {
      fill_disc(canvas, box.x + x * size, box.y + size * 0.42f, size * 0.13f, coin.edge);
      fill_disc(canvas, box.x + x * size, box.y + size * 0.42f, size * 0.13f - o * 0.7f,
                x < 0.5f ? coin.light : coin.base);
    }
  const Rect body = part(0.04f, 0.42f, 0.92f, 0.52f);
  fill_rounded(canvas, body, size * 0.07f, c.edge);
  fill_rounded(canvas, body.inset(o), size * 0.05f, c.base);
  for (const float x : {0.16f, 0.74f}) fill_rect(canvas, part(x, 0.44f, 0.10f, 0.48f), c.dark);
  fill_disc(canvas, cx, box.y + size * 0.58f, size * 0.11f, c.edge);
  fill_disc(canvas, cx, box.y + size * 0.58f, size * 0.11f - o * 0.6f, coin.base);
}

void draw_resource(const Canvas& canvas, Token token, float cx, float cy, float size) {
  const TokenColours& c = token_colours(token);
  const float device = size / canvas.pixel;
  const bool fine = device >= 18;
  const Sketch s{canvas, Rect::square(cx, cy, size), std::max(0.06f, 1.0f / std::max(1.0f, device))};
  switch (token) {
    case Token::mushroom: mushroom(s, c, fine); break;
    case Token::apple: apple(s, c, fine); break;
    case Token::cabbage: cabbage(s, c, fine); break;
    case Token::hazelnut: hazelnut(s, c, fine); break;
    case Token::water: water(s, c, fine); break;
    case Token::gold: gold(s, c, fine); break;
    case Token::treasure: draw_chest(canvas, cx, cy, size, 0.7f); break;
  }
  if (!canvas.letters || token == Token::treasure) return;
  const char letter[2] = {kingdom::kTokenLetters[index_of(token)], 0};
  const float y = cy + size * (token == Token::water || token == Token::hazelnut ? 0.10f : 0.04f);
  fill_disc(canvas, cx, y, size * 0.30f, rgb(0xFFFFFF));
  draw_text_middle(canvas, cx, y, letter, {Face::black, size * 0.55f, rgb(0x000000), Align::centre});
}

void draw_resource_ghost(const Canvas& canvas, Token token, float cx, float cy, float size) {
  const Mark before = mark(canvas);
  draw_resource(canvas, token, cx, cy, size);
  fade_since(canvas, before, 0.45f);
}

}  // namespace kingdom_ui
