// A game in progress, of any kind: all that the session, links, saves, statistics and computer players need to know of it.
// game_of.h makes one from the rules functions of a game; games/registry.h knows which games there are.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/budget.h"
#include "base/level.h"
#include "base/result.h"
#include "puzzle/task.h"

namespace engine {

/// Which game: the number that links store, `kNumber` of its rules functions. It has no names and is compared nowhere but
/// in the registry, so that nothing else asks which game it is.
enum class GameKind : std::uint8_t {};
bool operator==(GameKind, GameKind) = delete;
bool operator!=(GameKind, GameKind) = delete;
constexpr int number_of(GameKind kind) { return static_cast<int>(kind); }
template <class Game>
constexpr GameKind kind_of() {
  return GameKind{Game::kNumber};
}

/// What a game is dealt from. `options` is the game's own packing of its setup (its record/options.h), 12 bits at most.
struct GameSpec {
  GameKind kind{};
  std::uint32_t options = 0;
  std::uint64_t seed = 0;  ///< 0 .. base::kSeedMask
  /// Bytes, the game's own, of the position that it begins from; the seed deals what is unknown there. "": the usual beginning.
  std::string position{};

  friend bool operator==(const GameSpec& a, const GameSpec& b) {
    return number_of(a.kind) == number_of(b.kind) && a.options == b.options && a.seed == b.seed &&
           a.position == b.position;
  }
};
inline constexpr std::size_t kMaxPositionBytes = 600;
/// Whoever has played one knows something of what comes in the other: one seed shuffles alike, whatever the options.
inline bool same_cards(const GameSpec& a, const GameSpec& b) {
  return number_of(a.kind) == number_of(b.kind) && a.seed == b.seed && a.position.empty() && b.position.empty();
}

/// Upper bound on the actions of any game: with the last of them it is over, whatever its rules say. Twice what automatic
/// play allows.
inline constexpr std::size_t kMaxActions = 4000;

/// One decision of a computer player.
struct Thought {
  std::string action;        ///< its text
  double value = 0;          ///< its estimate of its own chance to win, 0 .. 1
  std::uint64_t nodes = 0;   ///< positions judged, or games played out
  std::uint64_t visits = 0;  ///< how much of that began with `action`; 0 if it did not compare
  /// Why: a reason code of the game, and its object in the notation, if any, after a space ("collects L2-07"). Empty if the
  /// game gives no reasons.
  std::string reason{};

  /// The expected continuation after `action`: what everybody would do next, kLineTurns turns at most. It ends before the
  /// first action that depends on what the player cannot know.
  std::vector<std::string> line{};

  struct Other {
    std::string action;
    double value = 0;  ///< as above
    std::vector<std::string> line{};
    std::uint64_t visits = 0;  ///< as above; 0 if a search of its own rated it
  };
  std::vector<Other> others{};  ///< the alternatives, best first; empty if it did not compare

  std::vector<double> chances{};  ///< everybody's chance to win, by seat, with this action; empty if it did not compare
  std::optional<Other> asked{};   ///< the action that was asked about; none if it did not compare
};
inline constexpr int kLineTurns = 4;

/// What a computer player is asked besides its choice.
struct Question {
  std::string_view about{};  ///< an action to compare with the choice; "" for none
  bool all = false;          ///< Thought::others are all sensible actions, each searched at least a little
};

/// A position. Actions are named by their index among the legal ones in canonical order, or by their text (NOTATION).
class Game {
 public:
  virtual ~Game() = default;

  virtual std::unique_ptr<Game> clone() const = 0;
  virtual GameKind kind() const = 0;
  virtual int players() const = 0;
  virtual int to_act() const = 0;
  /// By its rules, or at_bound().
  virtual bool over() const = 0;
  /// kMaxActions were played though its rules would let it go on: it is over, decided as things stand.
  virtual bool at_bound() const = 0;
  /// Bit per seat; at the bound there may be none. Precondition: over().
  virtual unsigned winners() const = 0;
  /// Points of a seat so far; none in a game without points.
  virtual std::optional<int> score(int seat) const = 0;
  /// False if the seat to act has too few points to win with so many turns of its own, or hardly ever could.
  virtual bool may_win_within(int turns) const = 0;
  /// True if a new ply begins; undo and the log group by it.
  virtual bool starts_ply() const = 0;
  /// 1 for the first round.
  virtual int round() const = 0;
  /// The game ends when this round does.
  virtual bool last_round() const = 0;
  /// 0 only when over().
  virtual int legal_count() const = 0;
  /// Precondition: 0 <= index < legal_count().
  virtual std::string action_text(int index) const = 0;
  /// Index of the legal action that a text means, or an error.
  virtual base::Result<int> find(std::string_view action) const = 0;
  /// Precondition: 0 <= index < legal_count().
  virtual void apply(int index) = 0;
  virtual std::uint64_t hash() const = 0;
  /// What a computer player at the seat to act would do, from what that seat may know. A budget of no nodes: the level's
  /// own number, divided by `share`. Precondition: !over().
  virtual Thought think(const base::Level& level, base::Budget budget, std::uint64_t seed, int share = 1,
                        const Question& question = {}) const = 0;
  /// Whether an action brings something that its player cannot know before: a card turned up or drawn.
  /// Precondition: 0 <= index < legal_count().
  virtual bool reveals(int index) const = 0;
  /// A position that looks the same to that seat (-1: to an onlooker): what it cannot know is dealt anew.
  virtual std::unique_ptr<Game> dealt_anew(int seat, std::uint64_t seed) const = 0;

  /// Can the promise of a puzzle still be kept? Open if the game has no puzzles, or not of this kind. The budget is
  /// for each of the two searches.
  virtual puzzle::Answer prove(const puzzle::Task& task, const base::Budget& budget) const = 0;
  /// A code for the idea of an action that keeps a promise; `rival_waits`: without it a rival does the same next.
  /// Precondition: 0 <= index < legal_count().
  virtual std::string idea(const puzzle::Task& task, int index, bool rival_waits) const = 0;
};

/// A kind of game: one row of the registry.
struct GameType {
  GameKind kind;
  std::string_view name;  ///< "splendor": in saves, records and on the command line
  /// The first position; an error if this version does not know the options.
  base::Result<std::shared_ptr<Game>> (*start)(std::uint32_t options, std::uint64_t seed);
  /// The words of a save for options ("players=2 modules=NAME,NAME edition=2024"), and back.
  std::string (*options_text)(std::uint32_t options);
  base::Result<std::uint32_t> (*parse_options)(std::string_view text);
  /// Number of styles of its computer players: base::Level::style up to this, kMostStyles at most.
  std::uint8_t styles = 0;
  /// The first position of a game that begins from one that was set up (GameSpec::position), or why there is none; nullptr:
  /// no game of this kind does.
  base::Result<std::shared_ptr<Game>> (*start_from)(std::uint32_t options, std::uint64_t seed,
                                                    std::string_view position) = nullptr;
  /// The verb of its purchases in the notation; empty: it has none.
  std::string_view purchase{};
  /// Number of objects that seats race for: puzzle::Task::object of Goal::first is below it.
  int race_objects = 0;
};

}  // namespace engine
