#include "engine/review.h"

#include <algorithm>

#include "base/math.h"
#include "base/sorting.h"

namespace engine {

std::optional<JudgedDecision> judge(const Game& before, std::string_view played, const base::Level& level,
                                    base::Budget budget, std::uint64_t seed, int share) {
  if (before.legal_count() < 2) return std::nullopt;
  const Thought thought = before.think(level, budget, seed, share, {.about = played});
  if (!thought.asked || thought.chances.empty()) return std::nullopt;
  JudgedDecision judged{.seat = before.to_act(), .played = std::string(played), .best = thought.action};
  judged.reveals = before.reveals(before.find(played).value());
  judged.played_value = thought.asked->value;
  judged.best_value = std::max(thought.value, judged.played_value);
  if (judged.played_value >= thought.value) judged.best = judged.played;
  judged.chances = thought.chances;
  judged.reason = thought.reason;
  judged.played_line = thought.asked->line;
  judged.best_line = judged.best == judged.played ? judged.played_line : thought.line;
  return judged;
}

std::vector<std::size_t> worst_decisions(const std::vector<JudgedDecision>& game, std::size_t most, unsigned first) {
  std::vector<std::size_t> places;
  for (std::size_t i = 0; i < game.size(); ++i)
    if (game[i].loss() >= kMistake) places.push_back(i);
  base::insertion_sort(places.begin(), places.end(), [&](std::size_t a, std::size_t b) {
    const bool a_first = (first >> game[a].seat & 1) != 0, b_first = (first >> game[b].seat & 1) != 0;
    return a_first != b_first ? a_first : game[a].loss() > game[b].loss();
  });
  places.resize(std::min(places.size(), most));
  return places;
}

std::optional<Luck> greatest_luck(const std::vector<JudgedDecision>& game) {
  std::optional<Luck> greatest;
  for (std::size_t i = 0; i + 1 < game.size(); ++i) {
    const JudgedDecision& here = game[i];
    if (!here.reveals) continue;
    // What the action was worth to the others is known together only.
    const double rivals = 1.0 - here.chances[static_cast<std::size_t>(here.seat)];
    const double scale = rivals > 0 ? (1.0 - here.played_value) / rivals : 0.0;
    for (std::size_t seat = 0; seat < here.chances.size(); ++seat) {
      const bool own = static_cast<int>(seat) == here.seat;
      const double expected = own ? here.played_value : here.chances[seat] * scale;
      const double gain = game[i + 1].chances[seat] - expected;
      if (gain >= kLuck && (!greatest || gain > greatest->gain)) greatest = Luck{i, static_cast<int>(seat), gain};
    }
  }
  return greatest;
}

std::optional<double> accuracy(const std::vector<JudgedDecision>& game, int seat) {
  constexpr double kSteepness = 4.46;  // e^(-4.46 * 0.05) is 0.8
  double sum = 0;
  int count = 0;
  for (const JudgedDecision& judged : game)
    if (judged.seat == seat) sum += base::exp_of(-kSteepness * judged.loss()), ++count;
  if (count == 0) return std::nullopt;
  return 100.0 * sum / count;
}

}  // namespace engine
