#include "ui/hint_button.h"

#include "ui/words.h"

namespace ui {

std::string_view why_no_hint(bool attempt_runs, const app::PuzzlePlay& puzzle) {
  if (attempt_runs) return tr(words::day_no_hint);
  const bool solves = puzzle.active() && puzzle.state() != app::PuzzlePlay::State::solved &&
                      puzzle.state() != app::PuzzlePlay::State::late;
  return solves ? tr(words::puzzle_no_hint) : std::string_view();
}

HintButton::Effect HintButton::press(std::uint64_t moment) {
  if (!hint_ || hint_->moment != moment) return Effect::ask;
  if (hint_->away) {
    hint_->away = hint_->more = false;
    return Effect::tell;
  }
  if (hint_->more) {
    hint_->away = true;
    return Effect::hide;
  }
  hint_->more = true;
  return Effect::tell;
}

}  // namespace ui
