// Characters of computer players: chosen in the form, seen on the table, in links.
#include "games/splendor/ui/characters.h"

#include <array>
#include <set>
#include <string>
#include <variant>
#include <vector>

#include "games/registry.h"
#include "games/splendor/ui/art/pieces.h"
#include "games/splendor/ui/view.h"
#include "support/check.h"
#include "support/page.h"
#include "support/paper.h"
#include "support/picture.h"
#include "ui/art/in_middle.h"
#include "ui/words.h"

using support::Driver;
using support::FakeHost;

TEST_CASE("a character is chosen for a computer, has a name in place of its level, and stays for the next game") {
  FakeHost host;
  host.stored["settings"] = "speed=0;rivals=0";
  Driver driver(host);
  CHECK_FALSE(driver.has("style:1:0"));  // a person
  REQUIRE(driver.has("style:2:3"));
  CHECK(driver.target("style:2:1").value("pressed", false));
  for (int style = 1; style <= 3; ++style) {
    const ui::Character& who = splendor_ui::kCharacters[static_cast<std::size_t>(style - 1)];
    driver.press("style:2:" + std::to_string(style));
    CHECK(driver.target("style:2:" + std::to_string(style)).value("pressed", false));
    CHECK(driver.target("name:2").value("label", "") == who.name.words[0]);
    CHECK(support::says(driver.mirror(), ui::tr(who.likes)));
  }
  driver.press_all({"strength:2:0", "start"});
  CHECK(support::stored_game(host).seats() ==
        std::vector<app::Seat>{{"", ""}, {.name = "", .level = "easy", .style = 3}});
  CHECK(support::says(driver.mirror(), "Sibylla"));
  driver.press_all({"menu", "menu:new"});
  CHECK(driver.target("style:2:3").value("pressed", false));
  driver.press_all({"seat:2:0", "seat:2:1"});  // a person sat there in between
  CHECK(driver.target("style:2:1").value("pressed", false));
}

TEST_CASE("each computer of a new game has another character as long as there are some; none is a choice, and stays") {
  FakeHost host;
  host.stored["settings"] = "speed=0;rivals=0";
  Driver driver(host);
  driver.press_all({"seat:1:1", "add", "add", "add"});
  const auto chosen = [&](int seat) {
    int style = 0;
    while (!driver.target("style:" + std::to_string(seat) + ':' + std::to_string(style)).value("pressed", false))
      ++style;
    return style;
  };
  const std::array<int, 5> kInTurn{2, 1, 3, 1, 2};
  const auto names = [&] {
    std::set<std::string> all;
    for (int seat = 1; seat <= 5; ++seat) all.insert(driver.target("name:" + std::to_string(seat)).value("label", ""));
    return all;
  };
  for (int seat = 1; seat <= 5; ++seat) CHECK(chosen(seat) == kInTurn[static_cast<std::size_t>(seat - 1)]);
  CHECK(names().size() == 5);
  for (const std::string style : {"style:1:1", "style:3:1"}) driver.press(style);
  CHECK(names() == std::set<std::string>{"Livia 1", "Livia 2", "Livia 3", "Livia 4", "Jacopo"});
  for (const std::string style : {"style:1:2", "style:3:3"}) driver.press(style);
  driver.press_all({"remove:5", "remove:4", "seat:1:0", "style:2:0"});
  CHECK(chosen(2) == 0);
  driver.press("add");  // of those that are free
  CHECK(chosen(4) == 1);
  driver.press_all({"remove:4", "remove:3", "start"});
  CHECK(support::stored_game(host).seats() == std::vector<app::Seat>{{"", ""}, {"", "normal"}});
  driver.press_all({"menu", "menu:new"});
  CHECK(chosen(2) == 0);
}

TEST_CASE("two seats of one character have different names, whatever their strengths") {
  app::GameRecord record = support::new_record({.players = 3}, 7, {"", "easy", "hard"});
  record.seats[1].style = record.seats[2].style = 1;
  support::Page page(app::Session::open(record).value());
  CHECK(support::says(page.driver.mirror(), "Livia 1"));
  CHECK(support::says(page.driver.mirror(), "Livia 2"));
}

TEST_CASE("no two seats of a table have one name, whoever gave it") {
  const auto names_of = [](const std::vector<app::Seat>& seats) {
    std::vector<std::string> names;
    for (int seat = 0; seat < static_cast<int>(seats.size()); ++seat)
      names.push_back(ui::seat_name(games::find("splendor")->kind, seats, seat));
    return names;
  };
  const app::Seat livia{.name = "", .level = "easy", .style = 1}, named{.name = "Livia", .level = "hard", .style = 2};
  using Names = std::vector<std::string>;
  CHECK(names_of({{"", ""}, livia, named}) == Names{"You", "Livia 1", "Livia 2"});
  CHECK(names_of({{"Livia", ""}, livia}) == Names{"Livia 1", "Livia 2"});
  CHECK(names_of({{"Livia 1", ""}, livia, livia}) == Names{"Livia 1", "Livia 2", "Livia 3"});
  CHECK(names_of({{"Anna", ""}, {"Ben", ""}, {"Anna", ""}}) == Names{"Anna 1", "Ben", "Anna 2"});
  CHECK(names_of({{"Anna", ""}, livia}) == Names{"Anna", "Livia"});
}

TEST_CASE("four computers at a table have four faces, in their panels and in the line of what they did") {
  app::GameRecord record = support::new_record({.players = 5}, 7, {"", "normal", "normal", "normal", "normal"});
  const std::array<std::uint8_t, 4> kStyles{2, 1, 3, 2};  // as the form chooses
  for (std::size_t seat = 0; seat < kStyles.size(); ++seat) record.seats[seat + 1].style = kStyles[seat];
  app::Session session = std::move(app::Session::open(record).value());
  support::play_on(session, support::sensible_action, 3, 10);
  const auto position = splendor_ui::position_of({.session = session, .viewer = 0, .may_act = true});
  std::set<int> told, panels;
  for (const ui::TurnLine& line : splendor_ui::turn_lines(position))
    for (const ui::TurnPart& part : line.parts)
      if (part.draw == splendor_ui::draw_character) told.insert(part.what);
  CHECK(told.size() == 4);
  const support::Paper paper;
  const splendor_ui::TableLayout layout =
      splendor_ui::layout_table(splendor_ui::layout_input(position, {0, 0, 1280, 720}, 1));
  for (const auto& piece : splendor_ui::make_view(position, {}, layout, paper.canvas()).pieces)
    if (const auto* picture = std::get_if<ui::PicturePiece>(&piece))
      if (picture->draw == splendor_ui::draw_character && layout.players.back().right() > picture->rect.x)
        panels.insert(picture->what);
  CHECK(panels == told);
}

TEST_CASE("a game without characters offers none") {
  FakeHost host;
  Driver driver(host);
  for (const std::string& game : driver.ids("game:")) {
    driver.press(game);
    const auto* type = games::find(std::string_view(game).substr(5));
    REQUIRE(type != nullptr);
    CHECK(driver.ids("style:").size() == (type->styles == 0 ? 0 : type->styles + 1u));
  }
}

TEST_CASE("the line of a character's turn has the sign of its seat, as a small panel has, and its face") {
  app::GameRecord record = support::new_record({}, 7, {"", "normal"});
  record.seats[1].style = 2;
  app::Session session = std::move(app::Session::open(record).value());
  support::play_on(session, support::sensible_action, 3, 2);
  const auto lines =
      splendor_ui::turn_lines(splendor_ui::position_of({.session = session, .viewer = 0, .may_act = true}));
  REQUIRE(lines.size() == 1);
  REQUIRE(lines[0].parts.size() > 2);
  CHECK((lines[0].parts[0].draw == ui::draw_in_middle<splendor_ui::draw_emblem>));
  CHECK(lines[0].parts[0].what == 1);
  CHECK((lines[0].parts[1].draw == splendor_ui::draw_character));
  CHECK(lines[0].parts[1].what == 2);
}

TEST_CASE("a character comments now and then, in the line of its turn; a setting turns that off") {
  app::GameRecord record = support::new_record({}, 7, {"", "normal"});
  record.seats[1].style = 2;
  const auto says = [](Driver& driver) {
    for (const ui::Character& who : splendor_ui::kCharacters)
      for (const ui::Text* said : {&who.of_honour, &who.of_liking})
        if (support::says(driver.mirror(), said->words[0])) return true;
    return false;
  };
  int said = 0, turns = 0;
  for (std::size_t actions = 2; actions < 40; actions += 2) {
    app::Session begun = std::move(app::Session::open(record).value());
    support::play_on(begun, support::sensible_action, 3, actions);
    if (begun.position().over() || !begun.person_to_act()) continue;
    for (const char* remarks : {"1", "0"}) {
      FakeHost page = support::host_with(begun);
      page.stored["settings"] = std::string("speed=0;rivals=0;remarks=") + remarks;
      Driver driver(page);
      const bool spoke = says(driver);
      if (*remarks == '0') CHECK_FALSE(spoke);
      said += spoke ? 1 : 0;
    }
    ++turns;
  }
  CAPTURE(turns);
  CHECK(said > 0);
  CHECK(said * 2 < turns);
}

TEST_CASE("each character has a portrait of its own, and another one for each seat that has it, in every look") {
  for (const ui::ThemeKind look : {ui::ThemeKind::dark, ui::ThemeKind::light, ui::ThemeKind::high_contrast}) {
    CAPTURE(static_cast<int>(look));
    const support::Paper paper(1, look);
    constexpr int kSide = 64;
    std::vector<support::Picture> portraits;
    for (int style = 1; style <= 3; ++style)
      for (int copy = 0; copy < 5; ++copy) {
        paper.clear();
        splendor_ui::draw_character(paper.canvas(), {0, 0, kSide, kSide}, ui::CharacterLook{style, copy}.number());
        portraits.emplace_back(kSide, kSide, 1.0f, ui::rgb(0x808080)).draw(paper.list(), paper);
      }
    for (std::size_t one = 0; one < portraits.size(); ++one)
      for (std::size_t other = 0; other < one; ++other) {
        CAPTURE(one);
        CAPTURE(other);
        int different = 0;
        for (int y = 0; y < kSide; ++y)
          for (int x = 0; x < kSide; ++x) {
            const auto at = [&](std::size_t who) {
              return portraits[who].at(static_cast<float>(x) + 0.5f, static_cast<float>(y) + 0.5f);
            };
            different += at(one) != at(other) ? 1 : 0;
          }
        CHECK(different > kSide * kSide / 30);
      }
  }
}

TEST_CASE("a character that wins has a word about it at the end; a setting turns that off") {
  for (std::uint8_t style = 1; style <= 3; ++style) {
    app::GameRecord record = support::new_record({}, 7, {"", "normal"});
    record.seats[1].style = style;
    app::Session session = std::move(app::Session::open(record).value());
    for (std::uint64_t seed = 1; !session.over() || session.position().winners() != 2; ++seed) {
      REQUIRE(seed < 40);
      session = std::move(app::Session::open(record).value());
      support::play_on(session, support::sensible_action, seed);
    }
    const ui::Text& said = splendor_ui::kCharacters[style - 1u].of_victory;
    for (const char* remarks : {"1", "0"}) {
      FakeHost page = support::host_with(session);
      page.stored["settings"] = std::string("speed=0;rivals=0;remarks=") + remarks;
      Driver driver(page);
      driver.press("over:result");
      REQUIRE(driver.state("panel") == "ending");
      CHECK(support::says(driver.mirror(), ui::tr(said)) == (*remarks == '1'));
    }
  }
}
