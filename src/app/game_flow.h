// Controls the game on the table: the session, the position shown, and what play, undo and stepping through the history do
// to them. Driven by the frontend; stores nothing, asks no computer player and announces nothing.
#pragma once

#include <cstdint>
#include <optional>

#include "app/session.h"

namespace app {

class GameFlow {
 public:
  /// Another game, or this one as another tab has continued it.
  void begin(Session session);
  bool begun() const { return session_.has_value(); }
  /// Precondition, as of all below: begun().
  const Session& session() const { return *session_; }
  const Game& position() const { return session_->position(); }

  /// Counts every change of what is shown.
  std::uint64_t moment() const { return moment_; }

  /// Only one tab plays; the others are read-only.
  void set_owns_game(bool owns) { owns_game_ = owns; }
  bool owns_game() const { return owns_game_; }

  /// The seat of the only person here; -1 where several play, or none.
  int viewer() const;
  /// A person here decides now.
  bool may_act() const { return owns_game_ && session_->person_to_act(); }
  /// An earlier moment is shown.
  bool in_past() const { return session_->can_redo(); }
  /// An earlier position is shown, in which a computer player is to move.
  bool computer_waits() const { return owns_game_ && in_past() && session_->computer_to_act(); }
  /// Seat of the person far away for whom the game waits.
  std::optional<int> far_to_act() const { return in_past() ? std::nullopt : session_->far_to_act(); }
  /// Seat of the computer player that is to be asked now.
  std::optional<int> computer_to_act() const;

  /// True if playing this action would discard later ones.
  bool forgets(int action) const;
  /// Precondition: 0 <= action < position().legal_count().
  void play(int action);
  /// The game goes on from the earlier moment that is shown. Precondition: in_past().
  void play_on();
  /// To the person's decision before or after; false when there is none.
  bool step(bool forward);
  void go_to(std::size_t cursor);
  /// Session::mark_sent
  void mark_sent() { session_->mark_sent(); }

  /// The last action ended the game, and the end has not been shown yet.
  bool ending_due() const { return ending_due_; }
  void ending_shown() { ending_due_ = false; }

 private:
  std::optional<Session> session_;
  std::uint64_t moment_ = 0;
  bool owns_game_ = true;
  bool ending_due_ = false;
};

}  // namespace app
