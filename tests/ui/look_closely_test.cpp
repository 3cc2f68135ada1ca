// Enlarging: a long press, the right button or hovering enlarges a card or a tile and presses nothing; a refusal is shown
// beside what was pressed.
#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "games/splendor/rules/data/nobles.h"
#include "games/splendor/rules/payment.h"
#include "games/splendor/ui/describe.h"
#include "support/check.h"
#include "support/lettering.h"
#include "support/page.h"
#include "ui/words.h"

using support::Driver;
using support::Json;
using support::Lettering;

namespace {

ui::Rect looked_at_rect(const Json& target) {
  return {target.value("x", 0.0f), target.value("y", 0.0f), target.value("w", 0.0f), target.value("h", 0.0f)};
}

void rest_on(const Driver& driver, std::string_view id) {
  const ui::Rect place = looked_at_rect(driver.target(id));
  REQUIRE_FALSE(place.empty());
  ImGui::GetIO().AddMousePosEvent(place.centre_x(), place.centre_y());
}

/// Numbers of the frame drawn last that are this large.
std::size_t large_numerals(float least) {
  const std::vector<Lettering> all = support::lettering(*ImGui::GetDrawData());
  return static_cast<std::size_t>(
      std::count_if(all.begin(), all.end(), [&](const Lettering& one) { return one.numeral() && one.size >= least; }));
}

/// All words of the frame drawn last, one after the other.
std::string words_in_sight() {
  std::string all;
  for (const Lettering& one : support::lettering(*ImGui::GetDrawData())) all += one.text + ' ';
  return all;
}

/// All lines of a notice, with the paper around them; empty where it is not in sight.
ui::Rect place_of_notice(const std::string& said) {
  constexpr std::size_t kShortest = 6;  // what else is written in so few letters may be part of it
  ui::Rect all;
  for (const Lettering& one : support::lettering(*ImGui::GetDrawData())) {
    if (one.text.size() < kShortest || said.find(one.text) == std::string::npos) continue;
    const float x = all.empty() ? one.rect.x : std::min(all.x, one.rect.x);
    const float y = all.empty() ? one.rect.y : std::min(all.y, one.rect.y);
    all = {x, y, std::max(all.empty() ? 0 : all.right(), one.rect.right()) - x,
           std::max(all.empty() ? 0 : all.bottom(), one.rect.bottom()) - y};
  }
  return all.empty() ? all : all.inset(-12, -6);
}

void let_pass(Driver& driver, double ms) {
  for (double passed = 0; passed < ms; passed += 1000.0 / 60) driver.frame();
}

/// Presses what the pointer rests on.
void press_there(Driver& driver) {
  for (const bool down : {true, false}) {
    ImGui::GetIO().AddMouseButtonEvent(0, down);
    driver.frame();
  }
}

/// Resting on it shows it large, and it is no larger before.
void check_enlarges(Driver& driver, const std::string& id) {
  CAPTURE(id);
  const std::size_t before = large_numerals(24);
  rest_on(driver, id);
  let_pass(driver, 1000);
  CHECK(large_numerals(24) > before);
  ImGui::GetIO().AddMousePosEvent(-1000, -1000);
  driver.settle();
}

/// Resting on a noble, the right button, or a finger that stays: its name and at least two large numbers come up, of its points
/// and of what it asks for.
void check_noble_enlarges(Driver& driver, const std::string& id, bool touch) {
  CAPTURE(id);
  const auto noble = std::find_if(splendor::kNobles.begin(), splendor::kNobles.end(),
                                  [&](const splendor::Noble& one) { return id.find(one.id) != std::string::npos; });
  REQUIRE(noble != splendor::kNobles.end());
  const std::string_view name =
      splendor_ui::noble_name(static_cast<splendor::NobleId>(noble - splendor::kNobles.begin()));
  const auto named = [&] {
    const auto texts = support::lettering(*ImGui::GetDrawData());
    return std::count_if(texts.begin(), texts.end(), [&](const Lettering& one) { return one.text == name; });
  };
  const auto named_before = named();
  const std::size_t numerals_before = large_numerals(14);
  for (const int button : {touch ? 0 : -1, touch ? 0 : 1}) {
    CAPTURE(button);
    rest_on(driver, id);
    driver.frame();
    if (button >= 0) ImGui::GetIO().AddMouseButtonEvent(button, true);
    let_pass(driver, button == 0 ? 700 : button == 1 ? 60 : 1000);
    CHECK(named() > named_before);
    CHECK(large_numerals(14) >= numerals_before + 3);
    if (button >= 0) ImGui::GetIO().AddMouseButtonEvent(button, false);
    driver.frame();
    ImGui::GetIO().AddMousePosEvent(-1000, -1000);
    driver.settle();
    ImGui::GetIO().AddMousePosEvent(2, 2);  // what a finger has brought up stays until the next touch
    ImGui::GetIO().AddMouseButtonEvent(0, true);
    driver.frame();
    driver.frame();
    ImGui::GetIO().AddMousePosEvent(-1000, -1000);
    ImGui::GetIO().AddMouseButtonEvent(0, false);
    driver.settle();
    CHECK(named() == named_before);
  }
}

struct PhoneInHand {
  support::FakeHost host = support::host_with(support::begun_session(30));
  Driver driver{host, {390, 844, 3, true}};
};

}  // namespace

TEST_CASE_FIXTURE(support::Begun<30>, "the right button shows a card large, with its price, and presses nothing") {
  driver.resize({1280, 720});
  const std::string card = driver.ids("card:L1").front();
  const std::size_t before = large_numerals(24);
  rest_on(driver, card);
  driver.frame();
  ImGui::GetIO().AddMouseButtonEvent(1, true);
  driver.frame();
  ImGui::GetIO().AddMouseButtonEvent(1, false);
  driver.frame();
  driver.frame();
  CHECK(large_numerals(24) > before);
  CHECK_FALSE(driver.has("buy"));
  driver.key(ImGuiKey_Escape);
  CHECK(large_numerals(24) == before);
}

TEST_CASE_FIXTURE(support::Begun<30>, "hovering over a card or a tile enlarges it after a while") {
  driver.resize({1280, 720});
  for (const std::string& id : {driver.ids("card:L2").front(), driver.ids("noble:").front()}) {
    CAPTURE(id);
    const std::size_t before = large_numerals(24);
    rest_on(driver, id);
    let_pass(driver, 300);
    CHECK(large_numerals(24) == before);
    let_pass(driver, 700);
    CHECK(large_numerals(24) > before);
    ImGui::GetIO().AddMousePosEvent(-1000, -1000);
    driver.settle();
  }
}

TEST_CASE_FIXTURE(support::Begun<30>,
                  "what comes to lie under a pointer at rest is enlarged only when that has moved") {
  driver.resize({1280, 720});
  const std::string card = driver.ids("card:L2").front();
  const ui::Rect place = looked_at_rect(driver.target(card));
  const std::size_t before = large_numerals(24);
  driver.press("menu");
  ImGui::GetIO().AddMousePosEvent(place.centre_x(), place.centre_y());
  let_pass(driver, 1000);
  driver.press("panel:close");
  let_pass(driver, 2000);
  CHECK(large_numerals(24) == before);
  ImGui::GetIO().AddMousePosEvent(place.centre_x() + 3, place.centre_y());
  let_pass(driver, 1000);
  CHECK(large_numerals(24) > before);
}

TEST_CASE_FIXTURE(support::Begun<30>, "the tooltip of a button that was pressed is gone until the pointer moves") {
  driver.resize({1280, 720});
  for (const std::string id : {"redo", "hint"}) {  // the first can do nothing, and says so
    CAPTURE(id);
    rest_on(driver, id);
    let_pass(driver, 1500);
    CHECK(driver.state("tooltip") == id);
    press_there(driver);
    let_pass(driver, 1500);
    CHECK(driver.state("tooltip") == "");
    const ui::Rect place = looked_at_rect(driver.target(id));
    ImGui::GetIO().AddMousePosEvent(place.centre_x() + 3, place.centre_y());
    let_pass(driver, 1500);
    CHECK(driver.state("tooltip") == id);
    ImGui::GetIO().AddMousePosEvent(-1000, -1000);
    let_pass(driver, 100);
  }
}

TEST_CASE_FIXTURE(support::Begun<30>,
                  "the tooltip of a button that a key has pressed is gone until the focus comes back") {
  driver.resize({1280, 720});
  const auto go_to_hint = [&] {
    for (int steps = 0; steps < 80 && driver.state("focus") != "hint"; ++steps) driver.key(ImGuiKey_RightArrow);
    let_pass(driver, 1500);
    REQUIRE(driver.state("focus") == "hint");
  };
  go_to_hint();
  CHECK(driver.state("tooltip") == "hint");
  driver.key(ImGuiKey_Enter);
  let_pass(driver, 1500);
  CHECK(driver.state("tooltip") == "");
  driver.key(ImGuiKey_RightArrow);
  go_to_hint();
  CHECK(driver.state("tooltip") == "hint");
}

TEST_CASE_FIXTURE(support::Begun<30>, "a card that is chosen is not enlarged until the pointer has left it") {
  driver.resize({1280, 720});
  const std::string card = driver.ids("card:L1").front();
  const std::size_t before = large_numerals(24);
  rest_on(driver, card);
  driver.frame();
  press_there(driver);
  driver.settle();
  REQUIRE(driver.target(card).value("pressed", false));
  const ui::Rect place = looked_at_rect(driver.target(card));
  ImGui::GetIO().AddMousePosEvent(place.centre_x() + 3, place.centre_y());
  let_pass(driver, 1500);
  CHECK(large_numerals(24) == before);
  ImGui::GetIO().AddMousePosEvent(-1000, -1000);
  let_pass(driver, 100);
  rest_on(driver, card);
  let_pass(driver, 1500);
  CHECK(large_numerals(24) > before);
}

TEST_CASE_FIXTURE(PhoneInHand,
                  "a long press enlarges a card until the next touch and does not choose it; a short one chooses it") {
  const std::string card = driver.ids("card:L1").front();
  const std::size_t before = large_numerals(24);
  rest_on(driver, card);
  driver.frame();
  ImGui::GetIO().AddMouseButtonEvent(0, true);
  let_pass(driver, 700);
  CHECK(large_numerals(24) > before);
  ImGui::GetIO().AddMouseButtonEvent(0, false);
  driver.frame();
  ImGui::GetIO().AddMousePosEvent(-1000, -1000);
  driver.settle();
  CHECK_FALSE(driver.has("buy"));
  CHECK(large_numerals(24) > before);
  driver.click(card);
  CHECK(driver.has("buy"));
}

TEST_CASE("what is enlarged on a low window leaves free what it speaks of") {
  support::Page page(support::begun_session(6));
  Driver& driver = page.driver;
  driver.resize({640, 360, 2, true});
  for (const std::string& id :
       {driver.ids("card:L3").front(), driver.ids("card:L3").back(), driver.ids("noble:").front()}) {
    CAPTURE(id);
    const Json target = driver.target(id);
    rest_on(driver, id);
    driver.frame();
    ImGui::GetIO().AddMouseButtonEvent(0, true);
    let_pass(driver, 700);
    CHECK(large_numerals(24) > 0);
    const ui::Rect words = place_of_notice(target.value("label", std::string())), place = looked_at_rect(target);
    CHECK_FALSE(words.empty());
    CHECK(words.clipped(place.inset(3)).empty());
    for (const Lettering& one : support::lettering(*ImGui::GetDrawData()))
      if (one.numeral() && one.size >= 24) CHECK(one.rect.clipped(place.inset(3)).empty());
    ImGui::GetIO().AddMouseButtonEvent(0, false);
    driver.frame();
    ImGui::GetIO().AddMousePosEvent(-1000, -1000);
    driver.settle();
  }
}

TEST_CASE("a rival's face-up reserved card shows its price on hover, also where it lies within a line of their panel") {
  for (const std::uint8_t players : std::array<std::uint8_t, 2>{2, 5}) {
    CAPTURE(players);
    app::Session session = support::new_session({.players = players}, 7);
    const auto& state = support::typed(session.position()).state();
    REQUIRE(session.play("reserve " + splendor::card_name(state.slots[8])).ok());  // of level 3
    support::Page page(session);
    page.driver.resize({1280, 720});
    check_enlarges(page.driver, "hand:0.0");
  }
}

TEST_CASE("the nobles that somebody has gained, and the cards in the line of what rivals did, are enlarged on hover") {
  const app::Session gained = support::session_where([](const auto& game) {
    const splendor::GameState& state = game.state();
    return state.phase == splendor::Phase::turn && state.setup.players == 2 && state.player().nobles != 0;
  });
  std::size_t actions = 20;  // one of two persons has just bought
  while (support::begun_session(actions).action_text(actions - 1).rfind("buy", 0) != 0) ++actions;
  for (const bool of_recap : {false, true}) {
    support::Page page(of_recap ? support::begun_session(actions) : gained);
    page.driver.resize({1280, 720});
    const std::vector<std::string> shown = page.driver.ids(of_recap ? "piece:" : "won:");
    REQUIRE_FALSE(shown.empty());
    check_enlarges(page.driver, shown.front());
  }
}

TEST_CASE(
    "any noble is shown large with its name and what it asks for, however small it is, in the row and in a panel") {
  const app::Session session = support::session_with_noble(5);
  for (const support::Screen& screen :
       {support::Screen{1280, 720}, support::Screen{1440, 900}, support::Screen{1920, 1080},
        support::Screen{360, 640, 2, true}, support::Screen{640, 360, 2, true}, support::Screen{768, 1024, 2, true}}) {
    CAPTURE(screen.width);
    support::Page page(session);
    Driver& driver = page.driver;
    driver.resize(screen);
    check_noble_enlarges(driver, driver.ids("noble:").front(), screen.touch);
    for (int seat = 0; seat < 5 && driver.ids("won:").empty(); ++seat) {
      if (driver.has("close")) driver.press("close");
      const std::string chip = "player:" + std::to_string(seat);
      if (driver.target(chip).value("enabled", false)) driver.press(chip);
    }
    REQUIRE_FALSE(driver.ids("won:").empty());
    check_noble_enlarges(driver, driver.ids("won:").front(), screen.touch);
  }
}

TEST_CASE("the tiles of a decision, and the cards that one can pay with, are enlarged on hover") {
  using splendor::Action;
  const auto session_with = [](auto wanted) {
    return support::session_where([wanted](const auto& game) {
      return std::any_of(game.actions().begin(), game.actions().end(),
                         [&](const Action& action) { return wanted(game.state(), action); });
    });
  };
  {
    support::Page page(
        session_with([](const auto&, const Action& action) { return action.kind == splendor::ActionKind::noble; }));
    page.driver.resize({1280, 720});
    check_enlarges(page.driver, page.driver.ids("choice:").front());
  }
  const auto costs_cards = [](const splendor::GameState& state, const Action& action) {
    return action.kind == splendor::ActionKind::buy && slot_of(state, action.card) >= 0 &&
           splendor::card_facts(action.card).kind == splendor::CardKind::discard_price;
  };
  const app::Session session = session_with(costs_cards);
  support::Page page(session);
  page.driver.resize({1280, 720});
  const auto& game = support::typed(session.position());
  const auto buys = std::find_if(game.actions().begin(), game.actions().end(),
                                 [&](const Action& action) { return costs_cards(game.state(), action); });
  page.driver.press("card:" + splendor::card_name(buys->card));
  REQUIRE_FALSE(page.driver.ids("give:").empty());
  check_enlarges(page.driver, page.driver.ids("give:").front());
}

TEST_CASE_FIXTURE(support::Begun<0>,
                  "why something cannot be done is told beside what was pressed, clear of the nobles") {
  for (const support::Screen& screen :
       {support::Screen{1280, 720}, support::Screen{1440, 900}, support::Screen{390, 844, 2, true},
        support::Screen{640, 360, 2, true}, support::Screen{640, 360}, support::Screen{640, 360, 2, false}}) {
    ui::set_language(screen.pixel_ratio > 1 && !screen.touch ? base::Language::fr : base::Language::en);
    driver.resize(screen);
    CAPTURE(screen.width);
    driver.press("pile:y");
    REQUIRE(driver.state("notice") != "");
    const std::string said = driver.state("notice");
    const ui::Rect words = place_of_notice(said), pile = looked_at_rect(driver.target("pile:y"));
    REQUIRE_FALSE(words.empty());
    const float away = std::max({pile.y - words.bottom(), words.y - pile.bottom(), 0.0f});
    CHECK(away < 80);
    for (const std::string& noble : driver.ids("noble:")) {
      const ui::Rect tile = looked_at_rect(driver.target(noble));
      CHECK(words.clipped(tile).area() <= 0);
    }
    host.time_ms += 6000;
    driver.settle();
    CHECK(words_in_sight().find(said.substr(0, 10)) == std::string::npos);
  }
  ui::set_language(base::Language::en);
}
