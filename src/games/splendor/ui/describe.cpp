#include "games/splendor/ui/describe.h"

#include <algorithm>
#include <cctype>
#include <map>

#include "games/splendor/record/notation.h"
#include "games/splendor/rules/cards.h"
#include "games/splendor/rules/data/cities.h"
#include "games/splendor/rules/data/nobles.h"
#include "games/splendor/rules/data/posts.h"
#include "games/splendor/rules/payment.h"
#include "games/splendor/ui/words.h"
#include "ui/words.h"

namespace splendor_ui {

using namespace splendor;
using namespace ui;

namespace {

bool is_known(const GameState& shown, CardId card) {
  bool known = slot_of(shown, card) >= 0;
  for (const PlayerState& player : shown.players)
    known = known || player.owned.contains(card) || reserve_of(player, card) >= 0;
  for (const CardId drawn : shown.modules.drawn) known = known || drawn == card;
  return known;
}

/// The card as the reader may see it: a hidden one by its back.
CardId visible_card(const GameState& shown, CardId card) {
  return is_known(shown, card) ? card : face_down(deck_of(card));
}

std::vector<std::string> kinds_of(Tokens tokens) {
  std::vector<std::string> kinds;
  for (int c = 0; c < kColourCount; ++c)
    if (const int count = tokens[static_cast<Gem>(c)]; count > 0) kinds.push_back(gems(count, static_cast<Gem>(c)));
  return kinds;
}

/// "Anna bought a card for 2 rubies".
std::string for_price(std::string_view bought, const Action& action) {
  std::vector<std::string> paid = kinds_of(action.tokens);
  for (const CardId card : action.given)
    if (card != kNoCard) paid.push_back(a_card(card));
  return paid.empty() ? tr(words::log_for_nothing, bought) : tr(words::log_for, bought, listed(paid));
}

}  // namespace

std::string gem_name(Gem gem) {
  constexpr std::array<Text, kColourCount> kNames{words::gem_white, words::gem_blue,  words::gem_green,
                                                  words::gem_red,   words::gem_black, words::gem_gold};
  return tr(kNames[index_of(gem)]);
}

std::string gem_plural(Gem gem) {
  constexpr std::array<Text, kColourCount> kMany{words::gems_white, words::gems_blue,  words::gems_green,
                                                 words::gems_red,   words::gems_black, words::gems_gold};
  return tr(kMany[index_of(gem)]);
}

std::string gems(int count, Gem gem) {
  // As tr_count: French says "0 diamant".
  const bool one = base::is_singular(count);
  return std::to_string(count) + ' ' + (one ? gem_name(gem) : gem_plural(gem));
}

std::string handful(Tokens tokens) {
  const std::vector<std::string> kinds = kinds_of(tokens);
  return kinds.empty() ? tr(words::nothing) : listed(kinds);
}

std::string holding(Tokens tokens) { return tokens.empty() ? tr(words::tokens_none) : handful(tokens); }

std::string gold_cards(int count) { return tr_count(words::gold_cards_one, words::gold_cards_many, count); }

std::string points(int count) { return tr_count(words::points_one, words::points_many, count); }

std::string deck_name(Deck deck) {
  return tr(is_orient(deck) ? words::orient_deck_n : words::deck_n, std::to_string(level_of(deck)));
}

std::string row_name(Deck deck) {
  return tr(is_orient(deck) ? words::orient_row_n : words::row_n, std::to_string(level_of(deck)));
}

namespace {

std::string level_words(CardId card) {
  const Deck deck = deck_of(card);
  return tr(is_orient(deck) ? words::orient_level_n : words::level_n, std::to_string(level_of(deck)));
}

/// "level 1, 1 point".
std::string level_and_points(CardId card) {
  const bool counts = !is_face_down(card) && card_facts(card).points > 0;
  return level_words(card) + (counts ? ", " + points(card_facts(card).points) : std::string());
}

/// The one of two forms of a verb ("prend/prenez") that goes with the person.
std::string for_person(std::string words, bool you) {
  const std::size_t at = words.find('/');
  if (at == std::string::npos) return words;
  const std::size_t begin = words.rfind(' ', at) + 1, end = std::min(words.find(' ', at), words.size());
  return you ? words.erase(begin, at + 1 - begin) : words.erase(at, end - at);
}

/// "the onyx card (level 1, 1 point)", where it is plain which.
std::string the_card(CardId card) {
  return tr(words::card_with, tr(words::the_card, card_noun(card)), level_and_points(card));
}

}  // namespace

std::string a_card(CardId card) {
  const std::string noun = card_noun(card);
  const bool vowel = std::string_view("aeiou").find(noun.front()) != std::string_view::npos;
  return tr(words::card_with, tr(vowel ? words::an_card : words::a_card, noun), level_and_points(card));
}

std::string card_noun(CardId card) {
  constexpr std::array<Text, kGemCount> kNouns{words::card_white, words::card_blue, words::card_green, words::card_red,
                                               words::card_black};
  if (is_face_down(card)) return tr(words::face_down_card);
  const Card& facts = card_facts(card);
  switch (facts.kind) {
    case CardKind::virtual_gold: return tr(words::card_gold);
    case CardKind::associate:
    case CardKind::associate_take: return tr(words::card_associate);
    default: return tr(kNouns[index_of(facts.bonus)]);
  }
}

std::string card_title(CardId card) {
  std::string noun = card_noun(card);
  noun.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(noun.front())));
  std::string text = tr(words::card_with, noun, level_words(card));
  if (!is_face_down(card) && card_facts(card).points > 0) text += ", " + points(card_facts(card).points);
  return text;
}

std::string card_effect(CardId card) {
  if (is_face_down(card)) return {};
  const Card& facts = card_facts(card);
  switch (facts.kind) {
    case CardKind::plain: break;
    case CardKind::virtual_gold: return tr(words::kind_virtual_gold);
    case CardKind::associate: return tr(words::kind_associate);
    case CardKind::associate_take: return tr(words::kind_associate_take);
    case CardKind::double_bonus: return tr(words::kind_double_bonus, gem_name(facts.bonus));
    case CardKind::take: return tr(words::kind_take);
    case CardKind::discard_price: return tr(words::kind_discard_price, gem_name(facts.discard));
  }
  return {};
}

std::string card_text(CardId card) {
  std::string text = card_title(card);
  if (is_face_down(card)) return text;
  const Card& facts = card_facts(card);
  if (facts.kind != CardKind::discard_price)
    text += ", " + (facts.cost.empty() ? std::string(tr(words::costs_nothing)) : tr(words::costs, handful(facts.cost)));
  if (const std::string effect = card_effect(card); !effect.empty()) text = semicolon(text, effect);
  return text;
}

std::string_view noble_name(NobleId noble) {
  constexpr std::array<Text, kNobles.size()> kNames{words::noble_1, words::noble_2,  words::noble_3,  words::noble_4,
                                                    words::noble_5, words::noble_6,  words::noble_7,  words::noble_8,
                                                    words::noble_9, words::noble_10, words::noble_11, words::noble_12};
  return tr(kNames[noble]);
}

std::string the_noble(NobleId noble) {
  constexpr std::array<Text, kNobles.size()> kNames{words::the_noble_1,  words::the_noble_2,  words::the_noble_3,
                                                    words::the_noble_4,  words::the_noble_5,  words::the_noble_6,
                                                    words::the_noble_7,  words::the_noble_8,  words::the_noble_9,
                                                    words::the_noble_10, words::the_noble_11, words::the_noble_12};
  return tr(kNames[noble]);
}

std::string noble_text(NobleId noble) {
  return tr(words::noble_named, noble_name(noble)) + ", " + points(kNoblePoints) + ", " +
         tr(words::needs_bonuses, handful(kNobles[noble].requirement));
}

std::string city_name(int city) {
  constexpr std::array<Text, kCityTiles> kNames{words::city_1, words::city_2, words::city_3, words::city_4,
                                                words::city_5, words::city_6, words::city_7};
  return tr(kNames[static_cast<std::size_t>(city) / 2]);
}

std::string city_text(int city) {
  const City& facts = kCities[static_cast<std::size_t>(city)];
  std::string cards = facts.cards.empty() ? std::string() : handful(facts.cards);
  if (facts.any > 0)
    cards += cards.empty() ? tr(words::known_of_one_colour, std::to_string(facts.any))
                           : ", " + tr(words::any_cards, std::to_string(facts.any));
  const std::string needs = points(facts.points) + (cards.empty() ? "" : ", " + tr(words::in_cards, cards));
  return tr(words::city_text, city_name(city), needs);
}

std::string post_power(int post) {
  constexpr std::array<Text, kPostCount> kPowers{words::post_gem, words::post_third, words::post_double,
                                                 words::post_draw, words::post_points};
  return tr(kPowers[static_cast<std::size_t>(post)]);
}

std::string post_text(int post) {
  return semicolon(post_power(post), tr(words::needs_cards, handful(kPosts[static_cast<std::size_t>(post)].cards)));
}

std::string reason(Illegal why) {
  static constexpr Text kReasons[] = {
#define ILLEGAL(name, ...) words::why_##name,
#include "games/splendor/rules/illegal.inc"
#undef ILLEGAL
  };
  return tr(kReasons[static_cast<std::size_t>(why)]);
}

/// [strongholds.remove] A rival's stronghold that can be sent home.
static bool stands_alone(const GameState& state) {
  const auto& occupied = state.modules.occupied;
  return std::any_of(occupied.begin(), occupied.end(),
                     [&](const Occupation& held) { return held.count == 1 && held.owner != state.to_act; });
}

std::string decision_prompt(const GameState& state) {
  switch (state.phase) {
    case Phase::turn: return tr(must_pass(state) ? words::prompt_pass : words::prompt_turn);
    case Phase::keep: return tr(words::prompt_keep);
    case Phase::associate: return tr(words::prompt_associate);
    case Phase::free_card: return tr(words::prompt_free, std::to_string(state.modules.free_level));
    case Phase::gem: return tr(words::prompt_gem);
    case Phase::stronghold:
      return tr(state.player().strongholds == 0 ? words::prompt_stronghold_none_left
                : stands_alone(state)           ? words::prompt_stronghold
                                                : words::prompt_place);
    case Phase::conquest: return tr(words::prompt_conquest);
    case Phase::give_back:
      return tr_count(words::prompt_return_one, words::prompt_return_many,
                      state.player().tokens.total() - state.setup.token_limit());
    case Phase::noble: return tr(words::prompt_noble);
    case Phase::post: return tr(words::prompt_post);
    case Phase::over: break;
  }
  return {};
}

namespace {

/// [orient.virtual-gold] What pays that much gold: tokens, and the fewest cards that must help, each worth two.
std::string gold_words(const GameState& state, int player, int gold) {
  const int tokens = state.players[static_cast<std::size_t>(player)].tokens.gold();
  if (gold <= tokens) return gems(gold, Gem::gold);
  const int cards = (gold - tokens + 1) / 2, rest = std::max(gold - 2 * cards, 0);
  return rest == 0 ? gold_cards(cards) : tr(words::gold_and_cards, gems(rest, Gem::gold), gold_cards(cards));
}

}  // namespace

std::string affordability_text(const GameState& state, int player, CardId card) {
  if (is_face_down(card)) return {};
  const Affordability cost = affordability(state, player, card);
  if (cost.missing > 0 && card_facts(card).kind == CardKind::discard_price)
    return tr_count(words::cards_missing_one, words::cards_missing_many, cost.missing);
  if (cost.missing > 0) {
    const Tokens lacks = lacking(state, player, card);
    if (lacks.total() == cost.missing) return tr(words::not_affordable, handful(lacks));
    return tr(words::not_affordable_gold, handful(lacks), std::to_string(lacks.total() - cost.missing));
  }
  if (!can_purchase(state, player, card)) return tr(words::why_no_model);  // tokens enough, yet nothing to copy
  if (cost.gold_needed > 0) return tr(words::affordable_gold, gold_words(state, player, cost.gold_needed));
  return tr(words::affordable);
}

std::string rival_affordability_text(const GameState& shown, int seat, CardId card, const std::string& name) {
  const int missing = affordability(shown, seat, card).missing;
  if (missing > 0 && card_facts(card).kind == CardKind::discard_price)
    return tr_count(words::cards_missing_one, words::cards_missing_many, missing);
  const Tokens lacks = lacking(shown, seat, card);
  if (missing > 0)
    return lacks.total() == missing ? tr(words::rival_lacks, name, handful(lacks))
                                    : base::filled(tr(words::rival_lacks_gold),
                                                   {name, handful(lacks), std::to_string(lacks.total() - missing)});
  return can_purchase(shown, seat, card) ? tr(words::rival_can_buy, name) : std::string();
}

std::string log_sentence(const GameState& shown, const Action& action, std::string_view name, bool you) {
  const auto say = [&](const Text& text, const std::string& what = {}) {
    return base::filled(for_person(tr(text), you), {name, what});
  };
  switch (action.kind) {
    case ActionKind::take:
    case ActionKind::take_pair: return say(words::log_take, handful(action.tokens));
    case ActionKind::reserve: return say(words::log_reserve, a_card(visible_card(shown, action.card)));
    case ActionKind::reserve_deck:
      return say(words::log_reserve_deck, level_words(face_down(static_cast<Deck>(action.other))));
    case ActionKind::buy:  // bought is shown to all
      return for_price(say(words::log_buy, a_card(action.card)), action);
    case ActionKind::conquer: return for_price(say(words::log_conquer, a_card(action.card)), action);
    case ActionKind::pass: return say(words::log_pass);
    case ActionKind::keep: return say(words::log_keep, a_card(visible_card(shown, action.card)));
    case ActionKind::associate: return say(words::log_associate, a_card(action.card));
    case ActionKind::free: return say(words::log_free, a_card(action.card));
    case ActionKind::gem: return say(words::log_gem, handful(action.tokens));
    case ActionKind::place: return say(words::log_place, a_card(action.card));
    case ActionKind::move: return say(words::log_move, a_card(action.card));
    case ActionKind::remove: return say(words::log_remove, a_card(action.card));
    case ActionKind::decline: return say(words::log_decline);
    case ActionKind::give_back: return say(words::log_return, handful(action.tokens));
    case ActionKind::noble: return say(words::log_noble, the_noble(action.other));
    case ActionKind::post: return say(words::log_post, post_power(action.other));
  }
  return {};
}

bool names_hidden_card(const GameState& shown, const Action& action) {
  if (action.kind == ActionKind::buy)
    return slot_of(shown, action.card) < 0 && reserve_of(shown.player(), action.card) < 0;
  return action.kind == ActionKind::keep && is_face_down(shown.modules.drawn[0]);
}

std::string action_label(const GameState& shown, const Action& action) {
  switch (action.kind) {
    case ActionKind::take:
    case ActionKind::take_pair: return tr(words::take_tokens, handful(action.tokens));
    case ActionKind::reserve: return tr(words::do_reserve, the_card(action.card));
    case ActionKind::reserve_deck: return labelled(tr(words::reserve_top), deck_name(static_cast<Deck>(action.other)));
    case ActionKind::buy:
    case ActionKind::conquer:
      return for_price(tr(action.kind == ActionKind::buy ? words::do_buy : words::do_conquer,
                          the_card(visible_card(shown, action.card))),
                       action);
    case ActionKind::pass: return tr(words::pass);
    case ActionKind::give_back: return std::string(tr(words::give_back)) + ' ' + handful(action.tokens);
    case ActionKind::noble: return noble_text(action.other);
    case ActionKind::post: return post_text(action.other);
    case ActionKind::gem: return tr(words::take_tokens, handful(action.tokens));
    case ActionKind::decline: return tr(words::decline);
    case ActionKind::keep: return tr(words::do_keep, card_text(action.card));
    case ActionKind::associate: return tr(words::do_associate, the_card(action.card));
    case ActionKind::free: return tr(words::do_free, card_text(action.card));
    case ActionKind::place: return tr(words::do_place, the_card(action.card));
    case ActionKind::move: return tr(words::do_move, the_card(action.other), the_card(action.card));
    case ActionKind::remove: return tr(words::do_remove, the_card(action.card));
  }
  return {};
}

std::string return_warning(const GameState& shown, int more) {
  const int over = shown.player().tokens.total() + more - shown.setup.token_limit();
  return over > 0 ? tr_count(words::warn_return_one, words::warn_return_many, over) : std::string();
}

std::string cards_of_action(const GameState& shown, const Action& action) {
  std::vector<CardId> cards{action.card};
  if (action.kind == ActionKind::move) cards.push_back(action.other);
  cards.insert(cards.end(), action.given.begin(), action.given.end());
  std::string text;
  for (const CardId card : cards)
    if (card != kNoCard && is_known(shown, card)) text = semicolon(text, card_text(card));
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

}  // namespace splendor_ui
