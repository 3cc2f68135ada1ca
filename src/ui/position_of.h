// A position as the table of a game whose rules are known needs it.
#pragma once

#include <string>
#include <vector>

#include "ui/game_screen.h"

namespace ui {

/// Keeps references to the session of the moment: made anew when that changes.
template <class Game>
struct PositionOf {
  using State = typename Game::State;

  PositionOf(const Moment& now, const State& seen)
      : moment(now),
        real(typed<Game>(now.session.position()).state()),
        actions(typed<Game>(now.session.position()).actions()),
        shown(seen),
        names(seat_names(now.session)),
        perspective(now.viewer >= 0 ? now.viewer : real.to_act),
        may_act(now.may_act) {}

  Moment moment;
  const State& real;                         ///< legality for the player to act
  const typename Game::ActionList& actions;  ///< legal ones
  State shown;                               ///< as whoever looks on may see it
  std::vector<std::string> names;            ///< by seat
  int perspective;                           ///< seat from which the table is seen: the viewer's, or who is to act
  bool may_act;                              ///< a person decides now, and this tab may play

  auto phase() const { return real.phase; }
  const std::string& name(int seat) const { return names[static_cast<std::size_t>(seat)]; }
};

}  // namespace ui
