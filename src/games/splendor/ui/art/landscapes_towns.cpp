// Level 2: towns. What matters stands in the right half; the cost covers the lower left.
#include "games/splendor/ui/art/landscapes.h"

namespace splendor_ui::landscapes {

using namespace ui;

namespace {

constexpr auto kStepGable =
    shape<"1,1 0,1 0,.34 .14,.34 .14,.22 .28,.22 .28,.1 .5,0 .72,.1 .72,.22 .86,.22 .86,.34 1,.34">();
constexpr auto kBellGable = shape<"0,1 0,.36 ~.16,.26 ~.3,.06 .5,0 ~.7,.06 ~.84,.26 1,.36 1,1">();
constexpr auto kCrag = shape<"0,1 .06,.72 ~.26,.5 ~.52,.1 ~.76,.02 ~.94,.22 1,.4 1,1">();

void gable(const Scene& s, float x, float w, float top, float foot, bool stepped, ImU32 wall, unsigned salt) {
  s.shape(stepped ? ShapeView(kStepGable) : ShapeView(kBellGable), x, top, w, foot - top, wall);
  if (!s.fine()) return;
  const float body = (foot - top) * 0.66f;
  s.windows(x + w * 0.08f, foot - body, w * 0.84f, body * 0.66f, 2, 2,
            s.pick(3, salt) == 0 ? s.p.glow : with_opacity(s.p.front, 0.75f));
  s.arch(x + w / 2, top + (foot - top) * 0.24f, w * 0.2f, w * 0.24f, s.p.glow);
  s.rect(x + w * 0.38f, foot - body * 0.28f, w * 0.24f, body * 0.28f, s.p.front);
}

void canal_houses(const Scene& s) {
  sky(s, s.vary(0.30f, 0.42f, 1), 0.24f, 0.12f);
  s.cloud(0.72f, 0.16f, 0.36f, with_opacity(s.p.pale, 0.55f));
  s.shape(kWaving, 0, 0.46f, 1, 0.36f, s.p.far);
  const float foot = 0.72f;
  gable(s, 0.02f, 0.20f, 0.46f, foot, true, s.p.mid, 1);
  gable(s, 0.21f, 0.17f, 0.40f, foot, false, mix(s.p.mid, s.p.near, 0.5f), 2);
  gable(s, 0.79f, 0.20f, 0.36f, foot, false, mix(s.p.far, s.p.mid, 0.5f), 5);
  gable(s, 0.37f, 0.21f, 0.34f, foot, true, mix(s.p.haze, s.p.far, 0.5f), 3);
  gable(s, 0.575f, 0.225f, s.vary(0.25f, 0.31f, 7), foot, true, s.p.near, 4);
  s.rect(0, foot, 1, 0.022f, s.p.front);
  s.rect(0, foot + 0.02f, 1, 0.18f, mix(s.p.sky, s.p.mid, 0.3f), s.p.near);
  s.waves(foot + 0.04f, 0.90f, 3, with_opacity(s.p.pale, 0.40f));
  foreground(s, 0.86f);
}

void walled_town(const Scene& s) {
  sky(s, s.vary(0.28f, 0.38f, 1), 0.24f, 0.115f);
  s.shape(kRange, 0, 0.36f, 1, 0.42f, s.p.far);
  const ImU32 wall = s.p.mid, roof = s.p.near, pale = mix(s.p.haze, s.p.far, 0.6f);
  s.house(0.34f, 0.62f, 0.14f, 0.16f, 0.08f, pale, roof);
  s.house(0.50f, 0.62f, 0.15f, 0.21f, 0.09f, mix(pale, wall, 0.4f), roof);
  s.tower(0.635f, 0.64f, 0.085f, 0.30f, 0.15f, pale, roof);
  s.house(0.78f, 0.62f, 0.17f, 0.20f, 0.09f, pale, roof);
  s.tower(0.905f, 0.66f, 0.10f, 0.24f, 0.14f, mix(pale, wall, 0.4f), roof);
  s.pennant(0.635f, 0.195f, 0.10f, s.p.glow);
  if (s.fine()) {
    s.windows(0.44f, 0.44f, 0.12f, 0.10f, 2, 1, s.p.glow);
    s.windows(0.71f, 0.45f, 0.14f, 0.10f, 2, 1, s.p.glow);
    s.arch(0.635f, 0.45f, 0.030f, 0.055f, s.p.front);
    s.arch(0.905f, 0.52f, 0.030f, 0.055f, s.p.front);
  }
  s.rect(0, 0.60f, 1, 0.34f, wall);
  s.battlements(0, 0.602f, 1, 10, 0.036f, wall);
  s.rect(0, 0.625f, 1, 0.012f, with_opacity(s.p.front, 0.35f));
  s.tower(0.62f, 0.92f, 0.15f, 0.36f, 0, mix(wall, s.p.near, 0.45f), roof);
  s.tower(0.87f, 0.92f, 0.15f, 0.36f, 0, mix(wall, s.p.near, 0.45f), roof);
  s.arch(0.745f, 0.92f, 0.115f, 0.20f, s.p.front);
  if (s.fine()) {
    s.arch(0.62f, 0.70f, 0.026f, 0.06f, s.p.front);
    s.arch(0.87f, 0.70f, 0.026f, 0.06f, s.p.front);
    for (int i = 0; i < 3; ++i)
      s.line(0.715f + 0.03f * static_cast<float>(i), 0.79f, 0.715f + 0.03f * static_cast<float>(i), 0.92f, 0.008f,
             s.p.near);
  }
  foreground(s, 0.85f);
}

void bridge(const Scene& s) {
  sky(s, s.vary(0.55f, 0.66f, 1), 0.25f, 0.12f);
  s.cloud(0.26f, 0.18f, 0.36f, with_opacity(s.p.pale, 0.55f));
  s.shape(kRolling, 0, 0.36f, 1, 0.40f, s.p.far);
  const ImU32 pale = mix(s.p.haze, s.p.far, 0.55f);
  s.house(0.12f, 0.64f, 0.18f, 0.15f, 0.085f, pale, s.p.near);
  s.house(0.90f, 0.60f, 0.17f, 0.18f, 0.09f, pale, s.p.near);
  s.house(0.78f, 0.60f, 0.12f, 0.12f, 0.075f, mix(pale, s.p.mid, 0.4f), s.p.near);
  s.tower(0.965f, 0.60f, 0.07f, 0.30f, 0.13f, mix(pale, s.p.mid, 0.4f), s.p.near);
  if (s.fine()) s.windows(0.835f, 0.45f, 0.13f, 0.09f, 2, 1, s.p.glow);
  s.rect(0, 0.62f, 1, 0.32f, mix(s.p.haze, s.p.sky, 0.5f), mix(s.p.sky, s.p.mid, 0.7f));
  // The bridge rises a little towards its middle; three arches show the water below
  const ImU32 stone = s.p.mid;
  s.quad(0, 0.64f, 0.56f, 0.575f, 0.56f, 0.84f, 0, 0.86f, stone);
  s.quad(0.55f, 0.575f, 1, 0.62f, 1, 0.86f, 0.55f, 0.84f, stone);
  s.line(0.005f, 0.64f, 0.55f, 0.575f, 0.030f, s.p.near);
  s.line(0.55f, 0.575f, 0.995f, 0.62f, 0.030f, s.p.near);
  const ImU32 water = mix(s.p.sky, s.p.mid, 0.25f);
  s.arch(0.22f, 0.87f, 0.20f, 0.17f, water);
  s.arch(0.53f, 0.87f, 0.27f, 0.235f, mix(s.p.haze, s.p.sky, 0.6f));
  s.arch(0.85f, 0.87f, 0.21f, 0.185f, water);
  s.rect(0, 0.855f, 1, 0.08f, mix(s.p.sky, s.p.mid, 0.6f));
  s.waves(0.855f, 0.92f, 2, with_opacity(s.p.pale, 0.45f));
  if (s.finest()) {
    s.line(0.375f, 0.66f, 0.375f, 0.85f, 0.008f, with_opacity(s.p.near, 0.5f));
    s.line(0.705f, 0.66f, 0.705f, 0.85f, 0.008f, with_opacity(s.p.near, 0.5f));
  }
  if (s.fine()) {  // lanterns
    for (const float x : {0.36f, 0.70f}) {
      s.line(x, 0.60f, x, 0.515f, 0.010f, s.p.front);
      s.disc(x, 0.50f, 0.020f, s.p.glow);
    }
  }
  foreground(s, 0.87f);
}

void hill_town(const Scene& s) {
  sky(s, s.vary(0.28f, 0.38f, 1), 0.23f, 0.115f);
  s.shape(kWaving, 0, 0.44f, 1, 0.40f, s.p.far);
  const ImU32 pale = mix(s.p.haze, s.p.far, 0.35f), half = mix(s.p.far, s.p.mid, 0.55f);
  s.shape(kCrag, 0.10f, 0.42f, 0.90f, 0.56f, s.p.mid);
  // From the top down, each street before the one above it
  s.rect(0.685f, 0.335f, 0.15f, 0.13f, pale);
  s.dome(0.76f, 0.34f, 0.073f, 0.095f, s.p.near);
  s.line(0.76f, 0.25f, 0.76f, 0.205f, 0.012f, s.p.near);
  s.tower(0.895f, 0.50f, 0.062f, 0.27f, 0.085f, pale, s.p.near);
  s.house(0.60f, 0.50f, 0.13f, 0.09f, 0.045f, half, s.p.near);
  s.house(0.72f, 0.54f, 0.13f, 0.10f, 0.05f, pale, s.p.near);
  s.house(0.84f, 0.55f, 0.13f, 0.10f, 0.05f, half, s.p.near);
  s.house(0.49f, 0.60f, 0.14f, 0.09f, 0.05f, pale, s.p.near);
  s.house(0.635f, 0.64f, 0.14f, 0.11f, 0.05f, half, s.p.near);
  s.house(0.78f, 0.66f, 0.15f, 0.12f, 0.055f, pale, s.p.near);
  s.house(0.925f, 0.65f, 0.14f, 0.11f, 0.05f, pale, s.p.near);
  if (s.fine()) {
    s.arch(0.895f, 0.325f, 0.028f, 0.05f, s.p.front);
    s.arch(0.76f, 0.44f, 0.034f, 0.065f, s.p.front);
    for (const auto& [x, y] :
         {ImVec2{0.60f, 0.465f}, ImVec2{0.70f, 0.495f}, ImVec2{0.74f, 0.495f}, ImVec2{0.84f, 0.50f},
          ImVec2{0.475f, 0.56f}, ImVec2{0.62f, 0.585f}, ImVec2{0.66f, 0.585f}, ImVec2{0.755f, 0.60f},
          ImVec2{0.81f, 0.60f}, ImVec2{0.925f, 0.595f}})
      s.rect(x - 0.011f, y - 0.004f, 0.022f, 0.032f, s.pick(2, static_cast<unsigned>(x * 100)) ? s.p.glow : s.p.front);
  }
  s.shape(kRolling, 0, 0.64f, 1, 0.38f, s.p.near);
  s.cypress(0.545f, 0.74f, 0.17f, s.p.front);
  s.cypress(0.60f, 0.73f, 0.13f, s.p.front);
  s.cypress(0.955f, 0.78f, 0.20f, s.p.front);
  foreground(s, 0.83f);
}

void clock_tower(const Scene& s) {
  sky(s, s.vary(0.30f, 0.40f, 1), 0.26f, 0.12f);
  s.birds(0.36f, 0.17f, s.p.near);
  s.shape(kWaving, 0, 0.50f, 1, 0.30f, s.p.far);
  const ImU32 pale = mix(s.p.haze, s.p.far, 0.5f), half = s.p.mid;
  s.house(0.10f, 0.76f, 0.22f, 0.20f, 0.11f, half, s.p.near);
  s.house(0.33f, 0.76f, 0.22f, 0.24f, 0.12f, pale, s.p.near);
  s.house(0.93f, 0.76f, 0.24f, 0.24f, 0.12f, half, s.p.near);
  s.rect(0, 0.75f, 1, 0.20f, s.p.near);
  const float x = 0.67f;
  s.rect(x - 0.085f, 0.27f, 0.17f, 0.52f, pale);
  s.rect(x + 0.03f, 0.27f, 0.055f, 0.52f, with_opacity(s.p.mid, 0.4f));
  s.rect(x - 0.105f, 0.25f, 0.21f, 0.030f, s.p.near);
  s.triangle(x - 0.10f, 0.25f, x, 0.06f, x + 0.10f, 0.25f, s.p.near);
  s.rect(x - 0.095f, 0.47f, 0.19f, 0.018f, s.p.near);
  s.disc(x, 0.375f, 0.066f, s.p.near);
  s.disc(x, 0.375f, 0.054f, s.p.glow);
  s.line(x, 0.375f, x, 0.337f, 0.011f, s.p.front);
  s.line(x, 0.375f, x + 0.026f, 0.392f, 0.011f, s.p.front);
  s.arch(x, 0.62f, 0.05f, 0.10f, s.p.front);
  s.arch(x, 0.80f, 0.085f, 0.13f, s.p.front);
  if (s.fine()) {
    s.windows(0.24f, 0.55f, 0.18f, 0.12f, 2, 1, s.p.glow);
    s.windows(0.84f, 0.55f, 0.15f, 0.12f, 2, 1, s.p.glow);
    s.windows(0.03f, 0.58f, 0.14f, 0.12f, 2, 1, with_opacity(s.p.front, 0.7f));
  }
  // Market stalls
  for (int i = 0; i < 3; ++i) {
    const float left = 0.40f + 0.205f * static_cast<float>(i);
    s.rect(left + 0.012f, 0.79f, 0.012f, 0.12f, s.p.front);
    s.rect(left + 0.156f, 0.79f, 0.012f, 0.12f, s.p.front);
    s.quad(left + 0.02f, 0.745f, left + 0.16f, 0.745f, left + 0.18f, 0.80f, left, 0.80f, i == 1 ? s.p.near : s.p.pale);
    if (s.fine())
      for (int k = 0; k < 2; ++k) {
        const float a = 0.045f + 0.09f * static_cast<float>(k);
        s.quad(left + 0.02f + a * 0.78f, 0.745f, left + 0.055f + a * 0.78f, 0.745f, left + a + 0.045f, 0.80f, left + a,
               0.80f, i == 1 ? s.p.pale : s.p.mid);
      }
  }
  foreground(s, 0.86f);
}

}  // namespace

const std::array<Motif, kMotifs> kTowns{canal_houses, walled_town, bridge, hill_town, clock_tower};

}  // namespace splendor_ui::landscapes
