#include "games/kingdom/ui/storybook.h"

#include <array>
#include <cstddef>

#include "ui/art/paint.h"

namespace ui {
namespace {

/// LOOK.md, "Kingdom": parchment sea, land, road and its edge.
constexpr std::uint32_t kSea = 0xBFE0E2, kLand = 0xE7E3B8, kRoad = 0xB98B54, kRoadEdge = 0x8A6238;

constexpr Storybook kDay{
    .sea = rgb(kSea),
    .sea_far = rgb(0xA9D3D9),
    .wave = rgb(0x86BCC8),
    .shallows = rgb(0xD2EBE6),
    .beach = rgb(0xF4E7C3),
    .land = rgb(kLand),
    .land_high = rgb(0xF0ECC9),
    .land_edge = rgb(0xB7A870),
    .field = rgb(0xEDD98C),
    .field_line = rgb(0xD5BC66),
    .meadow = rgb(0xCFDF9C),
    .wood = rgb(0x86B06A),
    .wood_dark = rgb(0x5F8E52),
    .trunk = rgb(0x7A5A38),
    .hill = rgb(0xC3D28E),
    .hill_dark = rgb(0x9FB36F),
    .rock = rgb(0xC4BCAE),
    .rock_dark = rgb(0x978F82),
    .snow = rgb(0xFDFCF6),
    .river = rgb(0x9FD2DD),
    .road = rgb(kRoad),
    .road_edge = rgb(kRoadEdge),
    .road_dots = rgb(0xF0DCB0),
    .flag = rgb(0xFCF6E6),
    .flag_edge = rgb(0x7E5A33),
    .flag_ink = rgb(0x3A2A18),
    .wall = rgb(0xFDF2DC),
    .wall_shade = rgb(0xE4D2AF),
    .roof_red = rgb(0xC9553F),
    .roof_blue = rgb(0x4F7FB5),
    .roof_green = rgb(0x5E9A66),
    .roof_gold = rgb(0xE3B23C),
    .roof_plum = rgb(0x9A6AA8),
    .door = rgb(0x7A4B28),
    .window = rgb(0x51698C),
    .outline = rgb(0x54391F),
    .vignette_sky = rgb(0xD9F0F2),
    .vignette_ring = rgb(0xFFFAEC),
    .can = rgb(0xFFB82E),
    .can_edge = rgb(0x8C4A00),
    .can_glow = rgb(0xFFD36B, 150),
    .chosen = rgb(0xFFFFFF),
    .chosen_edge = rgb(0x2B1B0B),
    .shade = rgb(0xE7E3B8, 51),
    .miss = rgb(0x5A2A22),
    .on_miss = rgb(0xFFF3E6),
};

/// The same land after sunset: every colour a little darker, red and green more than blue.
constexpr ImU32 at_dusk(ImU32 colour) {
  constexpr std::array<float, 3> kShare{0.84f, 0.83f, 0.89f};
  ImU32 out = colour & IM_COL32_A_MASK;
  for (std::size_t i = 0; i < kShare.size(); ++i)
    out |= static_cast<ImU32>(static_cast<float>(colour >> (8 * i) & 0xFFu) * kShare[i] + 0.5f) << (8 * i);
  return out;
}
constexpr Storybook evening() {
  Storybook s = kDay;
  for (ImU32 Storybook::*member :
       {&Storybook::sea,        &Storybook::sea_far,    &Storybook::wave,        &Storybook::shallows,
        &Storybook::beach,      &Storybook::land,       &Storybook::land_high,   &Storybook::land_edge,
        &Storybook::field,      &Storybook::field_line, &Storybook::meadow,      &Storybook::wood,
        &Storybook::wood_dark,  &Storybook::trunk,      &Storybook::hill,        &Storybook::hill_dark,
        &Storybook::rock,       &Storybook::rock_dark,  &Storybook::snow,        &Storybook::river,
        &Storybook::road,       &Storybook::road_edge,  &Storybook::road_dots,   &Storybook::wall,
        &Storybook::wall_shade, &Storybook::roof_red,   &Storybook::roof_blue,   &Storybook::roof_green,
        &Storybook::roof_gold,  &Storybook::roof_plum,  &Storybook::vignette_sky})
    s.*member = at_dusk(s.*member);
  s.flag = rgb(0xF4EAD2);
  s.vignette_ring = rgb(0xEFE4CB);
  s.window = rgb(0xFFE08A);
  s.can = rgb(0xFFC857);  // LOOK.md, the accent
  s.can_edge = rgb(0x4A2600);
  s.shade = rgb(0x9DA0A0, 46);
  s.outline = rgb(0x3B2817);
  s.flag_edge = rgb(0x5A3E22);
  return s;
}
constexpr Storybook kEvening = evening();

constexpr ImU32 kBlack = rgb(0x000000), kWhite = rgb(0xFFFFFF);
constexpr Storybook kFlat{
    .sea = kBlack,
    .sea_far = kBlack,
    .wave = kBlack,
    .shallows = kBlack,
    .beach = kWhite,
    .land = rgb(0x161616),
    .land_high = rgb(0x161616),
    .land_edge = kWhite,
    .field = rgb(0x161616),
    .field_line = rgb(0x161616),
    .meadow = rgb(0x161616),
    .wood = rgb(0x161616),
    .wood_dark = rgb(0x161616),
    .trunk = rgb(0x161616),
    .hill = rgb(0x161616),
    .hill_dark = rgb(0x161616),
    .rock = rgb(0x161616),
    .rock_dark = rgb(0x161616),
    .snow = kWhite,
    .river = kBlack,
    .road = rgb(0xC8C8C8),
    .road_edge = kBlack,
    .road_dots = rgb(0xC8C8C8),
    .flag = kWhite,
    .flag_edge = kBlack,
    .flag_ink = kBlack,
    .wall = kWhite,
    .wall_shade = kWhite,
    .roof_red = kWhite,
    .roof_blue = kWhite,
    .roof_green = kWhite,
    .roof_gold = kWhite,
    .roof_plum = kWhite,
    .door = kBlack,
    .window = kBlack,
    .outline = kBlack,
    .vignette_sky = kBlack,
    .vignette_ring = kWhite,
    .can = rgb(0xFFD400),
    .can_edge = kBlack,
    .can_glow = rgb(0xFFD400, 0),
    .chosen = kWhite,
    .chosen_edge = kBlack,
    .shade = rgb(0x000000, 0),
    .miss = kBlack,
    .on_miss = kWhite,
};

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

constexpr std::array<PawnColours, 4> kPawnColours{{
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

const PawnColours& pawn_colours(int seat) { return kPawnColours[static_cast<std::size_t>(seat) % kPawnColours.size()]; }

}  // namespace ui
