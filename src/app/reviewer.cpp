#include "app/reviewer.h"

#include <utility>

#include "app/computer.h"
#include "base/hash.h"
#include "base/words.h"

namespace app {

namespace {

constexpr char kBetween = ';';
constexpr char kThen = '>';
constexpr std::size_t kMostOfLine = 32;  ///< actions after a mistake that are read

std::string end_of(const Session& session) { return base::hex16(session.position(session.length()).hash()); }

int thousandths_of(double chance) { return static_cast<int>(chance * 1000.0 + 0.5); }

std::string decision_text(const engine::JudgedDecision& judged) {
  std::string text = std::to_string(judged.index) + ' ' + judged.reason + '|';
  for (const double chance : judged.chances)
    text += (text.back() == '|' ? "" : " ") + std::to_string(thousandths_of(chance));
  const int played = thousandths_of(judged.played_value), best = thousandths_of(judged.best_value);
  text += '|' + std::to_string(played) + '|' + std::to_string(best) + ' ' + judged.best;
  if (best - played >= thousandths_of(engine::kMistake))
    for (const std::string& next : judged.best_line) text += kThen + next;
  return text;
}

std::optional<double> thousandths_in(std::string_view text) {
  const auto number = base::read_number(text);
  return number && *number <= 1000 ? std::optional(*number / 1000.0) : std::nullopt;
}

/// One decision of that game.
std::optional<engine::JudgedDecision> decision_in(std::string_view text, const Session& session) {
  base::Fields parts(text, '|');
  base::Fields first(parts.next(), ' '), chances(parts.next(), ' ');
  const auto index = base::read_number(first.next());
  if (!index || *index >= session.length()) return std::nullopt;
  engine::JudgedDecision judged{.index = *index,
                                .seat = session.actor(*index),
                                .played = session.action_text(*index),
                                .best = {},
                                .reason = std::string(first.rest())};
  while (!chances.done()) {
    const auto chance = thousandths_in(chances.next());
    if (!chance) return std::nullopt;
    judged.chances.push_back(*chance);
  }
  const auto played = thousandths_in(parts.next());
  base::Fields best(parts.rest(), ' ');
  const auto value = thousandths_in(best.next());
  base::Fields line(best.rest(), kThen);
  judged.best = line.next();
  while (!line.done() && judged.best_line.size() < kMostOfLine) judged.best_line.emplace_back(line.next());
  if (!played || !value || *value < *played || judged.chances.size() != session.seats().size() ||
      !session.position(*index).find(judged.best))
    return std::nullopt;
  judged.played_value = *played;
  judged.best_value = *value;
  return judged;
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
