// What the lamp and the look back say on the table: the strongest action with its reason; asked again, what it is worth and what
// else is nearly as good; and of a mistake in a game that is over, what was better. They never play.
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
  bool more = false;         ///< with what else there is, and how play could go on
  bool away = false;         ///< put away; it comes again when it is asked for
};

/// What could come after an action (engine::Thought::line): course_after(), of which the last answer is kept, since a note is
/// made for every frame.
class Courses {
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
  std::vector<TurnLine> course_;
};

/// Precondition: the hint is for that moment.
TableNote note_of(const Hint& hint, GameScreen& table, const Moment& moment, Courses& courses);

/// Precondition: that is the decision at that moment.
TableNote note_of(const engine::JudgedDecision& judged, GameScreen& table, const Moment& moment, Courses& courses);

/// What a line of play from the position shown comes to after its first `known` actions, as far as whoever looks on can know:
/// only what could be done however what they do not see were dealt.
std::vector<TurnLine> course_after(const Moment& moment, const GameScreen& table, std::size_t known,
                                   std::vector<std::string> line);

/// Hundredths of a chance, in digits.
std::string percent(double chance);

/// "Chance to win 62 % instead of 48 %".
std::string worth_words(double chance, double instead_of);

}  // namespace ui
