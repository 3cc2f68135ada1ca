#include "games/splendor/record/notation.h"

#include <algorithm>
#include <array>

#include "games/splendor/rules/cards.h"
#include "games/splendor/rules/data/cities.h"
#include "games/splendor/rules/data/nobles.h"
#include "games/splendor/rules/data/posts.h"
#include "games/splendor/rules/modules/orient.h"
#include "games/splendor/rules/payment.h"

namespace splendor {

namespace {

struct Verb {
  ActionKind kind;
  std::string_view word;
};
constexpr std::array<Verb, 18> kVerbs{{
    {ActionKind::take, "take"},
    {ActionKind::take_pair, "take"},
    {ActionKind::reserve, "reserve"},
    {ActionKind::reserve_deck, "reserve"},
    {ActionKind::buy, "buy"},
    {ActionKind::pass, "pass"},
    {ActionKind::keep, "keep"},
    {ActionKind::associate, "associate"},
    {ActionKind::free, "free"},
    {ActionKind::gem, "gem"},
    {ActionKind::place, "place"},
    {ActionKind::move, "move"},
    {ActionKind::remove, "remove"},
    {ActionKind::conquer, "conquer"},
    {ActionKind::decline, "decline"},
    {ActionKind::give_back, "return"},
    {ActionKind::noble, "noble"},
    {ActionKind::post, "post"},
}};

static_assert([] {
  for (std::size_t i = 0; i < kVerbs.size(); ++i)
    if (kVerbs[i].kind != static_cast<ActionKind>(i)) return false;
  return true;
}());

std::string_view word_of(ActionKind kind) { return kVerbs[static_cast<std::size_t>(kind)].word; }

/// As many as the longest action has.
using Words = base::Words<10>;

std::optional<std::uint8_t> parse_deck(std::string_view text) {
  for (std::size_t i = 0; i < kDeckNames.size(); ++i)
    if (text == kDeckNames[i]) return static_cast<std::uint8_t>(i);
  return std::nullopt;
}

/// `buy CARD [TOKENS] [CARD...]`, and the same for conquer.
std::optional<ParsedAction> parse_purchase(ActionKind kind, const Words& words) {
  const auto card = parse_card(words.word[1]);
  if (!card) return std::nullopt;
  std::size_t given = 0;
  const Action purchase{.kind = kind, .card = *card};
  auto parsed = base::with_payment(purchase, words, parse_tokens, [&](Action& action, std::string_view word) {
    const auto price = parse_card(word);
    if (!price || given == Action::kMaxGiven) return false;
    action.given[given++] = *price;
    return true;
  });
  if (parsed) std::sort(parsed->action.given.begin(), parsed->action.given.end());
  return parsed;
}

/// `reserve deck DECK`
std::optional<ParsedAction> parse_deck_reserve(const Words& words) {
  const auto deck = parse_deck(words.word[2]);
  if (!deck || words.count != 3) return std::nullopt;
  return ParsedAction{.action = {.kind = ActionKind::reserve_deck, .other = *deck}};
}

std::optional<ParsedAction> parse_words(const Words& words) {
  const auto verb = std::find_if(kVerbs.begin(), kVerbs.end(), [&](const Verb& v) { return v.word == words.word[0]; });
  if (verb == kVerbs.end()) return std::nullopt;
  const std::string_view object = words.word[1];
  const ActionKind kind = verb->kind;
  switch (kind) {
    case ActionKind::take:
    case ActionKind::take_pair: {
      const auto tokens = parse_tokens(object);
      const bool pair = tokens && tokens->gems_with_at_least(2) != 0;
      return base::with_object(pair ? ActionKind::take_pair : ActionKind::take, &Action::tokens, tokens, words);
    }
    case ActionKind::buy:
    case ActionKind::conquer: return parse_purchase(kind, words);
    case ActionKind::move:  // FROM TO
      return base::with_objects(kind, &Action::other, parse_card(object), &Action::card, parse_card(words.word[2]),
                                words);
    case ActionKind::pass:
    case ActionKind::decline:
      return words.count == 1 ? std::optional(ParsedAction{.action = {.kind = kind}}) : std::nullopt;
    case ActionKind::gem:
    case ActionKind::give_back: return base::with_object(kind, &Action::tokens, parse_tokens(object), words);
    case ActionKind::noble: return base::with_object(kind, &Action::other, base::place_of_id(kNobles, object), words);
    case ActionKind::post: return base::with_object(kind, &Action::other, base::place_of_id(kPosts, object), words);
    case ActionKind::reserve:
    case ActionKind::reserve_deck:
      if (object == "deck") return parse_deck_reserve(words);
      [[fallthrough]];
    case ActionKind::keep:
    case ActionKind::associate:
    case ActionKind::free:
    case ActionKind::place:
    case ActionKind::remove: return base::with_object(kind, &Action::card, parse_card(object), words);
  }
  return std::nullopt;
}

}  // namespace

std::string to_string(Tokens tokens) { return base::letters_of(tokens, kColourLetters); }

std::optional<Tokens> parse_tokens(std::string_view text) { return base::tokens_of<Tokens>(text, kColourLetters); }

std::string card_name(CardId card) {
  if (card == kNoCard) return "-";
  const auto deck = index_of(deck_of(card));
  std::string text = kDeckNames[deck];
  if (is_face_down(card)) return text + "-?";
  const int number = card - kFirstCard[deck] + 1;
  return text + '-' + static_cast<char>('0' + number / 10) + static_cast<char>('0' + number % 10);
}

std::optional<CardId> parse_card(std::string_view text) {
  if (text.size() != 5 || text[2] != '-') return std::nullopt;
  const auto deck = parse_deck(text.substr(0, 2));
  const auto number = base::read_number<int>(text.substr(3));
  if (!deck || !number || *number < 1 || *number > kDeckSizes[*deck]) return std::nullopt;
  return static_cast<CardId>(kFirstCard[*deck] + *number - 1);
}

std::string to_string(const Action& action) {
  std::string text(word_of(action.kind));
  switch (action.kind) {
    case ActionKind::take:
    case ActionKind::take_pair:
    case ActionKind::gem:
    case ActionKind::give_back: return text + ' ' + to_string(action.tokens);
    case ActionKind::reserve_deck: return text + " deck " + kDeckNames[action.other];
    case ActionKind::buy:
    case ActionKind::conquer:
      text += ' ' + card_name(action.card) + ' ' + to_string(action.tokens);
      for (const CardId card : action.given)
        if (card != kNoCard) text += ' ' + card_name(card);
      return text;
    case ActionKind::move: return text + ' ' + card_name(action.other) + ' ' + card_name(action.card);
    case ActionKind::noble: return text + ' ' + kNobles[action.other].id;
    case ActionKind::post: return text + ' ' + kPosts[action.other].id;
    case ActionKind::pass:
    case ActionKind::decline: return text;
    case ActionKind::reserve:
    case ActionKind::keep:
    case ActionKind::associate:
    case ActionKind::free:
    case ActionKind::place:
    case ActionKind::remove: break;
  }
  return text + ' ' + card_name(action.card);
}

base::Result<ParsedAction> parse_action(std::string_view text) { return base::parse_action<Words>(text, parse_words); }

base::Result<Action> read_action(const GameState& state, std::string_view text) {
  return base::legal_action(state, parse_action(text), [&](Action& action) {
    if (is_terminal(state)) return;
    if (const auto tokens = default_payment(state, state.to_act, action.card))
      action.tokens = *tokens;
    else if (const auto price = orient::only_discard_price(state, action))
      action.given = *price;
  });
}

base::Text sentence(Illegal reason) {
  static constexpr base::Text kSentences[] = {
#define ILLEGAL(name, ...) {"splendor." #name, {__VA_ARGS__}},
#include "games/splendor/rules/illegal.inc"
#undef ILLEGAL
  };
  return kSentences[static_cast<std::size_t>(reason)];
}

}  // namespace splendor
