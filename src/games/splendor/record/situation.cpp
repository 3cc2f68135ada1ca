#include "games/splendor/record/situation.h"

#include <algorithm>
#include <array>

#include "games/splendor/rules/cards.h"
#include "games/splendor/rules/data/cities.h"
#include "games/splendor/rules/data/posts.h"
#include "games/splendor/rules/deal.h"
#include "games/splendor/rules/messages.h"
#include "games/splendor/rules/modules/orient.h"
#include "games/splendor/rules/turn.h"

namespace splendor {

namespace {

constexpr std::uint8_t kNone = 255;

Tokens all_tokens(const Setup& setup) {
  return Tokens::each_gem(setup.gems_each()) + Tokens::of(Gem::gold, Setup::kGold);
}

Tokens tokens_of_players(const GameState& state) {
  Tokens all;
  for (int seat = 0; seat < state.setup.players; ++seat) all += state.players[static_cast<std::size_t>(seat)].tokens;
  return all;
}

/// Points, bonuses and counts are derived from own cards, nobles and posts (rules/invariants.cpp checks the same).
void settle_sums(GameState& state, PlayerState& player) {
  int prestige = kNoblePoints * __builtin_popcount(player.nobles);
  if (player.posts >> static_cast<int>(Post::point_per_post) & 1) prestige += __builtin_popcount(player.posts);
  player.bonuses = player.cards = {};
  for_each_card(player.owned, [&](CardId card) {
    const Card& facts = card_facts(card);
    prestige += facts.points;
    if (const auto colour = orient::colour_of(state, card)) {
      player.cards += Tokens::of(*colour);
      player.bonuses += Tokens::of(*colour, orient::bonus_count(facts.kind));
    }
  });
  player.prestige = static_cast<std::uint8_t>(prestige);
}

/// A row has cards of its own deck only, and nobody has cards of a deck that is not in play.
void drop_misplaced_cards(GameState& state) {
  const CardSet usable = cards_in_play(state.setup);
  for (std::size_t slot = 0; slot < state.slots.size(); ++slot) {
    const Deck deck = deck_of_slot(static_cast<int>(slot));
    CardId& card = state.slots[slot];
    if (!in_play(state.setup, deck) || (card != kNoCard && deck_of(card) != deck)) card = kNoCard;
  }
  for (PlayerState& player : state.players) {
    player.owned = player.owned & usable;
    for (CardId& card : player.reserved)
      if (card != kNoCard && !in_play(state.setup, deck_of(card))) card = kNoCard;
  }
}

void settle_reserve(PlayerState& player) {
  const PlayerState before = player;
  player.reserved.fill(kNoCard);
  player.reserved_count = player.blind = 0;
  for (std::size_t i = 0; i < before.reserved.size(); ++i)
    if (before.reserved[i] != kNoCard)
      turn::add_reserved(player, before.reserved[i], is_face_down(before.reserved[i]) || (before.blind >> i & 1) != 0);
}

void settle_players(GameState& state) {
  const Setup& setup = state.setup;
  for (std::size_t seat = 0; seat < state.players.size(); ++seat) {
    PlayerState& player = state.players[seat];
    if (!setup.has(Module::posts)) player.posts = 0;
    if (setup.has(Module::cities)) player.nobles = 0;
    settle_reserve(player);
    settle_sums(state, player);
    if (!setup.has(Module::orient)) player.purchased = static_cast<std::uint8_t>(player.owned.size());
    player.strongholds = 0;
  }
  if (!setup.has(Module::strongholds)) return;
  std::array<int, kMaxPlayers> placed{};
  for (const Occupation& on : state.modules.occupied)
    if (on.count > 0) placed[on.owner] += on.count;
  for (std::size_t seat = 0; seat < setup.players; ++seat)
    state.players[seat].strongholds = static_cast<std::uint8_t>(std::max(0, kStrongholdsEach - placed[seat]));
}

void settle_table(GameState& state) {
  const Setup& setup = state.setup;
  ModuleState& modules = state.modules;
  const ModuleState before = modules;
  modules = {};
  for (CardId card = kFirstCopying; card < kFirstCopying + modules.copied.size(); ++card)
    for (const PlayerState& player : state.players)
      if (player.owned.contains(card)) modules.copied[card - kFirstCopying] = before.copied[card - kFirstCopying];
  if (setup.has(Module::orient)) modules.removed = before.removed;
  if (setup.has(Module::cities)) modules.cities = before.cities;
  for (std::size_t slot = 0; slot < state.slots.size(); ++slot) {
    const Occupation& on = before.occupied[slot];
    if (setup.has(Module::strongholds) && state.slots[slot] != kNoCard && on.count > 0 && on.owner < setup.players)
      modules.occupied[slot] = on;
  }
  // As many places as the setup has nobles; surplus ones are dropped.
  const auto places = state.nobles.begin() + setup.noble_count();
  for (auto late = places; late != state.nobles.end(); ++late) {
    const auto free = std::find(state.nobles.begin(), places, kNoNoble);
    if (free != places) *free = *late;
    *late = kNoNoble;
  }
}

/// Cards left in a deck; negative if more of its cards are face down than there are unseen ones.
int left_in_deck(const GameState& state, CardSet unseen, std::size_t deck) {
  int left = 0;
  for (int i = 0; i < kDeckSizes[deck]; ++i) left += unseen.contains(static_cast<CardId>(kFirstCard[deck] + i)) ? 1 : 0;
  for (const PlayerState& player : state.players)
    left -= static_cast<int>(
        std::count(player.reserved.begin(), player.reserved.end(), face_down(static_cast<Deck>(deck))));
  return left;
}

void settle_decks(GameState& state) {
  const CardSet unseen = unseen_cards(state);
  for (std::size_t deck = 0; deck < kDeckCount; ++deck) {
    const int left = in_play(state.setup, static_cast<Deck>(deck)) ? left_in_deck(state, unseen, deck) : 0;
    state.decks[deck] = {.first = 0, .count = static_cast<std::uint8_t>(std::max(0, left))};
    for (int i = 0; i < kDeckSizes[deck]; ++i)
      state.deck_cards[kFirstCard[deck] + static_cast<std::size_t>(i)] = face_down(static_cast<Deck>(deck));
  }
}

// ---- What is impossible

using Why = std::optional<base::Message>;

Why wrong_tokens(const GameState& state) {
  if (!all_tokens(state.setup).covers(tokens_of_players(state)))
    return base::Message(messages::too_many_tokens, state.setup.gems_each(), Setup::kGold);
  for (int seat = 0; seat < state.setup.players; ++seat)
    if (state.players[static_cast<std::size_t>(seat)].tokens.total() > state.setup.token_limit())
      return base::Message(messages::tokens_over_limit, seat + 1, state.setup.token_limit());
  return std::nullopt;
}

Why wrong_cards(const GameState& state) {
  CardSet seen;
  bool twice = false;
  const auto note = [&](CardId card) {
    if (card >= kCardCount) return;
    twice |= seen.contains(card);
    seen.insert(card);
  };
  for (const CardId card : state.slots) note(card);
  for (const PlayerState& player : state.players) {
    for (const CardId card : player.reserved) note(card);
    for_each_card(player.owned, note);
  }
  for_each_card(state.modules.removed, note);
  if (twice) return messages::card_twice;
  const CardSet unseen = unseen_cards(state);
  for (std::size_t deck = 0; deck < kDeckCount; ++deck)
    if (in_play(state.setup, static_cast<Deck>(deck)) && left_in_deck(state, unseen, deck) < 0)
      return base::Message(deck < kBaseDeckCount ? messages::backs_too_many : messages::backs_too_many_orient,
                           level_of(static_cast<Deck>(deck)));
  for (int slot = 0; slot < slot_count(state); ++slot) {
    const Deck deck = deck_of_slot(slot);
    if (state.slots[static_cast<std::size_t>(slot)] == kNoCard && state.decks[index_of(deck)].count > 0)
      return base::Message(index_of(deck) < kBaseDeckCount ? messages::row_has_gap : messages::row_has_gap_orient,
                           level_of(deck));
  }
  return std::nullopt;
}

Why wrong_nobles(const GameState& state) {
  const std::vector<NobleId> pool = noble_pool(state.setup);
  unsigned seen = 0;
  int count = 0;
  bool twice = false;
  const auto note = [&](unsigned noble) {
    twice |= (seen >> noble & 1) != 0 || std::find(pool.begin(), pool.end(), noble) == pool.end();
    seen |= 1u << noble;
    ++count;
  };
  for (const NobleId noble : state.nobles)
    if (noble != kNoNoble) note(noble);
  for (const PlayerState& player : state.players)
    for (unsigned noble = 0; noble < kNobles.size(); ++noble)
      if (player.nobles >> noble & 1) note(noble);
  if (twice) return messages::noble_impossible;
  if (count != state.setup.noble_count())
    return base::Message(messages::nobles_wrong_number, state.setup.noble_count(), count);
  return std::nullopt;
}

/// [orient.discard] removes cards after they earned nobles or points: then this cannot be checked.
Why unearned(const GameState& state) {
  if (state.setup.has(Module::orient)) return std::nullopt;
  for (int seat = 0; seat < state.setup.players; ++seat) {
    const PlayerState& player = state.players[static_cast<std::size_t>(seat)];
    for (std::size_t noble = 0; noble < kNobles.size(); ++noble)
      if ((player.nobles >> noble & 1) != 0 && !player.bonuses.covers(kNobles[noble].requirement))
        return base::Message(messages::noble_not_earned, seat + 1);
    for (std::size_t post = 0; post < kPosts.size(); ++post)
      if ((player.posts >> post & 1) != 0 && !player.cards.covers(kPosts[post].cards))
        return base::Message(messages::post_not_earned, seat + 1);
  }
  return std::nullopt;
}

Why wrong_cities(const GameState& state) {
  if (!state.setup.has(Module::cities)) return std::nullopt;
  unsigned tiles = 0;
  for (const std::uint8_t city : state.modules.cities)
    if (city < kCities.size()) tiles |= 1u << city / 2;
  if (__builtin_popcount(tiles) != static_cast<int>(kCitiesInPlay)) return messages::cities_wrong;
  return std::nullopt;
}

Why wrong_strongholds(const GameState& state) {
  std::array<int, kMaxPlayers> placed{};
  for (const Occupation& on : state.modules.occupied)
    if (on.count > 0 && (placed[on.owner] += on.count) > kStrongholdsEach)
      return base::Message(messages::strongholds_too_many, on.owner + 1, kStrongholdsEach);
  return std::nullopt;
}

/// [base.end.round] A player who had reached the end in an earlier round would have ended the game in it.
Why over_already(const GameState& state) {
  for (int seat = state.to_act; seat < state.setup.players; ++seat)
    if (turn::reaches_end(state, seat)) return base::Message(messages::over_already, seat + 1);
  return std::nullopt;
}

}  // namespace

void settle(Situation& situation) {
  GameState& state = situation.shown;
  const int players = state.setup.players;
  state.to_act = static_cast<std::uint8_t>(std::min<int>(state.to_act, players - 1));
  const int round = std::min(state.turns / players, kMaxSituationRound - 1);
  state.turns = static_cast<std::uint16_t>(round * players + state.to_act);
  state.phase = Phase::turn;
  state.passes = 0;
  state.gaps = 0;
  std::fill(state.players.begin() + players, state.players.end(), PlayerState{});
  drop_misplaced_cards(state);
  settle_table(state);
  settle_players(state);
  settle_decks(state);
  const Tokens all = all_tokens(state.setup);
  state.bank = all - tokens_of_players(state).at_most(all);
  // [base.end] It is the last round if a player who has moved in it meets the condition.
  state.last_round = false;
  const auto& cities = state.modules.cities;
  const bool chosen = std::none_of(cities.begin(), cities.end(), [](std::uint8_t city) { return city == kNone; });
  if (state.setup.has(Module::cities) && !chosen) return;
  for (int seat = 0; seat < state.to_act; ++seat) state.last_round |= turn::reaches_end(state, seat);
}

Situation empty_table(const Setup& setup) {
  Situation situation;
  situation.shown.setup = setup;
  situation.shown.slots.fill(kNoCard);
  situation.shown.nobles.fill(kNoNoble);
  settle(situation);
  return situation;
}

Situation situation_of(const PlayerView& view) {
  Situation situation{view.shown};
  settle(situation);
  return situation;
}

std::optional<base::Message> why_impossible(const Situation& situation) {
  const GameState& state = situation.shown;
  for (const auto wrong :
       {wrong_tokens, wrong_cards, wrong_nobles, unearned, wrong_cities, wrong_strongholds, over_already})
    if (auto why = wrong(state)) return why;
  return std::nullopt;
}

GameState deal(const Situation& situation, std::uint64_t seed) {
  base::RandomSource random(seed);
  return determinise({.viewer = -1, .shown = situation.shown}, random);
}

CardPlace place_of(const Situation& situation, CardId card) {
  using Kind = CardPlace::Kind;
  const GameState& state = situation.shown;
  if (slot_of(state, card) >= 0) return {Kind::slot, -1};
  for (int seat = 0; seat < state.setup.players; ++seat) {
    const PlayerState& player = state.players[static_cast<std::size_t>(seat)];
    if (player.owned.contains(card)) return {Kind::owned, seat};
    if (reserve_of(player, card) >= 0) return {Kind::reserved, seat};
  }
  if (state.modules.removed.contains(card)) return {Kind::removed, -1};
  return {};
}

}  // namespace splendor
