#include "app/day_book.h"

#include <utility>

#include "app/messages.h"

namespace app {

namespace {

constexpr std::string_view kDaysKey = "days", kDamagedDaysKey = "days.damaged";

}  // namespace

void DayBook::load() {
  days_ = {};
  problem_.reset();
  const auto text = host_.storage_read(kDaysKey);
  if (!text) return;
  auto read = Days::read(*text);
  if (read)
    days_ = std::move(read.value());
  else
    problem_ = read.error();
}

bool DayBook::may_count() const { return !problem_ || !(*problem_ == base::Message(messages::days_newer)); }

template <class Change>
bool DayBook::change(Change&& change) {
  load();
  if (!may_count() || !change(days_)) return false;
  if (problem_) {
    if (!host_.storage_read(kDamagedDaysKey))
      host_.storage_write(kDamagedDaysKey, host_.storage_read(kDaysKey).value_or(std::string()));
    problem_.reset();
  }
  stored_ = host_.storage_write(kDaysKey, days_.text());
  return true;
}

bool DayBook::begin(const Days::Open& attempt, std::string_view entry) {
  return change([&](Days& days) {
    if (!(attempt.day == today())) return false;
    const auto open = [&](auto& one) {
      one.state = Attempt::open;
      one.entry = entry;
      return true;
    };
    const Days::OfDay& known = days.at(attempt.day);
    if ((attempt.puzzle ? known.puzzle.state : known.deal.state) != Attempt::none) return false;
    return attempt.puzzle ? open(days.of(attempt.day).puzzle) : open(days.of(attempt.day).deal);
  });
}

void DayBook::practise(const Days::Open& attempt) {
  change([&](Days& days) {
    const Days::OfDay& known = days.at(attempt.day);
    if ((attempt.puzzle ? known.puzzle.state : known.deal.state) != Attempt::none) return false;
    (attempt.puzzle ? days.of(attempt.day).puzzle.state : days.of(attempt.day).deal.state) = Attempt::practised;
    return true;
  });
}

bool DayBook::finish_deal(Day day, std::string_view entry, const DayResult& result, std::string_view leads) {
  return change([&](Days& days) {
    const DealAttempt& open = days.at(day).deal;
    if (open.state != Attempt::open || open.entry != entry) return false;
    days.of(day).deal = {
        .state = Attempt::finished, .entry = std::string(entry), .result = result, .leads = std::string(leads)};
    return true;
  });
}

bool DayBook::finish_puzzle(Day day, std::string_view entry, bool solved, int seconds) {
  return change([&](Days& days) {
    const PuzzleAttempt& open = days.at(day).puzzle;
    if (open.state != Attempt::open || open.entry != entry) return false;
    days.of(day).puzzle = {.state = Attempt::finished, .entry = {}, .solved = solved, .seconds = seconds};
    return true;
  });
}

void DayBook::set_strongest(Day day, const DayResult& result) {
  change([&](Days& days) {
    if (days.at(day).deal.state != Attempt::finished || days.at(day).deal.strongest) return false;
    days.of(day).deal.strongest = result;
    return true;
  });
}

void DayBook::store_again() {
  if (host_.storage_refused(kDaysKey)) stored_ = host_.storage_write(kDaysKey, *host_.storage_read(kDaysKey));
}

bool DayBook::take(const Days& others) {
  return change([&](Days& days) { return days.take(others); });
}

}  // namespace app
