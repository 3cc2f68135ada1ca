// The position of a game's table, with typed state.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "ui/game_screen.h"
#include "ui/note.h"

namespace ui {

/// The state of the moment; at the bound of a game without pending decisions.
template <class Game>
typename Game::State state_of(const Moment& moment) {
  const auto& game = typed<Game>(moment.session.position());
  typename Game::State state = game.state();
  if (game.over()) state.phase = decltype(state.phase)::over;
  return state;
}

/// Keeps references to the session of the moment, so it must be rebuilt when that changes.
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
        actions_shown(now.session.cursor()) {}

  /// The position shown during the animation from position(index) of the session: nobody can act.
  PositionOf(const PositionOf& now, std::size_t index, int stage, const State& state, const State& seen)
      : moment(now.moment),
        real(state),
        actions(now.actions),
        shown(seen),
        names(now.names),
        perspective(moment.viewer >= 0 ? moment.viewer : real.to_act),
        may_act(false),
        passing(true),
        actions_shown(index + (stage > 0 ? 1 : 0)) {}

  Moment moment;
  State real;                                ///< legality for the player to act
  const typename Game::ActionList& actions;  ///< legal ones
  State shown;                               ///< as the viewer may see it
  std::vector<std::string> names;            ///< by seat
  int perspective;                           ///< seat from which the table is shown: the viewer's, or the one to act
  std::vector<Tip> lessons{};                ///< of a guided game, to be shown one after the other
  std::optional<TableNote> note{};           ///< that the table was told (GameScreen::tell)
  bool may_act;                              ///< a person decides now, and this tab may play
  bool passing = false;                      ///< during an animation
  bool again = false;                        ///< that is a repetition
  std::size_t actions_shown;                 ///< number of actions that the table shows as played

  auto phase() const { return real.phase; }
  const std::string& name(int seat) const { return names[static_cast<std::size_t>(seat)]; }
};

}  // namespace ui
