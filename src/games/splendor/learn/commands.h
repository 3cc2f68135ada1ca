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

/// The set-ups that are played: `--players 2` or `--players 3-5`, `--modules posts,cities` or `--modules any`.
struct Setups {
  int fewest = 2, most = 2;
  std::optional<std::uint8_t> modules = 0;  ///< nullopt: any mix

  static std::optional<Setups> read(base::Arguments& arguments);
  Setup draw(base::RandomSource& random) const;
};

}  // namespace splendor::learn
