// What random steps in a browser put on the table, and what they are answered: games, puzzles, changes of a position. Cheap:
// nothing is searched.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "app/puzzles.h"
#include "base/random.h"

namespace support {

/// A game of two persons here, or of one with somebody far away: at its beginning, or shortly before its end.
app::Session any_session(base::RandomSource& random);

/// The same few puzzles for everybody, one of each way to judge a turn.
const std::vector<app::Puzzle>& some_puzzles_to_play();
/// As the page's file of them.
const std::string& file_of_puzzles();
/// The game of an entry goes on from the position of this puzzle, as it stands in storage.
bool goes_on_from(const std::string& puzzle_line, const app::Session& session);
/// An action for the person in a puzzle: the best purchase is found more often than by chance.
int any_turn(const app::Puzzle& puzzle, std::size_t start, const app::Session& session, base::RandomSource& random);
/// What the worker could say about a turn of a puzzle: right or wrong, as chance has it.
std::string any_judgement(const std::string& request, const app::Game& now, base::RandomSource& random);

/// A control of the position editor.
std::string any_press(base::RandomSource& random);

}  // namespace support
