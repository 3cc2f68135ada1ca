// Splendor as one set of rules functions: engine/rules.h says what each member means. What is not here is a function of
// this namespace, found by its argument.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "games/splendor/ai/player.h"
#include "games/splendor/ai/taste.h"
#include "games/splendor/ai/trained.h"
#include "games/splendor/puzzle/prove.h"
#include "games/splendor/record/notation.h"
#include "games/splendor/record/options.h"
#include "games/splendor/record/situation_bytes.h"
#include "games/splendor/rules/deal.h"
#include "games/splendor/rules/random_play.h"
#include "games/splendor/rules/rules.h"
#include "games/splendor/rules/view.h"

namespace splendor {

struct Game {
  static constexpr int kNumber = 0;
  static constexpr std::string_view kName = "splendor";
  static constexpr std::uint64_t kMaxPlies = splendor::kMaxPlies;

  using Setup = splendor::Setup;
  using Deal = splendor::Deal;
  using State = GameState;
  using Action = splendor::Action;
  using ActionList = splendor::ActionList;
  using View = PlayerView;

  static State new_game(const Setup& setup, const Deal& deal) { return splendor::new_game(setup, deal); }
  static base::Result<State> set_up(const Setup& setup, std::uint64_t seed, std::string_view bytes) {
    const auto situation = unpack_situation(setup, bytes);
    if (!situation) return situation.error();
    if (const auto why = why_impossible(situation.value())) return *why;
    return deal(situation.value(), seed);
  }
  static int players(const State& state) { return state.setup.players; }
  static int to_act(const State& state) { return state.to_act; }
  static bool is_stopped(const State&) { return false; }
  static int round(const State& state) { return state.turns / state.setup.players + 1; }
  static bool last_round(const State& state) { return state.last_round; }
  static std::optional<int> score(const State& state, int seat) {
    return state.players[static_cast<std::size_t>(seat)].prestige;
  }
  /// A turn hardly ever brings more than six points, and a win hardly ever comes with fewer than thirteen.
  static bool may_win_within(const State& state, int turns) {
    return state.players[static_cast<std::size_t>(state.to_act)].prestige + 6 * turns >= 13;
  }
  static unsigned leaders(const State& state) { return winners(state); }
  /// The number of plies after a return of tokens is the same whichever they are.
  static bool alike(const State& state) { return state.phase == Phase::give_back; }
  static base::Result<Setup> unpack_options(std::uint32_t options) { return splendor::unpack_options(options); }
  static base::Result<Setup> parse_options(std::string_view text) { return splendor::parse_options(text); }
  static constexpr std::uint8_t kStyles = kTastes.size();
  static constexpr std::string_view kPurchase = "buy";
  static constexpr int kRaceObjects = kNobles.size();
  static std::uint64_t usual_nodes(const base::Level& level) {
    return splendor::usual_nodes(level, trained_network() != nullptr);
  }
};

/// "collects L2-07".
inline std::string reason_text(const Choice& choice) {
  const std::string name(kReasonNames[static_cast<std::size_t>(choice.reason)]);
  return choice.card == kNoCard ? name : name + ' ' + card_name(choice.card);
}

}  // namespace splendor
