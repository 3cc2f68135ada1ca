// The lessons of a guide: what a game's table tells a newcomer when its moment comes, and the games that are begun to be
// learnt by. Which lessons there are is data of each game; what is told follows from the game alone, so that undo, a stored
// game and a link go on where they were.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "app/session.h"
#include "ui/words.h"

namespace ui {

/// What is told.
struct Told {
  std::string words;
  std::vector<std::string> about{};  ///< ids of the controls that are ringed meanwhile
  bool stays = false;                ///< cannot be put away for the next: it goes with the position
};

/// A game to learn by: a chosen deal, against a gentle computer.
struct Course {
  std::string_view id;
  Text name, about;
  std::string_view link;  ///< the game up to where it begins (app/link.h)
};

/// Which lessons, 0 .. count - 1, are told at the cursor. Each is told once: at the first decision of a person here, `from` or
/// later, for which due(index, lesson) holds, with at most `most` of them; the others wait for their next moment.
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
