// A training sample: a position, the result of a search, and how the game ended. Lessons are written and read on one machine
// only, as raw bytes.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "cli/file.h"
#include "games/splendor/ai/evaluator.h"
#include "games/splendor/rules/rules.h"

namespace splendor::learn {

struct Lesson {
  struct Preferred {
    Action action;
    float share = 0;  ///< of the search's visits
  };
  GameState state;                            ///< the whole one; the network looks at what the player to act may know
  std::array<float, kMaxPlayers> searched{};  ///< chances after the search; all 0 if unknown
  std::array<float, kMaxPlayers> result{};    ///< of the game; all 0 if it was not played
  std::vector<Preferred> preferred;           ///< decisions that the search visited
};

/// Appends lessons to a file, a whole game at a time.
class LessonWriter {
 public:
  explicit LessonWriter(const std::string& path);

  bool is_open() const { return file_ != nullptr; }
  /// All lessons of a game that has ended.
  void write(const std::vector<Lesson>& game);

 private:
  cli::File file_;
};

/// All lessons of a file, of which the last may be cut off; false if it is not such a file.
bool read_lessons(const std::string& path, std::vector<Lesson>& lessons);

}  // namespace splendor::learn
