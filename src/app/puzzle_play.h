// A puzzle that is being solved: after each turn the worker is asked whether its promise can still be kept, and a wrong one is
// answered by the play that refutes it. Where the turn itself was too late, or another purchase was the best, the strongest
// computer answers it, and says what it leaves of the chance to win. What was solved, how fast, and how many in a row at the
// first try is kept in storage.
//
//   puzzles          app/puzzle_record.h; KEY is the goal, a colon and the end of its link
//                    open ENTRY puzzle line      which entry of the library is which puzzle, the one played last at the end,
//                                                where earlier versions look for it
//   puzzles.damaged  the text of one that could not be read
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/puzzle_record.h"
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
  /// The same for an entry that may have been forgotten as a puzzle.
  void resume_as(const Puzzle& puzzle, std::string_view entry, const Session& session);
  /// Another game is shown.
  void leave();
  /// Another tab plays: what was asked is answered there.
  void stop() { question_.stop(); }
  /// This tab plays now: a turn that the other one may have left unjudged is asked about.
  void ask_again(const Session& session);

  enum class State : std::uint8_t {
    none,
    solving,
    judging,   ///< the worker is asked
    refuting,  ///< the reply to a wrong turn is played, or looked for where the turn is known to be wrong
    failed,
    solved,
    late  ///< its turns are over: it is asked no more, and play goes on as in any game
  };
  State state() const { return state_; }
  bool active() const { return state_ != State::none; }
  /// Precondition, as of all below: active().
  const Puzzle& puzzle() const { return *puzzle_; }
  const puzzle::Task& task() const { return task_; }
  /// Since it was begun, as long as it was shown.
  int seconds() const { return seconds_before_ + static_cast<int>((host_.now_ms() - began_ms_) / 1000); }
  std::size_t start() const { return start_; }

  /// No computer player decides now.
  bool stops_computers() const { return active() && state_ != State::solving && state_ != State::late; }
  /// The end of the game is an end of the puzzle: it was asked to win it, or its turns are not over.
  bool tells_end() const { return active() && (state_ != State::late || task_.goal == puzzle::Goal::win); }
  /// The game that it asked to win in time was won after that.
  bool won_late() const { return won_late_; }
  /// Another moment of the game is shown.
  void moved(const Session& session);
  /// What is to be played against a wrong turn, after an answer of the worker.
  std::optional<int> hear(const Event& event, const Session& session);
  /// True once for each end.
  bool take_end();
  /// Stores an end that has just come. What else it ends, an attempt that counts, is stored before: a crash in between must not
  /// leave that open for another try.
  void store_end();

  /// What the strongest computer says of a wrong turn, with its reply.
  struct Loss {
    std::optional<double> chance{};   ///< to win, for the solver
    std::vector<std::string> line{};  ///< how play could go on (engine::Thought::line) ...
    std::size_t cursor = 0;           ///< ... from here on; 0: it was not asked
  };
  /// Nothing was lost, or nothing is known of it, where it has no chance.
  const Loss& loss() const { return loss_; }

  /// nullptr: it was never solved.
  const PuzzleRecord::Spent* solved(const Puzzle& puzzle) const;
  int streak() const { return record_.streak; }
  int best_streak() const { return record_.best_streak; }
  const PuzzleRecord& record() const { return record_; }
  /// Reads what is stored.
  void load();
  /// The same, but the puzzle that is shown stays: other tabs write the record too. False if there is none.
  bool read_record();
  /// Stores how long the puzzle has been tried: the page may be left, or another game shown. Precondition: active().
  void keep();
  /// Tries to store again what storage refused, as long as no other tab has stored a record since.
  void store_again();
  /// Adds the record of another device. If storage refuses, it is in memory while the page is open. Precondition: may_store().
  StoreResult take(const PuzzleRecord& other);
  /// False where the stored record is one of a later version, which stays as it is.
  bool may_store() const;

 private:
  struct Open {
    std::string entry;
    Puzzle puzzle;
  };
  std::vector<Open>::iterator open_of(std::string_view entry);
  /// As the one played last. Where there are too many, one that is done or has lost its entry goes, or else the first.
  void put_last(std::string_view entry, const Puzzle& puzzle);
  bool is_done(const Puzzle& puzzle) const;
  void show(const Puzzle& puzzle, std::string_view entry);
  /// How long and how often it was tried; another tab may know of more.
  void count_tries();
  StoreResult store();
  void end(State state);
  void purchase_moved(const Session& session, bool refuting);
  /// Asks the strongest computer what it plays against a wrong turn.
  void ask_reply(const Session& session);
  std::optional<int> hear_reply(const Event& event, const Session& session);
  /// The solver has played after the turns of the promise.
  bool is_late(const Session& session) const;
  void go_on_late(const Session& session);
  void start_at(const Puzzle& puzzle, std::size_t start, const Session& session);

  Host& host_;
  WorkerQuestion question_;
  State state_ = State::none;
  std::optional<Puzzle> puzzle_;
  puzzle::Task task_;
  std::size_t start_ = 0;
  std::uint64_t start_hash_ = 0;  ///< of the position there
  bool end_due_ = false, end_unstored_ = false;
  bool won_late_ = false;
  bool replying_ = false;  ///< the running question is for the strongest computer's reply
  Loss loss_;
  double began_ms_ = 0;
  int seconds_before_ = 0;  ///< it was tried until then
  int tries_ = 1;
  std::string entry_;
  std::vector<Open> open_;  ///< at most kMostOpen
  PuzzleRecord record_;
};

}  // namespace app
