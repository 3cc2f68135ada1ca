#include "app/puzzles.h"

#include <algorithm>
#include <array>
#include <map>
#include <string_view>
#include <utility>
#include <vector>

#include "app/computer.h"
#include "base/level.h"
#include "cli/puzzle_best.h"
#include "cli/puzzle_finder.h"
#include "games/registry.h"
#include "games/splendor/record/options.h"
#include "support/check.h"
#include "support/data.h"
#include "support/polled.h"
#include "support/puzzles.h"

namespace {

constexpr const char* kStop = "stop 1 - 2 deny_noble g=1.AAAAqupB2W4AADjoE9mSqmAIzAgkIqc_vQvy4l9Q949dL24QkmlfnQT";

}  // namespace

TEST_CASE("a puzzle is a line of text: read, written, and refused if invalid") {
  const auto puzzle = app::read_puzzle(kStop);
  REQUIRE(puzzle);
  CHECK(puzzle.value().goal == puzzle::Goal::stop);
  CHECK(puzzle.value().turns == 1);
  CHECK(puzzle.value().grade == 2);
  CHECK(app::puzzle_line(puzzle.value()) == kStop);
  for (const char* wrong :
       {"", "win", "lose 1 - 2 gold g=1.A", "win 0 - 2 gold g=1.A", "win 9 - 2 gold g=1.A", "win 1 - 9 gold g=1.A",
        "win 1 - x gold g=1.A", "first 1 - 2 gold g=1.A", "best 1 - 2 worth g=1.A", "best 1 buy:L2-07 2 worth g=1.A",
        "best 1 buy:L2-07:500 2 worth g=1.A", "best 1 buy:L2-07:500:500 2 worth g=1.A",
        "best 1 buy:L2-07:1001:500 2 worth g=1.A", "best 1 :wub:634:507 2 worth g=1.A",
        "best 2 buy:L2-07:634:507 2 worth g=1.A"})
    CHECK_FALSE(app::read_puzzle(wrong));
  const auto file = app::read_puzzles(std::string("# words\n\n") + kStop + '\n');
  REQUIRE(file);
  CHECK(file.value().size() == 1);
  CHECK_FALSE(app::read_puzzles(std::string(kStop) + "\nnothing\n"));
}

TEST_CASE(
    "a line can have the grade that its puzzle came with beside today's; what a device stores has today's alone") {
  const auto line = [](const std::string& grades) { return std::string("stop 1 - ") + grades + " deny_noble g=1.A"; };
  const app::Puzzle harder = app::read_puzzle(line("4/2")).value();
  CHECK(harder.grade == 4);
  CHECK(harder.first_grade == 2);
  CHECK(app::puzzle_line(harder) == line("4"));
  CHECK(app::read_puzzle(line("4")).value().first_grade == 0);
  CHECK(app::read_puzzle(line("4/4")).value().first_grade == 0);
  for (const char* wrong : {"4/", "/2", "/", "4/0", "4/9", "9/4", "0/4", "4/x", "4/2/2", "4//2", "-4/2"}) {
    CAPTURE(wrong);
    CHECK_FALSE(app::read_puzzle(line(wrong)));
  }
}

TEST_CASE("the list has a set after the other as they come in the file, and in each the easier puzzles first") {
  // Of the base game for two, and of another set-up.
  const auto file = app::read_puzzles(support::data_file("../../web/puzzles.txt"));
  REQUIRE(file);
  std::vector<app::Puzzle> puzzles{app::read_puzzle(kStop).value(), {}, {}, {}, {}};
  const auto options_of = [](const app::Puzzle& puzzle) { return app::spec_of_link(puzzle.link).value().options; };
  for (const app::Puzzle& one : file.value())
    if (app::spec_of_link(one.link) && options_of(one) != options_of(puzzles[0])) puzzles[1] = one;
  REQUIRE_FALSE(puzzles[1].link.empty());
  puzzles[2] = puzzles[3] = puzzles[0];
  puzzles[4] = puzzles[1];
  puzzles[0].grade = 5, puzzles[2].grade = 3, puzzles[3].grade = 5;
  puzzles[1].grade = 8, puzzles[4].grade = 1;
  puzzles.push_back({.link = "g=1.AAAA"});  // of a game that nobody knows
  std::vector<std::size_t> places;
  for (const app::ListedPuzzle& one : app::listed(puzzles)) {
    places.push_back(one.place);
    CHECK(one.spec == app::spec_of_link(puzzles[one.place].link).value());
  }
  CHECK(places == std::vector<std::size_t>{2, 0, 3, 4, 1});
}

TEST_CASE("a best purchase is graded again with today's chances, and refused where it is none" *
          doctest::test_suite("slow")) {
  const auto puzzles = app::read_puzzles(support::data_file("../../web/puzzles.txt"));
  REQUIRE(puzzles);
  const auto shipped = std::find_if(puzzles.value().begin(), puzzles.value().end(),
                                    [](const app::Puzzle& one) { return one.goal == puzzle::Goal::best; });
  REQUIRE(shipped != puzzles.value().end());
  app::Puzzle other = *shipped;
  app::BestPurchase best = app::best_in(other.object).value();
  best.permille += 50;
  other.object = app::object_text(best);
  const auto graded = cli::regraded_line(app::puzzle_line(other));
  REQUIRE(graded);
  CHECK(app::read_puzzle(graded.value()).value().object == shipped->object);
  best.purchase = "buy L3-99";
  other.object = app::object_text(best);
  CHECK_FALSE(cli::regraded_line(app::puzzle_line(other)));
}

TEST_CASE("a puzzle is graded again: the line stays but for the grade, and keeps the one that it came with") {
  const int today = cli::grade_of(app::read_puzzle(kStop).value(),
                                  *app::read_link(app::read_puzzle(kStop).value().link).value().position);
  const std::string end = std::string(kStop).substr(std::string("stop 1 - 2").size());
  const auto line = [&](const std::string& grades) { return "stop 1 - " + grades + end; };
  const std::string grade = std::to_string(today), other = std::to_string(today == 8 ? 7 : today + 1);
  CHECK(cli::regraded_line(line(grade)).value() == line(grade));
  CHECK(cli::regraded_line(line(other)).value() == line(grade + '/' + other));
  CHECK(cli::regraded_line(line(other + '/' + grade)).value() == line(grade));
  CHECK(cli::regraded_line(line(grade + '/' + other)).value() == line(grade + '/' + other));
  for (const char* wrong : {"", "stop", "stop 1 - 2 deny_noble g=1.AAAA", "# stop"})
    CHECK_FALSE(cli::regraded_line(wrong));
}

TEST_CASE("a puzzle is verified, and another promise at its position is not") {
  app::Puzzle puzzle = app::read_puzzle(kStop).value();
  CHECK_FALSE(cli::why_no_puzzle(puzzle));
  puzzle.goal = puzzle::Goal::win;
  CHECK(cli::why_no_puzzle(puzzle));
  puzzle.link = "g=1.AAAA";
  CHECK(cli::why_no_puzzle(puzzle));
}

TEST_CASE("the best purchase is a line, too, with what it leaves of the chance to win and what anything else leaves") {
  const auto best = app::best_in("buy:L2-07:634:507");
  REQUIRE(best);
  CHECK(*best == app::BestPurchase{"buy L2-07", 634, 507});
  CHECK(app::object_text(*best) == "buy:L2-07:634:507");
  const app::Puzzle puzzle = app::read_puzzle(support::kBestLine).value();
  CHECK(app::puzzle_line(puzzle) == support::kBestLine);
}

TEST_CASE("the best purchase: the search that says so agrees with the file, with another purchase it does not") {
  app::Puzzle puzzle = app::read_puzzle(support::kBestLine).value();
  const auto link = app::read_link(puzzle.link);
  REQUIRE(link);
  const app::Game& first = *link.value().position;
  const auto best = app::best_in(puzzle.object);
  REQUIRE(best);
  CHECK(cli::is_a_choice(first));
  constexpr std::uint64_t kNodes = 4'000;  // enough here; the step that verifies all puzzles takes fifty times as many
  const auto judged = cli::best_by_far(first, kNodes);
  REQUIRE(judged);
  CHECK(judged->purchase.purchase == best->purchase);
  CHECK(judged->purchase.permille - judged->purchase.next >= 80);
  CHECK_FALSE(cli::best_by_far(first, kNodes, 0.9));
  const int wrong = support::best_action(false);
  REQUIRE(wrong >= 0);
  puzzle.object =
      app::object_text({std::string(app::without_payment(first.action_text(wrong))), best->permille, best->next});
  CHECK(cli::why_no_puzzle(puzzle));
}

TEST_CASE("what no game of the link purchases is never the best purchase") {
  app::Puzzle puzzle = app::read_puzzle(support::kBestLine).value();
  const auto link = app::read_link(puzzle.link);
  REQUIRE(link);
  const app::Game& first = *link.value().position;
  int purchases = 0;
  for (int index = 0; index < first.legal_count(); ++index) {
    const std::string action = first.action_text(index);
    if (cli::is_purchase(first, action)) {
      ++purchases;
    } else if (const app::BestPurchase other{std::string(app::without_payment(action)), 634, 507};
               other.purchase.find(' ') != std::string::npos) {
      puzzle.object = app::object_text(other);
      CHECK(app::read_puzzle(app::puzzle_line(puzzle)));
      CHECK(cli::why_no_puzzle(puzzle));
    }
  }
  CHECK(purchases > 0);
}

TEST_CASE("the best purchase is the answer, however it is paid, and nothing else is") {
  const app::Puzzle puzzle = app::read_puzzle(support::kBestLine).value();
  const auto link = app::read_link(puzzle.link);
  REQUIRE(link);
  const app::Game& first = *link.value().position;
  const auto task = app::task_of(puzzle, first);
  const auto purchase = app::best_in(puzzle.object)->purchase;
  int right = 0;
  for (int index = 0; index < first.legal_count(); ++index) {
    const std::string action = first.action_text(index);
    const bool holds = app::judge_answer(puzzle, task, first, action).proof == puzzle::Proof::holds;
    CHECK(holds == (app::without_payment(action) == purchase));
    right += holds ? 1 : 0;
  }
  CHECK(right > 0);
}

TEST_CASE("what a link is dealt from is known without playing it") {
  const app::Puzzle puzzle = app::read_puzzle(kStop).value();
  const auto link = app::read_link(puzzle.link);
  REQUIRE(link);
  const auto spec = app::spec_of_link(puzzle.link);
  REQUIRE(spec);
  CHECK(*spec == link.value().record.spec);
  CHECK_FALSE(app::spec_of_link(""));
  CHECK_FALSE(app::spec_of_link("g=1.A"));
}

TEST_CASE("the worker proves a turn of a puzzle, and refuses invalid requests") {
  const app::Puzzle puzzle = app::read_puzzle(kStop).value();
  const auto link = app::read_link(puzzle.link);
  REQUIRE(link);
  const auto task = app::task_of(puzzle, *link.value().position);
  const app::Session first = app::Session::open(link.value().record).value();
  int right = 0, refuted = 0;
  for (int action = 0; action < first.position().legal_count(); ++action) {
    app::Session session = first;
    session.play(action);
    const auto answer = app::proof_in(app::computer_answer(app::proof_request(task, session)));
    REQUIRE(answer);
    CHECK(answer->proof != puzzle::Proof::open);
    right += answer->proof == puzzle::Proof::holds ? 1 : 0;
    refuted += answer->reply >= 0 ? 1 : 0;
  }
  CHECK(right > 0);
  CHECK(refuted > 0);
  for (const char* wrong : {"prove ", "prove 0 0 1", "prove 7 0 1 0 g=1.A", "prove 0 0 1 0 g=1.A"})
    CHECK(app::computer_answer(wrong).rfind("error ", 0) == 0);
  CHECK_FALSE(app::proof_in("proved 9 0 0"));
  CHECK_FALSE(app::proof_in("error no"));
}

TEST_CASE("a proof says again and again that it goes on, and is the same; a watch that expires leaves it open") {
  struct Expired final : base::Watch {
    bool expired() const override { return true; }
  };
  const auto file = app::read_puzzles(support::data_file("../../web/puzzles.txt"));
  REQUIRE(file);
  const auto& puzzles = file.value();
  const auto longest = std::find_if(puzzles.begin(), puzzles.end(), [](const app::Puzzle& puzzle) {
    return puzzle.goal == puzzle::Goal::win && puzzle.turns == 3 && app::spec_of_link(puzzle.link);
  });
  REQUIRE(longest != puzzles.end());
  const auto link = app::read_link(longest->link);
  REQUIRE(link);
  const app::Game& first = *link.value().position;
  const auto task = app::task_of(*longest, first);
  const puzzle::Answer alone = first.prove(task, app::kPuzzleNodes);
  REQUIRE(alone.nodes > 4 * support::kPositionsBetween);
  const support::Polled progress;
  const puzzle::Answer watched = first.prove(task, {app::kPuzzleNodes, &progress});
  CHECK(watched.proof == puzzle::Proof::holds);
  CHECK(watched.nodes == alone.nodes);
  CHECK(progress.times >= alone.nodes / support::kPositionsBetween);
  const Expired at_once;
  CHECK(first.prove(task, {app::kPuzzleNodes, &at_once}).proof == puzzle::Proof::open);
  // The worker hands its watch on.
  const app::Session session = app::Session::open(link.value().record).value();
  const std::string request = app::proof_request(task, session);
  const support::Polled said;
  CHECK(app::computer_answer(request, &said) == app::computer_answer(request));
  CHECK(said.times == progress.times);
}

TEST_CASE("the file of puzzles has enough proven ones of each kind and game, and each set stands together") {
  const auto puzzles = app::read_puzzles(support::data_file("../../web/puzzles.txt"));
  REQUIRE(puzzles);
  std::map<std::pair<puzzle::Goal, int>, int> kinds;
  std::vector<std::pair<std::string_view, std::uint32_t>> sets;  // in the order of the file
  std::map<std::string_view, int> of_game;
  std::array<bool, splendor::kAllModules + 1> mixes{};
  int proven = 0;
  for (const app::Puzzle& puzzle : puzzles.value()) {
    CAPTURE(puzzle.link);
    ++kinds[{puzzle.goal, puzzle.goal == puzzle::Goal::first ? 0 : puzzle.turns}];
    proven += puzzle.goal != puzzle::Goal::best ? 1 : 0;
    const auto spec = app::spec_of_link(puzzle.link);
    if (!spec) continue;  // of a game that is left out of this build
    const std::string_view game = games::find(spec->kind)->name;
    const std::pair set(game, spec->options);
    if (sets.empty() || sets.back() != set) {
      CHECK(std::find(sets.begin(), sets.end(), set) == sets.end());
      sets.push_back(set);
    }
    ++of_game[game];
    if (game == "splendor") mixes[splendor::unpack_options(spec->options).value().modules] = true;
  }
  CHECK(proven >= 120);
  using puzzle::Goal;
  for (const auto& kind :
       {std::pair(Goal::win, 1), {Goal::win, 2}, {Goal::win, 3}, {Goal::stop, 1}, {Goal::first, 0}, {Goal::best, 1}})
    CHECK(kinds[kind] > 0);
  for (const engine::GameType& type : games::all()) {
    CAPTURE(type.name);
    CHECK((of_game[type.name] > 0 || type.name == "pairs"));  // which exists only in tests
  }
  CHECK(mixes[0]);
  for (const splendor::ModuleName& module : splendor::kModuleNames) {
    CAPTURE(module.name);
    CHECK(mixes[static_cast<std::size_t>(module.module)]);
  }
}

// Compilers round differently, which may move one or the other. After levels have learnt: splendor puzzles --regrade.
TEST_CASE("the grades of the file are those of the levels that solve its puzzles" * doctest::test_suite("slow")) {
  const auto puzzles = app::read_puzzles(support::data_file("../../web/puzzles.txt"));
  REQUIRE(puzzles);
  int graded = 0, same = 0;
  for (const app::Puzzle& puzzle : puzzles.value()) {
    const auto link = app::read_link(puzzle.link);
    if (!link) continue;  // of a game that is left out of this build
    const int grade = cli::grade_of(puzzle, *link.value().position);
    CAPTURE(puzzle.link);
    CHECK(grade >= 1);
    CHECK(grade <= static_cast<int>(base::kLadder.size()));
    ++graded;
    same += grade == puzzle.grade ? 1 : 0;
  }
  CHECK(graded > 0);
  CHECK(20 * same >= 19 * graded);
}
