// Where arrow keys lead: on tables of every size and mix, and in a panel that is scrolled.
#include "ui/navigation.h"

#include <array>
#include <set>
#include <vector>

#include "games/splendor/ui/layout.h"
#include "support/check.h"

using ui::Arrow;
using ui::Rect;

namespace {

/// Everything that can be pressed on a table, decks and piles included.
std::vector<Rect> things_of(const splendor_ui::TableLayout& layout) {
  const Rect& bar = layout.top_bar;
  std::vector<Rect> things{
      {bar.right() - 52, bar.y, 44, 44}, {bar.right() - 100, bar.y, 44, 44}, {bar.x, bar.y, 44, 44}};
  const auto add = [&](const auto& rects) {
    for (const Rect& rect : rects)
      if (!rect.empty()) things.push_back(rect);
  };
  add(layout.nobles);
  add(layout.slots);
  add(layout.posts);
  add(layout.decks);
  add(layout.piles);
  for (const Rect& player : layout.players) {
    if (player.empty()) continue;
    things.push_back({player.x, player.y, player.w, 24});
    things.push_back({player.x, player.bottom() - 24, 20, 24});  // a card in the hand
  }
  things.push_back({layout.action.x, layout.action.bottom() - 44, layout.action.w, 44});
  return things;
}

/// Calls visit(things, layout) for tables of every shape, with few and with many things on them.
template <class Visit>
void for_each_table(Visit&& visit) {
  constexpr std::array<std::array<float, 2>, 7> kSizes{
      {{360, 640}, {390, 844}, {640, 360}, {768, 1024}, {1280, 720}, {1920, 1080}, {2560, 1440}}};
  for (const auto& size : kSizes)
    for (const float scale : {1.0f, 2.0f})
      for (int players = 2; players <= 5; ++players)
        for (const bool modules : {false, true}) {
          const auto layout = splendor_ui::layout_table({.width = size[0],
                                                         .height = size[1],
                                                         .text_scale = scale,
                                                         .players = players,
                                                         .nobles = players + 1,
                                                         .posts = modules ? 5 : 0,
                                                         .orient = modules});
          CAPTURE(size[0]);
          CAPTURE(size[1]);
          CAPTURE(scale);
          CAPTURE(players);
          CAPTURE(modules);
          visit(things_of(layout), layout);
        }
}

std::size_t place_of(const std::vector<Rect>& things, const Rect& thing) {
  for (std::size_t i = 0; i < things.size(); ++i)
    if (things[i] == thing) return i;
  return things.size();
}

}  // namespace

TEST_CASE("the right arrow reaches everything, and the left arrow goes back") {
  for_each_table([](const std::vector<Rect>& things, const splendor_ui::TableLayout&) {
    std::set<std::size_t> seen;
    bool back = true;
    std::size_t here = 0;
    do {
      seen.insert(here);
      const std::size_t next = ui::next_thing(things, here, Arrow::right, false).value();
      back = back && ui::next_thing(things, next, Arrow::left, false) == here;
      here = next;
    } while (here != 0 && seen.size() <= things.size());
    CHECK(back);
    CHECK(seen.size() == things.size());
  });
}

TEST_CASE("up and down lead from a card to the card above and below it") {
  for_each_table([](const std::vector<Rect>& things, const splendor_ui::TableLayout& layout) {
    for (std::size_t column = 0; column < 4; ++column)
      for (std::size_t level = 0; level < 2; ++level) {
        const std::size_t lower = place_of(things, layout.slots[level * 4 + column]);
        const std::size_t upper = place_of(things, layout.slots[(level + 1) * 4 + column]);
        CHECK(ui::next_thing(things, lower, Arrow::up, true) == upper);
        CHECK(ui::next_thing(things, upper, Arrow::down, true) == lower);
      }
  });
}

TEST_CASE("a card's neighbour is the card beside it") {
  for_each_table([](const std::vector<Rect>& things, const splendor_ui::TableLayout& layout) {
    for (std::size_t column = 0; column < 3; ++column) {
      const std::size_t left = place_of(things, layout.slots[column]);
      CHECK(ui::next_thing(things, left, Arrow::right, true) == place_of(things, layout.slots[column + 1]));
    }
  });
}

TEST_CASE("up and down end at the edge unless they may wrap around") {
  const std::vector<Rect> things{{0, 0, 40, 40}, {0, 50, 40, 40}, {0, 100, 40, 40}, {200, 0, 40, 40}};
  CHECK(ui::next_thing(things, 2, Arrow::down, false) == std::nullopt);
  CHECK(ui::next_thing(things, 2, Arrow::down, true) == 0u);
  CHECK(ui::next_thing(things, 0, Arrow::up, false) == std::nullopt);
  CHECK(ui::next_thing(things, 0, Arrow::up, true) == 2u);
  CHECK(ui::next_thing(std::vector<Rect>{{0, 0, 9, 9}}, 0, Arrow::down, true) == std::nullopt);
  CHECK(ui::next_thing(std::vector<Rect>{{0, 0, 9, 9}}, 0, Arrow::right, true) == 0u);
}

TEST_CASE("what is scrolled out of view comes before the button below the view, and in its order") {
  const Rect view{0, 100, 300, 200};
  std::vector<Rect> things{{0, 310, 300, 44}};  // the button
  for (int row = 0; row < 12; ++row)
    things.push_back(ui::squeezed({0, 20.0f + 50.0f * static_cast<float>(row), 300, 44}, view));
  for (const Arrow arrow : {Arrow::right, Arrow::down}) {
    std::size_t here = 1;
    for (std::size_t row = 2; row <= 12; ++row) {
      here = ui::next_thing(things, here, arrow, true).value();
      CHECK(here == row);
    }
    CHECK(ui::next_thing(things, here, arrow, true) == 0u);
    CHECK(ui::next_thing(things, 0, arrow, true) == 1u);
  }
  CHECK(ui::squeezed({5, 120, 50, 60}, view) == Rect{5, 120, 50, 60});
}

TEST_CASE("the thing nearest to a place is found") {
  const std::vector<Rect> things{{0, 0, 40, 40}, {100, 0, 40, 40}, {100, 100, 400, 40}};
  CHECK(ui::nearest_thing(things, {90, 60, 20, 20}) == 1u);
  CHECK(ui::nearest_thing(things, {400, 90, 20, 20}) == 2u);
  CHECK(ui::nearest_thing({}, {0, 0, 1, 1}) == std::nullopt);
}
