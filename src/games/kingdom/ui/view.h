// Kingdom's table as plain data, and its drawing. make_view builds it from a position and a selection; draw paints it with
// its animations, and uses no rules.
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
using Layout = std::shared_ptr<const KingdomLayout>;

// ---- Pieces of the map

/// A road from here: its line, or its flag.
struct RoadPiece {
  Layout layout;
  kingdom::RoadId road;
  void (*draw)(const ui::Canvas&, const KingdomLayout&, kingdom::RoadId, const RoadLook&);
  RoadLook look;
  int control;
  friend bool operator==(const RoadPiece&, const RoadPiece&) = default;
};

/// The marks around a place.
struct SpacePiece {
  Layout layout;
  kingdom::SpaceId space;
  SpaceLook look;
  int control;
  friend bool operator==(const SpacePiece&, const SpacePiece&) = default;
};

/// The name of a place that the map leaves out, when it must be shown.
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

/// The tile of a village: hidden beside it or, once found, shown large while it turns.
struct VillagePiece {
  ui::Rect rect;
  std::size_t village;  ///< in the order of mystery_villages
  bool found;
  kingdom::Effect effect;
  friend bool operator==(const VillagePiece&, const VillagePiece&) = default;
};

// ---- Pieces of the table. Those that react are highlighted under the pointer.

struct SupplyPiece {
  ui::Rect rect;
  kingdom::Token token;
  int count, taken;
  PieceLook look;
  bool reacts;
  int control;
  friend bool operator==(const SupplyPiece&, const SupplyPiece&) = default;
};

/// A token, a city tile, the stack, a medal.
struct ThingPiece {
  ui::Rect rect;
  void (*draw)(const ui::Canvas&, const ui::Rect&, int what, const PieceLook&);
  int what;
  PieceLook look{};
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
  TravellerLook look;
  bool ringed;
  int control;
  friend bool operator==(const TravellerPiece&, const TravellerPiece&) = default;
};

/// The large purse of the traveller to act.
struct PursePiece {
  ui::Rect rect;
  int seat;
  kingdom::Traveller traveller;
  PurseLook look;
  friend bool operator==(const PursePiece&, const PursePiece&) = default;
};

using Piece = ui::PieceOf<RoadPiece, SpacePiece, SpareNamePiece, GatesPiece, VillagePiece, SupplyPiece, ThingPiece,
                          TravellerPiece, PursePiece>;

/// The enlarged picture of a control.
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
  std::vector<Piece> actions;  ///< the action area: choices, advice or a lesson
  std::vector<Enlarged> enlarged;
  Layout layout;
  kingdom::Setup setup;
  std::array<kingdom::SpaceId, kingdom::kMaxTravellers> stands_on{};  ///< by seat
  int current = -1;                                                   ///< seat that decides; -1: nobody
  int own_seat = 0;                                                   ///< whose purse lies open, and
  ui::Rect own_purse;                                                 ///< where tokens arrive in it
  kingdom::TileSet own_tiles;  ///< that lie there; one in flight comes between them
  int located_seat = 0;        ///< seat to which the map scrolls
  GuideMood mood{};
  bool guide_speaks = true;  ///< else something else has the guide's place
};

/// Cached drawings.
struct Pictures {
  BoardPicture board;
  ui::PaintedPieces<Piece> lines, map, table, actions;
};

KingdomLayoutInput layout_input(const Position& position, const ui::Rect& area, float text_scale);
Layout layout(const KingdomLayoutInput& input);
View make_view(const Position& position, const Selection& selection, const Layout& layout, const ui::Canvas& measure);

/// The position in words, with every action that is offered.
ui::TableWords words_of(const Position& position, const Selection& selection);

/// The turns since the viewer's own as pieces; and the position shown during an animation. See ui::TableScreen.
std::vector<ui::TurnLine> turn_lines(const Position& position);
/// Places that others have touched since the viewer's own turn, and by which seat; the latest last.
struct TouchedPlace {
  Anchor place;
  int seat;
};
std::vector<TouchedPlace> touched_by_others(const Position& position);
/// See ui::GameScreen.
std::vector<ui::TurnLine> line_of_play(const ui::Moment& moment, const app::Game& from,
                                       const std::vector<std::string>& actions);
Position seen(const Position& now, const Motion& motion, std::size_t index, double now_ms);

/// The pawn that walks; else the one that the selection locates, or the one to act.
ui::Sight sight(const View& view, const Motion& motion, double now_ms);
/// GameScreen::draw_enlarged of a city tile, a place or the price of a road.
float draw_enlarged(const View& view, int control, const ui::Rect& rect, const ui::Canvas& canvas);
void draw(const View& view, const ui::Instant& now, const Motion& motion, Pictures& pictures, const ui::Canvas& canvas);

}  // namespace kingdom_ui
