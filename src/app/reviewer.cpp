#include "app/reviewer.h"

#include <utility>

#include "app/computer.h"
#include "app/judged_text.h"
#include "base/hash.h"
#include "base/words.h"

namespace app {

namespace {

constexpr char kBetween = ';';

std::string end_of(const Session& session) { return base::hex16(session.position(session.length()).hash()); }

/// What would have followed the best action is kept where it would have been much better.
std::string decision_text(const engine::JudgedDecision& judged) {
  const int played = thousandths_of(judged.played_value), best = thousandths_of(judged.best_value);
  const bool mistake = best - played >= thousandths_of(engine::kMistake);
  return std::to_string(judged.index) + ' ' + judged.reason + '|' + chances_text(judged.chances) + '|' +
         std::to_string(played) + '|' +
         line_text(judged.best_value, judged.best, mistake ? judged.best_line : std::vector<std::string>());
}

/// One decision of that game.
std::optional<engine::JudgedDecision> decision_in(std::string_view text, const Session& session) {
  base::Fields parts(text, '|');
  base::Fields first(parts.next(), ' ');
  const auto index = base::read_number(first.next());
  if (!index || *index >= session.length()) return std::nullopt;
  auto chances = chances_in(parts.next());
  const auto played = chance_in(parts.next());
  auto best = line_in(parts.rest());
  if (!chances || chances->size() != session.seats().size() || !played || !best || best->value < *played ||
      !session.position(*index).find(best->action))
    return std::nullopt;
  return engine::JudgedDecision{.index = *index,
                                .seat = session.actor(*index),
                                .played = session.action_text(*index),
                                .best = std::move(best->action),
                                .played_value = *played,
                                .best_value = best->value,
                                .chances = std::move(*chances),
                                .reason = std::string(first.rest()),
                                .best_line = std::move(best->line),
                                .reveals = session.position(*index).reveals(session.record().actions[*index])};
}

}  // namespace

void Reviewer::look_at(const Session& session, std::string_view kept) {
  if (is_about(session)) return;
  question_.stop();
  game_ = session;
  game_->go_to(0);
  decisions_.clear();
  worker_fails_ = light_ = false;
  if (auto known = decisions_in(kept)) {
    decisions_ = std::move(*known);
    game_->go_to(game_->length());
  }
  skip_forced();
}

std::optional<std::vector<engine::JudgedDecision>> Reviewer::decisions_in(std::string_view kept) const {
  base::Fields words(kept, ' ');
  if (words.next() != end_of(*game_)) return std::nullopt;
  const auto count = base::read_number(words.next());
  std::vector<engine::JudgedDecision> decisions;
  for (base::Fields parts(words.rest(), kBetween); !parts.done();) {
    auto judged = decision_in(parts.next(), *game_);
    if (!judged || (!decisions.empty() && judged->index <= decisions.back().index)) return std::nullopt;
    decisions.push_back(std::move(*judged));
  }
  return count == decisions.size() ? std::optional(std::move(decisions)) : std::nullopt;
}

std::string Reviewer::kept() const {
  std::string text = end_of(*game_) + ' ' + std::to_string(decisions_.size()) + ' ';
  for (std::size_t i = 0; i < decisions_.size(); ++i)
    text += (i == 0 ? "" : std::string(1, kBetween)) + decision_text(decisions_[i]);
  const auto again = text.find_first_of("\n\r") == std::string::npos ? decisions_in(text) : std::nullopt;
  return again && again->size() == decisions_.size() ? text : std::string();
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
  worker_fails_ = true;  // until the answer is read; if it cannot be, this decision is judged here
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
