// Dates, the link of a day, and what follows from a date.
#include "app/day.h"

#include <set>

#include "app/link.h"
#include "support/check.h"
#include "support/data.h"

using app::Day;

namespace {

constexpr std::int64_t kHour_s = 3600;

std::vector<app::Puzzle> graded(const std::vector<int>& grades) {
  std::vector<app::Puzzle> puzzles;
  for (const int grade : grades) puzzles.push_back({.grade = grade, .link = std::to_string(puzzles.size())});
  return puzzles;
}

Day on(const char* date) { return app::read_day(date).value(); }

}  // namespace

TEST_CASE("a day is a date of UTC, whatever the clock says") {
  CHECK(app::day_text(app::day_at(0)) == "1970-01-01");
  CHECK(app::day_text(app::day_at(1795000000)) == "2026-11-18");
  const std::int64_t midnight = 1795046400;
  CHECK(app::day_text(app::day_at(midnight - 1)) == "2026-11-18");
  CHECK(app::day_text(app::day_at(midnight)) == "2026-11-19");
  CHECK(app::day_text(app::day_at(-kHour_s)) == "1970-01-01");
  CHECK(app::day_text(app::day_at(std::int64_t{1} << 60)) == "9999-12-31");
}

TEST_CASE("every date of 400 years is written and read again, on the right day of the week") {
  int day = app::kFirstDay.number, weekday = 6;  // a Sunday
  for (int i = 0; i < 146097; ++i, ++day, weekday = (weekday + 1) % 7) {
    const auto read = app::read_day(app::day_text({day}));
    REQUIRE(read);
    REQUIRE(read.value() == Day{day});
    REQUIRE(app::weekday({day}) == weekday);
  }
  CHECK(app::days_in_month({2028, 2, 1}) == 29);
  CHECK(app::days_in_month({2100, 2, 1}) == 28);
  CHECK(app::days_in_month({2026, 12, 31}) == 31);
}

TEST_CASE("an invalid date is refused with a sentence, and so is one before the first deal") {
  for (const char* wrong : {"", "hello", "2026-11", "2026-13-01", "2026-02-30", "2026-11-31", "2027-02-29", "2026-11-2",
                            "2026-11-023", "2026/11/23", " 2026-11-23", "2026-11-23x", "-026-11-23", "99999-01-01"}) {
    CAPTURE(wrong);
    CHECK(support::code_of(app::read_day(wrong)) == "day_unknown");
  }
  CHECK(support::code_of(app::read_day("2026-10-31")) == "day_too_early");
  CHECK(app::read_day("2026-11-01").value() == app::kFirstDay);
}

TEST_CASE("a day has a link, which is found in an address and in pasted text") {
  CHECK(app::day_link(on("2026-11-23")) == "day=2026-11-23");
  for (const char* text : {"day=2026-11-23", "#day=2026-11-23", " https://splendor.example/#day=2026-11-23\n"}) {
    CAPTURE(text);
    REQUIRE(app::is_day_link(text));
    CHECK(app::read_day_link(text).value() == on("2026-11-23"));
  }
  CHECK(app::is_day_link("#day=tomorrow"));
  CHECK_FALSE(app::read_day_link("#day=tomorrow"));
  CHECK_FALSE(app::is_day_link("#s=1029-030J-6H81-0"));
  for (const char* other : {"", "#", "day", "#s=1029-030J-6H81-0", "2026-11-23"}) {
    CAPTURE(other);
    CHECK(support::code_of(app::read_day_link(other)) == "day_unknown");
  }
}

TEST_CASE("a date gives a deal with one person and one computer, different from other dates") {
  const app::GameSpec any = app::read_link("s=1029-030J-6H81-0").value().record.spec;
  std::set<std::uint64_t> seeds;
  int first = 0;
  for (int i = 0; i < 400; ++i) {
    const app::GameRecord deal = app::deal_of_day(app::kFirstDay + i, any.kind, any.options);
    seeds.insert(deal.spec.seed);
    REQUIRE(deal.seats.size() == 2);
    CHECK(deal.seats[0].person() != deal.seats[1].person());
    first += deal.seats[0].person() ? 1 : 0;
    CHECK(deal == app::deal_of_day(app::kFirstDay + i, any.kind, any.options));
  }
  CHECK(seeds.size() == 400);
  CHECK(first > 160);
  CHECK(first < 240);
}

TEST_CASE("the puzzle of the day grows harder from Monday to Sunday, and repeats after all have been used") {
  std::vector<int> grades;
  for (int grade = 1; grade <= 8; ++grade) grades.insert(grades.end(), 4, grade);
  const auto puzzles = graded(grades);
  const Day monday = on("2026-11-23");
  std::set<std::size_t> sundays;
  for (int week = 0; week < 4; ++week) {
    int before = 0;
    for (int i = 0; i < 7; ++i) {
      const auto place = app::puzzle_of_day(monday + (7 * week + i), puzzles);
      REQUIRE(place);
      CHECK(puzzles[*place].grade >= before);
      before = puzzles[*place].grade;
    }
    CHECK(before == 8);
    sundays.insert(*app::puzzle_of_day(monday + (7 * week + 6), puzzles));
  }
  CHECK(sundays.size() >= 3);  // four Sundays may lie in two rounds
  CHECK_FALSE(app::puzzle_of_day(monday, {}));
  CHECK(app::puzzle_of_day(monday + 6, graded({2})) == 0u);  // where grades are missing, any puzzle
}
