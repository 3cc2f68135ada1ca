// The purchase that is the best by far: no proof says so but a search, which is made ten times as long as the strongest level's.
#pragma once

#include <optional>
#include <string_view>

#include "app/puzzles.h"
#include "base/json.h"

namespace cli {

/// What every other action costs of the chance to win, at least.
inline constexpr double kByFar = 0.08;

struct BestByFar {
  app::BestPurchase purchase;
  bool rival_waits = false;  ///< after the next best action a rival makes this purchase
};

/// The purchase that a search of so many nodes prefers to everything else by that much, where the game is not as good as won.
std::optional<BestByFar> best_by_far(const app::Game& game, std::uint64_t nodes, double margin = kByFar);

/// There is something to choose: three purchases, and some other actions.
bool is_a_choice(const app::Game& game);

/// What a search of the strongest level says, where there is a choice and a first look does not deny it.
std::optional<BestByFar> likely_best(const app::Game& game);
/// The same purchase by a search of ten times that budget; nothing where that prefers another, or this not by far.
std::optional<BestByFar> long_judgement(const app::Game& game, std::string_view gist);

/// Nothing: the searches of the strongest level and of ten times its budget both agree with it.
base::Wrong why_not_best(const app::BestPurchase& best, const app::Game& game);

}  // namespace cli
