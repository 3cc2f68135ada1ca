// Puzzles on the table: the list, a wrong turn answered by play, another try, and what is kept.
#include <algorithm>

#include "app/puzzle_record.h"
#include "base/words.h"
#include "games/splendor/ui/words.h"
#include "support/check.h"
#include "support/data.h"
#include "support/page.h"
#include "support/puzzles.h"
#include "ui/game_row.h"
#include "ui/hint.h"
#include "ui/panels/panel.h"
#include "ui/words.h"

using app::EventKind;
using support::FakeHost;

namespace {

struct Puzzles : support::Page {
  std::size_t answered = 0;

  explicit Puzzles(const std::string& line = support::kPuzzleLine) : Page(support::begun_session(4)) {
    driver.press_all({"menu", "menu:puzzles"});
    driver.event(EventKind::text_fetched, "puzzles.txt", line + '\n');
    driver.settle();
  }

  void play(int index) {
    driver.send_press("act:" + std::to_string(index));
    driver.settle();
    answered = support::answer_worker(driver, host, answered);
  }
};

/// A puzzle to be won in this turn, and what is played with its turns and after them.
struct WinNow : Puzzles {
  static constexpr const char* kLine =
      "win 1 - 1 noble g=1.AAAApZ6fEhAAADP0zv81UgP610uAn5i2eOSHIiF8LLe6Z6dt8z5DsFHznAc";
  const app::Puzzle puzzle = app::read_puzzle(kLine).value();
  const app::Session first = app::Session::open(app::read_link(puzzle.link).value().record).value();
  const int solver = first.position().to_act();

  WinNow() : Puzzles(kLine) { driver.press("puzzle:0"); }

  /// A turn that does not win and that nobody has to answer; -1: there is none.
  int wasted() const {
    for (int index = 0; index < first.position().legal_count(); ++index) {
      app::Session session = first;
      session.play(index);
      if (session.over() || session.position().to_act() == solver) continue;
      const auto answer = session.position().prove(app::task_of(puzzle, first.position()), app::kPuzzleNodes);
      if (answer.proof == puzzle::Proof::fails && answer.reply < 0) return index;
    }
    return -1;
  }
  /// Plays to the end: the solver wins in the turn at hand where that is possible.
  void play_to_the_end() {
    for (int decisions = 0; decisions < 200; ++decisions) {
      const app::Session session = support::stored_game(host);
      const app::Game& now = session.position();
      if (now.over() || now.to_act() != solver) return;
      puzzle::Task task = app::task_of(puzzle, first.position());
      task.round = static_cast<std::uint16_t>(now.round());
      int best = 0;
      for (int index = 0; index < now.legal_count(); ++index) {
        const auto next = now.clone();
        next->apply(index);
        if (next->prove(task, app::kPuzzleNodes).proof == puzzle::Proof::holds) best = index;
      }
      play(best);
      if (driver.state("panel") != "none" && !support::stored_game(host).over()) driver.press("panel:close");
    }
  }
};

struct BestPurchase : Puzzles {
  const app::Puzzle puzzle = app::read_puzzle(support::kBestLine).value();
  const app::BestPurchase best = app::best_in(puzzle.object).value();

  BestPurchase() : Puzzles(support::kBestLine) { driver.press("puzzle:0"); }

  bool says(const std::string& words) { return support::says(driver.mirror(), words); }
  /// What is said of chances, up to the first number of two.
  static std::string beginning(const ui::Text& text) {
    const std::string words = ui::tr(text, "#");
    return words.substr(0, words.find('#'));
  }
};

}  // namespace

TEST_CASE("the game of each puzzle that comes with the page says its task, its idea, and where its object lies") {
  const auto puzzles = app::read_puzzles(support::data_file("../../web/puzzles.txt"));
  REQUIRE(puzzles);
  std::size_t races = 0;
  for (const app::Puzzle& puzzle : puzzles.value()) {
    CAPTURE(puzzle.link);
    const auto spec = app::spec_of_link(puzzle.link);
    if (!spec) continue;  // of a game that is left out of this build
    const ui::GameRow& row = ui::game_row(spec->kind);
    CHECK_FALSE(ui::task_words(puzzle, row).empty());
    CHECK(std::any_of(row.ideas.begin(), row.ideas.end(),
                      [&](const ui::GameRow::Idea& idea) { return idea.code == puzzle.idea; }));
    if (puzzle.goal != puzzle::Goal::first || ++races > 3) continue;  // a page for each takes long
    Puzzles page(app::puzzle_line(puzzle));
    page.driver.press("puzzle:0");
    CHECK(page.driver.has(row.race_object(*base::read_number(puzzle.object))));
  }
  CHECK(races > 3);
}

TEST_CASE_FIXTURE(Puzzles, "puzzles are fetched when they are asked for, and one opens as a game of its own") {
  CHECK(host.fetched == std::vector<std::string>{"puzzles.txt"});
  REQUIRE(driver.has("puzzle:0"));
  driver.press("puzzle:0");
  CHECK(driver.state("panel") == "none");
  CHECK(support::says(driver.mirror(), ui::tr(ui::words::puzzle_stop)));
  CHECK(host.stored["puzzles"].find("open ") != std::string::npos);
}

TEST_CASE("the list numbers the puzzles of a set from easy to hard, and the next one is the next of the list") {
  app::Puzzle stop = app::read_puzzle(support::kPuzzleLine).value(), win = stop, first = stop;
  win.goal = puzzle::Goal::win, first.goal = puzzle::Goal::first, first.object = "0";
  stop.grade = 4, win.grade = 7, first.grade = 2;
  Puzzles page(app::puzzle_line(win) + '\n' + app::puzzle_line(first) + '\n' + app::puzzle_line(stop));
  CHECK(page.driver.ids("puzzle:") == std::vector<std::string>{"puzzle:1", "puzzle:2", "puzzle:0"});
  const auto grade_of = [&](const char* id) { return page.driver.target(id).value("label", ""); };
  CHECK(grade_of("puzzle:2").find(ui::tr(ui::words::puzzle_grade, "4", "8")) != std::string::npos);
  page.driver.press("puzzle:2");
  page.play(support::puzzle_action(true));
  page.driver.press("puzzle:next");
  CHECK(support::says(page.driver.mirror(), ui::tr(ui::words::puzzle_win_now)));
}

TEST_CASE_FIXTURE(Puzzles,
                  "a wrong turn of a puzzle is answered by play, and can be tried again; a right one solves it") {
  driver.press("puzzle:0");
  play(support::puzzle_action(false));
  CHECK(driver.state("panel") == "puzzle");
  CHECK(support::says(driver.mirror()["dialog"], ui::tr(ui::words::puzzle_refuted)));
  const auto log = support::texts_in(driver.mirror()["log"]["lines"]);
  CHECK(support::says(driver.mirror()["dialog"], log.back()));  // what the rival has played
  driver.press("puzzle:again");
  CHECK(driver.state("panel") == "none");
  play(support::puzzle_action(true));
  CHECK(driver.state("panel") == "puzzle");
  CHECK(support::says(driver.mirror(), ui::tr(splendor_ui::words::idea_deny_noble)));
  CHECK(host.stored["puzzles"].find(" 2\n") != std::string::npos);  // at the second try
  driver.press_all({"puzzle:list"});
  CHECK(support::says(driver.mirror(), ui::tr(ui::words::puzzle_solved)));
}

TEST_CASE_FIXTURE(
    Puzzles, "of two puzzles of one position each is solved by itself; what earlier versions kept counts for both") {
  const app::Puzzle stop = app::read_puzzle(support::kPuzzleLine).value();
  app::Puzzle win = stop;
  win.goal = puzzle::Goal::win;
  driver.press("puzzle:0");
  play(support::puzzle_action(true));
  const auto solved = [&](const app::Puzzle& puzzle) {
    app::PuzzlePlay puzzles(host);
    puzzles.load();
    return puzzles.solved(puzzle) != nullptr;
  };
  CHECK(solved(stop));
  CHECK_FALSE(solved(win));
  host.stored["puzzles"] =
      "splendor-puzzles 1\nstreak 0 0\nsolved " + stop.link.substr(stop.link.size() - 10) + " 35 1\n";
  CHECK(solved(stop));
  CHECK(solved(win));
}

TEST_CASE_FIXTURE(Puzzles, "the record of a later version is not written over") {
  const std::string later = "splendor-puzzles 2\nstars 3\n";
  host.stored["puzzles"] = later;
  driver.press("puzzle:0");
  play(support::puzzle_action(true));
  CHECK(host.stored["puzzles"] == later);
}

TEST_CASE_FIXTURE(Puzzles, "a puzzle goes on when the page is opened again, and is no game for the statistics") {
  driver.press("puzzle:0");
  support::Driver again(host);
  CHECK(support::says(again.mirror(), ui::tr(ui::words::puzzle_stop)));
  CHECK(host.stored.count("statistics") == 0);
}

TEST_CASE_FIXTURE(Puzzles,
                  "tries and the clock of a puzzle go on after a reload, another game or another beginning of it") {
  driver.press("puzzle:0");
  host.time_ms += 100'000;
  play(support::puzzle_action(false));
  driver.press("puzzle:again");
  const double left_ms = host.time_ms;
  host.time_ms += 200'000;
  driver.event(EventKind::page_hidden);
  host.time_ms += 50'000;
  const auto seconds = [](double ms) { return static_cast<int>(ms / 1000); };
  {
    const app::PuzzleRecord kept = *app::PuzzleRecord::read(host.stored["puzzles"]);
    REQUIRE(kept.trying.size() == 1);
    CHECK(kept.trying.begin()->second.tries == 2);
    CHECK(kept.trying.begin()->second.seconds >= 300);
    CHECK(kept.trying.begin()->second.seconds <= 1 + seconds(left_ms + 200'000));
  }
  support::Driver again(host);
  again.press_all({"menu", "menu:new", "start", "menu", "menu:puzzles"});
  again.event(EventKind::text_fetched, "puzzles.txt", std::string(support::kPuzzleLine) + '\n');
  again.press("puzzle:0");
  answered = host.worker_requests.size();
  again.send_press("act:" + std::to_string(support::puzzle_action(true)));
  again.settle();
  support::answer_worker(again, host, answered);
  const app::PuzzleRecord record = *app::PuzzleRecord::read(host.stored["puzzles"]);
  REQUIRE(record.solved.size() == 1);
  CHECK(record.solved.begin()->second.tries == 2);
  CHECK(record.solved.begin()->second.seconds >= 300);
  CHECK(record.trying.empty());
  CHECK(record.streak == 0);
}

TEST_CASE_FIXTURE(WinNow, "a turn that is too late by itself is answered by play, too") {
  REQUIRE(wasted() >= 0);
  const std::size_t before = driver.log().size();
  play(wasted());
  CHECK(driver.state("panel") == "puzzle");
  CHECK(driver.log().size() > before + 1);
  CHECK(support::says(driver.mirror(), ui::tr(ui::words::puzzle_too_late, ui::tr(ui::words::puzzle_win_now))));
  CHECK(support::says(driver.mirror(), ui::tr(ui::words::puzzle_wins_later)));
  driver.press("puzzle:again");
  CHECK(driver.log().size() == before);
}

TEST_CASE_FIXTURE(WinNow, "a game that is won after the turns that a puzzle gives does not solve it") {
  play(wasted());
  CHECK(driver.state("panel") == "puzzle");
  driver.press("puzzle:table");
  play_to_the_end();
  const app::Session played = support::stored_game(host);
  REQUIRE(played.over());
  REQUIRE((played.position().winners() >> solver & 1u) == 1);
  CHECK(driver.state("panel") == "puzzle");
  CHECK(support::says(driver.mirror(), ui::tr(ui::words::puzzle_won_late)));
  CHECK(support::says(driver.mirror(), ui::tr(ui::words::puzzle_took_longer, ui::tr(ui::words::puzzle_win_now))));
  CHECK_FALSE(support::says(driver.mirror(), ui::tr(ui::words::puzzle_solved)));
  CHECK_FALSE(support::says(driver.mirror(), ui::tr(ui::game_row(played.spec().kind).ideas[0].words)));
  CHECK(host.stored["puzzles"].find("\nsolved ") == std::string::npos);
  driver.press_all({"puzzle:table", "over:result"});
  CHECK(driver.state("panel") == "puzzle");  // the puzzle's result, not that of a game, and no rematch
  driver.press("puzzle:again");
  CHECK(driver.state("panel") == "none");
  CHECK(support::says(driver.mirror(), ui::tr(ui::words::puzzle_win_now)));
  driver.press_all({"menu", "menu:games"});
  CHECK(support::says(driver.mirror(), ui::tr(ui::words::other_line, ui::tr(ui::words::puzzle))));  // is kept
  driver.press("panel:close");
  play_to_the_end();
  CHECK(support::says(driver.mirror(), ui::tr(ui::words::puzzle_solved)));
  CHECK(host.stored["puzzles"].find(" 2\n") != std::string::npos);  // at the second try
}

TEST_CASE_FIXTURE(WinNow, "beside the finished game of a puzzle is the puzzle's result, and no rematch") {
  play_to_the_end();
  REQUIRE(support::stored_game(host).over());
  driver.press("puzzle:table");
  CHECK_FALSE(driver.has("over:rematch"));
  driver.press("over:result");
  CHECK(driver.state("panel") == "puzzle");
  driver.press_all({"puzzle:table", "over:puzzles"});
  CHECK(driver.state("panel") == "puzzles");
}

TEST_CASE_FIXTURE(Puzzles, "after its turns a puzzle asks no more, also when the page was opened again") {
  driver.press("puzzle:0");
  const int solver = support::stored_game(host).position().to_act();
  play(support::puzzle_action(true));
  REQUIRE(app::PuzzleRecord::read(host.stored["puzzles"])->streak == 1);
  driver.press("puzzle:table");
  const auto play_on = [&](support::Driver& page) {
    const app::Session session = support::stored_game(host);
    if (session.position().to_act() == solver) page.send_press("act:0");
    page.settle();
    answered = support::answer_worker(page, host, answered);
  };
  play_on(driver);
  play_on(driver);
  CHECK(driver.state("panel") == "none");
  CHECK_FALSE(support::says(driver.mirror(), ui::tr(ui::words::puzzle_stop)));
  support::Driver again(host);
  CHECK_FALSE(support::says(again.mirror(), ui::tr(ui::words::puzzle_stop)));
  for (int turns = 0; turns < 100 && !support::stored_game(host).over(); ++turns) play_on(again);
  REQUIRE(support::stored_game(host).over());
  CHECK(again.state("panel") == "ending");
  CHECK(app::PuzzleRecord::read(host.stored["puzzles"])->streak == 1);
}

TEST_CASE_FIXTURE(Puzzles,
                  "a tab that has lost the puzzle plays no reply to a wrong turn; once it plays again, it asks again") {
  driver.press("puzzle:0");
  answered = host.worker_requests.size();
  driver.send_press("act:" + std::to_string(support::puzzle_action(false)));
  driver.settle();
  REQUIRE(host.worker_requests.size() > answered);
  const std::string length = driver.state("length");
  driver.event(EventKind::tab_lost);
  answered = support::answer_worker(driver, host, answered);
  CHECK(driver.state("length") == length);
  CHECK(driver.state("panel") != "puzzle");
  driver.event(EventKind::tab_owned);
  driver.settle();
  REQUIRE(host.worker_requests.size() == answered + 1);
  CHECK(host.worker_requests.back().text.rfind("prove ", 0) == 0);  // rather than what a computer would play
  support::answer_worker(driver, host, answered);
  CHECK(driver.state("panel") == "puzzle");
}

TEST_CASE_FIXTURE(Puzzles, "a tab that takes a solved puzzle over does not ask about it again") {
  driver.press("puzzle:0");
  play(support::puzzle_action(true));
  driver.press("puzzle:table");
  const std::string kept = host.stored["puzzles"];
  driver.event(EventKind::tab_lost);
  answered = host.worker_requests.size();
  driver.event(EventKind::tab_owned);
  driver.settle();
  for (; answered < host.worker_requests.size(); ++answered)
    CHECK(host.worker_requests[answered].text.rfind("prove ", 0) != 0);
  CHECK(host.stored["puzzles"] == kept);
}

TEST_CASE_FIXTURE(Puzzles, "what another tab has solved stays when a puzzle is solved here") {
  driver.press("puzzle:0");
  app::PuzzleRecord other;
  other.solved["other"] = {5, 1};
  other.streak = other.best_streak = 1;
  host.stored["puzzles"] = other.text();
  play(support::puzzle_action(true));
  const app::PuzzleRecord record = *app::PuzzleRecord::read(host.stored["puzzles"]);
  CHECK(record.solved.size() == 2);
  CHECK(record.streak == 2);
}

TEST_CASE_FIXTURE(Puzzles, "what was solved goes with the file of all games, comes back from it, and About names it") {
  driver.press("puzzle:0");
  play(support::puzzle_action(true));
  const auto solved = [](FakeHost& browser) {
    return app::PuzzleRecord::read(browser.stored["puzzles"]).value_or(app::PuzzleRecord()).solved;
  };
  const app::PuzzleRecord::ByKey before = solved(host);
  REQUIRE(before.size() == 1);
  driver.press_all({"panel:close", "menu", "menu:games", "games:export"});
  REQUIRE(host.files.size() == 1);
  const std::string file = host.files[0].text, part(app::puzzles_in(file));
  FakeHost fresh;
  fresh.stored = host.stored;
  fresh.stored.erase("puzzles");
  support::Driver other(fresh);
  other.event(EventKind::file_chosen, "", part);
  CHECK(solved(fresh) == before);
  CHECK(fresh.announcements.back().find(ui::tr(ui::words::day_puzzles_solved)) != std::string::npos);
  fresh.stored.erase("puzzles");
  other.event(EventKind::file_chosen, "", file);
  CHECK(solved(fresh) == before);
  other.event(EventKind::file_chosen, "", part.substr(0, part.size() - 3));
  CHECK(other.state("panel") == "message");
  other.press_all({"panel:close", "menu", "menu:about"});
  CHECK(support::says(other.mirror(), ui::tr(ui::words::stored_puzzles)));
}

TEST_CASE_FIXTURE(BestPurchase, "the best purchase solves its puzzle, which is marked as a judgement") {
  CHECK(says(ui::tr(ui::words::puzzle_best)));
  CHECK(says(ui::tr(ui::words::puzzle_judged)));
  play(support::best_action(true));
  CHECK(driver.state("panel") == "puzzle");
  CHECK(says(ui::tr(ui::words::puzzle_best_is, ui::percent(best.permille / 1000.0), ui::percent(best.next / 1000.0))));
  CHECK(host.stored["puzzles"].find("\nsolved ") != std::string::npos);
  driver.press("puzzle:list");
  CHECK(says(ui::tr(ui::words::puzzles_best_hint)));
}

TEST_CASE_FIXTURE(BestPurchase, "another purchase is answered by the strongest computer's reply and what it costs") {
  const std::size_t before = driver.log().size();
  play(support::best_action(false));
  CHECK(driver.state("panel") == "puzzle");
  CHECK(driver.log().size() > before + 1);  // the purchase and the reply
  CHECK(says(beginning(ui::words::puzzle_best_lost)));
  CHECK(says(ui::percent(best.permille / 1000.0) + "%"));
  CHECK(host.stored["puzzles"].find("\nsolved ") == std::string::npos);
  driver.press("puzzle:again");
  CHECK(driver.state("panel") == "none");
  CHECK(driver.log().size() == before);
  play(support::best_action(true));
  CHECK(says(ui::tr(ui::words::puzzle_solved)));
  CHECK(host.stored["puzzles"].find(" 2\n") != std::string::npos);
}

TEST_CASE_FIXTURE(BestPurchase,
                  "what another purchase costs is said in numbers, with how play could go on after the reply") {
  const std::size_t before = driver.log().size();
  const int wrong = support::best_action(false);
  app::Session session = app::Session::open(app::read_link(puzzle.link).value().record).value();
  const int seat = session.position().to_act();
  session.play(wrong);
  const std::string reply = session.position().action_text(0);
  session.play(0);
  driver.send_press("act:" + std::to_string(wrong));
  driver.settle();
  CHECK(driver.state("panel") == "none");
  REQUIRE(host.worker_requests.size() == answered + 1);
  const auto& request = host.worker_requests.back();
  CHECK(request.text.rfind("advise ", 0) == 0);
  driver.event(EventKind::worker_reply, request.id,
               std::string("advice |") + (seat == 0 ? "300 700" : "700 300") + "|700 " + reply + '>' +
                   session.position().action_text(0));
  driver.settle();
  CHECK(driver.log().size() == before + 2);
  CHECK(says(ui::tr(ui::words::puzzle_best_lost, "30", ui::percent(best.permille / 1000.0))));
  const auto said = support::texts_in(driver.mirror());
  const auto line = std::find_if(said.begin(), said.end(), [](const std::string& text) {
    return text.find(ui::tr(ui::words::hint_line)) != std::string::npos;
  });
  REQUIRE(line != said.end());
  CHECK(line->back() == '.');  // sentences, to the last of them
}

TEST_CASE_FIXTURE(BestPurchase, "without a worker the page itself looks for the reply to another purchase") {
  driver.send_press("act:" + std::to_string(support::best_action(false)));
  driver.settle();
  REQUIRE(host.worker_requests.size() > answered);
  driver.event(EventKind::worker_failed, host.worker_requests.back().id);
  driver.settle();
  CHECK(driver.state("panel") == "puzzle");
  CHECK(says(beginning(ui::words::puzzle_best_lost)));
}
