#include "app/reviewer.h"

#include "app/computer.h"

namespace app {

void Reviewer::look_at(const Session& session) {
  if (is_about(session)) return;
  question_.stop();
  game_ = session;
  game_->go_to(0);
  decisions_.clear();
  worker_fails_ = false;
  skip_forced();
}

void Reviewer::step(std::optional<engine::JudgedDecision> judged) {
  if (judged) decisions_.push_back(std::move(*judged));
  game_->go_to(game_->cursor() + 1);
  skip_forced();
}

bool Reviewer::is_about(const Session& session) const { return game_ && game_->record() == session.record(); }

void Reviewer::skip_forced() {
  while (!done() && game_->position().legal_count() < 2) game_->go_to(game_->cursor() + 1);
}

void Reviewer::ask() {
  if (done() || question_.running()) return;
  if (!worker_fails_) return question_.ask(judge_request(*game_));
  step(light_judgement(*game_));
}

bool Reviewer::hear(const Event& event) {
  if (!question_.ended_by(event)) return false;
  worker_fails_ = true;  // until it is read; the same decision is judged here then
  if (event.kind != EventKind::worker_reply) return true;
  if (auto judged = judged_in(event.text, *game_)) {
    worker_fails_ = false;
    step(std::move(judged.value()));
  }
  return true;
}

float Reviewer::share() const {
  if (!game_ || game_->length() == 0) return 1;
  return static_cast<float>(game_->cursor()) / static_cast<float>(game_->length());
}

}  // namespace app
