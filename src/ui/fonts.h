// Fonts: Lato in three weights, baked into ImGui's atlas at a few sizes. A size in between uses the next larger one, scaled
// down. Drawing of text is in art/text.h.
#pragma once

#include <imgui.h>

#include <array>
#include <cstdint>
#include <span>

namespace ui {

enum class Face : std::uint8_t { regular, bold, black };
inline constexpr int kFaceCount = 3;

/// A font of the atlas. Sizes are those of the em square, as in style sheets.
struct BakedFont {
  ImFont* font = nullptr;
  float size = 0;  ///< CSS pixels
};

struct Fonts {
  /// Ascending sizes; unused places at the end.
  using Sizes = std::array<BakedFont, 12>;

  std::array<Sizes, kFaceCount> text{};  ///< by Face, all characters
  Sizes numerals{};                      ///< black, kNumeralGlyphs only
  float scale = 1;                       ///< the player's text size; multiply sizes of ui::type by it
  float pixel_ratio = 1;                 ///< device pixels per CSS pixel, for which it was baked
  ImFont* body = nullptr;                ///< for ImGui's own text

  /// The smallest baked font that is at least `size`, else the largest. `numerals_only`: the text is a number.
  const BakedFont& pick(Face face, float size, bool numerals_only) const;
};

/// The font file of a face.
std::span<const unsigned char> font_file(Face face);

/// Characters of the black numerals, which come in many sizes: 0-9 and a few signs.
constexpr bool is_numeral(unsigned c) {
  return (c >= '0' && c <= '9') || c == '+' || c == '-' || c == '/' || c == 0x2212 || c == 0xD7;
}

/// ImGui measures fonts from the top of the highest to the bottom of the lowest character; Lato's em is shorter.
inline constexpr float kEmToFontHeight = 1.2f;

/// Fills a cleared atlas, to be built by the caller (the platform). It fits in 2048 x 2048 at any pixel ratio up to 4 and
/// text scale up to 2: denser screens get fewer sizes.
Fonts bake_fonts(ImFontAtlas& atlas, float text_scale, float pixel_ratio);

}  // namespace ui
