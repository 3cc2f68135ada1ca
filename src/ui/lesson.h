// Tutorials: tips that a game's table shows a newcomer when they are relevant, and tutorial games. The lessons are data of
// each game; which tips are shown follows from the game alone, so that undo, a stored game and a link continue alike.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "app/session.h"
#include "ui/words.h"

namespace ui {

/// A tip: the text of a lesson at a position.
struct Tip {
  std::string words;
  std::vector<std::string> about{};  ///< ids of the controls that are marked with a ring
  bool stays = false;                ///< cannot be dismissed: it disappears with the position
};

/// The words of the tip at that place, for the mirror; "" after the last one.
inline std::string words_at(const std::vector<Tip>& lessons, std::size_t place) {
  return place < lessons.size() ? lessons[place].words : std::string();
}

/// A tutorial game: a chosen deal, against an easy computer.
struct Course {
  std::string_view id;
  Text name, about;
  std::string_view link;  ///< the game up to where it begins (app/link.h)
  /// Those of versions before, if they were others: where such a game is stored or sent, its lessons go on.
  std::array<std::string_view, 6> earlier{};
};

/// Which lessons, 0 .. count - 1, are shown at the cursor. Each is shown once: at the first decision of a local person, `from`
/// or later, for which due(index, lesson) holds; at most `most` at a time, the others wait until they are due again.
template <class Due>
std::vector<std::size_t> lessons_due(const app::Session& session, std::size_t from, std::size_t count, std::size_t most,
                                     Due&& due) {
  std::vector<bool> told(count);
  std::vector<std::size_t> now;
  for (std::size_t index = from; index <= session.cursor(); ++index) {
    now.clear();
    const app::Game& game = session.position(index);
    if (game.over() || !session.seats()[static_cast<std::size_t>(game.to_act())].here()) continue;
    for (std::size_t lesson = 0; lesson < count && now.size() < most; ++lesson) {
      if (told[lesson] || !due(index, lesson)) continue;
      told[lesson] = true;
      now.push_back(lesson);
    }
  }
  return now;
}

}  // namespace ui
