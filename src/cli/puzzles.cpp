// splendor puzzles: finds puzzles in the program's own games, or proves or grades those of files again.
#include <algorithm>
#include <atomic>
#include <cstdio>
#include <utility>

#include "app/puzzles.h"
#include "base/random.h"
#include "cli/clock.h"
#include "cli/command.h"
#include "cli/game.h"
#include "cli/jobs.h"
#include "cli/lines.h"
#include "cli/messages.h"
#include "cli/puzzle_finder.h"
#include "cli/strength.h"
#include "games/registry.h"

namespace cli {

namespace {

/// A line of a file of puzzles.
struct Line {
  std::size_t number;
  std::string text;
  base::Wrong wrong{};
};

int verify(const std::vector<std::string>& files, std::int64_t jobs) {
  std::vector<Line> lines;
  std::string text;
  for (const std::string& file : files) {
    LineReader reader(file);
    if (!reader.is_open()) return complain({messages::file_not_opened, file});
    while (reader.next(text))
      if (!text.empty() && text.front() != '#') lines.push_back({reader.number(), text});
  }
  std::atomic<std::size_t> next = 0;
  run_jobs(jobs, [&] {
    for (std::size_t i = next++; i < lines.size(); i = next++) {
      const auto puzzle = app::read_puzzle(lines[i].text);
      lines[i].wrong = puzzle ? why_no_puzzle(puzzle.value()) : base::Wrong(puzzle.error());
    }
  });
  std::size_t good = 0;
  for (const Line& line : lines) {
    if (line.wrong)
      complain({messages::line_failed, line.number, *line.wrong});
    else
      ++good;
  }
  print_line(std::to_string(good) + " of " + std::to_string(lines.size()) + " puzzles verified");
  return good == lines.size() && good > 0 ? kDone : kNotAllOk;
}

/// A line that is no puzzle stays as it is.
int regrade(const std::string& file, std::int64_t jobs) {
  LineReader reader(file);
  if (!reader.is_open()) return complain({messages::file_not_opened, file});
  std::vector<Line> lines;
  for (std::string text; reader.next(text);) lines.push_back({reader.number(), text});
  const std::vector<Line> before = lines;
  const auto is_puzzle = [](const Line& line) { return !line.text.empty() && line.text.front() != '#'; };
  std::atomic<std::size_t> next = 0;
  run_jobs(jobs, [&] {
    for (std::size_t i = next++; i < lines.size(); i = next++) {
      if (!is_puzzle(lines[i])) continue;
      auto graded = regraded_line(lines[i].text);
      if (graded)
        lines[i].text = std::move(graded.value());
      else
        lines[i].wrong = graded.error();
    }
  });
  int status = kDone;
  std::size_t changed = 0;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    print_line(lines[i].text);
    changed += lines[i].text == before[i].text ? 0 : 1;
    if (lines[i].wrong) status = complain({messages::line_failed, lines[i].number, *lines[i].wrong}, kNotAllOk);
  }
  tell({messages::puzzles_regraded, changed, std::count_if(lines.begin(), lines.end(), is_puzzle)});
  return status;
}

}  // namespace

int puzzles(Arguments& arguments) {
  const bool verifies = arguments.flag("--verify"), regrades = arguments.flag("--regrade");
  if (verifies || regrades) {
    const auto jobs = arguments.integer("--jobs", 1, 1, kMostJobs);
    const auto files = arguments.rest();
    if (const auto wrong = arguments.error()) return complain(*wrong);
    if (files.empty() || (regrades && (verifies || files.size() > 1))) return complain(messages::puzzles_need_file);
    return regrades ? regrade(files.front(), jobs) : verify(files, jobs);
  }
  const auto name = arguments.text("--game").value_or(std::string(games::all().front().name));
  const auto setup = arguments.text("--setup").value_or("players=2");
  const auto level = read_strength(arguments.text("--level").value_or("keen"));
  const double limit_s = arguments.seconds("--seconds", 60);
  const auto most = arguments.integer("--most", 1'000'000, 1, 1'000'000);
  const auto goal = arguments.text("--goal");
  Wanted wanted;
  wanted.fewest_turns = static_cast<int>(arguments.integer("--turns", 1, 1, app::kMostPuzzleTurns));
  if (goal) {
    const auto place = std::find(app::kGoalNames.begin(), app::kGoalNames.end(), *goal);
    if (place == app::kGoalNames.end()) arguments.fail({messages::no_such_goal, goal->substr(0, 60)});
    wanted.goal = static_cast<puzzle::Goal>(place - app::kGoalNames.begin());
  }
  wanted.least_grade =
      static_cast<int>(arguments.integer("--grade", 1, 1, static_cast<std::int64_t>(base::kLadder.size())));
  base::RandomSource random(seed_option(arguments, "puzzles"));
  const engine::GameType* type = games::find(name);
  if (!type) arguments.fail({messages::no_such_game, name.substr(0, 60)});
  if (const auto wrong = arguments.error()) return complain(*wrong);
  if (!level) return complain(level.error());
  const auto options = type->parse_options(setup);
  if (!options) return complain(options.error());

  const double start_s = processor_s();
  std::int64_t games = 0, found = 0;
  while (processor_s() - start_s < limit_s && found < most) {
    app::GameRecord record{
        .spec = {type->kind, options.value(), random.next() & base::kSeedMask}, .seats = {}, .actions = {}};
    const auto start = app::start_game(record.spec);
    if (!start) return complain(start.error());
    app::Game& game = *start.value();
    record.seats.resize(static_cast<std::size_t>(game.players()));
    ++games;
    std::int64_t here = 0;
    while (!game.over() && record.actions.size() < 400) {
      if (game.starts_ply() && here < 2)
        for (const app::Puzzle& puzzle : puzzles_at(record, game, wanted)) {
          print_line(puzzle_line(puzzle));
          ++found, ++here;
        }
      const auto index = game.find(game.think(*level.value().level, level.value().nodes, random.next()).action);
      if (!index) return complain(index.error(), kNotAllOk);
      record.actions.push_back(static_cast<std::uint16_t>(index.value()));
      game.apply(index.value());
    }
  }
  const double hours = (processor_s() - start_s) / 3600;
  tell({messages::puzzles_found, found, games, decimal(static_cast<double>(found) / hours, 0)});
  return kDone;
}

}  // namespace cli
