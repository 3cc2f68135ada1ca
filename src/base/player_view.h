// What one seat may know, as a type: computer players and the screen get views, only the session holds the full state.
#pragma once

namespace base {

/// `shown` is the game with everything that `viewer` cannot know replaced by its back. The rules functions that look at the
/// viewer's own decision (legal_actions, why_illegal, affordability) may be asked about it; apply() may not, since it would
/// draw a back.
template <class State>
struct PlayerView {
  int viewer = 0;
  State shown{};
};

}  // namespace base
