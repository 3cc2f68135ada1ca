// Computer players: the worker is asked when one is to move, and its answer takes the same path as a click. Where the
// worker fails, the same player thinks here with a tenth of the work.
#include "app/computer.h"

#include <algorithm>

#include "ui/app.h"

namespace ui {

namespace {

/// Each computer player has its own source of chance, which depends on the game and the moment only: the same link plays
/// on in the same way.
std::uint64_t seed_for(const app::Session& session) {
  return session.spec().seed * 1000003u + session.cursor() * 8191u +
         static_cast<std::uint64_t>(session.position().to_act());
}

}  // namespace

void App::let_computer_play() {
  const auto seat = session_->computer_to_act();
  if (!seat || !asked_id_.empty() || !owns_tab_ || session_->can_redo() || panel_ == Panel::open_link) return;
  if (panel_ == Panel::new_game && session_->length() == 0) return;  // the table behind the form waits
  if (screen_->in_motion(time_ms_)) return;
  const app::Seat& who = session_->seats()[static_cast<std::size_t>(*seat)];
  asked_id_ = "ai" + std::to_string(++asked_count_);
  asked_at_ms_ = host_.now_ms();
  host_.worker_ask(asked_id_, std::to_string(*seat) + ' ' + who.level + " 0 " + std::to_string(seed_for(*session_)) +
                                  ' ' + app::game_link(session_->record_to_cursor()));
}

void App::stop_computer() {
  if (asked_id_.empty()) return;
  host_.worker_stop();
  asked_id_.clear();
}

namespace {

/// The action in "ok NODES VALUE ACTION…"; "" in "error SENTENCE".
std::string_view action_in(std::string_view answer) {
  if (answer.substr(0, 3) != "ok ") return {};
  answer.remove_prefix(3);
  for (int words = 0; words < 2; ++words) answer.remove_prefix(std::min(answer.find(' ') + 1, answer.size()));
  return answer;
}

}  // namespace

void App::computer_answered(const app::Event& event) {
  if (event.id != asked_id_) return;
  const auto index = session_->position().find(action_in(event.text));
  if (!index) return computer_failed();
  asked_id_.clear();
  play(index.value());
}

void App::computer_failed() {
  const auto seat = session_->computer_to_act();
  if (!seat) return;
  const ai::Request request{.seat = *seat,
                            .level = ai::find_level(session_->seats()[static_cast<std::size_t>(*seat)].level),
                            .seed = seed_for(*session_)};
  const std::string answer = app::computer_answer(session_->position(), request, true);
  asked_id_.clear();
  if (const auto index = session_->position().find(action_in(answer))) play(index.value());
}

}  // namespace ui
