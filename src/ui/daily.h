// The deal of the day in the frontend: its game, its date in words, and the line for sharing a result.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/day_book.h"
#include "app/library.h"
#include "ui/game_row.h"

namespace ui {

/// The game with a deal of the day; nullptr: none.
const GameRow* game_of_days();
/// None if no game has one.
std::optional<app::GameRecord> deal_of(app::Day day);

/// "23 November 2026", and "November 2026" with a capital where it heads something.
std::string date_words(app::Day day);
std::string month_words(app::Day day);

/// "Won 16–11, 24 rounds".
std::string day_result_words(const app::DayResult& result);
/// "Solved on the first try, in 35 s". Precondition, here as below: the attempt is finished.
std::string day_result_words(const app::PuzzleAttempt& attempt);
/// One line without spoilers: date, result, and a row of squares for who led in each eighth of the game (blue: ahead, white:
/// level, orange: behind). Without the link.
std::string share_line(app::Day day, const app::DealAttempt& attempt);
/// The same of the puzzle, with one square: blue for solved.
std::string share_line(app::Day day, const app::PuzzleAttempt& attempt);

/// How the cards of a game relate to the deal and the puzzle of the day.
struct DayCards {
  std::string running{};   ///< the entry of a running attempt with these cards; "": none
  bool of_today = false;   ///< they are those of today's deal, which was neither begun nor practised here
  bool of_puzzle = false;  ///< the same of today's puzzle
};
/// `entry`: the game's entry in the library; "" for none yet. `puzzles`: of the page's file, as far as it is loaded.
DayCards day_cards(app::DayBook& book, const app::Library& library, const app::GameSpec& spec, std::string_view entry,
                   const std::vector<app::Puzzle>& puzzles = {});

}  // namespace ui
