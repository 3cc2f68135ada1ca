#include "games/splendor/record/notation.h"

#include <algorithm>
#include <array>
#include <charconv>

#include "base/messages.h"
#include "base/words.h"
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

std::string_view word_of(ActionKind kind) { return kVerbs[static_cast<std::size_t>(kind)].word; }

/// As many as the longest action has.
using Words = base::Words<10>;

std::optional<std::uint8_t> parse_deck(std::string_view text) {
  for (std::size_t i = 0; i < kDeckNames.size(); ++i)
    if (text == kDeckNames[i]) return static_cast<std::uint8_t>(i);
  return std::nullopt;
}

base::Message not_understood(std::string_view text) { return {base::messages::not_an_action, text.substr(0, 60)}; }

/// `buy CARD [TOKENS] [CARD...]`, and the same for conquer.
base::Result<ParsedAction> parse_purchase(ActionKind kind, const Words& words, std::string_view text) {
  ParsedAction parsed{.action = {.kind = kind}};
  const auto card = words.count > 1 ? parse_card(words.word[1]) : std::nullopt;
  if (!card) return not_understood(text);
  parsed.action.card = *card;
  std::size_t next = 2;
  const auto tokens = words.count > next ? parse_tokens(words.word[next]) : std::nullopt;
  if (tokens) {
    parsed.action.tokens = *tokens;
    ++next;
  }
  parsed.payment_left_out = words.count == 2;
  std::size_t given = 0;
  for (; next < words.count; ++next) {
    const auto price = parse_card(words.word[next]);
    if (!price || given == Action::kMaxGiven) return not_understood(text);
    parsed.action.given[given++] = *price;
  }
  std::sort(parsed.action.given.begin(), parsed.action.given.end());
  return parsed;
}

base::Result<ParsedAction> parse_take(const Words& words, std::string_view text) {
  const auto tokens = words.count == 2 ? parse_tokens(words.word[1]) : std::nullopt;
  if (!tokens) return not_understood(text);
  const bool pair = tokens->gems_with_at_least(2) != 0;
  return ParsedAction{.action = {.kind = pair ? ActionKind::take_pair : ActionKind::take, .tokens = *tokens}};
}

base::Result<ParsedAction> parse_reserve(const Words& words, std::string_view text) {
  if (words.count == 3 && words.word[1] == "deck") {
    if (const auto deck = parse_deck(words.word[2]))
      return ParsedAction{.action = {.kind = ActionKind::reserve_deck, .other = *deck}};
  } else if (words.count == 2) {
    if (const auto card = parse_card(words.word[1]))
      return ParsedAction{.action = {.kind = ActionKind::reserve, .card = *card}};
  }
  return not_understood(text);
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
  int number = 0;
  const auto read = std::from_chars(text.data() + 3, text.data() + 5, number);
  if (!deck || read.ptr != text.data() + 5 || number < 1 || number > kDeckSizes[*deck]) return std::nullopt;
  return static_cast<CardId>(kFirstCard[*deck] + number - 1);
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

base::Result<ParsedAction> parse_action(std::string_view text) {
  const Words words(text);
  if (words.count == 0 || words.too_many) return not_understood(text);
  const auto verb = std::find_if(kVerbs.begin(), kVerbs.end(), [&](const Verb& v) { return v.word == words.word[0]; });
  if (verb == kVerbs.end()) return not_understood(text);
  ParsedAction parsed{.action = {.kind = verb->kind}};
  Action& action = parsed.action;
  const std::string_view object = words.count > 1 ? words.word[1] : std::string_view();
  bool understood = words.count == 2;
  switch (verb->kind) {
    case ActionKind::take:
    case ActionKind::take_pair: return parse_take(words, text);
    case ActionKind::reserve:
    case ActionKind::reserve_deck: return parse_reserve(words, text);
    case ActionKind::buy:
    case ActionKind::conquer: return parse_purchase(verb->kind, words, text);
    case ActionKind::pass:
    case ActionKind::decline: understood = words.count == 1; break;
    case ActionKind::gem:
    case ActionKind::give_back: {
      const auto tokens = parse_tokens(object);
      understood = understood && tokens;
      if (understood) action.tokens = *tokens;
      break;
    }
    case ActionKind::noble:
    case ActionKind::post: {
      const auto id =
          verb->kind == ActionKind::noble ? base::place_of_id(kNobles, object) : base::place_of_id(kPosts, object);
      understood = understood && id;
      if (understood) action.other = *id;
      break;
    }
    case ActionKind::move: {
      const auto from = parse_card(object);
      const auto to = words.count == 3 ? parse_card(words.word[2]) : std::nullopt;
      understood = from && to;
      if (understood) {
        action.other = *from;
        action.card = *to;
      }
      break;
    }
    case ActionKind::keep:
    case ActionKind::associate:
    case ActionKind::free:
    case ActionKind::place:
    case ActionKind::remove: {
      const auto card = parse_card(object);
      understood = understood && card;
      if (understood) action.card = *card;
      break;
    }
  }
  if (!understood) return not_understood(text);
  return parsed;
}

base::Result<Action> read_action(const GameState& state, std::string_view text) {
  const auto parsed = parse_action(text);
  if (!parsed) return parsed.error();
  Action action = parsed.value().action;
  const bool purchase = action.kind == ActionKind::buy || action.kind == ActionKind::conquer;
  if (purchase && parsed.value().payment_left_out && !is_terminal(state)) {
    if (const auto tokens = default_payment(state, state.to_act, action.card)) {
      action.tokens = *tokens;
    } else if (const auto price = orient::only_discard_price(state, action)) {
      action.given = *price;
    }
  }
  if (const auto reason = why_illegal(state, action)) return sentence(*reason);
  return action;
}

base::Text sentence(Illegal reason) {
  switch (reason) {
#define ILLEGAL(name, english, french) \
  case Illegal::name:                  \
    return {"splendor." #name, {english, french}};
#include "games/splendor/record/illegal.inc"
#undef ILLEGAL
  }
  return {};
}

std::optional<std::size_t> index_of(const ActionList& actions, const Action& action) {
  const auto found = std::find(actions.begin(), actions.end(), action);
  if (found == actions.end()) return std::nullopt;
  return static_cast<std::size_t>(found - actions.begin());
}

}  // namespace splendor
