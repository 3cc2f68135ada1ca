// Splendor's table for the app: what ui::TableScreen asks of a game, gathered from the files of this room.
#pragma once

#include "games/splendor/ui/art/pieces.h"
#include "games/splendor/ui/figures.h"
#include "games/splendor/ui/help.h"
#include "games/splendor/ui/hint.h"
#include "games/splendor/ui/known.h"
#include "games/splendor/ui/view.h"
#include "ui/table_screen.h"

namespace splendor_ui {

struct Table {
  using Position = splendor_ui::Position;
  using Selection = splendor_ui::Selection;
  using LayoutInput = splendor_ui::LayoutInput;
  using Layout = splendor_ui::TableLayout;
  using View = splendor_ui::View;
  using Motion = splendor_ui::Motion;
  using Pictures = ui::PaintedPieces<Piece>;

  static constexpr auto position_of = splendor_ui::position_of;
  static constexpr auto first_selection = splendor_ui::first_selection;
  static constexpr auto reduce = splendor_ui::reduce;
  static constexpr auto key_press = splendor_ui::key_press;
  static constexpr auto layout_input = splendor_ui::layout_input;
  static constexpr auto layout = splendor_ui::layout_table;
  static constexpr auto make_view = splendor_ui::make_view;
  static constexpr auto play = splendor_ui::play;
  static constexpr auto trace = splendor_ui::trace;
  static constexpr auto seen = splendor_ui::seen;
  static constexpr auto draw = splendor_ui::draw;
  static constexpr auto draw_enlarged = splendor_ui::draw_enlarged;
  static constexpr auto title = splendor_ui::title;
  static constexpr auto status = splendor_ui::status;
  static constexpr auto log_line = splendor_ui::log_line;
  static constexpr auto action_words = splendor_ui::action_words;
  static constexpr auto reason_words = splendor_ui::reason_words;
  static constexpr auto places_of = splendor_ui::places_of;
  static constexpr auto place_of_reason = splendor_ui::place_of_reason;
  static constexpr auto turned_up = splendor_ui::turned_up;
  static constexpr auto line_of_play = splendor_ui::line_of_play;
  static constexpr auto milestone = splendor_ui::milestone;
  static constexpr auto help = splendor_ui::splendor_help;
  static constexpr auto help_page = splendor_ui::help_page;
  static constexpr auto ending = splendor_ui::ending;
  static constexpr auto figures = splendor_ui::figures;
  static constexpr auto known = splendor_ui::known;
  static constexpr auto theme = ui::theme_for;
  static constexpr auto draw_seat = splendor_ui::draw_emblem;
};

}  // namespace splendor_ui
