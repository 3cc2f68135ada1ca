// The record of days: written, read, refused, merged from another device, and its statistics.
#include "app/days.h"

#include "app/sealed.h"
#include "support/check.h"
#include "support/games.h"

using app::Attempt;
using app::Day;
using app::Days;

namespace {

constexpr Day kMonday{20780};  // 23 November 2026

app::DealAttempt finished_deal(int points, int rival, std::optional<app::DayResult> strongest = {}) {
  return {.state = Attempt::finished,
          .entry = "k3v0a1b2",
          .result = {points > rival, points, rival, 24},
          .leads = "==-+++++",
          .strongest = strongest};
}

Days some_days() {
  Days days;
  days.of(kMonday).deal = finished_deal(16, 11, app::DayResult{true, 17, 9, 22});
  days.of(kMonday).puzzle = {.state = Attempt::finished, .entry = {}, .solved = true, .seconds = 35};
  days.of(kMonday + 1).deal = finished_deal(9, 15);
  days.of(kMonday + 1).puzzle = {.state = Attempt::finished, .entry = {}, .solved = false, .seconds = 12};
  days.of(kMonday + 2).deal = {.state = Attempt::open, .entry = "00000001"};
  days.of(kMonday + 2).puzzle = {.state = Attempt::open, .entry = "00000002"};
  days.of(kMonday + 3).deal.state = Attempt::practised;
  return days;
}

std::string sealed_days(std::string lines) { return lines + "whole " + app::crc32_text(lines) + '\n'; }

}  // namespace

TEST_CASE("the record of days is written and read again; its form is frozen") {
  const std::string text = some_days().text();
  CHECK(text.substr(0, text.find("whole")) ==
        "splendor-days 1\n"
        "deal 2026-11-23 won 16 11 24 ==-+++++ k3v0a1b2 won 17 9 22\n"
        "puzzle 2026-11-23 solved 35\n"
        "deal 2026-11-24 lost 9 15 24 ==-+++++ k3v0a1b2\n"
        "puzzle 2026-11-24 failed 12\n"
        "deal 2026-11-25 open 00000001\n"
        "puzzle 2026-11-25 open 00000002\n"
        "deal 2026-11-26 practised\n");
  CHECK(Days::read(text).value() == some_days());
}

TEST_CASE("a record that was changed or cut off is refused, and so is one of a later version") {
  const std::string text = some_days().text();
  for (std::size_t i = 0; i < text.size(); ++i) {
    std::string other = text;
    other[i] = static_cast<char>(other[i] ^ 1);
    REQUIRE_FALSE(Days::read(other));
    REQUIRE_FALSE(Days::read(text.substr(0, i)));
  }
  CHECK(support::code_of(Days::read(sealed_days("splendor-days 2\n"))) == "days_newer");
  CHECK(support::code_of(Days::read(sealed_days("splendor-days 0\n"))) == "days_damaged");
  CHECK(support::code_of(Days::read(std::string(app::kMaxDaysBytes + 1, 'x'))) == "days_damaged");
}

TEST_CASE("lines that are not understood are kept") {
  const std::string lines =
      "splendor-days 1\ndeal 2026-11-23 practised\ndeal 2026-02-30 practised\ndeal 2026-11-23 won 16\nmood 2026-11-23 "
      "good\n";
  const Days days = Days::read(sealed_days(lines)).value();
  CHECK(days.at(kMonday).deal.state == Attempt::practised);
  CHECK(days.text() == sealed_days(lines));
}

TEST_CASE("days in a row are counted up to today or yesterday, and deals by how far ahead they were") {
  Days days = some_days();
  CHECK(days.streak(kMonday + 1).now == 2);
  CHECK(days.streak(kMonday + 2).now == 2);  // today's may still be played
  CHECK(days.streak(kMonday + 3).now == 0);
  CHECK(days.streak(kMonday).now == 1);  // the clock was set back
  CHECK(days.streak(kMonday + 3).best == 2);
  CHECK(days.sums().deals == 2);
  CHECK(days.sums().won == 1);
  CHECK(days.sums().puzzles == 2);
  CHECK(days.sums().solved == 1);
  CHECK(days.spread() == std::array<int, 5>{0, 0, 0, 1, 0});  // five ahead, where the strongest was eight ahead
  CHECK(days.to_measure() == kMonday + 1);
  CHECK(days.open_in("00000002")->puzzle);
  CHECK(days.open_in("00000001")->day == kMonday + 2);
  CHECK_FALSE(days.open_in("k3v0a1b2"));
  CHECK(days.finished_in("k3v0a1b2") == kMonday);
  CHECK(days.latest() == kMonday + 3);
  int place = 0;
  for (const auto& [points, rival] :
       {std::pair(17, 9), std::pair(15, 12), std::pair(15, 13), std::pair(12, 15), std::pair(5, 15)}) {
    Days one;
    one.of(kMonday).deal = finished_deal(points, rival, app::DayResult{false, 15, 15, 20});
    CHECK(one.spread()[static_cast<std::size_t>(place++)] == 1);
  }
}

TEST_CASE("merging another device's record takes finished results, and never a second attempt") {
  Days here = some_days();
  Days there;
  there.of(kMonday).deal = finished_deal(20, 0);
  there.of(kMonday + 2).deal = finished_deal(15, 3);
  there.of(kMonday + 3).deal = {.state = Attempt::open, .entry = "00000003"};
  there.of(kMonday + 4).deal.state = Attempt::practised;
  CHECK(here.take(there));
  CHECK(here.at(kMonday) == some_days().at(kMonday));
  CHECK(here.at(kMonday + 2).deal == finished_deal(15, 3));
  CHECK(here.at(kMonday + 3).deal.state == Attempt::practised);
  CHECK(here.at(kMonday + 4).deal.state == Attempt::practised);
  CHECK_FALSE(here.take(there));
}

TEST_CASE("running attempts are listed with their games") {
  const Days days = some_days();
  const auto running = days.running();
  REQUIRE(running.size() == 2);
  CHECK(running[0].attempt.day == kMonday + 2);
  CHECK_FALSE(running[0].attempt.puzzle);
  CHECK(running[0].entry == "00000001");
  CHECK(running[1].attempt.puzzle);
  CHECK(running[1].entry == "00000002");
  CHECK(days.open_in("00000002")->puzzle);
  CHECK_FALSE(days.open_in("k3v0a1b2").has_value());
}

TEST_CASE("the record is found in a file of games") {
  const std::string days = some_days().text(), game = "splendor-entry 1\nrevision 1\n";
  for (const auto& [before, after] : {std::pair(std::string(), std::string()), std::pair(game, std::string()),
                                      std::pair(std::string(), game), std::pair(game, game)})
    CHECK(app::days_in(before + days + after) == days);
  CHECK(app::days_in(game).empty());
  CHECK(app::days_in("").empty());
  CHECK(app::days_in("splendor-days 1\ncut") == "splendor-days 1\ncut");
}

TEST_CASE("a result has points, rounds and who led in each eighth of the game") {
  const app::Session session = support::played_session({}, 7, support::sensible_action);
  const app::DayResult mine = app::day_result(session, 0), theirs = app::day_result(session, 1);
  CHECK(mine.points == theirs.rival_points);
  CHECK(mine.rival_points == theirs.points);
  CHECK(mine.won != theirs.won);
  CHECK(mine.lead() == -theirs.lead());
  CHECK(mine.rounds > 10);
  std::string turned = app::leads_of(session, 1);
  for (char& lead : turned) lead = lead == '+' ? '-' : lead == '-' ? '+' : '=';
  CHECK(turned == app::leads_of(session, 0));
  CHECK(turned.size() == app::kLeads);
  CHECK((turned.back() == '+') == (mine.lead() > 0));
}
