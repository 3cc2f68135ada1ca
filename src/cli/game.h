// What the commands need of a game. Each game implements it once (splendor_game.cpp); no command knows which game it
// serves, so that a second game is one more file and one more row in find_game().
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ai/level.h"
#include "cli/arguments.h"
#include "core/random.h"
#include "core/result.h"
#include "record/json.h"

namespace cli {

using record::Json;
using record::JsonLine;

/// One decision of a computer player.
struct Thought {
  std::string action;
  double value = 0;  ///< its estimate of its own chance to win, 0 .. 1
  std::uint64_t nodes = 0;
};

/// A game being played, and its record so far.
class Table {
 public:
  virtual ~Table() = default;

  virtual int players() const = 0;
  virtual bool over() const = 0;
  virtual int to_act() const = 0;
  /// True between plies, and when the game is over.
  virtual bool starts_ply() const = 0;
  virtual std::size_t plies() const = 0;
  /// Seats that share the first place as things stand.
  virtual std::vector<int> leaders() const = 0;

  /// Plays a legal action, or says in a sentence why it is none.
  virtual std::optional<std::string> play(std::string_view action) = 0;

  /// What a computer player at the seat to act would do, from what that seat may know. Precondition: !over().
  virtual Thought think(const ai::Level& level, std::uint64_t nodes, std::uint64_t seed) const = 0;

  /// Number of sequences of `depth` plies from here.
  virtual std::uint64_t perft(int depth) const = 0;

  /// The record with the plies so far.
  virtual JsonLine position() const = 0;
  /// The same with decisions, scores and winners; `stopped` when it was ended from outside.
  virtual JsonLine result(bool stopped) const = 0;
};

/// A kind of game to be dealt again and again.
class Dealer {
 public:
  virtual ~Dealer() = default;
  virtual std::unique_ptr<Table> deal(const std::string& id, std::uint64_t seed,
                                      const std::string& seed_text) const = 0;
  /// Plays a random game as fast as it can; the number of its plies, at most splendor::kMaxPlies.
  virtual std::uint64_t random_game(splendor::RandomSource& random) const = 0;
};

struct ReplayAnswer {
  bool ok = false;
  JsonLine json{};
};

/// The answer for a record that is not ok. `ply` counts from 0; `action` is empty where none is to blame.
ReplayAnswer failed_replay(JsonLine id, std::size_t ply, const std::string& action, const std::string& sentence);

/// The id of a record for an answer: its text or number; null for everything else.
JsonLine id_of(const Json& record);

class Game {
 public:
  virtual ~Game() = default;
  virtual const char* name() const = 0;

  /// Reads the game's own options (--players, --modules ...). Mistakes are left in `arguments`.
  virtual splendor::Result<std::unique_ptr<Dealer>> dealer(Arguments& arguments) const = 0;
  /// The position of a record after its first `most_plies` plies. Does not compare what the record expects.
  virtual splendor::Result<std::unique_ptr<Table>> table(const Json& record, std::size_t most_plies) const = 0;
  /// Plays a record, compares, and answers in the form of `splendor replay`.
  virtual ReplayAnswer replay(const Json& record) const = 0;
};

/// nullptr: there is no such game.
const Game* find_game(std::string_view name);
/// The game of a record: its key "game", or Splendor.
const Game* game_of(const Json& record);
/// The game of `--game NAME`, or Splendor. A mistake is left in the result.
splendor::Result<const Game*> game_option(Arguments& arguments);

const Game& splendor_game();

}  // namespace cli
