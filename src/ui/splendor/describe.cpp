#include "ui/splendor/describe.h"

#include <map>

#include "core/cards.h"
#include "core/data/cities.h"
#include "core/data/nobles.h"
#include "core/data/posts.h"
#include "core/notation.h"
#include "core/payment.h"

namespace ui {

using namespace splendor;

namespace {

bool is_known(const GameState& shown, CardId card) {
  bool known = slot_of(shown, card) >= 0;
  for (const PlayerState& player : shown.players)
    known = known || player.owned.contains(card) || reserve_of(player, card) >= 0;
  for (const CardId drawn : shown.modules.drawn) known = known || drawn == card;
  return known;
}

/// The card as the reader may see it: a hidden one by its back.
std::string visible_card(const GameState& shown, CardId card) {
  return card_title(is_known(shown, card) ? card : face_down(deck_of(card)));
}

std::string price(const Action& action) {
  std::string text = action.tokens.empty() ? std::string() : handful(action.tokens);
  for (const CardId card : action.given)
    if (card != kNoCard) text += (text.empty() ? "" : ", ") + card_title(card);
  return text.empty() ? tr(Str::nothing) : text;
}

}  // namespace

std::string gem_name(Gem gem) { return tr(static_cast<Str>(static_cast<int>(Str::gem_white) + static_cast<int>(gem))); }

std::string gems(int count, Gem gem) {
  const Str many = static_cast<Str>(static_cast<int>(Str::gems_white) + static_cast<int>(gem));
  // As tr_count: French says "0 diamant".
  const bool one = count == 1 || (count == 0 && language() == app::Language::fr);
  return std::to_string(count) + ' ' + (one ? gem_name(gem) : std::string(tr(many)));
}

std::string handful(Tokens tokens) {
  std::string text;
  for (int c = 0; c < kColourCount; ++c) {
    const int count = tokens[static_cast<Gem>(c)];
    if (count == 0) continue;
    if (!text.empty()) text += ", ";
    text += gems(count, static_cast<Gem>(c));
  }
  return text.empty() ? tr(Str::nothing) : text;
}

std::string points(int count) { return tr_count(Str::points_one, Str::points_many, count); }

std::string deck_name(Deck deck) {
  const bool orient = static_cast<int>(deck) >= kBaseDeckCount;
  return tr(orient ? Str::orient_deck_n : Str::deck_n, std::to_string(level_of(deck)));
}

std::string row_name(Deck deck) {
  const bool orient = static_cast<int>(deck) >= kBaseDeckCount;
  return tr(orient ? Str::orient_row_n : Str::row_n, std::to_string(level_of(deck)));
}

std::string card_title(CardId card) {
  const Deck deck = deck_of(card);
  const bool orient = static_cast<int>(deck) >= kBaseDeckCount;
  std::string text = tr(orient ? Str::orient_level_n : Str::level_n, std::to_string(level_of(deck)));
  if (is_face_down(card)) return text + ", " + tr(Str::face_down_card);
  const Card& facts = card_facts(card);
  const bool coloured = facts.kind != CardKind::virtual_gold && facts.kind != CardKind::associate &&
                        facts.kind != CardKind::associate_take;
  if (coloured) text += ", " + gem_name(facts.bonus);
  if (facts.points > 0) text += ", " + points(facts.points);
  return text;
}

std::string card_effect(CardId card) {
  if (is_face_down(card)) return {};
  const Card& facts = card_facts(card);
  switch (facts.kind) {
    case CardKind::plain: break;
    case CardKind::virtual_gold: return tr(Str::kind_virtual_gold);
    case CardKind::associate: return tr(Str::kind_associate);
    case CardKind::associate_take: return tr(Str::kind_associate_take);
    case CardKind::double_bonus: return tr(Str::kind_double_bonus, gem_name(facts.bonus));
    case CardKind::take: return tr(Str::kind_take);
    case CardKind::discard_price: return tr(Str::kind_discard_price, gem_name(facts.discard));
  }
  return {};
}

std::string card_text(CardId card) {
  std::string text = card_title(card);
  if (is_face_down(card)) return text;
  const Card& facts = card_facts(card);
  if (facts.kind != CardKind::discard_price)
    text += ", " + (facts.cost.empty() ? std::string(tr(Str::costs_nothing)) : tr(Str::costs, handful(facts.cost)));
  if (const std::string effect = card_effect(card); !effect.empty()) text += "; " + effect;
  return text;
}

std::string noble_name(NobleId noble) { return std::string(tr(Str::noble)) + ' ' + std::to_string(noble + 1); }

std::string noble_text(NobleId noble) {
  return noble_name(noble) + ", " + points(kNoblePoints) + ", " + tr(Str::needs, handful(kNobles[noble].requirement));
}

std::string city_text(int city) {
  const City& facts = kCities[static_cast<std::size_t>(city)];
  std::string needs = points(facts.points);
  if (!facts.cards.empty()) needs += ", " + handful(facts.cards);
  if (facts.any > 0) needs += ", " + tr(Str::any_cards, std::to_string(facts.any));
  return tr(Str::city_text, facts.name, needs);
}

std::string post_power(int post) { return tr(static_cast<Str>(static_cast<int>(Str::post_gem) + post)); }

std::string post_text(int post) {
  return post_power(post) + "; " + tr(Str::needs, handful(kPosts[static_cast<std::size_t>(post)].cards));
}

std::string reason(Illegal why) {
  switch (why) {
    case Illegal::game_over: return tr(Str::why_game_over);
    case Illegal::not_now: return tr(Str::why_not_now);
    case Illegal::gold_cannot_be_taken: return tr(Str::why_gold);
    case Illegal::pile_empty: return tr(Str::why_pile_empty);
    case Illegal::pile_too_small_for_pair: return tr(Str::why_pair);
    case Illegal::must_take_three: return tr(Str::why_must_three);
    case Illegal::wrong_number_of_gems: return tr(Str::why_count);
    case Illegal::hand_full: return tr(Str::why_hand_full);
    case Illegal::deck_empty: return tr(Str::why_deck_empty);
    case Illegal::card_not_available: return tr(Str::why_card_gone);
    case Illegal::rival_stronghold: return tr(Str::why_rival);
    case Illegal::cannot_afford: return tr(Str::why_afford);
    case Illegal::wrong_payment:
    case Illegal::tokens_not_owned: return tr(Str::why_payment);
    case Illegal::wrong_price_cards: return tr(Str::why_price_cards);
    case Illegal::must_act: return tr(Str::why_must_act);
    case Illegal::wrong_return_count: return tr(Str::why_return);
    case Illegal::noble_not_due: return tr(Str::why_noble_not_due);
    case Illegal::post_not_due: return tr(Str::why_post_not_due);
    case Illegal::no_model: return tr(Str::why_no_model);
    case Illegal::not_a_model: return tr(Str::why_not_a_model);
    case Illegal::not_a_free_card: return tr(Str::why_not_free);
    case Illegal::not_drawn: return tr(Str::why_not_drawn);
    case Illegal::no_stronghold_to_place: return tr(Str::why_none_to_place);
    case Illegal::no_stronghold_to_move: return tr(Str::why_none_to_move);
    case Illegal::no_stronghold_to_remove: return tr(Str::why_none_to_remove);
    case Illegal::no_conquest: return tr(Str::why_no_conquest);
  }
  return tr(Str::why_other);
}

std::string decision_prompt(const GameState& state) {
  switch (state.phase) {
    case Phase::turn: return tr(must_pass(state) ? Str::prompt_pass : Str::prompt_turn);
    case Phase::keep: return tr(Str::prompt_keep);
    case Phase::associate: return tr(Str::prompt_associate);
    case Phase::free_card: return tr(Str::prompt_free, std::to_string(state.modules.free_level));
    case Phase::gem: return tr(Str::prompt_gem);
    case Phase::stronghold:
      return tr(state.player().strongholds > 0 ? Str::prompt_stronghold : Str::prompt_stronghold_none_left);
    case Phase::conquest: return tr(Str::prompt_conquest);
    case Phase::give_back:
      return tr_count(Str::prompt_return_one, Str::prompt_return_many,
                      state.player().tokens.total() - state.setup.token_limit());
    case Phase::noble: return tr(Str::prompt_noble);
    case Phase::post: return tr(Str::prompt_post);
    case Phase::over: break;
  }
  return {};
}

std::string affordability_text(const GameState& state, int player, CardId card) {
  if (is_face_down(card)) return {};
  const Affordability cost = affordability(state, player, card);
  if (cost.missing > 0 && card_facts(card).kind == CardKind::discard_price)
    return tr_count(Str::cards_missing_one, Str::cards_missing_many, cost.missing);
  if (cost.missing > 0) return tr(Str::not_affordable, std::to_string(cost.missing));
  if (!can_purchase(state, player, card)) return tr(Str::why_no_model);  // tokens enough, yet nothing to copy
  if (cost.gold_needed > 0) return tr(Str::affordable_gold, std::to_string(cost.gold_needed));
  return tr(Str::affordable);
}

std::string log_line(const GameState& shown, const Action& action, std::string_view name) {
  switch (action.kind) {
    case ActionKind::take:
    case ActionKind::take_pair: return tr(Str::log_take, name, handful(action.tokens));
    case ActionKind::reserve: return tr(Str::log_reserve, name, visible_card(shown, action.card));
    case ActionKind::reserve_deck: return tr(Str::log_reserve_deck, name, deck_name(static_cast<Deck>(action.other)));
    case ActionKind::buy:  // bought is shown to all
      return tr(Str::log_for, tr(Str::log_buy, name, card_title(action.card)), price(action));
    case ActionKind::conquer:
      return tr(Str::log_for, tr(Str::log_conquer, name, card_title(action.card)), price(action));
    case ActionKind::pass: return tr(Str::log_pass, name);
    case ActionKind::keep: return tr(Str::log_keep, name, visible_card(shown, action.card));
    case ActionKind::associate: return tr(Str::log_associate, name, card_title(action.card));
    case ActionKind::free: return tr(Str::log_free, name, card_title(action.card));
    case ActionKind::gem: return tr(Str::log_gem, name, handful(action.tokens));
    case ActionKind::place: return tr(Str::log_place, name, card_title(action.card));
    case ActionKind::move: return tr(Str::log_move, name, card_title(action.card));
    case ActionKind::remove: return tr(Str::log_remove, name, card_title(action.card));
    case ActionKind::decline: return tr(Str::log_decline, name);
    case ActionKind::give_back: return tr(Str::log_return, name, handful(action.tokens));
    case ActionKind::noble: return tr(Str::log_noble, name, noble_name(action.other));
    case ActionKind::post: return tr(Str::log_post, name, post_power(action.other));
  }
  return {};
}

std::string action_label(const GameState& shown, const Action& action) {
  switch (action.kind) {
    case ActionKind::take:
    case ActionKind::take_pair: return tr(Str::take_tokens, handful(action.tokens));
    case ActionKind::reserve: return std::string(tr(Str::reserve)) + ": " + card_text(action.card);
    case ActionKind::reserve_deck:
      return std::string(tr(Str::reserve_top)) + ": " + deck_name(static_cast<Deck>(action.other));
    case ActionKind::buy:
    case ActionKind::conquer:
      return tr(Str::log_for,
                action.kind == ActionKind::buy ? std::string(tr(Str::buy)) + ": " + visible_card(shown, action.card)
                                               : tr(Str::do_conquer, visible_card(shown, action.card)),
                price(action));
    case ActionKind::pass: return tr(Str::pass);
    case ActionKind::give_back: return std::string(tr(Str::give_back)) + ' ' + handful(action.tokens);
    case ActionKind::noble: return noble_text(action.other);
    case ActionKind::post: return post_text(action.other);
    case ActionKind::gem: return tr(Str::take_tokens, handful(action.tokens));
    case ActionKind::decline: return tr(Str::decline);
    case ActionKind::keep: return tr(Str::do_keep, card_text(action.card));
    case ActionKind::associate: return tr(Str::do_associate, card_title(action.card));
    case ActionKind::free: return tr(Str::do_free, card_text(action.card));
    case ActionKind::place: return tr(Str::do_place, card_title(action.card));
    case ActionKind::move: return tr(Str::do_move, card_title(action.other), card_title(action.card));
    case ActionKind::remove: return tr(Str::do_remove, card_title(action.card));
  }
  return {};
}

std::string cards_of_action(const GameState& shown, const Action& action) {
  std::vector<CardId> cards{action.card};
  if (action.kind == ActionKind::move) cards.push_back(action.other);
  cards.insert(cards.end(), action.given.begin(), action.given.end());
  std::string text;
  for (const CardId card : cards)
    if (card != kNoCard && is_known(shown, card)) text += "; " + card_text(card);
  return text;
}

std::vector<std::size_t> repeated(const std::vector<std::string>& texts) {
  std::map<std::string_view, int> count;
  for (const std::string& text : texts) ++count[text];
  std::vector<std::size_t> places;
  for (std::size_t i = 0; i < texts.size(); ++i)
    if (count[texts[i]] > 1) places.push_back(i);
  return places;
}

}  // namespace ui
