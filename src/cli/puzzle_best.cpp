#include "cli/puzzle_best.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <set>
#include <string>

#include "base/level.h"
#include "base/words.h"
#include "cli/messages.h"
#include "games/registry.h"

namespace cli {

namespace {

constexpr std::uint64_t kTimes = 10;
/// Nodes of a first search, which rejects most positions.
constexpr std::uint64_t kLook = 1'500;
constexpr double kLookMargin = 0.06;
/// From this chance to win on a game is as good as won, and any purchase a good one.
constexpr double kWonAlready = 0.93;
constexpr std::size_t kFewestPurchases = 3;
constexpr int kFewestActions = 9;
/// Tolerance of the numbers in a file, in thousandths: compilers round differently.
constexpr int kRounding = 10;

int permille(double chance) { return static_cast<int>(std::lround(std::max(0.0, chance) * 1000)); }

std::uint64_t usual_nodes() { return base::strongest_level().nodes; }

/// The rival's next action in the line of play after an action is this one.
bool follows(const app::Game& game, const engine::Thought::Other& after, std::string_view purchase) {
  const auto now = game.clone();
  const int seat = now->to_act();
  const auto play = [&](const std::string& action) {
    const auto index = now->find(action);
    if (index) now->apply(index.value());
    return static_cast<bool>(index);
  };
  if (!play(after.action)) return false;
  for (const std::string& action : after.line) {
    if (now->over()) return false;
    if (now->to_act() != seat) return app::without_payment(action) == purchase;
    if (!play(action)) return false;
  }
  return false;
}

}  // namespace

bool is_purchase(const app::Game& game, std::string_view action) {
  const std::string_view verb = games::find(game.kind())->purchase;
  return !verb.empty() && base::Fields(action, ' ').next() == verb;
}

std::optional<BestByFar> best_by_far(const app::Game& game, std::uint64_t nodes, double margin) {
  base::Budget budget(nodes);
  budget.keeps_all = true;
  const engine::Thought thought =
      game.think(base::strongest_level(), budget, game.hash(), 1, {.about = {}, .all = true});
  if (!is_purchase(game, thought.action) || thought.value > kWonAlready) return std::nullopt;
  const std::string purchase(app::without_payment(thought.action));
  const engine::Thought::Other* next = nullptr;
  for (const auto& other : thought.others)  // paying in another way is the same answer
    if (app::without_payment(other.action) != purchase && (next == nullptr || other.value > next->value)) next = &other;
  if (next == nullptr || next->value > thought.value - margin) return std::nullopt;
  return BestByFar{{purchase, permille(thought.value), permille(next->value)}, follows(game, *next, purchase)};
}

bool is_a_choice(const app::Game& game) {
  std::set<std::string> purchases;
  for (int index = 0; index < game.legal_count(); ++index)
    if (const std::string text = game.action_text(index); is_purchase(game, text))
      purchases.emplace(app::without_payment(text));
  return purchases.size() >= kFewestPurchases && game.legal_count() >= kFewestActions;
}

std::optional<BestByFar> likely_best(const app::Game& game) {
  if (!is_a_choice(game) || !best_by_far(game, kLook, kLookMargin)) return std::nullopt;
  return best_by_far(game, usual_nodes());
}

std::optional<BestByFar> long_judgement(const app::Game& game, std::string_view purchase) {
  auto best = best_by_far(game, usual_nodes() * kTimes);
  return best && best->purchase.purchase == purchase ? std::move(best) : std::nullopt;
}

std::optional<app::BestPurchase> judged_again(const app::BestPurchase& best, const app::Game& game) {
  if (!is_a_choice(game) || !is_purchase(game, best.purchase)) return std::nullopt;
  const auto usual = best_by_far(game, usual_nodes());
  if (!usual || usual->purchase.purchase != best.purchase) return std::nullopt;
  const auto judged = long_judgement(game, best.purchase);
  if (!judged) return std::nullopt;
  const auto& [purchase, chance, next] = judged->purchase;
  const bool same = std::abs(chance - best.permille) <= kRounding && std::abs(next - best.next) <= kRounding;
  return same ? best : judged->purchase;
}

base::Wrong why_not_best(const app::BestPurchase& best, const app::Game& game) {
  if (!is_a_choice(game)) return base::Message(messages::puzzle_no_choice);
  const auto judged = judged_again(best, game);
  if (!judged) return base::Message(messages::puzzle_not_best);
  if (judged->permille != best.permille || judged->next != best.next)
    return base::Message(messages::puzzle_chances_wrong, judged->permille, judged->next);
  return std::nullopt;
}

}  // namespace cli
