// A player for training and matches: the hand-made search, or a search with the weights of a file.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "games/splendor/ai/tree_search.h"
#include "games/splendor/learn/lesson.h"

namespace splendor::learn {

/// The network in a file written by scripts/lib/train.py; nullptr: it is not valid.
std::unique_ptr<Network> read_network(const std::string& path);

struct Thought {
  Action action{};
  std::uint64_t nodes = 0;
  std::array<float, kMaxPlayers> searched{};  ///< as Lesson::searched
  std::vector<Lesson::Preferred> preferred;   ///< as Lesson::preferred
  std::vector<Lesson> inner;                  ///< positions inside the tree, if they were wanted; without a result
};

class Contestant {
 public:
  /// `frozen@1000`, `FILE@1000` (positions), `frozen@35ms` (processor time), `FILE@policy` (no search); then options of the
  /// tree in hundredths, `FILE@300,exploration=80,outcomes=300`. nullopt: the text or the file is wrong. `root_noise`: see
  /// TreeOptions.
  static std::optional<Contestant> read(const std::string& text, double root_noise = 0.0);

  /// Precondition: the game is not over. `inner`: most of Thought::inner.
  Thought think(const GameState& state, std::uint64_t seed, std::size_t inner = 0) const;

 private:
  std::shared_ptr<const Network> network_;  ///< nullptr: hand-made
  std::uint64_t nodes_ = 0;
  double seconds_ = 0;
  bool policy_ = false;
  TreeOptions options_;
};

}  // namespace splendor::learn
