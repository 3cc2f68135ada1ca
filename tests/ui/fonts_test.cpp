#include "ui/fonts.h"

#include <cmath>
#include <string>

#include "support/check.h"
#include "support/paper.h"
#include "ui/art/text.h"

using namespace ui;
using support::Paper;

TEST_CASE("the atlas fits 2048 x 2048 at every density and text size") {
  for (const float ratio : {1.0f, 1.25f, 1.5f, 2.0f, 2.625f, 3.0f, 4.0f})
    for (const float scale : {1.0f, 1.25f, 1.5f, 2.0f}) {
      CAPTURE(ratio);
      CAPTURE(scale);
      const Paper paper(ratio, ThemeKind::dark, scale);
      CHECK(paper.atlas_width <= 2048);
      CHECK(paper.atlas_height <= 2048);
      CHECK(paper.fonts.body != nullptr);
    }
}

TEST_CASE("a size in between takes the next larger font") {
  const Paper paper;
  CHECK(paper.fonts.pick(Face::regular, 16, false).size == doctest::Approx(16));
  CHECK(paper.fonts.pick(Face::regular, 14, false).size == doctest::Approx(16));
  CHECK(paper.fonts.pick(Face::regular, 99, false).size == doctest::Approx(20));
  CHECK(paper.fonts.pick(Face::black, 30, true).size == doctest::Approx(34));
}

TEST_CASE("every character of both languages has a glyph") {
  const Paper paper;
  const ImFont* font = paper.fonts.body;
  for (const unsigned c :
       {0xE9u, 0xC9u, 0x153u, 0x152u, 0x2019u, 0x2026u, 0x2013u, 0x2212u, 0xD7u, 0x202Fu, 0xA0u, 0xABu, 0xBBu, 0x20ACu})
    CHECK(font->FindGlyphNoFallback(static_cast<ImWchar>(c)) != nullptr);
}

TEST_CASE("digits are equally wide, so numbers do not wobble") {
  const Paper paper;
  const Canvas canvas = paper.canvas();
  for (const Face face : {Face::regular, Face::bold, Face::black})
    CHECK(text_width(canvas, "1117", face, 20, true) == doctest::Approx(text_width(canvas, "8888", face, 20, true)));
}

TEST_CASE("a number does not part from its noun at the end of a line") {
  const Paper paper;
  const Canvas canvas = paper.canvas();
  // Characters of `text` that stand on its first line, which has room for the beginning `room`; spaces are not counted.
  const auto first_line = [&](std::string_view text, std::string_view room) {
    paper.clear();
    const float width = text_width(canvas, room, Face::regular, 16) + 1;
    draw_paragraph(canvas, 0, 0, width, text, {Face::regular, 16, rgb(0xFFFFFF)});
    const auto& corners = paper.list().VtxBuffer;
    int count = 0;
    for (int i = 0; i < corners.Size; i += 4) count += corners[i].pos.y < 16 * kLineHeight ? 1 : 0;
    return count;
  };
  CHECK(first_line("Choose 3 gems", "Choose 3") == 6);
  CHECK(first_line("Il faut 12 émeraudes", "Il faut 12 ém") == 6);
  CHECK(first_line("in round 5.", "in round") == 2);
  CHECK(first_line("la manche 5 : Hugo", "la manche") == 2);
  CHECK(first_line("a card of level\u00A01 that", "a card of level\u00A01") == 13);
  // Other words part as ever.
  CHECK(first_line("Choose 3 gems now", "Choose 3 gems") == 11);
  CHECK(first_line("Round 5 \u2022 Hugo", "Round 5") == 6);
  CHECK(first_line("3 \u00D7 3", "3") == 1);
  CHECK(first_line("in 2014, 3 gems", "in 2014,") == 7);
  CHECK(first_line("took 3 gems", "took") == 4);
  // Without room for both they do, too, and no word is cut.
  CHECK(first_line("3 diamonds", "diamonds") == 1);
  CHECK(first_line("level 1", "level") == 5);
}

TEST_CASE("a paragraph breaks between words and at line ends") {
  const Paper paper;
  const Canvas canvas = paper.canvas();
  const float line = 16 * kLineHeight;
  const float word = text_width(canvas, "gems", Face::regular, 16);
  CHECK(paragraph_height(canvas, 1000, "gems gems", Face::regular, 16) == doctest::Approx(line));
  CHECK(paragraph_height(canvas, word * 1.5f, "gems gems", Face::regular, 16) == doctest::Approx(2 * line));
  CHECK(paragraph_height(canvas, 1000, "gems\ngems\n\ngems", Face::regular, 16) == doctest::Approx(4 * line));
  CHECK(paragraph_height(canvas, word * 0.6f, "gems", Face::regular, 16) > line);  // a long word is cut, not lost
  CHECK(paragraph_height(canvas, 100, "", Face::regular, 16) == 0);
  CHECK(draw_paragraph(canvas, 0, 0, word * 1.5f, "gems gems gems", {Face::regular, 16, rgb(0xFFFFFF)}) ==
        doctest::Approx(3 * line));
}

TEST_CASE("broken UTF-8 is drawn, not read past its end") {
  const Paper paper;
  const Canvas canvas = paper.canvas();
  for (const std::string text : {"\xC3", "a\xE2\x80", "\xFF\xFE\x80", "\xF0\x9F\x92\x8E"}) {
    CHECK(text_width(canvas, text, Face::regular, 16) >= 0);
    draw_text_in(canvas, {0, 0, 5, 20}, text, {Face::regular, 16, rgb(0xFFFFFF)});
  }
}
