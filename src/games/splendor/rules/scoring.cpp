#include <algorithm>

#include "base/sorting.h"
#include "games/splendor/rules/modules/hooks.h"
#include "games/splendor/rules/rules.h"

namespace splendor {

namespace {

/// [base.end.most] Most prestige; [base.end.tie] then fewest purchased cards; [base.end.shared] then shared.
/// [cities.winner] [cities.blocked] With the Cities, those who fulfil one come first, also when nobody could go on.
/// [base.bound] The same where a game that is not over ends as it stands.
bool ranks_before(const Standing& a, const Standing& b) {
  if (a.fulfils_city != b.fulfils_city) return a.fulfils_city;
  if (a.prestige != b.prestige) return a.prestige > b.prestige;
  return a.purchased < b.purchased;
}

}  // namespace

std::array<Standing, kMaxPlayers> standings(const GameState& state) {
  std::array<Standing, kMaxPlayers> order{};
  const int players = std::min<int>(state.setup.players, kMaxPlayers);
  for (int seat = 0; seat < players; ++seat) {
    const PlayerState& player = state.players[static_cast<std::size_t>(seat)];
    order[static_cast<std::size_t>(seat)] = {
        .seat = static_cast<std::uint8_t>(seat),
        .prestige = player.prestige,
        .purchased = player.purchased,
        .fulfils_city = state.setup.has(Module::cities) && modules::fulfils_city(state, seat)};
  }
  base::insertion_sort(order.begin(), order.begin() + players, ranks_before);
  for (std::size_t i = 1; i < static_cast<std::size_t>(players); ++i)
    order[i].rank = ranks_before(order[i - 1], order[i]) ? static_cast<std::uint8_t>(i + 1) : order[i - 1].rank;
  return order;
}

unsigned winners(const GameState& state) {
  unsigned mask = 0;
  const auto order = standings(state);
  for (int i = 0; i < state.setup.players; ++i)
    if (order[static_cast<std::size_t>(i)].rank == 1) mask |= 1u << order[static_cast<std::size_t>(i)].seat;
  return mask;
}

}  // namespace splendor
