// Draws a view of Splendor's table, and the flights over it.
#include <algorithm>
#include <cmath>

#include "games/splendor/ui/art/pieces.h"
#include "games/splendor/ui/describe.h"
#include "games/splendor/ui/view.h"

namespace splendor_ui {

using namespace splendor;
using namespace ui;

namespace {

/// PieceState::motion of a place is one more than the seat that has marked it.
int toucher_in(const PieceState& state) { return state.motion - 1; }

constexpr float kBannerWidth = 0.78f;  ///< of the height of a post

/// Of a post, in its place on the table.
Rect place_of_banner(const Rect& rect) {
  return Rect::centred(rect.centre_x(), rect.centre_y(), std::min(rect.w, rect.h * kBannerWidth), rect.h);
}

void draw_tile(const Canvas& canvas, const Rect& rect, Tile tile, TileLook look) {
  switch (tile.kind) {
    case Tile::Kind::noble: return draw_noble(canvas, rect, static_cast<NobleId>(tile.index), look);
    case Tile::Kind::city: {
      const std::string name = city_name(tile.index);
      look.name = name;
      return draw_city(canvas, rect, tile.index, look);
    }
    case Tile::Kind::post: return draw_post(canvas, place_of_banner(rect), static_cast<Post>(tile.index), look);
    case Tile::Kind::none: return;
  }
}

/// The rectangle of a place of the table or of a player; the player's panel if the exact place is not visible.
Rect rect_of(const View& view, Anchor anchor) {
  const TableLayout& layout = view.layout;
  const auto i = static_cast<std::size_t>(anchor.index);
  switch (anchor.kind) {
    case Anchor::Kind::pile: return layout.piles[i];
    case Anchor::Kind::slot: return layout.slots[i];
    case Anchor::Kind::deck: return layout.decks[i];
    case Anchor::Kind::noble: return layout.nobles[i];
    case Anchor::Kind::post: return layout.posts[i];
    case Anchor::Kind::away: {  // over the edge of the table beside the player
      const Rect& player = layout.players[i];
      const float beyond = layout.card_w * kCardAspect;
      return layout.shape == TableShape::wide ? Rect::square(-beyond, player.centre_y(), layout.card_w)
                                              : Rect::square(player.centre_x(), -beyond, layout.card_w);
    }
    default: break;
  }
  const auto there = std::find_if(view.landings.begin(), view.landings.end(),
                                  [&](const auto& landing) { return landing.first == anchor; });
  return there != view.landings.end() ? there->second : layout.players[i];
}

/// Where a sign on its way lies in the end: on the tile, among those that lie there.
Rect place_of_emblem(const View& view, const Flight& flight) {
  for (const Piece& piece : view.pieces)
    if (const auto* tile = std::get_if<TilePiece>(&piece); tile && tile->place == flight.to)
      return emblem_on_tile(tile->tile.kind == Tile::Kind::post ? place_of_banner(tile->rect) : tile->rect,
                            tile->look.fulfilled, flight.emblem);
  return rect_of(view, flight.to);
}

/// The same of a stronghold: on a card, where it stands.
Rect place_of_stronghold(const View& view, Anchor anchor) {
  const Rect rect = rect_of(view, anchor);
  constexpr float kSize = 0.36f, kX = 0.72f, kFoot = 0.12f;  // in breadths of the card, as draw_card() has them
  if (anchor.kind != Anchor::Kind::slot) return rect;
  return Rect::square(rect.x + kX * rect.w, rect.bottom() - (kFoot + kSize / 2) * rect.w, kSize * rect.w);
}

void draw_flight(const Canvas& canvas, const View& view, const Flight& flight, float at) {
  if (!flight.time.covers(at)) return;
  const float t = flight.time.share(at);
  const auto place = [&](Anchor anchor) {
    return flight.stronghold < 0 ? rect_of(view, anchor) : place_of_stronghold(view, anchor);
  };
  const Rect from = place(flight.from);
  const Rect to = flight.emblem < 0 ? place(flight.to) : place_of_emblem(view, flight);
  if (from.empty() || to.empty()) return;
  const float k = eased(t);
  const float arc =
      std::sin(k * 3.14159f) * 0.06f * std::hypot(to.centre_x() - from.centre_x(), to.centre_y() - from.centre_y());
  const auto [x, y] = flight_point(from, to, k, arc);
  // As large as where it comes from, in the end as what it lies on.
  const auto size = [&](float whole, const Rect& rect) { return std::min(whole, std::min(rect.w, rect.h * 0.9f)); };
  const auto between = [&](float whole) {
    const float first = size(whole, from), last = size(whole, to);
    return first + (last - first) * k;
  };
  if (flight.card != kNoCard) {
    const float w = between(view.layout.card_w);
    const float turn = flight.turns_over ? std::abs(1 - 2 * std::min(1.0f, t * 1.3f)) : 1;
    const bool back = flight.turns_over && t * 1.3f < 0.5f;
    const Rect rect = Rect::centred(x, y, w, w * kCardAspect);
    const CardId card = back ? face_down(deck_of(flight.card)) : flight.card;
    const Mark start = mark(canvas);
    w < 44 ? draw_mini_card(canvas, rect, card) : draw_card(canvas, rect, card);
    if (flight.turns_over) squeeze_since(canvas, start, x, std::max(0.05f, turn));
    if (flight.to.kind == Anchor::Kind::away) fade_since(canvas, start, 1 - 0.7f * std::max(0.0f, (t - 0.6f) / 0.4f));
  } else if (flight.stronghold >= 0) {
    draw_stronghold(canvas, flight.stronghold, x, y, from.h + (to.h - from.h) * k);
  } else if (flight.emblem >= 0) {
    draw_emblem(canvas, flight.emblem, x, y, to.w + (1 - k) * 12);
  } else if (flight.noble != kNoNoble) {
    draw_noble(canvas, Rect::square(x, y, between(from.w)), flight.noble);
  } else {
    const Rect& pile = view.layout.piles[0];
    draw_token(canvas, flight.gem, x, y, between(std::min(pile.w * 0.86f, pile.h * 0.66f)));
  }
}

}  // namespace

void paint(const CardPiece& piece, const PieceState& state, const Canvas& canvas) {
  if (piece.card == kNoCard) return draw_empty_slot(canvas, piece.rect);
  CardLook look = piece.look;
  look.focused = state.focused;
  look.hot = state.hot;
  look.toucher = toucher_in(state);
  piece.small ? draw_mini_card(canvas, piece.rect, piece.card, look) : draw_card(canvas, piece.rect, piece.card, look);
}

void paint(const DeckPiece& piece, const PieceState& state, const Canvas& canvas) {
  CardLook look = piece.look;
  look.focused = state.focused;
  look.hot = state.hot && piece.reacts;
  look.toucher = toucher_in(state);
  draw_deck(canvas, piece.rect, piece.deck, piece.count, look);
}

void paint(const TilePiece& piece, const PieceState& state, const Canvas& canvas) {
  TileLook look = piece.look;
  look.focused = state.focused;
  look.hot = state.hot;
  look.toucher = toucher_in(state);
  draw_tile(canvas, piece.rect, piece.tile, look);
}

void paint(const PilePiece& piece, const PieceState& state, const Canvas& canvas) {
  PileLook look = piece.look;
  look.token.focused = state.focused;
  look.token.can_take = look.token.can_take || (piece.reacts && state.hot);
  look.token.toucher = toucher_in(state);
  draw_pile(canvas, piece.gem, piece.cx, piece.top_cy + (state.held ? 1.0f : 0.0f), piece.diameter, piece.count, look);
}

void paint(const TokenPiece& piece, const PieceState& state, const Canvas& canvas) {
  TokenLook look = piece.look;
  look.focused = state.focused;
  look.can_take = look.can_take || (piece.reacts && state.hot);
  const Mark start = mark(canvas);
  draw_token(canvas, piece.gem, piece.cx, piece.cy, piece.diameter, look);
  fade_since(canvas, start, piece.opacity);
}

void paint(const BonusPiece& piece, const PieceState&, const Canvas& canvas) {
  draw_bonus_card(canvas, piece.rect, piece.gem, piece.count, piece.dimmed);
}

void paint(const RingPiece& piece, const PieceState& state, const Canvas& canvas) {
  draw_card_rings(canvas, piece.rect, piece.ring, state.focused);
}

float draw_enlarged(const View& view, int control, const Rect& rect, const Canvas& canvas) {
  for (const Piece& piece : view.pieces) {
    if (control_of(piece) != control) continue;
    if (const auto* card = std::get_if<CardPiece>(&piece)) {
      if (card->card == kNoCard || is_face_down(card->card)) return 0;
      CardLook look = card->look;
      look.ring = Ring::none;
      look.hot = true;  // all that is missing
      look.dimmed = false;
      if (!rect.empty()) draw_card(canvas, rect, card->card, look);
      return kCardAspect;
    }
    if (const auto* tile = std::get_if<TilePiece>(&piece)) {
      TileLook look = tile->look;
      look.ring = Ring::none;
      look.gained = false;
      if (!rect.empty()) draw_tile(canvas, rect, tile->tile, look);
      return tile->tile.kind == Tile::Kind::post ? 1 / kBannerWidth : 1.0f;
    }
    if (const auto* picture = std::get_if<PicturePiece>(&piece)) {
      if (!rect.empty()) picture->draw(canvas, rect, picture->what);
      return picture->rect.h / picture->rect.w;
    }
  }
  return 0;
}

void draw(const View& view, const Instant& now, const Motion& motion, PaintedPieces<Piece>& pictures,
          const Canvas& canvas) {
  pictures.draw(canvas, view.pieces, [&](const Piece& piece) {
    const Touch touch = now.touches[control_of(piece)];
    const int marked_by = std::visit(
        [&](const auto& one) {
          if constexpr (requires { one.place; })
            if (one.place) return motion.mark_of(*one.place, view.perspective, view.shows_last_moves, now.time_ms);
          return -1;
        },
        piece);
    return PieceState{touch, marked_by + 1};
  });
  if (const float light = motion.panel_light(now.time_ms); light > 0) {
    const Rect& panel = view.layout.players[static_cast<std::size_t>(motion.last_actor())];
    draw_panel_light(canvas, panel, space::kRadius, player_colour(motion.last_actor()).base, light);
  }
  if (!motion.running(now.time_ms)) return;
  for (const Flight& flight : motion.flights()) draw_flight(canvas, view, flight, motion.elapsed(now.time_ms));
}

}  // namespace splendor_ui
