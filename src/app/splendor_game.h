// Splendor as an app::Game. The face reaches the typed state through state().
#pragma once

#include "app/game.h"
#include "core/rules.h"

namespace app {

/// Packs a setup: bits 0-2 players - 2, bits 3-6 modules, bit 7 the 2014 edition.
std::uint32_t splendor_options(const splendor::Setup& setup);
Result<splendor::Setup> splendor_setup(std::uint32_t options);

/// "players=2 modules=orient,posts edition=2024", and back in any order.
std::string splendor_options_text(const splendor::Setup& setup);
Result<splendor::Setup> parse_splendor_options(std::string_view text);

class SplendorGame final : public Game {
 public:
  explicit SplendorGame(splendor::GameState state) : state_(std::move(state)) {}

  const splendor::GameState& state() const { return state_; }
  /// The legal actions, listed once for each position.
  const splendor::ActionList& actions() const;

  std::unique_ptr<Game> clone() const override { return std::make_unique<SplendorGame>(state_); }
  GameKind kind() const override { return GameKind::splendor; }
  int players() const override { return state_.setup.players; }
  int to_act() const override { return state_.to_act; }
  bool over() const override { return splendor::is_terminal(state_); }
  unsigned winners() const override { return splendor::winners(state_); }
  std::optional<int> score(int seat) const override { return state_.players[static_cast<std::size_t>(seat)].prestige; }
  bool starts_ply() const override { return splendor::starts_ply(state_); }
  bool last_round() const override { return state_.last_round && !over(); }
  int round() const override { return state_.turns / state_.setup.players + 1; }
  int legal_count() const override { return static_cast<int>(actions().size()); }
  std::string action_text(int index) const override;
  Result<int> find(std::string_view action) const override;
  void apply(int index) override;
  std::uint64_t hash() const override;

 private:
  splendor::GameState state_;
  mutable splendor::ActionList actions_;  ///< empty until asked for; a position with none is over
};

}  // namespace app
