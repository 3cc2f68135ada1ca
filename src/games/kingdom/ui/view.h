// Kingdom's table as plain data, and its drawing. make_view puts it together from a position and what is selected; draw
// paints it, with what moves over it, and asks no rules.
#pragma once

#include <memory>
#include <vector>

#include "games/kingdom/ui/art/board_art.h"
#include "games/kingdom/ui/art/guide.h"
#include "games/kingdom/ui/motion.h"
#include "games/kingdom/ui/selection.h"
#include "ui/painted_pieces.h"
#include "ui/turns.h"

namespace kingdom_ui {

/// Shared, since it is large and costly to make; never changed.
using Layout = std::shared_ptr<const ui::KingdomLayout>;

// ---- Pieces of the map

/// A road from here: its line, or its flag.
struct RoadPiece {
  Layout layout;
  kingdom::RoadId road;
  void (*draw)(const ui::Canvas&, const ui::KingdomLayout&, kingdom::RoadId, const ui::RoadLook&);
  ui::RoadLook look;
  int control;
  friend bool operator==(const RoadPiece&, const RoadPiece&) = default;
};

/// The marks around a place.
struct SpacePiece {
  Layout layout;
  kingdom::SpaceId space;
  ui::SpaceLook look;
  int control;
  friend bool operator==(const SpacePiece&, const SpacePiece&) = default;
};

/// The name of a place for which the map has no room, when it must be read now.
struct SpareNamePiece {
  Layout layout;
  kingdom::SpaceId space;
  friend bool operator==(const SpareNamePiece&, const SpareNamePiece&) = default;
};

struct GatesPiece {
  ui::Rect rect;
  bool closed;
  friend bool operator==(const GatesPiece&, const GatesPiece&) = default;
};

/// The tile of a village: hidden beside it, or, once found, held up while it is turned.
struct VillagePiece {
  ui::Rect rect;
  std::size_t village;  ///< in the order of mystery_villages
  bool found;
  kingdom::Effect effect;
  friend bool operator==(const VillagePiece&, const VillagePiece&) = default;
};

// ---- Pieces of the table. Those that react are lit below the pointer, and marked where they are lit already.

struct SupplyPiece {
  ui::Rect rect;
  kingdom::Token token;
  int count, taken;
  ui::PieceLook look;
  bool reacts;
  int control;
  friend bool operator==(const SupplyPiece&, const SupplyPiece&) = default;
};

/// A token, a city tile, the stack, a medal.
struct ThingPiece {
  ui::Rect rect;
  void (*draw)(const ui::Canvas&, const ui::Rect&, int what, const ui::PieceLook&);
  int what;
  ui::PieceLook look{};
  bool reacts = false;
  int control = ui::kNoControl;
  friend bool operator==(const ThingPiece&, const ThingPiece&) = default;
};

/// A traveller's small panel.
struct TravellerPiece {
  ui::Rect rect;
  int seat;
  kingdom::Traveller traveller;
  std::string name;
  ui::TravellerLook look;
  bool ringed;
  int control;
  friend bool operator==(const TravellerPiece&, const TravellerPiece&) = default;
};

/// The purse of whoever plays, large.
struct PursePiece {
  ui::Rect rect;
  int seat;
  kingdom::Traveller traveller;
  ui::PurseLook look;
  friend bool operator==(const PursePiece&, const PursePiece&) = default;
};

using Piece = ui::PieceOf<RoadPiece, SpacePiece, SpareNamePiece, GatesPiece, VillagePiece, SupplyPiece, ThingPiece,
                          TravellerPiece, PursePiece>;

/// What a control shows when it is looked at from near.
struct Enlarged {
  int control;
  void (*draw)(const ui::Canvas&, const ui::Rect&, int what);
  int what;
  float aspect = 1;  ///< height for a width of 1
};

/// In the order of drawing; pawns stand on the map, and the guide below what is to be done.
struct View : ui::TableView {
  std::vector<Piece> lines;  ///< of roads: on the ground, below the places
  std::vector<Piece> map, table;
  std::vector<Piece> actions;  ///< what is to be done, or what is told
  std::vector<Enlarged> enlarged;
  Layout layout;
  kingdom::Setup setup;
  std::array<kingdom::SpaceId, kingdom::kMaxTravellers> stands_on{};  ///< by seat
  int current = -1;                                                   ///< seat that decides; -1: nobody
  int looked_for = 0;                                                 ///< seat that the map shows
  ui::GuideMood mood{};
  bool guide_speaks = true;  ///< else a sheet lies over the guide
};

/// What is kept of the painting.
struct Pictures {
  ui::BoardPicture board;
  ui::PaintedPieces<Piece> lines, map, table, actions;
};

ui::KingdomLayoutInput layout_input(const Position& position, const ui::Rect& area, float text_scale);
Layout layout(const ui::KingdomLayoutInput& input);
View make_view(const Position& position, const Selection& selection, const Layout& layout, const ui::Canvas& measure);

/// The position in words, with every legal action.
ui::TableWords words_of(const Position& position);

/// The turns since one's own in pieces; and a position while something is on its way. See ui::TableScreen.
std::vector<ui::TurnLine> turn_lines(const Position& position);
/// See ui::GameScreen.
std::vector<ui::TurnLine> course(const ui::Moment& moment, const app::Game& from,
                                 const std::vector<std::string>& actions);
Position seen(const Position& now, const Motion& motion, std::size_t index, double now_ms);

/// Who walks; else whom the selection looks for, or who is to act.
ui::Sight sight(const View& view, const Motion& motion, double now_ms);
/// GameScreen::draw_enlarged of a city tile, a place or the price of a road.
float draw_enlarged(const View& view, int control, const ui::Rect& rect, const ui::Canvas& canvas);
void draw(const View& view, const ui::Instant& now, const Motion& motion, Pictures& pictures, const ui::Canvas& canvas);

}  // namespace kingdom_ui
