// Everything that can be drawn, drawn to a list and looked at: inside its place, well formed, within the budget.
#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>

#include "games/splendor/ui/art/card_frame.h"
#include "games/splendor/ui/art/pieces.h"
#include "games/splendor/ui/art/tiles.h"
#include "games/splendor/ui/art/tokens.h"
#include "support/check.h"
#include "support/contrast.h"
#include "support/paper.h"
#include "ui/art/widgets.h"

using namespace splendor_ui;
using namespace ui;
using support::Paper;

namespace {

constexpr std::array<ThemeKind, kThemeCount> kThemes{ThemeKind::dark, ThemeKind::light, ThemeKind::high_contrast};
constexpr float kOutside = 10;  ///< rings and shadows reach this far

template <class Draw>
void each_setting(Draw&& draw) {
  for (const ThemeKind theme : kThemes)
    for (const float ratio : {1.0f, 3.0f}) {
      const Paper paper(ratio, theme);
      for (const bool letters : {false, true}) {
        CAPTURE(static_cast<int>(theme));
        CAPTURE(ratio);
        draw(paper, letters);
      }
    }
}

}  // namespace

TEST_CASE("every card stays in its place at every size") {
  each_setting([](const Paper& paper, bool letters) {
    for (const float w : {64.0f, 80.0f, 200.0f})
      for (int id = 0; id < splendor::kCardCount + splendor::kDeckCount; ++id) {
        const auto card =
            static_cast<CardId>(id < splendor::kCardCount ? id : splendor::kFaceDown + id - splendor::kCardCount);
        CAPTURE(id);
        const Rect rect{100.3f, 60.7f, w, w * kCardAspect};
        paper.clear();
        CardLook look;
        look.ring = static_cast<Ring>(id % 4);
        look.toucher = id % 6 - 1;
        look.focused = id % 2 == 0;
        look.dimmed = id % 3 == 0;
        look.missing = id % 4;
        if (id % 5 != 0) look.lacks = splendor::Tokens::of(Gem::red, id % 3) + splendor::Tokens::of(Gem::white, 2);
        look.secret = id % 7 == 0;
        if (id % 4 == 0) look.copied = splendor::kGems[static_cast<std::size_t>(id % 5)];
        draw_card(paper.canvas(letters), rect, card, look);
        support::check_list(paper.list(), rect.inset(-kOutside));
        paper.clear();
        draw_mini_card(paper.canvas(letters), {100, 60, w / 2, w * 0.65f}, card, look);
        support::check_list(paper.list(), Rect{100, 60, w / 2, w * 0.65f}.inset(-kOutside));
      }
  });
}

TEST_CASE("decks, tiles and pieces stay in their places") {
  each_setting([](const Paper& paper, bool letters) {
    const auto look_at = [&](const Rect& rect, auto&& draw) {
      paper.clear();
      draw(paper.canvas(letters), rect);
      support::check_list(paper.list(), rect.inset(-kOutside - rect.w * 0.06f));
    };
    for (int deck = 0; deck < splendor::kDeckCount; ++deck)
      for (const int count : {-1, 0, 1, 40})
        look_at({50, 50, 90, 126},
                [&](const Canvas& c, const Rect& r) { draw_deck(c, r, static_cast<Deck>(deck), count); });
    for (const float w : {56.0f, 130.0f}) {
      for (std::size_t noble = 0; noble < splendor::kNobles.size(); ++noble)
        look_at({50, 50, w, w}, [&](const Canvas& c, const Rect& r) {
          draw_noble(c, r, static_cast<splendor::NobleId>(noble), {.owner = 2});
        });
      for (int city = 0; city < 14; ++city)
        look_at({50, 50, w * 1.2f, w},
                [&](const Canvas& c, const Rect& r) { draw_city(c, r, city, {.dimmed = true, .name = "Samarcande"}); });
      for (int post = 0; post < splendor::kPostCount; ++post)
        look_at({50, 50, w * 0.75f, w}, [&](const Canvas& c, const Rect& r) {
          draw_post(c, r, static_cast<splendor::Post>(post), {.fulfilled = 9});
        });
    }
    for (int seat = 0; seat < kPlayerColours; ++seat)
      for (const float size : {12.0f, 48.0f}) {
        look_at(Rect::square(100, 100, size),
                [&](const Canvas& c, const Rect&) { draw_emblem(c, seat, 100, 100, size); });
        look_at(Rect::square(100, 100, size),
                [&](const Canvas& c, const Rect&) { draw_stronghold(c, seat, 100, 100, size); });
      }
    for (const float size : {10.0f, 24.0f, 160.0f})
      for (int gem = 0; gem < splendor::kColourCount; ++gem) {
        const auto g = static_cast<Gem>(gem);
        look_at(Rect::square(200, 200, size),
                [&](const Canvas& c, const Rect&) { draw_gem(c, g, 200, 200, size, {.sticker = gem % 2 == 0}); });
        look_at(Rect::square(200, 200, size),
                [&](const Canvas& c, const Rect&) { draw_token(c, g, 200, 200, size, {.focused = true}); });
      }
    for (int icon = 1; icon <= static_cast<int>(Icon::calendar); ++icon)
      look_at(Rect::square(100, 100, 24), [&](const Canvas& c, const Rect&) {
        draw_icon(c, static_cast<Icon>(icon), 100, 100, 24, rgb(0xFFFFFF));
      });
  });
}

TEST_CASE("what a player has touched has a ring in their colour, never in that of selectable things") {
  const Paper paper;
  const auto drawn_in = [&](ImU32 colour) {
    int corners = 0;
    for (const ImDrawVert& corner : paper.list().VtxBuffer) corners += corner.col == colour ? 1 : 0;
    return corners;
  };
  const ImU32 can = theme_for(ThemeKind::dark).accent_line;
  for (int seat = 0; seat < kPlayerColours; ++seat) {
    paper.clear();
    draw_card(paper.canvas(), {50, 50, 90, 126}, 3, {.toucher = seat});
    CHECK(drawn_in(player_colour(seat).base) > 20);
    CHECK(drawn_in(can) == 0);
    paper.clear();
    draw_token(paper.canvas(), Gem::green, 100, 100, 50, {.toucher = seat});
    CHECK(drawn_in(player_colour(seat).base) > 20);
    CHECK(drawn_in(can) == 0);
    paper.clear();
    draw_card(paper.canvas(), {50, 50, 90, 126}, 3, {.ring = Ring::affordable, .toucher = seat});
    CHECK(drawn_in(can) > 20);
  }
}

TEST_CASE("the badge of what is missing, and the gems in its place, never cover cost, points or level dots") {
  for (const float text : {1.0f, 2.0f}) {
    const Paper paper(1, ThemeKind::dark, text);
    for (float w = 44; w <= 220; w += 1)
      for (int rows = 1; rows <= 4; ++rows)
        for (const int missing : {1, 2, 3})
          for (const bool flat : {false, true}) {
            CAPTURE(w);
            CAPTURE(rows);
            CAPTURE(missing);
            const Rect card{0, 0, w, w * kCardAspect};
            const float left = card_frame::CostColumn(card_frame::CardFace(paper.canvas(), card), rows).right();
            for (const Rect& badge : {card_frame::missing_badge_rect(card, missing, left, flat),
                                      card_frame::lacking_gems_rect(card, rows, left, flat)}) {
              CHECK(badge.x >= left * w - 0.01f);
              CHECK(badge.y >= card_frame::kBand * w);
              CHECK(badge.right() <= w);
              CHECK(badge.bottom() <=
                    card.bottom() - std::max(0.056f * w, flat ? 6.5f : 4.0f) - std::max(0.024f * w, 1.5f));
            }
          }
  }
}

TEST_CASE("the price of a card can be read from 46 pixels on, grows with the text, and ends below the band") {
  for (const float text : {1.0f, 1.5f, 2.0f}) {
    const Paper paper(1, ThemeKind::dark, text);
    for (float w = 46; w <= 240; w += 1)
      for (int rows = 1; rows <= 4; ++rows) {
        CAPTURE(w);
        CAPTURE(rows);
        const card_frame::CostColumn column(card_frame::CardFace(paper.canvas(), {0, 0, w, w * kCardAspect}), rows);
        CHECK(column.number * w >= type::kLeastNumeral - 0.05f);
        CHECK(column.number >= type::kCardCost * std::min(text, 1.3f) * 0.99f);
        CHECK(kCardAspect - card_frame::kMargin - column.disc - static_cast<float>(rows - 1) * column.step >=
              card_frame::kBand - 0.001f);
      }
  }
}

TEST_CASE("cost columns of four colours end below the top band") {
  const float top = kCardAspect - card_frame::kMargin - card_frame::kDisc - 3 * card_frame::kCostStep;
  CHECK(top >= card_frame::kBand);
}

TEST_CASE("what was drawn since a mark can be faded, turned over and tinted") {
  const Paper paper;
  const Canvas canvas = paper.canvas();
  draw_card(canvas, {0, 0, 80, 112}, 3);
  const int before = paper.list().VtxBuffer.Size;
  const ImDrawVert kept = paper.list().VtxBuffer[0];
  const Mark from = mark(canvas);
  draw_card(canvas, {100, 0, 80, 112}, 45);
  squeeze_since(canvas, from, 140, 0);
  fade_since(canvas, from, 0);
  for (int i = before; i < paper.list().VtxBuffer.Size; ++i) {
    CHECK(paper.list().VtxBuffer[i].pos.x == doctest::Approx(140));
    CHECK((paper.list().VtxBuffer[i].col & IM_COL32_A_MASK) == 0);
  }
  CHECK(paper.list().VtxBuffer[0].pos.x == kept.pos.x);
  CHECK(paper.list().VtxBuffer[0].col == kept.col);
}

TEST_CASE("segments share their rectangle without gaps") {
  const Rect rect{10, 20, 300, 44};
  for (int n = 1; n <= 6; ++n) {
    CHECK(segment_rect(rect, n, 0).x == doctest::Approx(rect.x));
    CHECK(segment_rect(rect, n, n - 1).right() == doctest::Approx(rect.right()));
  }
}

TEST_CASE("what is chosen is white, or ink in the light look, and not amber, which says what can be done") {
  each_setting([](const Paper& paper, bool) {
    const Canvas canvas = paper.canvas();
    const Theme& theme = canvas.theme;
    const auto has = [&](ImU32 colour) {
      const auto& corners = paper.list().VtxBuffer;
      return std::any_of(corners.begin(), corners.end(), [&](const ImDrawVert& one) { return one.col == colour; });
    };
    const auto check_chosen = [&](auto&& draw) {
      paper.clear();
      draw();
      CHECK(has(theme.selected));
      CHECK_FALSE(has(theme.accent));
      CHECK_FALSE(has(theme.accent_line));
    };
    const Rect place{100, 100, 160, 44};
    check_chosen([&] { draw_toggle(canvas, place, 1, {}); });
    check_chosen([&] { draw_chip(canvas, place, "Anna", {}, true); });
    check_chosen([&] { draw_icon_button(canvas, place, {}, Icon::hint, IconMark::chosen); });
    check_chosen([&] { draw_surface(canvas, place, Surface::chosen_panel); });
    check_chosen([&] { draw_segments(canvas, place, std::array<std::string_view, 2>{"Anna", "Ben"}, {.chosen = 1}); });
  });
}

TEST_CASE("the panel of whose turn it is has an edge in their colour, which is clear in every look and not amber") {
  each_setting([](const Paper& paper, bool) {
    const Canvas canvas = paper.canvas();
    const Theme& theme = canvas.theme;
    const auto drawn_in = [&](ImU32 colour) {
      const auto& corners = paper.list().VtxBuffer;
      return std::count_if(corners.begin(), corners.end(), [&](const ImDrawVert& one) { return one.col == colour; });
    };
    for (int seat = 0; seat < kPlayerColours; ++seat) {
      const ImU32 own = line_of(theme, player_colour(seat));
      CAPTURE(seat);
      CHECK(support::contrast(own, theme.panel) >= 3);
      CHECK(support::contrast(own, theme.panel_active) >= 3);
      CHECK(own != theme.accent_line);
      paper.clear();
      draw_surface(canvas, {50, 50, 200, 100}, Surface::active_panel, -1, own);
      CHECK(drawn_in(own) > 0);
      CHECK(drawn_in(theme.accent_line) == 0);
      paper.clear();
      draw_surface(canvas, {50, 50, 200, 100}, Surface::active_panel);
      CHECK(drawn_in(theme.accent_line) == 0);
    }
  });
}

TEST_CASE("controls draw in all their states") {
  each_setting([](const Paper& paper, bool) {
    for (int bits = 0; bits < 16; ++bits) {
      const ControlState state{(bits & 1) != 0, (bits & 2) != 0, (bits & 4) != 0, (bits & 8) != 0};
      paper.clear();
      const Canvas canvas = paper.canvas();
      for (int kind = 0; kind < 4; ++kind)
        draw_button(canvas, {100, 100, 160, 44}, static_cast<ButtonKind>(kind), state, "Réserver", Icon::reserve);
      draw_toggle(canvas, {100, 100, 60, 44}, 0.5f, state);
      draw_chip(canvas, {100, 100, 160, 32}, "Anna", state, true, Icon::crown);
      draw_row(canvas, {100, 100, 160, 44}, "Langue", "Français", state, Icon::settings);
      draw_icon_button(canvas, {100, 100, 44, 44}, state, Icon::menu);
      support::check_list(paper.list(), Rect{100, 100, 160, 44}.inset(-kOutside));
    }
  });
}
