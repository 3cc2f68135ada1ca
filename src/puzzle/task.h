// The task of a puzzle for the player of one seat, in any game, and the result of a search for it.
#pragma once

#include <cstdint>

namespace puzzle {

enum class Goal : std::uint8_t {
  win,    ///< the game ends with this seat as its only winner; in games with shared victories, as one of the winners
  stop,   ///< no rival reaches the end condition before the seat's next turn
  first,  ///< the seat gets `object` before anybody else: one of those that its game numbers
  best,   ///< the purchase that a strong search prefers by far: a judgement, nothing proves it
};

/// A promise: whatever rivals do and whatever cards come, `seat` reaches the goal with its turn of that round (counted from
/// 1 as Game::round() does) at the latest. A game that ends with that round is played to its end.
struct Task {
  Goal goal = Goal::win;
  std::uint8_t seat = 0;
  std::uint8_t object = 0;
  std::uint16_t round = 0;
};

/// Turns of all players up to the end of that round: what is reached after more of them is too late.
constexpr int turns_in_time(const Task& task, int players) { return task.round * players; }

/// Number of the turn, of all players from 0, before which the promise has to be kept. `place`: the seat's turn in each round,
/// from 0.
constexpr int deadline(const Task& task, int place, int players) {
  return task.goal == Goal::stop ? task.round * players + place : (task.round - 1) * players + place + 1;
}

enum class Proof : std::uint8_t {
  open,   ///< neither was found within the budget
  holds,  ///< the seat can keep the promise against every defence and every card that could come
  fails,  ///< the rivals can break it with the cards as they lie, even if the seat knew them all
};

struct Answer {
  Proof proof = Proof::open;
  /// If it fails and a rival decides: the index of the legal action that breaks the promise; otherwise -1.
  int reply = -1;
  std::uint64_t nodes = 0;  ///< positions searched; 0 if it was settled already
};

}  // namespace puzzle
