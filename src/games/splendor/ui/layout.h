// Where everything of Splendor's table stands: a pure function of the viewport and of what is in play, tested without a
// window. Three shapes: wide (players left, bank and actions right), strip (players on top) and upright (a phone).
#pragma once

#include <array>

#include "games/splendor/rules/state.h"
#include "ui/art/rect.h"
#include "ui/table_shape.h"

namespace splendor_ui {

struct LayoutInput {
  float width = 1280, height = 720;  ///< CSS pixels
  float text_scale = 1;
  int players = 2;
  int nobles = 3;  ///< tiles in play at the start
  int cities = 0;
  int posts = 0;
  bool orient = false;
  bool lessons = false;  ///< the action area has to hold them
  bool note = false;     ///< beside an action area that is needed, where there is width for both
  friend bool operator==(const LayoutInput&, const LayoutInput&) = default;
};

struct TableLayout {
  ui::TableShape shape = ui::TableShape::wide;
  ui::Rect top_bar;                                     ///< menu, turn, undo …
  std::array<ui::Rect, splendor::kMaxNobles> nobles{};  ///< or the three cities
  std::array<ui::Rect, 5> posts{};
  std::array<ui::Rect, splendor::kDeckCount> decks{};
  std::array<ui::Rect, splendor::kSlotCount> slots{};
  std::array<ui::Rect, splendor::kColourCount> piles{};   ///< places of the bank, gold last
  std::array<ui::Rect, splendor::kMaxPlayers> players{};  ///< panels (wide), or chips on top (strip, upright)
  ui::Rect own;     ///< own tokens, bonuses, reserves (strip, upright); empty when wide
  ui::Rect action;  ///< what to do now
  ui::Rect note;    ///< below the players, for a note; empty: there is no room
  ui::Rect
      low_sheet;   ///< a sheet that leaves cards and tiles visible, for decisions about them; equals action when wide
  ui::Rect sheet;  ///< where a chosen card is shown large; equals action when wide
  float card_w = 80;
};

TableLayout layout_table(const LayoutInput& in);

}  // namespace splendor_ui
