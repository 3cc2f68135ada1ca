#include "games/kingdom/ui/art/storybook.h"

#include <array>
#include <cstddef>

#include "ui/art/paint.h"
#include "ui/signs.h"

namespace kingdom_ui {

using namespace ui;

namespace {

/// A morning in early summer: clear water, young grass, wheat, sandy roads.
constexpr std::uint32_t kSea = 0xA9DEE8, kLand = 0xE5E8A2, kRoad = 0xC58F4E, kRoadEdge = 0x875A2C;

/// Marker: derive the evening colour from that of the day, a little darker, blue more than green and green more than red. No
/// real colour is 1.
constexpr ImU32 kDusk = 1;
constexpr ImU32 at_dusk(ImU32 colour) {
  constexpr std::array<float, 3> kShare{0.91f, 0.89f, 0.80f};
  ImU32 out = colour & IM_COL32_A_MASK;
  for (std::size_t i = 0; i < kShare.size(); ++i)
    out |= static_cast<ImU32>(static_cast<float>(colour >> (8 * i) & 0xFFu) * kShare[i] + 0.5f) << (8 * i);
  return out;
}

constexpr ImU32 kFlatBlack = rgb(0x000000), kFlatGrey = rgb(0x161616), kFlatWhite = rgb(0xFFFFFF);
struct ColourRow {
  ImU32 Storybook::*colour;
  ImU32 day, evening, flat;
};
constexpr std::array<ColourRow, 44> kColours{{
    {&Storybook::sea, rgb(kSea), kDusk, kFlatBlack},
    {&Storybook::wave, rgb(0x6DB7CE), kDusk, kFlatBlack},
    {&Storybook::shallows, rgb(0xC8EFE9), kDusk, kFlatBlack},
    {&Storybook::beach, rgb(0xFBE8B6), kDusk, kFlatWhite},
    {&Storybook::land, rgb(kLand), kDusk, kFlatGrey},
    {&Storybook::land_high, rgb(0xF4F1C0), kDusk, kFlatGrey},
    {&Storybook::land_edge, rgb(0xC0A65E), kDusk, kFlatWhite},
    {&Storybook::field, rgb(0xF4DA78), kDusk, kFlatGrey},
    {&Storybook::field_line, rgb(0xDDB750), kDusk, kFlatGrey},
    {&Storybook::meadow, rgb(0xC4DF82), kDusk, kFlatGrey},
    {&Storybook::wood, rgb(0x77B45A), kDusk, kFlatGrey},
    {&Storybook::wood_dark, rgb(0x4C8D48), kDusk, kFlatGrey},
    {&Storybook::trunk, rgb(0x80582F), kDusk, kFlatGrey},
    {&Storybook::hill, rgb(0xB6D278), kDusk, kFlatGrey},
    {&Storybook::hill_dark, rgb(0x8FB45B), kDusk, kFlatGrey},
    {&Storybook::rock, rgb(0xD0C4B1), kDusk, kFlatGrey},
    {&Storybook::rock_dark, rgb(0xA19481), kDusk, kFlatGrey},
    {&Storybook::snow, rgb(0xFDFCF6), kDusk, kFlatWhite},
    {&Storybook::river, rgb(0x8FD3E2), kDusk, kFlatBlack},
    {&Storybook::road, rgb(kRoad), kDusk, rgb(0xC8C8C8)},
    {&Storybook::road_edge, rgb(kRoadEdge), kDusk, kFlatBlack},
    {&Storybook::road_dots, rgb(0xF6E1B0), kDusk, rgb(0xC8C8C8)},
    {&Storybook::flag, rgb(0xFCF6E6), rgb(0xF4EAD2), kFlatWhite},
    {&Storybook::flag_edge, rgb(0x7E5A33), rgb(0x5A3E22), kFlatBlack},
    {&Storybook::flag_ink, rgb(0x3A2A18), rgb(0x3A2A18), kFlatBlack},
    {&Storybook::wall, rgb(0xFDF2DC), kDusk, kFlatWhite},
    {&Storybook::wall_shade, rgb(0xE4D2AF), kDusk, kFlatWhite},
    {&Storybook::roof_red, rgb(0xC9553F), kDusk, kFlatWhite},
    {&Storybook::roof_blue, rgb(0x4F7FB5), kDusk, kFlatWhite},
    {&Storybook::roof_green, rgb(0x5E9A66), kDusk, kFlatWhite},
    {&Storybook::roof_gold, rgb(0xE3B23C), kDusk, kFlatWhite},
    {&Storybook::roof_plum, rgb(0x9A6AA8), kDusk, kFlatWhite},
    {&Storybook::door, rgb(0x7A4B28), rgb(0x7A4B28), kFlatBlack},
    {&Storybook::window, rgb(0x51698C), rgb(0xFFE08A), kFlatBlack},
    {&Storybook::outline, rgb(0x54391F), rgb(0x3B2817), kFlatBlack},
    {&Storybook::vignette_sky, rgb(0xCFEFF6), kDusk, kFlatBlack},
    {&Storybook::vignette_ring, rgb(0xFFFAEC), rgb(0xEFE4CB), kFlatWhite},
    {&Storybook::can, rgb(0xFFB82E), rgb(0xFFC857), rgb(0xFFD400)},  // by evening LOOK.md, the accent
    {&Storybook::can_edge, rgb(0x8C4A00), rgb(0x4A2600), kFlatBlack},
    {&Storybook::can_glow, rgb(0xFFD36B, 150), rgb(0xFFD36B, 150), rgb(0xFFD400, 0)},
    {&Storybook::chosen, rgb(0xFFFFFF), rgb(0xFFFFFF), kFlatWhite},
    {&Storybook::chosen_edge, rgb(0x2B1B0B), rgb(0x2B1B0B), kFlatBlack},
    {&Storybook::shade, rgb(0xE5E8A2, 51), rgb(0xB0A080, 46), rgb(0x000000, 0)},
    {&Storybook::there, rgb(0x1B7038), rgb(0x1B7038), kFlatBlack},
}};
static_assert(sizeof(Storybook) == kColours.size() * sizeof(ImU32), "each colour has a row");

constexpr Storybook book_of(ImU32 ColourRow::*look) {
  Storybook book{};
  for (const ColourRow& row : kColours) book.*row.colour = row.*look == kDusk ? at_dusk(row.day) : row.*look;
  return book;
}
constexpr Storybook kDay = book_of(&ColourRow::day), kEvening = book_of(&ColourRow::evening),
                    kFlat = book_of(&ColourRow::flat);

/// By day parchment, by evening a table of dark wood.
constexpr Theme warmed(Theme t) {
  if (t.kind == ThemeKind::high_contrast) return t;
  const bool day = t.kind == ThemeKind::light;
  t.ground_deep = rgb(day ? 0xE9DCBE : 0x211914);
  t.ground_mid = rgb(day ? 0xF1E7CF : 0x2A201A);
  t.panel = rgb(day ? 0xFBF4E2 : 0x382A21);
  t.panel_edge = rgb(day ? 0xD0BB8E : 0x5C4735);
  t.panel_active = rgb(day ? 0xFFFCF2 : 0x463527);
  t.well = rgb(day ? 0xE6D8B8 : 0x1A130F);
  t.paper = rgb(day ? 0xFCF6E6 : 0xF6ECD6);
  t.paper_edge = rgb(0xCDB88C);
  t.text = rgb(day ? 0x33261A : 0xF8EEDC);
  t.muted = rgb(day ? 0x5D4D39 : 0xD3C2A6);
  t.ink = rgb(0x33261A);
  t.ink_muted = rgb(0x65543F);
  t.control = rgb(day ? 0xFFFCF2 : 0x4A3829);
  t.control_hot = rgb(day ? 0xFFF3D3 : 0x594431);
  t.control_pressed = rgb(day ? 0xEBDFC2 : 0x3A2B20);
  t.control_edge = rgb(day ? 0x806A45 : 0xB39873);
  t.on_control = t.text;
  t.disabled = rgb(day ? 0xE9DEC6 : 0x2C221B);
  t.on_disabled = rgb(day ? 0x7C6F59 : 0x9A8A74);
  t.badge = rgb(0x2B1D12, 240);
  t.on_accent = rgb(0x33200A);
  t.shadow = rgb(day ? 0x4A3514 : 0x000000, day ? 40 : 64);
  t.scrim = rgb(0x1A120B, day ? 140 : 168);
  t.accent_line = rgb(day ? 0x9A5B00 : 0xFFC857);
  t.danger = rgb(day ? 0xA52318 : 0xFF9684);
  t.success = rgb(day ? 0x1D6238 : 0x86DFA5);
  t.link = rgb(day ? 0x0B548A : 0xA6D6F5);
  t.focus = rgb(day ? 0x0077B6 : 0x5CD6FF);
  return t;
}

constexpr std::array<TokenColours, kingdom::kTokenKinds> kTokenColours{{
    {rgb(0x9C6BB8), rgb(0x70468B), rgb(0xCFADE0), rgb(0x452858)},  // mushroom
    {rgb(0xDB4A3C), rgb(0xA52B22), rgb(0xF59483), rgb(0x66140F)},  // apple
    {rgb(0x79B648), rgb(0x4B8A2B), rgb(0xBEE28E), rgb(0x29511A)},  // cabbage
    {rgb(0xB4763B), rgb(0x80491C), rgb(0xE0AC70), rgb(0x4A280C)},  // hazelnut
    {rgb(0x4A9BE0), rgb(0x2468AE), rgb(0xB2DCF9), rgb(0x123A6B)},  // water
    {rgb(0xF2BC33), rgb(0xBD8712), rgb(0xFFE693), rgb(0x684404)},  // gold
    {rgb(0xA9692F), rgb(0x72441A), rgb(0xE4B774), rgb(0x3F230A)},  // treasure
}};

constexpr std::array<PlayerColour, 4> kPawnColours{{
    {rgb(0xD63F33), rgb(0xA3271F), rgb(0xF58A78), rgb(0x5C0F0B)},  // fox
    {rgb(0x2F66C9), rgb(0x1E479A), rgb(0x86AEF2), rgb(0x0B2150)},  // bear
    {rgb(0x9340B0), rgb(0x6A2A83), rgb(0xCB93DF), rgb(0x3A0F4B)},  // hare
    {rgb(0x1E8A72), rgb(0x126353), rgb(0x78CDB6), rgb(0x06352B)},  // hedgehog
}};

}  // namespace

const Storybook& storybook_for(ThemeKind kind) {
  if (kind == ThemeKind::high_contrast) return kFlat;
  return kind == ThemeKind::light ? kDay : kEvening;
}

const Theme& kingdom_theme(ThemeKind kind) {
  static const std::array<Theme, kThemeCount> themes{
      warmed(theme_for(ThemeKind::dark)), warmed(theme_for(ThemeKind::light)), theme_for(ThemeKind::high_contrast)};
  return themes[static_cast<std::size_t>(kind)];
}

const TokenColours& token_colours(kingdom::Token token) { return kTokenColours[index_of(token)]; }

const PlayerColour& pawn_colours(int seat) {
  return kPawnColours[static_cast<std::size_t>(sign_of(seat)) % kPawnColours.size()];
}

ImU32 pawn_line(const Theme& theme, int seat) {
  return theme.kind == ThemeKind::light ? pawn_colours(seat).base : pawn_colours(seat).light;
}

}  // namespace kingdom_ui
