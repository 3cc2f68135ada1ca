#include "games/splendor/ui/art/skylines.h"

#include "games/splendor/ui/art/landscapes.h"

namespace splendor_ui {

using namespace ui;

namespace {

constexpr auto kOnion = shape<".5,0 ~.53,.16 ~.84,.44 ~.98,.7 .86,1 .14,1 ~.02,.7 ~.16,.44 ~.47,.16">();
constexpr auto kMudTower = shape<".5,0 ~.6,.08 .66,.3 .86,1 .14,1 .34,.3 ~.4,.08 .46,.01">();
constexpr auto kCurvedRoof = shape<".14,0 .86,0 ~.88,.4 1,.8 .985,.92 ~.8,.86 .5,.82 ~.2,.86 .015,.92 0,.8">();
constexpr auto kPalm = shape<
    ".5,.34 ~.7,.14 .98,.26 ~.74,.28 .96,.58 ~.7,.42 .54,.44 .46,.44 ~.3,.42 .04,.58 ~.26,.28 .02,.26 ~.3,.14 "
    ".46,.32">();

void palm(const Scene& s, float x, float y, float h, ImU32 colour) {
  s.line(x, y, x + h * 0.06f, y - h * 0.70f, h * 0.07f, colour);
  s.shape(kPalm, x + h * 0.06f - h * 0.40f, y - h * 1.0f, h * 0.80f, h * 0.80f, colour);
}

void backdrop(const Scene& s, float sun_x, float sun_y) {
  s.disc(sun_x, sun_y, 0.145f, with_opacity(s.p.sun, 0.25f));
  s.disc(sun_x, sun_y, 0.105f, s.p.sun);
}

void amboise(const Scene& s) {
  backdrop(s, 0.64f, 0.16f);
  s.shape(landscapes::kRolling, 0, 0.30f, 1, 0.30f, s.p.far);
  s.tower(0.50f, 0.46f, 0.075f, 0.22f, 0.13f, s.p.pale, s.p.near);
  s.rect(0.50f, 0.31f, 0.36f, 0.18f, s.p.pale);
  s.quad(0.51f, 0.315f, 0.55f, 0.235f, 0.82f, 0.235f, 0.86f, 0.315f, s.p.near);
  for (const float x : {0.60f, 0.69f, 0.78f}) s.triangle(x - 0.03f, 0.29f, x, 0.215f, x + 0.03f, 0.29f, s.p.pale);
  s.tower(0.90f, 0.52f, 0.12f, 0.26f, 0.15f, s.p.pale, s.p.near);
  if (s.fine()) {
    s.windows(0.545f, 0.34f, 0.30f, 0.10f, 4, 1, s.p.glow);
    s.arch(0.50f, 0.34f, 0.024f, 0.05f, s.p.near);
    s.arch(0.90f, 0.36f, 0.028f, 0.06f, s.p.near);
  }
  s.rect(0.14f, 0.44f, 0.86f, 0.12f, s.p.mid);
  s.battlements(0.14f, 0.442f, 0.76f, 11, 0.022f, s.p.mid);
  s.rect(0, 0.545f, 1, 0.2f, mix(s.p.sky, s.p.mid, 0.45f));
  for (int i = 0; i < 3; ++i)
    s.arch(0.05f + 0.13f * static_cast<float>(i), 0.60f, 0.09f, 0.075f, mix(s.p.sky, s.p.mid, 0.45f));
  s.waves(0.56f, 0.64f, 2, with_opacity(s.p.pale, 0.5f));
}

void timbuktu(const Scene& s) {
  backdrop(s, 0.76f, 0.19f);
  s.shape(landscapes::kDunes, 0, 0.36f, 1, 0.26f, s.p.far);
  s.rect(0.16f, 0.42f, 0.70f, 0.20f, s.p.mid);
  for (int i = 0; i < 9; ++i) s.dome(0.20f + 0.0775f * static_cast<float>(i), 0.425f, 0.028f, 0.035f, s.p.mid);
  for (const auto& [x, h] : {ImVec2{0.28f, 0.30f}, ImVec2{0.50f, 0.42f}, ImVec2{0.74f, 0.27f}}) {
    s.shape(kMudTower, x - 0.085f, 0.62f - h - 0.04f, 0.17f, h + 0.04f, mix(s.p.mid, s.p.pale, 0.30f), s.p.mid);
    for (float y = 0.62f - h + 0.06f; s.fine() && y < 0.56f; y += 0.062f) {
      s.line(x - 0.075f, y, x - 0.040f, y, 0.010f, s.p.front);
      s.line(x + 0.040f, y, x + 0.075f, y, 0.010f, s.p.front);
    }
    s.line(x, 0.62f - h - 0.03f, x, 0.62f - h - 0.075f, 0.010f, s.p.front);
  }
  s.arch(0.395f, 0.62f, 0.05f, 0.09f, s.p.front);
  s.arch(0.62f, 0.62f, 0.05f, 0.09f, s.p.front);
  palm(s, 0.10f, 0.62f, 0.26f, s.p.near);
  palm(s, 0.90f, 0.63f, 0.20f, s.p.near);
  s.shape(landscapes::kWaving, 0, 0.56f, 1, 0.12f, s.p.near);
}

void krakow(const Scene& s) {
  backdrop(s, 0.50f, 0.18f);
  s.shape(landscapes::kRolling, 0, 0.38f, 1, 0.24f, s.p.far);
  s.rect(0.52f, 0.34f, 0.30f, 0.28f, s.p.mid);
  s.triangle(0.51f, 0.345f, 0.665f, 0.24f, 0.82f, 0.345f, s.p.near);
  s.rect(0.695f, 0.20f, 0.105f, 0.42f, s.p.pale);
  s.rect(0.525f, 0.25f, 0.105f, 0.37f, s.p.pale);
  s.triangle(0.70f, 0.205f, 0.7475f, 0.045f, 0.795f, 0.205f, s.p.front);
  for (const float x : {0.695f, 0.80f}) s.triangle(x - 0.022f, 0.21f, x, 0.12f, x + 0.022f, 0.21f, s.p.front);
  s.shape(kOnion, 0.53f, 0.155f, 0.095f, 0.105f, s.p.front);
  s.line(0.5775f, 0.16f, 0.5775f, 0.11f, 0.010f, s.p.glow);
  s.rect(0.06f, 0.43f, 0.40f, 0.19f, s.p.pale);
  s.rect(0.05f, 0.385f, 0.42f, 0.05f, s.p.near);
  s.battlements(0.05f, 0.388f, 0.42f, 9, 0.028f, s.p.near);
  for (int i = 0; i < 6; ++i) s.arch(0.095f + 0.066f * static_cast<float>(i), 0.62f, 0.044f, 0.115f, s.p.near);
  if (s.fine()) {
    s.windows(0.715f, 0.26f, 0.065f, 0.26f, 1, 3, s.p.near);
    s.windows(0.545f, 0.30f, 0.065f, 0.22f, 1, 3, s.p.near);
    s.disc(0.7475f, 0.235f, 0.018f, s.p.glow);
  }
  s.house(0.91f, 0.62f, 0.15f, 0.16f, 0.08f, s.p.pale, s.p.near);
  s.rect(0, 0.60f, 1, 0.2f, s.p.front);
}

void madrid(const Scene& s) {
  backdrop(s, 0.80f, 0.20f);
  s.shape(landscapes::kRange, 0, 0.32f, 1, 0.30f, s.p.far);
  s.tower(0.12f, 0.62f, 0.10f, 0.30f, 0.15f, s.p.pale, s.p.front);
  s.tower(0.90f, 0.62f, 0.10f, 0.30f, 0.15f, s.p.pale, s.p.front);
  s.rect(0.12f, 0.41f, 0.78f, 0.21f, s.p.mid);
  s.rect(0.11f, 0.395f, 0.80f, 0.025f, s.p.near);
  if (s.fine()) {
    s.windows(0.17f, 0.43f, 0.14f, 0.16f, 3, 2, s.p.glow);
    s.windows(0.72f, 0.43f, 0.14f, 0.16f, 3, 2, s.p.glow);
  }
  // The gate before it: five openings
  s.rect(0.285f, 0.335f, 0.44f, 0.285f, s.p.pale);
  s.rect(0.275f, 0.32f, 0.46f, 0.025f, mix(s.p.pale, s.p.mid, 0.5f));
  s.rect(0.41f, 0.26f, 0.19f, 0.07f, s.p.pale);
  s.triangle(0.40f, 0.265f, 0.505f, 0.205f, 0.61f, 0.265f, mix(s.p.pale, s.p.mid, 0.5f));
  for (const float x : {0.41f, 0.505f, 0.60f}) s.arch(x, 0.62f, 0.068f, 0.21f, s.p.near);
  for (const float x : {0.325f, 0.685f}) s.rect(x - 0.024f, 0.48f, 0.048f, 0.14f, s.p.near);
  s.pennant(0.505f, 0.215f, 0.09f, s.p.glow);
  s.rect(0, 0.60f, 1, 0.2f, s.p.front);
}

void samarkand(const Scene& s) {
  backdrop(s, 0.66f, 0.20f);
  s.shape(landscapes::kPeaks, 0, 0.24f, 1, 0.36f, s.p.far);
  for (const float x : {0.10f, 0.90f}) {
    s.quad(x - 0.030f, 0.24f, x + 0.030f, 0.24f, x + 0.040f, 0.62f, x - 0.040f, 0.62f, s.p.pale);
    s.rect(x - 0.040f, 0.215f, 0.08f, 0.03f, s.p.near);
    if (s.fine())
      for (float y = 0.29f; y < 0.58f; y += 0.075f) s.rect(x - 0.034f, y, 0.068f, 0.022f, s.p.mid);
  }
  for (const float x : {0.27f, 0.73f}) {
    s.rect(x - 0.065f, 0.38f, 0.13f, 0.1f, s.p.pale);
    s.shape(kOnion, x - 0.085f, 0.215f, 0.17f, 0.18f, s.p.mid, s.p.near);
    for (const float rib : {-0.035f, 0.0f, 0.035f})
      if (s.fine()) s.line(x + rib, 0.37f, x + rib * 0.5f, 0.27f, 0.008f, with_opacity(s.p.pale, 0.5f));
  }
  s.rect(0.14f, 0.45f, 0.72f, 0.17f, mix(s.p.pale, s.p.glow, 0.25f));
  s.rect(0.345f, 0.29f, 0.31f, 0.33f, s.p.near);
  s.rect(0.365f, 0.31f, 0.27f, 0.31f, mix(s.p.pale, s.p.glow, 0.25f));
  s.arch(0.50f, 0.62f, 0.195f, 0.27f, s.p.near);
  s.arch(0.50f, 0.62f, 0.155f, 0.235f, s.p.mid);
  s.arch(0.50f, 0.62f, 0.060f, 0.10f, s.p.front);
  for (const float x : {0.195f, 0.275f, 0.725f, 0.805f}) s.arch(x, 0.60f, 0.052f, 0.11f, s.p.near);
  s.rect(0, 0.60f, 1, 0.2f, s.p.front);
}

void seoul(const Scene& s) {
  backdrop(s, 0.80f, 0.16f);
  s.shape(landscapes::kPeaks, 0, 0.12f, 1, 0.46f, s.p.far);
  s.shape(landscapes::kRolling, 0, 0.34f, 1, 0.26f, mix(s.p.far, s.p.mid, 0.6f));
  const ImU32 stone = mix(s.p.pale, s.p.far, 0.35f);
  s.rect(0.26f, 0.36f, 0.48f, 0.10f, s.p.mid);
  s.rect(0.31f, 0.24f, 0.38f, 0.07f, s.p.mid);
  for (int i = 0; i < 6; ++i) {
    if (i < 5) s.rect(0.325f + 0.076f * static_cast<float>(i), 0.255f, 0.045f, 0.05f, s.p.glow);
    s.rect(0.275f + 0.080f * static_cast<float>(i), 0.375f, 0.048f, 0.06f, s.p.glow);
  }
  s.shape(kCurvedRoof, 0.155f, 0.285f, 0.69f, 0.095f, s.p.front, s.p.near);
  s.shape(kCurvedRoof, 0.215f, 0.155f, 0.57f, 0.105f, s.p.front, s.p.near);
  s.rect(0.29f, 0.143f, 0.42f, 0.016f, s.p.front);
  s.rect(0.12f, 0.445f, 0.76f, 0.18f, stone);
  s.rect(0.12f, 0.445f, 0.76f, 0.022f, s.p.near);
  for (const float x : {0.33f, 0.50f, 0.67f})
    s.arch(x, 0.62f, x == 0.50f ? 0.105f : 0.085f, x == 0.50f ? 0.135f : 0.11f, s.p.front);
  if (s.finest())
    for (const float y : {0.50f, 0.545f, 0.59f}) s.line(0.13f, y, 0.27f, y, 0.005f, with_opacity(s.p.near, 0.5f));
  s.rect(0, 0.60f, 1, 0.2f, s.p.front);
}

void delhi(const Scene& s) {
  backdrop(s, 0.78f, 0.18f);
  s.shape(landscapes::kWaving, 0, 0.38f, 1, 0.24f, s.p.far);
  s.rect(0.06f, 0.43f, 0.88f, 0.19f, s.p.mid);
  s.battlements(0.06f, 0.432f, 0.88f, 17, 0.022f, s.p.mid);
  // The tomb behind the wall
  s.rect(0.36f, 0.30f, 0.28f, 0.16f, mix(s.p.mid, s.p.pale, 0.4f));
  s.shape(kOnion, 0.405f, 0.09f, 0.19f, 0.215f, s.p.pale, mix(s.p.pale, s.p.far, 0.6f));
  s.line(0.50f, 0.10f, 0.50f, 0.05f, 0.010f, s.p.glow);
  for (const float x : {0.385f, 0.615f}) {
    s.rect(x - 0.022f, 0.27f, 0.044f, 0.04f, s.p.pale);
    s.dome(x, 0.272f, 0.032f, 0.042f, s.p.near);
  }
  s.arch(0.50f, 0.46f, 0.085f, 0.125f, s.p.near);
  // Gate towers with small pavilions
  for (const float x : {0.30f, 0.70f}) {
    s.rect(x - 0.055f, 0.35f, 0.11f, 0.27f, mix(s.p.mid, s.p.near, 0.45f));
    s.rect(x - 0.065f, 0.345f, 0.13f, 0.02f, s.p.near);
    s.rect(x - 0.036f, 0.295f, 0.014f, 0.055f, s.p.pale);
    s.rect(x + 0.022f, 0.295f, 0.014f, 0.055f, s.p.pale);
    s.dome(x, 0.30f, 0.050f, 0.055f, s.p.pale);
  }
  s.rect(0.355f, 0.40f, 0.29f, 0.22f, mix(s.p.mid, s.p.near, 0.25f));
  for (int i = 0; i < 5; ++i) s.dome(0.39f + 0.055f * static_cast<float>(i), 0.402f, 0.020f, 0.026f, s.p.pale);
  s.arch(0.50f, 0.62f, 0.105f, 0.165f, s.p.front);
  if (s.fine())
    for (const float x : {0.30f, 0.70f}) s.arch(x, 0.52f, 0.032f, 0.07f, s.p.front);
  for (const float x : {0.10f, 0.90f}) {
    s.rect(x - 0.035f, 0.40f, 0.07f, 0.22f, mix(s.p.mid, s.p.near, 0.45f));
    s.dome(x, 0.402f, 0.042f, 0.048f, s.p.pale);
  }
  s.rect(0, 0.60f, 1, 0.2f, s.p.front);
}

using Skyline = void (*)(const Scene&);
struct City {
  Skyline paint;
  Palette day, dusk;
};

// sky, haze, sun, far, mid, near, front, glow, pale
constexpr std::array<City, 7> kSkylines{{
    {amboise,
     {rgb(0x86BFE6), rgb(0xE7F3F4), rgb(0xFFF3C8), rgb(0xA9CBB4), rgb(0xC9B48F), rgb(0x4F6488), rgb(0x3A4A66),
      rgb(0x6F86A8), rgb(0xF4EBD6)},
     {rgb(0x5A5A94), rgb(0xF3B79A), rgb(0xFFE9C0), rgb(0x8C7396), rgb(0x9A7C7A), rgb(0x3E3A66), rgb(0x2B2850),
      rgb(0xFFD27A), rgb(0xE3C9B4)}},
    {timbuktu,
     {rgb(0x7FC4D6), rgb(0xFBE8C4), rgb(0xFFF6D6), rgb(0xE6C48A), rgb(0xC98F52), rgb(0xA46A35), rgb(0x5E3A1C),
      rgb(0xFFE0A0), rgb(0xF0C78E)},
     {rgb(0x7A4F7E), rgb(0xF59E6C), rgb(0xFFE2A8), rgb(0xC0776A), rgb(0x9A5344), rgb(0x6E3638), rgb(0x3D1E26),
      rgb(0xFFC766), rgb(0xD08A62)}},
    {krakow,
     {rgb(0x9CC3DE), rgb(0xF0F3EA), rgb(0xFFF2C6), rgb(0xA8C3A0), rgb(0xC07A55), rgb(0x97523A), rgb(0x44604C),
      rgb(0xFFDF90), rgb(0xE0A882)},
     {rgb(0x3E4E7E), rgb(0xC9A3B4), rgb(0xFFEBC8), rgb(0x6C6F96), rgb(0x7A5470), rgb(0x4C3558), rgb(0x262845),
      rgb(0xFFCE70), rgb(0xA8829A)}},
    {madrid,
     {rgb(0x79B6EA), rgb(0xFDEBCB), rgb(0xFFF3C2), rgb(0xB7BFCF), rgb(0xD7A66A), rgb(0x9C6C3E), rgb(0x4C5870),
      rgb(0x6C7C98), rgb(0xF3E0BC)},
     {rgb(0x8A4A6A), rgb(0xFFBE86), rgb(0xFFF0C0), rgb(0xB87886), rgb(0xA8605A), rgb(0x6E3A4C), rgb(0x3C2440),
      rgb(0xFFD27A), rgb(0xE8B898)}},
    {samarkand,
     {rgb(0x8ACBE8), rgb(0xFAF0D6), rgb(0xFFF4CE), rgb(0xB9CBD2), rgb(0x2FA8B0), rgb(0x1D6F88), rgb(0x7A5A38),
      rgb(0xF2C46A), rgb(0xF3E2BE)},
     {rgb(0x3B3F7C), rgb(0xE2A3A8), rgb(0xFFECC6), rgb(0x6C6B9C), rgb(0x2C7C94), rgb(0x1D4A70), rgb(0x2A2448),
      rgb(0xFFCB6E), rgb(0xC9A8A0)}},
    {seoul,
     {rgb(0x9FD0E4), rgb(0xF3F6E6), rgb(0xFFF0C4), rgb(0xA6C6B8), rgb(0xB9483C), rgb(0x4E7268), rgb(0x2E4A4A),
      rgb(0x3FA88C), rgb(0xF0EBDC)},
     {rgb(0x4A4F86), rgb(0xF0B4B0), rgb(0xFFE9C8), rgb(0x7C7CA6), rgb(0x96404A), rgb(0x3A4A66), rgb(0x232A48),
      rgb(0xFFCB6A), rgb(0xB8A8B4)}},
    {delhi,
     {rgb(0x8CC6DE), rgb(0xFFF0D2), rgb(0xFFF4C8), rgb(0xBCC79A), rgb(0xC4654A), rgb(0x8C3E32), rgb(0x4A2420),
      rgb(0xE9B93C), rgb(0xFBF1E2)},
     {rgb(0x6A3F74), rgb(0xFFAE7A), rgb(0xFFEBBA), rgb(0xA86878), rgb(0x8C3E4E), rgb(0x5E2840), rgb(0x321830),
      rgb(0xFFC85C), rgb(0xE8C2B0)}},
}};

}  // namespace

void draw_skyline(const Canvas& canvas, const Rect& window, float radius, int city) {
  const City& entry = kSkylines[static_cast<std::size_t>(city / 2)];
  const Palette& palette = city % 2 == 1 ? entry.dusk : entry.day;
  fill_rounded(canvas, window, radius, palette.sky, palette.haze, Corners::top);
  constexpr float kGround = 0.62f;  // where all pictures stand
  Scene scene(canvas, {window.x, window.bottom() - kGround * window.w, window.w, window.w}, palette,
              static_cast<unsigned>(city));
  scene.cut(window);
  entry.paint(scene);
}

}  // namespace splendor_ui
