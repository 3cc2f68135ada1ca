#include "ui/confirmations.h"

#include <utility>

#include "ui/words.h"

namespace ui {

void Confirmations::play(int action) {
  const app::Session& session = game_.session();
  const Asked now{action, game_.flow().moment()};
  const bool again = std::exchange(waits_, std::nullopt) == now;
  if (game_.flow().forgets(action) && (session.later_decisions() > 1 || session.sent_beyond())) {
    asked_ = now;
    no_room_aside_ = false;
    panels_.show(Panel::later_moves);
  } else if (const auto* warned = game_.warned_of(action)) {
    warned_ = now;
    warning_ = game_.warning_of(*warned);
    panels_.show(Panel::warning);
  } else if (game_.judgement_due() && !again) {
    waits_ = now;
  } else {
    game_.play(action);
  }
}

bool Confirmations::go_on() {
  if (!waits_ || (waits_->moment == game_.flow().moment() && game_.judgement_due())) return false;
  const Asked waited = *std::exchange(waits_, std::nullopt);
  if (game_.flow().may_act() && waited.moment == game_.flow().moment()) play(waited.action);
  return true;
}

void Confirmations::play_on(bool let_go) {
  if (!switcher_.may_change() || !game_.flow().in_past()) return panels_.show(Panel::none);
  const app::Library::Game* game = library_.find(library_.playing());
  if (!let_go && !game_.keep_later_moves(tr(words::other_line, game ? game_title(*game) : std::string()))) {
    no_room_aside_ = true;
    return panels_.show(Panel::later_moves);
  }
  const std::optional<Asked> asked = std::exchange(asked_, std::nullopt);
  panels_.show(Panel::none);
  if (asked)
    play(asked);
  else
    game_.play_on();
}

void Confirmations::play_anyway() {
  panels_.show(Panel::none);
  play(std::exchange(warned_, std::nullopt));
}

void Confirmations::play(const std::optional<Asked>& asked) {
  if (asked && game_.flow().may_act() && asked->moment == game_.flow().moment()) game_.play(asked->action);
}

void Confirmations::withdraw_action() {
  asked_.reset();
  waits_.reset();
  no_room_aside_ = false;
}

bool Confirmations::deletes(bool sure) {
  const bool asked = std::exchange(asks_to_delete_, !sure);
  return sure && asked;
}

}  // namespace ui
