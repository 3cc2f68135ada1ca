// Where everything of Splendor's table stands, on every size of screen and of text, for every number of players and mix
// of tiles.
#include "games/splendor/ui/layout.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <string>
#include <vector>

#include "support/check.h"

using splendor_ui::LayoutInput;
using splendor_ui::TableLayout;
using ui::Rect;
using ui::TableShape;

namespace {

struct Size {
  float width, height;
};
constexpr std::array<Size, 10> kSizes{{{360, 640},
                                       {412, 915},
                                       {390, 844},
                                       {640, 360},
                                       {768, 1024},
                                       {1024, 768},
                                       {1280, 720},
                                       {1366, 768},
                                       {1920, 1080},
                                       {2560, 1440}}};

std::string text_of(const LayoutInput& in) {
  char text[160];
  std::snprintf(text, sizeof text, "%.0fx%.0f text %.0f %%, %d players, %d nobles, %d cities, %d posts%s",
                static_cast<double>(in.width), static_cast<double>(in.height), static_cast<double>(in.text_scale) * 100,
                in.players, in.nobles, in.cities, in.posts, in.orient ? ", Orient" : "");
  return text;
}

/// Calls visit(input) for every size, text scale, number of players and mix of what stands on the table.
template <class Visit>
void for_each_input(Visit&& visit) {
  for (const Size& size : kSizes)
    for (const float scale : {1.0f, 1.25f, 1.5f, 2.0f})
      for (int players = splendor::kMinPlayers; players <= splendor::kMaxPlayers; ++players)
        for (const bool orient : {false, true})
          for (const bool posts : {false, true})
            for (const bool cities : {false, true})
              visit(LayoutInput{.width = size.width,
                                .height = size.height,
                                .text_scale = scale,
                                .players = players,
                                .nobles = cities ? 0 : players + 1,
                                .cities = cities ? 3 : 0,
                                .posts = posts ? 5 : 0,
                                .orient = orient});
}

struct Place {
  std::string name;
  Rect rect;
};

/// Everything that lies side by side on the table. The sheet lies over it.
std::vector<Place> places(const LayoutInput& in, const TableLayout& layout) {
  std::vector<Place> all{{"top bar", layout.top_bar}, {"action", layout.action}};
  const auto add = [&](const char* name, const auto& rects, int from, int to) {
    for (int i = from; i < to; ++i)
      all.push_back({std::string(name) + ' ' + std::to_string(i), rects[static_cast<std::size_t>(i)]});
  };
  add("pile", layout.piles, 0, splendor::kColourCount);
  add("player", layout.players, 0, in.players);
  add("slot", layout.slots, 0, in.orient ? splendor::kSlotCount : splendor::kBaseSlots);
  add("deck", layout.decks, 0, in.orient ? splendor::kDeckCount : splendor::kBaseDeckCount);
  add(in.cities > 0 ? "city" : "noble", layout.nobles, 0, std::max(in.nobles, in.cities));
  add("post", layout.posts, 0, in.posts);
  if (layout.shape != TableShape::wide) all.push_back({"own", layout.own});
  return all;
}

std::string text_of(const Place& place) {
  char text[120];
  std::snprintf(text, sizeof text, "%s (%.1f %.1f %.1fx%.1f)", place.name.c_str(), static_cast<double>(place.rect.x),
                static_cast<double>(place.rect.y), static_cast<double>(place.rect.w),
                static_cast<double>(place.rect.h));
  return text;
}

constexpr float kSlack = 0.01f;  // of floating point

bool inside(const Rect& rect, const LayoutInput& in) {
  return rect.x >= -kSlack && rect.y >= -kSlack && rect.right() <= in.width + kSlack &&
         rect.bottom() <= in.height + kSlack;
}

bool overlap(const Rect& a, const Rect& b) {
  return a.x < b.right() - kSlack && b.x < a.right() - kSlack && a.y < b.bottom() - kSlack && b.y < a.bottom() - kSlack;
}

}  // namespace

TEST_CASE("everything lies inside the screen") {
  for_each_input([](const LayoutInput& in) {
    const TableLayout layout = splendor_ui::layout_table(in);
    std::string wrong;
    auto all = places(in, layout);
    all.push_back({"sheet", layout.sheet});
    for (const Place& place : all)
      if (!inside(place.rect, in)) wrong += text_of(place) + "; ";
    const std::string input = text_of(in);
    CAPTURE(input);
    CHECK(wrong == "");
  });
}

TEST_CASE("nothing overlaps") {
  for_each_input([](const LayoutInput& in) {
    const auto all = places(in, splendor_ui::layout_table(in));
    std::string wrong;
    for (std::size_t i = 0; i < all.size(); ++i)
      for (std::size_t k = i + 1; k < all.size(); ++k)
        if (overlap(all[i].rect, all[k].rect) && wrong.size() < 300)
          wrong += text_of(all[i]) + " and " + text_of(all[k]) + "; ";
    const std::string input = text_of(in);
    CAPTURE(input);
    CHECK(wrong == "");
  });
}

TEST_CASE("what can be pressed is at least 24 pixels wide and high") {
  for_each_input([](const LayoutInput& in) {
    std::string wrong;
    for (const Place& place : places(in, splendor_ui::layout_table(in)))
      if (place.rect.w < 24 || place.rect.h < 24) wrong += text_of(place) + "; ";
    const std::string input = text_of(in);
    CAPTURE(input);
    CHECK(wrong == "");
  });
}

TEST_CASE("on upright screens piles are at least 44 pixels high and cards without the Orient 60 wide") {
  for_each_input([](const LayoutInput& in) {
    if (in.width > in.height) return;
    const TableLayout layout = splendor_ui::layout_table(in);
    const std::string input = text_of(in);
    CAPTURE(input);
    CHECK(layout.shape == TableShape::upright);
    for (const Rect& pile : layout.piles) CHECK(pile.h >= 44);
    if (!in.orient)
      for (int slot = 0; slot < splendor::kBaseSlots; ++slot)
        CHECK(layout.slots[static_cast<std::size_t>(slot)].w >= 60);
  });
}

TEST_CASE("cards keep their shape, and rows and columns stand in line") {
  for_each_input([](const LayoutInput& in) {
    const TableLayout layout = splendor_ui::layout_table(in);
    const std::string input = text_of(in);
    CAPTURE(input);
    bool shape = true, line = true;
    const int slots = in.orient ? splendor::kSlotCount : splendor::kBaseSlots;
    for (int i = 0; i < slots; ++i) {
      const Rect& slot = layout.slots[static_cast<std::size_t>(i)];
      shape = shape && slot.w == layout.card_w && std::abs(slot.h - slot.w * 1.4f) <= 1;
      const int level = level_of(splendor::deck_of_slot(i));
      line = line && slot.y == layout.slots[static_cast<std::size_t>(level - 1) * 4].y;
      line = line && (i >= 12 || slot.x == layout.slots[static_cast<std::size_t>(i % 4)].x);
    }
    CHECK(shape);
    CHECK(line);
    CHECK(layout.slots[8].y < layout.slots[4].y);  // level 3 on top
    CHECK(layout.slots[4].y < layout.slots[0].y);
  });
}

TEST_CASE("the shape of the table follows the screen") {
  CHECK(splendor_ui::layout_table({.width = 390, .height = 844}).shape == TableShape::upright);
  CHECK(splendor_ui::layout_table({.width = 768, .height = 1024}).shape == TableShape::upright);
  CHECK(splendor_ui::layout_table({.width = 640, .height = 360}).shape == TableShape::strip);
  CHECK(splendor_ui::layout_table({.width = 1024, .height = 768}).shape == TableShape::strip);
  CHECK(splendor_ui::layout_table({.width = 1280, .height = 720}).shape == TableShape::wide);
  CHECK(splendor_ui::layout_table({.width = 1280, .height = 720, .text_scale = 2}).shape == TableShape::strip);
  CHECK(splendor_ui::layout_table({.width = 1920, .height = 1080, .text_scale = 2}).shape == TableShape::wide);
}

TEST_CASE("a table of no size, or of any other, is laid out without trouble") {
  for (const float width : {0.0f, 1.0f, 100.0f, 320.0f, 899.0f, 900.0f, 1099.0f, 1100.0f, 8000.0f})
    for (const float height : {0.0f, 1.0f, 100.0f, 479.0f, 480.0f, 560.0f, 5000.0f}) {
      const TableLayout layout = splendor_ui::layout_table(
          {.width = width, .height = height, .players = 5, .nobles = 6, .posts = 5, .orient = true});
      CHECK(layout.card_w > 0);
    }
}

TEST_CASE("the sheet of a decision about the table leaves its cards, decks and tiles in sight") {
  for_each_input([](const LayoutInput& in) {
    const TableLayout layout = splendor_ui::layout_table(in);
    std::string wrong;
    if (!inside(layout.low_sheet, in)) wrong += "outside; ";
    if (layout.low_sheet.h < 150) wrong += "low; ";
    for (const Place& place : places(in, layout)) {
      const std::string kind = place.name.substr(0, 4);
      const bool asked = kind == "slot" || kind == "deck" || kind == "city" || kind == "nobl" || kind == "post";
      if (asked && overlap(place.rect, layout.low_sheet)) wrong += text_of(place) + "; ";
    }
    const std::string input = text_of(in);
    CAPTURE(input);
    CHECK(wrong == "");
  });
}

TEST_CASE("on a phone held upright the Orient has six cards over the whole width and decks for a finger") {
  for_each_input([](const LayoutInput& in) {
    const TableLayout layout = splendor_ui::layout_table(in);
    if (!in.orient || layout.shape != TableShape::upright || in.text_scale > 1.25f) return;
    const std::string input = text_of(in);
    CAPTURE(input);
    CHECK(layout.card_w >= 49);
    for (const Rect& deck : layout.decks) {
      CHECK(deck.w >= 44);
      CHECK(deck.h >= 44);
    }
  });
}

TEST_CASE("tiles that are small are upright, so that what they ask for can be read") {
  for_each_input([](const LayoutInput& in) {
    const TableLayout layout = splendor_ui::layout_table(in);
    std::string wrong;
    const auto look = [&](const Rect& tile) {
      if (tile.empty() || in.text_scale > 1) return;
      if (tile.h < 40 || (tile.w < 36 && tile.h < tile.w * 1.2f)) wrong += text_of(Place{"tile", tile}) + "; ";
    };
    for (const Rect& tile : layout.nobles) look(tile);
    for (const Rect& tile : layout.posts) look(tile);
    const std::string input = text_of(in);
    CAPTURE(input);
    CHECK(wrong == "");
  });
}

TEST_CASE("larger text makes no card and no tile smaller") {
  for_each_input([](const LayoutInput& in) {
    LayoutInput plain = in;
    plain.text_scale = 1;
    const TableLayout layout = splendor_ui::layout_table(in), before = splendor_ui::layout_table(plain);
    const std::string input = text_of(in);
    CAPTURE(input);
    CHECK(layout.card_w >= before.card_w);
    CHECK(layout.nobles[0].h >= before.nobles[0].h);
    CHECK(layout.posts[0].h >= before.posts[0].h);
  });
}

TEST_CASE("on a wide table the lowest button of what to do is near every pile of the bank") {
  for_each_input([](const LayoutInput& in) {
    const TableLayout layout = splendor_ui::layout_table(in);
    if (layout.shape != TableShape::wide) return;
    const std::string input = text_of(in);
    CAPTURE(input);
    for (const Rect& pile : layout.piles) {
      CHECK(pile.y >= layout.action.bottom());
      CHECK(pile.centre_y() - layout.action.bottom() <= 320);
    }
  });
}
