// The middle of the table: bank, tiles, rows of cards.
#include <algorithm>

#include "games/splendor/record/notation.h"
#include "games/splendor/rules/modules/cities.h"
#include "games/splendor/rules/payment.h"
#include "games/splendor/ui/describe.h"
#include "games/splendor/ui/make_view.h"
#include "games/splendor/ui/words.h"
#include "ui/words.h"

namespace splendor_ui {

using namespace splendor;
using namespace ui;

unsigned holders(const GameState& state, Tile tile) {
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

std::string tile_holders(const Position& position, Tile tile) {
  std::string names;
  const unsigned seats = holders(position.real, tile);
  for (int seat = 0; seat < position.real.setup.players; ++seat)
    if (seats >> seat & 1u) names += (names.empty() ? "" : ", ") + position.name(seat);
  if (names.empty()) return names;
  return tr(tile.kind == Tile::Kind::post ? words::reached_by : words::fulfilled_by, names);
}

void ViewMaker::make_bank() {
  const bool asked = position_.may_act && real_.phase == Phase::gem;
  const bool taking = position_.may_act && real_.phase == Phase::turn;
  for (int c = 0; c < kColourCount; ++c) {
    const Gem gem = static_cast<Gem>(c);
    const Rect& rect = layout_.piles[static_cast<std::size_t>(c)];
    const int chosen = real_.phase == Phase::give_back ? 0 : choice_.gems[gem];
    const int count = shown_.bank[gem];
    std::string hint;
    if (gem == Gem::gold)
      hint = tr(words::why_gold_cannot_be_taken);
    else if (count == 0)
      hint = tr(words::why_pile_empty);
    const int control = build_.control({.id = std::string("pile:") + kColourLetters[c],
                                        .rect = rect,
                                        .label = gems(count, gem),
                                        .hint = hint,
                                        .on_table = true});
    const float diameter = std::min(rect.w * 0.86f, rect.h * 0.66f);
    const float depth = pile_depth(diameter, std::max(1, count - chosen));
    const bool can = taking && can_choose(position_, choice_.gems, gem);
    // At the start of a turn nearly all can be taken; with some chosen, what can be added.
    const bool lit = (asked && chosen == 0 && decision().on_gem(gem)) || (can && !choice_.gems.empty());
    build_.add(
        PilePiece{.gem = gem,
                  .cx = rect.centre_x(),
                  .top_cy = rect.centre_y() - depth / 2,
                  .diameter = diameter,
                  .count = count - chosen,
                  .look = {.token = {.dimmed = count == 0, .selected = chosen > 0, .can_take = lit}, .taken = chosen},
                  .control = control,
                  .place = Anchor{Anchor::Kind::pile, c},
                  .reacts = can});
  }
}

void ViewMaker::make_tile(const Rect& rect, Tile tile, Anchor place, std::string id, std::string label) {
  if (rect.empty()) return;
  const bool due =
      position_.may_act && ((tile.kind == Tile::Kind::noble && decision().on_noble(static_cast<NobleId>(tile.index))) ||
                            (tile.kind == Tile::Kind::post && decision().on_post(tile.index)));
  const ActionKind kind = tile.kind == Tile::Kind::noble ? ActionKind::noble : ActionKind::post;
  const bool chosen = choice_.tile == tile || (tile.kind != Tile::Kind::city && is_chosen(kind, tile.index));
  const std::string who = tile_holders(position_, tile);
  if (!who.empty()) label += ". " + who;
  const int control = build_.thing(std::move(id), rect, label, {.pressed = chosen, .enlarges = true});
  unsigned fulfilled = holders(shown_, tile);
  if (tile.kind == Tile::Kind::city && (position_.cities_due >> place.index & 1u) != 0)
    fulfilled &= ~(1u << real_.to_act);
  const TileLook look{
      .ring = chosen ? Ring::selected
              : due  ? Ring::affordable
                     : Ring::none,
      .fulfilled = fulfilled,
      .name = tile.kind == Tile::Kind::noble ? noble_name(static_cast<NobleId>(tile.index)) : std::string_view()};
  build_.add(TilePiece{rect, tile, look, control, place});
  view_.honours.push_back(rect);
}

void ViewMaker::make_tiles() {
  if (shown_.setup.has(Module::cities)) {
    for (std::size_t i = 0; i < shown_.modules.cities.size(); ++i)
      if (const int city = shown_.modules.cities[i]; city < static_cast<int>(kCities.size()))
        make_tile(layout_.nobles[i], {Tile::Kind::city, city}, {Anchor::Kind::noble, static_cast<int>(i)},
                  std::string("city:") + kCities[static_cast<std::size_t>(city)].id, city_text(city));
  } else {
    for (std::size_t i = 0; i < shown_.nobles.size(); ++i)
      if (const NobleId noble = shown_.nobles[i]; noble != kNoNoble)
        make_tile(layout_.nobles[i], {Tile::Kind::noble, noble}, {Anchor::Kind::noble, static_cast<int>(i)},
                  std::string("noble:") + kNobles[noble].id, noble_text(noble));
  }
  for (int post = 0; post < kPostCount; ++post)
    make_tile(layout_.posts[static_cast<std::size_t>(post)], {Tile::Kind::post, post}, {Anchor::Kind::post, post},
              std::string("post:") + kPosts[static_cast<std::size_t>(post)].id, post_text(post));
}

void ViewMaker::show_missing(CardLook& look, const GameState& held, CardId card, int missing) const {
  if (missing <= 0) return;
  if (missing <= kWithinReach) look.missing = missing;
  look.lacks = lacking(held, position_.perspective, card);
}

/// The state as if the gems chosen in the bank were taken.
GameState ViewMaker::with_chosen_gems() const {
  GameState state = shown_;
  if (position_.may_act && real_.phase == Phase::turn)
    state.players[static_cast<std::size_t>(position_.perspective)].tokens += choice_.gems;
  return state;
}

void ViewMaker::make_market() {
  const bool my_turn = position_.may_act && real_.phase == Phase::turn;
  const bool asked = position_.may_act && Decision::is_open(real_.phase);
  for (int d = 0; d < kDeckCount; ++d) {
    const Rect& rect = layout_.decks[static_cast<std::size_t>(d)];
    if (rect.empty()) continue;
    const Deck deck = static_cast<Deck>(d);
    const int count = shown_.decks[static_cast<std::size_t>(d)].count;
    const std::string left = count == 0 ? std::string(tr(words::empty_deck))
                                        : tr_count(words::deck_cards_one, words::deck_cards_many, count);
    const int control = build_.thing(std::string("deck:") + kDeckNames[static_cast<std::size_t>(d)], rect,
                                     deck_name(deck) + ", " + left);
    // In a line of their own the places are wider than the cards.
    const float deck_w = std::min(rect.w, rect.h / kCardAspect);
    build_.add(DeckPiece{
        .rect = Rect::centred(rect.centre_x(), rect.centre_y(), deck_w, std::min(rect.h, deck_w * kCardAspect)),
        .deck = deck,
        .count = count,
        .look = {.ring = choice_.deck == d ? Ring::selected : Ring::none, .dimmed = asked},
        .control = control,
        .place = Anchor{Anchor::Kind::deck, d},
        .reacts = my_turn && count > 0});
  }

  const GameState after_taking = with_chosen_gems();
  for (int slot = 0; slot < slot_count(shown_); ++slot) {
    const Rect& rect = layout_.slots[static_cast<std::size_t>(slot)];
    const CardId card = shown_.slots[static_cast<std::size_t>(slot)];
    if (card == kNoCard) {
      empty_slot(rect);
      continue;
    }
    const Affordability cost = affordability(after_taking, position_.perspective, card);
    std::string text = card_text(card);
    if (!is_terminal(real_)) text += ". " + affordability_text(shown_, position_.perspective, card);
    if (const std::string held = held_text(card); !held.empty()) text += ' ' + held;
    const bool chosen = choice_.card == card || choice_.hold.lifted == card;
    const int control = build_.thing("card:" + card_name(card), rect, text, {.pressed = chosen, .enlarges = true});
    CardLook look = table_look(card);
    const bool rivals = look.strongholds > 0 && look.stronghold_owner != position_.perspective;
    if (!asked && !rivals && !is_terminal(real_)) show_missing(look, after_taking, card, cost.missing);
    const bool lit = asked && decision().on_card(card);
    const bool buy = my_turn && std::any_of(position_.actions.begin(), position_.actions.end(), [&](const Action& one) {
                       return one.kind == ActionKind::buy && one.card == card;
                     });
    if (chosen)
      look.ring = Ring::selected;
    else if (lit || buy)
      look.ring = cost.gold_needed > 0 && !lit ? Ring::affordable_with_gold : Ring::affordable;
    look.dimmed =
        asked ? !lit && !chosen : !is_terminal(real_) && (rivals || !can_purchase(shown_, position_.perspective, card));
    build_.add(CardPiece{rect, card, look, control, Anchor{Anchor::Kind::slot, slot}});
  }
}

}  // namespace splendor_ui
