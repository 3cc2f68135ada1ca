// Where everything of Kingdom of Splendor stands: a pure function of the viewport and the board, tested without a window. On
// upright screens the journey runs from the bottom to the top, on others from left to right (the board turned by a
// quarter). A map that does not fit is moved along the journey (ui/scroll.h), never across it; here it lies at the start.
#pragma once

#include <array>

#include "base/text.h"
#include "games/kingdom/rules/board.h"
#include "games/kingdom/rules/state.h"
#include "ui/art/rect.h"
#include "ui/art/shape.h"
#include "ui/scroll.h"
#include "ui/table_shape.h"

namespace kingdom_ui {

struct KingdomLayoutInput {
  float width = 1280, height = 720;  ///< CSS pixels
  float text_scale = 1;
  kingdom::Setup setup{};                        ///< drawn(): players, full, sides, mysteries are read
  base::Language language = base::Language::en;  ///< of the names of places
  bool much_told = false;                        ///< the guide's bubble has to hold all of a hint
  friend bool operator==(const KingdomLayoutInput&, const KingdomLayoutInput&) = default;
};

/// A stop of the journey on the screen.
struct SpacePlace {
  bool in_play = false;
  ui::Point at;      ///< centre of the vignette
  float radius = 0;  ///< of the vignette
  ui::Rect target;   ///< to press; a square of at least 44 px
  ui::Rect label;    ///< for the name, beside the vignette; empty where there is no room for names
  ui::Rect spare;    ///< without label: for a name that must be shown now, whatever it covers
  ui::Rect tile;     ///< village tile (Mysteries, central section), at its upper right; else empty
};

/// A road on the screen.
struct RoadPlace {
  static constexpr int kPoints = 17;
  bool in_play = false;
  std::array<ui::Point, kPoints> path{};  ///< a smooth curve from the centre of its first space to that of its last
  ui::Rect banner;                        ///< the flag with the cost
  ui::Rect target;                        ///< to press: the banner, at least 44 px high and wide
  int rows = 1;                           ///< rows of pictures on the banner
  float picture = 0;                      ///< side of one of its pictures
};

struct KingdomLayout {
  ui::TableShape shape = ui::TableShape::wide;
  bool sideways = true;                          ///< the journey runs to the right; else upwards
  base::Language language = base::Language::en;  ///< of the names for which there is room

  ui::Rect window;   ///< the whole screen
  ui::Rect top_bar;  ///< title of the turn; the app's buttons are at its right end
  ui::Rect board;    ///< window to the map; what of the map lies outside is cut off
  ui::Rect map;      ///< the whole map, as large as the board or longer
  float max_scroll = 0;
  float pawn = 0;  ///< height of a pawn

  std::array<SpacePlace, kingdom::kSpaces.size()> spaces{};  ///< by SpaceId
  std::array<RoadPlace, kingdom::kRoads.size()> roads{};     ///< by RoadId
  std::array<ui::Rect, kingdom::kMedals> medals{};           ///< on the map, beside the palace
  ui::Rect gates;                                            ///< on the map, before the palace

  std::array<ui::Rect, 6> supply{};                         ///< piles: the five resources, then gold
  ui::Rect stack;                                           ///< city tiles face down
  std::array<ui::Rect, kingdom::kMarketSize> market{};      ///< Mysteries only, else empty
  std::array<ui::Rect, kingdom::kMaxTravellers> players{};  ///< one small panel for each traveller, by seat
  ui::Rect own;                                             ///< purse and tiles of the traveller to act, large
  ui::Rect action;                                          ///< what to do now: guide, speech bubble, buttons
  ui::Rect guide;                                           ///< the figure, inside `action`
  ui::Rect speech;                                          ///< its bubble and the buttons, inside `action`
  ui::Rect
      sheet;  ///< where a payment, a return or a choice is made; lies over the lower things (upright) or equals `action`

  const SpacePlace& space(kingdom::SpaceId id) const { return spaces[id]; }
  const RoadPlace& road(kingdom::RoadId id) const { return roads[id]; }
};

/// Placing flags and names without overlaps takes milliseconds: cache the result while the input stays the same.
KingdomLayout layout_kingdom(const KingdomLayoutInput& in);

/// The part of the map with a space and the destinations of its onward roads, and their names.
ui::Sight sight_of(const KingdomLayout& layout, const kingdom::Setup& setup, kingdom::SpaceId space);
/// The stretches of a map that scrolls which hold a name.
std::vector<ui::Sight> names_along(const KingdomLayout& layout);

/// Foot of a pawn on a space, number `index` of `count` (1 .. 4) there.
ui::Point pawn_at(const KingdomLayout& layout, kingdom::SpaceId space, int index, int count);
/// Point on a road, t from 0 (start) to 1 (end), at even speed.
ui::Point on_road(const KingdomLayout& layout, kingdom::RoadId road, float t);

/// Type sizes in CSS pixels: names of places on a map whose vignettes have that radius, and names of travellers.
float map_name_size(float radius, float text_scale);
float traveller_name_height(float text_scale);

/// Parts of a traveller's panel. Tokens are squares to be filled by cell_in().
struct PursePlace {
  ui::Rect pawn, name, tokens, tiles, badge;  ///< badge: medal, or the Queen's gem
};
PursePlace purse_place(const ui::Rect& panel, float text_scale);

/// Square `index` of `count` in an area: as large as fits, at most `largest`, with `gap` between, centred.
ui::Rect cell_in(const ui::Rect& area, int count, int index, float largest, float gap = 2);

}  // namespace kingdom_ui
