// A computer player: from what one player may know to one action. Fair (it sees a PlayerView), and deterministic: the
// same view, level, nodes and seed give the same choice on every platform.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "base/budget.h"
#include "base/level.h"
#include "games/splendor/ai/evaluator.h"
#include "games/splendor/ai/line.h"
#include "games/splendor/rules/action.h"
#include "games/splendor/rules/view.h"

namespace splendor {

/// Why an action was chosen, for the hint button.
enum class Reason : std::uint8_t {
  only_move,        ///< there is nothing to decide
  random,           ///< the level plays at random
  wins,             ///< ends the game as its winner
  noble,            ///< brings a noble
  city,             ///< fulfils a city
  post,             ///< brings a trading post
  points,           ///< a purchase for its points
  engine,           ///< a purchase for its bonus
  blocks,           ///< keeps `card` from a rival who could buy it next
  saves_for_later,  ///< reserves `card` to buy it later
  gold,             ///< reserves for the gold, or buys virtual gold
  collects,         ///< takes gems for `card`
  gems,             ///< takes gems that bring no card nearer
  settles,          ///< completes a turn: returns tokens, chooses an effect
  sure,             ///< hardly anything can stop the win any more
  last_turn,        ///< prepares what there will be no turn for
};

/// In the order of Reason.
inline constexpr std::array<std::string_view, 16> kReasonNames{
    "only_move", "random",          "wins", "noble",    "city", "post",    "points", "engine",
    "blocks",    "saves_for_later", "gold", "collects", "gems", "settles", "sure",   "last_turn"};

struct Choice {
  Action action{};
  double value = 0.0;        ///< chance to win, 0 .. 1
  std::uint64_t nodes = 0;   ///< positions judged
  std::uint64_t visits = 0;  ///< of them, those that began with `action`
  Reason reason = Reason::only_move;
  CardId card = kNoCard;  ///< the card the reason is about, if any

  Line line;  ///< the expected continuation; may depend on what chance brings

  struct Other {
    Action action;
    double value = 0.0;  ///< as above
    Line line{};
    std::uint64_t visits = 0;  ///< as above; 0 if a search of its own rated it
  };
  /// The alternatives with most visits, the most visited first; kOthers at most. If all were requested: all of them, the best
  /// first.
  std::vector<Other> others;
  static constexpr std::size_t kOthers = 2;

  bool compared = false;         ///< there was a search: what follows is valid
  Chances chances{};             ///< everybody's to win, by seat, with this action
  std::optional<Other> asked{};  ///< the action that was asked about
};

/// Positions judged for a decision at the start of a turn: the level's own number, or more by the hand-made evaluation where
/// the program has not the network that the level judges with.
std::uint64_t usual_nodes(const base::Level& level, bool has_network);

/// A budget of 0 nodes: those of usual_nodes(), or what its watch allows. `about`: an action to compare with the chosen one,
/// by a second, smaller search if the first hardly visited it. `all`: compare every sensible action, by even smaller
/// searches. Preconditions: the viewer is to act; the game is not over; `about` is legal.
Choice choose(const PlayerView& view, const base::Level& level, const base::Budget& budget, std::uint64_t seed,
              const Action* about = nullptr, bool all = false);

/// Evaluates a position once as the level `best` does, for benchmarks; false if that has no network for the set-up.
/// Precondition: the game is not over.
bool judge_position(const GameState& state);

}  // namespace splendor
