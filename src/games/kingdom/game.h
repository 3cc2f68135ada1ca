// Kingdom of Splendor as one set of rules functions: engine/rules.h says what each member means. What is not here is a
// function of this namespace, found by its argument.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "games/kingdom/ai/player.h"
#include "games/kingdom/puzzle/prove.h"
#include "games/kingdom/record/notation.h"
#include "games/kingdom/record/options.h"
#include "games/kingdom/rules/deal.h"
#include "games/kingdom/rules/random_play.h"
#include "games/kingdom/rules/rules.h"
#include "games/kingdom/rules/view.h"

namespace kingdom {

struct Game {
  static constexpr int kNumber = 1;
  static constexpr std::string_view kName = "kingdom";
  static constexpr std::uint64_t kMaxPlies = 1000;

  using Setup = kingdom::Setup;
  using Deal = kingdom::Deal;
  using State = GameState;
  using Action = kingdom::Action;
  using ActionList = kingdom::ActionList;
  using View = PlayerView;

  static State new_game(const Setup&, const Deal& deal) { return kingdom::new_game(deal); }
  static int players(const State& state) { return state.setup.players; }
  static int to_act(const State& state) { return state.to_act; }
  static bool is_stopped(const State& state) { return kingdom::is_stopped(state); }
  static int round(const State& state) { return round_of(state); }
  static bool last_round(const State& state) { return state.gates_closed; }
  static std::optional<int> score(const State&, int) { return std::nullopt; }
  /// Everybody, as long as nobody is at the palace.
  static unsigned leaders(const State& state) {
    const unsigned won = winners(state);
    return won != 0 ? won : (1u << state.setup.players) - 1;
  }
  static bool alike(const State&) { return false; }
  static base::Result<Setup> unpack_options(std::uint32_t options) { return kingdom::unpack_options(options); }
  static base::Result<Setup> parse_options(std::string_view text) { return kingdom::parse_options(text); }
  static std::uint64_t usual_nodes(const base::Level& level) { return games_of(level); }
};

/// "saves A1.a.r3".
inline std::string reason_text(const Choice& choice) {
  const std::string name(kReasonNames[static_cast<std::size_t>(choice.reason)]);
  return choice.road == kNoRoad ? name : name + ' ' + kRoads[choice.road].id;
}

}  // namespace kingdom
