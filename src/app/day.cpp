#include "app/day.h"

#include <algorithm>
#include <array>
#include <tuple>

#include "app/messages.h"
#include "base/hash.h"
#include "base/level.h"
#include "base/random.h"
#include "base/seed.h"
#include "base/words.h"

namespace app {

namespace {

constexpr std::int64_t kDay_s = 86400;
constexpr Day kLastDay{2932896};  // 31 December 9999
constexpr std::string_view kDayLink = "day=";

/// Days before a month of a year that begins in March, so that the leap day is its last.
constexpr int days_before(int month_from_march) { return (153 * month_from_march + 2) / 5; }

/// The proleptic Gregorian calendar, counted in eras of 400 years from 1 March of the year 0.
constexpr Day day_of(const Date& date) {
  const int year = date.year - (date.month <= 2 ? 1 : 0);
  const int era = year / 400, of_era = year - era * 400;
  const int of_year = days_before((date.month + 9) % 12) + date.day - 1;
  return {era * 146097 + of_era * 365 + of_era / 4 - of_era / 100 + of_year - 719468};
}
static_assert(day_of({1970, 1, 1}) == Day{0} && day_of({2026, 11, 1}) == kFirstDay &&
              day_of({2026, 12, 1}) == kFirstDayByKey && day_of({9999, 12, 31}) == kLastDay);

std::string padded(int number, std::size_t digits) {
  std::string text = std::to_string(number);
  return std::string(digits - std::min(digits, text.size()), '0') + text;
}

/// A number of just so many digits.
std::optional<int> number_at(std::string_view text, std::size_t from, std::size_t digits) {
  return base::read_number<int>(text.substr(from, digits));
}

}  // namespace

Day day_at(std::int64_t unix_time_s) {
  const std::int64_t number = unix_time_s < 0 ? 0 : unix_time_s / kDay_s;
  return {static_cast<std::int32_t>(std::min<std::int64_t>(number, kLastDay.number))};
}

Date date_of(Day day) {
  const int number = day.number + 719468;
  const int era = number / 146097, of_era = number - era * 146097;
  const int year = (of_era - of_era / 1460 + of_era / 36524 - of_era / 146096) / 365;
  const int of_year = of_era - (365 * year + year / 4 - year / 100);
  const int month = (5 * of_year + 2) / 153;  // from March
  return {era * 400 + year + (month >= 10 ? 1 : 0), month < 10 ? month + 3 : month - 9,
          of_year - days_before(month) + 1};
}

int weekday(Day day) { return (day.number + 3) % 7; }

int days_in_month(const Date& date) {
  const Date next = date.month == 12 ? Date{date.year + 1, 1, 1} : Date{date.year, date.month + 1, 1};
  return day_of(next).number - day_of({date.year, date.month, 1}).number;
}

std::string day_text(Day day) {
  const Date date = date_of(day);
  return padded(date.year, 4) + '-' + padded(date.month, 2) + '-' + padded(date.day, 2);
}

base::Result<Day> read_day(std::string_view text) {
  const auto year = number_at(text, 0, 4), month = number_at(text, std::min<std::size_t>(5, text.size()), 2),
             day = number_at(text, std::min<std::size_t>(8, text.size()), 2);
  if (!year || !month || !day || *year < 1970 || *month < 1 || *month > 12 || *day < 1) return messages::day_unknown;
  const Day read = day_of({*year, *month, *day});
  if (day_text(read) != text) return messages::day_unknown;  // 31 February, or something beside the digits
  if (read < kFirstDay) return base::Message(messages::day_too_early, day_text(kFirstDay));
  return read;
}

std::string day_link(Day day) { return std::string(kDayLink) + day_text(day); }

bool is_day_link(std::string_view text) { return fragment_in(text).substr(0, kDayLink.size()) == kDayLink; }

base::Result<Day> read_day_link(std::string_view text) {
  if (!is_day_link(text)) return messages::day_unknown;
  return read_day(fragment_in(text).substr(kDayLink.size()));
}

GameRecord deal_of_day(Day day, GameKind kind, std::uint32_t options) {
  base::Hasher hasher;
  hasher.add(std::uint64_t{0x64616C79}, day.number);  // a tag that keeps it apart from other hashes
  const std::uint64_t bits = hasher.value();
  GameRecord record{
      .spec = {.kind = kind, .options = options, .seed = bits & base::kSeedMask}, .seats = {2, Seat{}}, .actions = {}};
  record.seats[1 - (bits >> 60 & 1)].level = kRivalOfDay;
  return record;
}

namespace {

struct Grades {
  int least, most;

  /// By the first grade: a date keeps its puzzle when levels learn.
  bool have(const Puzzle& puzzle) const {
    const int grade = puzzle.first_grade != 0 ? puzzle.first_grade : puzzle.grade;
    return grade >= least && grade <= most;
  }
};
/// Easy puzzles are the most numerous, so they get two days a week.
constexpr std::array<Grades, 7> kByWeekday{{{1, 1}, {1, 1}, {2, 2}, {3, 4}, {5, 5}, {6, 7}, {8, 8}}};

static_assert(kByWeekday.back().most == base::kLadder.size(), "grades are places on the ladder");

const Grades& grades_of(Day day) { return kByWeekday[static_cast<std::size_t>(weekday(day))]; }

/// The rule of November 2026: by the places of the lines in the file, as they were then.
std::size_t puzzle_by_place(Day day, const std::vector<Puzzle>& puzzles) {
  const int on = weekday(day), week = (day.number + 3) / 7;
  const Grades& grades = grades_of(day);
  std::vector<std::size_t> places;
  for (std::size_t place = 0; place < puzzles.size(); ++place)
    if (grades.have(puzzles[place])) places.push_back(place);
  if (places.empty())
    for (std::size_t place = 0; place < puzzles.size(); ++place) places.push_back(place);
  const auto count = static_cast<std::uint32_t>(places.size());
  const auto turn = static_cast<std::uint32_t>(on < 2 ? week * 2 + on : week);
  base::RandomSource random(turn / count * 7 + static_cast<std::uint32_t>(grades.least));  // another order each time
  random.shuffle(places, places.size());
  return places[turn % count];
}

/// What tells a puzzle from all others, whatever else the file holds.
std::uint64_t key_of(const Puzzle& puzzle) {
  base::Hasher hasher;
  hasher.add(puzzle.goal);
  for (const std::string* text : {&puzzle.object, &puzzle.link})
    for (const char letter : *text) hasher.add(letter);
  return hasher.value();
}

/// Rendezvous hashing: each day has the proven puzzle of its grades whose hash with the date is greatest, without those of the
/// days before it in the same four weeks. So a new puzzle changes those days only for which its hash is the greatest, and
/// where one is missing the others keep their days; a puzzle that it displaces can still displace another one.
std::size_t puzzle_by_key(Day day, const std::vector<Puzzle>& puzzles) {
  constexpr int kDays = 28;
  std::vector<std::uint64_t> keys;
  for (const Puzzle& puzzle : puzzles) keys.push_back(key_of(puzzle));
  std::vector<std::uint8_t> used(puzzles.size());
  for (Day on{day.number - (day.number + 3) % kDays};; on = on + 1) {  // from a Monday
    const auto rank = [&](std::size_t place) {
      base::Hasher hasher;
      hasher.add(on.number, keys[place]);
      return std::tuple(puzzles[place].goal != puzzle::Goal::best, grades_of(on).have(puzzles[place]), used[place] == 0,
                        hasher.value());
    };
    std::size_t best = 0;
    for (std::size_t place = 1; place < puzzles.size(); ++place)
      if (rank(place) > rank(best)) best = place;
    if (on == day) return best;
    used[best] = 1;
  }
}

}  // namespace

std::optional<std::size_t> puzzle_of_day(Day day, const std::vector<Puzzle>& puzzles) {
  if (puzzles.empty()) return std::nullopt;
  return day < kFirstDayByKey ? puzzle_by_place(day, puzzles) : puzzle_by_key(day, puzzles);
}

}  // namespace app
