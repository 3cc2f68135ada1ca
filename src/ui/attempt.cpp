// The attempt of a day in GamePlay: how it begins, is found again and ends, and the strongest computer's result afterwards.
#include <algorithm>
#include <functional>
#include <utility>

#include "ui/daily.h"
#include "ui/game_play.h"
#include "ui/words.h"

namespace ui {

void GamePlay::begin_attempt(const app::Days::Open& attempt) {
  if (!days_.begin(attempt, library_.playing())) return notices_.say(tr(words::day_elsewhere));
  attempt_ = attempt;
  library_.rename(library_.playing(),
                  tr(attempt.puzzle ? words::puzzle_of_date : words::deal_of_date, app::day_text(attempt.day)));
  if (library_.is_stored() && days_.stored() != app::StoreResult::ok) notices_.say(tr(words::day_not_stored));
}

void GamePlay::find_attempt() {
  settled_.reset();
  days_.load();
  attempt_ = days_.get().open_in(library_.playing());
  if (!attempt_) return;
  const auto deal = attempt_->puzzle ? std::nullopt : deal_of(attempt_->day);
  if (!attempt_->puzzle && (!deal || !(deal->spec == session().spec()))) return attempt_.reset();
  settle_attempt();
}

void GamePlay::settle_attempt() {
  if (!attempt_) return;
  if (attempt_->puzzle) {
    const auto state = puzzle_.state();
    const bool solved = state == app::PuzzlePlay::State::solved;
    if (state == app::PuzzlePlay::State::solving || state == app::PuzzlePlay::State::judging ||
        state == app::PuzzlePlay::State::none)
      return;
    days_.finish_puzzle(attempt_->day, library_.playing(), solved, puzzle_.seconds());
  } else {
    if (!session().over()) return;
    app::Session whole = session();
    whole.go_to(whole.length());
    const auto person = std::find_if(whole.seats().begin(), whole.seats().end(), std::mem_fn(&app::Seat::person));
    const auto seat = static_cast<int>(person - whole.seats().begin());
    days_.finish_deal(attempt_->day, library_.playing(), app::day_result(whole, seat), app::course_of(whole, seat));
  }
  settled_ = std::exchange(attempt_, std::nullopt);
}

std::optional<app::Days::Open> GamePlay::attempt_over() const {
  if (settled_) return settled_;
  const auto day = days_.get().finished_in(library_.playing());
  return day ? std::optional(app::Days::Open{*day, false}) : std::nullopt;
}

void GamePlay::take_up_puzzle(const app::Puzzle& puzzle) {
  puzzle_.take_up(puzzle, library_.playing(), session());
  find_attempt();
}

void GamePlay::go_on_measuring() {
  if (!flow_.owns_game() || flow_.computer_to_act() || adviser_.thinking() || analysis_.asking() || reviewer_.asking())
    return;
  const auto day = days_.get().to_measure();
  const auto deal = day ? deal_of(*day) : std::nullopt;
  if (!deal) return;
  day_benchmark_.play(*day, *deal);
  day_benchmark_.ask();
}

}  // namespace ui
