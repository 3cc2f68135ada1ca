// The commands of the training tool, one file each; scripts/train calls them. Each returns the exit status.
#pragma once

#include <optional>
#include <string>

#include "base/arguments.h"
#include "base/random.h"
#include "games/splendor/rules/setup.h"

namespace splendor::learn {

/// Self-play of one contestant; writes lessons.
int play(base::Arguments& arguments);
/// Converts lessons to the trainer's format.
int dump(base::Arguments& arguments);
/// Two contestants against each other on the same deals.
int match(base::Arguments& arguments);

/// Prints an error; returns its exit status.
int fail(const std::string& what);
int fail(const base::Message& what);

/// What is played: `--games 100`, by chance from `--seed 1`, with the set-ups `--players 2` or `--players 3-5`, `--modules
/// posts,cities` or `--modules any`.
struct Setups {
  std::int64_t games = 100;
  std::uint64_t seed = 1;
  int fewest = 2, most = 2;
  std::optional<std::uint8_t> modules = 0;  ///< nullopt: any mix

  /// `usual`: what is left out.
  static std::optional<Setups> read(base::Arguments& arguments, Setups usual);
  Setup draw(base::RandomSource& random) const;
};

}  // namespace splendor::learn
