#include "app/game_flow.h"

namespace app {

void GameFlow::begin(Session session) {
  session_ = std::move(session);
  ++moment_;
  ending_due_ = false;
}

int GameFlow::viewer() const {
  int only = -1;
  for (std::size_t seat = 0; seat < session_->seats().size(); ++seat) {
    if (!session_->seats()[seat].here()) continue;
    if (only >= 0) return -1;
    only = static_cast<int>(seat);
  }
  return only;
}

std::optional<int> GameFlow::computer_to_act() const {
  return owns_game_ && !in_past() ? session_->computer_to_act() : std::nullopt;
}

bool GameFlow::forgets(int action) const {
  return in_past() && session_->record().actions[session_->cursor()] != action;
}

void GameFlow::play(int action) {
  if (in_past() && !forgets(action))
    session_->go_to(session_->cursor() + 1);
  else
    session_->play(action);
  ++moment_;
  ending_due_ = position().over();
}

void GameFlow::play_on() {
  session_->forget_later();
  ++moment_;
}

bool GameFlow::step(bool forward) {
  if (forward ? !session_->can_redo() : !session_->can_undo()) return false;
  forward ? session_->redo() : session_->undo();
  ++moment_;
  ending_due_ = false;
  return true;
}

void GameFlow::go_to(std::size_t cursor) {
  session_->go_to(cursor);
  ++moment_;
  ending_due_ = false;
}

}  // namespace app
