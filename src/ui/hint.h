// The notes of the hint button and the review on the table: the strongest action with its reason; on a second press its chance
// and the alternatives; and for a mistake in a finished game, what was better. They never play.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "app/adviser.h"
#include "engine/review.h"
#include "ui/note.h"

namespace ui {

struct Hint {
  app::Advice advice;
  std::uint64_t moment = 0;  ///< Moment::number it is for
  bool more = false;         ///< with the alternatives, and a line of play
  bool away = false;         ///< hidden; shown again on request
};

/// What could come after an action (engine::Thought::line): line_after(), of which the last answer is kept. A note is made
/// again whenever something changes that it shows, and that is seldom its line of play.
class LinesOfPlay {
 public:
  const std::vector<TurnLine>& after(const Moment& moment, const GameScreen& table, int action,
                                     const std::vector<std::string>& line);

 private:
  struct Asked {
    std::uint64_t moment;
    int viewer, action;
    std::vector<std::string> line;
    base::Language language;
    friend bool operator==(const Asked&, const Asked&) = default;
  };
  std::optional<Asked> asked_;
  std::vector<TurnLine> line_;
};

/// Precondition: the hint is for that moment.
TableNote note_of(const Hint& hint, const GameScreen& table, const Moment& moment, LinesOfPlay& lines);

/// Precondition: that is the decision at that moment.
TableNote note_of(const engine::JudgedDecision& judged, const GameScreen& table, const Moment& moment,
                  LinesOfPlay& lines);

/// About the greatest luck, at the position after it. Precondition: that was the action before that moment.
TableNote note_of(const engine::Luck& luck, const GameScreen& table, const Moment& moment);
/// The same in a sentence.
std::string luck_words(const Moment& moment, const engine::Luck& luck);

/// What a line of play from the position shown comes to after its first `known` actions, as far as the viewer can know:
/// only actions that are legal whatever the hidden cards are.
std::vector<TurnLine> line_after(const Moment& moment, const GameScreen& table, std::size_t known,
                                 std::vector<std::string> line);

/// Hundredths of a chance, in digits.
std::string percent(double chance);

/// "Chance to win 62 % instead of 48 %".
std::string worth_words(double chance, double instead_of);

}  // namespace ui
