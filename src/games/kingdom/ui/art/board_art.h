// The map: static picture, roads and their flags, places, gates. The static picture is drawn once and cached
// (BoardPicture); what changes with the position is drawn over it in each frame.
#pragma once

#include <imgui.h>

#include "app/settings.h"
#include "games/kingdom/ui/art/pieces.h"
#include "ui/art/mesh.h"

namespace kingdom_ui {

/// What never changes during a game, in two layers: the ground (sea, land, woods, roads) and what stands on it (places,
/// flags with their costs, and the names that the window shows whole). Roads and flags are pale here: those that can be chosen now are drawn over them. Each is a mesh; it is painted anew when layout, board, theme, language or fonts have
/// changed. Moving the map only shifts it.
///
/// A frame draws, from below:
///   picture.draw(Layer::ground, …);
///   push_board_clip(…);  draw_road_line(…) of the roads from here;  pop_board_clip(…);
///   picture.draw(Layer::places, …);
///   push_board_clip(…);  draw_space_marks, draw_road_flag, gates, tiles, medals, pawns;  pop_board_clip(…).
class BoardPicture {
 public:
  /// A layer, moved by `shift` and cut at layout.board. Painting takes some milliseconds, drawing next to nothing.
  enum class Layer : std::uint8_t { ground, places };
  void draw(Layer layer, const ui::Canvas& canvas, const KingdomLayout& layout, const kingdom::Setup& setup,
            ui::Point shift = {});

 private:
  struct Key {
    ui::Rect board, map;
    kingdom::Setup setup{};
    base::Language language = base::Language::en;
    ui::Light light{};
    friend bool operator==(const Key&, const Key&) = default;
  };
  void refresh(const ui::Canvas& canvas, const KingdomLayout& layout, const kingdom::Setup& setup);

  Key key_{};
  bool painted_ = false;
  ui::Mesh ground_, places_;
  std::array<ui::Mesh, kingdom::kSpaces.size()> names_;
};

/// Call push before drawing anything upon the map, pop afterwards: cuts at the board's window.
void push_board_clip(const ui::Canvas& canvas, const KingdomLayout& layout);
void pop_board_clip(const ui::Canvas& canvas);

/// The state of an onward road for the traveller to act.
enum class RoadState : std::uint8_t {
  payable,       ///< amber ring and glow: "you can"
  payable_wild,  ///< the same, dashed: with gold or treasure only
  missing,       ///< something is missing: what is there already is ticked on its flag
  chosen,        ///< white ring, its destination lit
};
/// Marks within a flag: a tick on what the traveller has of the price, a coin on what gold replaces.
struct FlagMarks {
  bool shown = false;
  kingdom::Tokens missing{}, by_gold{};
  friend bool operator==(const FlagMarks&, const FlagMarks&) = default;
};
struct RoadLook {
  RoadState state = RoadState::payable;
  FlagMarks marks{};
  bool hot = false, held = false, focused = false;
  friend bool operator==(const RoadLook&, const RoadLook&) = default;
};
/// The road itself: between ground and places.
void draw_road_line(const ui::Canvas& canvas, const KingdomLayout& layout, kingdom::RoadId road, const RoadLook& look);
/// Its flag with ring and marks: above the places.
void draw_road_flag(const ui::Canvas& canvas, const KingdomLayout& layout, kingdom::RoadId road, const RoadLook& look);

/// A cost flag on its own, for sheets and help; `rows` 1 or 2.
void draw_cost_flag(const ui::Canvas& canvas, const ui::Rect& rect, kingdom::Tokens cost, int rows, float picture,
                    const FlagMarks& marks = {});

/// Rings around a place: it can be reached now, is chosen, or has the keyboard's focus; and in the colours of seats.
struct SpaceLook {
  bool can_reach = false, wild = false, chosen = false, hot = false, focused = false;
  int current = -1;  ///< the seat that stands here and decides
  int touched = -1;  ///< the last of the others who came here
  friend bool operator==(const SpaceLook&, const SpaceLook&) = default;
};
void draw_space_marks(const ui::Canvas& canvas, const KingdomLayout& layout, kingdom::SpaceId space,
                      const SpaceLook& look);

/// The name of a place that is left out in the static picture, drawn where it matters: the current place and its destinations.
void draw_spare_name(const ui::Canvas& canvas, const KingdomLayout& layout, kingdom::SpaceId space);

/// A place's vignette on its own, for sheets and help.
void draw_vignette(const ui::Canvas& canvas, kingdom::SpaceId space, float cx, float cy, float radius);

}  // namespace kingdom_ui
