// Every game of this build on the page, the third game of tests/support/pairs among them, which has the default table:
// begun from the form, played by presses, answered by a computer player, taken back, shared, counted.
#include "app/computer.h"
#include "app/link.h"
#include "support/any_game.h"
#include "support/driver.h"
#include "ui/game_row.h"

using support::Driver;
using support::FakeHost;
using support::Json;

namespace {

constexpr int kMostPresses = 1500;

std::vector<std::string> action_buttons(const Driver& driver) {
  std::vector<std::string> ids;
  const Json mirror = driver.mirror();
  for (const Json& group : mirror["actions"]["groups"])
    for (const Json& button : group["buttons"]) ids.push_back(button.value("id", ""));
  return ids;
}

/// What the worker would do, if it is asked.
void answer(Driver& driver, FakeHost& host) {
  while (!host.worker_requests.empty()) {
    const auto request = host.worker_requests.back();
    host.worker_requests.clear();
    driver.event(app::EventKind::worker_reply, request.id, app::computer_answer(request.text));
  }
}

/// A person's turn: by a click where the table has a button for the action, else by the mirror's.
void play_any(Driver& driver, base::RandomSource& random) {
  const auto buttons = action_buttons(driver);
  REQUIRE_FALSE(buttons.empty());
  const std::string id = buttons[random.below(static_cast<std::uint32_t>(buttons.size()))];
  driver.has(id) ? driver.click(id) : driver.event(app::EventKind::activate, id);
}

}  // namespace

TEST_CASE("every game: from the form to its end by presses, with undo, link, file and statistics") {
  for (const ui::GameRow& row : ui::game_rows()) {
    const std::string name(app::kind_name(row.kind));
    CAPTURE(name);
    FakeHost host;
    host.storage_write("settings", "speed=0;guide=0");
    Driver driver(host);
    driver.press_all({"game:" + name, "seat:2:1", "start"});
    CHECK(driver.mirror().value("heading", "").find(ui::tr(row.name)) == 0);
    base::RandomSource random(3);
    for (int presses = 0; driver.state("over") == "false"; ++presses) {
      REQUIRE(presses < kMostPresses);
      play_any(driver, random);
      answer(driver, host);
      if (presses == 2) {
        const std::string length = driver.state("length");
        driver.press("undo");
        CHECK(driver.state("cursor") != length);
        driver.press("redo");
        CHECK(driver.state("cursor") == length);
        driver.press_all({"menu", "menu:share", "copy:game", "export", "panel:close"});
        const app::GameRecord record = support::stored_game(host).record();
        CHECK(app::read_link(host.copied.back()).value().record.actions == record.actions);
        const std::string file = host.files.back().text;
        play_any(driver, random);
        driver.event(app::EventKind::file_chosen, "", file);
        CHECK(support::stored_game(host).record() == record);
        answer(driver, host);
      }
    }
    CHECK(driver.state("panel") == "ending");
    CHECK(support::says(driver.mirror()["dialog"], driver.state("status")));
    driver.press_all({"end:table", "menu", "menu:help", "panel:close", "menu", "menu:statistics", "stats:" + name});
    CHECK(support::says(driver.mirror(), "Games: 1"));
    driver.press("stats:deal:1");
    CHECK(driver.state("panel") == "new_game");
  }
}

TEST_CASE("every game: the mirror lists the players and the legal actions, whichever table draws it") {
  for (const engine::GameType& type : games::all()) {
    CAPTURE(type.name);
    FakeHost host;
    const app::Session session = support::session_of(type, {"", ""}, 3);
    support::store_game(host, session);
    const Driver driver(host);
    CHECK(support::says(driver.mirror()["sections"], "Ada"));
    CHECK(action_buttons(driver).size() == static_cast<std::size_t>(session.position().legal_count()));
    CHECK(driver.mirror()["log"]["lines"].size() == 3);
  }
}
