// Rivals' turns: announced, summed up in a line until the viewer's next action, replayed, at a pace of their own.
#include "ui/turns.h"

#include "games/splendor/rules/rules.h"
#include "games/splendor/ui/lessons.h"
#include "support/any_game.h"
#include "support/check.h"
#include "support/lettering.h"
#include "support/page.h"
#include "support/paper.h"
#include "ui/game_row.h"

using support::Driver;
using support::FakeHost;
using support::Screen;

namespace {

/// One person against three computers, whose worker never answers: the test plays for them.
app::Session among_computers() { return support::new_session({.players = 4}, 7, {"", "easy", "easy", "easy"}); }

struct AmongComputers {
  FakeHost host;
  std::unique_ptr<Driver> driver;

  explicit AmongComputers(const app::Settings& settings = {}, const Screen& screen = {}, bool reduced = false)
      : host(support::host_with(among_computers())) {
    host.stored["settings"] = app::settings_text(settings);
    host.reduced_motion = reduced;
    driver = std::make_unique<Driver>(host, screen);
  }

  /// The player to act takes the first legal action; no time passes.
  void play() { driver->query("act", "0"); }
  void play_round() {
    for (int i = 0; i < 4; ++i) {
      play();
      driver->settle();
    }
  }
  /// The rivals' turns since the person's own begin to be shown once more.
  void begin_replay() {
    driver->send_press("again");
    driver->frame();
    driver->frame();
    REQUIRE(moving());
  }
  bool moving() const { return driver->state("moving") == "true"; }
  std::string tokens_of(const char* seat) const { return driver->target(seat).value("label", ""); }
};

/// Three persons have played so that the one to act can only pass.
app::Session session_that_passes() {
  for (std::uint64_t seed = 1;; ++seed) {
    app::Session session = support::new_session({.players = 3}, seed);
    base::RandomSource random(seed);
    while (!session.position().over() && session.length() < 300) {
      const auto& game = support::typed(session.position());
      if (must_pass(game.state())) return session;
      session.play(support::random_action(game, random));
    }
    REQUIRE_MESSAGE(seed < 500, "nobody has to pass");
  }
}

/// One person, to act, after so many sensible actions or a few more of four computers who are characters.
app::Session with_four_computers(std::uint8_t modules, std::size_t actions) {
  app::GameRecord record =
      support::new_record({.players = 5, .modules = modules}, 7, {"", "normal", "normal", "normal", "normal"});
  for (std::size_t seat = 1; seat < 5; ++seat) record.seats[seat].style = static_cast<std::uint8_t>(1 + (seat - 1) % 3);
  app::Session session = std::move(app::Session::open(record).value());
  base::RandomSource random(7);
  while (session.length() < actions || session.position().to_act() != 0 || !session.position().starts_ply()) {
    REQUIRE_FALSE(session.position().over());
    session.play(support::sensible_action(support::typed(session.position()), random));
  }
  return session;
}

/// A game for two before its last action, of a person or of a computer.
struct LastTurn {
  FakeHost host;
  std::string action;

  LastTurn(bool of_rival, bool reduced_motion) {
    const app::Session whole = support::begun_session(2000);
    REQUIRE(whole.position().over());
    app::GameRecord record = whole.record();
    action = std::to_string(record.actions.back());
    record.actions.pop_back();
    const auto last = static_cast<std::size_t>(whole.actor(whole.length() - 1));
    record.seats[of_rival ? last : 1 - last].level = "easy";
    host = support::host_with(std::move(app::Session::open(record).value()));
    host.reduced_motion = reduced_motion;
  }

  /// Plays it: how long the table stands still until the panel of the end covers it. `look` is called once it does.
  double uncovered_ms(const std::function<void()>& look = {}) {
    Driver driver(host);
    driver.query("act", action);
    double still_ms = 0;
    bool looked = false;
    while (driver.state("panel") == "none") {
      const double before = host.time_ms;
      if (driver.frame()) continue;
      still_ms += host.time_ms - before;
      REQUIRE(still_ms < 5'000);
      if (look && !std::exchange(looked, true)) look();
    }
    CHECK(driver.state("panel") == "ending");
    return still_ms;
  }
};

void check_inside(const support::Json& target, const Screen& screen) {
  const float x = target.value("x", -1.0f), y = target.value("y", -1.0f);
  CHECK(x >= 0);
  CHECK(y >= 0);
  CHECK(x + target.value("w", 9999.0f) <= screen.width);
  CHECK(y + target.value("h", 9999.0f) <= screen.height);
}

constexpr std::array<Screen, 3> kShapes{{{1280, 720}, {640, 360}, {360, 640}}};

}  // namespace

TEST_CASE(
    "a rival's panel lights up before anything moves; counts change when pieces arrive, whose turn it is at the end") {
  AmongComputers game;
  game.play();
  game.driver->settle();
  const std::string before = game.tokens_of("player:1");
  const std::string bank = game.driver->target("pile:w").value("label", "");
  game.play();
  REQUIRE(game.moving());
  std::vector<std::string> seen{before}, piles{bank};
  int still = 0;  // frames before anything leaves
  while (game.moving()) {
    game.driver->frame();
    if (!game.moving()) break;
    if (const std::string now = game.tokens_of("player:1"); now != seen.back()) seen.push_back(now);
    if (const std::string now = game.driver->target("pile:w").value("label", ""); now != piles.back())
      piles.push_back(now);
    still += piles.size() == 1 ? 1 : 0;
    CHECK_FALSE(game.driver->has("take"));
  }
  CHECK(still > 10);
  CHECK(seen.size() == 3);  // two of three tokens while it moves, the last one ends it
  game.driver->settle();
  CHECK(game.tokens_of("player:1") != seen.back());
}

TEST_CASE(
    "what rivals did stands on the table until one's own next action, on every shape of it, also where nothing moves") {
  for (const bool reduced : {false, true})
    for (const Screen& screen : kShapes) {
      CAPTURE(screen.width);
      AmongComputers game({}, screen, reduced);
      Driver& driver = *game.driver;
      CHECK(driver.ids("turn:").empty());
      game.play_round();
      REQUIRE(driver.state("mayAct") == "true");
      const std::vector<std::string> lines = driver.ids("turn:");
      CHECK(lines == std::vector<std::string>{"turn:1", "turn:2", "turn:3"});
      for (const std::string& line : lines)
        CHECK(driver.target(line).value("label", "").find("took") != std::string::npos);
      const auto again = driver.target("again");
      CHECK(again.value("w", 0.0f) >= 40);
      CHECK(again.value("h", 0.0f) >= 40);
      driver.press("pile:w");
      driver.press("clear");
      CHECK(driver.ids("turn:") == lines);
      game.play();
      driver.settle();
      CHECK(driver.ids("turn:").empty());
      CHECK_FALSE(driver.has("again"));
    }
}

TEST_CASE("of four computers each turn is in the line, or a button says how many are not and opens them in words") {
  int whole = 0, left_out = 0;
  for (const std::uint8_t modules : {std::uint8_t{0}, std::uint8_t{11}})
    for (const std::size_t actions : {5u, 40u, 75u, 110u}) {
      const app::Session session = with_four_computers(modules, actions);
      const auto turns = ui::turns_since_own({.session = session, .viewer = 0}, session.length());
      REQUIRE(turns.size() == 4);
      for (const base::Language language : base::kEveryLanguage)
        for (const int percent : {100, 200}) {
          FakeHost host = support::host_with(session);
          host.stored["settings"] = app::settings_text({.text_percent = percent,
                                                        .language = language,
                                                        .speed = app::Speed::off,
                                                        .rivals_speed = app::Speed::off});
          Driver driver(host);
          for (const Screen& screen : {Screen{1280, 720}, Screen{1920, 1080}, Screen{360, 640, 2, true},
                                       Screen{640, 360, 2, true}, Screen{320, 568, 2, true}}) {
            driver.resize(screen);
            CAPTURE(modules);
            CAPTURE(actions);
            CAPTURE(percent);
            CAPTURE(screen.width);
            const std::size_t shown = driver.ids("turn:").size();
            CHECK(driver.has("again"));
            for (const std::string& id : driver.ids("turn:")) check_inside(driver.target(id), screen);
            if (shown == turns.size()) {
              CHECK_FALSE(driver.has("turns:earlier"));
              ++whole;
              continue;
            }
            ++left_out;
            CHECK((modules != 0 || percent != 100 || screen.width == 320 ||
                   screen.height == 360));  // there each has room
            REQUIRE(driver.has("turns:earlier"));
            const auto button = driver.target("turns:earlier");
            check_inside(button, screen);
            CHECK(button.value("w", 0.0f) >= 36);
            CHECK(button.value("h", 0.0f) >= 36);
            const std::string label = button.value("label", "");
            CHECK(support::says(driver.mirror(), label));
            const std::string number = std::to_string(turns.size() - shown);
            CHECK((number == "1" || label.find(number) == 0));
            for (std::size_t left = 0; left < turns.size() - shown; ++left)
              CHECK(label.find(ui::seat_name(session, turns[left].seat)) != std::string::npos);
            driver.press("turns:earlier");
            CHECK(driver.state("panel") == "log");
            for (std::size_t action = turns.front().from; action < turns.back().to; ++action)
              CHECK(driver.has("log:" + std::to_string(action)));
            driver.press("panel:close");
          }
        }
    }
  CHECK(whole > 0);
  CAPTURE(left_out);
}

TEST_CASE("turns that have no room in the recap are told of beside it, and what is there keeps to its place") {
  const support::Paper paper;
  const auto turn = [](int seat) {
    const ui::TurnPart part{.draw = [](const ui::Canvas&, const ui::Rect&, int) {}};
    return ui::TurnLine{.turn = {seat, 0, 0}, .parts = std::vector<ui::TurnPart>(6, part), .text = "did it"};
  };
  const std::vector<ui::TurnLine> lines{turn(1), turn(2), turn(3), turn(4)};
  const ui::Rect all{10, 10, 292, 44}, some{10, 10, 190, 44}, none{10, 10, 60, 44};
  CHECK(ui::set_lines(paper.canvas(), all, lines).left_out == 0);
  CHECK(ui::set_lines(paper.canvas(), all, lines).places.size() == 4);
  const ui::SetLines set = ui::set_lines(paper.canvas(), some, lines);
  CHECK(set.left_out > 0);
  REQUIRE(set.places.size() == lines.size() - set.left_out);
  CHECK(set.places.front().line == set.left_out);  // the latest stay
  CHECK(set.height <= some.h);
  for (const ui::PicturePiece& picture : set.pictures) CHECK(picture.rect.x >= set.earlier.right());
  CHECK(ui::set_lines(paper.canvas(), none, lines).left_out == lines.size());
  CHECK_FALSE(ui::set_lines(paper.canvas(), none, lines).earlier.empty());
}

TEST_CASE("the button for turns without room is part of the height that the recap uses") {
  const support::Paper paper;
  const ui::TurnPart part{.draw = [](const ui::Canvas&, const ui::Rect&, int) {}};
  const std::vector<ui::TurnLine> lines(2,
                                        {.turn = {1, 0, 0}, .parts = std::vector<ui::TurnPart>(8, part), .text = "so"});
  std::vector<ui::Control> controls;
  std::vector<ui::PieceOf<>> pieces;
  const ui::Canvas canvas = paper.canvas();
  ui::ViewBuilder<ui::PieceOf<>> build(canvas, controls, pieces);
  const float room = 30;
  const float height = ui::add_turn_lines(build, {10, 10, 300, 200}, room, lines, false);
  float bottom = 0;
  for (const ui::Control& control : controls)
    if (control.id == ui::kEarlierTurns) bottom = control.rect.bottom();
  REQUIRE(bottom > 10);
  CHECK(bottom <= 10 + height + 0.5f);
}

TEST_CASE("a guided first game shows what the rival did beside its advice, on every shape of the table") {
  for (const Screen& screen : {Screen{1280, 720}, Screen{640, 360, 2, true}, Screen{844, 390, 2, true},
                               Screen{360, 640, 2, true}, Screen{390, 844, 2, true}}) {
    CAPTURE(screen.width);
    FakeHost host;
    Driver driver(host, screen);
    driver.press_all({"panel:close", "menu", "menu:learn", "learn:" + std::string(splendor_ui::kCourses[0].id)});
    for (int turn = 0; turn < 3; ++turn) {
      for (int seat = 0; seat < 2; ++seat) {
        driver.query("act", "0");
        driver.settle();
      }
      REQUIRE(driver.state("mayAct") == "true");
      while (driver.has("lesson:next")) driver.press("lesson:next");
      REQUIRE(driver.has("lesson:skip"));
      CHECK(driver.ids("turn:").size() == 1);
      const auto again = driver.target("again"), leave = driver.target("lesson:skip");
      CHECK(again.value("w", 0.0f) >= 40);
      CHECK(again.value("h", 0.0f) >= 40);
      const bool apart = again.value("y", 0.0f) + again.value("h", 0.0f) <= leave.value("y", 0.0f) ||
                         leave.value("y", 0.0f) + leave.value("h", 0.0f) <= again.value("y", 0.0f) ||
                         again.value("x", 0.0f) + again.value("w", 0.0f) <= leave.value("x", 0.0f);
      CHECK(apart);
    }
  }
}

TEST_CASE("whoever can only pass sees what rivals did as well, on every shape of the table") {
  FakeHost host = support::host_with(session_that_passes());
  for (const Screen& screen : kShapes) {
    CAPTURE(screen.width);
    Driver driver(host, screen);
    REQUIRE(driver.has("pass"));
    CHECK_FALSE(driver.ids("turn:").empty());
    CHECK(driver.has("again"));
  }
}

/// The frame drawn last.
bool says_that_it_repeats() {
  const std::vector<support::Lettering> letters = support::lettering(*ImGui::GetDrawData());
  return std::any_of(letters.begin(), letters.end(),
                     [](const support::Lettering& one) { return one.text.rfind("Once more", 0) == 0; });
}

TEST_CASE("the replay button animates every turn since the viewer's own again and changes nothing") {
  AmongComputers game;
  Driver& driver = *game.driver;
  game.play_round();
  const std::string hash = driver.state("hash"), mine = game.tokens_of("player:0");
  const std::string one = game.tokens_of("player:1"), three = game.tokens_of("player:3");
  const auto mirror = driver.mirror();
  driver.send_press("again");
  driver.frame();
  driver.frame();
  CHECK(game.moving());
  CHECK(says_that_it_repeats());
  CHECK(game.tokens_of("player:1") != one);
  CHECK(game.tokens_of("player:3") != three);
  CHECK(game.tokens_of("player:0") == mine);
  bool first_is_back = false;
  for (int frames = 0; game.moving(); ++frames) {
    REQUIRE(frames < 600);
    driver.frame();
    first_is_back = first_is_back || (game.tokens_of("player:1") == one && game.tokens_of("player:3") != three);
  }
  driver.settle();
  CHECK(first_is_back);
  CHECK_FALSE(says_that_it_repeats());
  CHECK(game.tokens_of("player:3") == three);
  CHECK(driver.state("hash") == hash);
  CHECK(driver.mirror() == mirror);
  CHECK(driver.ids("turn:").size() == 3);
}

TEST_CASE("a click skips the whole replay, and a press in the mirror takes effect at once") {
  AmongComputers game;
  Driver& driver = *game.driver;
  game.play_round();
  game.begin_replay();
  ImGui::GetIO().AddMousePosEvent(2, 719);  // on nothing
  ImGui::GetIO().AddMouseButtonEvent(0, true);
  driver.frame();
  driver.frame();
  CHECK_FALSE(game.moving());
  ImGui::GetIO().AddMouseButtonEvent(0, false);
  driver.settle();
  game.begin_replay();
  driver.send_press("pile:w");
  driver.frame();
  CHECK_FALSE(game.moving());
  driver.settle();
  CHECK(driver.has("chosen:w0"));
}

TEST_CASE("Enter in the middle of a motion skips it, and confirms nothing that was not in sight yet") {
  AmongComputers game;
  Driver& driver = *game.driver;
  game.play_round();
  game.begin_replay();
  const std::string hash = driver.state("hash");
  driver.key(ImGuiKey_Enter);
  CHECK_FALSE(game.moving());
  CHECK(driver.state("hash") == hash);
  driver.send_press("pile:w");
  driver.settle();
  driver.key(ImGuiKey_Escape);
  driver.settle();
  CHECK_FALSE(driver.has("chosen:w0"));
}

TEST_CASE("a rival's last turn is seen for a while before the end covers it; a click or Enter ends the wait") {
  for (const bool reduced : {true, false}) {
    CAPTURE(reduced);
    LastTurn own(false, reduced), rivals(true, reduced), clicked(true, reduced), keyed(true, reduced);
    CHECK(own.uncovered_ms() < 100);
    CHECK(rivals.uncovered_ms() > 1'000);
    const auto click = [] {
      ImGui::GetIO().AddMousePosEvent(2, 719);  // on nothing
      ImGui::GetIO().AddMouseButtonEvent(0, true);
    };
    CHECK(clicked.uncovered_ms(click) < 300);
    CHECK(keyed.uncovered_ms([] { ImGui::GetIO().AddKeyEvent(ImGuiKey_Enter, true); }) < 300);
  }
}

TEST_CASE("the player's own moves and those of rivals have separate speeds") {
  for (const bool rivals_move : {false, true}) {
    app::Settings settings;
    (rivals_move ? settings.speed : settings.rivals_speed) = app::Speed::off;
    AmongComputers game(settings);
    game.play();
    CHECK(game.moving() == !rivals_move);
    game.driver->settle();
    game.play();
    CHECK(game.moving() == rivals_move);
    game.driver->settle();
  }
}

TEST_CASE("the turn shown changes when the pieces have arrived, in every game") {
  for (const engine::GameType& type : games::all()) {
    app::Session session = support::session_of(type, {"", "easy"}, 0);
    const auto table = ui::game_row(session.spec().kind).make_table();
    const auto moment = [&](std::uint64_t number) {
      return ui::Moment{.session = session, .viewer = 0, .number = number};
    };
    table->position_changed(moment(1), 0, 0, {});
    session.play(0);
    table->position_changed(moment(2), 0, 1000, {app::Speed::normal});
    CAPTURE(type.name);
    if (table->in_motion(1001)) CHECK(table->seen_at(moment(2), 1001) == 0);
    CHECK(table->seen_at(moment(2), 20000) == 1);
    table->skip_motion(moment(2));
    CHECK(table->seen_at(moment(2), 1001) == 1);
  }
}

TEST_CASE("a hint is offered again when the pieces of the last rival have arrived") {
  AmongComputers game;
  const auto offered = [&] { return game.driver->target("hint").value("enabled", false); };
  CHECK(offered());
  for (int turn = 0; turn < 4; ++turn) {
    game.play();
    REQUIRE(game.moving());
    game.driver->frame();
    CHECK_FALSE(offered());
    CHECK(game.driver->state("mayAct") == (turn == 3 ? "true" : "false"));
    game.driver->settle();
  }
  CHECK(offered());
}

TEST_CASE("turns since the viewer's own: those of the others, a run of actions each, oldest first") {
  const app::Session session = [] {
    app::Session game = among_computers();
    for (int i = 0; i < 7; ++i) game.play(0);
    return game;
  }();
  const auto turns = ui::turns_since_own({.session = session, .viewer = 0}, session.cursor());
  REQUIRE(turns.size() == 2);
  CHECK(turns[0].seat == 1);
  CHECK(turns[0].from == 5);
  CHECK(turns[1].to == 7);
  CHECK(ui::turns_since_own({.session = session, .viewer = 2}, session.cursor()).empty());
  CHECK(ui::turns_since_own({.session = session, .viewer = 0}, 5).empty());
  CHECK(ui::turns_since_own({.session = session}, session.cursor()).size() == 3);  // who is to act
}

TEST_CASE("in a line of play no turn stands beside the rest of one that was broken") {
  const support::Paper paper;
  const auto turn = [](int seat, std::size_t pictures) {
    const ui::TurnPart part{.draw = [](const ui::Canvas&, const ui::Rect&, int) {}};
    return ui::TurnLine{.turn = {seat, 0, 0}, .parts = std::vector<ui::TurnPart>(pictures, part), .text = {}};
  };
  const ui::SetLines set = ui::set_line_of_play(paper.canvas(), {0, 0, 200, 102}, {turn(0, 8), turn(1, 2), turn(0, 2)},
                                                ui::WithoutRoom::turns);
  REQUIRE(set.places.size() == 3);
  CHECK(set.places[1].rect.x == 0);
  CHECK(set.places[2].rect.y == set.places[1].rect.y);  // an unbroken one may have another beside it
}

TEST_CASE("where a line of play has too little room it leaves out turns before verbs, or verbs before turns") {
  const support::Paper paper;
  const ui::TurnPart piece{.draw = [](const ui::Canvas&, const ui::Rect&, int) {}};
  ui::TurnLine line{.turn = {1, 0, 3}, .parts = {piece}, .text = {}};
  line.say("took", ui::kComes);
  line.parts.insert(line.parts.end(), 3, piece);
  const std::vector<ui::TurnLine> lines{line, line, line};
  int brief_turns = 0, whole_turns = 0;
  for (float width = 60; width <= 420; width += 10)
    for (const float height : {24.0f, 48.0f, 72.0f}) {
      const ui::Rect rect{0, 0, width, height};
      const ui::SetLines whole = ui::set_line_of_play(paper.canvas(), rect, lines, ui::WithoutRoom::turns);
      const ui::SetLines brief = ui::set_line_of_play(paper.canvas(), rect, lines, ui::WithoutRoom::verbs);
      CHECK(whole.places.size() <= brief.places.size());
      if (whole.places.size() < brief.places.size()) CHECK(whole.words.front().text == "took");
      whole_turns += static_cast<int>(whole.places.size());
      brief_turns += static_cast<int>(brief.places.size());
    }
  CHECK(whole_turns < brief_turns);
}

TEST_CASE("where there is little room it is still said what was done: only that something came is left to the pieces") {
  const support::Paper paper;
  const ui::TurnPart piece{.draw = [](const ui::Canvas&, const ui::Rect&, int) {}};
  ui::TurnLine line{.turn = {1, 0, 3}, .parts = {piece}, .text = {}};
  const auto add = [&](int pieces) { line.parts.insert(line.parts.end(), static_cast<std::size_t>(pieces), piece); };
  line.say("took", ui::kComes);
  add(3);
  line.say("gave back", ui::kLeaves);
  add(1);
  line.say("bought");
  add(1);
  line.say("took", ui::kComes);
  add(1);
  const auto said_in = [&](float width) {
    std::string said;
    for (const ui::LinePiece& words : ui::set_lines(paper.canvas(), {0, 0, width, 44}, {line}).words)
      said += words.text + ',';
    return said;
  };
  CHECK(said_in(600) == "took,gave back,bought,took,");
  int brief = 0;
  for (float width = 60; width < 600; width += 20) {
    CAPTURE(width);
    const std::string said = said_in(width);
    if (said.empty() || said == said_in(600)) continue;
    CHECK(said == "\xE2\x88\x92,bought,+,");
    ++brief;
  }
  CHECK(brief > 0);
}
