// The pictures on development cards: five motifs a level in the colour of the bonus, varied by card.
#pragma once

#include "games/splendor/ui/art/gems.h"
#include "games/splendor/ui/art/scene.h"

namespace ui {

/// Tones of a colour's landscapes.
const Palette& landscape_palette(Gem colour);

/// The picture of a card in `rect` (about 1 : 1.09), which ends in the palette's front tone at its foot: rounded corners
/// are up to the caller, who has filled the card with that tone. level 1 .. 3; seed: any number that belongs to the card.
void draw_landscape(const Canvas& canvas, const Rect& rect, Gem colour, int level, unsigned seed);

/// One motif of a level, 0 .. 4 (draw_landscape chooses by seed).
void draw_motif(const Scene& scene, int level, int motif);

namespace landscapes {

inline constexpr int kMotifs = 5;
using Motif = void (*)(const Scene&);
extern const std::array<Motif, kMotifs> kHills, kTowns, kPalaces;

/// Sky with sun; every motif begins with it. The sun's middle is at (x, y).
void sky(const Scene& scene, float x, float y, float radius);
/// The foreground: a low hill in the front tone down to the foot of the picture.
void foreground(const Scene& scene, float y);

// Outlines of ridges, as wide as the picture.
extern const ShapeView kRolling, kWaving, kPeaks, kRange, kDunes;

}  // namespace landscapes
}  // namespace ui
