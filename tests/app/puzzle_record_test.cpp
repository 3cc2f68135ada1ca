// What was done with puzzles, as text: in storage, where older and later versions meet it, and in files.
#include "app/puzzle_record.h"

#include <algorithm>

#include "app/messages.h"
#include "app/puzzle_play.h"
#include "app/sealed.h"
#include "support/check.h"
#include "support/fake_host.h"
#include "support/puzzles.h"

using app::PuzzleRecord;

namespace {

PuzzleRecord some_puzzles() {
  PuzzleRecord record;
  record.solved = {{"L24QkmlfnQ", {35, 1}}, {"win:16kwjgGUMA", {70, 3}}};
  record.trying = {{"JDeLbkxqUP", {3600, 2}}};
  record.streak = 1;
  record.best_streak = 4;
  return record;
}

constexpr const char* kSomePuzzles =
    "splendor-puzzles 1\n"
    "streak 1 4\n"
    "solved L24QkmlfnQ 35 1\n"
    "solved win:16kwjgGUMA 70 3\n"
    "trying JDeLbkxqUP 3600 2\n";

}  // namespace

TEST_CASE("a record of puzzles is lines of text, in storage and in a file") {
  CHECK(some_puzzles().text() == kSomePuzzles);
  CHECK(PuzzleRecord::read(kSomePuzzles) == some_puzzles());
  const std::string file = some_puzzles().file_text();
  CHECK(PuzzleRecord::read_file(file).value() == some_puzzles());
  CHECK(app::puzzles_in("something else\n" + file + "more\n") == file);
  CHECK(app::puzzles_in("splendor-days 1\n").empty());
}

TEST_CASE("a record of puzzles from outside is refused with a sentence, or read within its limits") {
  for (const std::string& wrong : {std::string(), std::string("splendor-days 1\n"), std::string(kSomePuzzles),
                                   some_puzzles().file_text() + "x", app::sealed("splendor-puzzles \n")})
    CHECK(support::code_of(PuzzleRecord::read_file(wrong)) == app::messages::puzzles_damaged.code);
  CHECK(support::code_of(PuzzleRecord::read_file(app::sealed("splendor-puzzles 2\n"))) ==
        app::messages::save_newer.code);
  std::string text = "splendor-puzzles 1\nstreak 9 -4\nsolved A x 1\nsolved\nsolved B -5 0\nlater A 1 2\n";
  for (int i = 0; i < 2000; ++i) text += "trying key" + std::to_string(i) + " 99999999 99999999\n";
  text += "solved " + std::string(40, 'k') + " 1 1\n";
  const auto read = PuzzleRecord::read_file(app::sealed(text));
  REQUIRE(read);
  CHECK(read.value().solved == PuzzleRecord::ByKey{{"B", {0, 1}}});
  CHECK(read.value().trying.size() == app::kMostPuzzles);
  CHECK(read.value().best_streak == read.value().streak);
  CHECK(PuzzleRecord::read(read.value().text()) == read.value());
}

TEST_CASE("the record of another device is added to that of this one, which stays as it is") {
  PuzzleRecord record;
  record.take(some_puzzles());
  CHECK(record == some_puzzles());
  record.take(some_puzzles());
  CHECK(record == some_puzzles());
  PuzzleRecord other;
  other.solved = {{"L24QkmlfnQ", {5, 2}}, {"other", {6, 1}}};
  other.trying = {{"JDeLbkxqUP", {10, 5}}};
  other.streak = other.best_streak = 9;
  record.take(other);
  CHECK(record.solved.size() == 3);
  CHECK(record.solved.at("L24QkmlfnQ") == PuzzleRecord::Spent{35, 1});
  CHECK(record.trying.at("JDeLbkxqUP") == PuzzleRecord::Spent{3600, 5});
  CHECK(record.streak == 1);
  CHECK(record.best_streak == 9);
}

TEST_CASE("a damaged record of puzzles is kept aside before another begins; one of a later version stays as it is") {
  support::FakeHost host;
  host.stored["puzzles"] = "splendor-puzzle\nnonsense";
  app::PuzzlePlay play(host);
  play.load();
  host.refused_keys["puzzles.damaged"] = app::StoreResult::full;
  for (int time = 0; time < 2; ++time) CHECK(play.take(some_puzzles()) == app::StoreResult::full);
  CHECK(host.stored["puzzles"] == "splendor-puzzle\nnonsense");
  host.refused_keys.clear();
  CHECK(play.take(some_puzzles()) == app::StoreResult::ok);
  CHECK(host.stored["puzzles.damaged"] == "splendor-puzzle\nnonsense");
  CHECK(host.stored["puzzles"] == kSomePuzzles);

  const std::string newer = "splendor-puzzles 2\nwhatever";
  host.stored["puzzles"] = newer;
  CHECK_FALSE(play.may_store());
  play.take(some_puzzles());
  CHECK(host.stored["puzzles"] == newer);
}

TEST_CASE("of several puzzles that were begun each goes on as one, in the entry that it was begun in") {
  const app::Puzzle first = app::read_puzzle(support::kPuzzleLine).value(),
                    second = app::read_puzzle(support::kBestLine).value();
  const auto session_of = [](const app::Puzzle& puzzle) {
    return app::Session::open(app::read_link(puzzle.link).value().record).value();
  };
  support::FakeHost host;
  {
    app::PuzzlePlay play(host);
    play.begin(first, "entry1", session_of(first));
    play.begin(second, "entry2", session_of(second));
  }
  app::PuzzlePlay again(host);
  again.resume("entry1", session_of(first));
  REQUIRE(again.active());
  CHECK(again.puzzle().link == first.link);
  again.keep();
  CHECK(host.stored["puzzles"].find("open entry2 ") <
        host.stored["puzzles"].find("open entry1 "));  // as it was played last
  again.resume("entry2", session_of(second));
  REQUIRE(again.active());
  CHECK(again.puzzle().link == second.link);
  again.resume("another", session_of(second));
  CHECK_FALSE(again.active());
}

TEST_CASE("what another tab knows of a puzzle's tries and its time is not set back") {
  const app::Puzzle puzzle = app::read_puzzle(support::kPuzzleLine).value();
  const app::Session session = app::Session::open(app::read_link(puzzle.link).value().record).value();
  support::FakeHost host;
  app::PuzzlePlay play(host);
  play.begin(puzzle, "entry1", session);
  play.keep();
  PuzzleRecord other = *PuzzleRecord::read(host.stored["puzzles"]);
  REQUIRE(other.trying.size() == 1);
  other.trying.begin()->second = {500, 4};
  host.stored["puzzles"] = other.text() + "open entry2 " + std::string(support::kBestLine) + '\n';
  play.keep();
  CHECK(PuzzleRecord::read(host.stored["puzzles"])->trying.begin()->second == PuzzleRecord::Spent{500, 4});
  CHECK(host.stored["puzzles"].find("open entry2 ") != std::string::npos);
}

TEST_CASE("a puzzle that was failed in another tab is not solved at the first try here") {
  const app::Puzzle puzzle = app::read_puzzle(support::kBestLine).value();
  app::Session session = app::Session::open(app::read_link(puzzle.link).value().record).value();
  support::FakeHost host;
  app::PuzzlePlay play(host);
  play.begin(puzzle, "entry1", session);
  PuzzleRecord other;
  other.trying["best:" + puzzle.link.substr(puzzle.link.size() - 10)] = {500, 3};
  host.stored["puzzles"] = other.text();
  session.play(support::best_action(true));
  play.moved(session);
  play.store_end();
  REQUIRE(play.state() == app::PuzzlePlay::State::solved);
  const PuzzleRecord record = *PuzzleRecord::read(host.stored["puzzles"]);
  REQUIRE(record.solved.size() == 1);
  CHECK(record.solved.begin()->second == PuzzleRecord::Spent{500, 3});
  CHECK(record.streak == 0);
}

TEST_CASE("a solved puzzle that storage has refused is stored when there is room again") {
  const app::Puzzle puzzle = app::read_puzzle(support::kBestLine).value();
  app::Session session = app::Session::open(app::read_link(puzzle.link).value().record).value();
  support::FakeHost host;
  app::PuzzlePlay play(host);
  play.begin(puzzle, "entry1", session);
  host.store_result = app::StoreResult::full;
  session.play(support::best_action(true));
  play.moved(session);
  play.store_end();
  host.store_result = app::StoreResult::ok;
  play.store_again();
  host.leave_page();
  app::PuzzlePlay again(host);
  again.load();
  CHECK(again.solved(puzzle) != nullptr);
}

TEST_CASE("a puzzle that another tab has solved is not tried again by a tab that only leaves it") {
  const app::Puzzle puzzle = app::read_puzzle(support::kPuzzleLine).value();
  const app::Session session = app::Session::open(app::read_link(puzzle.link).value().record).value();
  support::FakeHost host;
  app::PuzzlePlay idle(host);
  idle.begin(puzzle, "entry1", session);
  PuzzleRecord other;
  other.solved["stop:" + puzzle.link.substr(puzzle.link.size() - 10)] = {9, 1};
  host.stored["puzzles"] = other.text() + "open entry2 " + support::kBestLine + '\n';
  const std::string before = host.stored["puzzles"];
  idle.keep();
  CHECK(host.stored["puzzles"] == before);
  idle.begin(puzzle, "entry3", session);  // once more
  host.time_ms += 7000;
  idle.keep();
  const PuzzleRecord record = *PuzzleRecord::read(host.stored["puzzles"]);
  CHECK(record.solved == other.solved);
  REQUIRE(record.trying.size() == 1);
  CHECK(record.trying.begin()->second == PuzzleRecord::Spent{7, 1});
}

TEST_CASE("of too many puzzles that were begun the latest go on; those without an entry are forgotten first") {
  const app::Puzzle puzzle = app::read_puzzle(support::kPuzzleLine).value();
  const app::Session session = app::Session::open(app::read_link(puzzle.link).value().record).value();
  const auto open_line = [](int number) {
    return "open entry" + std::to_string(number) + ' ' + support::kPuzzleLine + '\n';
  };
  support::FakeHost host;
  std::string text = PuzzleRecord().text();
  for (int number = 0; number < 70; ++number) {
    text += open_line(number);
    if (number != 40) host.stored["game.entry" + std::to_string(number) + ".0"] = "a game";
  }
  host.stored["puzzles"] = text;
  app::PuzzlePlay play(host);
  const auto goes_on = [&](int number) {
    play.resume("entry" + std::to_string(number), session);
    return play.active();
  };
  CHECK(goes_on(69));
  CHECK_FALSE(goes_on(4));
  CHECK(goes_on(6));
  CHECK_FALSE(goes_on(40));
  play.begin(puzzle, "entry70", session);
  CHECK(goes_on(70));
  CHECK(std::count(host.stored["puzzles"].begin(), host.stored["puzzles"].end(), '\n') == 2 + 64);
}

TEST_CASE("the record that the first version with puzzles wrote is read, and its puzzle goes on") {
  const app::Puzzle puzzle = app::read_puzzle(support::kPuzzleLine).value();
  const std::string key = puzzle.link.substr(puzzle.link.size() - 10);
  support::FakeHost host;
  host.stored["puzzles"] = "splendor-puzzles 1\nstreak 2 5\nopen k3v0a1b2 " + std::string(support::kPuzzleLine) +
                           "\nsolved " + key + " 41 2\n";
  app::PuzzlePlay play(host);
  play.load();
  CHECK(play.streak() == 2);
  CHECK(play.best_streak() == 5);
  REQUIRE(play.solved(puzzle) != nullptr);
  CHECK(*play.solved(puzzle) == PuzzleRecord::Spent{41, 2});
  play.resume("k3v0a1b2", app::Session::open(app::read_link(puzzle.link).value().record).value());
  CHECK(play.active());
  CHECK(play.seconds() == 0);
}
