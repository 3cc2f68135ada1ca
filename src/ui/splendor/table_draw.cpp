// The middle of the table: bank, tiles, rows of cards, and what flies over them.
#include <algorithm>
#include <cmath>

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

/// Is there a legal action about this card in a phase that asks for one?
bool is_lit(const app::SplendorGame& game, CardId card) {
  if (game.state().phase == Phase::turn) return false;
  return std::any_of(game.actions().begin(), game.actions().end(),
                     [&](const Action& action) { return action.card == card && action.kind != ActionKind::give_back; });
}

float eased(float t) { return 1 - (1 - t) * (1 - t) * (1 - t); }

}  // namespace

void SplendorScreen::draw_bank(Scene& s) {
  const Canvas& canvas = s.frame.canvas;
  const bool taking = s.showing.may_act && (s.real.phase == Phase::turn || s.real.phase == Phase::gem);
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
                                         .label = std::to_string(count) + ' ' + gem_name(gem),
                                         .hint = hint,
                                         .on_table = true});
    if (hit.clicked) choose_gem(s.showing, gem, s.frame.wishes);

    const float diameter = std::min(rect.w * 0.86f, rect.h * 0.66f);
    PileLook look{.token = {.dimmed = count == 0, .selected = chosen > 0, .can_take = false, .focused = hit.focused},
                  .taken = chosen};
    look.token.can_take = taking && hit.hot && gem != Gem::gold && count > chosen;
    const float lift = hit.held ? 1.0f : 0.0f;
    const float depth = pile_depth(diameter, std::max(1, count - chosen));
    draw_pile(canvas, gem, rect.centre_x(), rect.centre_y() - depth / 2 + lift, diameter, count - chosen, look);
  }
}

void SplendorScreen::draw_tiles(Scene& s) {
  const Canvas& canvas = s.frame.canvas;
  for (std::size_t i = 0; i < s.shown.nobles.size(); ++i) {
    const NobleId noble = s.shown.nobles[i];
    const Rect& rect = s.layout.nobles[i];
    if (rect.empty() || s.shown.setup.has(Module::cities)) continue;
    if (noble == kNoNoble) continue;
    const bool due =
        s.real.phase == Phase::noble && s.showing.may_act && (due_nobles(s.real, s.real.to_act) >> noble & 1);
    const Hit hit = s.frame.targets.add({.id = std::string("noble:") + kNobles[noble].id,
                                         .rect = rect,
                                         .label = noble_text(noble),
                                         .hint = noble_text(noble),
                                         .on_table = true});
    if (hit.clicked && due) wish(s.game, {.kind = ActionKind::noble, .other = noble}, s.frame.wishes);
    draw_noble(canvas, rect, noble,
               {.ring = due ? Ring::affordable : Ring::none, .focused = hit.focused, .hot = hit.hot});
  }
  if (s.shown.setup.has(Module::cities)) {
    for (std::size_t i = 0; i < s.shown.modules.cities.size(); ++i) {
      const int city = s.shown.modules.cities[i];
      const Rect& rect = s.layout.nobles[i];
      if (rect.empty() || city >= static_cast<int>(kCities.size())) continue;
      const Hit hit = s.frame.targets.add({.id = std::string("city:") + kCities[static_cast<std::size_t>(city)].id,
                                           .rect = rect,
                                           .label = city_text(city),
                                           .hint = city_text(city),
                                           .on_table = true});
      draw_city(canvas, rect, city,
                {.focused = hit.focused, .hot = hit.hot, .name = kCities[static_cast<std::size_t>(city)].name});
    }
  }
  for (int post = 0; post < kPostCount; ++post) {
    const Rect& rect = s.layout.posts[static_cast<std::size_t>(post)];
    if (rect.empty()) continue;
    unsigned holders = 0;
    for (int seat = 0; seat < s.shown.setup.players; ++seat)
      if (s.shown.players[static_cast<std::size_t>(seat)].posts >> post & 1) holders |= 1u << seat;
    const Action action{.kind = ActionKind::post, .other = static_cast<std::uint8_t>(post)};
    const bool due = s.showing.may_act && s.real.phase == Phase::post && !why_illegal(s.real, action);
    const Hit hit = s.frame.targets.add({.id = std::string("post:") + kPosts[static_cast<std::size_t>(post)].id,
                                         .rect = rect,
                                         .label = post_text(post),
                                         .hint = post_text(post),
                                         .on_table = true});
    if (hit.clicked && due) wish(s.game, action, s.frame.wishes);
    const Rect banner = Rect::centred(rect.centre_x(), rect.centre_y(), rect.w * 0.76f, rect.h);
    draw_post(
        canvas, banner, static_cast<Post>(post),
        {.ring = due ? Ring::affordable : Ring::none, .focused = hit.focused, .hot = hit.hot, .fulfilled = holders});
  }
}

void SplendorScreen::draw_market(Scene& s) {
  const Canvas& canvas = s.frame.canvas;
  const double now = s.frame.info.time_ms;
  const bool my_turn = s.showing.may_act && s.real.phase == Phase::turn;

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
    draw_deck(
        canvas, rect, deck, count,
        {.ring = choice_.deck == d ? Ring::selected : Ring::none, .focused = hit.focused, .hot = hit.hot && my_turn});
  }

  for (int slot = 0; slot < slot_count(s.shown); ++slot) {
    const Rect& rect = s.layout.slots[static_cast<std::size_t>(slot)];
    const CardId card = s.shown.slots[static_cast<std::size_t>(slot)];
    if (card == kNoCard || motion_.hides_slot(slot, now)) {
      draw_empty_slot(canvas, rect);
      continue;
    }
    const Affordability cost = affordability(s.shown, s.perspective, card);
    const std::string text = card_text(card) + ". " + affordability_text(s.shown, s.perspective, card);
    const Hit hit = s.frame.targets.add(
        {.id = "card:" + card_name(card), .rect = rect, .label = text, .hint = text, .on_table = true});
    if (hit.clicked) choose_card(s.showing, card, s.frame.wishes);
    CardLook look{.focused = hit.focused, .hot = hit.hot, .missing = cost.missing};
    const bool lit = s.showing.may_act && is_lit(s.game, card);
    if (choice_.card == card)
      look.ring = Ring::selected;
    else if (lit || (my_turn && cost.missing == 0))
      look.ring = cost.gold_needed > 0 && !lit ? Ring::affordable_with_gold : Ring::affordable;
    look.dimmed = cost.missing > 0 || (s.showing.may_act && !my_turn && !lit);
    draw_card(canvas, rect, card, look);
    const Occupation& held = s.shown.modules.occupied[static_cast<std::size_t>(slot)];
    if (held.count > 0)
      draw_strongholds(canvas, held.owner, held.count, rect.centre_x(), rect.y + rect.h * 0.45f, rect.w * 0.34f);
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
      const bool shrinks = flight.to.kind == Anchor::Kind::player;
      const float w = s.layout.card_w * (shrinks ? 1 - 0.6f * k : 1);
      const float turn = flight.turns_over ? std::abs(1 - 2 * std::min(1.0f, t * 1.3f)) : 1;
      const bool back = flight.turns_over && t * 1.3f < 0.5f;
      const Mark start = mark(canvas);
      draw_card(canvas, Rect::centred(x, y, w, w * kCardAspect), back ? face_down(deck_of(flight.card)) : flight.card);
      if (flight.turns_over) squeeze_since(canvas, start, x, std::max(0.05f, turn));
      if (shrinks) fade_since(canvas, start, 1 - 0.7f * std::max(0.0f, (t - 0.6f) / 0.4f));
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
