// Kingdom of Splendor as an app::Game. The face reaches the typed state through state().
#pragma once

#include "app/game.h"
#include "kingdom/rules.h"

namespace app {

/// Packs a setup into 12 bits: 0-1 players - 2, 2 full board, 3 Mysteries, 4-6 the first seat (4: drawn), 7-11 the sides
/// of the three sections as digits to base 3, A1 first (0: a, 1: b, 2: drawn; an unused centre counts as drawn).
std::uint32_t kingdom_options(const kingdom::Setup& setup);
Result<kingdom::Setup> kingdom_setup(std::uint32_t options);

/// "players=3 sections=A1.a,A2.?,A3.b mysteries=yes first=random", and back in any order.
std::string kingdom_options_text(const kingdom::Setup& setup);
Result<kingdom::Setup> parse_kingdom_options(std::string_view text);

class KingdomGame final : public Game {
 public:
  explicit KingdomGame(const kingdom::GameState& state) : state_(state) {}

  const kingdom::GameState& state() const { return state_; }
  /// The legal actions, listed once for each position.
  const kingdom::ActionList& actions() const;

  std::unique_ptr<Game> clone() const override { return std::make_unique<KingdomGame>(state_); }
  GameKind kind() const override { return GameKind::kingdom; }
  int players() const override { return state_.setup.players; }
  int to_act() const override { return state_.to_act; }
  bool over() const override { return kingdom::is_terminal(state_); }
  unsigned winners() const override { return kingdom::winners(state_); }
  std::optional<int> score(int) const override { return std::nullopt; }
  bool starts_ply() const override { return kingdom::starts_ply(state_); }
  bool last_round() const override { return state_.gates_closed && !over(); }
  int round() const override { return kingdom::round_of(state_); }
  int legal_count() const override { return static_cast<int>(actions().size()); }
  std::string action_text(int index) const override;
  Result<int> find(std::string_view action) const override;
  void apply(int index) override;
  std::uint64_t hash() const override;

 private:
  kingdom::GameState state_;
  mutable kingdom::ActionList actions_;  ///< empty until asked for; a position with none is over
};

}  // namespace app
