// Kingdom's table for the app: what ui::TableScreen asks of a game, gathered from the files of this room.
#pragma once

#include "games/kingdom/ui/figures.h"
#include "games/kingdom/ui/help.h"
#include "games/kingdom/ui/hint.h"
#include "games/kingdom/ui/view.h"
#include "ui/table_screen.h"

namespace kingdom_ui {

struct Table {
  using Position = kingdom_ui::Position;
  using Selection = kingdom_ui::Selection;
  using LayoutInput = kingdom_ui::KingdomLayoutInput;
  using Layout = kingdom_ui::Layout;
  using View = kingdom_ui::View;
  using Motion = kingdom_ui::Motion;
  using Pictures = kingdom_ui::Pictures;

  static constexpr auto position_of = kingdom_ui::position_of;
  static constexpr auto first_selection = kingdom_ui::first_selection;
  static constexpr auto reduce = kingdom_ui::reduce;
  static constexpr auto key_press = kingdom_ui::key_press;
  static constexpr auto layout_input = kingdom_ui::layout_input;
  static constexpr auto layout = kingdom_ui::layout;
  static constexpr auto make_view = kingdom_ui::make_view;
  static constexpr auto play = kingdom_ui::play;
  static constexpr auto trace = kingdom_ui::trace;
  static constexpr auto seen = kingdom_ui::seen;
  static constexpr auto sight = kingdom_ui::sight;
  static constexpr auto draw = kingdom_ui::draw;
  static constexpr auto draw_enlarged = kingdom_ui::draw_enlarged;
  static constexpr auto title = kingdom_ui::title;
  static constexpr auto status = kingdom_ui::status;
  static constexpr auto log_line = kingdom_ui::log_line;
  static constexpr auto action_words = kingdom_ui::action_words;
  static constexpr auto reason_words = kingdom_ui::reason_words;
  static constexpr auto places_of = kingdom_ui::places_of;
  static constexpr auto place_of_reason = kingdom_ui::place_of_reason;
  static constexpr auto line_of_play = kingdom_ui::line_of_play;
  static constexpr auto milestone = kingdom_ui::milestone;
  static constexpr auto help = kingdom_ui::help;
  static constexpr auto help_page = kingdom_ui::help_page;
  static constexpr auto ending = kingdom_ui::ending;
  static constexpr auto figures = kingdom_ui::figures;
  static constexpr auto growth = kingdom_ui::growth;
  static constexpr auto theme = kingdom_ui::kingdom_theme;
  static constexpr auto draw_seat = kingdom_ui::draw_pawn_badge;
};

}  // namespace kingdom_ui
