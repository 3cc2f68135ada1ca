#include "games/splendor/ui/art/characters.h"

#include <algorithm>

#include "games/splendor/ui/art/portraits.h"
#include "ui/character.h"

namespace splendor_ui {

using namespace ui;

namespace portraits {
namespace {

// In the head's unit square.
constexpr auto kHood =
    shape<".72,.1 .6,.2 ~.47,.2 ~.36,.42 .42,.7 .3,1.1 -.1,1.16 ~-.2,.5 ~.06,.02 ~.4,-.12 ~.64,-.06">();
constexpr auto kHairLine = shape<".75,.22 ~.6,.18 ~.5,.24 .4,.44 .36,.3 ~.46,.08 ~.66,.08">();
constexpr auto kCurls =
    shape<".76,.22 ~.7,.34 .6,.28 ~.54,.46 .46,.46 ~.44,.68 .34,.66 ~.2,.86 ~.08,.66 ~-.04,.4 ~.2,0">();
constexpr auto kCap = shape<".86,.16 ~.5,.16 .0,.36 ~-.2,.16 ~-.04,-.16 ~.3,-.3 ~.72,-.22">();
constexpr auto kTail = shape<"-.12,.12 .08,.26 ~-.02,.7 ~-.1,1.0 -.22,1.3 -.34,1.2 ~-.22,.8 ~-.2,.4">();
constexpr auto kWimple =
    shape<".72,.2 ~.56,.14 ~.4,.32 .46,.62 ~.52,.9 .66,1.04 .6,1.24 .1,1.24 ~-.04,.8 ~.0,.2 ~.4,-.04">();
constexpr auto kCloth =
    shape<".76,.12 ~.5,.1 ~.26,.24 ~.14,.7 .1,1.3 -.3,1.3 ~-.24,.5 ~-.04,-.04 ~.36,-.2 ~.66,-.06">();

/// Courts the nobles: a hood with a jewelled edge.
void courtier(const Sitter& q) {
  q.bust(kHairLine);
  q.on_head(kHood, q.p.cloth);
  q.line(0.66f, 0.04f, 0.40f, 0.34f, 0.026f, q.p.trim);
  q.line(0.40f, 0.34f, 0.41f, 0.68f, 0.026f, q.p.trim);
  for (int i = 0; i < 4; ++i)
    q.dot(0.62f - 0.07f * static_cast<float>(i), 0.09f + 0.08f * static_cast<float>(i), 0.013f, rgb(0xFBF7EC));
  q.pearls(6);
  q.dot(0.43f, 0.66f, 0.017f, q.p.jewel);
}

/// Buys what is cheap: a pedlar's cap with a tail, and curls.
void pedlar(const Sitter& q) {
  q.shoulders();
  q.s.line(0.44f, 0.78f, 0.62f, 0.99f, 0.040f, q.p.jewel);  // the strap of the tray
  q.head();
  q.hair(kCurls);
  q.on_head(kTail, q.p.jewel);
  q.on_head(kCap, q.p.jewel);
  q.line(-0.04f, 0.30f, 0.84f, 0.13f, 0.030f, q.p.trim);
  q.dot(0.24f, 0.02f, 0.022f, q.p.trim);
  q.dot(0.39f, 0.64f, 0.013f, q.p.trim);
}

/// Keeps what is dear: a wimple, a dark veil and eye-glasses.
void banker(const Sitter& q) {
  q.bust();
  q.on_head(kWimple, rgb(0xF4EFE4));
  q.on_head(kCloth, q.p.cloth);
  q.line(0.72f, 0.08f, 0.22f, 0.24f, 0.016f, q.p.trim);
  q.s.circle(q.x(0.70f), q.y(0.46f), 0.042f, 0.014f, q.p.trim);
  q.line(0.60f, 0.46f, 0.40f, 0.42f, 0.012f, q.p.trim);
  q.dot(0.62f, 1.14f, 0.024f, q.p.jewel);
}

const std::array<Entry, 3> kFaces{{
    {courtier,
     false,
     {rgb(0xA9627A), rgb(0x5C2C46), rgb(0xF3CDAE), rgb(0xD3A283), rgb(0x6B3A22), rgb(0x3C2A5E), rgb(0xE9B93C),
      rgb(0x2FA36B)}},
    {pedlar,
     false,
     {rgb(0x8FB07A), rgb(0x46683E), rgb(0xE3B48B), rgb(0xB98A62), rgb(0x7A3F1E), rgb(0x7A5A34), rgb(0xF2D27C),
      rgb(0xC2512C)}},
    {banker,
     true,
     {rgb(0x6D8FB5), rgb(0x33506F), rgb(0xEFC9A8), rgb(0xC99A78), rgb(0xCFCBC4), rgb(0x23283A), rgb(0xD9A941),
      rgb(0xB3293A)}},
}};

/// In turn of the others at a table who are the same character.
constexpr std::array<Person, 4> kOthers{{
    {rgb(0xC79A52), rgb(0x6E4A1E), rgb(0xD9A77E), rgb(0xAE7A54), rgb(0x2B2320), rgb(0x1F5C57), rgb(0xF0D9A0),
     rgb(0x7C3FA0)},
    {rgb(0x5FA3A8), rgb(0x245459), rgb(0xF3D3B6), rgb(0xCFA585), rgb(0xA8622A), rgb(0x7A2E2E), rgb(0xE8E2D2),
     rgb(0x2E6FC0)},
    {rgb(0x9A86C9), rgb(0x453470), rgb(0xB98158), rgb(0x8C5C3A), rgb(0x1D1A1C), rgb(0xB5762A), rgb(0xF4E7C8),
     rgb(0x1FA0A0)},
    {rgb(0x8C9199), rgb(0x3A4048), rgb(0xEBC3A0), rgb(0xC2926E), rgb(0xC9B070), rgb(0x2F4A7A), rgb(0xC8CCD4),
     rgb(0xD2603A)},
}};

/// The first one as they are; the others in colours of their own, every second one facing the other way.
Entry face_of(const CharacterLook& look) {
  Entry who = kFaces[static_cast<std::size_t>(look.style - 1) % kFaces.size()];
  if (look.copy == 0) return who;
  who.person = kOthers[static_cast<std::size_t>(look.copy - 1) % kOthers.size()];
  if (look.copy % 2 != 0) who.faces_left = !who.faces_left;
  return who;
}

/// The frames of further ones, which differ without colours as well: studs in the corners, then in the middle of the sides.
void draw_studs(const Canvas& canvas, const Rect& rect, int copy, ImU32 colour) {
  if (copy < 2) return;
  const float r = 0.085f * rect.w;
  const Rect in = rect.inset(r);
  const auto stud = [&](float x, float y) { fill_disc(canvas, x, y, r, colour); };
  for (const float end : {0.0f, 1.0f})
    for (const float side : {0.0f, 1.0f}) {
      if (copy < 4)
        stud(in.x + end * in.w, in.y + side * in.h);
      else
        end > 0 ? stud(in.centre_x(), in.y + side * in.h) : stud(in.x + side * in.w, in.centre_y());
    }
}

}  // namespace
}  // namespace portraits

void draw_character(const Canvas& canvas, const Rect& rect, int number) {
  using namespace portraits;
  const CharacterLook look = CharacterLook::of(number);
  const Entry who = face_of(look);
  // The head and little more.
  constexpr float kAround = 0.31f;
  const float size = rect.w / (2 * kAround);
  const Rect whole{rect.x - (kHeadX - kAround) * size, rect.y - (kHeadY - kAround) * size, size, size};
  const float radius = 0.09f * rect.w, frame = std::max(canvas.pixel, 0.045f * rect.w);
  if (canvas.theme.flat) {
    fill_rounded(canvas, rect, radius, rgb(0x000000));
    draw_sitter_silhouette(canvas, whole, rect.inset(frame), who, rgb(0xFFFFFF));
  } else {
    draw_sitter(canvas, whole, rect, who);
  }
  const ImU32 edge = canvas.theme.flat ? rgb(0xFFFFFF) : who.person.trim;
  stroke_rounded(canvas, rect, radius, edge, frame);
  draw_studs(canvas, rect, look.copy, edge);
}

}  // namespace splendor_ui
