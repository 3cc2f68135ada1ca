// Which puzzle a date has: ten dates of each rule on the shipped file, and what a change of that file changes.
#include <algorithm>
#include <array>
#include <set>

#include "app/day.h"
#include "support/check.h"
#include "support/data.h"

using app::Day;
using app::Puzzle;

namespace {

Day dated(const char* date) { return app::read_day(date).value(); }

std::vector<Puzzle> shipped() { return app::read_puzzles(support::data_file("../../web/puzzles.txt")).value(); }

/// What names a puzzle whatever else the file holds.
std::string key(const Puzzle& puzzle) {
  return std::string(app::kGoalNames[static_cast<std::size_t>(puzzle.goal)]) + ' ' + puzzle.object + ' ' + puzzle.link;
}

std::string key_on(Day day, const std::vector<Puzzle>& puzzles) {
  return key(puzzles[*app::puzzle_of_day(day, puzzles)]);
}

/// Days of the first year by keys that have another puzzle in the second list.
int changed_days(const std::vector<Puzzle>& before, const std::vector<Puzzle>& after) {
  int changed = 0;
  for (int i = 0; i < 365; ++i)
    changed += key_on(app::kFirstDayByKey + i, before) == key_on(app::kFirstDayByKey + i, after) ? 0 : 1;
  return changed;
}

struct Golden {
  const char* date;
  const char* puzzle;  ///< goal, and how its link ends
};
void check_golden_dates(const std::array<Golden, 10>& dates) {
  const std::vector<Puzzle> puzzles = shipped();
  for (const Golden& golden : dates) {
    CAPTURE(golden.date);
    const Puzzle& puzzle = puzzles[*app::puzzle_of_day(dated(golden.date), puzzles)];
    const std::string said = std::string(app::kGoalNames[static_cast<std::size_t>(puzzle.goal)]) + ' ' +
                             puzzle.link.substr(puzzle.link.size() - 8);
    CHECK(said == golden.puzzle);
  }
}

}  // namespace

TEST_CASE("ten dates of November 2026 keep their puzzles, which went by the places of the file's lines") {
  check_golden_dates({{{"2026-11-01", "stop XWRavkw7"},
                       {"2026-11-02", "win hr4hqM0q"},
                       {"2026-11-05", "stop RlBPoXk5"},
                       {"2026-11-07", "stop -KS1NSAG"},
                       {"2026-11-11", "stop YNgHWDAn"},
                       {"2026-11-13", "win O4wPBuAx"},
                       {"2026-11-17", "win XvMB6OoW"},
                       {"2026-11-23", "win 50iQGPpQ"},
                       {"2026-11-25", "stop 0gRfNHTx"},
                       {"2026-11-30", "win kf_DfayK"}}});
}

TEST_CASE("ten dates from December 2026 on keep their puzzles, which go by their own links and goals") {
  check_golden_dates({{{"2026-12-01", "win dbiB-wAY"},
                       {"2026-12-02", "stop -CcNpNEa"},
                       {"2026-12-24", "win SZrBR1eS"},
                       {"2026-12-31", "stop hHEFmOnl"},
                       {"2027-01-01", "win O4wPBuAx"},
                       {"2027-02-13", "win ziAfQ8Ux"},
                       {"2027-07-04", "first XnLmFnOh"},
                       {"2028-02-29", "stop 2zPA3PVu"},
                       {"2031-11-30", "first k7fB_0xS"},
                       {"2099-12-31", "stop JGQ__iAD"}}});
}

TEST_CASE("the puzzle of a day is a proven one of its weekday's grades, and comes once in the same four weeks") {
  const std::vector<Puzzle> puzzles = shipped();
  constexpr std::array<std::array<int, 2>, 7> kGrades{{{1, 1}, {1, 1}, {2, 2}, {3, 4}, {5, 5}, {6, 7}, {8, 8}}};
  std::set<std::string> keys, seen;
  for (const Puzzle& puzzle : puzzles) keys.insert(key(puzzle));
  CHECK(keys.size() == puzzles.size());
  Day day = dated("2026-12-14");
  for (int week = 0; week < 400; ++week) {
    if (week % 4 == 0) seen.clear();
    for (std::size_t weekday = 0; weekday < 7; ++weekday, day = day + 1) {
      const Puzzle& puzzle = puzzles[*app::puzzle_of_day(day, puzzles)];
      CHECK(puzzle.goal != puzzle::Goal::best);
      const int grade = puzzle.first_grade != 0 ? puzzle.first_grade : puzzle.grade;
      CHECK(grade >= kGrades[weekday][0]);
      CHECK(grade <= kGrades[weekday][1]);
      CHECK(seen.insert(key(puzzle)).second);
    }
  }
}

TEST_CASE("the order of the file, its judgements and its ideas do not matter to the puzzle of a day") {
  const std::vector<Puzzle> puzzles = shipped();
  std::vector<Puzzle> other = puzzles;
  std::reverse(other.begin(), other.end());
  other.erase(
      std::remove_if(other.begin(), other.end(), [](const Puzzle& one) { return one.goal == puzzle::Goal::best; }),
      other.end());
  for (Puzzle& puzzle : other) puzzle.idea = "-";
  CHECK(changed_days(puzzles, other) == 0);
}

TEST_CASE("a puzzle that is graded again keeps its days, of November 2026 too") {
  const std::vector<Puzzle> puzzles = shipped();
  std::vector<Puzzle> regraded = puzzles, replaced = puzzles;
  for (Puzzle& puzzle : regraded) {
    if (puzzle.first_grade == 0) puzzle.first_grade = puzzle.grade;
    puzzle.grade = 9 - puzzle.grade;
  }
  for (Puzzle& puzzle : replaced)
    puzzle = {.goal = puzzle.goal, .object = puzzle.object, .grade = 9 - puzzle.grade, .link = puzzle.link};
  CHECK(changed_days(puzzles, regraded) == 0);
  for (Day day = app::kFirstDay; day < app::kFirstDayByKey; day = day + 1)
    CHECK(key_on(day, regraded) == key_on(day, puzzles));
  CHECK(changed_days(puzzles, replaced) > 100);  // without the grade that they came with
}

TEST_CASE("a puzzle more or less in the file leaves most days of a year as they are") {
  const std::vector<Puzzle> puzzles = shipped();
  for (std::size_t place = 0; place < puzzles.size(); place += 7) {
    std::vector<Puzzle> without = puzzles;
    without.erase(without.begin() + static_cast<std::ptrdiff_t>(place));
    int had = 0;
    for (int i = 0; i < 365; ++i) had += key_on(app::kFirstDayByKey + i, puzzles) == key(puzzles[place]) ? 1 : 0;
    const int changed = changed_days(puzzles, without);
    CAPTURE(place);
    CAPTURE(had);
    CHECK(changed >= had);
    CHECK(changed <= 2 * had);  // the other half: days whose puzzle stands in on an earlier one
  }
}
