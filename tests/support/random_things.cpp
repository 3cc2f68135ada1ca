#include "support/random_things.h"

#include <algorithm>
#include <array>

#include "support/check.h"
#include "support/games.h"
#include "support/puzzles.h"

namespace support {

namespace {

constexpr const char* kWinLine = "win 1 - 1 noble g=1.AAAApZ6fEhAAADP0zv81UgP610uAn5i2eOSHIiF8LLe6Z6dt8z5DsFHznAc";

/// Sensible games, some actions before their end.
const std::vector<app::Session>& games_near_their_end() {
  static const std::vector<app::Session> kGames = [] {
    std::vector<app::Session> games;
    for (std::uint64_t seed = 2001; seed <= 2012; ++seed) {
      const app::Session whole = played_session({}, seed, sensible_action);
      REQUIRE(whole.over());
      app::GameRecord record = whole.record();
      record.actions.resize(record.actions.size() - 1 - seed % 4);
      games.push_back(app::Session::open(record).value());
    }
    return games;
  }();
  return kGames;
}

/// A puzzle with its game up to its position.
struct BegunPuzzle {
  std::string line;
  app::GameRecord record;
};

const std::vector<BegunPuzzle>& begun_puzzles() {
  static const std::vector<BegunPuzzle> kBegun = [] {
    std::vector<BegunPuzzle> begun;
    for (const app::Puzzle& puzzle : some_puzzles_to_play())
      begun.push_back({app::puzzle_line(puzzle), app::read_link(puzzle.link).value().record});
    return begun;
  }();
  return kBegun;
}

template <class Things>
const auto& any_of_these(const Things& things, base::RandomSource& random) {
  return things[random.below(static_cast<std::uint32_t>(things.size()))];
}

}  // namespace

app::Session any_session(base::RandomSource& random) {
  app::Session session =
      random.below(3) == 0 ? any_of_these(games_near_their_end(), random) : new_session({}, random.below(1000) + 1);
  if (random.below(3) != 0) return session;
  set_seat(session, 1, {.name = "Anna", .level = {}, .far = true});
  if (random.below(2) == 0) session.mark_sent();  // its beginning is an invitation
  return session;
}

const std::vector<app::Puzzle>& some_puzzles_to_play() {
  static const std::vector<app::Puzzle> kPuzzles = app::read_puzzles(file_of_puzzles()).value();
  return kPuzzles;
}

const std::string& file_of_puzzles() {
  static const std::string kFile = std::string(kPuzzleLine) + '\n' + kBestLine + '\n' + kWinLine + '\n';
  return kFile;
}

bool goes_on_from(const std::string& puzzle_line, const app::Session& session) {
  const auto& all = begun_puzzles();
  const auto begun =
      std::find_if(all.begin(), all.end(), [&](const BegunPuzzle& one) { return one.line == puzzle_line; });
  REQUIRE_MESSAGE(begun != all.end(), "not as it was begun: ", puzzle_line);
  const std::vector<std::uint16_t>&first = begun->record.actions, &all_actions = session.record().actions;
  return begun->record.spec == session.spec() && first.size() <= all_actions.size() &&
         std::equal(first.begin(), first.end(), all_actions.begin());
}

int any_turn(const app::Puzzle& puzzle, std::size_t start, const app::Session& session, base::RandomSource& random) {
  static const int kBest = best_action(true);
  REQUIRE(kBest >= 0);
  if (puzzle.goal == puzzle::Goal::best && session.cursor() == start && random.below(2) == 0) return kBest;
  return random.pick(session.position().legal_count());
}

std::string any_judgement(const std::string& request, const app::Game& now, base::RandomSource& random) {
  const int reply = now.over() ? -1 : random.pick(now.legal_count());
  if (request.rfind("advise ", 0) == 0)  // the strongest computer's answer to a wrong turn
    return "advice |500 500|500 " + (reply < 0 ? "nothing" : now.action_text(reply));
  switch (random.below(4)) {
    case 0: return "proved 1 -1 1";  // kept
    case 1: return "proved 1 -1 0";  // so far
    case 2: return "proved 2 -1 1";  // broken by the turn itself
    default: return "proved 2 " + std::to_string(reply) + " 0";
  }
}

std::string any_press(base::RandomSource& random) {
  static const std::array<std::string, 22> kPresses{
      "tab:0",      "tab:1",    "tab:2",     "tab:6",  "slot:2",   "slot:5",  "pick:L1-05", "pick:L2-07",
      "pick:L1-33", "clear",    "more:r",    "less:g", "turn:1",   "round:9", "reserve:0",  "back:1",
      "module:1",   "module:4", "edition:1", "add",    "remove:1", "noble:2"};
  return any_of_these(kPresses, random);
}

}  // namespace support
