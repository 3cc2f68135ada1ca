// The deal and the puzzle of the day on the page: one attempt that counts, by a clock that may jump, and practice after it.
#include <algorithm>
#include <array>
#include <set>

#include "base/hash.h"
#include "support/day_page.h"
#include "ui/daily.h"
#include "ui/words.h"

using app::Attempt;
using app::Day;
using app::EventKind;
using Days = support::DayPage;
using PuzzleOfDay = support::PuzzleOfDayPage;
using support::kSecondsOfDay;
using support::kToday;

TEST_CASE("ten dates: their deals, seats and first positions are the same everywhere and for ever") {
  struct Golden {
    const char* date;
    const char* link;
    int seat;  ///< of the person
    const char* hash;
  };
  const std::array<Golden, 10> kGolden{{
      {"2026-11-01", "s=1000-7N8X-72DN-C", 0, "93c1db91c164c65d"},
      {"2026-11-23", "s=1000-KWAQ-4GV2-D", 1, "2ac525081c060896"},
      {"2026-11-28", "s=100G-478Y-WQ8G-9", 0, "8baca5598be1259b"},
      {"2026-12-05", "s=1010-68NT-ME0E-A", 0, "b8a14ed0bc2046d5"},
      {"2026-12-12", "s=1020-AR7N-012B-C", 0, "c4fddd1190f94ff1"},
      {"2026-12-19", "s=1008-YYMP-DZK7-Y", 0, "2394e3229d402aa1"},
      {"2026-12-31", "s=1000-8SDD-9FQ8-Z", 1, "3a2d9123c3384825"},
      {"2027-01-01", "s=1000-YVTA-MXS8-M", 0, "a12991a1fede33b4"},
      {"2028-02-29", "s=1000-QN3K-PKMW-D", 0, "0728a4c48efe242a"},
      {"2099-12-31", "s=1000-NTDA-N37K-D", 1, "8fc707bab946f62d"},
  }};
  for (const Golden& golden : kGolden) {
    CAPTURE(golden.date);
    const auto deal = ui::deal_of(app::read_day(golden.date).value());
    REQUIRE(deal);
    CHECK(app::deal_link(deal->spec) == golden.link);
    CHECK((deal->seats[0].person() ? 0 : 1) == golden.seat);
    CHECK(base::hex16(app::start_game(deal->spec).value()->hash()) == golden.hash);
  }
}

TEST_CASE("most days have the base game, Saturdays a module, each in turn") {
  std::set<std::uint32_t> of_saturdays;
  for (int i = 0; i < 28; ++i) {
    const Day day = kToday + i;
    const std::uint32_t options = ui::deal_of(day)->spec.options;
    const splendor::Setup setup = splendor::unpack_options(options).value();
    CHECK(setup.players == 2);
    CHECK((setup.modules == 0) == (app::weekday(day) != 5));
    if (setup.modules != 0) of_saturdays.insert(options);
  }
  CHECK(of_saturdays.size() == 4);
}

TEST_CASE_FIXTURE(
    Days, "the deal of the day is a game of the library, against a fixed rival, in which nothing is taken back") {
  begin_deal();
  CHECK(driver.state("panel") == "none");
  const app::Session session = support::stored_game(host);
  CHECK(session.record().spec == ui::deal_of(kToday)->spec);
  CHECK(session.seats() == ui::deal_of(kToday)->seats);
  CHECK(known(kToday).deal.state == Attempt::open);
  app::Library library(host);
  library.open_last();
  CHECK(library.find(known(kToday).deal.entry)->name == "Deal of the day, 2026-11-23");

  play(2);
  const std::string length = driver.state("length");
  CHECK_FALSE(driver.target("undo").value("enabled", true));
  CHECK_FALSE(driver.target("hint").value("enabled", true));
  driver.key(ImGuiKey_Z, ImGuiMod_Ctrl);
  CHECK(host.announcements.back() == ui::tr(ui::words::day_no_undo));
  driver.key(ImGuiKey_L);
  CHECK(host.announcements.back() == ui::tr(ui::words::day_no_hint));
  driver.press_all({"log", "log:0"});
  CHECK(host.announcements.back() == ui::tr(ui::words::day_no_undo));
  CHECK(driver.state("length") == length);
  CHECK(driver.state("cursor") == length);
}

TEST_CASE_FIXTURE(Days, "an attempt at the deal has neither a bar of chances nor a warning, whatever the settings") {
  host.stored["settings"] = "speed=0;rivals=0;chances=1;warning=1";
  support::Driver seeing(host);
  const auto weighed_since = [&](std::size_t from) {
    return std::any_of(host.worker_requests.begin() + static_cast<std::ptrdiff_t>(from), host.worker_requests.end(),
                       [](const auto& request) { return request.text.rfind("weigh ", 0) == 0; });
  };
  CHECK(weighed_since(0));  // the game before it
  seeing.press_all({"menu", "menu:today"});
  const std::size_t before = host.worker_requests.size();
  answered = before;
  seeing.press("day:deal");
  for (int decisions = 0; decisions < 3; ++decisions) {
    for (; answered < host.worker_requests.size(); ++answered) {
      const auto request = host.worker_requests[answered];
      seeing.event(EventKind::worker_reply, request.id, sensible_reply(request.text));
      seeing.settle();
    }
    REQUIRE(seeing.query("state").value("mayAct", false));
    CHECK_FALSE(seeing.has("chances:bar"));
    const std::string length = seeing.state("length");
    seeing.send_press("act:0");
    seeing.settle();
    CHECK(seeing.state("panel") == "none");
    CHECK(seeing.state("length") != length);
  }
  CHECK_FALSE(weighed_since(before));
}

TEST_CASE_FIXTURE(
    Days, "its end is kept, shared in a line that gives nothing away, and followed by practice that does not count") {
  begin_deal();
  play();
  CHECK(driver.state("panel") == "ending");
  const app::DealAttempt deal = known(kToday).deal;
  REQUIRE(deal.state == Attempt::finished);
  CHECK(deal.result.rounds > 10);
  driver.press("end:today");
  CHECK(driver.state("panel") == "today");
  CHECK(support::says(driver.mirror(), ui::day_result_words(deal.result)));
  CHECK_FALSE(driver.has("day:deal"));
  driver.press("day:share");
  REQUIRE(host.copied.size() == 1);
  CHECK(host.copied[0].find('\n') == std::string::npos);
  CHECK(host.copied[0].find("#day=2026-11-23") != std::string::npos);
  CHECK(host.copied[0].find(ui::day_result_words(deal.result)) != std::string::npos);
  CHECK(app::read_day_link(host.copied[0]).value() == kToday);
  host.sharing = true;
  driver.frame();
  driver.press("day:share");
  REQUIRE(host.shared.size() == 1);
  CHECK(host.shared[0].text == host.address + "#day=2026-11-23");
  driver.press("day:code");
  CHECK(driver.state("panel") == "code");
  CHECK(support::says(driver.mirror(), ui::tr(ui::words::code_of_day)));
  driver.press("panel:close");
  CHECK(driver.state("panel") == "today");

  driver.press("day:practise");
  play(1);
  CHECK(driver.target("undo").value("enabled", false));
  play();
  CHECK(known(kToday).deal.result == deal.result);
}

TEST_CASE_FIXTURE(Days,
                  "the strongest computer plays the same deal from the same seat afterwards, and its result is kept") {
  begin_deal();
  play();
  REQUIRE(known(kToday).deal.strongest);  // the worker answered sensibly for both, as the person played
  CHECK(*known(kToday).deal.strongest == known(kToday).deal.result);
  driver.press("end:today");
  CHECK(support::says(driver.mirror(), ui::tr(ui::words::spread_same)));
  bool asked = false;
  for (const auto& request : host.worker_requests)
    asked |= request.id.rfind("day", 0) == 0 && request.text.find(" hard ") != std::string::npos;
  CHECK(asked);
}

TEST_CASE_FIXTURE(Days,
                  "where the worker fails there is no result of the strongest, and it is tried at the next visit") {
  begin_deal();
  play();
  app::DayBook book(host);
  book.load();
  app::Days days = book.get();
  days.of(kToday).deal.strongest.reset();
  host.stored["days"] = days.text();
  support::Driver again(host);
  again.press_all({"menu", "menu:today"});
  const std::size_t asked = host.worker_requests.size();
  again.event(EventKind::worker_failed, host.worker_requests.back().id);
  again.settle();
  CHECK(host.worker_requests.size() == asked);
  CHECK_FALSE(known(kToday).deal.strongest);
}

TEST_CASE_FIXTURE(
    Days,
    "midnight in the middle of a game: it counts for the date on which it was begun, and the new day has its own") {
  set_clock(kToday, kSecondsOfDay - 10);
  begin_deal();
  play(3);
  set_clock(kToday + 1, 10);
  open_panel();
  CHECK(support::says(driver.mirror(), ui::date_words(kToday + 1)));
  driver.press("panel:close");
  play();
  CHECK(known(kToday).deal.state == Attempt::finished);
  CHECK(known(kToday + 1).deal.state == Attempt::none);
  driver.press_all({"end:today"});
  CHECK(support::says(driver.mirror(), ui::date_words(kToday)));
  driver.press("day:today");
  driver.press("day:deal");
  CHECK(known(kToday + 1).deal.state == Attempt::open);
}

TEST_CASE_FIXTURE(Days, "a deal that was offered before midnight begins no attempt after it") {
  set_clock(kToday, kSecondsOfDay - 1);
  open_panel();
  driver.send_press("day:deal");
  set_clock(kToday + 1);  // between the press and the frame that hears it
  driver.settle();
  CHECK(known(kToday) == app::Days::OfDay{});
  CHECK(driver.state("length") == "4");
}

TEST_CASE_FIXTURE(Days, "a clock that is set back gives no second attempt, and the panel asks whether it is right") {
  begin_deal();
  play();
  set_clock(kToday + 1);
  begin_deal();
  play(1);
  set_clock(kToday);
  open_panel();
  CHECK(support::says(driver.mirror(), ui::tr(ui::words::day_clock)));
  CHECK_FALSE(driver.has("day:deal"));
  CHECK(driver.has("day:practise"));
  set_clock(Day{0});
  driver.settle();
  CHECK(support::says(driver.mirror(), ui::tr(ui::words::day_no_clock, "1 January 1970", "")));
  CHECK_FALSE(driver.has("day:practise"));
}

TEST_CASE_FIXTURE(Days, "an attempt goes on after a reload and after another game") {
  begin_deal();
  play(2);
  support::Driver again(host);
  CHECK_FALSE(again.target("undo").value("enabled", true));
  again.press_all({"menu", "menu:new", "start", "menu", "menu:today", "day:deal"});
  CHECK(support::stored_game(host).length() > 0);
  CHECK_FALSE(again.target("undo").value("enabled", true));
}

TEST_CASE_FIXTURE(Days, "a game that ended without its result being stored has it stored at the next visit") {
  begin_deal();
  const std::string open = host.stored["days"];
  play();
  const app::DealAttempt deal = known(kToday).deal;
  host.stored["days"] = open;
  support::Driver again(host);
  CHECK(known(kToday).deal.result == deal.result);
  CHECK(known(kToday).deal.leads == deal.leads);
}

TEST_CASE_FIXTURE(Days, "an attempt that has begun in another tab is not begun again here") {
  open_panel();
  CHECK(app::DayBook(host).begin({kToday, false}, "elsewhere"));
  driver.press("day:deal");
  CHECK(host.announcements.back() == ui::tr(ui::words::day_elsewhere));
  CHECK(known(kToday).deal.entry == "elsewhere");
  play(1);
  CHECK(driver.target("undo").value("enabled", false));
}

TEST_CASE_FIXTURE(Days, "beside the record of a later version a day can only be practised") {
  const std::string newer = "splendor-days 2\nwhatever\n";
  host.stored["days"] = newer;
  open_panel();
  CHECK(support::says(driver.mirror(), "a newer version"));
  CHECK_FALSE(driver.has("day:deal"));
  driver.press("day:practise");
  play(1);
  CHECK(driver.target("undo").value("enabled", false));
  CHECK(host.stored["days"] == newer);
}

TEST_CASE_FIXTURE(Days,
                  "the link of a day: today's is offered, an earlier one can be practised, and others say why not") {
  driver.event(EventKind::link_opened, "", "day=2026-11-23");
  CHECK(driver.state("panel") == "today");
  CHECK(driver.has("day:deal"));
  driver.event(EventKind::text_entered, "link", "https://splendor.example/#day=2026-11-20");
  CHECK(driver.state("panel") == "today");
  CHECK_FALSE(driver.has("day:deal"));
  driver.press("day:practise");
  CHECK(support::stored_game(host).spec() == ui::deal_of(kToday + -3)->spec);
  CHECK(known(kToday + -3).deal.state == Attempt::practised);

  driver.event(EventKind::link_opened, "", "day=2026-11-24");
  CHECK(driver.state("panel") == "message");
  CHECK(support::says(driver.mirror(), ui::tr(ui::words::day_future, "23 November 2026", "")));
  for (const std::string bad : {"day=2026-02-30", "day=", "day=hello", "day=2026-10-31"}) {
    driver.event(EventKind::link_opened, "", bad);
    CHECK(driver.state("panel") == "message");
    CHECK(support::says(driver.mirror(), text_of(app::read_day_link(bad).error())));
  }
  CHECK(host.fragment.empty());
}

TEST_CASE_FIXTURE(Days, "an attempt whose game was deleted can only be practised") {
  begin_deal();
  driver.press_all(
      {"menu", "menu:new", "start", "menu", "menu:games", "delete:" + known(kToday).deal.entry, "panel:close"});
  open_panel();
  CHECK(support::says(driver.mirror(), ui::tr(ui::words::day_put_away)));
  CHECK_FALSE(driver.has("day:deal"));
  CHECK(driver.has("day:practise"));
}

TEST_CASE_FIXTURE(Days, "the calendar leads to any day since the first, month by month") {
  begin_deal();
  play();
  driver.press("end:today");
  CHECK(support::says(driver.target("day:2026-11-23"), ui::day_result_words(known(kToday).deal.result).substr(1)));
  CHECK(driver.has("day:2026-11-01"));
  CHECK_FALSE(driver.has("day:2026-11-24"));
  CHECK_FALSE(driver.target("month:before").value("enabled", true));
  CHECK_FALSE(driver.target("month:after").value("enabled", true));
  CHECK_FALSE(support::says(driver.mirror(), ui::tr(ui::words::day_other)));
  driver.press("day:2026-11-10");
  CHECK(support::says(driver.mirror(), ui::tr(ui::words::day_other)));
  CHECK(support::says(driver.mirror(), ui::date_words({kToday.number - 13})));
  driver.press("panel:close");
  set_clock(kToday + 10);
  open_panel();
  driver.press("month:before");
  CHECK(support::says(driver.target("day:2026-11-23"), ui::day_result_words(known(kToday).deal.result).substr(1)));
  driver.press("month:after");
  CHECK(driver.has("day:2026-12-03"));
}

TEST_CASE_FIXTURE(Days, "the record goes into the file of all games and comes back from it; About lists it") {
  begin_deal();
  play();
  const std::string record = host.stored["days"];
  driver.press_all({"end:table", "menu", "menu:games", "games:export"});
  REQUIRE(host.files.size() == 1);
  CHECK(app::days_in(host.files[0].text) == record);
  driver.press_all({"panel:close", "menu", "menu:about"});
  CHECK(support::says(driver.mirror(), ui::tr(ui::words::stored_days)));

  const std::string file = host.files[0].text;
  host.stored.erase("days");
  driver.event(EventKind::file_chosen, "", file);
  CHECK(host.stored["days"] == record);
  host.stored.erase("days");
  driver.event(EventKind::file_chosen, "", record);
  CHECK(host.stored["days"] == record);
  CHECK(host.announcements.back() == ui::tr(ui::words::days_imported));
  driver.event(EventKind::file_chosen, "", record.substr(0, record.size() - 3));
  CHECK(driver.state("panel") == "message");
  CHECK(host.stored["days"] == record);
}

TEST_CASE_FIXTURE(
    PuzzleOfDay,
    "the puzzle of the day counts at the first try: a wrong turn is its end, and what follows is practice") {
  CHECK(known(kToday).puzzle.state == Attempt::open);
  driver.key(ImGuiKey_L);
  CHECK(host.announcements.back() == ui::tr(ui::words::day_no_hint));
  try_action(false);
  CHECK(driver.state("panel") == "puzzle");
  CHECK(known(kToday).puzzle.state == Attempt::finished);
  CHECK_FALSE(known(kToday).puzzle.solved);
  driver.press("puzzle:again");
  CHECK(support::says(driver.mirror(), ui::tr(ui::words::puzzle_no_hint)));  // not by hints, either
  try_action(true);
  CHECK_FALSE(known(kToday).puzzle.solved);
  driver.press_all({"panel:close", "menu", "menu:today"});
  CHECK(support::says(driver.mirror(), ui::tr(ui::words::day_puzzle_failed)));
  CHECK(driver.has("day:practise_puzzle"));
}

TEST_CASE_FIXTURE(PuzzleOfDay, "the puzzle of the day solved at the first try has its stamp") {
  try_action(true);
  CHECK(known(kToday).puzzle.solved);
  driver.press("puzzle:today");
  driver.press("day:share_puzzle");
  REQUIRE(host.copied.size() == 1);
  CHECK(host.copied[0].find('\n') == std::string::npos);
  CHECK(host.copied[0].rfind("Splendor 2026-11-23, puzzle of the day: solved on the first try, in ", 0) == 0);
  CHECK(app::read_day_link(host.copied[0]).value() == kToday);
  CHECK(driver.state("panel") == "today");
  CHECK(support::says(driver.target("day:2026-11-23"), ui::tr(ui::words::stamp_solved)));
}

TEST_CASE_FIXTURE(PuzzleOfDay, "the puzzle of the day goes on after another game and a reload") {
  driver.press_all({"menu", "menu:new", "start"});
  CHECK(known(kToday).puzzle.state == Attempt::open);
  open_panel();
  driver.press("day:puzzle");
  CHECK(driver.state("panel") == "none");
  CHECK_FALSE(driver.target("hint").value("enabled", true));
  answered = host.worker_requests.size();
  try_action(true);
  CHECK(known(kToday).puzzle.solved);
}
