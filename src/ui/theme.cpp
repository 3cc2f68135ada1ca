#include "ui/theme.h"

#include <array>
#include <cstddef>

namespace ui {
namespace {

constexpr Theme kDark{
    .kind = ThemeKind::dark,
    .flat = false,
    .ground_deep = rgb(0x121A22),
    .ground_mid = rgb(0x16212B),
    .panel = rgb(0x1E2C38),
    .panel_edge = rgb(0x2C3E4D),
    .panel_active = rgb(0x25384A),
    .well = rgb(0x0F161D),
    .paper = rgb(0xF3EDE0),
    .paper_edge = rgb(0xCFC4AE),
    .scrim = rgb(0x070B0F, 168),
    .shadow = rgb(0x000000, 64),
    .text = rgb(0xE8EDF4),
    .muted = rgb(0xA9B6C4),
    .ink = rgb(0x1B1F27),
    .ink_muted = rgb(0x5A5F69),
    .link = rgb(0x9BD4FF),
    .accent = rgb(0xFFC857),
    .accent_pressed = rgb(0xE0A52E),
    .on_accent = rgb(0x1B1F27),
    .accent_line = rgb(0xFFC857),
    .selected = rgb(0xFFFFFF),
    .focus = rgb(0x5CD6FF),
    .danger = rgb(0xFF7A6B),
    .success = rgb(0x6FDDA6),
    .badge = rgb(0x0E141B, 240),
    .on_badge = rgb(0xF6F1E6),
    .dim = rgb(0x121A22, 33),
    .control = rgb(0x2A3B4A),
    .control_hot = rgb(0x34495B),
    .control_pressed = rgb(0x22313E),
    .control_edge = rgb(0x7B93A5),
    .on_control = rgb(0xE8EDF4),
    .disabled = rgb(0x1B2732),
    .on_disabled = rgb(0x8492A0),
};

constexpr Theme kLight{
    .kind = ThemeKind::light,
    .flat = false,
    .ground_deep = rgb(0xE9E4D8),
    .ground_mid = rgb(0xF0ECE2),
    .panel = rgb(0xF7F3EA),
    .panel_edge = rgb(0xD5CDBB),
    .panel_active = rgb(0xFFFDF8),
    .well = rgb(0xE5DFD1),
    .paper = rgb(0xFBF7EE),
    .paper_edge = rgb(0xCFC4AE),
    .scrim = rgb(0x2A2F38, 140),
    .shadow = rgb(0x3A3222, 40),
    .text = rgb(0x1B1F27),
    .muted = rgb(0x4F5661),
    .ink = rgb(0x1B1F27),
    .ink_muted = rgb(0x5A5F69),
    .link = rgb(0x0B5C92),
    .accent = rgb(0xFFC857),
    .accent_pressed = rgb(0xE0A52E),
    .on_accent = rgb(0x1B1F27),
    .accent_line = rgb(0xA86400),
    .selected = rgb(0x1B1F27),
    .focus = rgb(0x0077B6),
    .danger = rgb(0xAD231B),
    .success = rgb(0x146B3F),
    .badge = rgb(0x1B222B, 240),
    .on_badge = rgb(0xF6F1E6),
    .dim = rgb(0xE9E4D8, 46),
    .control = rgb(0xFFFDF8),
    .control_hot = rgb(0xFFF6DF),
    .control_pressed = rgb(0xE8E0CE),
    .control_edge = rgb(0x7C7565),
    .on_control = rgb(0x1B1F27),
    .disabled = rgb(0xE6E0D2),
    .on_disabled = rgb(0x7A766C),
};

constexpr Theme kHighContrast{
    .kind = ThemeKind::high_contrast,
    .flat = true,
    .ground_deep = rgb(0x000000),
    .ground_mid = rgb(0x000000),
    .panel = rgb(0x000000),
    .panel_edge = rgb(0xFFFFFF),
    .panel_active = rgb(0x1A1A1A),
    .well = rgb(0x000000),
    .paper = rgb(0xFFFFFF),
    .paper_edge = rgb(0xFFFFFF),
    .scrim = rgb(0x000000, 210),
    .shadow = rgb(0x000000, 0),
    .text = rgb(0xFFFFFF),
    .muted = rgb(0xE6E6E6),
    .ink = rgb(0x000000),
    .ink_muted = rgb(0x333333),
    .link = rgb(0x9FE8FF),
    .accent = rgb(0xFFD400),
    .accent_pressed = rgb(0xFFE666),
    .on_accent = rgb(0x000000),
    .accent_line = rgb(0xFFD400),
    .selected = rgb(0xFFFFFF),
    .focus = rgb(0x00E5FF),
    .danger = rgb(0xFF9A8F),
    .success = rgb(0x7CFFB8),
    .badge = rgb(0x000000),
    .on_badge = rgb(0xFFFFFF),
    .dim = rgb(0x000000, 0),
    .control = rgb(0x000000),
    .control_hot = rgb(0x333333),
    .control_pressed = rgb(0x4D4D4D),
    .control_edge = rgb(0xFFFFFF),
    .on_control = rgb(0xFFFFFF),
    .disabled = rgb(0x000000),
    .on_disabled = rgb(0xA6A6A6),
};

// Apart from the gems' own colours: none of blue, green, red in their strength.
constexpr std::array<PlayerColour, kPlayerColours> kPlayers{{
    {rgb(0xF2893B), rgb(0xB85A15), rgb(0xFFC796), rgb(0x5C2A05)},  // orange, sun
    {rgb(0xA98BF0), rgb(0x7150C4), rgb(0xDACBFF), rgb(0x352069)},  // violet, moon
    {rgb(0xA9CE4B), rgb(0x72942A), rgb(0xDDF0A4), rgb(0x36480D)},  // lime, leaf
    {rgb(0x3FC1C0), rgb(0x1F8385), rgb(0xA7ECE8), rgb(0x0B4043)},  // teal, wave
    {rgb(0xF07FB4), rgb(0xB84A80), rgb(0xFFC9E1), rgb(0x5A1739)},  // rose, bird
}};

}  // namespace

const Theme& theme_for(ThemeKind kind) {
  switch (kind) {
    case ThemeKind::light: return kLight;
    case ThemeKind::high_contrast: return kHighContrast;
    case ThemeKind::dark: break;
  }
  return kDark;
}

const PlayerColour& player_colour(int seat) { return kPlayers[static_cast<std::size_t>(seat % kPlayerColours)]; }

}  // namespace ui
