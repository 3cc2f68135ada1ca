// What a browser has stored besides games and must not lose: what was done with puzzles, the attempts of days, statistics. After
// every step it is compared, as it lies in storage, with what was there before and with what the pages have shown.
#pragma once

#include <map>
#include <set>
#include <string>
#include <tuple>
#include <vector>

#include "app/day_book.h"
#include "app/puzzle_record.h"
#include "support/browser_tabs.h"

namespace support {

class KeptRecords {
 public:
  // ---- What the pages have shown

  /// A page plays the attempt that counts, in that entry. It may have begun on its own date only.
  void saw_attempt(const app::Days::Open& attempt, const std::string& entry, app::Day today);
  /// The game of that entry is over; it means something where that is an attempt.
  void saw_over(const std::string& entry, const app::Session& session);
  /// A puzzle was failed: those in a row may be none any more.
  void saw_wrong_turn() { wrong_turn_ = true; }

  /// Compares what is stored now with the last look, and fails the test where something was lost or came from nowhere.
  void look(const Stored& stored);

  // ---- What was stored at the last look

  const app::PuzzleRecord& puzzles() const { return puzzles_; }
  const app::Days& days() const { return days_; }
  /// The lines of the puzzles that were begun, by entry.
  const std::map<std::string, std::string>& open_puzzles() const { return open_puzzles_; }
  bool is_solved(const app::Puzzle& puzzle) const { return puzzles_.solved.count(key_of(puzzle)) != 0; }
  bool was_failed(const app::Puzzle& puzzle) const;
  /// That attempt is played in that entry.
  bool is_open(const app::Days::Open& attempt, const std::string& entry) const;
  bool is_finished(const app::Days::Open& attempt) const;
  /// The deal that this session plays is in the statistics, with these players.
  bool counts(const app::Session& session) const;
  std::size_t counted() const { return counted_.size(); }

 private:
  static std::string key_of(const app::Puzzle& puzzle);
  void look_at_puzzles(const std::string& text);
  void look_at_streak(const app::PuzzleRecord& before);
  bool was_tried_again(const app::PuzzleRecord& before) const;
  void look_at_open_puzzles(const std::string& text);
  void look_at_days(const std::string& text);
  void look_at_deal(app::Day day, const app::DealAttempt& before);
  void look_at_day_puzzle(app::Day day, const app::PuzzleAttempt& before);
  void look_at_statistics(const std::string& text);

  std::map<std::string, std::string> texts_;  ///< at the last look, by key
  app::PuzzleRecord puzzles_;
  std::map<std::string, std::string> open_puzzles_;
  bool wrong_turn_ = false;  ///< since the record of puzzles has changed
  app::Days days_;
  std::set<std::tuple<std::int32_t, bool, std::string>> attempts_;  ///< seen: day, puzzle, entry
  std::map<std::string, std::vector<app::DayResult>> results_;      ///< seen, by entry
  std::set<std::string> lines_, counted_;                           ///< of statistics; deals and players
};

}  // namespace support
