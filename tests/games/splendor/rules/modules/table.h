// Positions for rule tests, made from a new game by moving cards, tokens and strongholds about, so that everything is
// still there exactly once. Decks begin unshuffled: the rows show L1-01 .. L1-04, .., O3-01 O3-02, and the nobles are
// N01 onwards. Everything is named in the text notation. Unlike support/game_builder.h it knows the modules, and it can be
// played on and changed again.
#pragma once

#include <algorithm>
#include <initializer_list>
#include <numeric>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/splendor/record/notation.h"
#include "games/splendor/rules/cards.h"
#include "games/splendor/rules/data/cities.h"
#include "games/splendor/rules/data/posts.h"
#include "games/splendor/rules/deal.h"
#include "games/splendor/rules/invariants.h"
#include "games/splendor/rules/rules.h"
#include "games/splendor/rules/turn.h"
#include "support/check.h"

namespace splendor {

class Table {
 public:
  GameState state;

  Table(int players, std::initializer_list<Module> modules) : state(new_game(setup_of(players, modules))) {}

  PlayerState& player(int seat = 0) { return state.players[static_cast<std::size_t>(seat)]; }

  /// `"L1-01 O1-06=w"`: these cards belong to the seat; the second copies white.
  Table& own(int seat, std::string_view cards) {
    for_each_word(cards, [&](std::string_view word) {
      const CardId card = lift(word.substr(0, 5));
      turn::gain_card(state, seat, card);
      if (word.size() < 7) return;
      const Tokens colour = parse_tokens(word.substr(6)).value_or(Tokens());
      state.modules.copied[card - 95u] = static_cast<std::uint8_t>(__builtin_ctzll(colour.bits()) / 8);
      player(seat).bonuses += colour;
      player(seat).cards += colour;
    });
    return *this;
  }

  Table& reserve(int seat, std::string_view cards) {
    for_each_word(cards, [&](std::string_view word) { turn::add_reserved(player(seat), lift(word), false); });
    return *this;
  }

  /// These cards lie on the table, in the places of others of their deck.
  Table& face_up(std::string_view cards) {
    for_each_word(cards, [&](std::string_view word) {
      const CardId card = *parse_card(word);
      wanted_.push_back(card);
      if (slot_of(state, card) >= 0) return;
      for (std::size_t slot = 0; slot < kSlotCount; ++slot) {
        CardId& there = state.slots[slot];
        if (deck_of_slot(static_cast<int>(slot)) != deck_of(card)) continue;
        if (std::find(wanted_.begin(), wanted_.end(), there) != wanted_.end()) continue;
        std::swap(there, *in_deck(card));
        return;
      }
    });
    return *this;
  }

  /// Out of the game: all cards of a deck but the top `left`.
  Table& drain(Deck deck, int left = 0) {
    DeckState& ring = state.decks[index_of(deck)];
    while (ring.count > left) {
      --ring.count;
      state.modules.removed.insert(state.card_in_deck(deck, ring.count));
    }
    return *this;
  }

  /// Out of the game: these face-up cards. Their decks have to be drained.
  Table& clear(std::string_view cards) {
    for_each_word(cards, [&](std::string_view word) {
      CardId& there = state.slots[static_cast<std::size_t>(slot_of(state, *parse_card(word)))];
      state.modules.removed.insert(there);
      there = kNoCard;
    });
    return *this;
  }

  /// From the bank.
  Table& tokens(int seat, std::string_view text) {
    const Tokens tokens = *parse_tokens(text);
    REQUIRE(state.bank.covers(tokens));
    state.bank -= tokens;
    player(seat).tokens += tokens;
    return *this;
  }

  /// `count` strongholds of the seat stand on a face-up card.
  Table& hold(int seat, std::string_view card, int count = 1) {
    Occupation& on = occupation(card);
    on.owner = static_cast<std::uint8_t>(seat);
    on.count = static_cast<std::uint8_t>(on.count + count);
    player(seat).strongholds = static_cast<std::uint8_t>(player(seat).strongholds - count);
    return *this;
  }

  Table& post(int seat, Post post) {
    player(seat).posts = static_cast<std::uint8_t>(player(seat).posts | 1u << static_cast<unsigned>(post));
    return *this;
  }

  Table& noble(int seat, NobleId noble) {
    turn::gain_noble(state, seat, noble);
    return *this;
  }

  Table& cities(std::initializer_list<std::string_view> ids) {
    std::size_t next = 0;
    for (const std::string_view id : ids)
      for (std::size_t i = 0; i < kCities.size(); ++i)
        if (id == kCities[i].id) state.modules.cities[next++] = static_cast<std::uint8_t>(i);
    return *this;
  }

  Table& turn_of(int seat) {
    state.to_act = static_cast<std::uint8_t>(seat);
    return *this;
  }

  Occupation& occupation(std::string_view card) {
    return state.modules.occupied[static_cast<std::size_t>(slot_of(state, *parse_card(card)))];
  }

  bool is_face_up(std::string_view card) const { return slot_of(state, *parse_card(card)) >= 0; }
  bool owns(int seat, std::string_view card) { return player(seat).owned.contains(*parse_card(card)); }

  /// Plays one decision, which must be legal.
  Table& play(std::string_view text) {
    CAPTURE(text);
    const auto action = read_action(state, text);
    REQUIRE_MESSAGE(action.ok(), (action.ok() ? "" : text_of(action.error())));
    apply(state, action.value());
    const auto broken = broken_invariant(state);
    CHECK_MESSAGE(!broken, broken.value_or(""));
    return *this;
  }

  /// Why a decision, written with its payment, is not legal.
  std::optional<Illegal> refusal(std::string_view text) const {
    const auto parsed = parse_action(text);
    REQUIRE(parsed.ok());
    return why_illegal(state, parsed.value().action);
  }

  bool allows(std::string_view text) const { return read_action(state, text).ok(); }

  /// The legal decisions that begin with `verb`, in their order: `"place L1-02, place L1-03"`.
  std::string options(std::string_view verb = "") const {
    std::string all;
    for (const Action& action : legal_actions(state)) {
      const std::string text = to_string(action);
      if (text.compare(0, verb.size(), verb) != 0) continue;
      all += (all.empty() ? "" : ", ") + text;
    }
    return all;
  }

 private:
  static Setup setup_of(int players, std::initializer_list<Module> modules) {
    Setup setup{.players = static_cast<std::uint8_t>(players)};
    for (const Module module : modules) setup = setup.with(module);
    return setup;
  }

  static GameState new_game(const Setup& setup) {
    Deal deal = shuffle_deal(setup, 0);
    for (auto& deck : deal.decks) std::sort(deck.begin(), deck.end());
    std::iota(deal.nobles.begin(), deal.nobles.end(), NobleId{0});
    return splendor::new_game(setup, deal);
  }

  template <class Visit>
  static void for_each_word(std::string_view words, Visit&& visit) {
    while (!words.empty()) {
      const std::size_t end = std::min(words.find(' '), words.size());
      visit(words.substr(0, end));
      words.remove_prefix(std::min(end + 1, words.size()));
    }
  }

  /// Place of a card in its deck.
  CardId* in_deck(CardId card) {
    const Deck deck = deck_of(card);
    const DeckState& ring = state.decks[index_of(deck)];
    for (int depth = 0; depth < ring.count; ++depth) {
      CardId& there = state.deck_cards[kFirstCard[index_of(deck)] +
                                       static_cast<std::size_t>((ring.first + depth) % kDeckSizes[index_of(deck)])];
      if (there == card) return &there;
    }
    return nullptr;
  }

  /// Takes a card off the table or out of its deck; the top card of the deck takes its place.
  CardId lift(std::string_view name) {
    const CardId card = *parse_card(name);
    const Deck deck = deck_of(card);
    const int slot = slot_of(state, card);
    CardId* there = slot >= 0 ? &state.slots[static_cast<std::size_t>(slot)] : in_deck(card);
    REQUIRE(there != nullptr);
    *there = draw(state, deck);
    return card;
  }

  std::vector<CardId> wanted_;
};

}  // namespace splendor
