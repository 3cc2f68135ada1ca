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
  bool more = false;         ///< with what else there is
};

/// Precondition: the hint is for that moment.
TableNote note_of(const Hint& hint, GameScreen& table, const Moment& moment);

/// Precondition: that is the decision at that moment.
TableNote note_of(const engine::JudgedDecision& judged, GameScreen& table, const Moment& moment);

/// Hundredths of a chance, in digits.
std::string percent(double chance);

/// "62 % instead of 48 %".
std::string worth_words(const engine::JudgedDecision& judged);

}  // namespace ui
