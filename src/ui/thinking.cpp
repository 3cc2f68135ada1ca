#include "ui/thinking.h"

#include <utility>

namespace ui {

namespace {

constexpr WorkerUsers kAboutPosition =
    only(WorkerUser::computer) | only(WorkerUser::hint) | only(WorkerUser::analysis) | only(WorkerUser::day);

}  // namespace

WorkerUsers Thinking::asking() const {
  const auto one = [](bool asks, WorkerUser user) { return asks ? only(user) : kNoUser; };
  return one(computers_.thinking(), WorkerUser::computer) | one(adviser_.thinking(), WorkerUser::hint) |
         one(advises_on_position_, WorkerUser::position) | one(analysis_.asking(), WorkerUser::analysis) |
         one(reviewer_.asking(), WorkerUser::review) | one(day_benchmark_.asking(), WorkerUser::day);
}

void Thinking::stop(WorkerUsers users) {
  const auto meant = [&](WorkerUser user) { return (users & only(user)) != 0; };
  if (meant(WorkerUser::computer)) computers_.stop();
  if (meant(WorkerUser::hint)) adviser_.stop();
  if (meant(WorkerUser::analysis)) analysis_.stop();
  if (meant(WorkerUser::review)) reviewer_.stop();
  if (meant(WorkerUser::day)) day_benchmark_.stop();
}

void Thinking::ask_computer(const app::Session& session) {
  make_way_for(WorkerUser::computer);
  computers_.ask(session);
}

void Thinking::ask_hint(const app::Session& session) {
  make_way_for(WorkerUser::hint);
  adviser_.ask(session);
}

void Thinking::weigh(const app::Session& session, int viewer) {
  if (may_ask(WorkerUser::analysis)) analysis_.look_at(session, viewer);
}

bool Thinking::go_on_reviewing(const app::Session& session) {
  if (!reviewer_.is_about(session) || !may_ask(WorkerUser::review)) return false;
  const float before = reviewer_.share();
  reviewer_.ask();
  return reviewer_.share() != before;
}

void Thinking::play_day(app::Day day, app::GameRecord deal) {
  if (!may_ask(WorkerUser::day)) return;
  day_benchmark_.play(day, std::move(deal));
  day_benchmark_.ask();
}

Thinking::Answer Thinking::hear(const app::Event& event, const app::Session& session) {
  if (auto advice = adviser_.hear(event, session)) return {.to = WorkerUser::hint, .advice = std::move(advice)};
  if (analysis_.hear(event, session)) return {.to = WorkerUser::analysis};
  if (reviewer_.hear(event)) return {.to = WorkerUser::review};
  if (day_benchmark_.hear(event)) return {.to = WorkerUser::day};
  if (const auto action = computers_.hear(event, session)) return {.to = WorkerUser::computer, .action = *action};
  return {};
}

std::optional<Thinking::OfDay> Thinking::strongest_result() const {
  const auto result = day_benchmark_.result();
  return result ? std::optional(OfDay{*day_benchmark_.day(), *result}) : std::nullopt;
}

bool Thinking::begins_to_fail(const app::Event& event) {
  const bool fails = event.kind == app::EventKind::worker_failed;
  return !std::exchange(failed_, fails) && fails;
}

void Thinking::position_changed() { stop(kAboutPosition); }

void Thinking::game_changed() {
  stop_all();
  analysis_.forget();
}

void Thinking::stop_all() { stop(kAboutPosition | only(WorkerUser::review)); }

}  // namespace ui
