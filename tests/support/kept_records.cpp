#include "support/kept_records.h"

#include <algorithm>
#include <functional>
#include <utility>

#include "app/link.h"
#include "base/words.h"
#include "support/check.h"

namespace support {

using app::Attempt;

namespace {

/// The deal and who plays, as a line of the statistics begins and goes on.
std::string deal_and_players(const app::Session& session) {
  std::string text = app::deal_link(session.spec());
  for (const app::Seat& seat : session.seats()) text += '\t' + (seat.person() ? "person" : app::computer_text(seat));
  return text;
}

/// The same of a line.
std::string deal_and_players(std::string_view line) {
  base::Fields fields(line, '\t');
  std::string text(fields.next());
  fields.next();  // rounds
  while (!fields.done()) text += '\t' + std::string(base::Fields(fields.next(), ' ').next());
  return text;
}

/// What the table says at the end, for the person in an attempt.
app::DayResult result_of(const app::Session& session) {
  const app::Game& end = session.position(session.length());
  const auto person = std::find_if(session.seats().begin(), session.seats().end(), std::mem_fn(&app::Seat::person));
  const int seat = static_cast<int>(person - session.seats().begin());
  return {.won = (end.winners() >> seat & 1u) != 0,
          .points = end.score(seat).value_or(0),
          .rival_points = end.score(1 - seat).value_or(0),
          .rounds = session.position(session.length() - 1).round()};
}

}  // namespace

std::string KeptRecords::key_of(const app::Puzzle& puzzle) {
  return std::string(app::kGoalNames[static_cast<std::size_t>(puzzle.goal)]) + ':' +
         puzzle.link.substr(puzzle.link.size() - 10);
}

// ---- What the pages have shown

void KeptRecords::saw_attempt(const app::Days::Open& attempt, const std::string& entry, app::Day today) {
  const std::tuple seen(attempt.day.number, attempt.puzzle, entry);
  if (attempt.day == today)
    attempts_.insert(seen);
  else
    REQUIRE_MESSAGE(attempts_.count(seen) != 0, "an attempt was begun on another date: ", entry);
}

void KeptRecords::saw_over(const std::string& entry, const app::Session& session) {
  const bool is_attempt = std::any_of(attempts_.begin(), attempts_.end(), [&](const auto& attempt) {
    return !std::get<bool>(attempt) && std::get<std::string>(attempt) == entry;
  });
  if (!is_attempt) return;
  std::vector<app::DayResult>& seen = results_[entry];
  const app::DayResult result = result_of(session);
  if (std::find(seen.begin(), seen.end(), result) == seen.end()) seen.push_back(result);
}

void KeptRecords::look(const Stored& stored) {
  const auto changed = [&](const std::string& key) {
    const auto found = stored.find(key);
    std::string& text = texts_[key];
    REQUIRE_MESSAGE((found != stored.end() || text.empty()), "nothing is stored any more: ", key);
    if (found == stored.end() || found->second == text) return false;
    text = found->second;
    return true;
  };
  if (changed("puzzles")) look_at_puzzles(texts_["puzzles"]);
  if (changed("days")) look_at_days(texts_["days"]);
  if (changed("statistics")) look_at_statistics(texts_["statistics"]);
}

// ---- Puzzles

bool KeptRecords::was_failed(const app::Puzzle& puzzle) const {
  const auto trying = puzzles_.trying.find(key_of(puzzle));
  return trying != puzzles_.trying.end() && trying->second.tries > 1;
}

void KeptRecords::look_at_puzzles(const std::string& text) {
  const auto read = app::PuzzleRecord::read(text);
  REQUIRE(read.has_value());
  const app::PuzzleRecord before = std::exchange(puzzles_, *read);
  for (const auto& one : before.solved) {
    const auto now = puzzles_.solved.find(one.first);
    REQUIRE_MESSAGE(now != puzzles_.solved.end(), "a puzzle is not solved any more: ", one.first);
    CHECK_MESSAGE(now->second == one.second, "a puzzle was solved otherwise: ", one.first);
  }
  for (const auto& one : before.trying) {
    if (before.solved.count(one.first) != 0) continue;  // tried once more, which may begin from nothing or be over
    const bool solved = puzzles_.solved.count(one.first) != 0;
    const auto& all = solved ? puzzles_.solved : puzzles_.trying;
    const auto now = all.find(one.first);
    REQUIRE_MESSAGE(now != all.end(), "the tries of a puzzle are gone: ", one.first);
    CHECK_MESSAGE(now->second.tries >= one.second.tries, "tries went back: ", one.first);
    CHECK_MESSAGE(now->second.seconds >= one.second.seconds, "seconds went back: ", one.first);
  }
  look_at_streak(before);
  look_at_open_puzzles(text);
}

void KeptRecords::look_at_streak(const app::PuzzleRecord& before) {
  int at_first_try = 0;
  for (const auto& one : puzzles_.solved)
    if (before.solved.count(one.first) == 0 && one.second.tries == 1) ++at_first_try;
  const int most = before.streak + at_first_try;
  CHECK(puzzles_.streak <= most);
  if (!std::exchange(wrong_turn_, false) && !was_tried_again(before)) CHECK(puzzles_.streak == most);
  CHECK(puzzles_.best_streak >= std::max(before.best_streak, puzzles_.streak));
}

/// A wrong turn is stored that no page has shown, since another tab had overtaken it.
bool KeptRecords::was_tried_again(const app::PuzzleRecord& before) const {
  return std::any_of(puzzles_.trying.begin(), puzzles_.trying.end(), [&](const auto& one) {
    const auto then = before.trying.find(one.first);
    return one.second.tries > (then == before.trying.end() ? 1 : then->second.tries);
  });
}

void KeptRecords::look_at_open_puzzles(const std::string& text) {
  const auto before = std::exchange(open_puzzles_, {});
  for (base::Fields lines(text, '\n'); !lines.done();) {
    base::Fields words(lines.next(), ' ');
    if (words.next() != "open") continue;
    const std::string entry(words.next());
    CHECK_MESSAGE(open_puzzles_.emplace(entry, words.rest()).second, "an entry is two puzzles: ", entry);
  }
  for (const auto& one : before) {
    const auto now = open_puzzles_.find(one.first);
    REQUIRE_MESSAGE(now != open_puzzles_.end(), "a puzzle that was begun is none any more: ", one.first);
    CHECK_MESSAGE(now->second == one.second, "an entry is another puzzle: ", one.first);
  }
}

// ---- Days

bool KeptRecords::is_open(const app::Days::Open& attempt, const std::string& entry) const {
  const app::Days::OfDay& day = days_.at(attempt.day);
  return attempt.puzzle ? day.puzzle.state == Attempt::open && day.puzzle.entry == entry
                        : day.deal.state == Attempt::open && day.deal.entry == entry;
}

bool KeptRecords::is_finished(const app::Days::Open& attempt) const {
  const app::Days::OfDay& day = days_.at(attempt.day);
  return (attempt.puzzle ? day.puzzle.state : day.deal.state) == Attempt::finished;
}

void KeptRecords::look_at_days(const std::string& text) {
  auto read = app::Days::read(text);
  REQUIRE(read);
  const app::Days before = std::exchange(days_, std::move(read.value()));
  if (before.latest()) REQUIRE(days_.latest());
  const app::Day last = std::max(before.latest().value_or(app::kFirstDay), days_.latest().value_or(app::kFirstDay));
  for (app::Day day = app::kFirstDay; day <= last; day = day + 1) {
    CAPTURE(day.number);
    look_at_deal(day, before.at(day).deal);
    look_at_day_puzzle(day, before.at(day).puzzle);
  }
}

void KeptRecords::look_at_deal(app::Day day, const app::DealAttempt& before) {
  const app::DealAttempt& now = days_.at(day).deal;
  if (now == before) return;
  REQUIRE(before.state != Attempt::practised);
  if (before.state == Attempt::finished) {
    app::DealAttempt known = before;
    if (!known.strongest) known.strongest = now.strongest;
    REQUIRE_MESSAGE(now == known, "another result");
    return;
  }
  if (before.state == Attempt::open) REQUIRE(now.state == Attempt::finished);
  if (before.state == Attempt::open) REQUIRE_MESSAGE(now.entry == before.entry, "counted twice");
  if (now.state == Attempt::practised) return;
  REQUIRE_MESSAGE(attempts_.count({day.number, false, now.entry}) != 0, "nobody has begun that attempt: ", now.entry);
  if (now.state != Attempt::finished) return;
  const std::vector<app::DayResult>& seen = results_[now.entry];
  REQUIRE_MESSAGE(std::find(seen.begin(), seen.end(), now.result) != seen.end(),
                  "no game has ended like that: ", now.entry);
}

void KeptRecords::look_at_day_puzzle(app::Day day, const app::PuzzleAttempt& before) {
  const app::PuzzleAttempt& now = days_.at(day).puzzle;
  if (now == before) return;
  REQUIRE_MESSAGE(before.state != Attempt::finished, "another result");
  REQUIRE(before.state != Attempt::practised);
  if (before.state == Attempt::open) REQUIRE_MESSAGE(now.state == Attempt::finished, "counted twice");
  if (now.state == Attempt::open)
    REQUIRE_MESSAGE(attempts_.count({day.number, true, now.entry}) != 0, "nobody has begun that attempt: ", now.entry);
}

// ---- Statistics

bool KeptRecords::counts(const app::Session& session) const { return counted_.count(deal_and_players(session)) != 0; }

void KeptRecords::look_at_statistics(const std::string& text) {
  const std::set<std::string> before = std::exchange(lines_, {});
  counted_.clear();
  for (base::Fields lines(text, '\n'); !lines.done();) {
    const std::string line(lines.next());
    if (line.empty()) continue;
    lines_.insert(line);
    if (line.rfind("more\t", 0) == 0) continue;  // further details of a game
    CHECK_MESSAGE(counted_.insert(deal_and_players(line)).second, "a game counts twice: ", line);
  }
  for (const std::string& line : before) CHECK_MESSAGE(lines_.count(line) != 0, "a game counts no longer: ", line);
}

}  // namespace support
