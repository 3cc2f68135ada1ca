// The pieces of Kingdom's table: resources and tokens, tiles, medals, the chest, purses, pawns. The functions draw them
// centred or fitted, allocate nothing and keep no state.
#pragma once

#include <string_view>
#include "games/kingdom/rules/state.h"

#include "games/kingdom/ui/art/storybook.h"
#include "games/kingdom/ui/layout.h"
#include "ui/art/canvas.h"

namespace kingdom_ui {

// ---- Resources: each its own outline, so that they differ without colour

/// Mushroom, apple, cabbage, hazelnut, drop of water, gold coin, treasure chest; from 12 px. With letters (a setting) or
/// in high contrast it carries m a c h w y t.
void draw_resource(const ui::Canvas& canvas, kingdom::Token token, float cx, float cy, float size);
/// An outline only: a resource that is missing.
void draw_resource_ghost(const ui::Canvas& canvas, kingdom::Token token, float cx, float cy, float size);

struct PieceLook {
  bool can_take = false;  ///< amber ring
  bool selected = false;
  bool focused = false;
  bool dimmed = false;
  bool shadow = true;
  int touched = -1;  ///< the seat in whose colour it is marked; -1: nobody's
  friend bool operator==(const PieceLook&, const PieceLook&) = default;
};
/// A round wooden token with the picture on it.
void draw_kingdom_token(const ui::Canvas& canvas, kingdom::Token token, float cx, float cy, float diameter,
                        const PieceLook& look = {});
/// A pile in its dish with a number; `taken`: chosen from it and not yet confirmed, shown lifted.
void draw_supply(const ui::Canvas& canvas, const ui::Rect& rect, kingdom::Token token, int count, int taken = 0,
                 const PieceLook& look = {});
/// Where the centre of the topmost token of that pile is, and its diameter: tokens fly from and to here.
ui::Rect supply_top(const ui::Rect& rect);

// ---- Tiles

/// A city tile: face, or the back (kHiddenTile, kNoTile: an empty place). `turned` from 0 (face up) to 1 (face down).
/// A tile of one's own that is face down still shows a small picture of its resource.
void draw_city_tile(const ui::Canvas& canvas, const ui::Rect& rect, kingdom::TileId tile, float turned = 0,
                    const PieceLook& look = {});
/// The stack with its count.
void draw_city_stack(const ui::Canvas& canvas, const ui::Rect& rect, int count, const PieceLook& look = {});
/// A village tile: `turned` from 0 (effect up) to 1 (back up). Effect::hidden draws a back whatever `turned` says.
void draw_village_tile(const ui::Canvas& canvas, const ui::Rect& rect, kingdom::Effect effect, float turned = 0,
                       const PieceLook& look = {});
/// The picture of an effect alone.
void draw_effect(const ui::Canvas& canvas, kingdom::Effect effect, float cx, float cy, float size);

/// Medal 1 .. 4, all alike but for the picture; 0 an empty hook.
void draw_medal(const ui::Canvas& canvas, const ui::Rect& rect, int medal, const PieceLook& look = {});
void draw_queens_gem(const ui::Canvas& canvas, float cx, float cy, float size);
/// Lid from 0 (shut) to 1 (open).
void draw_chest(const ui::Canvas& canvas, float cx, float cy, float size, float open = 1);
void draw_purse(const ui::Canvas& canvas, float cx, float cy, float size, ImU32 cloth);
/// Small palace gates, closed or open, as a sign in a panel.
void draw_gate_sign(const ui::Canvas& canvas, float cx, float cy, float size, float open);

// ---- Travellers

/// Seat 0 .. 3: fox, bear, hare, hedgehog; each has its own colour and outline. (x, y) is the foot. `lift`: height of a hop.
struct PawnLook {
  bool current = false;  ///< a ring at the foot
  float lift = 0;
};
void draw_pawn(const ui::Canvas& canvas, int seat, float x, float y, float height, const PawnLook& look = {});
/// The pawn's head as a round badge, for panels, log and forms; from 16 px.
void draw_pawn_badge(const ui::Canvas& canvas, int seat, float cx, float cy, float size);

/// A traveller's panel: pawn, name, tokens, tiles, medal or gem.
struct TravellerLook {
  bool active = false;  ///< whose turn it is
  bool closes = false;  ///< last in the round: sits to the right of the gates
  bool gates_closed = false;
  bool focused = false;
  friend bool operator==(const TravellerLook&, const TravellerLook&) = default;
};
void draw_traveller(const ui::Canvas& canvas, const ui::Rect& rect, int seat, const kingdom::Traveller& traveller,
                    std::string_view name, const TravellerLook& look = {});

/// The purse of the traveller to act: eight places for tokens, the filled ones first; city tiles beside them.
struct PurseLook {
  kingdom::Tokens paid{};     ///< what pays for the chosen road is lit
  kingdom::TileSet paying{};  ///< tiles that do
  kingdom::TileSet turning{};
  float turned = 1;  ///< how far those are face up
  friend bool operator==(const PurseLook&, const PurseLook&) = default;
};
/// The parts of the purse: tokens with the pawn, and one of `tiles` tiles.
ui::Rect own_purse(const ui::Rect& rect, int tiles);
ui::Rect own_tile(const ui::Rect& rect, int tiles, int index);
void draw_own_purse(const ui::Canvas& canvas, const ui::Rect& rect, int seat, const kingdom::Traveller& traveller,
                    const PurseLook& look = {});

}  // namespace kingdom_ui
