// What the lamp and the look back say on the table: the strongest action with its reason; asked again, what it is worth and what
// else is nearly as good; and of a mistake in a game that is over, what was better. They never play.
#pragma once

#include <cstdint>
#include <string>

#include "app/adviser.h"
#include "engine/review.h"
#include "ui/note.h"

namespace ui {

struct Hint {
  app::Advice advice;
  std::uint64_t moment = 0;  ///< Moment::number it is for
  bool more = false;         ///< with what else there is, and how play could go on
  bool away = false;         ///< put away; it comes again when it is asked for
};

/// Precondition: the hint is for that moment.
TableNote note_of(const Hint& hint, GameScreen& table, const Moment& moment);

/// Precondition: that is the decision at that moment.
TableNote note_of(const engine::JudgedDecision& judged, GameScreen& table, const Moment& moment);

/// Hundredths of a chance, in digits.
std::string percent(double chance);

/// "Chance to win 62 % instead of 48 %".
std::string worth_words(double chance, double instead_of);

/// What could come after an action (engine::Thought::line), as far as whoever looks on can know.
std::vector<TurnLine> course_after(const Moment& moment, const GameScreen& table, int action,
                                   const std::vector<std::string>& line);

}  // namespace ui
