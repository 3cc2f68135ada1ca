// The history bar: by button, by key and by dragging, back to now and on from any position; it takes the place of the
// actions, and disappears as soon as something is chosen.
#include <imgui.h>

#include <algorithm>

#include "app/library.h"
#include "games/splendor/game.h"
#include "support/any_game.h"
#include "support/check.h"
#include "support/frames.h"
#include "support/game_parts.h"
#include "support/lettering.h"
#include "support/page.h"
#include "support/triangles.h"
#include "ui/moment_bar.h"
#include "ui/theme.h"
#include "ui/words.h"

namespace {

struct Looking : support::Page {
  Looking() : Page(support::begun_session(9)) { driver.press_all({"menu", "menu:log", "log:3"}); }

  std::string cursor() const { return driver.state("cursor"); }
  /// Presses the middle of the slider and lets go at this share of it.
  void drag_to(float share) {
    const support::Json slider = driver.target("moments");
    const float x = slider.value("x", 0.0f) + 10, w = slider.value("w", 0.0f) - 20;
    const float y = slider.value("y", 0.0f) + slider.value("h", 0.0f) / 2;
    ImGuiIO& io = ImGui::GetIO();
    io.AddMousePosEvent(x + w / 2, y);
    driver.frame();
    io.AddMouseButtonEvent(0, true);
    driver.frame();
    io.AddMousePosEvent(x + w * share, y);
    for (int frames = 0; frames < 3; ++frames) driver.frame();
    io.AddMouseButtonEvent(0, false);
    driver.settle();
  }
};

/// A finger touches, moves and lets go.
void swipe(support::Driver& driver, float x, float y, float by_x, float by_y) {
  ImGuiIO& io = ImGui::GetIO();
  io.AddMousePosEvent(x, y);
  driver.frame();
  io.AddMouseButtonEvent(0, true);
  for (int frames = 0; frames < 5; ++frames) {
    driver.frame();
    io.AddMousePosEvent(x + by_x * static_cast<float>(frames) / 4, y + by_y * static_cast<float>(frames) / 4);
  }
  driver.frame();
  io.AddMouseButtonEvent(0, false);
  driver.settle();
}

/// A text within the upper 50 pixels of the frame drawn last has these words.
bool top_says(const std::string& words) {
  const auto texts = support::lettering(*ImGui::GetDrawData());
  return std::any_of(texts.begin(), texts.end(), [&](const support::Lettering& one) {
    return one.rect.bottom() < 50 && one.text.find(words) != std::string::npos;
  });
}

constexpr support::Screen kPhone{360, 640, 2, true};

/// Ids of the icons in the bar above the table, in alphabetical order. Each is large enough for a finger, and none lies over another.
std::vector<std::string> icons_above(const support::Driver& driver) {
  std::vector<std::string> ids;
  std::vector<ui::Rect> places;
  for (const support::Json& target : driver.query("targets")) {
    const ui::Rect place{target.value("x", 0.0f), target.value("y", 0.0f), target.value("w", 0.0f),
                         target.value("h", 0.0f)};
    if (place.bottom() > 48) continue;
    ids.push_back(target.value("id", ""));
    CAPTURE(ids.back());
    CHECK(place.w >= 36);
    CHECK(place.h >= 36);
    for (const ui::Rect& other : places) CHECK(place.clipped(other).area() < 0.1f);
    places.push_back(place);
  }
  std::sort(ids.begin(), ids.end());
  return ids;
}

/// The history bar alone, of a game of nine actions whose fifth position is shown.
struct BarAlone : support::Frames {
  support::FakeHost host;
  support::GameParts parts{host};
  ui::MomentBar bar;
  ui::Rect area{20, 300, 400, 300};

  explicit BarAlone(app::Session session = support::begun_session(9), std::size_t cursor = 4) {
    parts.game.begin_entry(std::move(session));
    parts.game.go_to(cursor);
  }
  /// When it is to be drawn again, at the latest.
  double draw_at(double ms, std::string_view press = {}, bool below_panel = false) {
    return frame_at(ms, press, [&](ui::Frame& frame) {
      targets.set_blocked(below_panel);
      bar.update(frame.canvas, parts.game.moment(), parts.game.table(), area, "");
      bar.hear(frame, parts.game.table());
      bar.draw(frame.canvas);
    });
  }
};

/// The slider of a game of so many actions, as it is drawn.
struct Slider {
  BarAlone alone;
  ui::Rect rect;
  std::vector<std::size_t> stops{0};
  const ui::Theme& theme = ui::theme_for(ui::ThemeKind::dark);

  Slider(std::size_t actions, float width) : alone(support::session_of(games::all().front(), {"", ""}, actions), 0) {
    alone.area.w = width;
    alone.draw_at(0);
    alone.paper.clear();
    alone.draw_at(10);
    const auto& controls = alone.targets.all();
    rect = std::find_if(controls.begin(), controls.end(), [](const auto& one) { return one.id == "moments"; })->rect;
    for (std::size_t i = 1; i <= session().length(); ++i)
      if (i == session().length() || session().position(i).starts_ply()) stops.push_back(i);
  }
  const app::Session& session() const { return alone.parts.game.moment().session; }
  float step() const { return (rect.w - 20) / static_cast<float>(stops.size() - 1); }
  float place_of(std::size_t stop) const { return rect.x + 10 + step() * static_cast<float>(stop); }
  bool begins_round(std::size_t stop) const {
    return session().position(stops[stop]).round() != session().position(stops[stop - 1]).round();
  }
  ui::Milestone mark_at(std::size_t stop) const {
    const ui::Moment moment = alone.parts.game.moment();
    ui::Milestone mark = ui::Milestone::none;
    for (std::size_t i = stops[stop - 1]; i < stops[stop]; ++i)
      mark = std::max(mark, alone.parts.game.table().milestone(moment, i));
    return mark;
  }
  bool has(ImU32 colour, const ui::Rect& place) const {
    const auto& corners = alone.paper.list().VtxBuffer;
    return std::any_of(corners.begin(), corners.end(), [&](const ImDrawVert& one) {
      return one.col == colour && place.contains(one.pos.x, one.pos.y);
    });
  }
};

struct Over : support::Page {
  Over() : Page(support::begun_session(2000)) {}
};

}  // namespace

TEST_CASE_FIXTURE(support::Begun<9>, "while the game is played there is no history bar; undo and the log show it") {
  CHECK_FALSE(driver.has("moments"));
  driver.press("undo");
  CHECK(driver.has("moments"));
  driver.press("redo");
  CHECK_FALSE(driver.has("moments"));
}

TEST_CASE_FIXTURE(Looking, "the buttons of the history bar lead through all positions, and out of them") {
  CHECK(cursor() == "4");
  driver.press("moment:back");
  CHECK(cursor() == "3");
  driver.press_all({"moment:on", "moment:on"});
  CHECK(cursor() == "5");
  driver.press("moment:first");
  CHECK(cursor() == "0");
  CHECK_FALSE(driver.target("moment:back").value("enabled", true));
  driver.press("moment:last");
  CHECK(cursor() == "9");
  CHECK_FALSE(driver.has("moments"));
}

TEST_CASE_FIXTURE(Looking, "arrows, Home and End do the same, and do not move the focus") {
  driver.key(ImGuiKey_LeftArrow);
  CHECK(cursor() == "3");
  driver.key(ImGuiKey_RightArrow);
  CHECK(cursor() == "4");
  driver.key(ImGuiKey_End);
  CHECK(cursor() == "9");
  driver.press("undo");
  driver.key(ImGuiKey_Home);
  CHECK(cursor() == "0");
  driver.key(ImGuiKey_DownArrow);  // now the ring is on a control, and the arrows lead it
  driver.key(ImGuiKey_RightArrow);
  CHECK(cursor() == "0");
  driver.key(ImGuiKey_Escape);
}

TEST_CASE_FIXTURE(Looking, "dragging the slider shows the position under the finger") {
  drag_to(1.0f / 9);
  CHECK(cursor() == "1");
  drag_to(0);
  CHECK(cursor() == "0");
}

TEST_CASE_FIXTURE(Looking, "a finger that moves sideways shows the moment before or after, and presses nothing") {
  driver.resize(kPhone);
  swipe(driver, 100, 300, 120, 10);
  CHECK(cursor() == "3");
  swipe(driver, 220, 300, -120, -10);
  CHECK(cursor() == "4");
  swipe(driver, 100, 300, 40, 0);  // too short
  swipe(driver, 100, 300, 80, 90);
  CHECK(cursor() == "4");
  driver.resize({1280, 720, 1, true});
  swipe(driver, 400, 300, 70, 0);  // stays on a card, perhaps
  CHECK(cursor() == "3");
  CHECK(driver.has("moments"));
  driver.resize({1280, 720});
  swipe(driver, 100, 300, 120, 0);  // a mouse
  CHECK(cursor() == "3");
}

TEST_CASE("where a map scrolls, only a finger outside it leads through the moments") {
  int tables = 0;
  for (const engine::GameType& type : games::all()) {
    CAPTURE(type.name);
    support::Page page(support::session_of(type, {"", ""}, 20));
    support::Driver& driver = page.driver;
    driver.resize(kPhone);
    for (int line = 12; line > 2 && !driver.has("moment:back"); --line) {
      driver.press_all({"menu", "menu:log", "log:" + std::to_string(line)});
      if (driver.has("lesson:skip")) driver.press("lesson:skip");
    }
    if (!driver.has("moment:back")) continue;  // a table without the bar
    ++tables;
    const std::string cursor = driver.state("cursor");
    const bool has_map = !driver.ids("space:").empty();
    const support::Json button = driver.target("moment:back");
    swipe(driver, 100, 250, 120, 0);
    CHECK((driver.state("cursor") == cursor) == has_map);
    driver.press_all({"menu", "menu:log", "log:" + std::to_string(std::stoi(cursor) - 1)});
    swipe(driver, button.value("x", 0.0f) + 10, button.value("y", 0.0f) + 10, 120, 0);
    CHECK(std::stoi(driver.state("cursor")) < std::stoi(cursor));
  }
  CHECK(tables > 0);
}

TEST_CASE("an earlier moment says its round, also on a phone, and in the mirror that it is one") {
  for (const engine::GameType& type : games::all()) {
    CAPTURE(type.name);
    const app::Session session = support::session_of(type, {"", ""}, 20);
    support::Page page(session);
    support::Driver& driver = page.driver;
    driver.resize(kPhone);
    driver.press_all({"menu", "menu:log", "log:7"});
    const std::string round = "Round " + std::to_string(session.position(8).round());
    CHECK(top_says(round));
    CHECK(driver.mirror().value("status", "").find(round + ". An earlier moment. ") == 0);
    driver.press("undo");
    CHECK(page.host.announcements.back().find(ui::tr(ui::words::undone)) == 0);
    driver.press_all({"menu", "menu:log", "log:7"});
    CHECK(page.host.announcements.back().find(round) == 0);
    CHECK(page.host.announcements.back().find(ui::tr(ui::words::redone)) == std::string::npos);
  }
}

TEST_CASE_FIXTURE(Looking, "automatic play stops at the last position") {
  driver.press("moment:play");
  for (int frame = 0; frame < 3000 && cursor() != "9"; ++frame) driver.frame();
  CHECK(cursor() == "9");
  CHECK(driver.state("length") == "9");
}

TEST_CASE_FIXTURE(BarAlone, "automatic play takes a step at a time, waits for what flies and for a panel, and stops") {
  draw_at(0, "moment:play");
  CHECK_FALSE(bar.go_on(true).has_value());
  REQUIRE(bar.go_on(false) == std::optional<std::size_t>(5));
  parts.game.go_to(5);
  const double due = draw_at(100);
  CHECK(label_of("moment:play") == ui::tr(ui::words::moment_pause));
  CHECK(due > 500);
  CHECK_FALSE(bar.go_on(false).has_value());
  draw_at(due, {}, true);
  CHECK_FALSE(bar.go_on(false).has_value());
  draw_at(due + 10);
  CHECK(bar.go_on(false) == std::optional<std::size_t>(6));
  parts.game.go_to(9);
  draw_at(due + 2000);
  CHECK_FALSE(bar.go_on(false).has_value());
  draw_at(due + 2010);
  CHECK(label_of("moment:play") == ui::tr(ui::words::moment_play));
}

TEST_CASE_FIXTURE(BarAlone, "any other button of the history bar ends automatic play") {
  draw_at(0, "moment:play");
  draw_at(10, "moment:back");
  CHECK_FALSE(bar.go_on(false).has_value());
  CHECK(std::get<ui::intent::GoTo>(intents.others.back()).cursor == 3);
}

TEST_CASE_FIXTURE(BarAlone, "the view of the history bar is made when something changes, not while time passes") {
  for (double ms = 0; ms < 500; ms += 100) draw_at(ms);
  CHECK(bar.views_made() == 1);
  parts.game.go_to(3);
  draw_at(500);
  CHECK(bar.views_made() == 2);
  area.w = 300;
  draw_at(600);
  CHECK(bar.views_made() == 3);
  ui::set_language(base::Language::fr);
  draw_at(700);
  ui::set_language(base::Language::en);
  CHECK(bar.views_made() == 4);
}

TEST_CASE_FIXTURE(Looking,
                  "from a person's moment the game goes on at once, and what came later is a game of its own") {
  driver.press_all({"play_on", "past:play"});
  CHECK(cursor() == "4");
  CHECK(driver.state("length") == "4");
  CHECK_FALSE(driver.has("moments"));
  CHECK(app::Library(host).games().size() == 2);
}

TEST_CASE_FIXTURE(Looking, "the line that was put aside is one press away in the history bar, and so is the way back") {
  CHECK_FALSE(driver.has("moment:other"));
  driver.press("undo");
  const std::string kept = driver.state("length");
  driver.press_all({"play_on", "past:play", "undo"});
  CHECK_FALSE(driver.has("moment:other"));  // undo has brought the same line back
  driver.press_all({"play_on", "past:play"});
  for (int action = 0; action < 3; ++action) driver.act(driver.legal().back());
  CHECK_FALSE(driver.has("moments"));
  CHECK(driver.has("moment:other"));  // also above the table
  driver.press("undo");
  REQUIRE(driver.has("moment:other"));
  CHECK(driver.state("length") != kept);
  driver.press("moment:other");
  CHECK(driver.state("length") == kept);
  CHECK_FALSE(driver.has("moments"));
  REQUIRE(driver.has("moment:other"));  // the way back is where one came from
  driver.press("moment:other");
  CHECK(driver.state("length") != kept);
  driver.press("moment:other");
  driver.press("undo");
  driver.press("moment:other");
  CHECK(driver.state("length") != kept);
  for (const support::Screen& screen : {kPhone, {640, 360, 2, true}, {1280, 720}}) {
    driver.resize(screen);
    driver.press_all({"menu", "menu:log", "log:1"});
    for (const std::string id : {"moment:other", "moment:back", "moment:play", "moment:on"})
      CHECK(driver.target(id).value("w", 0.0f) >= 36);
  }
}

TEST_CASE(
    "the line that was put aside is one press away above the table of a phone, too, and crowds nothing out there") {
  for (const base::Language language : base::kEveryLanguage)
    for (const support::Screen& screen : {kPhone, support::Screen{320, 568, 2, true}, {640, 360, 2, true}}) {
      CAPTURE(screen.width);
      support::FakeHost host = support::host_with(support::begun_session(9));
      host.stored["settings"] = app::settings_text({.language = language, .speed = app::Speed::off});
      std::vector<std::string> with, without;
      {
        support::Driver driver(host, screen);
        driver.press_all({"menu", "menu:log", "log:3", "play_on", "past:play"});
        for (int action = 0; action < 3; ++action) driver.act(driver.legal().back());
        REQUIRE(driver.has("moment:other"));
        with = icons_above(driver);
        const auto texts = support::lettering(*ImGui::GetDrawData());
        CHECK(std::none_of(texts.begin(), texts.end(), [](const support::Lettering& one) {
          return one.rect.bottom() < 50 && one.text.find("\u2026") != std::string::npos;
        }));
        driver.press("moment:other");
        CHECK(driver.state("length") == "9");
        driver.press("undo");
        driver.press("moment:other");
        CHECK(driver.state("length") != "9");
      }
      const support::Driver opened_later(host, screen);
      CHECK_FALSE(opened_later.has("moment:other"));  // there only since it was put aside
      without = icons_above(opened_later);
      CHECK(std::erase(with, "moment:other") == 1);
      CHECK(with == without);
    }
}

TEST_CASE_FIXTURE(Looking, "a selection takes the place of the history bar, and the way back is above the table") {
  for (const std::string& id : driver.ids("pile:"))
    if (!driver.has("take")) driver.press(id);
  CHECK(driver.has("take"));
  CHECK_FALSE(driver.has("moments"));
  CHECK(driver.has("now"));
  driver.press("clear");
  CHECK(driver.has("moments"));
}

TEST_CASE(
    "a decision inside a turn of an earlier moment has the history bar, which leads on from there to the decision") {
  app::Session session =
      support::session_where([](const auto& game) { return game.state().phase == splendor::Phase::give_back; });
  const std::string decision = std::to_string(session.length());
  session.play(0);
  for (const support::Screen& screen : {support::Screen{1280, 720}, kPhone, {640, 360, 2, true}}) {
    CAPTURE(screen.width);
    support::Page page(session);
    support::Driver& driver = page.driver;
    driver.resize(screen);
    driver.press("undo");
    CHECK(driver.state("cursor") == decision);
    REQUIRE(driver.has("moments"));
    CHECK_FALSE(driver.has("return"));
    driver.key(ImGuiKey_LeftArrow);
    CHECK(std::stoi(driver.state("cursor")) < std::stoi(decision));
    driver.press_all({"menu", "menu:log", "log:" + std::to_string(std::stoi(decision) - 1), "play_on", "past:play"});
    CHECK(driver.state("length") == decision);
    CHECK(driver.has("return"));
    CHECK_FALSE(driver.has("moments"));
  }
}

TEST_CASE("the slider marks purchases, honours and the ends of rounds where they are, and nothing else") {
  const Slider slider(300, 4000);
  int marked = 0, unmarked = 0, honours = 0, ends = 0;
  for (std::size_t stop = 1; stop < slider.stops.size(); ++stop) {
    CAPTURE(stop);
    const ui::Milestone mark = slider.mark_at(stop);
    const float x = slider.place_of(stop), middle = slider.rect.centre_y();
    CHECK(slider.has(slider.theme.text, {x - 3, slider.rect.y, 6, middle - 5 - slider.rect.y}) ==
          (mark == ui::Milestone::purchase));
    CHECK(slider.has(slider.theme.text, {x - 6, middle + 5, 12, slider.rect.bottom() - middle - 5}) ==
          (mark == ui::Milestone::honour));
    CHECK(slider.has(slider.theme.muted, {x - 1, middle - 6, 2, 12}) == slider.begins_round(stop));
    ++(mark == ui::Milestone::none ? unmarked : marked);
    honours += mark == ui::Milestone::honour ? 1 : 0;
    ends += slider.begins_round(stop) ? 1 : 0;
  }
  CHECK(marked > honours);
  CHECK(honours > 0);
  CHECK(unmarked > 0);
  CHECK(ends > 0);
}

TEST_CASE("on a narrow slider the marks of a long game stay apart") {
  const Slider slider(150, 320);
  REQUIRE(slider.step() < 5);  // dots of the usual size would touch
  int neighbours = 0;
  for (std::size_t stop = 1; stop + 1 < slider.stops.size(); ++stop) {
    if (slider.mark_at(stop) != ui::Milestone::purchase || slider.mark_at(stop + 1) != ui::Milestone::purchase)
      continue;
    ++neighbours;
    const float between = slider.place_of(stop) + slider.step() / 2, middle = slider.rect.centre_y();
    CHECK_FALSE(slider.has(slider.theme.text, {between - 0.3f, slider.rect.y, 0.6f, middle - 5 - slider.rect.y}));
  }
  CHECK(neighbours > 0);
}

TEST_CASE_FIXTURE(Over, "a finished game can be shown again from its beginning") {
  if (driver.state("panel") == "ending") driver.press("end:table");
  REQUIRE(driver.has("moments"));
  CHECK_FALSE(driver.has("play_on"));
  driver.send_press("moment:play");
  for (int frames = 0; frames < 3; ++frames) driver.frame();
  CHECK(driver.state("cursor") == "0");
  for (int frames = 0; frames < 300 && driver.state("cursor") == "0"; ++frames) driver.frame();
  CHECK(driver.state("cursor") != "0");
  driver.press("moment:play");  // a press belongs to its moment, so first a pause
  driver.press("moment:last");
  CHECK(driver.state("over") == "true");
  CHECK(driver.has("moments"));
}

TEST_CASE_FIXTURE(Over, "beside a finished game its result and the rematch are one press away") {
  if (driver.state("panel") == "ending") driver.press("end:table");
  REQUIRE(driver.has("over:rematch"));
  driver.press("over:result");
  CHECK(driver.state("panel") == "ending");
  driver.press_all({"end:table", "moment:back"});
  CHECK_FALSE(driver.has("over:result"));
  driver.press_all({"now", "over:rematch"});
  CHECK(driver.state("over") == "false");
}

TEST_CASE_FIXTURE(Over, "the marks on the slider are not amber, which says what can be done") {
  if (driver.state("panel") == "ending") driver.press("end:table");
  const support::Json slider = driver.target("moments");
  const ui::Rect above{slider.value("x", 0.0f), slider.value("y", 0.0f), slider.value("w", 0.0f),
                       slider.value("h", 0.0f) / 2 - 6};
  const ui::Theme& theme = ui::theme_for(ui::ThemeKind::dark);
  CHECK(support::corners_of(theme.text, above) > 0);
  CHECK(support::corners_of(theme.accent_line, above) == 0);
}

TEST_CASE("on a phone held sideways the history bar has all of its buttons, as large as a finger, and its words") {
  for (const engine::GameType& type : games::all()) {
    CAPTURE(type.name);
    support::Page page(support::session_of(type, {"", ""}, 20));
    support::Driver& driver = page.driver;
    driver.resize({640, 360, 2, true});
    for (int line = 12; line > 2 && !driver.has("moment:back"); --line) {
      driver.press_all({"menu", "menu:log", "log:" + std::to_string(line)});
      if (driver.has("lesson:skip")) driver.press("lesson:skip");
    }
    if (!driver.has("moment:back")) continue;  // a table without the bar
    const std::string label = driver.target("moments").value("label", "");
    REQUIRE(label.find("Round") == 0);
    const std::string round = label.substr(0, label.find("  "));
    for (const std::string id :
         {"moment:first", "moment:back", "moment:play", "moment:on", "moment:last", "play_on", "now"}) {
      CAPTURE(id);
      REQUIRE(driver.has(id));
      const support::Json control = driver.target(id);
      CHECK(control.value("w", 0.0f) >= 44 - 0.01f);
      CHECK(control.value("h", 0.0f) >= 44 - 0.01f);
      CHECK(control.value("x", 0.0f) + control.value("w", 0.0f) <= 640);
    }
    const float left = driver.target("moment:first").value("x", 0.0f), top = 80;
    const auto texts = support::lettering(*ImGui::GetDrawData());
    CHECK(std::any_of(texts.begin(), texts.end(), [&](const support::Lettering& one) {
      return one.rect.x >= left && one.rect.y > top && one.text.find(round) == 0;
    }));
  }
}

TEST_CASE_FIXTURE(Looking, "the ways out of an earlier moment have words on a phone held upright, too") {
  driver.resize(kPhone);
  const auto texts = support::lettering(*ImGui::GetDrawData());
  for (const std::string id : {"now", "play_on"}) {
    CAPTURE(id);
    const support::Json control = driver.target(id);
    const ui::Rect place{control.value("x", 0.0f), control.value("y", 0.0f), control.value("w", 0.0f),
                         control.value("h", 0.0f)};
    CHECK(std::any_of(texts.begin(), texts.end(), [&](const support::Lettering& one) {
      return place.contains(one.rect.centre_x(), one.rect.centre_y());
    }));
  }
}

TEST_CASE_FIXTURE(Looking, "the history bar fits at every size in every language") {
  for (const support::Screen& screen :
       {support::Screen{360, 640, 2, true}, {640, 360, 2, true}, {1280, 720, 1, false}, {2560, 1440, 1, false}}) {
    driver.resize(screen);
    for (const std::string id : {"moments", "moment:back", "moment:play", "moment:on", "now", "play_on"}) {
      CAPTURE(screen.width);
      CAPTURE(id);
      REQUIRE(driver.has(id));
      const support::Json control = driver.target(id);
      CHECK(control.value("x", -1.0f) >= 0);
      CHECK(control.value("h", 0.0f) >= 22);
      CHECK(control.value("w", 0.0f) >= 36);
      CHECK(control.value("y", 0.0f) + control.value("h", 0.0f) <= screen.height);
    }
  }
}
