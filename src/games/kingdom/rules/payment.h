// What a road asks of a traveller, and every way of paying it: a token, a face-up city tile or a gold coin for each
// unit, in any mix ([kingdom.pay.mix]).
#pragma once

#include <optional>
#include <vector>

#include "games/kingdom/rules/action.h"
#include "games/kingdom/rules/state.h"

namespace kingdom {

/// What stands between a traveller and a road. `lacking` is what tokens and face-up tiles do not cover; gold and
/// treasure cover `covered` of it, and `missing` units remain.
struct Affordability {
  Tokens lacking;
  int covered = 0;
  int missing = 0;  ///< 0: the road can be paid
};
Affordability affordability(const Traveller& traveller, Tokens cost);

struct Payment {
  Tokens tokens;
  TileSet tiles;

  friend constexpr bool operator==(const Payment&, const Payment&) = default;
};

/// [kingdom.pay.default] Face-up tiles first (lowest numbers first), then tokens, then treasure, then gold. nullopt: the
/// road cannot be paid. The first of the payments that append_payments() lists.
std::optional<Payment> default_payment(const Traveller& traveller, Tokens cost);

/// Appends one move for every payment: resource by resource most tiles first, then most tokens, at last most treasure.
void append_payments(const Traveller& traveller, RoadId road, std::vector<Action>& out);

/// [kingdom.pay] [kingdom.pay.exact] Do these pay the cost exactly? What the traveller has is not looked at.
bool pays_exactly(Tokens cost, const Payment& payment);

}  // namespace kingdom
