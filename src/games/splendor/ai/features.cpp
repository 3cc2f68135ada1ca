#include "games/splendor/ai/features.h"

#include <algorithm>

#include "games/splendor/ai/reach.h"
#include "games/splendor/rules/cards.h"
#include "games/splendor/rules/data/cities.h"
#include "games/splendor/rules/data/posts.h"
#include "games/splendor/rules/modules/cities.h"
#include "games/splendor/rules/modules/orient.h"
#include "games/splendor/rules/turn.h"

namespace splendor {

namespace {

/// What a card is worth less for each turn before it can be bought.
constexpr std::array<double, kFarAway + 1> kDiscount{1.0, 0.75, 0.55, 0.4, 0.3, 0.2, 0.15, 0.1};
/// The same for nobles and cities, by bonuses missing.
constexpr std::array<double, 13> kNear{1.0, 0.6, 0.36, 0.2, 0.12, 0.07, 0.04, 0.02, 0.01, 0.0, 0.0, 0.0, 0.0};

/// Use of one more bonus, by colour: what the cards in reach still cost in it, and nobles that ask for it.
using Demand = std::array<double, kGemCount>;

class Reader {
 public:
  Reader(const GameState& state, int player_id)
      : state_(state),
        id_(player_id),
        player_(state.players[static_cast<std::size_t>(player_id)]),
        means_(Means::of(state, player_id)),
        cards_(CardsInReach::of(state, player_id)) {}

  Features read() {
    out_.fill(0.0);
    read_nobles();
    read_needs();
    read_cards();
    read_player();
    if (state_.setup.modules != 0) read_modules();
    return out_;
  }

  int gain() {
    int best = 0;
    for (std::size_t i = 0; i < static_cast<std::size_t>(cards_.count); ++i)
      if (reach_of(state_, id_, means_, cards_.card[i]).turns == 0)
        best = std::max(best, gain_of(card_facts(cards_.card[i])));
    return best;
  }

 private:
  double& at(Feature feature) { return out_[static_cast<std::size_t>(feature)]; }
  double& at(Feature first, int offset) {
    return out_[static_cast<std::size_t>(first) + static_cast<std::size_t>(offset)];
  }

  static bool has_colour(const Card& card) {
    return card.kind != CardKind::virtual_gold && !orient::copies_colour(card.kind);
  }

  /// Prestige of the card and of the noble that comes with it.
  int gain_of(const Card& card) const {
    int gain = card.points;
    if (!has_colour(card)) return gain;
    const Tokens after = player_.bonuses + Tokens::of(card.bonus, orient::bonus_count(card.kind));
    for (int i = 0; i < state_.setup.noble_count(); ++i) {
      const NobleId noble = state_.nobles[static_cast<std::size_t>(i)];
      if (noble != kNoNoble && after.covers(kNobles[noble].requirement)) return gain + kNoblePoints;
    }
    return gain;
  }

  void read_nobles() {
    for (int i = 0; i < state_.setup.noble_count(); ++i) {
      const NobleId noble = state_.nobles[static_cast<std::size_t>(i)];
      if (noble == kNoNoble) continue;
      const Tokens lacking = player_.bonuses.missing_for(kNobles[noble].requirement);
      const int missing = lacking.total();
      if (missing >= 1 && missing <= 4) at(Feature::noble_1, missing - 1) += 1.0;
      const double pull = kNear[static_cast<std::size_t>(std::min(missing, 12))];
      for (const Gem gem : kGems)
        if (lacking[gem] != 0) demand_[index_of(gem)] += pull;
    }
  }

  /// What the cards in reach still cost, and what the bonuses save on the table.
  void read_needs() {
    Tokens needs;
    std::array<int, 3> saved{};
    std::array<int, 3> seen{};
    int useful = 0;
    for (std::size_t i = 0; i < static_cast<std::size_t>(cards_.count); ++i) {
      const Card& card = card_facts(cards_.card[i]);
      const Tokens need = player_.bonuses.missing_for(card.cost);
      needs += need;
      useful += need.at_most(player_.tokens).total();
      if (i < static_cast<std::size_t>(cards_.on_table)) {
        saved[card.level - 1u] += card.cost.total() - need.total();
        ++seen[card.level - 1u];
      }
    }
    const double cards = cards_.count == 0 ? 1.0 : static_cast<double>(cards_.count);
    for (const Gem gem : kGems) demand_[index_of(gem)] += needs[gem] / cards;
    for (std::size_t level = 0; level < 3; ++level)
      if (seen[level] != 0)
        at(Feature::saved_1, static_cast<int>(level)) = static_cast<double>(saved[level]) / seen[level];
    at(Feature::useful_gems) = useful / cards;
  }

  double worth_of(const Card& card) const {
    double worth = card.points;
    switch (card.kind) {
      case CardKind::virtual_gold: return 0.8;
      case CardKind::associate: return 1.0;
      case CardKind::associate_take: worth += 1.5; break;
      case CardKind::take: worth += 1.5 + demand_[index_of(card.bonus)]; break;
      case CardKind::double_bonus: worth += 1.6 * demand_[index_of(card.bonus)]; break;
      case CardKind::discard_price: worth += demand_[index_of(card.bonus)] - 1.0; break;
      case CardKind::plain: worth += demand_[index_of(card.bonus)]; break;
    }
    return worth;
  }

  void read_cards() {
    std::array<int, 4> best_points{};
    std::array<int, 2> near_cards{};
    double best = 0.0;
    double second = 0.0;
    double all = 0.0;
    int gain = 0;
    int two_best = 0;
    for (std::size_t i = 0; i < static_cast<std::size_t>(cards_.count); ++i) {
      const Card& card = card_facts(cards_.card[i]);
      const Reach reach = reach_of(state_, id_, means_, cards_.card[i]);
      const auto turns = static_cast<std::size_t>(reach.turns);
      for (std::size_t t = turns; t < best_points.size(); ++t)
        best_points[t] = std::max(best_points[t], static_cast<int>(card.points));
      for (std::size_t t = turns; t < near_cards.size(); ++t) ++near_cards[t];
      if (turns == 0) gain = std::max(gain, gain_of(card));
      const double worth = worth_of(card) * kDiscount[turns];
      all += worth;
      if (worth > best) {
        second = best;
        best = worth;
      } else if (worth > second) {
        second = worth;
      }
      if (i >= static_cast<std::size_t>(cards_.on_table)) {
        at(Feature::reserved_worth) += worth;
        at(Feature::reserved_points) += card.points * kDiscount[turns];
      }
      worth_[i] = worth;
    }
    two_best = best_points[0] + best_points[2];
    for (std::size_t t = 0; t < best_points.size(); ++t) at(Feature::points_0, static_cast<int>(t)) = best_points[t];
    at(Feature::cards_0) = std::min(near_cards[0], 5);
    at(Feature::cards_1) = std::min(near_cards[1], 8);
    at(Feature::worth_best) = best;
    at(Feature::worth_second) = second;
    at(Feature::worth_all) = all;
    at(Feature::gain_now) = gain;
    at(Feature::can_finish) = player_.prestige + gain >= turn::kEndPrestige ? 1.0 : 0.0;
    at(Feature::short_of_end) = std::max(0, turn::kEndPrestige - player_.prestige - two_best);
  }

  void read_player() {
    const int players = state_.setup.players;
    const int wait = (id_ - state_.to_act + players) % players;
    at(Feature::prestige) = player_.prestige;
    at(Feature::to_move) = 1.0 - static_cast<double>(wait) / (players - 1);
    at(Feature::purchased) = player_.purchased;
    at(Feature::bonuses) = player_.bonuses.total();
    for (int n = 1; n <= 4; ++n)
      at(Feature::colours_1, n - 1) = __builtin_popcount(player_.bonuses.gems_with_at_least(n));
    const int tokens = player_.tokens.total();
    at(Feature::gems) = tokens - player_.tokens.gold();
    at(Feature::gold) = player_.tokens.gold();
    at(Feature::crowded) = std::max(0, tokens - (state_.setup.token_limit() - 3));
    at(Feature::useful_colours) = __builtin_popcount(player_.tokens.gems_with_at_least(1));
    at(Feature::reserved) = player_.reserved_count;
    at(Feature::hand_full) = player_.reserved_count == kMaxReserved ? 1.0 : 0.0;
  }

  void read_modules() {
    at(Feature::virtual_gold) = (means_.gold - player_.tokens.gold()) / 2;
    if (state_.setup.has(Module::strongholds)) read_strongholds();
    if (state_.setup.has(Module::cities)) read_cities();
    if (state_.setup.has(Module::posts)) read_posts();
  }

  void read_strongholds() {
    int place = 0;
    for (std::size_t slot = 0; slot < static_cast<std::size_t>(slot_count(state_)); ++slot) {
      if (state_.slots[slot] == kNoCard) continue;
      const Occupation& on = state_.modules.occupied[slot];
      if (on.count != 0 && on.owner != id_) {
        at(Feature::held_by_rivals) += 1.0;
        continue;
      }
      const double worth = worth_[static_cast<std::size_t>(place++)];
      if (on.count == 0) continue;
      at(Feature::held_worth) += worth;
      if (on.count == kStrongholdsEach) at(Feature::besieged) = worth;
    }
    at(Feature::at_home) = player_.strongholds;
  }

  void read_cities() {
    double nearest = 99.0;
    double second = 99.0;
    for (const std::uint8_t id : state_.modules.cities) {
      const City& city = kCities[id];
      int cards = player_.cards.missing_for(city.cards).total();
      if (city.any != 0) {
        int most = 0;
        for (const Gem gem : kGems)
          if (city.cards[gem] == 0) most = std::max(most, player_.cards[gem]);
        cards += std::max(0, city.any - most);
      }
      const int points = std::max(0, city.points - player_.prestige);
      const double distance = cards + 0.5 * points;
      if (distance < nearest) {
        second = nearest;
        nearest = distance;
        at(Feature::city_cards) = cards;
        at(Feature::city_points) = points;
      } else if (distance < second) {
        second = distance;
      }
    }
    at(Feature::city_second) = second;
    at(Feature::city_done) = nearest == 0.0 ? 1.0 : 0.0;
    at(Feature::cities_prestige) = player_.prestige;
  }

  void read_posts() {
    for (int post = 0; post < kPostCount; ++post) {
      if ((player_.posts >> post & 1) != 0) {
        at(Feature::post_a, post) = 1.0;
        continue;
      }
      const int missing = player_.cards.missing_for(kPosts[static_cast<std::size_t>(post)].cards).total();
      if (missing == 1) at(Feature::post_near) += 1.0;
    }
  }

  const GameState& state_;
  int id_;
  const PlayerState& player_;
  Means means_;
  CardsInReach cards_;
  Demand demand_{};
  std::array<double, kSlotCount + kMaxReserved> worth_{};
  Features out_{};
};

}  // namespace

double progress_of(const GameState& state) {
  int most = 0;
  for (std::size_t player = 0; player < state.setup.players; ++player)
    most = std::max(most, static_cast<int>(state.players[player].prestige));
  return std::min(most, turn::kEndPrestige) / static_cast<double>(turn::kEndPrestige);
}

Features features_of(const GameState& state, int player) { return Reader(state, player).read(); }

int gain_now(const GameState& state, int player) { return Reader(state, player).gain(); }

}  // namespace splendor
