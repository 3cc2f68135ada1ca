// The rules help as a book of pages: words, pictures drawn with the game's own art, and rulings marked as such. Each game
// provides its own (GameScreen::help); panels/help.cpp shows it and passes the words to the text mirror.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "ui/art/canvas.h"

namespace ui {

/// A drawing in a page, described by the words of its item.
struct HelpPicture {
  using Draw = void (*)(const Canvas& canvas, const Rect& rect, int what);

  float width = 0, height = 0;  ///< CSS pixels at a text size of 100 %; narrow pages shrink it
  Draw draw = nullptr;
  int what = 0;  ///< given to `draw`: a card, a tile, a piece
};

/// One piece of a page. A single picture stands at the left of the words, several stand in rows above them.
struct HelpItem {
  enum class Kind : std::uint8_t {
    text,
    heading,
    ruling,  ///< our own, where the rules are silent or differ: labelled "Our ruling"
  };
  Kind kind = Kind::text;
  std::string text;
  std::vector<HelpPicture> pictures{};
};

struct HelpPage {
  std::string id;        ///< stable; the page's target is "help:ID"
  std::string tab;       ///< one or two short words
  std::string title;     ///< heads the page
  HelpPicture emblem{};  ///< beside the title on the page; without `draw` there is none
  std::vector<HelpItem> items;
};

using HelpBook = std::vector<HelpPage>;

/// Place of a page in a book; the first page (0) for an unknown id.
std::size_t help_page(const HelpBook& book, std::string_view id);

}  // namespace ui
