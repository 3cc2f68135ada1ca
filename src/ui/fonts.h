// The type: Lato in three weights, baked into ImGui's atlas at a few sizes. What needs a size in between takes the next
// larger one and scales it down. Drawing of text is in art/text.h.
#pragma once

#include <imgui.h>

#include <array>
#include <cstdint>

namespace ui {

enum class Face : std::uint8_t { regular, bold, black };

/// A font of the atlas, with its size in CSS pixels.
struct BakedFont {
  ImFont* font = nullptr;
  float size = 0;
  bool numerals_only = false;  ///< digits and a few signs (`kNumeralGlyphs`)
};

struct Fonts {
  static constexpr int kMaxPerFace = 4;
  std::array<std::array<BakedFont, kMaxPerFace>, 3> faces{};  ///< by Face, ascending sizes, unused ones at the end
  float scale = 1;        ///< the player's text size; multiply sizes of ui::type by it
  float pixel_ratio = 1;  ///< device pixels per CSS pixel, for which it was baked

  ImFont* body = nullptr;  ///< for ImGui's own text, regular at type::kBody

  /// The smallest baked font that is at least `size`, else the largest.
  const BakedFont& pick(Face face, float size, bool numerals) const;
};

inline constexpr char kNumeralGlyphs[] = "0123456789+-\xE2\x88\x92\xC3\x97/";

/// Fills a cleared atlas. Keeps it within 2048 x 2048 at any pixel ratio up to 4 and text scale up to 2 by baking fewer
/// sizes as density grows. Does not build it: the caller (the platform) does.
Fonts bake_fonts(ImFontAtlas& atlas, float text_scale, float pixel_ratio);

}  // namespace ui
