// Plays a record through the rules and says where it goes wrong: the ply, the action and one sentence.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "core/rules.h"
#include "record/record.h"

namespace record {

struct Fault {
  std::size_t ply = 0;  ///< counted from 0; the number of plies when the end is wrong
  std::string action;   ///< as the record has it; empty where no action is to blame
  std::string message;
};

struct ReplayOptions {
  bool count_choices = false;           ///< count the different plies of every ply, which costs more than playing
  bool check = true;                    ///< compare with what the record expects
  bool may_stop_inside = false;         ///< the last ply may be incomplete without "over":false
  std::size_t most_plies = kMostPlies;  ///< plays no more than these
  /// Called before every ply, and once at the end, with the number of plies played.
  std::function<void(std::size_t ply, const splendor::GameState& state)> before_ply = {};
};

struct Replay {
  splendor::GameState state;  ///< at the end, or where it went wrong
  std::size_t plies = 0;      ///< played to their end
  std::vector<std::int64_t> choices;
  std::vector<std::vector<std::int64_t>> decisions;
  std::vector<Ply> texts;  ///< the plies in canonical text
  std::optional<Fault> fault;
};

/// Precondition: record.deal can be played (read_record says so).
Replay replay(const Record& record, const ReplayOptions& options = {});

/// What a record says about a position, taken from the position.
struct Outcome {
  std::vector<std::int64_t> scores;
  std::vector<std::int64_t> winners;  ///< empty until the game is over
  std::vector<std::int64_t> cards;    ///< own cards
  std::vector<std::int64_t> bought;   ///< cards purchased
  std::string bank;
  std::vector<std::string> tokens;
  int to_act = 0;  ///< the seat whose turn it is, or would be
  bool over = false;
  bool must_pass = false;
  std::string hash;
};
Outcome outcome_of(const splendor::GameState& state);

/// Adds "scores" to "must_pass" of the notation to a record or an answer.
void add_outcome(const Outcome& outcome, JsonLine& json);

}  // namespace record
