// Puzzles of the best purchase by far. They are not proved, but confirmed by a search of ten times the strongest level's budget.
#pragma once

#include <optional>
#include <string_view>

#include "app/puzzles.h"
#include "base/json.h"

namespace cli {

/// The least loss of chance to win by any other action.
inline constexpr double kByFar = 0.08;

struct BestByFar {
  app::BestPurchase purchase;
  bool rival_waits = false;  ///< after the second best action a rival makes this purchase
};

/// The purchase that a search of so many nodes prefers to every other action by that margin, unless the game is as good as won.
std::optional<BestByFar> best_by_far(const app::Game& game, std::uint64_t nodes, double margin = kByFar);

/// The action's verb is the one that its game has for purchases.
bool is_purchase(const app::Game& game, std::string_view action);

/// There is a choice: three purchases, and other actions.
bool is_a_choice(const app::Game& game);

/// The result of the strongest level's search; nothing if there is no choice, or a short search already disagrees.
std::optional<BestByFar> likely_best(const app::Game& game);
/// The same purchase after a search of ten times that budget; nothing if that prefers another, or not by the margin.
std::optional<BestByFar> long_judgement(const app::Game& game, std::string_view purchase);

/// The purchase as those two searches judge it today: the same numbers where they differ by no more than compilers do; nothing
/// if there is no choice, or one of them disagrees.
std::optional<app::BestPurchase> judged_again(const app::BestPurchase& best, const app::Game& game);
/// Nullopt if judged_again() finds these chances, else why not.
base::Wrong why_not_best(const app::BestPurchase& best, const app::Game& game);

}  // namespace cli
