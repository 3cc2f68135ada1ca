#include "ui/game_play.h"

#include "ui/words.h"

namespace ui {

GamePlay::GamePlay(app::Host& host, const app::SettingsStore& settings, app::SavedGames& saves, Notices& notices)
    : host_(host),
      settings_(settings),
      saves_(saves),
      notices_(notices),
      computers_(host),
      statistics_(host),
      row_(&game_rows().front()),
      table_(row_->make_table()) {}

Moment GamePlay::moment() const {
  return {flow_.session(), flow_.viewer(), flow_.may_act(), settings_.get().guide, flow_.moment()};
}

void GamePlay::begin(app::Session session) {
  computers_.stop();
  const GameRow& row = game_row(session.spec().kind);
  if (&row != row_) table_ = row.make_table();
  row_ = &row;
  flow_.begin(std::move(session));
  counted_ = false;
  table_->position_changed(moment(), flow_.session().cursor(), time_ms_, app::Speed::off);
}

void GamePlay::replace_by(app::Session session) {
  if (flow_.session().length() > 0) saves_.set_aside(flow_.session());
  begin(std::move(session));
  save();
}

void GamePlay::take_stored_game() {
  if (auto loaded = saves_.load(); loaded.session) begin(std::move(*loaded.session));
}

void GamePlay::set_owns_game(bool owns) {
  if (owns && !flow_.owns_game()) take_stored_game();  // the other tab has played on
  flow_.set_owns_game(owns);
  if (!owns) computers_.stop();
}

void GamePlay::save() {
  if (!flow_.owns_game() || !saves_.save(flow_.session())) return;
  notices_.say(tr(saves_.stored() == app::StoreResult::full ? words::storage_full : words::storage_blocked));
}

void GamePlay::play(int action) {
  const std::size_t before = flow_.session().cursor();
  flow_.play(action);
  const app::Session& session = flow_.session();
  table_->position_changed(moment(), before, time_ms_, settings_.speed());
  save();
  std::string said = table_->log_line(moment(), before) + ". ";
  if (session.position().last_round() && !session.position(before).last_round())
    said += std::string(tr(words::last_round)) + ". ";
  host_.announce(said + table_->status(moment()));
  if (!session.position().over()) return;
  host_.storage_persist();
  counted_ = statistics_.count(session);
}

void GamePlay::play_on() {
  flow_.play_on();
  table_->position_changed(moment(), flow_.session().cursor(), time_ms_, app::Speed::off);
  save();
}

void GamePlay::step(bool forward) {
  const std::size_t before = flow_.session().cursor();
  if (flow_.step(forward)) history_shown(before);
}

void GamePlay::go_to(std::size_t cursor) {
  const std::size_t before = flow_.session().cursor();
  flow_.go_to(cursor);
  history_shown(before);
}

void GamePlay::history_shown(std::size_t before) {
  computers_.stop();
  table_->position_changed(moment(), before, time_ms_, settings_.speed());
  save();
  const Text word = flow_.session().cursor() < before ? words::undone : words::redone;
  host_.announce(std::string(tr(word)) + ' ' + table_->status(moment()));
}

void GamePlay::ask_computer() {
  if (flow_.computer_to_act() && !in_motion()) computers_.ask(flow_.session());
}

void GamePlay::hear_computer(const app::Event& event) {
  if (const auto action = computers_.hear(event, flow_.session())) play(*action);
}

bool GamePlay::take_ending() {
  if (!flow_.ending_due() || in_motion()) return false;
  flow_.ending_shown();
  return true;
}

}  // namespace ui
