// Shared by the parts of make_view: the table (make_table.cpp), the players (make_players.cpp), the action area
// (make_actions.cpp) and what is chosen or decided in it or on a sheet (make_sheet.cpp, make_payment.cpp, make_decision.cpp).
#pragma once

#include "games/splendor/ui/view.h"

namespace splendor_ui {

class ViewMaker {
 public:
  ViewMaker(const Position& position, const Selection& selection, const ui::Canvas& measure, View& view);
  void make();

 private:
  using Rect = ui::Rect;

  // make_view.cpp
  Decision decision() const { return {real_, position_.actions, choice_.hold}; }
  bool is_chosen(splendor::ActionKind kind, int what) const;
  /// The look of a card of the table with its strongholds, wherever it is drawn.
  CardLook table_look(splendor::CardId card) const;
  /// `missing` tokens, of what the perspective holds in `held`.
  void show_missing(CardLook& look, const splendor::GameState& held, splendor::CardId card, int missing) const;
  /// "2 strongholds of Anna: only Anna may buy or reserve it"; empty for a card without strongholds.
  std::string held_text(splendor::CardId card) const;
  /// What is missing for a card: to the perspective, or to the rival who has reserved it.
  std::string who_can_buy(splendor::CardId card) const;
  /// Drawn cards that only the player to act may see stay face down until they ask.
  bool hides_drawn_cards() const;
  float text_scale() const { return std::min(build_.scale(), 1.5f); }
  void emblem(int seat, float cx, float cy, float size);
  /// The sign of a seat, or the face of a character with its sign in a corner, where there is room.
  void face(int seat, float cx, float cy, float size);
  void count_disc(float cx, float cy, float diameter, int value);
  void tower(int seat, float cx, float cy, float size);
  void empty_slot(const Rect& rect) { build_.add(CardPiece{rect, splendor::kNoCard}); }

  // make_table.cpp
  splendor::GameState with_chosen_gems() const;
  void make_bank();
  void make_market();
  void make_tiles();
  void make_tile(const Rect& rect, Tile tile, Anchor place, std::string id, std::string label);

  // make_players.cpp
  void make_players();
  void land(Anchor::Kind kind, int seat, int what, const Rect& rect);
  void make_panel(int seat, const Rect& rect);
  void make_won(int seat, const Rect& area);
  void make_chip_of(int seat, const Rect& rect);
  void make_held(int seat, const Rect& rect);
  void make_own(const Rect& rect);
  void make_hand(int seat, const Rect& rect);
  void make_columns(int seat, const Rect& area);
  void make_beside_bonuses(const splendor::PlayerState& player, int seat, const Rect& place, const Rect& card);
  void make_model(splendor::Gem gem, const Rect& card);

  // make_actions.cpp
  void make_actions();
  /// The area is a bar: words beside buttons, not above them.
  bool is_bar(const Rect& rect) const { return layout_.shape == ui::TableShape::upright || rect.h < 80; }
  /// A bold title at the top; returns what is left below it.
  Rect titled(const Rect& rect, std::string_view title);
  /// Words in the middle of a low bar, as large as fits without cutting.
  void bar_words(const Rect& rect, std::string_view text, ImU32 colour);
  void close_button(const Rect& rect);
  /// The buttons of an action at the bottom of `rect`. The one that takes, buys or confirms is always the lowest and the
  /// rightmost; the other one is above it, or to its left if the area is low.
  struct ButtonPlaces {
    Rect sure, other;
  };
  static ButtonPlaces button_places(const Rect& rect, bool stacked);
  /// The same, with a cross that clears the selection to the left of `sure`, if `has_cross`.
  Rect beside_cross(const Rect& rect, bool has_cross, const ui::Text& label);
  void make_gem_choice(const Rect& rect);
  void make_waiting(const Rect& rect);
  void make_looking_back(const Rect& rect);
  /// A recap of the turns since the viewer's own, and earlier ones as far as there is room.
  void make_recap_below(const Rect& rect, std::string_view words, ImU32 colour);
  void make_log(const Rect& rect);
  void make_recent(const Rect& rect, std::size_t before);
  /// The lesson shown now; nullptr for none.
  const ui::Tip* lesson() const;
  void make_lesson(const Rect& rect, const ui::Tip& told);
  void make_room_for_note();
  void make_note(const Rect& rect);

  // make_sheet.cpp; what fills a sheet or a part of it returns the height that it needs
  /// Something is chosen that is shown large, or has to be decided.
  bool has_choice() const;
  bool sheet_open() const;
  /// The largest area of the sheet: what can be pressed on the table stays visible.
  Rect most_of_sheet() const;
  /// The lower part of it that holds what it has to.
  Rect sheet_rect() const;
  Rect inside_sheet(const Rect& sheet) const;
  float fill_sheet(const Rect& rect);
  float make_what_is_due(const Rect& rect);
  /// At an earlier moment the history bar has the place of the buttons of a decision, until something is chosen.
  bool bar_for_buttons() const;
  /// Pictures stand above words, not beside them.
  bool is_column() const;
  bool stacks_buttons() const;
  float make_return(const Rect& rect);
  float make_card_choice(const Rect& rect);
  float make_deck_choice(const Rect& rect);
  float make_tile_choice(const Rect& rect);

  // make_payment.cpp
  float make_payment(const Rect& rect);

  // make_decision.cpp
  float make_decision(const Rect& rect);
  float make_options(const Rect& rect);
  float make_answer(const Rect& rect);
  std::string option_label(const splendor::Action& action) const;

  const Position& position_;
  const Selection& selection_;
  const Choice& choice_;
  const splendor::GameState& real_;
  const splendor::GameState& shown_;
  View& view_;
  const TableLayout& layout_;
  const ui::Theme& theme_;
  ui::ViewBuilder<Piece> build_;
  Rect sheet_{};  ///< empty while none is open
};

}  // namespace splendor_ui
