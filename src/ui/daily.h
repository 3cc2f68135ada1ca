// The deal of the day as the frontend knows it: which game it is of, its date in words, and the line that is shared.
#pragma once

#include <optional>
#include <string>

#include "app/days.h"
#include "ui/game_row.h"

namespace ui {

/// The game that has a deal of the day; nullptr: none has.
const GameRow* game_of_days();
/// None where no game has one.
std::optional<app::GameRecord> deal_of(app::Day day);

/// "23 November 2026", and "November 2026" with a capital where it heads something.
std::string date_words(app::Day day);
std::string month_words(app::Day day);

/// "Won 16–11, 24 rounds".
std::string day_result_words(const app::DayResult& result);
/// One line that gives nothing away: date, result, and a row of squares for who led in each eighth of the game (blue: ahead,
/// white: level, orange: behind). Without the link. Precondition: the attempt is finished.
std::string share_line(app::Day day, const app::DealAttempt& attempt);

}  // namespace ui
