// Level 3: ships and palaces. What matters stands in the right half; the cost covers the lower left.
#include "games/splendor/ui/art/landscapes.h"

namespace splendor_ui::landscapes {

using namespace ui;

namespace {

constexpr auto kHull = shape<"0,.1 .12,.14 .2,.42 .66,.42 .74,.06 .98,0 ~.97,.4 ~.88,.9 .8,1 ~.16,.92">();
constexpr auto kSquareSail = shape<".06,0 .94,0 ~1,.52 .92,1 ~.48,.86 0,1">();
constexpr auto kLateen = shape<".98,0 ~.94,.5 .86,1 0,.92">();
constexpr auto kOnionDome = shape<".5,0 ~.53,.16 ~.84,.44 ~.98,.7 .84,1 .16,1 ~.02,.7 ~.16,.44 ~.47,.16">();
constexpr auto kRock = shape<"0,1 .08,.66 .2,.52 .24,.28 .38,.1 .6,.04 .8,.1 .88,.34 .96,.56 1,1">();

void sea(const Scene& s, float horizon) {
  s.rect(0, horizon, 1, 0.96f - horizon, s.p.mid, s.p.near);
  s.waves(horizon + 0.02f, 0.90f, 5, with_opacity(s.p.pale, 0.38f));
}

void stars(const Scene& s) {
  if (!s.fine()) return;
  for (unsigned i = 0; i < 5; ++i)
    s.disc(s.vary(0.05f, 0.95f, 60 + i), s.vary(0.05f, 0.30f, 70 + i), 0.006f, with_opacity(s.p.pale, 0.9f));
}

void square_sail(const Scene& s, float x, float y, float w, float h) {
  s.shape(kSquareSail, x - w / 2, y, w, h, s.p.pale, mix(s.p.pale, s.p.far, 0.35f));
  s.line(x - w * 0.47f, y, x + w * 0.47f, y, 0.012f, s.p.front);
}

void galleon(const Scene& s) {
  sky(s, s.vary(0.30f, 0.42f, 1), 0.30f, 0.13f);
  s.cloud(0.20f, 0.15f, 0.34f, with_opacity(s.p.pale, 0.55f));
  s.cloud(0.90f, 0.20f, 0.30f, with_opacity(s.p.pale, 0.5f));
  s.shape(kRange, 0, 0.52f, 1, 0.22f, s.p.far);
  sea(s, 0.66f);
  const float x = 0.66f;
  for (const auto& [mast, top] : {ImVec2{x - 0.155f, 0.26f}, ImVec2{x, 0.17f}, ImVec2{x + 0.165f, 0.27f}})
    s.line(mast, 0.70f, mast, top, 0.016f, s.p.front);
  if (s.finest()) {
    s.line(x, 0.19f, x - 0.29f, 0.63f, 0.005f, s.p.front);
    s.line(x, 0.19f, x + 0.26f, 0.62f, 0.005f, s.p.front);
  }
  s.line(x - 0.24f, 0.66f, x - 0.345f, 0.585f, 0.016f, s.p.front);
  s.triangle(x - 0.33f, 0.60f, x - 0.175f, 0.36f, x - 0.20f, 0.63f, with_opacity(s.p.pale, 0.92f));
  square_sail(s, x - 0.155f, 0.31f, 0.145f, 0.12f);
  square_sail(s, x - 0.155f, 0.445f, 0.18f, 0.155f);
  square_sail(s, x, 0.225f, 0.16f, 0.125f);
  square_sail(s, x, 0.365f, 0.20f, 0.22f);
  square_sail(s, x + 0.165f, 0.32f, 0.13f, 0.11f);
  square_sail(s, x + 0.17f, 0.445f, 0.155f, 0.145f);
  s.disc(x, 0.475f, 0.034f, s.p.mid);  // a device on the mainsail
  for (const auto& [mast, top] : {ImVec2{x - 0.155f, 0.26f}, ImVec2{x, 0.17f}, ImVec2{x + 0.165f, 0.27f}})
    s.triangle(mast, top - 0.035f, mast + 0.07f, top - 0.018f, mast, top, s.p.glow);
  s.shape(kHull, x - 0.29f, 0.605f, 0.58f, 0.20f, s.p.front);
  s.line(x - 0.215f, 0.715f, x + 0.235f, 0.715f, 0.012f, s.p.glow);
  if (s.fine())
    for (int i = 0; i < 5; ++i) s.rect(x - 0.15f + 0.075f * static_cast<float>(i), 0.735f, 0.026f, 0.024f, s.p.glow);
  s.ellipse(x - 0.01f, 0.808f, 0.34f, 0.013f, with_opacity(s.p.pale, 0.8f));
  s.ellipse(x, 0.845f, 0.22f, 0.008f, with_opacity(s.p.pale, 0.5f));
  foreground(s, 0.90f);
}

void domed_palace(const Scene& s) {
  const float x = 0.66f;
  sky(s, x, 0.33f, 0.20f);
  stars(s);
  const ImU32 wall = mix(s.p.haze, s.p.far, 0.25f), shade = mix(s.p.far, s.p.mid, 0.5f);
  s.shape(kRolling, 0, 0.52f, 1, 0.24f, s.p.far);
  for (const float side : {-0.285f, 0.285f}) {
    s.rect(x + side - 0.018f, 0.33f, 0.036f, 0.40f, wall);
    s.rect(x + side - 0.03f, 0.44f, 0.06f, 0.014f, s.p.near);
    s.shape(kOnionDome, x + side - 0.030f, 0.245f, 0.060f, 0.095f, s.p.near);
  }
  s.rect(x - 0.225f, 0.535f, 0.45f, 0.20f, wall);
  for (const float side : {-0.155f, 0.155f}) {
    s.rect(x + side - 0.048f, 0.495f, 0.096f, 0.05f, wall);
    s.shape(kOnionDome, x + side - 0.052f, 0.385f, 0.104f, 0.115f, s.p.mid);
  }
  s.rect(x - 0.092f, 0.44f, 0.184f, 0.12f, shade);
  s.shape(kOnionDome, x - 0.115f, 0.185f, 0.23f, 0.27f, s.p.near);
  s.shape(kOnionDome, x - 0.085f, 0.225f, 0.07f, 0.215f, with_opacity(s.p.pale, 0.20f));
  s.line(x, 0.20f, x, 0.145f, 0.012f, s.p.glow);
  s.disc(x, 0.145f, 0.014f, s.p.glow);
  s.arch(x, 0.735f, 0.115f, 0.185f, s.p.near);
  s.arch(x, 0.735f, 0.070f, 0.135f, s.p.glow);
  for (const float side : {-0.17f, -0.105f, 0.105f, 0.17f}) s.arch(x + side, 0.68f, 0.042f, 0.085f, s.p.near);
  s.rect(x - 0.33f, 0.73f, 0.66f, 0.035f, s.p.near);
  // Pool between low hedges
  s.rect(0, 0.762f, 1, 0.16f, s.p.mid);
  s.quad(x - 0.075f, 0.765f, x + 0.075f, 0.765f, x + 0.20f, 0.91f, x - 0.20f, 0.91f, mix(s.p.haze, s.p.sky, 0.5f));
  s.quad(x - 0.022f, 0.765f, x + 0.022f, 0.765f, x + 0.05f, 0.91f, x - 0.05f, 0.91f, with_opacity(s.p.sun, 0.7f));
  s.cypress(x - 0.17f, 0.83f, 0.13f, s.p.front);
  s.cypress(x + 0.17f, 0.83f, 0.13f, s.p.front);
  s.cypress(x - 0.27f, 0.91f, 0.19f, s.p.front);
  s.cypress(x + 0.27f, 0.91f, 0.19f, s.p.front);
  foreground(s, 0.86f);
}

void chateau(const Scene& s) {
  sky(s, s.vary(0.26f, 0.36f, 1), 0.25f, 0.12f);
  s.cloud(0.24f, 0.42f, 0.40f, with_opacity(s.p.pale, 0.45f));
  s.shape(kPeaks, 0, 0.42f, 1, 0.40f, s.p.far);
  const ImU32 wall = mix(s.p.haze, s.p.far, 0.4f), shade = mix(s.p.far, s.p.mid, 0.45f);
  s.tower(0.795f, 0.62f, 0.080f, 0.36f, 0.18f, shade, s.p.near);
  s.tower(0.535f, 0.62f, 0.080f, 0.26f, 0.15f, shade, s.p.near);
  s.rect(0.55f, 0.40f, 0.27f, 0.22f, wall);
  s.quad(0.555f, 0.40f, 0.59f, 0.315f, 0.78f, 0.315f, 0.815f, 0.40f, s.p.near);
  s.tower(0.675f, 0.62f, 0.095f, 0.37f, 0.19f, wall, s.p.near);
  s.tower(0.885f, 0.66f, 0.10f, 0.27f, 0.16f, wall, s.p.near);
  s.tower(0.455f, 0.68f, 0.085f, 0.22f, 0.14f, wall, s.p.near);
  s.pennant(0.675f, 0.07f, 0.07f, s.p.glow);
  s.pennant(0.885f, 0.235f, 0.06f, s.p.glow);
  if (s.fine()) {
    s.windows(0.585f, 0.44f, 0.055f, 0.15f, 1, 2, s.p.near);
    s.windows(0.725f, 0.44f, 0.055f, 0.15f, 1, 2, s.p.glow);
    s.arch(0.675f, 0.37f, 0.030f, 0.06f, s.p.glow);
    s.arch(0.675f, 0.49f, 0.030f, 0.06f, s.p.near);
    s.arch(0.885f, 0.50f, 0.030f, 0.06f, s.p.glow);
    s.arch(0.455f, 0.56f, 0.026f, 0.05f, s.p.near);
  }
  s.rect(0.42f, 0.60f, 0.52f, 0.10f, shade);
  s.battlements(0.42f, 0.602f, 0.52f, 7, 0.030f, shade);
  s.arch(0.675f, 0.70f, 0.085f, 0.085f, s.p.front);
  s.shape(kWaving, 0, 0.68f, 1, 0.30f, mix(s.p.mid, s.p.far, 0.4f));
  s.shape(kRock, 0.30f, 0.63f, 0.70f, 0.36f, s.p.mid);
  s.quad(0.62f, 0.66f, 0.70f, 0.655f, 0.62f, 0.98f, 0.52f, 0.98f, with_opacity(s.p.near, 0.5f));
  s.quad(0.86f, 0.70f, 0.92f, 0.77f, 0.96f, 0.97f, 0.84f, 0.97f, with_opacity(s.p.near, 0.6f));
  s.shape(kWaving, 0, 0.78f, 1, 0.24f, s.p.near);
  s.pine(0.52f, 0.90f, 0.13f, s.p.front);
  s.pine(0.60f, 0.92f, 0.17f, s.p.front);
  s.pine(0.93f, 0.90f, 0.17f, s.p.front);
  foreground(s, 0.86f);
}

void lighthouse(const Scene& s) {
  const float sun = s.vary(0.34f, 0.42f, 1);
  sky(s, sun, 0.42f, 0.14f);
  stars(s);
  s.cloud(0.34f, 0.20f, 0.40f, with_opacity(s.p.pale, 0.45f));
  sea(s, 0.62f);
  // Beam, tower, rock
  const float x = 0.82f, lamp = 0.265f;
  s.triangle(x, lamp, 0.36f, lamp - 0.09f, 0.36f, lamp + 0.02f, with_opacity(s.p.glow, 0.30f));
  s.quad(x - 0.048f, 0.30f, x + 0.048f, 0.30f, x + 0.075f, 0.72f, x - 0.075f, 0.72f, s.p.pale);
  s.quad(x - 0.055f, 0.40f, x + 0.055f, 0.40f, x + 0.061f, 0.49f, x - 0.061f, 0.49f, s.p.near);
  s.quad(x - 0.066f, 0.58f, x + 0.066f, 0.58f, x + 0.072f, 0.67f, x - 0.072f, 0.67f, s.p.near);
  s.quad(x + 0.01f, 0.30f, x + 0.048f, 0.30f, x + 0.075f, 0.72f, x + 0.02f, 0.72f, with_opacity(s.p.front, 0.18f));
  s.rect(x - 0.068f, 0.292f, 0.136f, 0.020f, s.p.front);
  s.rect(x - 0.034f, 0.235f, 0.068f, 0.060f, s.p.glow);
  s.line(x, 0.235f, x, 0.295f, 0.009f, s.p.front);
  s.dome(x, 0.24f, 0.048f, 0.055f, s.p.front);
  s.shape(kRock, 0.62f, 0.67f, 0.38f, 0.24f, s.p.front);
  // A small ship runs before the wind
  const float b = 0.44f;
  s.line(b, 0.74f, b, 0.43f, 0.012f, s.p.front);
  s.shape(kLateen, b - 0.17f, 0.45f, 0.17f, 0.24f, s.p.pale, mix(s.p.pale, s.p.far, 0.4f));
  s.shape(kLateen, b + 0.125f, 0.50f, -0.115f, 0.19f, s.p.pale, mix(s.p.pale, s.p.far, 0.4f));
  s.quad(b - 0.15f, 0.715f, b + 0.14f, 0.70f, b + 0.085f, 0.775f, b - 0.10f, 0.775f, s.p.front);
  s.ellipse(b - 0.01f, 0.784f, 0.19f, 0.010f, with_opacity(s.p.pale, 0.75f));
  foreground(s, 0.89f);
}

void colonnade(const Scene& s) {
  const float x = 0.66f;
  sky(s, s.vary(0.26f, 0.34f, 1), 0.26f, 0.12f);
  s.birds(0.44f, 0.15f, s.p.near);
  s.shape(kRange, 0, 0.40f, 1, 0.34f, s.p.far);
  const ImU32 stone = mix(s.p.haze, s.p.far, 0.2f), shade = mix(s.p.far, s.p.mid, 0.6f);
  s.rect(x - 0.075f, 0.245f, 0.15f, 0.09f, shade);
  s.dome(x, 0.25f, 0.092f, 0.115f, s.p.near);
  s.rect(x - 0.014f, 0.105f, 0.028f, 0.040f, s.p.near);
  s.line(x, 0.11f, x, 0.065f, 0.010f, s.p.glow);
  s.rect(0, 0.70f, 1, 0.25f, s.p.mid);
  s.rect(x - 0.285f, 0.40f, 0.57f, 0.33f, shade);
  s.rect(x - 0.30f, 0.385f, 0.60f, 0.032f, stone);
  s.triangle(x - 0.195f, 0.39f, x, 0.285f, x + 0.195f, 0.39f, stone);
  s.triangle(x - 0.125f, 0.375f, x, 0.310f, x + 0.125f, 0.375f, shade);
  s.disc(x, 0.352f, 0.018f, s.p.glow);
  for (int i = 0; i < 7; ++i) {
    const float c = x - 0.27f + 0.09f * static_cast<float>(i);
    s.rect(c - 0.020f, 0.43f, 0.040f, 0.29f, stone);
    s.rect(c - 0.028f, 0.415f, 0.056f, 0.022f, stone);
    s.rect(c - 0.028f, 0.708f, 0.056f, 0.022f, stone);
    if (s.finest()) s.rect(c + 0.004f, 0.437f, 0.012f, 0.27f, with_opacity(s.p.mid, 0.45f));
  }
  s.arch(x, 0.73f, 0.060f, 0.20f, s.p.near);
  if (s.fine()) {
    s.arch(x, 0.73f, 0.036f, 0.15f, s.p.glow);
    for (const float side : {-0.225f, -0.135f, 0.135f, 0.225f}) s.arch(x + side, 0.62f, 0.028f, 0.10f, s.p.near);
  }
  for (int i = 0; i < 4; ++i) {
    const float t = static_cast<float>(i), half = 0.305f + 0.012f * t;
    s.rect(x - half, 0.73f + 0.026f * t, 2 * half, 0.028f, mix(stone, s.p.mid, 0.12f + 0.24f * t));
  }
  s.shape(kWaving, 0, 0.80f, 1, 0.22f, s.p.near);
  s.quad(x - 0.11f, 0.832f, x + 0.11f, 0.832f, x + 0.20f, 0.96f, x - 0.20f, 0.96f, mix(s.p.near, s.p.mid, 0.7f));
  s.cypress(x - 0.255f, 0.90f, 0.26f, s.p.front);
  s.cypress(x + 0.26f, 0.90f, 0.26f, s.p.front);
  foreground(s, 0.88f);
}

}  // namespace

const std::array<Motif, kMotifs> kPalaces{galleon, domed_palace, chateau, lighthouse, colonnade};

}  // namespace splendor_ui::landscapes
