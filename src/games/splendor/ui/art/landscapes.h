// The pictures on development cards: five motifs a level in the colour of the bonus, varied by card.
#pragma once

#include "games/splendor/ui/art/gems.h"
#include "games/splendor/ui/art/scene.h"

namespace splendor_ui {

/// Tones of a colour's landscapes.
const Palette& landscape_palette(Gem colour);

/// The picture of a card in `rect` (about 1 : 1.09), which ends in the palette's front tone at its foot: rounded corners
/// are up to the caller, who has filled the card with that tone. level 1 .. 3; seed: any number that belongs to the card.
void draw_landscape(const ui::Canvas& canvas, const ui::Rect& rect, Gem colour, int level, unsigned seed);

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
inline constexpr auto kRolling = ui::shape<"0,1 0,.52 ~.18,.24 ~.42,.44 ~.66,.06 ~.86,.2 1,.34 1,1">();
inline constexpr auto kWaving = ui::shape<"0,1 0,.2 ~.24,.06 ~.52,.42 ~.8,.2 1,.05 1,1">();
inline constexpr auto kPeaks =
    ui::shape<"0,1 0,.62 .12,.4 .2,.48 .38,.16 .47,.34 .53,.28 .7,.02 .82,.26 .88,.2 1,.42 1,1">();
inline constexpr auto kRange = ui::shape<"0,1 0,.3 .14,.08 .3,.4 .4,.3 .56,.56 .74,.24 .86,.4 1,.14 1,1">();
inline constexpr auto kDunes = ui::shape<"0,1 0,.46 ~.3,.1 .58,.4 1,.08 1,1">();

}  // namespace landscapes
}  // namespace splendor_ui
