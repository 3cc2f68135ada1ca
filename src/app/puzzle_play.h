// A puzzle that is being solved: after each turn the worker is asked whether its promise can still be kept, and a wrong one is
// answered by the play that refutes it. Where the best purchase was asked for, the strongest computer answers another one, and
// says what it leaves of the chance to win. What was solved, how fast, and how many in a row at the first try is kept in storage.
//
//   puzzles     splendor-puzzles 1
//               streak 3 7                       in a row, and the most so far
//               open ENTRY puzzle line           which entry of the library is the puzzle that is played
//               solved KEY SECONDS TRIES         a line each; KEY is the goal, a colon and the end of its link
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/puzzles.h"
#include "app/worker_question.h"

namespace app {

class PuzzlePlay {
 public:
  explicit PuzzlePlay(Host& host) : host_(host), question_(host, "proof") {}

  /// The game shown is this puzzle, at its first position, in that entry of the library.
  void begin(const Puzzle& puzzle, std::string_view entry, const Session& session);
  /// The game of that entry is shown: the puzzle goes on if it is one.
  void resume(std::string_view entry, const Session& session);
  /// The same where another puzzle was begun meanwhile, which is open no more then.
  void take_up(const Puzzle& puzzle, std::string_view entry, const Session& session);
  /// Another game is shown.
  void leave();

  enum class State : std::uint8_t {
    none,
    solving,
    judging,   ///< the worker is asked
    refuting,  ///< the reply to a wrong turn is played, or looked for where the turn is known to be wrong
    failed,
    solved
  };
  State state() const { return state_; }
  bool active() const { return state_ != State::none; }
  /// Precondition, as of all below: active().
  const Puzzle& puzzle() const { return *puzzle_; }
  const puzzle::Task& task() const { return task_; }
  /// Since it was begun, or gone on with.
  int seconds() const { return static_cast<int>((host_.now_ms() - began_ms_) / 1000); }
  std::size_t start() const { return start_; }

  /// No computer player decides now.
  bool holds_back() const { return active() && state_ != State::solving; }
  /// Another moment of the game is shown.
  void moved(const Session& session);
  /// What is to be played against a wrong turn, after an answer of the worker.
  std::optional<int> hear(const Event& event, const Session& session);
  /// True once for each end.
  bool take_end();

  /// What a search says of a wrong purchase, after the reply to it.
  struct Loss {
    std::optional<double> chance{};   ///< to win, for the solver
    std::vector<std::string> line{};  ///< how play could go on (engine::Thought::line) ...
    std::size_t cursor = 0;           ///< ... from here on
  };
  /// Nothing was lost, or nothing is known of it, where it has no chance.
  const Loss& loss() const { return loss_; }

  struct Solved {
    int seconds = 0, tries = 1;
  };
  /// nullptr: it was never solved.
  const Solved* solved(const Puzzle& puzzle) const;
  int streak() const { return streak_; }
  int best_streak() const { return best_streak_; }
  /// Reads what is stored.
  void load();

 private:
  void store();
  void end(State state);
  void purchase_moved(const Session& session, bool refuting);
  std::optional<int> hear_reply(const Event& event, const Session& session);
  void start_at(const Puzzle& puzzle, std::size_t start, const Session& session);

  Host& host_;
  WorkerQuestion question_;
  State state_ = State::none;
  std::optional<Puzzle> puzzle_;
  puzzle::Task task_;
  std::size_t start_ = 0;
  std::uint64_t start_hash_ = 0;  ///< of the position there
  bool end_due_ = false;
  Loss loss_;
  double began_ms_ = 0;
  int tries_ = 1;
  std::string entry_;
  std::map<std::string, Solved, std::less<>> solved_;
  int streak_ = 0, best_streak_ = 0;
};

}  // namespace app
