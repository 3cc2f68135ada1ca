#include "support/game_builder.h"

#include <algorithm>
#include <numeric>
#include <vector>

#include "games/splendor/record/notation.h"
#include "games/splendor/rules/cards.h"
#include "games/splendor/rules/data/cities.h"
#include "games/splendor/rules/deal.h"
#include "games/splendor/rules/random_play.h"
#include "games/splendor/rules/rules.h"
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
  for (base::Fields fields(words, ' '); !fields.done();) visit(fields.next());
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
  const auto noble = base::place_of_id(kNobles, id);
  REQUIRE(noble);
  return *noble;
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

GameBuilder::GameBuilder(int players, std::initializer_list<Module> modules) : state(unshuffled(players, modules)) {}

GameBuilder& GameBuilder::bank(const Tokens::Counts& tokens) {
  state.bank = tokens;
  return *this;
}

GameBuilder& GameBuilder::tokens(int seat, std::string_view letters) {
  const Tokens tokens = tokens_named(letters);
  REQUIRE(state.bank.covers(tokens));
  state.bank -= tokens;
  player(seat).tokens += tokens;
  return *this;
}

/// Takes a card off the table, where the top of the deck takes its place, or out of its deck.
CardId GameBuilder::take_out(CardId card) {
  const Deck deck = deck_of(card);
  const int slot = slot_of(state, card);
  if (slot >= 0) {
    REQUIRE(state.decks[index_of(deck)].count != 0);
    state.slots[static_cast<std::size_t>(slot)] = draw(state, deck);
    return card;
  }
  bring_to_top(card);
  return draw(state, deck);
}

void GameBuilder::bring_to_top(CardId card) {
  const Deck deck = deck_of(card);
  std::vector<CardId> cards = cards_in(state, deck);
  const auto there = std::find(cards.begin(), cards.end(), card);
  REQUIRE(there != cards.end());
  std::rotate(cards.begin(), there, there + 1);
  set_deck(state, deck, cards);
}

GameBuilder& GameBuilder::owns(int seat, std::string_view cards) {
  for_each_word(cards, [&](std::string_view word) {
    const CardId card = take_out(card_named(word.substr(0, 5)));
    turn::gain_card(state, seat, card);
    ++player(seat).purchased;
    if (word.size() < 7) return;
    const Tokens colour = tokens_named(word.substr(6));
    state.modules.copied[card - kFirstCopying] = static_cast<std::uint8_t>(__builtin_ctzll(colour.bits()) / 8);
    player(seat).bonuses += colour;
    player(seat).cards += colour;
  });
  return *this;
}

GameBuilder& GameBuilder::bonuses(int seat, std::string_view letters) {
  const Tokens wanted = tokens_named(letters);
  for (const Gem gem : kGems)
    for (int i = 0; i < wanted[gem]; ++i) {
      const std::vector<CardId> cards = cards_in(state, Deck::L1);
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
  turn::gain_noble(state, seat, noble_named(noble));
  return *this;
}

GameBuilder& GameBuilder::face_up(std::string_view cards) {
  const std::size_t before = wanted_.size();
  for_each_word(cards, [&](std::string_view name) { wanted_.push_back(card_named(name)); });
  for (std::size_t i = before; i < wanted_.size(); ++i) {
    const CardId card = wanted_[i];
    if (slot_of(state, card) >= 0) continue;
    bring_to_top(card);
    const auto deck = index_of(deck_of(card));
    const auto place = std::find_if(state.slots.begin(), state.slots.end(), [&](const CardId& there) {
      return deck_of_slot(static_cast<int>(&there - state.slots.data())) == deck_of(card) &&
             std::find(wanted_.begin(), wanted_.end(), there) == wanted_.end();
    });
    REQUIRE(place != state.slots.end());
    std::swap(*place, state.deck_cards[kFirstCard[deck] + state.decks[deck].first]);
  }
  return *this;
}

GameBuilder& GameBuilder::top(std::string_view card) {
  bring_to_top(card_named(card));
  return *this;
}

GameBuilder& GameBuilder::drain(Deck deck, int left) {
  std::vector<CardId> cards = cards_in(state, deck);
  while (static_cast<int>(cards.size()) > left) {
    state.modules.removed.insert(cards.back());
    cards.pop_back();
  }
  set_deck(state, deck, cards);
  return *this;
}

GameBuilder& GameBuilder::clear_row(Deck deck, int left) {
  REQUIRE(state.decks[index_of(deck)].count == 0);
  int there = 0;
  for (int slot = 0; slot < slot_count(state); ++slot) {
    CardId& card = state.slots[static_cast<std::size_t>(slot)];
    if (deck_of_slot(slot) != deck || card == kNoCard || ++there <= left) continue;
    state.modules.removed.insert(card);
    card = kNoCard;
  }
  return *this;
}

GameBuilder& GameBuilder::clear(std::string_view cards) {
  for_each_word(cards, [&](std::string_view name) {
    const int slot = slot_of(state, card_named(name));
    REQUIRE(slot >= 0);
    REQUIRE(state.decks[index_of(deck_of_slot(slot))].count == 0);
    state.modules.removed.insert(state.slots[static_cast<std::size_t>(slot)]);
    state.slots[static_cast<std::size_t>(slot)] = kNoCard;
  });
  return *this;
}

GameBuilder& GameBuilder::nobles(std::initializer_list<std::string_view> ids) {
  REQUIRE(ids.size() <= state.nobles.size());
  state.nobles.fill(kNoNoble);
  std::size_t next = 0;
  for (const std::string_view id : ids) state.nobles[next++] = noble_named(id);
  return *this;
}

GameBuilder& GameBuilder::cities(std::initializer_list<std::string_view> ids) {
  REQUIRE(ids.size() == state.modules.cities.size());
  std::transform(ids.begin(), ids.end(), state.modules.cities.begin(), [](std::string_view id) {
    const auto city = base::place_of_id(kCities, id);
    REQUIRE(city);
    return *city;
  });
  return *this;
}

GameBuilder& GameBuilder::post(int seat, Post post) {
  player(seat).posts = static_cast<std::uint8_t>(player(seat).posts | 1u << static_cast<unsigned>(post));
  return *this;
}

GameBuilder& GameBuilder::hold(int seat, std::string_view card, int count) {
  Occupation& on = occupation(card);
  on.owner = static_cast<std::uint8_t>(seat);
  on.count = static_cast<std::uint8_t>(on.count + count);
  player(seat).strongholds = static_cast<std::uint8_t>(player(seat).strongholds - count);
  return *this;
}

GameBuilder& GameBuilder::to_act(int seat) {
  state.to_act = static_cast<std::uint8_t>(seat);
  return *this;
}

GameBuilder& GameBuilder::last_round() {
  state.last_round = true;
  return *this;
}

GameBuilder& GameBuilder::play(std::string_view action) {
  state = after(state, {action});
  const auto broken = broken_invariant(state);
  CHECK_MESSAGE(!broken, broken.value_or(""));
  return *this;
}

bool GameBuilder::has(int seat, std::string_view card) { return player(seat).owned.contains(card_named(card)); }

bool GameBuilder::is_face_up(std::string_view card) const { return slot_of(state, card_named(card)) >= 0; }

Occupation& GameBuilder::occupation(std::string_view card) {
  return state.modules.occupied[static_cast<std::size_t>(slot_of(state, card_named(card)))];
}

GameBuilder about_to_win(int seat) {
  return GameBuilder(2)
      .nobles({})
      .owns(seat, "L3-02 L3-06 L3-10")
      .tokens(seat, "rrrryyyy")
      .face_up("L3-18 L3-01 L3-05 L3-09");
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

Setup setup_number(int number) {
  return {.players = static_cast<std::uint8_t>(kMinPlayers + number / kMixes),
          .modules = static_cast<std::uint8_t>(number % kMixes)};
}

GameState random_position(const Setup& setup, std::uint64_t seed, int decisions) {
  base::RandomSource random(seed);
  ActionList scratch;
  GameState state = new_game(setup, seed);
  while (decisions-- > 0 && !is_terminal(state)) apply(state, random_action(state, random, scratch));
  return state;
}

}  // namespace splendor
