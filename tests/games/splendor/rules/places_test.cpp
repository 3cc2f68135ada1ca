// The places that are looked at together say what the functions for one card say.
#include "games/splendor/rules/places.h"

#include "games/splendor/rules/deal.h"
#include "games/splendor/rules/random_play.h"
#include "support/check.h"

using namespace splendor;

namespace {

/// Plays at random and calls see(state) before each turn.
template <class See>
void for_each_turn(See&& see) {
  ActionList scratch;
  for (std::uint8_t modules = 0; modules <= kAllModules; ++modules)
    for (std::uint64_t seed = 0; seed < 6; ++seed) {
      base::RandomSource random(seed);
      GameState state = new_game({.players = static_cast<std::uint8_t>(2 + seed % 4), .modules = modules}, seed);
      for (int i = 0; i < 400 && !is_terminal(state); ++i) {
        if (state.phase == Phase::turn) see(state);
        apply(state, random_action(state, random, scratch));
      }
    }
}

bool is_rivals(const GameState& state, int slot) {
  const Occupation& on = state.modules.occupied[static_cast<std::size_t>(slot)];
  return on.count != 0 && on.owner != state.to_act;
}

}  // namespace

TEST_CASE("[strongholds.occupation] open slots and purchasable places, at every turn of random games") {
  int rivals = 0;
  for_each_turn([&](const GameState& state) {
    const PaymentRules rules = payment_rules(state, state.to_act);
    for (int place = 0; place < kPlaces; ++place) {
      CAPTURE(place);
      const CardId card = card_at(state, place);
      const bool mine = place >= kHand || !is_rivals(state, place);
      rivals += mine ? 0 : 1;
      if (place < kHand) REQUIRE((open_slots(state) >> place & 1) == (card != kNoCard && mine ? 1u : 0u));
      const bool purchasable = card != kNoCard && mine && can_purchase(state, state.to_act, card);
      REQUIRE((purchasable_places(state, rules) >> place & 1) == (purchasable ? 1u : 0u));
    }
  });
  CHECK(rivals > 0);
}

TEST_CASE("[orient.virtual-gold.several] [orient.discard] payments are counted as they are listed") {
  std::size_t with_virtual_gold = 0, in_cards = 0, double_gold = 0;
  ActionList listed;
  for_each_turn([&](const GameState& state) {
    const PaymentRules rules = payment_rules(state, state.to_act);
    for (int place = 0; place < kPlaces; ++place) {
      const CardId card = card_at(state, place);
      if (card == kNoCard || !can_purchase(state, state.to_act, card)) continue;
      listed.clear();
      append_payments(state, rules, ActionKind::buy, card, listed);
      REQUIRE(count_payments(state, rules, card) == static_cast<int>(listed.size()));
      with_virtual_gold += rules.virtual_cards != 0 ? listed.size() : 0;
      double_gold += rules.gold_worth == 2 ? listed.size() : 0;
      in_cards += card_facts(card).kind == CardKind::discard_price ? 1 : 0;
    }
  });
  CHECK(with_virtual_gold > 1'000);
  CHECK(double_gold > 100);
  CHECK(in_cards > 100);
}
