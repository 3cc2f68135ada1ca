// Games by links on the table: devices that exchange nothing but links.
#include <algorithm>
#include <array>

#include "app/computer.h"
#include "app/link.h"
#include "support/check.h"
#include "support/page.h"
#include "ui/words.h"

using app::EventKind;
using support::Driver;
using support::FakeHost;

namespace {

/// A device; its page is closed and opened again between any two visits.
struct Device {
  FakeHost host;

  /// Opens the page with a link in its address, or without.
  std::unique_ptr<Driver> visit(const std::string& link = {}) {
    host.fragment = link;
    return std::make_unique<Driver>(host);
  }
  std::string copied() const { return host.copied.back().substr(host.copied.back().find('#') + 1); }
};

/// What computers play meanwhile, as the worker would.
void let_computers_play(Driver& driver, FakeHost& host) {
  while (driver.state("thinking") == "true") {
    const auto request = host.worker_requests.back();
    driver.event(EventKind::worker_reply, request.id, app::computer_answer(request.text));
  }
}

/// The first action, and whatever comes of it.
void play(Driver& driver, FakeHost& host, std::size_t which = 0) {
  const std::string seat = driver.state("toAct");
  while (driver.state("mayAct") == "true" && driver.state("toAct") == seat && driver.state("over") == "false") {
    const std::vector<std::string> legal = driver.legal();
    driver.act(legal[which % legal.size()]);
    let_computers_play(driver, host);
  }
}

/// Ana begins a game on her device: with Hugo far away, and a computer.
void begin(Driver& driver, const std::string& third = "seat:3:1") {
  driver.press("seat:2:2");
  CHECK(support::says(driver.mirror(), ui::tr(ui::words::far_form)));
  driver.event(EventKind::text_entered, "name:1", "Ana");
  driver.event(EventKind::text_entered, "name:2", "Hugo");
  driver.press_all({"add", third, "start"});
}

std::vector<std::uint16_t> actions_of(const std::string& link) { return app::read_link(link).value().record.actions; }

/// The first of three seats is here and begins. False: it is a game for fewer.
bool begin_with_two_away(Driver& driver, const std::string& game) {
  driver.press(game);
  if (!driver.has("add")) return false;
  driver.press("add");
  for (const std::string seat : {"seat:2:", "seat:3:"}) driver.press(driver.ids(seat).back());
  if (support::says(driver.mirror(), ui::tr(ui::words::first_by_lot))) driver.press("first");
  driver.press("start");
  return true;
}

/// The controls of the form that choose a game.
std::vector<std::string> offered_games() {
  Device device;
  return device.visit()->ids("game:");
}

bool within(const support::Json& target, const support::Screen& screen) {
  const float x = target.value("x", -1.0f), y = target.value("y", -1.0f);
  return x >= 0 && y >= 0 && x + target.value("w", 0.0f) <= screen.width &&
         y + target.value("h", 0.0f) <= screen.height;
}

struct Two {
  Two() {
    const auto page = ana.visit();
    begin(*page);
    play(*page, ana.host);
    page->press("far:send");
    first_link = ana.copied();
  }
  /// Hugo opens the first link, plays, and sends one back.
  std::string hugo_answers() {
    const auto page = hugo.visit(first_link);
    page->press("link:seat:2");
    play(*page, hugo.host);
    page->press("far:send");
    return hugo.copied();
  }

  Device ana, hugo;
  std::string first_link;
};

}  // namespace

TEST_CASE_FIXTURE(
    Two, "after one's turn the page offers the link, then says for whom it waits, and opens the answer at once") {
  {
    const auto page = ana.visit();
    CHECK(page->state("mayAct") == "false");
    CHECK(support::says(page->mirror(), ui::tr(ui::words::far_wait, "Hugo")));
    CHECK(page->has("far:open"));
  }
  std::string answer, hash;
  {
    const auto page = hugo.visit(first_link);
    CHECK(page->state("panel") == "open_link");
    CHECK(support::says(page->mirror(), ui::tr(ui::words::far_secrets)));
    CHECK(page->ids("link:seat:") == std::vector<std::string>{"link:seat:2", "link:seat:1"});
    page->press("link:seat:2");
    CHECK(page->state("panel") == "none");
    CHECK(hugo.host.fragment.empty());
    CHECK(page->state("mayAct") == "true");
    CHECK(page->state("status").rfind(ui::tr(ui::words::your_turn), 0) == 0);
    play(*page, hugo.host);
    CHECK(support::says(page->mirror(), ui::tr(ui::words::far_send, "Ana")));
    page->press("far:send");
    CHECK(support::says(page->mirror(), ui::tr(ui::words::far_wait, "Ana")));
    answer = hugo.copied();
    hash = page->state("hash");
  }
  const auto page = ana.visit(answer);
  CHECK(page->state("panel") == "none");
  CHECK(page->state("hash") == hash);
  CHECK(page->state("mayAct") == "true");
  CHECK(page->state("cursor") == page->state("length"));
  // What happened since was said, action by action.
  std::string said;
  for (const std::string& one : ana.host.announcements) said += one;
  CHECK(said.find("Hugo") != std::string::npos);
  CHECK(app::Library(ana.host).games().size() == 1);
}

TEST_CASE_FIXTURE(Two, "the turn of a rival far away is announced by its panel, and has the pace of rivals") {
  const std::string answer = hugo_answers();
  app::Settings settings;
  settings.rivals_speed = app::Speed::off;
  Device copy = ana;
  copy.host.stored["settings"] = app::settings_text(settings);
  for (const bool moves : {true, false}) {
    const auto page = (moves ? ana : copy).visit();
    const auto bank = [&] {
      std::string all;
      for (const std::string& pile : page->ids("pile:")) all += page->target(pile).value("label", "") + ' ';
      return all;
    };
    const std::string before = bank();
    page->app().on_event({.kind = EventKind::link_opened, .id = {}, .text = answer});
    int still = 0;  // frames before anything leaves
    page->frame();
    page->frame();
    CHECK((page->state("moving") == "true") == moves);
    for (; page->state("moving") == "true" && bank() == before; ++still) page->frame();
    CHECK((still > 20) == moves);
    page->settle();
    CHECK(page->state("mayAct") == "true");
  }
}

TEST_CASE_FIXTURE(Two, "the answer opens while another game is on the table, which stays in the library") {
  const std::string answer = hugo_answers();
  const auto page = ana.visit();
  page->press_all({"menu", "menu:new", "seat:2:0", "seat:3:0", "start"});
  page->act(page->legal().front());
  page->event(EventKind::link_opened, "", answer);
  CHECK(page->state("panel") == "none");
  CHECK(page->state("mayAct") == "true");
  CHECK(actions_of(page->state("link")) == actions_of(answer));
  CHECK(app::Library(ana.host).games().size() == 2);
}

TEST_CASE_FIXTURE(Two, "the same link again says that nothing is new") {
  const auto page = ana.visit(first_link);
  CHECK(page->state("panel") == "none");
  CHECK(page->state("notice") == ui::tr(ui::words::far_same));
  CHECK(page->state("link") == first_link);
}

TEST_CASE_FIXTURE(Two, "an older link says so, and offers the stored game or a game of its own") {
  const auto page = hugo.visit(first_link);
  page->press("link:seat:2");
  play(*page, hugo.host);
  const std::string mine = page->state("link");
  page->event(EventKind::link_opened, "", first_link);
  CHECK(page->state("panel") == "open_link");
  CHECK(support::says(page->mirror(), ui::tr(ui::words::far_older)));
  page->press("link:mine");
  CHECK(page->state("panel") == "none");
  CHECK(page->state("link") == mine);
  page->event(EventKind::link_opened, "", first_link);
  page->press("link:open");
  CHECK(page->state("mayAct") == "true");  // Hugo's seat is still his
  CHECK(app::Library(hugo.host).games().size() == 2);
}

TEST_CASE_FIXTURE(Two, "undo of what was sent warns that others have it; the answer to it still finds its line") {
  const std::string answer = hugo_answers();
  const auto page = ana.visit();
  page->press("undo");
  CHECK(page->state("notice") == ui::tr(ui::words::far_undone));
  CHECK(page->state("mayAct") == "true");
  page->act(page->legal()[5]);
  CHECK(page->state("panel") == "later_moves");
  CHECK(support::says(page->mirror(), ui::tr(ui::words::far_later_sent)));
  page->press("past:play");
  CHECK(support::says(page->mirror(), ui::tr(ui::words::far_send, "Hugo")));
  CHECK(app::Library(ana.host).games().size() == 2);  // the line that went out
  page->event(EventKind::link_opened, "", answer);
  CHECK(actions_of(page->state("link")) == actions_of(answer));
  CHECK(page->state("mayAct") == "true");
}

TEST_CASE_FIXTURE(Two, "a link that differs from the game asks, and both are kept") {
  std::string other_line;
  {
    const auto page = ana.visit();
    page->press("undo");
    page->act(page->legal()[5]);
    page->press("past:play");
    page->press("far:send");
    other_line = ana.copied();
  }
  const auto page = hugo.visit(first_link);
  page->press("link:seat:2");
  play(*page, hugo.host);
  page->event(EventKind::link_opened, "", other_line);
  CHECK(page->state("panel") == "open_link");
  CHECK(support::says(page->mirror(), ui::tr(ui::words::far_differs, "0")));
  page->press("link:open");
  CHECK(page->state("mayAct") == "true");
  CHECK(page->state("link") != other_line);  // told from Hugo's side
  CHECK(app::Library(hugo.host).games().size() == 2);
}

TEST_CASE_FIXTURE(Two, "what a rival far away has reserved unseen stays unseen") {
  std::string link;
  {
    const auto page = hugo.visit(first_link);
    page->press("link:seat:2");
    const std::vector<std::string> legal = page->legal();
    const auto unseen = std::find_if(legal.begin(), legal.end(),
                                     [](const std::string& one) { return one.rfind("reserve deck", 0) == 0; });
    REQUIRE(unseen != legal.end());
    page->act(*unseen);
    let_computers_play(*page, hugo.host);
    link = page->state("link");
    CHECK(page->target("hand:1.0").value("label", "").find("costs") != std::string::npos);
  }
  const auto page = ana.visit(link);
  CHECK(page->state("mayAct") == "true");
  CHECK(page->log()[1].rfind("reserve deck", 0) == 0);
  CHECK(page->target("hand:1.0").value("label", "costs").find("costs") == std::string::npos);
}

TEST_CASE_FIXTURE(Two, "My games says which game waits for whom") {
  const auto page = ana.visit();
  page->press_all({"menu", "menu:games"});
  CHECK(support::says(page->mirror(), ui::tr(ui::words::far_turn, "Hugo")));
}

TEST_CASE("where another tab plays, a link that goes on with a game takes the game over") {
  Two two;
  FakeHost& host = two.ana.host;
  std::string answer;
  {
    const auto page = two.hugo.visit(two.first_link);
    page->press("link:seat:2");
    play(*page, two.hugo.host);
    answer = page->state("link");
  }
  {
    const auto page = two.ana.visit(answer);
    page->event(EventKind::tab_lost);  // the page has just started and hears that another one plays
    CHECK(host.tab_takes == 1);
    page->event(EventKind::tab_owned);
    CHECK(page->state("mayAct") == "true");
    page->event(EventKind::tab_lost);  // later the other one takes it back
    CHECK(host.tab_takes == 1);
    CHECK(page->state("mayAct") == "false");
  }
}

TEST_CASE("three persons on three devices, in every game, hand a game round and see the same") {
  for (const std::string& game : offered_games()) {
    CAPTURE(game);
    std::array<Device, 3> devices;
    std::string link;
    {
      const auto page = devices[0].visit();
      if (!begin_with_two_away(*page, game)) continue;
    }
    std::array<bool, 3> known{true, false, false};
    std::size_t turns = 0;
    std::string hash;
    int acting = 0;
    for (; turns < 9; ++turns) {
      Device& device = devices[static_cast<std::size_t>(acting)];
      const auto page = device.visit(link);
      if (!known[static_cast<std::size_t>(acting)]) page->press("link:seat:" + std::to_string(acting + 1));
      known[static_cast<std::size_t>(acting)] = true;
      CHECK(page->state("panel") == "none");
      if (turns > 0) CHECK(page->state("hash") == hash);
      REQUIRE(page->state("mayAct") == "true");
      REQUIRE(page->state("toAct") == std::to_string(acting));
      play(*page, device.host, turns * 7 + 3);
      CHECK(page->state("mayAct") == "false");
      hash = page->state("hash");
      acting = std::stoi(page->state("toAct"));
      page->press("far:send");
      link = device.copied();
    }
  }
}

TEST_CASE("the bar about links has room at every size, in every game") {
  for (const std::string& game : offered_games()) {
    Device device;
    device.host.sharing = true;
    const auto page = device.visit();
    if (!begin_with_two_away(*page, game)) continue;
    play(*page, device.host);
    for (const support::Screen& screen :
         {support::Screen{360, 640}, support::Screen{640, 360}, support::Screen{800, 1200}, support::Screen{1280, 720},
          support::Screen{2560, 1440}}) {
      CAPTURE(game);
      CAPTURE(screen.width);
      page->resize(screen);
      const std::vector<std::string> ways = page->ids("far");
      CHECK((ways == std::vector<std::string>{"far:send", "far:code", "far:open"} ||
             ways == std::vector<std::string>{"far:open", "far:code", "far:send"}));
      for (const std::string& id : ways) {
        CAPTURE(id);
        CHECK(within(page->target(id), screen));
        CHECK(page->target(id).value("w", 0.0f) >= 40);
        CHECK(page->target(id).value("h", 0.0f) >= 36);
      }
    }
    // The system's share sheet, where there is one.
    page->press("far:send");
    REQUIRE(device.host.shared.size() == 1);
    CHECK(device.host.shared.front().text.find("#g=1.") != std::string::npos);
  }
}
