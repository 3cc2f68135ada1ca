#include "games/kingdom/rules/payment.h"

#include <algorithm>

namespace kingdom {

namespace {

/// The subsets of four copies, larger ones first, then by lower copies: the order of the canonical list.
constexpr std::array<std::uint8_t, 16> kSubsets{15, 7, 11, 13, 14, 3, 5, 6, 9, 10, 12, 1, 2, 4, 8, 0};

/// [kingdom.pay.mix] Tokens, face-up tiles and gold in any mix.
class PaymentLister {
 public:
  PaymentLister(const Traveller& traveller, RoadId road, std::vector<Action>& out)
      : traveller_(traveller), road_(road), cost_(kRoads[road].cost), out_(out) {}

  /// Resources from `index` on, with what has been chosen for those before and `wild` units left to gold and treasure.
  void list(std::size_t index, const Payment& chosen, int wild) {
    if (index == kResources.size()) {
      list_wild(chosen, wild);
      return;
    }
    const Token resource = kResources[index];
    const int asked = cost_[resource];
    const unsigned own = traveller_.face_up.of(resource);
    for (const unsigned subset : kSubsets) {
      if ((subset & ~own) != 0) continue;
      const int left = asked - std::popcount(subset);
      if (left < 0) continue;
      for (int tokens = std::min(left, traveller_.tokens[resource]); tokens >= 0; --tokens) {
        const int unpaid = wild + left - tokens;
        if (unpaid > traveller_.tokens.wild()) break;
        list(index + 1,
             {.tokens = chosen.tokens + Tokens::of(resource, tokens),
              .tiles = chosen.tiles | TileSet::of(resource, subset)},
             unpaid);
      }
    }
  }

 private:
  void list_wild(const Payment& chosen, int wild) {
    const int gold = traveller_.tokens[Token::gold];
    for (int treasure = std::min(wild, traveller_.tokens[Token::treasure]); treasure >= 0 && wild - treasure <= gold;
         --treasure)
      out_.push_back({.kind = ActionKind::move,
                      .road = road_,
                      .tiles = chosen.tiles,
                      .tokens = chosen.tokens + Tokens({.gold = wild - treasure, .treasure = treasure})});
  }

  const Traveller& traveller_;
  RoadId road_;
  Tokens cost_;
  std::vector<Action>& out_;
};

}  // namespace

Affordability affordability(const Traveller& traveller, Tokens cost) {
  Affordability result;
  result.lacking = (traveller.tokens.resources() + traveller.face_up.worth()).missing_for(cost);
  result.covered = std::min(result.lacking.total(), traveller.tokens.wild());
  result.missing = result.lacking.total() - result.covered;
  return result;
}

/// [kingdom.pay.default]
std::optional<Payment> default_payment(const Traveller& traveller, Tokens cost) {
  Payment payment;
  int wild = 0;
  for (const Token resource : kResources) {
    int left = cost[resource];
    for (unsigned own = traveller.face_up.of(resource); left > 0 && own != 0; own &= own - 1, --left)
      payment.tiles = payment.tiles | TileSet::of(resource, own & (0u - own));
    const int tokens = std::min(left, traveller.tokens[resource]);
    payment.tokens += Tokens::of(resource, tokens);
    wild += left - tokens;
  }
  const int treasure = std::min(wild, traveller.tokens[Token::treasure]);
  if (wild - treasure > traveller.tokens[Token::gold]) return std::nullopt;
  payment.tokens += Tokens({.gold = wild - treasure, .treasure = treasure});
  return payment;
}

void append_payments(const Traveller& traveller, RoadId road, std::vector<Action>& out) {
  if (affordability(traveller, kRoads[road].cost).missing != 0) return;
  PaymentLister(traveller, road, out).list(0, {}, 0);
}

/// [kingdom.pay.gold] [kingdom.pay.tile] A token or a tile pays for its own resource, gold and treasure for any.
/// [kingdom.pay.exact] Nothing is overpaid.
bool pays_exactly(Tokens cost, const Payment& payment) {
  const Tokens paid = payment.tokens.resources() + payment.tiles.worth();
  return cost.covers(paid) && cost.total() - paid.total() == payment.tokens.wild();
}

}  // namespace kingdom
