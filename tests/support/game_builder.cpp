#include "support/game_builder.h"

#include <algorithm>
#include <numeric>
#include <vector>

#include "games/splendor/record/notation.h"
#include "games/splendor/rules/cards.h"
#include "games/splendor/rules/deal.h"
#include "games/splendor/rules/invariants.h"
#include "games/splendor/rules/turn.h"
#include "support/check.h"

namespace splendor {

namespace {

GameState unshuffled(int players, std::initializer_list<Module> modules) {
  Setup setup{.players = static_cast<std::uint8_t>(players)};
  for (const Module module : modules) setup = setup.with(module);
  Deal deal = shuffle_deal(setup, 0);
  for (auto& deck : deal.decks) std::sort(deck.begin(), deck.end());
  std::iota(deal.nobles.begin(), deal.nobles.end(), NobleId{0});
  return new_game(setup, deal);
}

template <class Visit>
void for_each_word(std::string_view words, Visit&& visit) {
  while (!words.empty()) {
    const std::size_t end = std::min(words.find(' '), words.size());
    visit(words.substr(0, end));
    words.remove_prefix(std::min(end + 1, words.size()));
  }
}

CardId card_named(std::string_view name) {
  const auto card = parse_card(name);
  REQUIRE(card);
  return *card;
}

Tokens tokens_named(std::string_view letters) {
  const auto tokens = parse_tokens(letters);
  REQUIRE(tokens);
  return *tokens;
}

NobleId noble_named(std::string_view id) {
  const auto found = std::find_if(kNobles.begin(), kNobles.end(), [&](const Noble& noble) { return id == noble.id; });
  REQUIRE(found != kNobles.end());
  return static_cast<NobleId>(found - kNobles.begin());
}

std::vector<CardId> cards_in(const GameState& state, Deck deck) {
  std::vector<CardId> cards;
  for (int depth = 0; depth < state.decks[index_of(deck)].count; ++depth)
    cards.push_back(state.card_in_deck(deck, depth));
  return cards;
}

void set_deck(GameState& state, Deck deck, const std::vector<CardId>& cards) {
  state.decks[index_of(deck)] = {.first = 0, .count = static_cast<std::uint8_t>(cards.size())};
  std::copy(cards.begin(), cards.end(), state.deck_cards.begin() + kFirstCard[index_of(deck)]);
}

}  // namespace

GameBuilder::GameBuilder(int players, std::initializer_list<Module> modules) : state_(unshuffled(players, modules)) {}

GameBuilder& GameBuilder::bank(const Tokens::Counts& tokens) {
  state_.bank = tokens;
  return *this;
}

GameBuilder& GameBuilder::tokens(int seat, std::string_view letters) {
  const Tokens tokens = tokens_named(letters);
  REQUIRE(state_.bank.covers(tokens));
  state_.bank -= tokens;
  player(seat).tokens += tokens;
  return *this;
}

/// Takes a card off the table, where the top of the deck takes its place, or out of its deck.
CardId GameBuilder::take_out(CardId card) {
  const Deck deck = deck_of(card);
  const int slot = slot_of(state_, card);
  if (slot >= 0) {
    REQUIRE(state_.decks[index_of(deck)].count != 0);
    state_.slots[static_cast<std::size_t>(slot)] = draw(state_, deck);
    return card;
  }
  bring_to_top(card);
  return draw(state_, deck);
}

void GameBuilder::bring_to_top(CardId card) {
  const Deck deck = deck_of(card);
  std::vector<CardId> cards = cards_in(state_, deck);
  const auto there = std::find(cards.begin(), cards.end(), card);
  REQUIRE(there != cards.end());
  std::rotate(cards.begin(), there, there + 1);
  set_deck(state_, deck, cards);
}

GameBuilder& GameBuilder::owns(int seat, std::string_view cards) {
  for_each_word(cards, [&](std::string_view name) {
    turn::gain_card(state_, seat, take_out(card_named(name)));
    ++player(seat).purchased;
  });
  return *this;
}

GameBuilder& GameBuilder::bonuses(int seat, std::string_view letters) {
  const Tokens wanted = tokens_named(letters);
  for (const Gem gem : kGems)
    for (int i = 0; i < wanted[gem]; ++i) {
      const std::vector<CardId> cards = cards_in(state_, Deck::L1);
      const auto found = std::find_if(cards.rbegin(), cards.rend(), [&](CardId card) {
        return card_facts(card).bonus == gem && card_facts(card).points == 0;
      });
      REQUIRE(found != cards.rend());
      owns(seat, card_name(*found));
    }
  return *this;
}

GameBuilder& GameBuilder::reserves(int seat, std::string_view cards) {
  for_each_word(cards,
                [&](std::string_view name) { turn::add_reserved(player(seat), take_out(card_named(name)), false); });
  return *this;
}

GameBuilder& GameBuilder::reserves_blind(int seat, std::string_view cards) {
  for_each_word(cards,
                [&](std::string_view name) { turn::add_reserved(player(seat), take_out(card_named(name)), true); });
  return *this;
}

GameBuilder& GameBuilder::visited(int seat, std::string_view noble) {
  turn::gain_noble(state_, seat, noble_named(noble));
  return *this;
}

GameBuilder& GameBuilder::face_up(std::string_view cards) {
  std::vector<CardId> wanted;
  for_each_word(cards, [&](std::string_view name) { wanted.push_back(card_named(name)); });
  for (const CardId card : wanted) {
    if (slot_of(state_, card) >= 0) continue;
    bring_to_top(card);
    bool placed = false;
    for (int slot = 0; slot < slot_count(state_) && !placed; ++slot) {
      CardId& there = state_.slots[static_cast<std::size_t>(slot)];
      if (deck_of_slot(slot) != deck_of(card) || std::find(wanted.begin(), wanted.end(), there) != wanted.end())
        continue;
      const Deck deck = deck_of(card);
      std::swap(there, state_.deck_cards[kFirstCard[index_of(deck)] + state_.decks[index_of(deck)].first]);
      placed = true;
    }
    REQUIRE(placed);
  }
  return *this;
}

GameBuilder& GameBuilder::top(std::string_view card) {
  bring_to_top(card_named(card));
  return *this;
}

GameBuilder& GameBuilder::drain(Deck deck, int left) {
  std::vector<CardId> cards = cards_in(state_, deck);
  while (static_cast<int>(cards.size()) > left) {
    state_.modules.removed.insert(cards.back());
    cards.pop_back();
  }
  set_deck(state_, deck, cards);
  return *this;
}

GameBuilder& GameBuilder::clear_row(Deck deck, int left) {
  REQUIRE(state_.decks[index_of(deck)].count == 0);
  int there = 0;
  for (int slot = 0; slot < slot_count(state_); ++slot) {
    CardId& card = state_.slots[static_cast<std::size_t>(slot)];
    if (deck_of_slot(slot) != deck || card == kNoCard || ++there <= left) continue;
    state_.modules.removed.insert(card);
    card = kNoCard;
  }
  return *this;
}

GameBuilder& GameBuilder::nobles(std::initializer_list<std::string_view> ids) {
  REQUIRE(ids.size() <= state_.nobles.size());
  state_.nobles.fill(kNoNoble);
  std::size_t next = 0;
  for (const std::string_view id : ids) state_.nobles[next++] = noble_named(id);
  return *this;
}

GameBuilder& GameBuilder::to_act(int seat) {
  state_.to_act = static_cast<std::uint8_t>(seat);
  return *this;
}

GameBuilder& GameBuilder::last_round() {
  state_.last_round = true;
  return *this;
}

GameState after(GameState state, std::initializer_list<std::string_view> actions) {
  for (const std::string_view text : actions) {
    const auto action = read_action(state, text);
    const std::string why = std::string(text) + ": " + (action ? "" : text_of(action.error()));
    REQUIRE_MESSAGE(action.ok(), why);
    apply(state, action.value());
  }
  return state;
}

std::optional<Illegal> refusal(const GameState& state, std::string_view text) {
  const auto parsed = parse_action(text);
  const std::string why = std::string(text) + ": " + (parsed ? "" : text_of(parsed.error()));
  REQUIRE_MESSAGE(parsed.ok(), why);
  return why_illegal(state, parsed.value().action);
}

std::string options(const GameState& state, std::string_view verb) {
  std::string all;
  for (const Action& action : legal_actions(state)) {
    const std::string text = to_string(action);
    if (std::string_view(text).substr(0, verb.size()) == verb) all += (all.empty() ? "" : ", ") + text;
  }
  return all;
}

}  // namespace splendor
