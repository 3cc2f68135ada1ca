// Computer players of Kingdom of Splendor. Fair (they see a PlayerView), and deterministic: the same view, level, nodes
// and seed give the same choice on every platform. They share the names of Splendor's levels and differ in taste:
//
//   random  any legal action
//   easy    child-like: the road that lacks least, and one collect in five at random
//   normal  steady: considers the roads after the next one; even seats prefer villages, odd ones cities
//   hard    a tree search with playouts; takes the action that wins most often. After thirty rounds it plays like normal
//   best    the same
//   frozen  the former planner, which plays out every action and does not look for replies
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "base/budget.h"
#include "base/level.h"
#include "games/kingdom/ai/search.h"
#include "games/kingdom/rules/action.h"
#include "games/kingdom/rules/view.h"

namespace kingdom {

/// Why an action was chosen, for the hint button.
enum class Reason : std::uint8_t {
  only_move,  ///< there is nothing to decide
  random,     ///< a random collect, or the level plays at random
  arrives,    ///< takes `road` to the palace
  travels,    ///< takes `road`
  saves,      ///< collects for `road`
  settles,    ///< completes a turn: returns tokens, chooses a tile or a medal, gives a token
};

/// In the order of Reason.
inline constexpr std::array<std::string_view, 6> kReasonNames{"only_move", "random", "arrives",
                                                              "travels",   "saves",  "settles"};

struct Choice {
  Action action{};
  double value = 0.0;        ///< chance to win, 0 .. 1, a shared victory counted in part; 0.5 without playouts
  std::uint64_t nodes = 0;   ///< games played to their end
  std::uint64_t visits = 0;  ///< of them, those that began with `action`
  Reason reason = Reason::only_move;
  RoadId road = kNoRoad;  ///< the road the reason is about, if any

  struct Other {
    Action action;
    double value = 0;  ///< as above
    std::vector<LineStep> line{};
    std::uint64_t visits = 0;  ///< as above
  };
  std::vector<LineStep> line{};  ///< the expected continuation; may depend on what chance brings
  std::vector<Other> others{};   ///< as Plan::others

  bool compared = false;  ///< there were playouts: what follows is valid
  std::array<double, kMaxTravellers>
      chances{};                 ///< everybody's to win, by seat, with this action; less than 1 together
                                 ///< if some playouts were cut off
  std::optional<Other> asked{};  ///< the action that was asked about
};

/// Playouts of a level for a decision at the start of a turn; 0 if it plays by heuristics.
std::uint64_t games_of(const base::Level& level);

/// A budget of 0 nodes: the level's own number, fewer if the watch ends it. `about` and `all`: see engine::Question.
/// Preconditions: the viewer is to act; the game is not over.
Choice choose(const PlayerView& view, const base::Level& level, const base::Budget& budget, std::uint64_t seed,
              const Action* about = nullptr, bool all = false);

}  // namespace kingdom
