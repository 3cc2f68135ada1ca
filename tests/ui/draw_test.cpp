// Every panel and the table of golden games, drawn at many sizes, in both languages and all looks: without assertions of
// Dear ImGui, with valid triangles, with targets that have labels and can be hit.
#include <cmath>
#include <set>

#include "app/link.h"
#include "app/save.h"
#include "base/hash.h"
#include "support/any_game.h"
#include "support/check.h"
#include "support/data.h"
#include "support/page.h"
#include "support/panels.h"
#include "ui/game_row.h"

using support::Driver;
using support::FakeHost;
using support::Json;
using support::Screen;

namespace {

const std::vector<Screen> kScreens{{1280, 720, 1}, {390, 844, 3, true}, {640, 360, 2, true}, {360, 640, 2, true},
                                   {768, 1024, 2}, {1024, 768, 1},      {1920, 1080, 1},     {2560, 1440, 2}};

void store_settings(FakeHost& host, const app::Settings& settings) {
  host.stored["settings"] = app::settings_text(settings);
}

struct Box {
  std::string id;
  float x, y, w, h;
};

/// What is wrong with the targets of the frame drawn last. In a scrolled panel, what is out of view may lie anywhere.
std::string faults_of(const Driver& driver, const Screen& screen) {
  std::string faults;
  std::set<std::string> ids;
  std::vector<Box> boxes;
  const bool panel = driver.state("panel") != "none";
  for (const Json& target : driver.query("targets")) {
    const Box box{target.value("id", ""), target.value("x", NAN), target.value("y", NAN), target.value("w", NAN),
                  target.value("h", NAN)};
    if (box.id.empty()) faults += "a target without id; ";
    if (!ids.insert(box.id).second) faults += "twice " + box.id + "; ";
    if (target.value("label", "").empty()) faults += "no label: " + box.id + "; ";
    // Cards of rivals, pieces of a recap, tiles of players and the number of tokens are looked at, not pressed; a place on a
    // map is reached by its road as well.
    const auto is = [&](const char* kind) { return box.id.rfind(kind, 0) == 0; };
    const bool looked_at = is("hand:") || is("piece:") || is("won:") || is("held:");
    const float least = looked_at ? 16.0f : box.id.rfind("space:", 0) == 0 ? 1.0f : 24.0f;
    if (!(box.w >= least && box.h >= least)) faults += "too small: " + box.id + "; ";
    const bool inside = box.x >= -0.5f && box.y >= -0.5f && box.x + box.w <= screen.width + 0.5f &&
                        box.y + box.h <= screen.height + 0.5f;
    const bool scrolls = panel || box.id.rfind("choice:", 0) == 0;
    if (!inside && !scrolls) faults += "outside: " + box.id + "; ";
    if (inside) boxes.push_back(box);
  }
  if (panel) return faults;
  for (std::size_t i = 0; i < boxes.size(); ++i)
    for (std::size_t k = i + 1; k < boxes.size(); ++k) {
      const Box &a = boxes[i], &b = boxes[k];
      const float w = std::min(a.x + a.w, b.x + b.w) - std::max(a.x, b.x),
                  h = std::min(a.y + a.h, b.y + b.h) - std::max(a.y, b.y);
      // Hits must be unambiguous: two targets are disjoint, or one is within the other.
      // A player's columns may be larger than what is drawn of them, so that a finger meets them.
      const bool column = b.id.rfind("colour:", 0) == 0 || a.id.rfind("colour:", 0) == 0;
      const bool within = column || (w > std::min(a.w, b.w) - 1 && h > std::min(a.h, b.h) - 1);
      if (!within && w > 1 && h > 1 && faults.size() < 400) faults += a.id + " over " + b.id + "; ";
    }
  return faults;
}

app::Session session_of_link(const std::string& link) {
  auto read = app::read_link(link);
  REQUIRE(read.ok());
  for (app::Seat& seat : read.value().record.seats) seat.level.clear();
  auto session = app::Session::open(read.value().record);
  REQUIRE(session.ok());
  return std::move(session.value());
}

/// The golden games of links-v1.txt, with persons at all seats.
std::vector<app::Session> golden_games() {
  std::vector<app::Session> games;
  for (const std::string& line : support::data_lines("app/links-v1.txt")) {
    const std::string link = line.substr(line.rfind(' ') + 1);
    if (link[0] == 'g') games.push_back(session_of_link(link));
  }
  return games;
}

void load(Driver& driver, const app::Session& session) {
  driver.event(app::EventKind::file_chosen, "", app::save_text(session));
  REQUIRE(driver.state("hash") == base::hex16(session.position().hash()));
}

/// Moments of a game with different things to decide: the first of each phase, some others, and the end.
std::vector<std::size_t> moments(const app::Session& session) {
  std::vector<std::size_t> found;
  std::set<splendor::Phase> phases;
  for (std::size_t at = 0; at <= session.length(); ++at)
    if (phases.insert(support::typed(session.position(at)).state().phase).second || at == session.length() / 2)
      found.push_back(at);
  return found;
}

struct NewGame : support::Page {
  NewGame() : Page(support::new_session({}, 3)) {}
};

}  // namespace

TEST_CASE("the table of every golden game is drawn at every size, in every look and language" *
          doctest::test_suite("slow")) {
  const std::vector<app::Session> games = golden_games();
  std::size_t screen = 0;
  for (const base::Language language : base::kEveryLanguage)
    for (const app::Look look : {app::Look::dark, app::Look::light, app::Look::contrast})
      for (const int percent : {100, 150}) {
        FakeHost host;
        store_settings(host, {.text_percent = percent,
                              .language = language,
                              .look = look,
                              .speed = app::Speed::off,
                              .letters = percent == 150});
        Driver driver(host, kScreens[screen % kScreens.size()]);
        for (std::size_t g = screen % 3; g < games.size(); g += 3) {  // a third of the games with each setting
          app::Session session = games[g];
          driver.resize(kScreens[++screen % kScreens.size()]);
          for (const std::size_t at : moments(session)) {
            session.go_to(at);
            load(driver, session);
            const std::string what = support::setup_text(support::typed(session.position()).state().setup) + " at " +
                                     std::to_string(at) + ", " +
                                     std::to_string(static_cast<int>(kScreens[screen % kScreens.size()].width)) +
                                     " wide, text " + std::to_string(percent);
            CAPTURE(what);
            CHECK(faults_of(driver, kScreens[screen % kScreens.size()]) == "");
          }
        }
      }
}

TEST_CASE("every game is drawn at its beginning, in the middle and at its end, at every size and text size") {
  for (const engine::GameType& type : games::all())
    for (const int percent : {100, 150, 200}) {
      FakeHost host;
      store_settings(host, {.text_percent = percent, .speed = app::Speed::off, .guide = false});
      Driver driver(host);
      for (const std::size_t most : std::array<std::size_t, 3>{0, 9, 1000}) {
        load(driver, support::session_of(type, {"", ""}, most));
        if (driver.has("end:table")) driver.press("end:table");
        for (const Screen& screen : kScreens) {
          driver.resize(screen);
          CAPTURE(type.name);
          CAPTURE(percent);
          CAPTURE(screen.width);
          CHECK(faults_of(driver, screen) == "");
        }
      }
    }
}

TEST_CASE("every tutorial game is drawn with its lessons at every size and text size") {
  std::size_t n = 0;
  for (const ui::GameRow& row : ui::game_rows())
    for (const ui::Course& course : row.courses)
      for (const Screen& screen : kScreens) {
        const int percent = std::array{100, 125, 150, 200}[n % 4];
        FakeHost host;
        store_settings(host, {.text_percent = percent,
                              .language = base::kEveryLanguage[n++ % base::kLanguageCount],
                              .speed = app::Speed::off});
        Driver driver(host, screen);
        load(driver, app::Session::open(app::read_link(course.link).value().record).value());
        CAPTURE(course.id);
        CAPTURE(screen.width);
        CAPTURE(percent);
        REQUIRE(driver.has("lesson:skip"));
        for (int lesson = 0; lesson < 4; ++lesson) {
          CHECK(faults_of(driver, screen) == "");
          if (driver.has("lesson:next")) driver.press("lesson:next");
        }
      }
}

TEST_CASE("everything that can be chosen on the table is drawn on every shape of it") {
  app::Session session = support::played_session({.players = 5, .modules = 15}, 3, support::random_action, 90);
  while (!session.position().starts_ply()) session.play(0);
  for (const Screen& screen : kScreens) {
    FakeHost host;
    store_settings(host, {.speed = app::Speed::off});
    support::store_game(host, session);
    Driver driver(host, screen);
    const std::set<std::string> of_the_bar{"undo", "redo", "menu", "log", "share", "help"};
    for (const std::string& id : driver.ids()) {
      if (of_the_bar.count(id) != 0) continue;
      CAPTURE(id);
      CAPTURE(screen.width);
      if (!driver.has(id)) continue;
      driver.press(id);
      if (driver.state("length") != std::to_string(session.length())) load(driver, session);
      CHECK(faults_of(driver, screen) == "");
      driver.key(ImGuiKey_Escape);
    }
  }
}

TEST_CASE("every panel is drawn at every size, text size, look and language") {
  std::size_t n = 0;
  std::set<std::string> drawn{"none"};
  for (const base::Language language : base::kEveryLanguage)
    for (const app::Look look : {app::Look::dark, app::Look::light, app::Look::contrast}) {
      const int percent = std::array{100, 125, 150, 200}[n % 4];
      FakeHost host = support::host_with_much_to_show();
      store_settings(host,
                     {.text_percent = percent, .language = language, .look = look, .chances = true, .warning = true});
      Driver driver(host);
      for (int i = 0; i < 3; ++i) {
        const Screen& screen = kScreens[n++ % kScreens.size()];
        driver.resize(screen);
        CAPTURE(screen.width);
        CAPTURE(percent);
        const auto check = [&] {
          const std::string panel = driver.state("panel");
          CAPTURE(panel);
          drawn.insert(panel);
          CHECK(faults_of(driver, screen) == "");
        };
        support::show_every_panel(driver, host, i == 0, check);
      }
    }
  for (const ui::PanelRow& row : ui::panel_rows()) {
    CAPTURE(row.name);
    CHECK(drawn.count(std::string(row.name)) == 1);
  }
}

TEST_CASE_FIXTURE(NewGame, "a panel is made when something changed, not with every frame") {
  driver.press_all({"menu", "menu:settings"});
  const std::string made = driver.state("panelViews");
  for (int i = 0; i < 5; ++i) driver.frame();
  CHECK(driver.state("panelViews") == made);
  driver.press("letters");
  CHECK(driver.state("panelViews") != made);
  CHECK(driver.target("letters").value("pressed", false));
}

TEST_CASE("actions fly over the table at every speed, and a click skips them") {
  for (const app::Speed speed : {app::Speed::off, app::Speed::fast, app::Speed::normal, app::Speed::slow}) {
    FakeHost host;
    store_settings(host, {.speed = speed});
    support::store_game(host, support::new_session({.players = 4, .modules = 15}, 3));
    Driver driver(host);
    ImGuiIO& io = ImGui::GetIO();
    io.AddMousePosEvent(2, 719);  // on nothing
    base::RandomSource random(1);
    for (int i = 0; i < 60 && driver.state("over") == "false"; ++i) {
      const auto count = static_cast<std::uint32_t>(driver.legal().size());
      driver.send_press("act:" + std::to_string(random.below(count)));
      int frames = 0;
      while (driver.frame() && driver.state("moving") == "true") {
        REQUIRE(++frames < 400);
        if (i % 2 == 0) continue;
        io.AddMouseButtonEvent(0, true);
        driver.frame();
        CHECK(driver.state("moving") == "false");
        io.AddMouseButtonEvent(0, false);
      }
      if (speed == app::Speed::off) CHECK(frames == 0);
      driver.frame();  // the mirror tells of it
    }
  }
}

TEST_CASE("with reduced motion nothing flies") {
  FakeHost host;
  host.reduced_motion = true;
  store_settings(host, {.speed = app::Speed::slow});
  support::store_game(host, support::new_session({}, 3));
  Driver driver(host);
  driver.send_press("act:0");
  driver.frame();
  CHECK(driver.state("moving") == "false");
}

TEST_CASE_FIXTURE(NewGame, "a screen of no size draws nothing and does no harm") {
  for (const Screen& screen : {Screen{1, 1}, Screen{50, 40}, Screen{320, 200}, Screen{4000, 300}, Screen{200, 3000}})
    driver.resize(screen);
  driver.resize({});
  CHECK(driver.has("pile:w"));
}

TEST_CASE_FIXTURE(NewGame, "nothing is drawn again once nothing moves") {
  for (int i = 0; i < 10; ++i) CHECK_FALSE(driver.frame());
  const std::string mirror = host.mirror;
  host.mirror.clear();
  driver.frame();
  CHECK(host.mirror.empty());  // told only when it changes
  CHECK_FALSE(mirror.empty());
}
