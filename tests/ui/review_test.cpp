// The review of a finished game: how it grows, what it says, and the way from a mistake to its position on the table.
#include "app/computer.h"
#include "app/link.h"
#include "support/check.h"
#include "support/page.h"
#include "support/panels_of_players.h"
#include "ui/words.h"

using app::EventKind;

namespace {

/// Another action that is legal in the position of a link.
std::string other_than(const std::string& action, const std::string& link) {
  const auto read = app::read_link(link);
  REQUIRE(read);
  const app::Game& position = *read.value().position;
  for (int other = 0; other < position.legal_count(); ++other)
    if (position.action_text(other) != action) return position.action_text(other);
  return action;
}

struct Reviewed : support::Page {
  Reviewed() : Page(support::played_session({}, 11, support::sensible_action)) {
    driver.press_all({"menu", "menu:review"});
  }

  /// The same without mistakes; after the first purchase the cards are kind to the first seat.
  void answer_with_luck() {
    bool bought = false;
    for (std::size_t answered = 0; answered < host.worker_requests.size(); ++answered) {
      const auto request = host.worker_requests[answered];
      const std::size_t link = request.text.find("g="), end = request.text.find(' ', link);
      const std::string action = request.text.substr(end + 1);
      const bool first = app::read_link(request.text.substr(link, end - link)).value().position->to_act() == 0;
      const std::string value = bought ? (first ? "800 " : "200 ") : "500 ";
      driver.event(
          EventKind::worker_reply, request.id,
          std::string("judged gems|") + (bought ? "800 200|" : "500 500|") + value + action + '|' + value + action);
      bought = bought || action.rfind("buy ", 0) == 0;
    }
  }

  /// Answers the requests until the review is done; every `bad`-th decision a great mistake.
  void answer_all(std::size_t bad) {
    std::size_t answered = 0;
    while (answered < host.worker_requests.size()) {
      const auto request = host.worker_requests[answered];
      const std::size_t link = request.text.find("g="), end = request.text.find(' ', link);
      const std::string action = request.text.substr(end + 1);
      const bool mistake = answered % bad == bad - 1;
      driver.event(EventKind::worker_reply, request.id,
                   mistake ? "judged gems|550 450|350 " + action + '|' + std::to_string(500 + answered) + ' ' +
                                 other_than(action, request.text.substr(link, end - link))
                           : "judged gems|550 450|550 " + action + "|550 " + action);
      ++answered;
    }
  }
};

}  // namespace

TEST_CASE_FIXTURE(Reviewed, "the review asks about one decision after the other, and shows its progress") {
  CHECK(driver.state("panel") == "review");
  REQUIRE(host.worker_requests.size() == 1);
  CHECK(host.worker_requests[0].text.rfind("judge ", 0) == 0);
  CHECK(support::says(driver.mirror(), ui::tr(ui::words::review_running, "0")));
  answer_all(1000);
  CHECK(host.worker_requests.size() > 30);
  CHECK_FALSE(support::says(driver.mirror(), ui::tr(ui::words::review_running, "0")));
  CHECK(support::says(driver.mirror(), ui::tr(ui::words::review_no_mistakes)));
  CHECK(support::says(driver.mirror(), "100%"));
  CHECK_FALSE(driver.has("review:1"));
}

TEST_CASE_FIXTURE(Reviewed, "a mistake leads to its position, where the table says what was better") {
  answer_all(10);
  REQUIRE(driver.has("review:1"));
  CHECK(support::says(driver.mirror()["dialog"], "bring no card nearer"));  // why
  const std::string before = driver.state("length");
  driver.press("review:1");
  CHECK(driver.state("panel") == "none");
  CHECK(driver.has("moment:last"));
  CHECK_FALSE(driver.has("now"));
  driver.press("moment:review");
  CHECK(driver.state("panel") == "review");
  driver.press("review:1");
  CHECK(support::says(driver.mirror(), ui::tr(ui::words::review_better, "")));
  CHECK(support::says(driver.mirror(), ui::tr(ui::words::review_worth, "55", "35")));
  CHECK(support::says(driver.mirror(), ui::tr(ui::words::review_played, "")));
  CHECK(driver.state("length") == before);
  driver.press("moment:on");
  CHECK(driver.has("now"));
}

TEST_CASE_FIXTURE(Reviewed, "the note of a mistake hides nothing of what players hold on a wide table") {
  answer_all(10);
  driver.press("review:1");
  const std::string better = ui::tr(ui::words::review_better, ""), first_word = better.substr(0, better.find(' '));
  constexpr float kLowPanel = 110;  // the least that holds everything a player has
  for (const support::Screen screen : {support::Screen{1280, 720}, {1920, 1080}}) {
    CAPTURE(screen.width);
    driver.resize(screen);
    const ui::Rect last = support::rect_of(driver.target(driver.ids("player:").back()));
    float note = 0;
    for (const support::Lettering& one : support::lettering_of_panels(driver))
      if (one.text.rfind(first_word, 0) == 0) note = one.rect.y;
    CHECK(note > last.y + kLowPanel);
  }
}

TEST_CASE_FIXTURE(Reviewed, "a note that hides something of the table is folded and unfolded by a press on it") {
  driver.resize({360, 640, 2, true});
  answer_all(10);
  driver.press("review:1");
  REQUIRE(driver.has("note"));
  const auto note = [&] { return support::rect_of(driver.target("note")); };
  const ui::Rect whole = note();
  driver.click("note");  // not what lies under it
  CHECK(driver.state("panel") == "none");
  CHECK(note().area() < whole.area() / 4);
  CHECK(driver.target("note").value("label", "") == ui::tr(ui::words::note_unfold));
  CHECK(support::says(driver.mirror(), ui::tr(ui::words::review_better, "")));
  driver.press("note");
  CHECK(note().area() == whole.area());
  driver.press_all({"note", "moment:on", "moment:back"});
  CHECK(note().area() == whole.area());  // another note is not folded, and this one is new again
}

TEST_CASE_FIXTURE(Reviewed,
                  "the greatest luck leads to its position, where the table says whose it was and what turned up") {
  answer_with_luck();
  REQUIRE(driver.has("review:luck"));
  driver.press("review:luck");
  CHECK(driver.state("panel") == "none");
  const std::string words = ui::tr(ui::words::review_luck_of, "#", "30");
  CHECK(support::says(driver.mirror(), ui::tr(ui::words::review_luck)));
  CHECK(support::says(driver.mirror(), words.substr(words.find('#') + 1)));
  CHECK(support::says(driver.mirror(), "Turned up then: "));
  driver.press("moment:back");
  CHECK_FALSE(support::says(driver.mirror(), ui::tr(ui::words::review_luck)));
}

TEST_CASE("an unfinished game has no review") {
  support::Page page(support::begun_session(10));
  page.driver.press("menu");
  CHECK_FALSE(page.driver.has("menu:review"));
}

TEST_CASE("the review stops for other games and says nothing about them") {
  Reviewed over;
  over.driver.press_all({"panel:close", "menu", "menu:new", "start"});
  CHECK(over.host.worker_stops == 1);
  CHECK(over.host.worker_requests.size() == 1);
}
