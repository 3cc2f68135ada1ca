// The text forms: exact inverses on canonical text, tolerant of order on input, and nonsense is refused.
#include "games/kingdom/record/notation.h"

#include "support/kingdom_scene.h"
#include "support/notation.h"

using namespace kingdom;

namespace {

constexpr const char* kCanonical[] = {
    "collect mac",
    "collect mm",
    "collect y",
    "move A1.a.r3 mmy hazelnut-2",
    "move A2.b.inL -",
    "return mh",
    "discard mht",
    "tile stack",
    "tile water-3",
    "give m 2",
    "give t 0",
    "medal 1",
    "move A3.b.r6 mmhhww",
    "move A1.b.r2 - apple-1 apple-2 apple-3 cabbage-1",
};

}  // namespace

TEST_CASE("kingdom: canonical text survives reading and writing") {
  support::check_canonical(parse_action, kCanonical);
}

TEST_CASE("kingdom: letters and tiles may come in any order, and a payment of tiles alone needs no dash") {
  support::check_normal(parse_action, {{"collect cam", "collect mac"},
                                       {"move A1.a.r3 ymm water-1 hazelnut-2", "move A1.a.r3 mmy hazelnut-2 water-1"},
                                       {"move A1.a.r3 water-1", "move A1.a.r3 - water-1"},
                                       {"  return   hm ", "return mh"}});
  const auto parsed = parse_action("move A1.a.r3");
  REQUIRE(parsed.ok());
  CHECK(parsed.value().payment_left_out);
}

TEST_CASE("kingdom: nonsense is refused with a sentence") {
  constexpr const char* kNonsense[] = {"",
                                       " ",
                                       "collect",
                                       "collect x",
                                       "collect mac mac",
                                       "COLLECT mac",
                                       "collect MAC",
                                       "move",
                                       "move A1",
                                       "move A4.a.r1",
                                       "move A1.a.r9",
                                       "move A1.a.r01",
                                       "move A1.a.r1 x",
                                       "move A1.a.r1 m m",
                                       "move A1.a.r1 m water-5",
                                       "move A1.a.r1 m water-0",
                                       "move A1.a.r1 m water-1 water-1",
                                       "move A1.a.r1 m gold-1",
                                       "move A1.a.r1 water-1 m",
                                       "tile",
                                       "tile gem",
                                       "tile stack stack",
                                       "tile ?",
                                       "tile -",
                                       "give",
                                       "give m",
                                       "give m x",
                                       "give m 12",
                                       "give m -1",
                                       "give m 1 2",
                                       "medal",
                                       "medal x",
                                       "medal 10",
                                       "return",
                                       "discard",
                                       "pass",
                                       "noble N01",
                                       "collect mac\n"};
  support::check_nonsense(parse_action, kNonsense);
}

TEST_CASE("kingdom: ids") {
  for (TileId tile = 0; tile < kTileCount; ++tile) CHECK(parse_tile(tile_name(tile)) == tile);
  CHECK(tile_name(0) == "mushroom-1");
  CHECK(tile_name(19) == "water-4");
  CHECK(tile_name(kHiddenTile) == "?");
  CHECK(tile_name(kNoTile) == "-");
  for (std::size_t road = 0; road < kRoads.size(); ++road) CHECK(parse_road(kRoads[road].id) == road);
  for (std::size_t side = 0; side < kSides; ++side) CHECK(parse_side(kSectionSides[side].id) == side);
  for (std::size_t effect = 0; effect < kEffects; ++effect)
    CHECK(parse_effect(kVillageTiles[effect].id) == static_cast<Effect>(effect));
  const GameState state = Scene(2, "A1.a A3.b").build();
  CHECK(parse_space(state.setup, "palace") == palace_of(state.setup));
  CHECK_FALSE(parse_space(state.setup, "duckpond"));
  CHECK(to_string(*parse_tokens("tywhcam")) == "machwyt");
  CHECK_FALSE(parse_tokens(""));
  CHECK_FALSE(parse_tokens("mx"));
  CHECK_FALSE(parse_tokens(std::string(128, 'm')));
}

TEST_CASE("kingdom: every reason has words of its own in both languages") {
  support::check_sentences(Illegal::medal_taken);
}

TEST_CASE("kingdom: hostile text") {
  const GameState state = Scene(2, "A1.a A2.a A3.a", With::mysteries).purse(0, "mmaahhyt").tiles(0, "water-1").build();
  support::check_hostile(parse_action, kCanonical, state, 12);
}
