#include "ui/theme.h"

#include <array>
#include <cstddef>

#include "ui/signs.h"

namespace ui {
namespace {

struct ColourRow {
  ImU32 Theme::*colour;
  ImU32 dark, light, high_contrast;
};
constexpr std::array<ColourRow, 36> kColours{{
    {&Theme::ground_deep, rgb(0x121A22), rgb(0xE9E4D8), rgb(0x000000)},
    {&Theme::ground_mid, rgb(0x16212B), rgb(0xF0ECE2), rgb(0x000000)},
    {&Theme::panel, rgb(0x1E2C38), rgb(0xF7F3EA), rgb(0x000000)},
    {&Theme::panel_edge, rgb(0x2C3E4D), rgb(0xD5CDBB), rgb(0xFFFFFF)},
    {&Theme::panel_active, rgb(0x25384A), rgb(0xFFFDF8), rgb(0x1A1A1A)},
    {&Theme::well, rgb(0x0F161D), rgb(0xE5DFD1), rgb(0x000000)},
    {&Theme::paper, rgb(0xF3EDE0), rgb(0xFBF7EE), rgb(0xFFFFFF)},
    {&Theme::paper_edge, rgb(0xCFC4AE), rgb(0xCFC4AE), rgb(0xFFFFFF)},
    {&Theme::scrim, rgb(0x070B0F, 168), rgb(0x2A2F38, 140), rgb(0x000000, 210)},
    {&Theme::shadow, rgb(0x000000, 64), rgb(0x3A3222, 40), rgb(0x000000, 0)},
    {&Theme::text, rgb(0xE8EDF4), rgb(0x1B1F27), rgb(0xFFFFFF)},
    {&Theme::muted, rgb(0xA9B6C4), rgb(0x4F5661), rgb(0xE6E6E6)},
    {&Theme::ink, rgb(0x1B1F27), rgb(0x1B1F27), rgb(0x000000)},
    {&Theme::ink_muted, rgb(0x5A5F69), rgb(0x5A5F69), rgb(0x333333)},
    {&Theme::link, rgb(0x9BD4FF), rgb(0x0B5C92), rgb(0x9FE8FF)},
    {&Theme::accent, rgb(0xFFC857), rgb(0xFFC857), rgb(0xFFD400)},
    {&Theme::accent_pressed, rgb(0xE0A52E), rgb(0xE0A52E), rgb(0xFFE666)},
    {&Theme::on_accent, rgb(0x1B1F27), rgb(0x1B1F27), rgb(0x000000)},
    {&Theme::accent_line, rgb(0xFFC857), rgb(0x8C6900), rgb(0xFFD400)},
    {&Theme::selected, rgb(0xFFFFFF), rgb(0x1B1F27), rgb(0xFFFFFF)},
    {&Theme::on_selected, rgb(0x1B1F27), rgb(0xFFFDF8), rgb(0x000000)},
    {&Theme::focus, rgb(0x5CD6FF), rgb(0x0077B6), rgb(0x00E5FF)},
    {&Theme::spoken, rgb(0xFFF8E8), rgb(0x22262F), rgb(0xFFFFFF)},
    {&Theme::on_spoken, rgb(0x1B1F27), rgb(0xFFFDF8), rgb(0x000000)},
    {&Theme::danger, rgb(0xFF7A6B), rgb(0xAD231B), rgb(0xFF9A8F)},
    {&Theme::success, rgb(0x6FDDA6), rgb(0x146B3F), rgb(0x7CFFB8)},
    {&Theme::badge, rgb(0x0E141B, 240), rgb(0x1B222B, 240), rgb(0x000000)},
    {&Theme::on_badge, rgb(0xF6F1E6), rgb(0xF6F1E6), rgb(0xFFFFFF)},
    {&Theme::dim, rgb(0x121A22, 33), rgb(0xE9E4D8, 46), rgb(0x000000, 0)},
    {&Theme::control, rgb(0x2A3B4A), rgb(0xFFFDF8), rgb(0x000000)},
    {&Theme::control_hot, rgb(0x34495B), rgb(0xFFF6DF), rgb(0x333333)},
    {&Theme::control_pressed, rgb(0x22313E), rgb(0xE8E0CE), rgb(0x4D4D4D)},
    {&Theme::control_edge, rgb(0x7B93A5), rgb(0x7C7565), rgb(0xFFFFFF)},
    {&Theme::on_control, rgb(0xE8EDF4), rgb(0x1B1F27), rgb(0xFFFFFF)},
    {&Theme::disabled, rgb(0x1B2732), rgb(0xE6E0D2), rgb(0x000000)},
    {&Theme::on_disabled, rgb(0x8492A0), rgb(0x7A766C), rgb(0xA6A6A6)},
}};
static_assert(sizeof(Theme) == (1 + kColours.size()) * sizeof(ImU32), "each colour has a row");

constexpr Theme theme_of(ThemeKind kind, ImU32 ColourRow::*look) {
  Theme theme{};
  theme.kind = kind;
  theme.flat = kind == ThemeKind::high_contrast;
  for (const ColourRow& row : kColours) theme.*row.colour = row.*look;
  return theme;
}
constexpr std::array<Theme, kThemeCount> kThemes{theme_of(ThemeKind::dark, &ColourRow::dark),
                                                 theme_of(ThemeKind::light, &ColourRow::light),
                                                 theme_of(ThemeKind::high_contrast, &ColourRow::high_contrast)};

// Apart from the tokens' own colours: none of blue, green, red in their strength. The dark orange keeps off the accent's line in
// the light look, which means something else.
static_assert(kPlayerColours == app::kSigns);
constexpr std::array<PlayerColour, kPlayerColours> kPlayers{{
    {rgb(0xF07040), rgb(0xC03E1C), rgb(0xFFBFA0), rgb(0x5C2008)},  // orange, sun
    {rgb(0xA98BF0), rgb(0x7150C4), rgb(0xDACBFF), rgb(0x352069)},  // violet, moon
    {rgb(0xA9CE4B), rgb(0x72942A), rgb(0xDDF0A4), rgb(0x36480D)},  // lime, leaf
    {rgb(0x3FC1C0), rgb(0x1F8385), rgb(0xA7ECE8), rgb(0x0B4043)},  // teal, wave
    {rgb(0xF07FB4), rgb(0xB84A80), rgb(0xFFC9E1), rgb(0x5A1739)},  // rose, bird
}};

}  // namespace

const Theme& theme_for(ThemeKind kind) { return kThemes[static_cast<std::size_t>(kind)]; }

const PlayerColour& player_colour(int seat) { return kPlayers[static_cast<std::size_t>(sign_of(seat))]; }

}  // namespace ui
