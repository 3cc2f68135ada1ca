// Kingdom of Splendor behind the interface of a game: setups as options and in words, and the same session, links and
// saves as Splendor.
#include "games/kingdom/game.h"
#include "engine/game_of.h"

#include <algorithm>

#include "app/link.h"
#include "app/save.h"
#include "app/session.h"
#include "base/random.h"
#include "base/seed.h"
#include "games/kingdom/ai/player.h"
#include "games/kingdom/rules/deal.h"
#include "games/kingdom/rules/rules.h"
#include "support/kingdom_scene.h"
#include "support/options.h"

using kingdom::Setup;
using kingdom::Side;

namespace {

/// Every setup that a form can ask for.
std::vector<Setup> every_kingdom_setup() {
  std::vector<Setup> setups;
  for (std::uint8_t players = 2; players <= 4; ++players)
    for (int mix = 0; mix < 27 * 4; ++mix)
      for (std::uint8_t first = 0; first <= kingdom::kRandomSeat; ++first) {
        Setup setup{.players = players, .full = (mix / 27 & 1) != 0, .mysteries = mix / 54 != 0, .first = first};
        setup.sides = {static_cast<Side>(mix % 3), static_cast<Side>(mix / 3 % 3), static_cast<Side>(mix / 9 % 3)};
        if (!setup.full && setup.sides[1] != Side::random) continue;
        if (!kingdom::why_bad_setup(setup)) setups.push_back(setup);
      }
  return setups;
}

app::GameRecord record_of(const Setup& setup, std::uint64_t seed) {
  app::GameRecord record{.spec = {.kind = engine::kind_of<kingdom::Game>(),
                                  .options = kingdom::pack_options(setup),
                                  .seed = seed & base::kSeedMask},
                         .seats = {},
                         .actions = {}};
  record.seats.resize(setup.players);
  return record;
}

app::Session random_session(const Setup& setup, std::uint64_t seed) {
  auto session = app::Session::open(record_of(setup, seed));
  REQUIRE(session.ok());
  base::RandomSource random(seed);
  while (!session.value().position().over())
    session.value().play(
        static_cast<int>(random.below(static_cast<std::uint32_t>(session.value().position().legal_count()))));
  return std::move(session.value());
}

}  // namespace

TEST_CASE("kingdom options pack every setup, each differently, in 12 bits") {
  const auto seen = support::check_packing<kingdom::Game>(every_kingdom_setup());
  for (std::uint32_t options = 0; options < 0x4000; ++options)
    CHECK(kingdom::unpack_options(options).ok() == (seen.count(options) != 0));
}

TEST_CASE("kingdom options in words read back, in any order") {
  for (const Setup& setup : every_kingdom_setup()) {
    const std::string text = kingdom::options_text(setup);
    CAPTURE(text);
    const auto read = kingdom::parse_options(text);
    REQUIRE(read.ok());
    CHECK(kingdom::pack_options(read.value()) == kingdom::pack_options(setup));
  }
  CHECK(kingdom::options_text({.players = 3, .mysteries = true, .sides = {Side::a, Side::random, Side::b}}) ==
        "players=3 sections=A1.a,A2.?,A3.b mysteries=yes first=0");
  CHECK(
      kingdom::parse_options(" first=random sections=A1.b,A3.?  players=4 ").value() ==
      Setup{
          .players = 4, .full = false, .first = kingdom::kRandomSeat, .sides = {Side::b, Side::random, Side::random}});
}

TEST_CASE("words that are no kingdom options are refused") {
  for (const char* text : {"players=1",
                           "players=5",
                           "players=",
                           "players=22",
                           "players=-2",
                           "sections=A1.a",
                           "sections=A1.a,A2.a",
                           "sections=A1.c,A3.a",
                           "sections=A2.a,A1.a,A3.a",
                           "sections=A1.a,A2.a,A3.a,",
                           "sections=A1.aaA2.a,A3.a",
                           "sections=",
                           "mysteries=maybe",
                           "sections=A1.a,A3.a mysteries=yes",
                           "first=2",
                           "first=4",
                           "first=",
                           "modules=none",
                           "colour=red",
                           "=",
                           "first"}) {
    CAPTURE(text);
    CHECK_FALSE(kingdom::parse_options(text).ok());
  }
}

TEST_CASE("a kingdom game is a position of the rules, and a copy plays on by itself") {
  engine::GameOf<kingdom::Game> game(kingdom::new_game({.players = 3, .mysteries = true}, 5));
  CHECK(app::kind_name(game.kind()) == "kingdom");
  CHECK(game.players() == 3);
  CHECK(game.round() == 1);
  CHECK(game.starts_ply());
  CHECK(game.hash() == kingdom::hash_of(game.state()));
  for (int i = 0; i < game.legal_count(); ++i) CHECK(game.find(game.action_text(i)).value() == i);
  CHECK_FALSE(game.find("medal 1").ok());
  CHECK_FALSE(game.find("take wbg").ok());
  const auto copy = game.clone();
  copy->apply(0);
  CHECK(copy->to_act() == 1);
  CHECK(game.to_act() == 0);
  game.apply(0);
  CHECK(game.hash() == copy->hash());
}

TEST_CASE("[kingdom.bound] a journey that ends at its bound is won by everybody at the palace, or by nobody") {
  const auto ended = [](const kingdom::GameState& state) {
    engine::GameOf<kingdom::Game> game(state, 1);
    game.apply(0);
    REQUIRE(game.at_bound());
    return game.winners();
  };
  CHECK(ended(kingdom::Scene(3).build()) == 0);
  CHECK(ended(kingdom::Scene(3).arrived(0).turn(1).build()) == 0b001);
}

TEST_CASE("kingdom: one session, links and saves for both games") {
  std::uint64_t seed = 100;
  std::size_t longest = 0;
  for (const Setup& setup : kingdom::every_setup()) {
    const app::Session played = random_session(setup, ++seed);
    longest = std::max(longest, played.length());

    const auto saved = app::read_save(app::save_text(played));
    const std::string why = saved ? "" : text_of(saved.error());
    REQUIRE_MESSAGE(saved.ok(), why);
    CHECK(saved.value().record() == played.record());
    CHECK(saved.value().position().hash() == played.position().hash());

    const auto deal = app::read_link(app::deal_link(played.spec()));
    REQUIRE(deal.ok());
    CHECK(deal.value().record.spec == played.spec());

    app::Session early = played;  // a random game is longer than what a link holds
    early.go_to(std::min<std::size_t>(played.length(), 60));
    const std::string text = app::game_link(early.record_to_cursor());
    REQUIRE_FALSE(text.empty());
    const auto link = app::read_link(text);
    REQUIRE(link.ok());
    CHECK(link.value().record == early.record_to_cursor());
  }
  CHECK(longest < app::kMaxActions);
}

TEST_CASE("kingdom: the link of a finished game stays under 150 characters, its save under 4 kB") {
  std::size_t longest_link = 0, longest_save = 0;
  std::uint64_t seed = 0;
  for (const Setup& setup : kingdom::every_setup()) {
    auto opened = app::Session::open(record_of(setup, ++seed));
    REQUIRE(opened.ok());
    app::Session& session = opened.value();
    base::RandomSource random(seed);
    while (!session.position().over()) {
      const auto& state = static_cast<const engine::GameOf<kingdom::Game>&>(session.position()).state();
      const auto choice =
          kingdom::choose(kingdom::view_for(state, state.to_act), *base::find_level("easy"), 0, random.next());
      REQUIRE(session.play(to_string(choice.action)).ok());
    }
    longest_link = std::max(longest_link, app::game_link(session.record()).size());
    longest_save = std::max(longest_save, app::save_text(session).size());
  }
  MESSAGE("longest link " << longest_link << " characters, longest save " << longest_save << " bytes");
  CHECK(longest_link < 150);
  CHECK(longest_save < 4096);
}

TEST_CASE("kingdom: undo and redo go by the decisions of persons") {
  app::GameRecord record = record_of({.players = 2, .full = false, .sides = {Side::a, Side::random, Side::a}}, 7);
  record.seats[1].level = "easy";
  auto opened = app::Session::open(record);
  REQUIRE(opened.ok());
  app::Session& session = opened.value();
  REQUIRE(session.play("collect mah").ok());
  CHECK(session.computer_to_act() == 1);
  REQUIRE(session.play("collect y").ok());
  REQUIRE(session.play("move A1.a.r1").ok());
  CHECK(session.action_text(2) == "move A1.a.r1 mah");
  CHECK(session.actor(2) == 0);
  session.undo();
  CHECK(session.cursor() == 2);
  session.undo();
  CHECK(session.cursor() == 0);
  session.redo();
  CHECK(session.cursor() == 2);
  CHECK_FALSE(session.play("move A1.a.r4").ok());
}
