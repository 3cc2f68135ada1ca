// The hint button: the hint for one moment, and what each press of the button does with it.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>

#include "app/puzzle_play.h"
#include "ui/hint.h"

namespace ui {

/// Why there can be no hint; "" if there can. `attempt_runs`: the game shown is the attempt of a day (daily_attempt.h).
std::string_view why_no_hint(bool attempt_runs, const app::PuzzlePlay& puzzle);

class HintButton {
 public:
  enum class Effect : std::uint8_t {
    ask,   ///< there is none for this moment
    tell,  ///< it is shown: with its details, or again
    hide
  };
  /// The button was pressed at that moment (Moment::number): asks for a hint; then shows its details; then hides it; then shows
  /// it again, without them.
  Effect press(std::uint64_t moment);
  /// The answer has come, to be shown.
  void take(app::Advice advice, std::uint64_t moment) { hint_ = {std::move(advice), moment}; }
  /// For that moment; nullptr: there is none, or it is hidden.
  const Hint* shown(std::uint64_t moment) const {
    return hint_ && hint_->moment == moment && !hint_->away ? &*hint_ : nullptr;
  }

 private:
  std::optional<Hint> hint_;
};

}  // namespace ui
