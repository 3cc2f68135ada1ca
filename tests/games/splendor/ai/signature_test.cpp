// One number for each level: the choices on fixed positions with fixed seeds and node budgets. It changes only when the
// search, the evaluator or the rules do, and is the same natively and in WebAssembly.
#include <cstring>

#include "base/hash.h"
#include "games/splendor/ai/player.h"
#include "games/splendor/record/notation.h"
#include "games/splendor/rules/deal.h"
#include "games/splendor/rules/rules.h"
#include "support/check.h"
#include "support/data.h"

using namespace splendor;

namespace {

/// The choices of a level along games of its own, in setups with every module and number of players.
std::uint64_t signature(const base::Level& level, std::uint64_t nodes) {
  base::Hasher hasher;
  for (int game = 0; game < 8; ++game) {
    const Setup setup{.players = static_cast<std::uint8_t>(2 + game % 4),
                      .modules = static_cast<std::uint8_t>(game == 0 ? 0 : 2 * game + 1)};
    GameState state = new_game(setup, static_cast<std::uint64_t>(game) + 2024);
    for (std::uint64_t decision = 0; decision < 40 && !is_terminal(state); ++decision) {
      const Choice choice = choose(view_for(state, state.to_act), level, nodes, decision);
      for (const char letter : to_string(choice.action)) hasher.add(static_cast<unsigned char>(letter));
      std::uint64_t bits = 0;
      static_assert(sizeof bits == sizeof choice.value);
      std::memcpy(&bits, &choice.value, sizeof bits);  // the very bits of the estimate
      hasher.add(bits);
      hasher.add(choice.nodes);
      hasher.add(static_cast<std::uint64_t>(choice.reason) << 8 | choice.card);
      apply(state, choice.action);
    }
  }
  return hasher.value();
}

}  // namespace

TEST_CASE("signature of the computer players" * doctest::test_suite("heavy")) {
  std::map<std::string, std::string> results;
  std::vector<base::Level> levels(base::kLevels.begin(), base::kLevels.end());
  levels.push_back(*base::find_level_or_yardstick("frozen"));
  for (const base::Level& level : levels) {
    const std::uint64_t number = signature(level, level.nodes == 0 ? 0 : level.nodes > 300 ? 300 : level.nodes);
    support::note_hash(std::string("ai ") + level.name, number);
    results[level.name] = base::hex16(number);
  }
  support::check_golden("ai_signature.txt", results);
}
