#include "games/splendor/ui/art/landscapes.h"

namespace splendor_ui {

using namespace ui;

namespace landscapes {

void sky(const Scene& scene, float x, float y, float radius) {
  // Cards of one motif and colour differ by the hour: some skies are warmer at the horizon, some suns smaller and higher.
  const float warmth = 0.16f * static_cast<float>(scene.pick(3, 90));
  scene.rect(0, 0, 1, 0.86f, scene.p.sky, mix(scene.p.haze, scene.p.sun, warmth));
  x += scene.vary(-0.05f, 0.05f, 91);
  y += scene.vary(-0.05f, 0.03f, 92);
  radius *= scene.vary(0.80f, 1.08f, 93);
  scene.disc(x, y, radius * 1.75f, with_opacity(scene.p.sun, 0.16f));
  scene.disc(x, y, radius * 1.35f, with_opacity(scene.p.sun, 0.22f));
  scene.disc(x, y, radius, scene.p.sun);
  if (scene.pick(3, 94) == 0)
    scene.cloud(scene.vary(0.10f, 0.90f, 95), scene.vary(0.36f, 0.46f, 96), 0.30f, with_opacity(scene.p.pale, 0.30f));
}

void foreground(const Scene& scene, float y) {
  static constexpr auto kHill = shape<"0,1 0,.3 ~.3,.04 ~.64,.34 1,.1 1,1">();
  const float foot = scene.height() - 0.065f;  // above the rounded corners
  scene.shape(kHill, 0, y, 1, foot - y, scene.p.front);
}

}  // namespace landscapes

namespace {

constexpr std::array<Palette, splendor::kGemCount> kPalettes{{
    // sky, haze, sun, far, mid, near, front, glow, pale
    {rgb(0xCBD9E8), rgb(0xF6FAFE), rgb(0xFFF3CF), rgb(0xD3DEEA), rgb(0xB4C3D4), rgb(0x8C9FB5), rgb(0x64788F),
     rgb(0xFFE3A0), rgb(0xFFFFFF)},
    {rgb(0x78A6F5), rgb(0xD3E3FF), rgb(0xFFF0C8), rgb(0x8DB3F4), rgb(0x4C85E4), rgb(0x2457B5), rgb(0x163C86),
     rgb(0xFFDF94), rgb(0xF2F7FF)},
    {rgb(0x6FD0A3), rgb(0xD8F6E3), rgb(0xFFF3C4), rgb(0x84D3AA), rgb(0x3DAA76), rgb(0x1C7A4D), rgb(0x0F5634),
     rgb(0xFFE08F), rgb(0xF2FFF7)},
    {rgb(0xF58A8C), rgb(0xFFE0CE), rgb(0xFFF2CB), rgb(0xF3A093), rgb(0xDB5357), rgb(0xA92A36), rgb(0x7A1823),
     rgb(0xFFD98A), rgb(0xFFF4EC)},
    {rgb(0x5D586B), rgb(0xB3ABBD), rgb(0xF5E9CF), rgb(0x8A8397), rgb(0x5A5565), rgb(0x37333F), rgb(0x201E26),
     rgb(0xFFCF70), rgb(0xE9E4EE)},
}};

}  // namespace

const Palette& landscape_palette(Gem colour) { return kPalettes[splendor::index_of(colour)]; }

void draw_motif(const Scene& scene, int level, int motif) {
  const auto& motifs = level == 1 ? landscapes::kHills : level == 2 ? landscapes::kTowns : landscapes::kPalaces;
  motifs[static_cast<std::size_t>(motif)](scene);
}

void draw_landscape(const Canvas& canvas, const Rect& rect, Gem colour, int level, unsigned seed) {
  const Scene scene(canvas, rect, landscape_palette(colour), seed);
  draw_motif(scene, level, static_cast<int>(seed % landscapes::kMotifs));
}

}  // namespace splendor_ui
