#include "app/day_benchmark.h"

#include "app/computer.h"

namespace app {

void DayBenchmark::play(Day day, GameRecord deal) {
  if (day_ == day) return;
  question_.stop();
  for (std::size_t seat = 0; seat < deal.seats.size(); ++seat) {
    if (!deal.seats[seat].person()) continue;
    deal.seats[seat].level = base::strongest_level().name;
    seat_ = static_cast<int>(seat);
  }
  auto session = Session::open(deal);
  if (!session) return;
  day_ = day;
  game_ = std::move(session.value());
  worker_fails_ = false;
}

void DayBenchmark::ask() {
  if (goes_on() && !question_.running()) question_.ask(computer_request(*game_));
}

bool DayBenchmark::hear(const Event& event) {
  if (!question_.ended_by(event)) return false;
  worker_fails_ = event.kind != EventKind::worker_reply || !game_->play(action_in(event.text));
  return true;
}

std::optional<DayResult> DayBenchmark::result() const {
  return game_ && game_->over() ? std::optional(day_result(*game_, seat_)) : std::nullopt;
}

}  // namespace app
