// Shared by the parts of make_view: the map (make_map.cpp), the table around it (make_table.cpp) and the action area
// (make_actions.cpp, make_sheet.cpp).
#pragma once

#include "games/kingdom/ui/view.h"

namespace kingdom_ui {

class ViewMaker {
 public:
  ViewMaker(const Position& position, const Selection& selection, const Layout& layout, const ui::Canvas& measure,
            View& view);
  void make();

 private:
  using Rect = ui::Rect;

  float text_scale() const { return std::min(rest_.scale(), 1.5f); }
  void pawn_badge(int seat, float cx, float cy, float size);
  void guide(const Rect& rect);
  /// A token in the middle of a cell; `size` is relative to its width.
  void token(const Rect& cell, kingdom::Token token, float size, const PieceLook& look = {}, bool reacts = false,
             int control = ui::kNoControl);
  static void tile_face(const ui::Canvas& canvas, const Rect& rect, int tile, const PieceLook& look);

  /// The seat whose touch is marked at a place of the table; -1: nobody's.
  int last_touched_by(Anchor place) const;

  // make_map.cpp
  /// `seen`: in the middle of the target.
  int map_control(const char* kind, const char* id, const Rect& target, const Rect& seen, const std::string& text);
  void make_roads();
  Rect beside_roads(kingdom::SpaceId space, const kingdom::RoadList& roads) const;
  void make_spaces();
  void make_places();

  // make_table.cpp
  void make_supply();
  void make_tiles();
  void make_travellers();
  void make_own();
  void enlarge_tile(int control, kingdom::TileId tile);

  // make_actions.cpp
  bool sheet_open() const;
  Rect speech_rect() const;
  void make_speaking();
  void make_recap_and_advice(const Rect& inside, const std::string& words);
  void make_hint(const Rect& inside);
  std::vector<std::string> hint_in(const Rect& rect) const;
  void make_lesson(const Rect& inside, const ui::Tip& lesson);
  void make_collecting(const Rect& inside, const std::string& words);
  void reader(const Rect& figure);

  // make_speech.cpp
  /// Words and the pictures that are marked among them, in the middle of a rectangle's height, as large as they fit.
  void say(const Rect& rect, std::string_view text);
  /// Their least height; more than any room if a word is too long for the width.
  float least_height(float width, std::string_view text) const;

  // make_sheet.cpp
  Rect sheet_rect() const;
  void make_sheet();
  void make_payment(const Rect& area);
  void make_lacking(const Rect& area);
  void make_returning(const Rect& area);
  void make_tile_choice(const Rect& area);
  void make_giving(const Rect& area);
  void make_medal_choice(const Rect& area);
  void clear_button(const Rect& rect);

  const Position& position_;
  const Selection& selection_;
  const Choice& choice_;
  const kingdom::GameState& real_;
  const kingdom::ActionList& actions_;
  View& view_;
  const KingdomLayout& layout_;
  const ui::Theme& theme_;
  ui::ViewBuilder<Piece> lines_, map_, table_, rest_;
  std::vector<SpareNamePiece> named_;
  std::vector<TouchedPlace> touched_;  ///< by others, while nothing is chosen
};

}  // namespace kingdom_ui
