#include "ui/daily_attempt.h"

#include <algorithm>
#include <functional>
#include <utility>

#include "ui/daily.h"
#include "ui/words.h"

namespace ui {

bool DailyAttempt::forbids_undo() const {
  if (runs()) notices_.say(tr(words::day_no_undo));
  return runs();
}

std::optional<app::Days::Open> DailyAttempt::over() const {
  if (settled_) return settled_;
  const auto day = days_.get().finished_in(library_.playing());
  return day ? std::optional(app::Days::Open{*day, false}) : std::nullopt;
}

void DailyAttempt::begin(const app::Days::Open& attempt) {
  if (!days_.begin(attempt, library_.playing())) return notices_.say(tr(words::day_elsewhere));
  open_ = attempt;
  library_.rename(library_.playing(),
                  tr(attempt.puzzle ? words::puzzle_of_date : words::deal_of_date, app::day_text(attempt.day)));
  if (library_.is_stored() && days_.stored() != app::StoreResult::ok) notices_.say(tr(words::day_not_stored));
}

void DailyAttempt::find(const app::Session& session, const app::PuzzlePlay& puzzle) {
  settled_.reset();
  days_.load();
  open_ = days_.get().open_in(library_.playing());
  if (!open_) return;
  const auto deal = open_->puzzle ? std::nullopt : deal_of(open_->day);
  if (!open_->puzzle && (!deal || !(deal->spec == session.spec()))) return open_.reset();
  settle(session, puzzle);
}

/// Does nothing before the end.
void DailyAttempt::record_end(const app::Session& session, const app::PuzzlePlay& puzzle) {
  if (open_->puzzle) {
    const auto state = puzzle.state();
    const bool solved = state == app::PuzzlePlay::State::solved;
    if (state == app::PuzzlePlay::State::solving || state == app::PuzzlePlay::State::judging ||
        state == app::PuzzlePlay::State::none)
      return;
    days_.finish_puzzle(open_->day, library_.playing(), solved, puzzle.seconds());
  } else {
    if (!session.over()) return;
    app::Session whole = session;
    whole.go_to(whole.length());
    const auto person = std::find_if(whole.seats().begin(), whole.seats().end(), std::mem_fn(&app::Seat::person));
    const auto seat = static_cast<int>(person - whole.seats().begin());
    days_.finish_deal(open_->day, library_.playing(), app::day_result(whole, seat), app::leads_of(whole, seat));
  }
  settled_ = std::exchange(open_, std::nullopt);
}

}  // namespace ui
