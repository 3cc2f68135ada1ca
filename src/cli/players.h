// Who plays in `match` and `selfplay`: a level of our own computer player, or another program that speaks the protocol
// of `splendor engine`.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "cli/game.h"
#include "cli/strength.h"

namespace cli {

class Player {
 public:
  virtual ~Player() = default;
  /// Plays one whole ply on the table. Precondition: !table.over().
  std::optional<base::Message> play(Table& table, std::uint64_t seed);

  /// Time used by all plies so far: processor time for a level, wall time for a program.
  double seconds() const { return seconds_; }
  std::uint64_t plies() const { return plies_; }

 protected:
  virtual std::optional<base::Message> play_ply(Table& table, std::uint64_t seed) = 0;
  virtual double now_s() const = 0;

 private:
  double seconds_ = 0;
  std::uint64_t plies_ = 0;
};

/// Default time limit of a program for a ply, in seconds (mentioned in the usage, commands.cpp).
inline constexpr double kPatience_s = 60;
/// `--patience SECONDS`
double patience_option(Arguments& arguments);

/// What read_strength() reads, or `cmd:PROGRAM` (a command line for the shell; native only), which has
/// `patience_s` for each ply.
base::Result<std::unique_ptr<Player>> make_player(const std::string& name, double patience_s = kPatience_s);

/// One ply of a computer player, as it was played. Precondition: !table.over().
struct PlayedPly {
  std::vector<std::string> actions;
  double value = 0;         ///< at the first decision
  std::uint64_t nodes = 0;  ///< of all decisions
};
PlayedPly play_ply(Table& table, const PlayingStrength& strength, std::uint64_t seed);
PlayedPly play_ply(Table& table, const base::Level& level, std::uint64_t nodes, std::uint64_t seed);

}  // namespace cli
