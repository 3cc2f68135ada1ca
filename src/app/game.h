// One game in progress, of whichever kind: all that the session, links, saves and the worker need to know of it. A third
// game would implement this and join games.cpp; nothing else here would change.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "core/result.h"

namespace app {

using splendor::ParseError;
using splendor::Result;

enum class GameKind : std::uint8_t { splendor, kingdom };

/// What a game is dealt from. `options` is the game's own packing of its setup (see splendor_game.h), 12 bits at most.
struct GameSpec {
  GameKind kind = GameKind::splendor;
  std::uint32_t options = 0;
  std::uint64_t seed = 0;  ///< 0 .. splendor::kSeedMask

  friend bool operator==(const GameSpec&, const GameSpec&) = default;
};

/// A position. Actions are named by their index among the legal ones in canonical order, or by their text (NOTATION).
class Game {
 public:
  virtual ~Game() = default;

  virtual std::unique_ptr<Game> clone() const = 0;
  virtual GameKind kind() const = 0;
  virtual int players() const = 0;
  virtual int to_act() const = 0;
  virtual bool over() const = 0;
  /// Bit per seat. Precondition: over().
  virtual unsigned winners() const = 0;
  /// Points of a seat so far; none in a game without points.
  virtual std::optional<int> score(int seat) const = 0;
  /// True where a new ply begins; undo and the log group by it.
  virtual bool starts_ply() const = 0;
  /// 1 for the first round.
  virtual int round() const = 0;
  /// The game ends when this round does.
  virtual bool last_round() const = 0;
  /// 0 only when over().
  virtual int legal_count() const = 0;
  /// Precondition: 0 <= index < legal_count().
  virtual std::string action_text(int index) const = 0;
  /// Index of the legal action that a text means, or why there is none.
  virtual Result<int> find(std::string_view action) const = 0;
  /// Precondition: 0 <= index < legal_count().
  virtual void apply(int index) = 0;
  virtual std::uint64_t hash() const = 0;
};

// The functions below are in games.cpp.

/// The first position; an error when the options are not those of a game this version knows.
Result<std::shared_ptr<Game>> start_game(const GameSpec& spec);

/// The words of a save for a spec's options ("players=2 modules=orient,posts edition=2024"), and back.
std::string options_text(const GameSpec& spec);
Result<std::uint32_t> parse_options(GameKind kind, std::string_view text);

/// "splendor", "kingdom".
std::string_view kind_name(GameKind kind);

}  // namespace app
