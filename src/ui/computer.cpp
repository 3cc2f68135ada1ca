// Computer players: the worker is asked when one is to move, and its answer takes the same path as a click. Where the
// worker fails, the same search runs here with a tenth of the work.
#include "ai/player.h"
#include "app/splendor_game.h"
#include "core/notation.h"
#include "core/view.h"
#include "ui/app.h"
#include "ui/strings/strings.h"

namespace ui {

namespace {

/// Each computer player has its own source of chance, which depends on the game and the moment only: the same link plays
/// on in the same way.
std::uint64_t seed_for(const app::Session& session) {
  return session.spec().seed * 1000003u + session.cursor() * 8191u +
         static_cast<std::uint64_t>(session.position().to_act());
}

constexpr std::uint64_t kFallbackShare = 10;

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

/// "ok NODES VALUE ACTION…", or "error SENTENCE".
void App::computer_answered(const app::Event& event) {
  if (event.id != asked_id_) return;
  std::string_view text = event.text;
  if (text.substr(0, 3) != "ok ") return computer_failed();
  text.remove_prefix(3);
  for (int words = 0; words < 2; ++words) text.remove_prefix(std::min(text.find(' ') + 1, text.size()));
  apply_computer_action(text);
}

void App::apply_computer_action(std::string_view action) {
  const auto index = session_->position().find(action);
  if (!index) return computer_failed();
  asked_id_.clear();
  play(index.value());
}

void App::computer_failed() {
  const auto seat = session_->computer_to_act();
  if (!seat) return;
  const auto& game = static_cast<const app::SplendorGame&>(session_->position());
  const ai::Level* level = ai::find_level(session_->seats()[static_cast<std::size_t>(*seat)].level);
  const auto view = splendor::view_for(game.state(), *seat);
  const ai::Choice choice = ai::choose(view, *level, level->nodes / kFallbackShare + 1, seed_for(*session_));
  asked_id_.clear();
  const auto index = splendor::index_of(game.actions(), choice.action);
  if (index) play(static_cast<int>(*index));
}

}  // namespace ui
