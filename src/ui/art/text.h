// Text: one line, clipped with an ellipsis, a wrapped paragraph, and numbers whose digits keep their places.
// UTF-8. Positions are CSS pixels; lines start on whole device pixels. Sizes are final: callers multiply by
// Fonts::scale where the text shall follow the player's setting.
#pragma once

#include <string_view>

#include "ui/art/canvas.h"

namespace ui {

enum class Align : std::uint8_t { left, centre, right };

/// How a line is set. `size` in CSS pixels.
struct TextStyle {
  Face face = Face::regular;
  float size = type::kBody;
  ImU32 colour = 0;
  Align align = Align::left;
  bool tabular = false;  ///< every digit as wide as the widest, for numbers that change
  friend bool operator==(const TextStyle&, const TextStyle&) = default;
};

/// Height of a line of text and of its capital letters, as shares of the size.
inline constexpr float kLineHeight = 1.25f;
inline constexpr float kCapHeight = 0.72f;

float text_width(const Canvas& canvas, std::string_view text, Face face, float size, bool tabular = false);

/// One line whose capitals and digits are centred on `centre_y`.
void draw_text_middle(const Canvas& canvas, float x, float centre_y, std::string_view text, const TextStyle& style);

/// One line centred in a rectangle (or at its left or right end), shortened with "…" when it is too wide.
void draw_text_in(const Canvas& canvas, const Rect& rect, std::string_view text, const TextStyle& style);

/// Words wrapped to `width`; '\n' ends a line, and a number keeps its noun as long as both fit. Returns the height. With a
/// transparent colour it only measures.
float draw_paragraph(const Canvas& canvas, float x, float y, float width, std::string_view text,
                     const TextStyle& style);
float paragraph_height(const Canvas& canvas, float width, std::string_view text, Face face, float size);

/// The size, from `size` down to `least`, at which words stay within a height.
float fitting_size(const Canvas& canvas, float width, float height, std::string_view text, float size,
                   Face face = Face::regular, float least = type::kLabel - 1);
/// The same for one line and a width: smaller rather than cut, as long as it is legible.
float size_in_line(const Canvas& canvas, float width, std::string_view text, float size, Face face = Face::regular);

/// A whole number without any allocation, tabular.
void draw_number(const Canvas& canvas, float x, float centre_y, int value, TextStyle style,
                 std::string_view prefix = {});

}  // namespace ui
