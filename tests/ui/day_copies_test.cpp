// Other games with the cards of an attempt of the day: while it runs, opening one in any way leads back to it; and if the
// cards of today's deal or puzzle are seen before the attempt, it counts as practised.
#include "app/library.h"
#include "base/seed.h"
#include "support/day_page.h"
#include "ui/daily.h"
#include "ui/words.h"

using app::Attempt;
using app::EventKind;
using support::DayPage;
using support::kToday;
using support::PuzzleOfDayPage;

namespace {

/// The attempt is on the table, as it was, and goes by its rules.
void check_attempt(DayPage& page, const std::string& length) {
  CHECK(page.driver.state("panel") == "none");
  CHECK(page.driver.state("length") == length);
  CHECK(page.host.stored["playing"] == page.known(kToday).deal.entry);
  CHECK_FALSE(page.driver.target("undo").value("enabled", true));
  CHECK_FALSE(page.driver.target("hint").value("enabled", true));
}

std::string told_last(const DayPage& page) { return page.host.announcements.back(); }

std::string runs() { return ui::tr(ui::words::day_runs); }

/// A game with today's cards that somebody has sent.
std::string link_of_today() {
  app::Session session = std::move(app::Session::open(*ui::deal_of(kToday)).value());
  support::play_on(session, support::sensible_action, 5, 8);
  return app::game_link(session.record());
}

/// A puzzle of another deal than kPuzzleLine.
constexpr const char* kOtherPuzzle = "stop 1 - 2 deny_buy g=1.AAAAVXtRF8MAADNrcm3bG5rZ0W2Lp2FPz3TlL7jy1pMdochyhOEQNEE6";

/// A file of both in which kPuzzleLine is today's; and the place of the other one.
std::pair<std::string, std::size_t> two_puzzles() {
  const auto file = [](const char* first, const char* second) { return std::string(first) + '\n' + second + '\n'; };
  const std::string one = file(support::kPuzzleLine, kOtherPuzzle);
  if (app::puzzle_of_day(kToday, app::read_puzzles(one).value()) == std::size_t{0}) return {one, 1};
  return {file(kOtherPuzzle, support::kPuzzleLine), 0};
}

}  // namespace

TEST_CASE_FIXTURE(DayPage, "while an attempt runs, a link with its cards says so and leads back to it") {
  begin_deal();
  play(2);
  const std::string length = driver.state("length");
  const app::Session attempt = support::stored_game(host);
  for (const std::string& link : {app::game_link(attempt.record()), app::deal_link(attempt.spec()), link_of_today()}) {
    CAPTURE(link);
    for (const bool beside : {false, true}) {
      if (beside) driver.press_all({"menu", "menu:new", "start"});
      driver.event(EventKind::text_entered, "link", link);
      REQUIRE(driver.state("panel") == "open_link");
      CHECK(support::says(driver.mirror(), runs()));
      CHECK_FALSE(driver.has("link:open"));
      driver.press("link:attempt");
      check_attempt(*this, length);
      CHECK(host.fragment.empty());
    }
    driver.event(EventKind::text_entered, "link", link);
    driver.press("link:keep");
    check_attempt(*this, length);
  }
  play();
  CHECK(known(kToday).deal.state == Attempt::finished);
  driver.press("end:table");
  driver.event(EventKind::text_entered, "link", app::game_link(attempt.record()));
  CHECK_FALSE(support::says(driver.mirror(), runs()));
  driver.press("link:open");
  CHECK(driver.state("length") == length);
  CHECK(driver.target("undo").value("enabled", false));
}

TEST_CASE_FIXTURE(DayPage, "its seed in the form, at another table or not, leads back to the attempt, too") {
  begin_deal();
  play(1);
  const std::string length = driver.state("length"), seed = base::seed_code(support::stored_game(host).spec().seed);
  for (const bool more_players : {false, true}) {
    driver.press_all({"menu", "menu:new"});
    if (more_players) driver.press("add");
    driver.event(EventKind::text_entered, "seed", seed);
    driver.press("start");
    CHECK(told_last(*this) == runs());
    check_attempt(*this, length);
  }
}

TEST_CASE_FIXTURE(DayPage, "a file of the attempt is another game, which is not opened before its end") {
  begin_deal();
  play(1);
  driver.press_all({"menu", "menu:share", "export", "panel:close"});
  REQUIRE(host.files.size() == 1);
  play(1);
  const std::string length = driver.state("length"), entry = known(kToday).deal.entry;
  driver.event(EventKind::file_chosen, "", host.files[0].text);
  CHECK(told_last(*this) == runs());
  check_attempt(*this, length);
  app::Library library(host);
  std::string copy;
  for (const app::Library::Game& game : library.games())
    if (game.id != entry && same_cards(game.spec, ui::deal_of(kToday)->spec)) copy = game.id;
  REQUIRE_FALSE(copy.empty());
  driver.press_all({"menu", "menu:games", "open:" + copy});
  CHECK(told_last(*this) == runs());
  check_attempt(*this, length);
  play();
  driver.press_all({"end:table", "menu", "menu:games", "open:" + copy});
  CHECK(host.stored["playing"] == copy);
  CHECK(driver.target("hint").value("enabled", false));
}

TEST_CASE_FIXTURE(DayPage, "a game with its cards that is on the table at start-up is replaced by the attempt") {
  begin_deal();
  play(2);
  const std::string length = driver.state("length"), entry = known(kToday).deal.entry;
  app::Library library(host);
  app::Session copy = std::move(*library.open_last().session);
  copy.go_to(copy.length() - 1);
  library.begin(app::Session::open(copy.record_to_cursor()).value());
  REQUIRE(host.stored["playing"] != entry);
  support::Driver again(host);
  CHECK(host.stored["playing"] == entry);
  CHECK(again.state("length") == length);
  CHECK_FALSE(again.target("undo").value("enabled", true));
  CHECK(told_last(*this) == runs());
}

TEST_CASE_FIXTURE(DayPage, "an attempt whose game was deleted blocks no other game") {
  begin_deal();
  play(1);
  const std::string link = app::game_link(support::stored_game(host).record());
  driver.press_all(
      {"menu", "menu:new", "start", "menu", "menu:games", "delete:" + known(kToday).deal.entry, "panel:close"});
  driver.event(EventKind::text_entered, "link", link);
  CHECK_FALSE(support::says(driver.mirror(), runs()));
  driver.press("link:open");
  CHECK(known(kToday).deal.state == Attempt::open);
  CHECK(driver.target("undo").value("enabled", false));
}

TEST_CASE_FIXTURE(DayPage,
                  "today's cards seen before the attempt are practice, which the link says before it is opened") {
  driver.event(EventKind::text_entered, "link", link_of_today());
  REQUIRE(driver.state("panel") == "open_link");
  CHECK(support::says(driver.mirror(), ui::tr(ui::words::day_seen)));
  driver.press("link:keep");
  CHECK(known(kToday).deal.state == Attempt::none);

  driver.event(EventKind::text_entered, "link", link_of_today());
  driver.press("link:open");
  CHECK(told_last(*this) == ui::tr(ui::words::day_seen));
  CHECK(known(kToday).deal.state == Attempt::practised);
  CHECK(driver.target("undo").value("enabled", false));
  open_panel();
  CHECK_FALSE(driver.has("day:deal"));
  CHECK(driver.has("day:practise"));
}

TEST_CASE_FIXTURE(DayPage, "a link with today's cards leads to the attempt, which counts") {
  driver.event(EventKind::text_entered, "link", link_of_today());
  driver.press("link:today");
  CHECK(driver.state("panel") == "today");
  driver.press("day:deal");
  CHECK(known(kToday).deal.state == Attempt::open);
  CHECK(driver.state("length") == "0");
  driver.event(EventKind::text_entered, "link", support::link_of_another());  // and others are as always
  CHECK_FALSE(support::says(driver.mirror(), ui::tr(ui::words::day_seen)));
  CHECK(driver.has("link:open"));
}

TEST_CASE_FIXTURE(DayPage, "today's puzzle opened from the list before the attempt is practice; another one is not") {
  const auto [file, other] = two_puzzles();
  const std::string seen = ui::tr(ui::words::day_puzzle_seen);
  driver.press_all({"menu", "menu:puzzles"});
  driver.event(EventKind::text_fetched, "puzzles.txt", file);
  driver.settle();
  driver.press("puzzle:" + std::to_string(other));
  CHECK(told_last(*this) != seen);
  CHECK(known(kToday).puzzle.state == Attempt::none);
  driver.press_all({"menu", "menu:puzzles", "puzzle:" + std::to_string(1 - other)});
  CHECK(told_last(*this) == seen);
  CHECK(known(kToday).puzzle.state == Attempt::practised);
  CHECK(known(kToday).deal.state == Attempt::none);
  driver.press_all({"menu", "menu:today"});
  CHECK_FALSE(driver.has("day:puzzle"));
  CHECK(driver.has("day:practise_puzzle"));
  CHECK(driver.has("day:deal"));
}

TEST_CASE("a link of today's puzzle says so before it is opened, and leads to the attempt, too") {
  for (const char* way : {"link:today", "link:puzzle:0", "link:open"}) {  // the last one: as a game with its cards
    CAPTURE(way);
    DayPage page;
    const std::string seen = ui::tr(ui::words::day_puzzle_seen);
    for (const char* press : {"link:keep", way}) {
      CHECK(page.known(kToday).puzzle.state == Attempt::none);
      page.driver.event(EventKind::text_entered, "link", app::read_puzzle(support::kPuzzleLine).value().link);
      page.driver.event(EventKind::text_fetched, "puzzles.txt", std::string(support::kPuzzleLine) + '\n');
      page.driver.settle();
      REQUIRE(page.driver.state("panel") == "open_link");
      CHECK(support::says(page.driver.mirror(), seen));
      page.driver.press(press);
    }
    if (way != std::string("link:today")) {
      CHECK(told_last(page) == seen);
      CHECK(page.known(kToday).puzzle.state == Attempt::practised);
      continue;
    }
    page.driver.press("day:puzzle");
    CHECK(page.known(kToday).puzzle.state == Attempt::open);
    CHECK_FALSE(page.driver.target("undo").value("enabled", true));
  }
}

TEST_CASE_FIXTURE(PuzzleOfDayPage, "while the puzzle of the day is tried, the list and a link of it lead back to it") {
  const std::string entry = known(kToday).puzzle.entry;
  const std::string link = app::game_link(support::stored_game(host).record());
  driver.press_all({"menu", "menu:puzzles", "puzzle:0"});
  CHECK(told_last(*this) == runs());
  CHECK(host.stored["playing"] == entry);
  driver.press_all({"menu", "menu:new", "start", "menu", "menu:puzzles", "puzzle:0"});
  CHECK(host.stored["playing"] == entry);
  driver.event(EventKind::text_entered, "link", link);
  CHECK_FALSE(driver.has("link:open"));
  driver.press("link:attempt");
  CHECK(host.stored["playing"] == entry);
  answered = host.worker_requests.size();
  try_action(true);
  CHECK(known(kToday).puzzle.solved);
}

TEST_CASE_FIXTURE(PuzzleOfDayPage,
                  "the puzzle of the day that is opened among the games after another puzzle goes on by its rules") {
  const std::string entry = known(kToday).puzzle.entry;
  const auto [file, other] = two_puzzles();
  driver.event(EventKind::text_fetched, "puzzles.txt", file);
  driver.press_all({"menu", "menu:puzzles", "puzzle:" + std::to_string(other)});
  REQUIRE(host.stored["playing"] != entry);
  driver.press_all({"menu", "menu:games", "open:" + entry});
  REQUIRE(host.stored["playing"] == entry);
  CHECK_FALSE(driver.target("hint").value("enabled", true));
  CHECK_FALSE(driver.target("undo").value("enabled", true));
  answered = host.worker_requests.size();
  try_action(false);
  CHECK(known(kToday).puzzle.state == Attempt::finished);
  CHECK_FALSE(known(kToday).puzzle.solved);
}

TEST_CASE_FIXTURE(PuzzleOfDayPage, "the same if the page starts with it and loads its puzzles only later") {
  const std::string entry = known(kToday).puzzle.entry;
  const auto [file, other] = two_puzzles();
  driver.event(EventKind::text_fetched, "puzzles.txt", file);
  driver.press_all({"menu", "menu:puzzles", "puzzle:" + std::to_string(other)});
  host.stored["playing"] = entry;
  support::Driver again(host);
  CHECK_FALSE(again.target("hint").value("enabled", true));
  CHECK_FALSE(again.target("undo").value("enabled", true));
  again.event(EventKind::text_fetched, "puzzles.txt", file);
  const std::size_t asked = host.worker_requests.size();
  again.send_press("act:" + std::to_string(support::puzzle_action(false)));
  again.settle();
  support::answer_worker(again, host, asked);
  CHECK(known(kToday).puzzle.state == Attempt::finished);
}
