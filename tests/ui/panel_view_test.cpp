// A panel as data: what its controls lead to, without an app around it.
#include "ui/panels/panel_view.h"

#include <algorithm>

#include "support/check.h"
#include "support/paper.h"
#include "ui/game_row.h"

using support::Paper;
using ui::PanelBuilder;
using ui::PanelView;

TEST_CASE("each control of a panel has its own intent, and a disabled one says why") {
  Paper paper;
  PanelView view;
  const ui::Canvas canvas = paper.canvas();
  PanelBuilder build(canvas, view, {10, 20, 400, 600});
  build.heading("A heading");
  build.row("share", "Share", ui::Icon::share, ui::intent::Open{ui::Panel::share});
  build.toggle("letters", "Letters", true, ui::intent::Step{false});
  build.choice("look", "Look", {"Dark", "Light"}, 1,
               [](int i) -> ui::Intent { return ui::intent::GoTo{static_cast<std::size_t>(i)}; });
  build.button({.id = "off", .label = "Off", .enabled = false, .hint = "Not now."}, ui::intent::SaveFile{});
  CHECK(view.words == std::vector<std::string>{"A heading"});
  REQUIRE(view.controls.size() == view.intents.size());

  ui::Intents intents;
  ui::reduce(view, "share", intents);
  ui::reduce(view, "look:1", intents);
  ui::reduce(view, "nobody", intents);
  REQUIRE(intents.others.size() == 2);
  CHECK(std::get<ui::intent::Open>(intents.others[0]).panel == ui::Panel::share);
  CHECK(std::get<ui::intent::GoTo>(intents.others[1]).cursor == 1);
  CHECK(intents.refusal.empty());
  ui::reduce(view, "off", intents);
  CHECK(intents.others.size() == 2);
  CHECK(intents.refusal == "Not now.");
}

TEST_CASE("the pieces of a panel lie one below the other within its column") {
  Paper paper;
  PanelView view;
  const ui::Canvas canvas = paper.canvas();
  PanelBuilder build(canvas, view, {10, 20, 300, 600});
  for (int i = 0; i < 5; ++i)
    build.row("row:" + std::to_string(i), "A row", ui::Icon::none, ui::intent::ClosePanel{}, "A value");
  float bottom = 20;
  for (const ui::Control& control : view.controls) {
    CHECK(control.rect.x == 10);
    CHECK(control.rect.w == 300);
    CHECK(control.rect.y >= bottom);
    bottom = control.rect.bottom();
  }
  CHECK(build.used() >= bottom - 20);
}

TEST_CASE("the line of a seat in a chart has the colour of its sign, in every game") {
  Paper paper;
  for (const ui::GameRow& row : ui::game_rows()) {
    PanelView view;
    const ui::Canvas canvas = paper.canvas();
    PanelBuilder build(canvas, view, {10, 20, 400, 600});
    build_charts(build, {{.title = "Points", .lines = {{.seat = 1, .points = {{0, 0}, {1, 1}}}}}}, &row);
    paper.clear();
    row.draw_seat(canvas, {0, 0, 40, 40}, 1);
    const auto in_sign = [&](ImU32 colour) {
      const auto& corners = paper.list().VtxBuffer;
      return std::any_of(corners.begin(), corners.end(), [&](const ImDrawVert& one) { return one.col == colour; });
    };
    int charts = 0;
    for (const ui::PanelPiece& piece : view.pieces)
      if (const auto* chart = std::get_if<ui::ChartPiece>(&piece)) {
        ++charts;
        CHECK(in_sign(chart->lines.at(0).colour->base));
        CHECK(in_sign(chart->lines.at(0).colour->edge));
      }
    CHECK(charts == 1);
  }
}
