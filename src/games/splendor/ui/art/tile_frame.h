// What nobles, cities and posts share. Internal to ui/art.
#pragma once

#include "games/splendor/ui/art/tiles.h"

namespace splendor_ui::tile_frame {

/// Requirement as small cards in a column, within `area`; `any` > 0 adds "that many of one other colour".
void requirement_column(const ui::Canvas& canvas, const ui::Rect& area, splendor::Tokens cards, int any,
                        float card_height);
/// Likewise in a row, centred.
void requirement_row(const ui::Canvas& canvas, const ui::Rect& area, splendor::Tokens cards, int any, float card_width);
/// In one column, or two for more than three kinds, filling `area`: for narrow upright tiles.
void requirement_grid(const ui::Canvas& canvas, const ui::Rect& area, splendor::Tokens cards, int any);
/// A tile much higher than wide: its picture shrinks, what it asks for grows.
constexpr bool is_narrow(const ui::Rect& rect) { return rect.h > rect.w * 1.15f; }
/// The paper ground of a narrow tile below `top`; returns the area for what it asks for.
ui::Rect narrow_ground(const ui::Canvas& canvas, const ui::Rect& rect, float radius, float top);
/// Number of kinds that a requirement shows.
int kinds_of(splendor::Tokens cards, int any);

/// Owner's emblems and rings, after the tile itself.
void marks(const ui::Canvas& canvas, const ui::Rect& rect, float radius, const TileLook& look);
/// Also dim, hover and edge, for tiles that fill their rectangle.
void finish(const ui::Canvas& canvas, const ui::Rect& rect, float radius, const TileLook& look);

}  // namespace splendor_ui::tile_frame
