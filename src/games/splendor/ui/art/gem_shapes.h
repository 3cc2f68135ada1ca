// Outlines, tables (the flat top) and facet tones of the gems in a unit square, and their colours. A facet lies between
// two neighbouring corners of outline and table; its tone follows from its direction to the light, which comes from the
// upper left at about 35 degrees from vertical. The coin is round: its rim is drawn from the circle (gems.cpp).
#pragma once

#include <array>
#include <cstdint>

#include "games/splendor/ui/art/gems.h"
#include "ui/art/shape.h"

namespace splendor_ui::gem_shapes {

enum class Tone : std::uint8_t { light, base, dark, deep };

inline constexpr int kMaxCorners = 8;

struct GemShape {
  int corners;
  std::array<ui::Point, kMaxCorners> outline, table;
  std::array<Tone, kMaxCorners> facets;  ///< facet i lies between corners i and i + 1
};

// clang-format off
using enum Tone;
inline constexpr GemShape kWhite{
    8,
    {{{0.934f, 0.68f}, {0.68f, 0.934f}, {0.32f, 0.934f}, {0.066f, 0.68f}, {0.066f, 0.32f}, {0.32f, 0.066f}, {0.68f, 0.066f}, {0.934f, 0.32f}}},
    {{{0.74f, 0.599f}, {0.599f, 0.74f}, {0.401f, 0.74f}, {0.26f, 0.599f}, {0.26f, 0.401f}, {0.401f, 0.26f}, {0.599f, 0.26f}, {0.74f, 0.401f}}},
    {deep, deep, dark, light, light, light, base, deep}};
inline constexpr GemShape kBlue{
    6,
    {{{0.5f, 0.98f}, {0.084f, 0.74f}, {0.084f, 0.26f}, {0.5f, 0.02f}, {0.916f, 0.26f}, {0.916f, 0.74f}}},
    {{{0.5f, 0.77f}, {0.266f, 0.635f}, {0.266f, 0.365f}, {0.5f, 0.23f}, {0.734f, 0.365f}, {0.734f, 0.635f}}},
    {dark, light, light, base, deep, deep}};
inline constexpr GemShape kGreen{
    8,
    {{{0.22f, 0.06f}, {0.78f, 0.06f}, {0.94f, 0.22f}, {0.94f, 0.78f}, {0.78f, 0.94f}, {0.22f, 0.94f}, {0.06f, 0.78f}, {0.06f, 0.22f}}},
    {{{0.34f, 0.26f}, {0.66f, 0.26f}, {0.74f, 0.34f}, {0.74f, 0.66f}, {0.66f, 0.74f}, {0.34f, 0.74f}, {0.26f, 0.66f}, {0.26f, 0.34f}}},
    {light, base, deep, deep, deep, dark, light, light}};
inline constexpr GemShape kRed{
    8,
    {{{0.5f, 0.03f}, {0.8f, 0.2f}, {0.95f, 0.46f}, {0.82f, 0.76f}, {0.5f, 0.97f}, {0.18f, 0.76f}, {0.05f, 0.46f}, {0.2f, 0.2f}}},
    {{{0.5f, 0.27f}, {0.66f, 0.34f}, {0.73f, 0.48f}, {0.66f, 0.63f}, {0.5f, 0.75f}, {0.34f, 0.63f}, {0.27f, 0.48f}, {0.34f, 0.34f}}},
    {base, dark, deep, deep, dark, base, light, light}};
inline constexpr GemShape kBlack{
    4,
    {{{0.5f, 0.03f}, {0.97f, 0.5f}, {0.5f, 0.97f}, {0.03f, 0.5f}}},
    {{{0.5f, 0.26f}, {0.74f, 0.5f}, {0.5f, 0.74f}, {0.26f, 0.5f}}},
    {base, deep, dark, light}};
// clang-format on

inline constexpr std::array<const GemShape*, splendor::kGemCount> kShapes{&kWhite, &kBlue, &kGreen, &kRed, &kBlack};

inline constexpr std::array<GemColours, splendor::kColourCount> kColours{{
    {ui::rgb(0xF4F7FB), ui::rgb(0xC9D3E0), ui::rgb(0x9FB0C4), ui::rgb(0xFFFFFF), ui::rgb(0x6E8098)},  // white
    {ui::rgb(0x3E7BE0), ui::rgb(0x2457B5), ui::rgb(0x163C86), ui::rgb(0x8DB6FF), ui::rgb(0x0D2658)},  // blue
    {ui::rgb(0x2FA36B), ui::rgb(0x1C7A4D), ui::rgb(0x0F5634), ui::rgb(0x7FDDAE), ui::rgb(0x083820)},  // green
    {ui::rgb(0xD8434E), ui::rgb(0xA92A36), ui::rgb(0x7A1823), ui::rgb(0xFF9AA0), ui::rgb(0x4C0C14)},  // red
    {ui::rgb(0x4A4652), ui::rgb(0x322F39), ui::rgb(0x1F1D24), ui::rgb(0x8E889B), ui::rgb(0x0E0D11)},  // black
    {ui::rgb(0xE9B93C), ui::rgb(0xC4911E), ui::rgb(0x8F6710), ui::rgb(0xFFE59A), ui::rgb(0x5A3F06)},  // gold
}};

/// For the high-contrast theme: flat, each at least 4.5 : 1 with its letter.
struct FlatGem {
  ImU32 fill, letter;
};
inline constexpr std::array<FlatGem, splendor::kColourCount> kFlat{{
    {ui::rgb(0xFFFFFF), ui::rgb(0x000000)},
    {ui::rgb(0x1F5FE0), ui::rgb(0xFFFFFF)},
    {ui::rgb(0x0B7A3B), ui::rgb(0xFFFFFF)},
    {ui::rgb(0xC4122F), ui::rgb(0xFFFFFF)},
    {ui::rgb(0x000000), ui::rgb(0xFFFFFF)},
    {ui::rgb(0xFFD400), ui::rgb(0x000000)},
}};

}  // namespace splendor_ui::gem_shapes
