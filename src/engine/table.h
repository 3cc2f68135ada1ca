// The interface through which the tool's commands use any game; table_of.h implements it from the rules functions.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/arguments.h"
#include "base/json.h"
#include "base/level.h"
#include "base/random.h"
#include "base/result.h"
#include "engine/game.h"

namespace engine {

/// A game being played, and its record so far.
class Table {
 public:
  virtual ~Table() = default;

  /// The position.
  virtual const Game& game() const = 0;
  /// The game is over, or automatic play stops here.
  virtual bool over() const = 0;
  virtual std::size_t plies() const = 0;
  /// Number of plies after which automatic play stops.
  virtual std::size_t most_plies() const = 0;
  /// Seats that share the first place as things stand.
  virtual std::vector<int> leaders() const = 0;

  /// Plays an action; an error if it is not legal.
  virtual base::Wrong play(std::string_view action) = 0;

  /// Number of sequences of `depth` plies from here.
  virtual std::uint64_t perft(int depth) const = 0;

  /// The record with the plies so far.
  virtual base::JsonLine position() const = 0;
  /// The same with decisions, scores and winners; `stopped` if it was ended from outside.
  virtual base::JsonLine result(bool stopped) const = 0;
};

/// Deals games of one kind with fixed options.
class Dealer {
 public:
  virtual ~Dealer() = default;
  virtual std::unique_ptr<Table> deal(const std::string& id, std::uint64_t seed,
                                      const std::string& seed_text) const = 0;
  /// Plays a random game as fast as it can; returns the number of its plies.
  virtual std::uint64_t random_game(base::RandomSource& random) const = 0;
  /// Plays a random game and has each position judged as the strongest computer player judges it; the number of
  /// judgements, 0 where that player has no network for this set-up.
  virtual std::uint64_t judged_game(base::RandomSource& random) const = 0;
  /// Has the strongest computer player play a game with itself, `nodes` positions a decision; the number of positions that
  /// its searches looked at in all.
  virtual std::uint64_t searched_game(std::uint64_t nodes, base::RandomSource& random) const = 0;
};

struct ReplayAnswer {
  bool ok = false;
  base::JsonLine json{};
};

/// The answer for a record with an error. `ply` counts from 0; `action` is empty if none is to blame.
ReplayAnswer failed_replay(base::JsonLine id, std::size_t ply, const std::string& action, const base::Message& why);

/// The id of a record for an answer: its text or number; null for everything else.
base::JsonLine id_of(const base::Json& record);

/// A game for the tool: one row of the registry of recorded games.
struct RecordedType {
  std::string_view name;
  const char* usage;               ///< its own options
  const base::Text* styles_words;  ///< the styles of its computer players; nullptr: none
  /// Reads the game's own options. Errors are left in `arguments`; nothing can be dealt then.
  std::unique_ptr<Dealer> (*dealer)(base::Arguments& arguments);
  /// The position of a record after its first `most_plies` plies. Ignores the record's expectations.
  base::Result<std::unique_ptr<Table>> (*table)(const base::Json& record, std::size_t most_plies);
  /// Plays a record, compares, and answers in the form of `splendor replay`.
  ReplayAnswer (*replay)(const base::Json& record);
};

}  // namespace engine
