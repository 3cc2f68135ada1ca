// Splendor behind the interface of a game: setups as options, in words, and the list of actions.
#include "games/splendor/game.h"
#include "engine/game_of.h"

#include "games/splendor/rules/deal.h"
#include "games/splendor/rules/rules.h"
#include "support/check.h"
#include "support/games.h"
#include "support/options.h"

TEST_CASE("options pack every setup, each differently, in 12 bits") {
  support::check_packing<splendor::Game>(support::every_setup());
  CHECK(splendor::pack_options({}) == 0);
  CHECK(splendor::pack_options({.players = 5, .modules = 15, .edition = splendor::Edition::rules_2014}) == 0xFB);
}

TEST_CASE("invalid options are refused") {
  std::size_t known = 0;
  for (std::uint32_t options = 0; options < 0x2000; ++options) known += splendor::unpack_options(options) ? 1 : 0;
  CHECK(known == support::every_setup().size());
}

TEST_CASE("options in words read back, in any order") {
  for (const splendor::Setup& setup : support::every_setup()) {
    const std::string text = support::setup_text(setup);
    CAPTURE(text);
    const auto read = splendor::parse_options(text);
    REQUIRE(read.ok());
    CHECK(read.value() == setup);
  }
  CHECK(support::setup_text({.players = 4, .modules = 9}) == "players=4 modules=orient,posts edition=2024");
  CHECK(splendor::parse_options(" edition=2014  modules=posts,orient players=3 ").value() ==
        splendor::Setup{.players = 3, .modules = 9, .edition = splendor::Edition::rules_2014});
}

TEST_CASE("invalid options in words are refused") {
  for (const char* text :
       {"players=1", "players=6", "players=", "players=2x", "players=-2", "players=99999999999", "players",
        "modules=sea", "modules=none,orient", "edition=2020", "colour=red", "=", "modules"}) {
    CAPTURE(text);
    CHECK_FALSE(splendor::parse_options(text).ok());
  }
}

TEST_CASE("a game is a position of the rules") {
  const engine::GameOf<splendor::Game> game(splendor::new_game({.players = 3, .modules = 1}, 5));
  CHECK(app::kind_name(game.kind()) == "splendor");
  CHECK(game.players() == 3);
  CHECK(game.legal_count() == static_cast<int>(splendor::legal_actions(game.state()).size()));
  CHECK(game.hash() == splendor::hash_of(game.state()));
  for (int i = 0; i < game.legal_count(); ++i) CHECK(game.find(game.action_text(i)).value() == i);
}

TEST_CASE("a copy plays on by itself") {
  engine::GameOf<splendor::Game> game(splendor::new_game({}, 5));
  const std::uint64_t before = game.hash();
  const auto copy = game.clone();
  copy->apply(0);
  CHECK(game.hash() == before);
  CHECK(copy->hash() != before);
  CHECK(copy->to_act() == 1);
  game.apply(0);
  CHECK(game.hash() == copy->hash());
}

TEST_CASE("the same spec starts the same game; an unknown kind is refused") {
  const app::GameSpec spec{.kind = engine::kind_of<splendor::Game>(), .options = 2, .seed = 99};
  CHECK(app::start_game(spec).value()->hash() == app::start_game(spec).value()->hash());
  CHECK(app::start_game({.kind = engine::kind_of<splendor::Game>(), .options = 2, .seed = 98}).value()->hash() !=
        app::start_game(spec).value()->hash());
  CHECK_FALSE(app::start_game({.kind = static_cast<app::GameKind>(7), .options = 0, .seed = 0}).ok());
}
