// A position as the table of a game whose rules are known needs it.
#pragma once

#include <string>
#include <vector>

#include "ui/game_screen.h"

namespace ui {

/// The state of the moment; at the bound of a game nothing seems to be due any more.
template <class Game>
typename Game::State state_of(const Moment& moment) {
  const auto& game = typed<Game>(moment.session.position());
  typename Game::State state = game.state();
  if (game.over()) state.phase = decltype(state.phase)::over;
  return state;
}

/// Keeps references to the session of the moment: made anew when that changes.
template <class Game>
struct PositionOf {
  using State = typename Game::State;

  PositionOf(const Moment& now, const State& state, const State& seen)
      : moment(now),
        real(state),
        actions(typed<Game>(now.session.position()).actions()),
        shown(seen),
        names(seat_names(now.session)),
        perspective(now.viewer >= 0 ? now.viewer : real.to_act),
        may_act(now.may_act),
        told(now.session.cursor()) {}

  /// As it is seen while something is on its way from position(index) of the session: nobody can do anything.
  PositionOf(const PositionOf& now, std::size_t index, int stage, const State& state, const State& seen)
      : moment(now.moment),
        real(state),
        actions(now.actions),
        shown(seen),
        names(now.names),
        perspective(moment.viewer >= 0 ? moment.viewer : real.to_act),
        may_act(false),
        passing(true),
        told(index + (stage > 0 ? 1 : 0)) {}

  Moment moment;
  State real;                                ///< legality for the player to act
  const typename Game::ActionList& actions;  ///< legal ones
  State shown;                               ///< as whoever looks on may see it
  std::vector<std::string> names;            ///< by seat
  int perspective;                           ///< seat from which the table is seen: the viewer's, or who is to act
  std::vector<Told> lessons{};               ///< of a guided game, to be told one after the other
  bool may_act;                              ///< a person decides now, and this tab may play
  bool passing = false;                      ///< something is on its way
  std::size_t told;                          ///< of how many actions the table tells

  auto phase() const { return real.phase; }
  const std::string& name(int seat) const { return names[static_cast<std::size_t>(seat)]; }
};

}  // namespace ui
