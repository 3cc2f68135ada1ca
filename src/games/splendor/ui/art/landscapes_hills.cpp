// Level 1: open country. What matters stands in the right half; the cost covers the lower left.
#include "games/splendor/ui/art/landscapes.h"

namespace splendor_ui::landscapes {

using namespace ui;

namespace {

constexpr auto kHillside = shape<"0,1 0,.62 ~.36,.4 ~.74,.04 1,.16 1,1">();
constexpr auto kSnowLeft = shape<".38,.16 .432,.264 .405,.25 .38,.31 .35,.265 .322,.31 .3,.302">();
constexpr auto kSnowRight = shape<".7,.02 .774,.168 .745,.158 .725,.235 .69,.18 .655,.245 .63,.2 .605,.188">();
constexpr auto kPeakShade = shape<".7,.02 .82,.26 .845,.5 .76,.72 .74,.4 .69,.22">();

void lone_tree(const Scene& s) {
  sky(s, s.vary(0.30f, 0.44f, 1), 0.28f, 0.125f);
  s.cloud(0.74f, s.vary(0.15f, 0.22f, 2), 0.34f, with_opacity(s.p.pale, 0.6f));
  s.shape(kWaving, 0, 0.40f, 1, 0.50f, s.p.far);
  s.shape(kRolling, 0, 0.50f, 1, 0.50f, s.p.mid);
  s.birds(0.42f, 0.20f, s.p.near);
  s.tree(0.735f, 0.645f, s.vary(0.42f, 0.47f, 3), s.p.near, s.p.front);
  s.shape(kHillside, 0, 0.62f, 1, 0.40f, s.p.near);
  if (s.fine()) {
    s.line(0.78f, 0.655f, 0.80f, 0.61f, 0.012f, s.p.front);
    s.line(0.80f, 0.61f, 0.80f, 0.66f, 0.010f, s.p.front);
    s.line(0.83f, 0.662f, 0.83f, 0.62f, 0.010f, s.p.front);
    s.line(0.77f, 0.632f, 0.87f, 0.645f, 0.009f, s.p.front);
  }
  foreground(s, 0.82f);
}

void snow_peaks(const Scene& s) {
  sky(s, s.vary(0.28f, 0.40f, 1), 0.26f, 0.11f);
  s.shape(kRange, 0, 0.34f, 1, 0.50f, s.p.far);
  s.shape(kPeaks, 0, 0.20f, 1, 0.66f, mix(s.p.mid, s.p.far, 0.25f), s.p.mid);
  s.shape(kPeakShade, 0, 0.20f, 1, 0.66f, with_opacity(s.p.near, 0.45f));
  s.shape(kSnowLeft, 0, 0.20f, 1, 0.66f, s.p.pale);
  s.shape(kSnowRight, 0, 0.20f, 1, 0.66f, s.p.pale);
  s.shape(kWaving, 0, 0.66f, 1, 0.36f, s.p.near);
  s.pine(0.93f, 0.80f, 0.20f, s.p.near);
  s.pine(0.66f, 0.90f, 0.22f, s.p.front);
  s.pine(0.79f, 0.92f, s.vary(0.27f, 0.32f, 4), s.p.front);
  s.pine(0.90f, 0.92f, 0.21f, s.p.front);
  foreground(s, 0.82f);
}

void lake(const Scene& s) {
  const float sun = s.vary(0.58f, 0.68f, 1);
  sky(s, sun, 0.34f, 0.12f);
  s.cloud(0.30f, 0.20f, 0.36f, with_opacity(s.p.pale, 0.55f));
  s.shape(kRange, 0, 0.34f, 1, 0.40f, s.p.far);
  s.shape(kRolling, 0, 0.44f, 1, 0.30f, s.p.mid);
  s.rect(0, 0.66f, 1, 0.26f, mix(s.p.haze, s.p.sky, 0.35f), mix(s.p.sky, s.p.mid, 0.55f));
  s.rect(0, 0.655f, 1, 0.014f, s.p.near);
  for (int i = 0; i < 4; ++i) {
    const float t = static_cast<float>(i), w = 0.17f - 0.030f * t;
    s.ellipse(sun, 0.70f + 0.045f * t, w * 0.55f, 0.009f, with_opacity(s.p.sun, 0.9f));
  }
  s.birds(0.40f, 0.30f, s.p.near);
  s.pine(0.08f, 0.70f, 0.15f, s.p.near);
  s.pine(0.17f, 0.69f, 0.11f, s.p.near);
  s.pine(0.955f, 0.86f, 0.40f, s.p.near);
  s.pine(0.84f, 0.92f, s.vary(0.46f, 0.52f, 3), s.p.front);
  s.pine(0.965f, 0.94f, 0.30f, s.p.front);
  foreground(s, 0.84f);
}

void vineyard(const Scene& s) {
  sky(s, s.vary(0.34f, 0.46f, 1), 0.25f, 0.12f);
  s.shape(kRolling, 0, 0.34f, 1, 0.44f, s.p.far);
  s.shape(kWaving, 0, 0.46f, 1, 0.40f, s.p.mid);
  // The farm on its ridge
  const ImU32 wall = mix(s.p.haze, s.p.far, 0.35f);
  s.house(0.84f, 0.56f, 0.15f, 0.085f, 0.055f, wall, s.p.near);
  s.rect(0.70f, 0.51f, 0.09f, 0.06f, mix(wall, s.p.mid, 0.35f));
  if (s.fine()) {
    s.rect(0.825f, 0.515f, 0.030f, 0.045f, s.p.near);
    s.rect(0.785f, 0.495f, 0.022f, 0.022f, s.p.glow);
    s.rect(0.872f, 0.495f, 0.022f, 0.022f, s.p.glow);
  }
  s.cypress(0.70f, 0.58f, 0.21f, s.p.near);
  s.cypress(0.645f, 0.59f, 0.17f, s.p.near);
  s.cypress(0.955f, 0.57f, s.vary(0.22f, 0.27f, 2), s.p.near);
  // Rows of vines run towards us
  s.quad(0, 0.62f, 1, 0.545f, 1, 0.94f, 0, 0.94f, s.p.near);
  for (int i = 0; i < 7; ++i) {
    const float t = static_cast<float>(i), top = 0.50f + 0.07f * t, foot = -0.06f + 0.25f * t;
    s.line(top, 0.615f - 0.006f * t, foot, 0.96f, 0.017f, with_opacity(s.p.mid, 0.85f));
  }
  foreground(s, 0.84f);
}

void windmill(const Scene& s) {
  sky(s, s.vary(0.30f, 0.40f, 1), 0.30f, 0.12f);
  s.cloud(0.30f, 0.17f, 0.40f, with_opacity(s.p.pale, 0.55f));
  s.cloud(0.86f, 0.33f, 0.26f, with_opacity(s.p.pale, 0.4f));
  s.shape(kWaving, 0, 0.48f, 1, 0.42f, s.p.far);
  s.shape(kHillside, 0, 0.60f, 1, 0.42f, s.p.mid);
  const float x = 0.70f;
  s.quad(x - 0.062f, 0.36f, x + 0.062f, 0.36f, x + 0.098f, 0.66f, x - 0.098f, 0.66f, mix(s.p.haze, s.p.far, 0.25f));
  s.quad(x + 0.012f, 0.36f, x + 0.062f, 0.36f, x + 0.098f, 0.66f, x + 0.02f, 0.66f, with_opacity(s.p.mid, 0.5f));
  s.dome(x, 0.365f, 0.075f, 0.075f, s.p.near);
  s.arch(x, 0.66f, 0.055f, 0.095f, s.p.near);
  if (s.fine()) s.arch(x, 0.505f, 0.032f, 0.05f, s.p.glow);
  const float start = s.vary(0.02f, 0.20f, 5);
  for (int i = 0; i < 4; ++i) {
    const ImVec2 u = on_circle(start + 0.25f * static_cast<float>(i));
    const float hub_y = 0.335f, nx = -u.y, ny = u.x;
    s.line(x, hub_y, x + u.x * 0.25f, hub_y + u.y * 0.25f, 0.014f, s.p.front);
    s.quad(x + u.x * 0.07f, hub_y + u.y * 0.07f, x + u.x * 0.25f, hub_y + u.y * 0.25f, x + u.x * 0.25f + nx * 0.062f,
           hub_y + u.y * 0.25f + ny * 0.062f, x + u.x * 0.07f + nx * 0.05f, hub_y + u.y * 0.07f + ny * 0.05f,
           with_opacity(s.p.pale, 0.92f));
  }
  s.disc(x, 0.335f, 0.020f, s.p.front);
  s.shape(kWaving, 0, 0.66f, 1, 0.36f, s.p.near);
  foreground(s, 0.83f);
}

}  // namespace

const std::array<Motif, kMotifs> kHills{lone_tree, snow_peaks, lake, vineyard, windmill};

}  // namespace splendor_ui::landscapes
