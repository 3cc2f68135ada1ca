#include "app/reviewer.h"

#include <algorithm>
#include <utility>

#include "app/computer.h"
#include "base/hash.h"
#include "base/words.h"

namespace app {

namespace {

constexpr char kBetween = ';';
constexpr std::string_view kAnswer = "judged";

std::string end_of(const Session& session) { return base::hex16(session.position(session.length()).hash()); }

}  // namespace

void Reviewer::look_at(const Session& session, std::string_view kept) {
  if (is_about(session)) return;
  question_.stop();
  game_ = session;
  worker_fails_ = false;
  take_kept(kept);
  if (done()) return;
  take_kept({});  // a part of it could be of another game
}

void Reviewer::take_kept(std::string_view kept) {
  game_->go_to(0);
  decisions_.clear();
  answers_.clear();
  light_ = false;
  skip_forced();
  base::Fields words(kept, ' ');
  if (words.next() != end_of(*game_)) return;
  std::string_view rest = words.rest();
  for (bool more = true; more && !done();) {
    const std::size_t end = std::min(rest.find(kBetween), rest.size());
    const std::string answer(rest.substr(0, end));
    if (!take_answer(answer.empty() ? std::string(kAnswer) : std::string(kAnswer) + ' ' + answer)) return;
    more = end < rest.size();
    rest.remove_prefix(std::min(end + 1, rest.size()));
  }
}

std::string Reviewer::kept() const {
  std::string text = end_of(*game_) + ' ';
  for (std::size_t i = 0; i < answers_.size(); ++i) text += (i == 0 ? "" : std::string(1, kBetween)) + answers_[i];
  return text;
}

bool Reviewer::take_answer(std::string_view answer) {
  auto judged = judged_in(answer, *game_);
  if (!judged) return false;
  answer.remove_prefix(std::min(kAnswer.size() + 1, answer.size()));
  if (std::any_of(answer.begin(), answer.end(), [](char c) { return c == kBetween || (c >= 0 && c < ' '); }))
    light_ = true;  // it could not be read again
  answers_.emplace_back(answer);
  step(std::move(judged.value()));
  return true;
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
  light_ = true;
  step(light_judgement(*game_));
}

bool Reviewer::hear(const Event& event) {
  if (!question_.ended_by(event)) return false;
  // Where there is no answer that can be read the same decision is judged here.
  worker_fails_ = event.kind != EventKind::worker_reply || !take_answer(event.text);
  return true;
}

float Reviewer::share() const {
  if (!game_ || game_->length() == 0) return 1;
  return static_cast<float>(game_->cursor()) / static_cast<float>(game_->length());
}

}  // namespace app
