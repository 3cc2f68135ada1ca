// What a player may know, and a whole game made from it.
#include "games/splendor/rules/view.h"

#include <algorithm>
#include <set>

#include "games/splendor/rules/deal.h"
#include "games/splendor/rules/random_play.h"
#include "games/splendor/rules/rules.h"
#include "support/check.h"
#include "support/game_builder.h"

using namespace splendor;

namespace {

GameState with_blind_cards() {
  return GameBuilder(3).reserves(0, "L1-01").reserves_blind(0, "L2-05").reserves_blind(1, "L3-09 L1-20").build();
}

}  // namespace

TEST_CASE("[view.known] the owner sees a blind reserve, the others its back") {
  const GameState state = with_blind_cards();
  const GameState own = view_for(state, 0).shown;
  CHECK(own.players[0].reserved[0] == *parse_card("L1-01"));
  CHECK(own.players[0].reserved[1] == *parse_card("L2-05"));
  CHECK(own.players[1].reserved[0] == face_down(Deck::L3));
  CHECK(own.players[1].reserved[1] == face_down(Deck::L1));
  const GameState other = view_for(state, 2).shown;
  CHECK(other.players[0].reserved[0] == *parse_card("L1-01"));  // reserved face up
  CHECK(other.players[0].reserved[1] == face_down(Deck::L2));
  const GameState nobody = view_for_nobody(state).shown;
  CHECK(nobody.players[0].reserved[1] == face_down(Deck::L2));
  CHECK(nobody.players[1].reserved[0] == face_down(Deck::L3));
}

TEST_CASE("[view.known] nobody sees the order of a deck, everybody sees all else") {
  const GameState state = with_blind_cards();
  const GameState shown = view_for(state, 1).shown;
  for (const CardId card : shown.deck_cards) CHECK(is_face_down(card));
  CHECK(shown.bank == state.bank);
  CHECK(shown.slots == state.slots);
  CHECK(shown.nobles == state.nobles);
  CHECK(shown.decks == state.decks);
  CHECK(shown.players[2] == state.players[2]);
}

TEST_CASE("[view.known] two games that differ in secrets only look alike, and offer the same") {
  GameState state = with_blind_cards();
  base::RandomSource random(1);
  for (int i = 0; i < 50; ++i) {
    const PlayerView view = view_for(state, 0);
    const GameState other = determinise(view, random);
    CHECK(view_for(other, 0).shown.players == view.shown.players);
    CHECK(legal_actions(other) == legal_actions(state));
    CHECK(legal_actions(view.shown) == legal_actions(state));
  }
}

TEST_CASE("[view.redeal] a whole game that agrees with the view, every unseen card possible") {
  const GameState state = with_blind_cards();
  const PlayerView view = view_for(state, 0);
  base::RandomSource random(2);
  std::set<CardId> in_hand, on_top;
  for (int i = 0; i < 2'000; ++i) {
    const GameState whole = determinise(view, random);
    REQUIRE_FALSE(broken_invariant(whole));
    REQUIRE(hash_of(view_for(whole, 0).shown) == hash_of(view.shown));
    in_hand.insert(whole.players[1].reserved[1]);
    on_top.insert(whole.card_in_deck(Deck::L1, 0));
  }
  // Unseen of level 1: forty less four on the table, less the own face-up reserve.
  CHECK(in_hand.size() == 35);
  CHECK(on_top.size() == 35);
  CHECK(in_hand.count(*parse_card("L1-20")) == 1);
  CHECK(in_hand.count(*parse_card("L1-02")) == 0);
}

TEST_CASE("[view.redeal] holds at every ply of random games, with modules too") {
  base::RandomSource random(4);
  ActionList scratch;
  for (std::uint8_t modules = 0; modules <= kAllModules; ++modules) {
    GameState state = new_game({.players = static_cast<std::uint8_t>(2 + modules % 4), .modules = modules}, modules);
    for (int i = 0; i < 60 && !is_terminal(state); ++i) {
      for (int viewer = 0; viewer < state.setup.players; ++viewer) {
        const PlayerView view = view_for(state, viewer);
        const GameState whole = determinise(view, random);
        const auto broken = broken_invariant(whole);
        REQUIRE_MESSAGE(!broken, broken.value_or(""));
        REQUIRE(hash_of(view_for(whole, viewer).shown) == hash_of(view.shown));
        if (viewer == state.to_act) REQUIRE(legal_actions(whole) == legal_actions(state));
      }
      apply(state, random_action(state, random, scratch));
    }
  }
}
