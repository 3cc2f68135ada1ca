// The deal and the puzzle of a day. A day is a date of UTC, so that it is the same one for everybody, and all that belongs to
// it follows from the date alone: no server is asked. How somebody did is in app/days.h.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/puzzles.h"
#include "app/session.h"

namespace app {

struct Day {
  std::int32_t number = 0;  ///< since 1 January 1970

  friend bool operator==(const Day&, const Day&) = default;
  friend bool operator<(Day a, Day b) { return a.number < b.number; }
  friend bool operator<=(Day a, Day b) { return a.number <= b.number; }
};
constexpr Day operator+(Day day, int days) { return {day.number + days}; }

struct Date {
  int year = 1970, month = 1, day = 1;
};

/// The first deal of the day, 1 November 2026. A clock that shows an earlier date is wrong.
inline constexpr Day kFirstDay{20758};

/// At so many seconds since 1970, UTC; within the years 1970 to 9999 whatever the clock says.
Day day_at(std::int64_t unix_time_s);
Date date_of(Day day);
/// 0: Monday.
int weekday(Day day);
int days_in_month(const Date& date);

/// "2026-11-23".
std::string day_text(Day day);
/// The same date, written so. The error is a sentence for a player: no such date, or one before kFirstDay.
base::Result<Day> read_day(std::string_view text);

/// "day=2026-11-23" without `#`, and whether a text is meant as one, valid or not; address and space around it as in read_link.
std::string day_link(Day day);
bool is_day_link(std::string_view text);
base::Result<Day> read_day_link(std::string_view text);

/// One person against a computer of kRivalOfDay, on a deal and at a seat that the date decides. `options`: of a game for two.
///
/// Normal is the level in the middle of the ladder, the form's default. It uses the hand-made evaluation, which no training
/// changes, so it plays the same in every version.
inline constexpr std::string_view kRivalOfDay = "normal";
GameRecord deal_of_day(Day day, GameKind kind, std::uint32_t options);

/// From 1 December 2026 on the puzzle of a day is found by the puzzles' own links and goals, not by their places in the file.
inline constexpr Day kFirstDayByKey{20788};

/// The index of the day's puzzle, harder from Monday to Sunday; none if there are no puzzles. It goes by the grades that puzzles had
/// when they came. Before kFirstDayByKey a change of the file changes any day; from it on only proven puzzles are chosen, none
/// twice in the same four weeks unless there are too few, and a line more or less leaves most days as they are.
std::optional<std::size_t> puzzle_of_day(Day day, const std::vector<Puzzle>& puzzles);

}  // namespace app
