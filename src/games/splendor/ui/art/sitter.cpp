// What all portraits share: bust, head, beards and collars.
#include "games/splendor/ui/art/portraits.h"

namespace splendor_ui {

using namespace ui;

namespace portraits {
namespace {

constexpr auto kHeadShape = shape<
    "~.46,.01 ~.68,.09 ~.765,.27 .775,.375 ~.785,.43 .885,.585 .805,.635 ~.822,.68 .79,.712 ~.808,.755 .77,.795 "
    "~.79,.865 ~.735,.94 .57,.905 .555,1.06 .62,1.22 .12,1.22 .19,.96 ~.13,.7 ~.075,.45 ~.13,.2 ~.27,.06 "
    ".34,.03">();
constexpr auto kNeckShade = shape<".57,.9 .555,1.06 .6,1.2 .36,1.2 ~.47,.98">();
constexpr auto kShoulders =
    shape<".36,1 ~.375,.86 ~.44,.745 ~.54,.69 .6,.655 .71,.67 ~.8,.715 ~.895,.81 ~.935,.91 .945,1">();
constexpr auto kLapel = shape<".6,.66 .725,.675 .8,1 .7,1 .655,.8">();
constexpr auto kBeard = shape<".44,.56 ~.56,.7 .7,.665 .83,.69 ~.85,.82 ~.76,1 .62,1.16 ~.5,.98 ~.42,.8">();
constexpr auto kFur = shape<".4,.8 ~.5,.685 ~.62,.645 ~.74,.665 ~.83,.725 .86,.8 .8,1 .69,1 ~.665,.82 ~.54,.83">();

}  // namespace

void Sitter::shoulders() const {
  s.shape(kShoulders, 0, 0, 1, 1, p.cloth);
  s.shape(kLapel, 0, 0, 1, 1, p.trim);
}

void Sitter::head() const {
  on_head(kHeadShape, p.skin);
  on_head(kNeckShade, with_opacity(p.shade, 0.85f));
  if (!s.fine()) return;
  const ImU32 line = mix(p.shade, rgb(0x1B1F27), 0.55f);
  s.line(x(0.655f), y(0.455f), x(0.735f), y(0.450f), 0.012f, line);    // eye
  s.line(x(0.640f), y(0.385f), x(0.755f), y(0.365f), 0.011f, p.hair);  // brow
  s.line(x(0.725f), y(0.718f), x(0.788f), y(0.712f), 0.009f, mix(p.shade, rgb(0xA03A3A), 0.5f));
  s.ellipse(x(0.40f), y(0.535f), 0.020f, 0.034f, p.shade);  // ear
  s.ellipse(x(0.64f), y(0.62f), 0.030f, 0.026f, with_opacity(rgb(0xD8605A), 0.22f));
}

void Sitter::beard(float length) const {
  const float top = 0.56f;
  s.shape(kBeard, kHeadX - kHead / 2, y(top) - top * kHead * length, kHead, kHead * length, p.hair);
}

void Sitter::ruff() const {
  const float cx = x(0.40f), cy = y(1.03f);
  s.ellipse(cx, cy + 0.012f, 0.172f, 0.058f, with_opacity(rgb(0x000000), 0.25f));
  s.ellipse(cx, cy, 0.172f, 0.056f, rgb(0xF7F3EA));
  if (!s.fine()) return;
  for (int i = -5; i <= 5; ++i) {
    const float t = static_cast<float>(i) / 5.5f, reach = 0.165f * t;
    s.line(cx + reach * 0.45f, cy - 0.020f, cx + reach, cy + 0.044f * (1 - 0.55f * t * t), 0.008f, rgb(0xC9C0AE));
  }
}

void Sitter::fur_collar(ImU32 fur) const {
  s.shape(kFur, 0, 0, 1, 1, fur);
  if (!s.fine()) return;
  for (const auto& [fx, fy] :
       {ImVec2{0.50f, 0.755f}, ImVec2{0.585f, 0.715f}, ImVec2{0.70f, 0.715f}, ImVec2{0.775f, 0.775f},
        ImVec2{0.745f, 0.87f}, ImVec2{0.79f, 0.92f}, ImVec2{0.64f, 0.765f}})
    s.ellipse(fx, fy, 0.007f, 0.013f, rgb(0x2A2A30));
}

void Sitter::pearls(int count) const {
  for (int i = 0; i < count; ++i) {
    const float t = static_cast<float>(i) / static_cast<float>(count - 1);
    s.disc(x(0.20f) + (x(0.62f) - x(0.20f)) * t, y(1.10f) + 0.05f * (t + 0.3f * (1 - (2 * t - 1) * (2 * t - 1))),
           0.011f, rgb(0xFBF7EC));
  }
}

namespace {

void paint(const Canvas& canvas, const Rect& rect, const Rect& window, const Entry& entry) {
  Scene scene(canvas, rect, Palette{}, 0);
  // Clip at the mirror image of the window.
  const float mirror = rect.x + kHeadX * rect.w;
  scene.cut(entry.faces_left ? Rect{2 * mirror - window.right(), window.y, window.w, window.h}.clipped(rect) : window);
  const Mark from = mark(canvas);
  entry.paint(Sitter(scene, entry.person));
  if (entry.faces_left) squeeze_since(canvas, from, mirror, -1);
}

}  // namespace

void draw_sitter(const Canvas& canvas, const Rect& rect, const Rect& window, const Entry& entry) {
  fill_rounded(canvas, window, 0.055f * rect.w, entry.person.back_top, entry.person.back_bottom);
  // A lit wall behind the head, as in a medallion.
  const float x = rect.x + kHeadX * rect.w, y = rect.y + kHeadY * rect.w;
  for (const float r : {0.31f, 0.25f}) fill_disc(canvas, x, y, r * rect.w, with_opacity(rgb(0xFFFFFF), 0.10f));
  paint(canvas, rect, window, entry);
}

void draw_sitter_silhouette(const Canvas& canvas, const Rect& rect, const Rect& window, const Entry& entry,
                            ImU32 colour) {
  const Mark from = mark(canvas);
  paint(canvas, rect, window, entry);
  tint_since(canvas, from, colour, 1);
}

}  // namespace portraits

void draw_portrait(const Canvas& canvas, const Rect& rect, splendor::NobleId noble) {
  portraits::draw_sitter(canvas, rect, rect, portraits::kPortraits[noble]);
}

void draw_silhouette(const Canvas& canvas, const Rect& rect, splendor::NobleId noble, ImU32 colour) {
  portraits::draw_sitter_silhouette(canvas, rect, rect, portraits::kPortraits[noble], colour);
}

}  // namespace splendor_ui
