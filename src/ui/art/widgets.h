// Drawing of controls and surfaces. The caller passes which one is hot, pressed or focused.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "ui/art/icons.h"
#include "ui/art/text.h"

namespace ui {

struct ControlState {
  bool hot = false, pressed = false, disabled = false, focused = false;
};

// ---- Surfaces

/// active_panel: whose turn it is; chosen_panel: chosen among several.
enum class Surface : std::uint8_t { panel, active_panel, chosen_panel, well, dialog, paper };
/// Rounded surface; raised ones cast a soft shadow. radius < 0: the surface's own.
/// `edge`: for an active panel its player's colour, since amber says what one can do; 0: the surface's own.
void draw_surface(const Canvas& canvas, const Rect& rect, Surface surface, float radius = -1, ImU32 edge = 0);
/// The whole table's ground.
void draw_ground(const Canvas& canvas, const Rect& rect);
void draw_scrim(const Canvas& canvas, const Rect& rect, float opacity = 1);
void draw_soft_shadow(const Canvas& canvas, const Rect& rect, float radius, float spread, float opacity = 1);

enum class Edge : std::uint8_t { top, bottom };
/// Shows at an edge of a scrolled area of a panel that there is more in that direction.
void draw_scroll_shadow(const Canvas& canvas, const Rect& area, Edge edge, float strength);

// ---- Rings (outside `rect`, by space::kRingGap)

void draw_focus_ring(const Canvas& canvas, const Rect& rect, float radius);
void draw_ring(const Canvas& canvas, const Rect& rect, float radius, ImU32 colour, float width,
               float gap = space::kRingGap);
void draw_dashed_ring(const Canvas& canvas, const Rect& rect, float radius, ImU32 colour, float width,
                      float gap = space::kRingGap);

// ---- Controls

enum class ButtonKind : std::uint8_t { primary, secondary, quiet, danger };
void draw_button(const Canvas& canvas, const Rect& rect, ButtonKind kind, const ControlState& state,
                 std::string_view label, Icon icon = Icon::none);
/// Width a button needs for its label at the current text scale.
float button_width(const Canvas& canvas, std::string_view label, Icon icon = Icon::none);
/// draw_button() shows the whole label there: in a line or in several, smaller if need be.
bool button_has_room(const Canvas& canvas, const Rect& rect, std::string_view label, Icon icon = Icon::none);
/// What the edge of an icon button says: what to do now, or that it is on.
enum class IconMark : std::uint8_t { none, can, chosen };
/// A round or square button with an icon only.
void draw_icon_button(const Canvas& canvas, const Rect& rect, const ControlState& state, Icon icon,
                      IconMark mark = IconMark::none);

/// `on` from 0 to 1, for the motion.
void draw_toggle(const Canvas& canvas, const Rect& rect, float on, const ControlState& state);

/// One choice of several, in a row or in two. `hot`, `pressed`, `focused`: index, or -1.
struct SegmentState {
  int chosen = 0, hot = -1, pressed = -1, focused = -1;
  unsigned disabled = 0;  ///< bit per segment
  int rows = 1;
};
void draw_segments(const Canvas& canvas, const Rect& rect, std::span<const std::string_view> labels,
                   const SegmentState& state);
/// The part of `rect` that belongs to segment i of n.
Rect segment_rect(const Rect& rect, int count, int index, int rows = 1);
/// Width of each segment for the longest of the labels, at the smallest text size allowed.
float segment_width(const Canvas& canvas, std::span<const std::string_view> labels);

void draw_chip(const Canvas& canvas, const Rect& rect, std::string_view label, const ControlState& state,
               bool chosen = false, Icon icon = Icon::none);

/// A row of a list or menu: hot and pressed grounds, an icon at the left, a value at the right.
void draw_row(const Canvas& canvas, const Rect& rect, std::string_view label, std::string_view value,
              const ControlState& state, Icon icon = Icon::none);

/// Bubble; its beak points at `tip` from the side where the bubble lies.
void draw_bubble(const Canvas& canvas, const Rect& body, ImVec2 tip);

/// Paper disc with a number, as on cards and piles.
void draw_count_disc(const Canvas& canvas, float cx, float cy, float diameter, int value);

/// All of it in the colour of a seat.
void draw_seat_bar(const Canvas& canvas, const Rect& rect, const PlayerColour& colour);

/// 0 .. 1
void draw_progress(const Canvas& canvas, const Rect& rect, float share);

}  // namespace ui
