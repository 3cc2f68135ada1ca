// A browser in which random things happen to the page: steps of up to three tabs, with and without locks, crashes in the middle
// of an action, a storage that is full or blocked, a clock that jumps, events that come late. A model says what must be kept:
//
//   games        whatever was once reported as stored can be opened again, unchanged, until its player goes on with it or deletes it
//   puzzles      solved stays solved, tries never go back, each puzzle begun goes on as one  (kept_records.h)
//   days         an attempt that counts stays, with its result, and is the only one of its day  (kept_records.h)
//   statistics   what was counted stays counted, each deal with its players once  (kept_records.h)
//   position     the editor has the one that was stored last
//
// What storage has refused is promised to nobody before a write of it was reported as stored.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/random.h"
#include "support/browser_tabs.h"
#include "support/kept_records.h"

namespace support {

class StorageWorld {
 public:
  /// Worlds with even numbers have locks.
  explicit StorageWorld(std::uint64_t seed) : random_(seed) { browser_.locks = seed % 2 == 0; }

  void step();
  /// Fails the test where something that must be kept is not stored.
  void check();
  /// All events are heard: who plays sees what is stored, and whoever opens the page anew finds it.
  void settle();

  // ---- What has happened so far

  std::size_t games() const { return promises_.size(); }
  const KeptRecords& records() const { return records_; }
  int crashes() const { return crashes_; }
  int refused() const { return refused_; }
  /// Actions that another tab has overtaken.
  int overtaken() const { return overtaken_; }

 private:
  /// What must be kept of one game.
  struct Promise {
    std::string save;
    std::string maybe{};                   ///< a write was cut off: this state is also allowed
    std::string read{};                    ///< the texts in storage that were found to say so
    std::size_t taken_back_to = SIZE_MAX;  ///< the player has taken back so far, which storage may have refused
  };
  /// A page before it does something.
  struct Before {
    Stored stored;
    std::string entry;
    bool owned;
    std::size_t length;  ///< of its game
    bool over, counted;
    app::PuzzlePlay::State puzzle;
    std::optional<app::Days::Open> attempt;  ///< that is stored, too
    int writes, day_writes;
  };

  Before look(const Tab& tab) const;

  // ---- Tabs and the browser

  void open_tab();
  void close_tab(std::size_t which, bool crashed);
  /// The machine crashes somewhere in the next action.
  void crash(std::size_t which);
  void take_over(std::size_t which);
  void change_room();
  /// True where the tab plays from now on.
  bool deliver(Tab& tab);
  /// The browser tells the other tabs, sooner or later, that something was written.
  void tell_others(const Tab& tab, const Stored& before);

  // ---- The game on the table

  int pick(const Tab& tab);
  static bool may_go_on(const Tab& tab);
  /// False where another tab has overtaken it.
  bool play(Tab& tab, int action);
  /// A person here decides, or the computer whose turn it is.
  bool act(Tab& tab) { return may_go_on(tab) && play(tab, pick(tab)); }

  // ---- What the model learns

  /// An entry has changed in the browser's storage, and is still there.
  bool written(const std::string& id, const Stored& before) const;
  void step_back(Tab& tab);
  /// The player has taken back what lies behind the cursor; the page knew `known` actions before.
  void took_back(const Tab& tab, std::size_t known);
  /// A save was reported as stored. It holds what the game had before, but for moves that were taken back and replaced; a puzzle
  /// may begin again.
  void promise(const std::string& id, const std::string& save, bool begins_again = false);
  /// What was just reported as stored, and what the page shows now. `acted`: by an action on its table, which stands.
  void after(Tab& tab, const Before& before, bool acted = false);
  /// What a page shows, now that it does not go on with what it showed before.
  void see(const Tab& tab, app::PuzzlePlay::State before = app::PuzzlePlay::State::none);
  /// What has just come to its end is stored, unless storage refuses.
  void check_ends(Tab& tab, const Before& before, bool acted);
  void promise_new_entries(const Stored& before);

  // ---- Other games come to the table (storage_world_games.cpp)

  void replace(Tab& tab, ui::GameSwitcher::Next next);
  /// Where the game on the table cannot be stored the player keeps it, or lets it go. `begins`: another one, not of the library.
  void replace_by(Tab& tab, bool begins, const std::function<void()>& action);
  /// A game in which nothing was played, and that has no name, goes without a word where another one is begun.
  bool has_gone_untouched(const std::string& id, const std::string& save, const Stored& before) const;
  void begin_game(Tab& tab);
  void open_other(Tab& tab);
  /// Another game as an entry of its own: later moves that are kept, for instance.
  void put_aside(Tab& tab);
  /// A file with a game or two, which may be here already.
  void open_file(Tab& tab);
  /// One of those that are there now; "" when there are fewer than `least`.
  std::string any_game(Tab& tab, std::size_t least);
  void delete_or_restore(Tab& tab);
  void rename(Tab& tab);

  // ---- What else is stored (storage_world_records.cpp)

  /// Another game has come to the table: if it was begun as a puzzle, it is one.
  void check_opened(Tab& tab);
  void begin_puzzle(Tab& tab);
  void try_again(Tab& tab);
  /// The worker says whether the last turn of a puzzle was right. It may come too late.
  void answer(Tab& tab);
  /// Whoever opens an entry that was begun as a puzzle goes on with that one.
  void check_puzzles();
  /// The deal or the puzzle of the date, or of the one before, which the panel may have offered until now.
  void play_day(Tab& tab);
  /// Both sides of an attempt at a deal play, sensibly.
  void play_on_day(Tab& tab);
  /// The strongest computer has played the deal of a finished attempt.
  void measure_day(Tab& tab);
  void change_position(Tab& tab);
  /// Whoever opens the editor finds the position that was stored last.
  void check_position();
  /// A file of all but the games, which may be opened much later.
  void export_records(Tab& tab);
  void import_records(Tab& tab);

  static constexpr std::array kRecords{"puzzles", "days", "statistics"};

  base::RandomSource random_;
  Browser browser_;
  std::vector<std::unique_ptr<Tab>> tabs_;
  Tab* holder_ = nullptr;  ///< of the lock
  std::map<std::string, Promise> promises_;
  KeptRecords records_;
  std::string position_;  ///< of the editor, as it was stored last
  std::string exported_;  ///< a file of the records
  int crashes_ = 0, refused_ = 0, overtaken_ = 0;
};

}  // namespace support
