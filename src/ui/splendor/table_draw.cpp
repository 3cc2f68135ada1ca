// The middle of the table: bank, tiles, rows of cards, and what flies over them.
#include <algorithm>
#include <cmath>

#include "core/modules/cities.h"
#include "core/notation.h"
#include "core/payment.h"
#include "ui/art/pieces.h"
#include "ui/art/tiles.h"
#include "ui/art/tokens.h"
#include "ui/splendor/describe.h"
#include "ui/splendor/screen.h"

namespace ui {

using namespace splendor;

namespace {

/// Is there a purchase of this card among the legal actions?
bool can_buy_now(const app::SplendorGame& game, CardId card) {
  return std::any_of(game.actions().begin(), game.actions().end(),
                     [&](const Action& action) { return action.kind == ActionKind::buy && action.card == card; });
}

float eased(float t) { return 1 - (1 - t) * (1 - t) * (1 - t); }

}  // namespace

void SplendorScreen::draw_bank(Scene& s) {
  const Canvas& canvas = s.frame.canvas;
  const bool asked = s.showing.may_act && s.real.phase == Phase::gem;
  const bool taking = s.showing.may_act && s.real.phase == Phase::turn;
  for (int c = 0; c < kColourCount; ++c) {
    const Gem gem = static_cast<Gem>(c);
    const Rect& rect = s.layout.piles[static_cast<std::size_t>(c)];
    const int chosen = s.real.phase == Phase::give_back ? 0 : choice_.gems[gem];
    const int count = s.shown.bank[gem];
    std::string hint;
    if (gem == Gem::gold)
      hint = tr(Str::why_gold);
    else if (count == 0)
      hint = tr(Str::why_pile_empty);
    const Hit hit = s.frame.targets.add({.id = std::string("pile:") + kColourLetters[c],
                                         .rect = rect,
                                         .label = gems(count, gem),
                                         .hint = hint,
                                         .on_table = true});
    if (hit.clicked) choose_gem(s.showing, gem, s.frame.wishes);

    const float diameter = std::min(rect.w * 0.86f, rect.h * 0.66f);
    PileLook look{.token = {.dimmed = count == 0, .selected = chosen > 0, .can_take = false, .focused = hit.focused},
                  .taken = chosen};
    const bool lit = asked && chosen == 0 && decision(s).on_gem(gem);
    const Ring traced = trace(s, {Anchor::Kind::pile, c});
    look.token.can_take =
        lit || (taking && hit.hot && gem != Gem::gold && count > chosen) || traced == Ring::affordable;
    look.token.last_move = traced == Ring::last_move;
    const float lift = hit.held ? 1.0f : 0.0f;
    const float depth = pile_depth(diameter, std::max(1, count - chosen));
    draw_pile(canvas, gem, rect.centre_x(), rect.centre_y() - depth / 2 + lift, diameter, count - chosen, look);
  }
}

void SplendorScreen::draw_tile(const Canvas& canvas, const Rect& rect, Tile tile, const TileLook& look) const {
  switch (tile.kind) {
    case Tile::Kind::noble: return draw_noble(canvas, rect, static_cast<NobleId>(tile.index), look);
    case Tile::Kind::city: {
      TileLook named = look;
      named.name = kCities[static_cast<std::size_t>(tile.index)].name;
      return draw_city(canvas, rect, tile.index, named);
    }
    case Tile::Kind::post:
      return draw_post(canvas,
                       Rect::centred(rect.centre_x(), rect.centre_y(), std::min(rect.w, rect.h * 0.78f), rect.h),
                       static_cast<Post>(tile.index), look);
    case Tile::Kind::none: return;
  }
}

/// Bits of the seats that have reached a post or fulfil a city.
unsigned SplendorScreen::holders(const GameState& state, Tile tile) {
  unsigned seats = 0;
  for (int seat = 0; seat < state.setup.players; ++seat) {
    const PlayerState& player = state.players[static_cast<std::size_t>(seat)];
    const bool holds = tile.kind == Tile::Kind::post ? (player.posts >> tile.index & 1) != 0
                       : tile.kind == Tile::Kind::city
                           ? cities::fulfils(player, kCities[static_cast<std::size_t>(tile.index)])
                           : false;
    if (holds) seats |= 1u << seat;
  }
  return seats;
}

std::string SplendorScreen::tile_holders(const Showing& showing, const GameState& state, Tile tile) {
  std::string names;
  for (int seat = 0; seat < state.setup.players; ++seat)
    if (holders(state, tile) >> seat & 1u) names += (names.empty() ? "" : ", ") + seat_name(showing.session, seat);
  if (names.empty()) return names;
  return tr(tile.kind == Tile::Kind::post ? Str::reached_by : Str::fulfilled_by, names);
}

CardLook SplendorScreen::table_look(const Scene& s, CardId card) const {
  const int slot = slot_of(s.shown, card);
  if (slot < 0) return {};
  const Occupation& held = s.shown.modules.occupied[static_cast<std::size_t>(slot)];
  return {.strongholds = held.count, .stronghold_owner = held.owner};
}

std::string SplendorScreen::held_text(const Scene& s, CardId card) const {
  const CardLook look = table_look(s, card);
  if (look.strongholds == 0) return {};
  if (look.stronghold_owner == s.perspective) return tr(Str::held_by_you);
  return tr(Str::held_by, seat_name(s.showing.session, look.stronghold_owner));
}

void SplendorScreen::draw_tiles(Scene& s) {
  std::size_t drawn = 0;
  const auto add = [&](const Rect& rect, Tile tile, Anchor place, std::string id, std::string label) {
    if (rect.empty()) return;
    const bool due = s.showing.may_act &&
                     ((tile.kind == Tile::Kind::noble && decision(s).on_noble(static_cast<NobleId>(tile.index))) ||
                      (tile.kind == Tile::Kind::post && decision(s).on_post(tile.index)));
    const ActionKind kind = tile.kind == Tile::Kind::noble ? ActionKind::noble : ActionKind::post;
    const bool chosen = choice_.tile == tile || (tile.kind != Tile::Kind::city && is_chosen(s, kind, tile.index));
    const std::string who = tile_holders(s.showing, s.shown, tile);
    if (!who.empty()) label += ". " + who;
    const Hit hit = s.frame.targets.add(
        {.id = std::move(id), .rect = rect, .label = label, .hint = label, .pressed = chosen, .on_table = true});
    if (hit.clicked) choose_tile(s.showing, tile, s.frame.wishes);
    const TileLook look{.ring = chosen ? Ring::selected
                                : due  ? Ring::affordable
                                       : trace(s, place),
                        .focused = hit.focused,
                        .hot = hit.hot,
                        .fulfilled = holders(s.shown, tile)};
    stills_.tiles[drawn++].draw(s.frame.canvas, {rect, tile, look},
                                [&] { draw_tile(s.frame.canvas, rect, tile, look); });
  };
  if (s.shown.setup.has(Module::cities)) {
    for (std::size_t i = 0; i < s.shown.modules.cities.size(); ++i)
      if (const int city = s.shown.modules.cities[i]; city < static_cast<int>(kCities.size()))
        add(s.layout.nobles[i], {Tile::Kind::city, city}, {Anchor::Kind::noble, static_cast<int>(i)},
            std::string("city:") + kCities[static_cast<std::size_t>(city)].id, city_text(city));
  } else {
    for (std::size_t i = 0; i < s.shown.nobles.size(); ++i)
      if (const NobleId noble = s.shown.nobles[i]; noble != kNoNoble)
        add(s.layout.nobles[i], {Tile::Kind::noble, noble}, {Anchor::Kind::noble, static_cast<int>(i)},
            std::string("noble:") + kNobles[noble].id, noble_text(noble));
  }
  for (int post = 0; post < kPostCount; ++post)
    add(s.layout.posts[static_cast<std::size_t>(post)], {Tile::Kind::post, post}, {Anchor::Kind::post, post},
        std::string("post:") + kPosts[static_cast<std::size_t>(post)].id, post_text(post));
}

void SplendorScreen::draw_market(Scene& s) {
  const Canvas& canvas = s.frame.canvas;
  const double now = s.frame.info.time_ms;
  const bool my_turn = s.showing.may_act && s.real.phase == Phase::turn;
  const bool asked = s.showing.may_act && Decision::is_open(s.real.phase);

  for (int d = 0; d < kDeckCount; ++d) {
    const Rect& rect = s.layout.decks[static_cast<std::size_t>(d)];
    if (rect.empty()) continue;
    const Deck deck = static_cast<Deck>(d);
    const int count = s.shown.decks[static_cast<std::size_t>(d)].count;
    const std::string left =
        count == 0 ? std::string(tr(Str::empty_deck)) : tr_count(Str::deck_cards_one, Str::deck_cards_many, count);
    const Hit hit = s.frame.targets.add({.id = std::string("deck:") + kDeckNames[static_cast<std::size_t>(d)],
                                         .rect = rect,
                                         .label = deck_name(deck) + ", " + left,
                                         .hint = deck_name(deck) + ", " + left,
                                         .on_table = true});
    if (hit.clicked) choose_deck(d);
    // In a line of their own the places are wider than the cards.
    const float deck_w = std::min(rect.w, rect.h / kCardAspect);
    const Rect place = Rect::centred(rect.centre_x(), rect.centre_y(), deck_w, std::min(rect.h, deck_w * kCardAspect));
    const CardLook look{.ring = choice_.deck == d ? Ring::selected : trace(s, {Anchor::Kind::deck, d}),
                        .focused = hit.focused,
                        .dimmed = asked,
                        .hot = hit.hot && my_turn};
    stills_.decks[static_cast<std::size_t>(d)].draw(canvas, {place, kNoCard, count, look},
                                                    [&] { draw_deck(canvas, place, deck, count, look); });
  }

  for (int slot = 0; slot < slot_count(s.shown); ++slot) {
    const Rect& rect = s.layout.slots[static_cast<std::size_t>(slot)];
    const CardId card = s.shown.slots[static_cast<std::size_t>(slot)];
    if (card == kNoCard || motion_.hides_slot(slot, now)) {
      draw_empty_slot(canvas, rect);
      continue;
    }
    const Affordability cost = affordability(s.shown, s.perspective, card);
    std::string text = card_text(card) + ". " + affordability_text(s.shown, s.perspective, card);
    if (const std::string held = held_text(s, card); !held.empty()) text += ' ' + held;
    const bool chosen = choice_.card == card || choice_.hold.lifted == card;
    const Hit hit = s.frame.targets.add({.id = "card:" + card_name(card),
                                         .rect = rect,
                                         .label = text,
                                         .hint = text,
                                         .pressed = chosen,
                                         .on_table = true});
    if (hit.clicked) choose_card(s.showing, card, s.frame.wishes);
    CardLook look = table_look(s, card);
    const bool rivals = look.strongholds > 0 && look.stronghold_owner != s.perspective;
    look.focused = hit.focused;
    look.hot = hit.hot;
    look.missing = asked || rivals ? 0 : cost.missing;
    const bool lit = asked && decision(s).on_card(card);
    const bool buy = my_turn && can_buy_now(s.game, card);
    if (chosen)
      look.ring = Ring::selected;
    else if (lit || buy)
      look.ring = cost.gold_needed > 0 && !lit ? Ring::affordable_with_gold : Ring::affordable;
    else
      look.ring = trace(s, {Anchor::Kind::slot, slot});
    look.dimmed = asked ? !lit && !chosen : rivals || !can_purchase(s.shown, s.perspective, card);
    stills_.cards[static_cast<std::size_t>(slot)].draw(canvas, {rect, card, 0, look},
                                                       [&] { draw_card(canvas, rect, card, look); });
  }
}

Rect SplendorScreen::anchor_rect(const Scene& s, Anchor anchor) const {
  const auto i = static_cast<std::size_t>(anchor.index);
  switch (anchor.kind) {
    case Anchor::Kind::pile: return s.layout.piles[i];
    case Anchor::Kind::slot: return s.layout.slots[i];
    case Anchor::Kind::deck: return s.layout.decks[i];
    case Anchor::Kind::noble: return s.layout.nobles[i];
    case Anchor::Kind::player: return s.layout.players[i];
    case Anchor::Kind::post: return s.layout.posts[i];
    case Anchor::Kind::away: return s.layout.players[i].moved(0, -s.layout.card_w * 0.8f);
  }
  return {};
}

void SplendorScreen::draw_motion(Scene& s) {
  const Canvas& canvas = s.frame.canvas;
  const float now = static_cast<float>(s.frame.info.time_ms - motion_.started_ms());
  for (const Flight& flight : motion_.flights()) {
    const float t = (now - flight.start_ms) / flight.length_ms;
    if (t < 0 || t >= 1) continue;
    const Rect from = anchor_rect(s, flight.from), to = anchor_rect(s, flight.to);
    if (from.empty() || to.empty()) continue;
    const float k = eased(t);
    const float arc =
        std::sin(k * 3.14159f) * 0.06f * std::hypot(to.centre_x() - from.centre_x(), to.centre_y() - from.centre_y());
    const float x = from.centre_x() + (to.centre_x() - from.centre_x()) * k;
    const float y = from.centre_y() + (to.centre_y() - from.centre_y()) * k - arc;
    if (flight.card != kNoCard) {
      const bool leaves = flight.to.kind == Anchor::Kind::away;
      const bool shrinks = flight.to.kind == Anchor::Kind::player || leaves;
      const float w = s.layout.card_w * (shrinks ? 1 - 0.6f * k : 1);
      const float turn = flight.turns_over ? std::abs(1 - 2 * std::min(1.0f, t * 1.3f)) : 1;
      const bool back = flight.turns_over && t * 1.3f < 0.5f;
      const Mark start = mark(canvas);
      draw_card(canvas, Rect::centred(x, y, w, w * kCardAspect), back ? face_down(deck_of(flight.card)) : flight.card);
      if (flight.turns_over) squeeze_since(canvas, start, x, std::max(0.05f, turn));
      if (shrinks) fade_since(canvas, start, 1 - 0.7f * std::max(0.0f, (t - 0.6f) / 0.4f));
    } else if (flight.stronghold >= 0) {
      draw_stronghold(canvas, flight.stronghold, x, y, s.layout.card_w * 0.5f);
    } else if (flight.emblem >= 0) {
      draw_emblem(canvas, flight.emblem, x, y, std::max(20.0f, to.w * 0.3f));
    } else if (flight.noble != kNoNoble) {
      const float side = from.w * (1 - 0.4f * k);
      draw_noble(canvas, Rect::square(x, y, side), flight.noble);
    } else {
      const float size = std::min(s.layout.piles[0].w, s.layout.piles[0].h) * 0.5f;
      draw_token(canvas, flight.gem, x, y, size);
    }
  }
}

}  // namespace ui
