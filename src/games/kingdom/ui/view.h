// Kingdom's table as plain data, and its drawing. make_view puts it together from a position and what is selected; draw
// paints it, with what moves over it, and asks no rules.
#pragma once

#include <memory>
#include <vector>

#include "games/kingdom/ui/board_art.h"
#include "games/kingdom/ui/guide.h"
#include "games/kingdom/ui/motion.h"
#include "games/kingdom/ui/selection.h"
#include "ui/painted_pieces.h"

namespace kingdom_ui {

/// Shared, since it is large and costly to make; never changed.
using Layout = std::shared_ptr<const ui::KingdomLayout>;

// ---- Pieces of the map

/// The line of a road from here, and its flag: only while nothing moves.
struct RoadLinePiece {
  Layout layout;
  kingdom::RoadId road;
  ui::RoadLook look;
  friend bool operator==(const RoadLinePiece&, const RoadLinePiece&) = default;
};
struct RoadFlagPiece {
  Layout layout;
  kingdom::RoadId road;
  ui::RoadLook look;
  int control;
  friend bool operator==(const RoadFlagPiece&, const RoadFlagPiece&) = default;
};

/// The marks around a place. While something moves only whether somebody stands there.
struct SpacePiece {
  Layout layout;
  kingdom::SpaceId space;
  ui::SpaceLook look;
  int control;
  friend bool operator==(const SpacePiece&, const SpacePiece&) = default;
};

struct SpareNamePiece {
  Layout layout;
  kingdom::SpaceId space;
  base::Language language;
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

// ---- Pieces of the table. Those that react are lit below the pointer.

struct SupplyPiece {
  ui::Rect rect;
  kingdom::Token token;
  int count, taken;
  ui::PieceLook look;
  bool reacts;
  int control;
  friend bool operator==(const SupplyPiece&, const SupplyPiece&) = default;
};

struct StackPiece {
  ui::Rect rect;
  int count;
  ui::PieceLook look;
  int control;
  friend bool operator==(const StackPiece&, const StackPiece&) = default;
};

struct TokenPiece {
  kingdom::Token token;
  float cx, cy, diameter;
  ui::PieceLook look{};
  bool reacts = false;
  int control = ui::kNoControl;
  friend bool operator==(const TokenPiece&, const TokenPiece&) = default;
};

/// A city tile, or an empty place for one (kNoTile).
struct CityTilePiece {
  ui::Rect rect;
  kingdom::TileId tile;
  ui::PieceLook look{};
  bool reacts = false;
  int control = ui::kNoControl;
  int market = -1;  ///< its place of the marketplace, which is empty until the tile has arrived
  friend bool operator==(const CityTilePiece&, const CityTilePiece&) = default;
};

struct MedalPiece {
  ui::Rect rect;
  int medal;
  ui::PieceLook look{};
  int control = ui::kNoControl;
  friend bool operator==(const MedalPiece&, const MedalPiece&) = default;
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

using Piece = ui::PieceOf<RoadLinePiece, RoadFlagPiece, SpacePiece, SpareNamePiece, GatesPiece, VillagePiece,
                          SupplyPiece, StackPiece, TokenPiece, CityTilePiece, MedalPiece, TravellerPiece, PursePiece>;

/// In the order of drawing; pawns stand on the map, and the guide below what is to be done.
struct View : ui::TableView {
  std::vector<Piece> lines;  ///< of roads: on the ground, below the places
  std::vector<Piece> map, table;
  std::vector<Piece> at_rest, in_motion;  ///< what is to be done, and what is told while something moves
  Layout layout;
  kingdom::Setup setup;
  base::Language language{};
  // Controls that are there only while nothing moves: those of roads come first, those of what is to be done last.
  int roads_end = 0, actions_begin = 0;
  std::array<kingdom::SpaceId, kingdom::kMaxTravellers> stands_on{};  ///< by seat
  int current = -1;                                                   ///< seat that decides; -1: nobody
  int looked_for = 0;                                                 ///< seat that the map shows
  ui::GuideMood mood{};
  bool guide_speaks = true;  ///< at rest; a sheet lies over the guide
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

/// Who walks; else whom the selection looks for, or who is to act.
ui::Sight sight(const View& view, const Motion& motion, double now_ms);
bool hides(const View& view, int control, const Motion& motion, double now_ms);
void draw(const View& view, const ui::Instant& now, const Motion& motion, Pictures& pictures, const ui::Canvas& canvas);

}  // namespace kingdom_ui
