// Results of the daily deals and puzzles: one attempt that counts for each, under the date on which it was begun. The record
// is kept in storage and is part of the file of all games:
//
//   splendor-days 1                                format
//   deal 2026-11-23 open k3v0a1b2                  begun, in that entry of the library
//   deal 2026-11-24 won 16 11 24 ++=--+++ k3v0a1b2 won 17 9 22
//                                                  points, those of the rival, rounds; who led in each eighth of the game;
//                                                  the entry; then, once known, the strongest computer's result
//   deal 2026-11-25 practised                      its cards were seen before the attempt was begun: none can count
//   puzzle 2026-11-23 open k3v0a1b3
//   puzzle 2026-11-24 solved 35                    seconds; or `failed 12`
//   …                                              lines that this version does not know are kept
//   whole 1a2b3c4d                                 CRC-32 of everything above
#pragma once

#include <array>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/day.h"

namespace app {

inline constexpr int kDaysFormat = 1;
/// Some ten years.
inline constexpr std::size_t kMaxDaysBytes = 1024 * 1024;

enum class Attempt : std::uint8_t {
  none,
  practised,  ///< its cards were seen before an attempt, so none can count
  open,
  finished
};

/// How a deal went for a seat.
struct DayResult {
  bool won = false;  ///< also when shared
  int points = 0, rival_points = 0;
  int rounds = 0;

  int lead() const { return points - rival_points; }
  friend bool operator==(const DayResult&, const DayResult&) = default;
};

struct DealAttempt {
  Attempt state = Attempt::none;
  std::string entry{};  ///< of the library; "" for none
  DayResult result{};   ///< where it is finished, as what follows
  std::string leads{};  ///< leads_of()
  std::optional<DayResult> strongest{};
  friend bool operator==(const DealAttempt&, const DealAttempt&) = default;
};

struct PuzzleAttempt {
  Attempt state = Attempt::none;
  std::string entry{};  ///< while it is open
  bool solved = false;  ///< at the first try; later ones do not count
  int seconds = 0;
  friend bool operator==(const PuzzleAttempt&, const PuzzleAttempt&) = default;
};

/// Precondition: the game is over. `seat`: whose result it is.
DayResult day_result(const Session& session, int seat);
/// Who led in points when each eighth of the game was played: `+` that seat, `=` nobody, `-` another.
inline constexpr std::size_t kLeads = 8;
std::string leads_of(const Session& session, int seat);

class Days {
 public:
  struct OfDay {
    DealAttempt deal;
    PuzzleAttempt puzzle;
    friend bool operator==(const OfDay&, const OfDay&) = default;
  };
  const OfDay& at(Day day) const;
  OfDay& of(Day day) { return days_[day.number]; }

  /// The attempt that is played in an entry.
  struct Open {
    Day day;
    bool puzzle;
  };
  std::optional<Open> open_in(std::string_view entry) const;
  /// Attempts that have not come to their end, each with its entry.
  struct Running {
    Open attempt;
    std::string entry;
  };
  std::vector<Running> running() const;
  /// The day whose deal was finished in that entry.
  std::optional<Day> finished_in(std::string_view entry) const;
  /// The latest day whose deal is finished but lacks the strongest computer's result.
  std::optional<Day> to_measure() const;
  /// The latest day on which something was begun.
  std::optional<Day> latest() const;

  /// Days in a row with a finished deal, up to today or yesterday; and the most there were.
  struct Streak {
    int now = 0, best = 0;
  };
  Streak streak(Day today) const;
  struct Sums {
    int deals = 0, won = 0;
    int puzzles = 0, solved = 0;
  };
  Sums sums() const;
  /// Deals by how the player's lead compares with the strongest computer's, in five classes: far ahead (by at least kFar
  /// points), a little ahead, about the same, a little behind, far behind.
  static constexpr int kNear = 3, kFar = 8;
  std::array<int, 5> spread() const;

  /// Merges the record of another device. If both have the same day, a finished result wins over an unfinished one, otherwise
  /// ours stays. True if something was new.
  bool take(const Days& other);

  bool empty() const { return days_.empty() && foreign_.empty(); }
  std::string text() const;
  /// The error is a sentence for a player.
  static base::Result<Days> read(std::string_view text);

  friend bool operator==(const Days&, const Days&) = default;

 private:
  bool read_line(std::string_view line);

  std::map<std::int32_t, OfDay> days_;
  std::vector<std::string> foreign_;
};

/// The part of a file that is the record of days; empty if there is none.
std::string_view days_in(std::string_view file);

}  // namespace app
