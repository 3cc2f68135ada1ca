// Splendor's table as plain data, and its drawing. make_view builds it from a position and a selection; draw paints it with
// its animations, and uses no rules.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "games/splendor/ui/art/tiles.h"
#include "games/splendor/ui/art/tokens.h"
#include "games/splendor/ui/layout.h"
#include "games/splendor/ui/motion.h"
#include "games/splendor/ui/selection.h"
#include "ui/painted_pieces.h"
#include "ui/turns.h"

namespace splendor_ui {

// ---- Pieces. `place` links a piece to the current animation: it may be hidden until something has arrived, or highlighted.

/// A card, or an empty place (kNoCard).
struct CardPiece {
  ui::Rect rect;
  splendor::CardId card;
  CardLook look{};
  int control = ui::kNoControl;
  std::optional<Anchor> place{};
  bool small = false;
  friend bool operator==(const CardPiece&, const CardPiece&) = default;
};

struct DeckPiece {
  ui::Rect rect;
  splendor::Deck deck;
  int count;
  CardLook look{};
  int control = ui::kNoControl;
  std::optional<Anchor> place{};
  bool reacts = false;  ///< to the pointer
  friend bool operator==(const DeckPiece&, const DeckPiece&) = default;
};

struct TilePiece {
  ui::Rect rect;
  Tile tile;
  TileLook look{};
  int control = ui::kNoControl;
  std::optional<Anchor> place{};
  friend bool operator==(const TilePiece&, const TilePiece&) = default;
};

struct PilePiece {
  splendor::Gem gem;
  float cx, top_cy, diameter;
  int count;
  PileLook look;
  int control;
  std::optional<Anchor> place;
  bool reacts;
  friend bool operator==(const PilePiece&, const PilePiece&) = default;
};

struct TokenPiece {
  splendor::Gem gem;
  float cx, cy, diameter;
  TokenLook look{};
  int control = ui::kNoControl;
  bool reacts = false;
  float opacity = 1;
  friend bool operator==(const TokenPiece&, const TokenPiece&) = default;
};

/// Cards of one colour, as a small card.
struct BonusPiece {
  ui::Rect rect;
  splendor::Gem gem;
  int count;
  bool dimmed = false;
  friend bool operator==(const BonusPiece&, const BonusPiece&) = default;
};

/// The rings of something that is selected in the same way as cards.
struct RingPiece {
  ui::Rect rect;
  Ring ring;
  int control;
  friend bool operator==(const RingPiece&, const RingPiece&) = default;
};

using Piece = ui::PieceOf<CardPiece, DeckPiece, TilePiece, PilePiece, TokenPiece, BonusPiece, RingPiece>;

struct View : ui::TableView {
  std::vector<Piece> pieces;
  TableLayout layout;
  int perspective = 0;
  bool shows_last_moves = false;  ///< nothing is chosen: what rivals have touched is marked
  /// Where the players' visible pieces are.
  std::vector<std::pair<Anchor, ui::Rect>> landings;
};

LayoutInput layout_input(const Position& position, const ui::Rect& area, float text_scale);
View make_view(const Position& position, const Selection& selection, const TableLayout& layout,
               const ui::Canvas& measure);

/// The position in words, with every action that is offered.
ui::TableWords words_of(const Position& position, const Selection& selection);
/// Who has reached a post or fulfils a city: bit per seat, and in words; empty for nobody.
unsigned holders(const splendor::GameState& state, Tile tile);
std::string tile_holders(const Position& position, Tile tile);

/// The turns since the viewer's own as pieces; and the position shown during an animation. See ui::TableScreen.
std::vector<ui::TurnLine> turn_lines(const Position& position);
/// The characters' comments in those turns, each with its name.
std::vector<std::string> remarks(const Position& position);
/// See ui::GameScreen.
std::vector<ui::TurnLine> line_of_play(const ui::Moment& moment, const app::Game& from,
                                       const std::vector<std::string>& actions);
Position seen(const Position& now, const Motion& motion, std::size_t index, double now_ms);

void draw(const View& view, const ui::Instant& now, const Motion& motion, ui::PaintedPieces<Piece>& pictures,
          const ui::Canvas& canvas);
/// GameScreen::draw_enlarged of the card or tile of a control; 0 for one that is face down.
float draw_enlarged(const View& view, int control, const ui::Rect& rect, const ui::Canvas& canvas);

}  // namespace splendor_ui
