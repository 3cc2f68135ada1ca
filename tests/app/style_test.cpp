// Styles of computer players in links, saves, statistics and requests to the worker: written if there is one, refused if
// unknown, and the formats without styles are unchanged.
#include "app/computer.h"
#include "app/link.h"
#include "app/messages.h"
#include "app/save.h"
#include "app/statistics.h"
#include "engine/messages.h"
#include "games/registry.h"
#include "support/check.h"
#include "support/games.h"
#include "support/refusals.h"
#include "support/sealed_link.h"

namespace {

bool holds(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

app::Session with_style(std::uint8_t style, std::uint64_t seed = 7) {
  app::GameRecord record = support::new_record({}, seed, {"", "keen"});
  record.seats[1].style = style;
  return std::move(app::Session::open(record).value());
}

}  // namespace

TEST_CASE("a style is written after the level and a slash, and read") {
  CHECK(base::level_text("hard", 0) == "hard");
  CHECK(base::level_text("hard", 2) == "hard/2");
  CHECK(base::read_level("hard")->style == 0);
  CHECK(base::read_level("hard/2")->style == 2);
  CHECK(std::string(base::read_level("hard/2")->name) == "hard");
  for (const char* wrong : {"", "/1", "hard/", "hard/0", "hard/8", "hard/12", "hard/a", "hard/1/2", "frozen/1"}) {
    CAPTURE(wrong);
    CHECK_FALSE(base::read_level(wrong).has_value());
  }
}

TEST_CASE("a style goes through links and saves") {
  for (std::uint8_t style = 0; style <= 3; ++style) {
    app::Session session = with_style(style);
    support::play_on(session, support::sensible_action, 3, 12);
    const auto link = app::read_link(app::game_link(session.record()));
    REQUIRE(link.ok());
    CHECK(link.value().record == session.record());
    const std::string save = app::save_text(session);
    CHECK(holds(save, style == 0 ? "\nseat keen\n" : "\nseat keen/" + std::to_string(style) + '\n'));
    const auto read = app::read_save(save);
    REQUIRE(read.ok());
    CHECK(read.value().record() == session.record());
  }
  // Only one byte differs, in its upper four bits.
  const auto plain = support::link_bytes(app::game_link(with_style(0).record())),
             second = support::link_bytes(app::game_link(with_style(2).record()));
  REQUIRE(plain.size() == second.size());
  for (std::size_t i = 0; i < plain.size(); ++i) CHECK(second[i] - plain[i] == (i == 9 ? 32 : 0));
}

TEST_CASE("a style that the game does not have is refused with a sentence") {
  const auto code = [](std::uint8_t kind, std::uint8_t seat) {
    return support::why_no_link(support::sealed_link({kind, 0, 0, 0, 0, 0, 0, 7, 0, seat, 0}));
  };
  CHECK(code(0, 0x34).empty());
  CHECK(code(0, 0x44) == app::messages::link_newer.code);
  CHECK(code(0, 0x30) == app::messages::link_newer.code);  // a style that does not exist
  for (const engine::GameType& type : games::all()) {
    const auto options = type.parse_options("players=2");
    if (!options || type.styles != 0) continue;
    const app::GameRecord other{.spec = {type.kind, options.value(), 7}, .seats = {{}, {"", "easy"}}, .actions = {}};
    std::vector<std::uint8_t> bytes = support::link_bytes(app::game_link(other));
    CHECK(app::read_link(support::sealed_link(bytes)).ok());
    bytes[9] |= 0x10;
    CHECK(support::why_no_link(support::sealed_link(bytes)) == app::messages::link_newer.code);
  }
  app::GameRecord record = support::new_record({}, 7, {"", "keen"});
  record.seats[1].style = 4;
  CHECK(support::code_of(app::Session::open(record)) == app::messages::seat_level_unknown.code);
  record.seats[1].style = 1;
  record.seats[1].level.clear();  // a person has none
  CHECK(app::Session::open(record).value().seats()[1].style == 0);
}

TEST_CASE("the style is part of the worker's request, and changes its play") {
  app::GameRecord record = support::new_record({}, 7, {"easy", "easy"});
  const std::string plain = app::computer_request(app::Session::open(record).value());
  record.seats[0].style = 3;
  const app::Session session = std::move(app::Session::open(record).value());
  const std::string request = app::computer_request(session);
  CHECK(plain.substr(0, 7) == "0 easy ");
  CHECK(request.substr(0, 9) == "0 easy/3 ");
  CHECK(session.position().find(app::action_in(app::computer_answer(request))).ok());
  CHECK(app::computer_answer("0 easy/9" + request.substr(8)).substr(0, 6) == "error ");
  CHECK(session.position().find(app::light_action(session)).ok());
}

TEST_CASE("statistics keep the opponents, and count a character separately from the levels") {
  app::Session session = with_style(2, 4);
  support::play_on(session, support::sensible_action, 4);
  app::Statistics statistics;
  CHECK(statistics.add(app::finished_game(session)));
  app::Session plain = with_style(0, 4);
  support::play_on(plain, support::sensible_action, 4);
  CHECK(statistics.add(app::finished_game(plain)));  // another player than that one
  CHECK(holds(statistics.text(), "\tkeen/2 "));
  const app::Statistics read = app::Statistics::read(statistics.text());
  CHECK(read.games() == statistics.games());
  const app::Summary sum = read.summary(session.spec().kind);
  CHECK(sum.alone.played == 2);
  CHECK(sum.against[base::level_place("keen")].played == 1);
  CHECK(sum.characters[2].played == 1);
}

TEST_CASE("results against a character of a later version stay in the statistics as they are, and are not shown") {
  for (const engine::GameType& type : games::all()) {
    const auto options = type.parse_options("players=2");
    if (!options || type.styles == base::kMostStyles) continue;
    CAPTURE(type.name);
    app::FinishedGame game{.spec = {type.kind, options.value(), 7}, .rounds = 20, .places = {}};
    game.places = {{.seat = {}, .won = true, .score = 15}, {.seat = {"", "easy"}, .won = false, .score = 3}};
    game.places[1].seat.style = static_cast<std::uint8_t>(type.styles + 1);
    app::Statistics later;
    REQUIRE(later.add(game));
    const app::Statistics read = app::Statistics::read(later.text());
    CHECK(read.games().empty());
    CHECK(read.text() == later.text());
  }
}
