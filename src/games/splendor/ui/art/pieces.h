// What belongs to a player: emblem, stronghold. Colour and shape both differ by seat.
#pragma once

#include <cstdint>

#include "ui/art/canvas.h"

namespace splendor_ui {

/// Round badge with the seat's own sign (sun, moon, leaf, wave, bird), from 12 px.
void draw_emblem(const ui::Canvas& canvas, int seat, float cx, float cy, float size);
/// The sign alone, in one colour.
void draw_emblem_sign(const ui::Canvas& canvas, int seat, float cx, float cy, float size, ImU32 colour);

/// A tower token; its crown of battlements differs by seat. (cx, cy) is its middle, height = size, width = 0.7 size.
void draw_stronghold(const ui::Canvas& canvas, int seat, float cx, float cy, float size);
/// 1 .. 3 towers standing side by side , centred, fitting `size` in height.
void draw_strongholds(const ui::Canvas& canvas, int seat, int count, float cx, float cy, float size);

/// Marks what this player's last action touched: a line in their colour, with their emblem on its upper edge.
void draw_seat_ring(const ui::Canvas& canvas, int seat, const ui::Rect& rect, float radius);
/// The emblem alone, for places with another ring.
void draw_seat_sign(const ui::Canvas& canvas, int seat, const ui::Rect& rect);
void draw_seat_circle(const ui::Canvas& canvas, int seat, float cx, float cy, float radius);

}  // namespace splendor_ui
