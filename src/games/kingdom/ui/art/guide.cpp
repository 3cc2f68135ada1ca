#include "games/kingdom/ui/art/guide.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "games/kingdom/ui/art/storybook.h"
#include "ui/art/paint.h"

namespace kingdom_ui {

using namespace ui;

namespace {

constexpr auto kTuft = shape<"0,1 ~.1,.4 .05,0 1,.7", 2>();
constexpr auto kWing = shape<"0,0 ~.6,.14 ~.96,.52 .9,1 ~.52,.92 ~.18,.58", 3>();
constexpr auto kCape = shape<".3,0 .7,0 ~.9,.4 1,.94 ~.74,1 ~.5,.94 ~.26,1 0,.94", 3>();

constexpr float kBeak_px = 10;  ///< how far the bubble's beak reaches

constexpr ImU32 kFeather = rgb(0x9A6B42), kFeatherDark = rgb(0x6B4526), kBelly = rgb(0xF2DDB4), kBeak = rgb(0xF0A02C),
                kCollar = rgb(0x2F6F8F), kCapeColour = rgb(0x1F4D66), kEdge = rgb(0x3A2413), kEye = rgb(0x2A1A0E);

/// A pseudo-random number 0 .. 1 from a pair.
float ruffle(unsigned a, unsigned b) {
  unsigned v = a * 9781u + b * 331u + 17u;
  v ^= v >> 16, v *= 0x7FEB352Du;
  v ^= v >> 15, v *= 0x846CA68Bu;
  return static_cast<float>((v ^ (v >> 16)) % 4096) / 4096;
}

}  // namespace

void draw_guide(const Canvas& canvas, const Rect& rect, GuideMood mood, double time_ms) {
  // Fitted into a box as wide as 0.87 of its height, standing on the lower edge.
  const float h = std::min(rect.h, rect.w / 0.87f), w = h * 0.87f;
  const float cx = rect.centre_x(), foot = rect.bottom();
  const float breath =
      time_ms == 0 ? 0 : std::sin(static_cast<float>(std::fmod(time_ms, 3000.0) / 3000.0) * 6.2831853f) * 0.008f;
  const bool blink = time_ms != 0 && std::fmod(time_ms, 3600.0) < 140;
  const float o = std::max(canvas.pixel, h * 0.018f);
  const auto x = [&](float v) { return cx + v * h; };
  const auto y = [&](float v) { return foot - (v + (v > 0.2f ? breath : 0)) * h; };
  const auto ellipse = [&](float ex, float ey, float rx, float ry, ImU32 c, float grow = 0) {
    fill_ellipse(canvas, x(ex), y(ey), rx * h + grow, ry * h + grow, c);
  };
  const auto wing = [&](float side, bool raised) {
    const float ww = side * h * 0.18f, wh = h * 0.36f;
    const Mark before = mark(canvas);
    const ImVec2 shoulder{x(side * 0.23f), y(0.52f)};
    fill(canvas, kWing, {shoulder.x - side * o, shoulder.y - o, ww + 2 * side * o, wh + 2 * o}, kEdge);
    fill(canvas, kWing, {shoulder.x, shoulder.y, ww, wh}, kFeatherDark);
    if (raised) rotate_since(canvas, before, shoulder, side * -2.25f);
  };

  if (!canvas.theme.flat) fill_ellipse(canvas, cx, foot - h * 0.02f, w * 0.36f, h * 0.035f, rgb(0x2A1C0C, 80));
  const bool cheering = mood == GuideMood::cheering, pointing = mood == GuideMood::pointing;
  for (const float side : {-1.0f, 1.0f}) {  // feet
    fill_ellipse(canvas, x(side * 0.12f), y(0.03f), h * 0.075f + o, h * 0.03f + o, kEdge);
    fill_ellipse(canvas, x(side * 0.12f), y(0.03f), h * 0.075f, h * 0.03f, kBeak);
  }
  // Cape behind, body, belly.
  fill(canvas, kCape, {x(-0.36f) - o, y(0.56f) - o, h * 0.72f + 2 * o, h * 0.52f + 2 * o}, kEdge);
  fill(canvas, kCape, {x(-0.36f), y(0.56f), h * 0.72f, h * 0.52f}, kCapeColour);
  ellipse(0, 0.30f, 0.25f, 0.27f, kEdge, o);
  ellipse(0, 0.30f, 0.25f, 0.27f, kFeather);
  ellipse(0, 0.26f, 0.17f, 0.21f, kBelly);
  for (int row = 0; row < 3; ++row)
    for (int i = 0; i < 3 - row % 2; ++i)
      stroke_arc(canvas, x(-0.08f + 0.08f * static_cast<float>(i) + (row % 2 != 0 ? 0.04f : 0)),
                 y(0.35f - 0.08f * static_cast<float>(row)), h * 0.03f, 0.06f, 0.44f, rgb(0xC79A5E),
                 std::max(canvas.pixel, h * 0.012f));
  wing(-1, cheering);
  wing(1, cheering || pointing);
  // The lantern on its stick.
  if (!cheering) {
    line(canvas, x(-0.355f), y(0.03f), x(-0.355f), y(0.66f), kEdge, h * 0.030f);
    fill_disc(canvas, x(-0.355f), y(0.56f), h * 0.12f, rgb(0xFFE27A, 80));
    fill_rounded(canvas, Rect::centred(x(-0.355f), y(0.56f), h * 0.13f, h * 0.16f), h * 0.035f, kEdge);
    fill_rounded(canvas, Rect::centred(x(-0.355f), y(0.56f), h * 0.085f, h * 0.11f), h * 0.02f, rgb(0xFFD95A));
  }
  // Collar and clasp.
  fill_rounded(canvas, Rect::centred(x(0), y(0.525f), h * 0.54f + 2 * o, h * 0.11f + 2 * o), h * 0.055f, kEdge);
  fill_rounded(canvas, Rect::centred(x(0), y(0.525f), h * 0.54f, h * 0.11f), h * 0.05f, kCollar);
  fill_disc(canvas, x(0), y(0.50f), h * 0.045f + o * 0.6f, kEdge);
  fill_disc(canvas, x(0), y(0.50f), h * 0.045f, rgb(0xFFD25A));
  // Head with tufts.
  for (const float side : {-1.0f, 1.0f}) {
    const Rect tuft{x(side * 0.29f), y(1.0f), -side * h * 0.22f, h * 0.20f};
    fill(canvas, kTuft, {tuft.x + side * o, tuft.y - o, tuft.w - 2 * side * o, tuft.h + 2 * o}, kEdge);
    fill(canvas, kTuft, tuft, kFeatherDark);
  }
  ellipse(0, 0.74f, 0.30f, 0.21f, kEdge, o);
  ellipse(0, 0.74f, 0.30f, 0.21f, kFeather);
  for (const float side : {-1.0f, 1.0f}) {
    ellipse(side * 0.125f, 0.74f, 0.135f, 0.135f, kBelly);
    ellipse(side * 0.125f, 0.745f, 0.095f, 0.095f, kEdge, o * 0.4f);
    ellipse(side * 0.125f, 0.745f, 0.092f, 0.092f, rgb(0xFFFFFF));
    if (cheering || blink) {
      ellipse(side * 0.125f, 0.745f, 0.092f, 0.092f, kBelly);
      stroke_arc(canvas, x(side * 0.125f), y(0.725f), h * 0.06f, cheering ? 0.55f : 0.05f, cheering ? 0.95f : 0.45f,
                 kEye, h * 0.025f);
      continue;
    }
    const float look_x = pointing                      ? 0.028f
                         : mood == GuideMood::thinking ? -0.02f
                                                       : 0.0f,
                look_y = mood == GuideMood::thinking ? 0.030f : 0.0f;
    ellipse(side * 0.125f + look_x, 0.745f + look_y, 0.052f, 0.056f, kEye);
    ellipse(side * 0.125f + look_x + 0.018f, 0.765f + look_y, 0.018f, 0.018f, rgb(0xFFFFFF));
  }
  const std::array<ImVec2, 3> beak{ImVec2{x(-0.05f), y(0.70f)}, ImVec2{x(0.05f), y(0.70f)}, ImVec2{x(0), y(0.60f)}};
  const std::array<ImVec2, 3> beak_edge{ImVec2{x(-0.05f) - o * 1.5f, y(0.70f) - o},
                                        ImVec2{x(0.05f) + o * 1.5f, y(0.70f) - o}, ImVec2{x(0), y(0.60f) + o * 1.8f}};
  fill_convex(canvas, beak_edge.data(), 3, kEdge);
  fill_convex(canvas, beak.data(), 3, kBeak);
  if (mood == GuideMood::thinking)
    for (int i = 0; i < 3; ++i)
      fill_disc(canvas, x(0.27f + 0.055f * static_cast<float>(i)), y(0.90f + 0.035f * static_cast<float>(i)),
                h * (0.014f + 0.008f * static_cast<float>(i)), canvas.theme.text);
}

Rect inside_speech(const Rect& rect) {
  const float pad = std::clamp(rect.h * 0.09f, 6.0f, 14.0f);
  return Rect{rect.x + kBeak_px, rect.y, rect.w - kBeak_px, rect.h}.inset(pad * 1.2f, pad);
}

void draw_speech(const Canvas& canvas, const Rect& rect) {
  const Theme& theme = canvas.theme;
  const float radius = std::min(storybook::kRadius, rect.h * 0.3f);
  const Rect body{rect.x + kBeak_px, rect.y, rect.w - kBeak_px, rect.h};
  const float tip_y = body.y + body.h * 0.62f;
  const float line = theme.flat ? 2.0f : 1.5f;
  if (!theme.flat) fill_soft(canvas, body.moved(0, 2), radius, 4, theme.shadow);
  const auto tail = [&](float inset, ImU32 colour) {
    const std::array<ImVec2, 3> points{ImVec2{rect.x + inset * 2, tip_y + 4},
                                       ImVec2{body.x + 3 + inset, tip_y - 9 + inset},
                                       ImVec2{body.x + 3 + inset, tip_y + 11 - inset}};
    fill_convex(canvas, points.data(), 3, colour);
  };
  tail(0, theme.flat ? theme.panel_edge : theme.paper_edge);
  fill_rounded(canvas, body, radius, theme.flat ? theme.panel_edge : theme.paper_edge);
  fill_rounded(canvas, body.inset(line), radius - line, theme.panel);
  tail(line, theme.panel);
}

void draw_celebration(const Canvas& canvas, const Rect& area, float elapsed_ms) {
  if (elapsed_ms < 0 || elapsed_ms >= duration::kCelebration) return;
  constexpr std::array<std::uint32_t, 6> kSparks{0xFFC857, 0xFF7A8A, 0x6FD3FF, 0x8BE08B, 0xD69BFF, 0xFFFFFF};
  const float size = std::clamp(std::min(area.w, area.h) * 0.012f, 3.0f, 9.0f);
  const float ending = std::clamp((duration::kCelebration - elapsed_ms) / 900, 0.0f, 1.0f);
  // Petals that sink and sway.
  constexpr unsigned kPetals = 46;
  for (unsigned i = 0; i < kPetals; ++i) {
    const float begin = ruffle(i, 1) * 2600, age = (elapsed_ms - begin) / 3400;
    if (age <= 0 || age >= 1) continue;
    const float px = area.x + area.w * ruffle(i, 2) + std::sin(age * 9 + ruffle(i, 3) * 6) * size * 3;
    const float py = area.y + area.h * (age * 1.02f - 0.02f);
    const float turn = std::abs(std::cos(age * 14 + ruffle(i, 4) * 6));
    fill_ellipse(canvas, px, py, size * (0.35f + 0.65f * turn), size * 0.62f,
                 with_opacity(rgb(kSparks[i % 5]), 0.9f * ending * std::min(1.0f, (1 - age) * 4)));
  }
  // Rockets: up, then a flower of sparks that falls a little.
  constexpr unsigned kRockets = 9;
  for (unsigned i = 0; i < kRockets; ++i) {
    const float begin = static_cast<float>(i) * 520 + ruffle(i, 11) * 240;
    const float cx = area.x + area.w * (0.14f + 0.72f * ruffle(i, 12)),
                top = area.y + area.h * (0.14f + 0.30f * ruffle(i, 13));
    const float rise = (elapsed_ms - begin) / 520;
    if (rise > 0 && rise < 1) {
      const float eased = 1 - (1 - rise) * (1 - rise), py = area.bottom() + (top - area.bottom()) * eased;
      line(canvas, cx, py, cx, std::min(area.bottom(), py + size * 5), rgb(0xFFE9B0, 170), size * 0.5f);
      fill_disc(canvas, cx, py, size * 0.6f, rgb(0xFFF6DC));
    }
    const float bloom = (elapsed_ms - begin - 520) / 1300;
    if (bloom <= 0 || bloom >= 1) continue;
    const float reach =
        std::min(area.w, area.h) * (0.12f + 0.08f * ruffle(i, 14)) * (1 - (1 - bloom) * (1 - bloom) * (1 - bloom));
    const float fade = (1 - bloom) * ending;
    constexpr int kRays = 18;
    for (int ray = 0; ray < kRays; ++ray) {
      const ImVec2 u = on_circle(static_cast<float>(ray) / kRays + ruffle(i, 15));
      const float far = ray % 2 == 0 ? 1.0f : 0.62f;
      const float px = cx + u.x * reach * far, py = top + u.y * reach * far + bloom * bloom * size * 6;
      fill_disc(canvas, px, py, size * (0.75f - 0.4f * bloom),
                with_opacity(rgb(kSparks[(i + (ray % 2 == 0 ? 0u : 2u)) % kSparks.size()]), fade));
    }
  }
}

}  // namespace kingdom_ui
