#include "games/splendor/rules/rules.h"

#include <array>

#include "games/splendor/rules/cards.h"
#include "games/splendor/rules/data/cities.h"
#include "games/splendor/rules/data/posts.h"
#include "games/splendor/rules/turn.h"

namespace splendor {

namespace {

std::optional<std::string> broken_tokens(const GameState& state) {
  Tokens all = state.bank;
  for (int seat = 0; seat < state.setup.players; ++seat) all += state.players[static_cast<std::size_t>(seat)].tokens;
  if (all != Tokens::each_gem(state.setup.gems_each()) + Tokens::of(Gem::gold, Setup::kGold))
    return "Tokens are not conserved.";
  for (int seat = 0; seat < state.setup.players; ++seat) {
    const bool in_turn = seat == state.to_act && state.phase != Phase::turn && state.phase != Phase::over;
    if (!in_turn && state.players[static_cast<std::size_t>(seat)].tokens.total() > state.setup.token_limit())
      return "A player holds more tokens than the limit between turns.";
  }
  return std::nullopt;
}

/// Every card in exactly one zone.
std::optional<std::string> broken_zones(const GameState& state) {
  std::array<int, kCardCount> places{};
  const auto note = [&](CardId card) {
    if (card < kCardCount) ++places[card];
  };
  for (const CardId card : state.slots) note(card);
  for (const CardId card : state.modules.drawn) note(card);
  for (int seat = 0; seat < state.setup.players; ++seat) {
    const PlayerState& player = state.players[static_cast<std::size_t>(seat)];
    for (const CardId card : player.reserved) note(card);
    for (CardId card = 0; card < kCardCount; ++card)
      if (player.owned.contains(card)) ++places[card];
  }
  for (CardId card = 0; card < kCardCount; ++card)
    if (state.modules.removed.contains(card)) ++places[card];
  for (int deck = 0; deck < kDeckCount; ++deck)
    for (int depth = 0; depth < state.decks[static_cast<std::size_t>(deck)].count; ++depth)
      note(state.card_in_deck(static_cast<Deck>(deck), depth));
  for (CardId card = 0; card < kCardCount; ++card)
    if (places[card] != (in_play(state.setup, deck_of(card)) ? 1 : 0)) return "A card is not in exactly one place.";
  return std::nullopt;
}

std::optional<std::string> broken_hand(const PlayerState& player) {
  if (player.reserved_count > kMaxReserved) return "More than three cards are reserved.";
  for (std::size_t i = 0; i < player.reserved.size(); ++i)
    if ((player.reserved[i] != kNoCard) != (i < player.reserved_count)) return "A hand has a gap.";
  if (player.blind >> player.reserved_count != 0) return "A blind mark has no card.";
  return std::nullopt;
}

/// Points, bonuses and counts follow from the own cards, nobles and posts.
std::optional<std::string> broken_sums(const GameState& state, const PlayerState& player) {
  int prestige = kNoblePoints * __builtin_popcount(player.nobles);
  if (player.posts >> static_cast<int>(Post::point_per_post) & 1) prestige += __builtin_popcount(player.posts);
  Tokens bonuses, cards;
  for (CardId card = 0; card < kCardCount; ++card) {
    if (!player.owned.contains(card)) continue;
    const Card& facts = card_facts(card);
    prestige += facts.points;
    Gem colour = facts.bonus;
    if (facts.kind == CardKind::virtual_gold) continue;
    if (facts.kind == CardKind::associate || facts.kind == CardKind::associate_take) {
      const auto copied = state.modules.copied[card - kFirstCopying];
      if (copied == 255) continue;
      colour = static_cast<Gem>(copied);
    }
    cards += Tokens::of(colour);
    bonuses += Tokens::of(colour, facts.kind == CardKind::double_bonus ? 2 : 1);
  }
  if (prestige != player.prestige) return "Prestige is not the sum of cards, nobles and posts.";
  if (bonuses != player.bonuses || cards != player.cards) return "Bonuses do not follow from the cards.";
  return std::nullopt;
}

std::optional<std::string> broken_nobles(const GameState& state) {
  unsigned seen = 0;
  int count = 0;
  const auto note = [&](unsigned noble) {
    if (seen >> noble & 1) count += 100;
    seen |= 1u << noble;
    ++count;
  };
  for (const NobleId noble : state.nobles)
    if (noble != kNoNoble) note(noble);
  for (int seat = 0; seat < state.setup.players; ++seat)
    for (unsigned noble = 0; noble < kNobles.size(); ++noble)
      if (state.players[static_cast<std::size_t>(seat)].nobles >> noble & 1) note(noble);
  return count == state.setup.noble_count() ? std::nullopt : std::optional<std::string>("A noble is lost or doubled.");
}

std::optional<std::string> broken_strongholds(const GameState& state) {
  if (!state.setup.has(Module::strongholds)) return std::nullopt;
  std::array<int, kMaxPlayers> count{};
  for (int seat = 0; seat < state.setup.players; ++seat)
    count[static_cast<std::size_t>(seat)] = state.players[static_cast<std::size_t>(seat)].strongholds;
  for (std::size_t slot = 0; slot < state.slots.size(); ++slot) {
    const Occupation& occupation = state.modules.occupied[slot];
    if (occupation.count == 0) continue;
    if (state.slots[slot] == kNoCard) return "A stronghold stands on a gap.";
    count[occupation.owner] += occupation.count;
  }
  for (int seat = 0; seat < state.setup.players; ++seat)
    if (count[static_cast<std::size_t>(seat)] != kStrongholdsEach) return "Strongholds are not three each.";
  return std::nullopt;
}

}  // namespace

std::optional<std::string> broken_invariant(const GameState& state) {
  if (auto broken = broken_tokens(state)) return broken;
  if (auto broken = broken_zones(state)) return broken;
  if (auto broken = broken_nobles(state)) return broken;
  if (auto broken = broken_strongholds(state)) return broken;
  for (int seat = 0; seat < state.setup.players; ++seat) {
    const PlayerState& player = state.players[static_cast<std::size_t>(seat)];
    if (auto broken = broken_hand(player)) return broken;
    if (auto broken = broken_sums(state, player)) return broken;
  }
  const bool filled = state.phase >= Phase::give_back || state.phase == Phase::turn;
  if (filled && state.gaps != 0) return "A gap waits for its refill.";
  for (int slot = 0; slot < slot_count(state); ++slot)
    if (filled && state.slots[static_cast<std::size_t>(slot)] == kNoCard &&
        state.decks[index_of(deck_of_slot(slot))].count != 0)
      return "A gap was not refilled.";
  return std::nullopt;
}

}  // namespace splendor
