// The colours of Kingdom's storybook look: day (light), evening (dark) and high contrast, checked by tests/games/kingdom/ui.
#pragma once

#include "games/kingdom/rules/tokens.h"
#include "ui/theme.h"

namespace kingdom_ui {

struct Storybook {
  ImU32 sea, wave, shallows, beach;
  ImU32 land, land_high, land_edge;
  ImU32 field, field_line, meadow, wood, wood_dark, trunk;
  ImU32 hill, hill_dark, rock, rock_dark, snow;
  ImU32 river;
  ImU32 road, road_edge, road_dots;
  ImU32 flag, flag_edge, flag_ink;  ///< banners of paper, and the names of places
  ImU32 wall, wall_shade, roof_red, roof_blue, roof_green, roof_gold, roof_plum, door, window, outline;
  ImU32 vignette_sky, vignette_ring;
  ImU32 can, can_edge;        ///< ring of what can be done now, and the thin dark line around it
  ImU32 can_glow;             ///< soft light around it
  ImU32 chosen, chosen_edge;  ///< ring of what is chosen
  ImU32 shade;                ///< laid over what is out of reach; at most 20 %
  ImU32 there;                ///< tick on what the traveller has of a price
};
const Storybook& storybook_for(ui::ThemeKind kind);

/// The app's theme for panels and controls, in the storybook's warm tones.
const ui::Theme& kingdom_theme(ui::ThemeKind kind);

/// Colours of a resource, gold or treasure.
struct TokenColours {
  ImU32 base, dark, light, edge;
};
const TokenColours& token_colours(kingdom::Token token);

/// Colours of the four pawns; shape tells them apart anyway (draw_pawn).
const ui::PlayerColour& pawn_colours(int seat);
/// The same as a line on panels; the light one stands out from dark wood.
ImU32 pawn_line(const ui::Theme& theme, int seat);

/// Type and corners for children (LOOK.md: larger type, 18 px, rounder corners).
namespace storybook {
inline constexpr float kBody = 18, kLabel = 14, kTitle = 26;
inline constexpr float kRadius = 18, kSmallRadius = 12;
inline constexpr float kButton = 48;  ///< height: children's hands
}  // namespace storybook

namespace duration {
inline constexpr float kPawnWalk = ui::duration::kGlide, kPawnHop = 160;  ///< a whole road; one hop of it
inline constexpr float kTileTurn = 320, kGates = 900, kCelebration = 6000;
}  // namespace duration

}  // namespace kingdom_ui
