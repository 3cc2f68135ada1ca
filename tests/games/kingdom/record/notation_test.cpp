// The text forms: exact inverses on canonical text, tolerant of order on input, and deaf to nonsense.
#include "games/kingdom/record/notation.h"
#include "base/messages.h"

#include "base/random.h"
#include "support/hostile.h"
#include "support/kingdom_scene.h"

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
  for (const char* text : kCanonical) {
    CAPTURE(text);
    const auto parsed = parse_action(text);
    REQUIRE(parsed.ok());
    CHECK(to_string(parsed.value().action) == text);
    CHECK_FALSE(parsed.value().payment_left_out);
  }
}

TEST_CASE("kingdom: letters and tiles may come in any order, and a payment of tiles alone needs no dash") {
  const auto normal = [](const char* text) {
    const auto parsed = parse_action(text);
    return parsed ? to_string(parsed.value().action) : parsed.error().code();
  };
  CHECK(normal("collect cam") == "collect mac");
  CHECK(normal("move A1.a.r3 ymm water-1 hazelnut-2") == "move A1.a.r3 mmy hazelnut-2 water-1");
  CHECK(normal("move A1.a.r3 water-1") == "move A1.a.r3 - water-1");
  CHECK(normal("  return   hm ") == "return mh");
  const auto parsed = parse_action("move A1.a.r3");
  REQUIRE(parsed.ok());
  CHECK(parsed.value().payment_left_out);
}

TEST_CASE("kingdom: nonsense is refused with a sentence") {
  for (const char* text : {"",
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
                           "collect mac\n"}) {
    CAPTURE(text);
    const auto parsed = parse_action(text);
    CHECK_FALSE(parsed.ok());
    if (!parsed)
      CHECK(parsed.error() == base::Message{base::messages::not_an_action, std::string_view(text).substr(0, 60)});
  }
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
  for (int reason = 0; reason <= static_cast<int>(Illegal::medal_taken); ++reason) {
    const base::Text text = sentence(static_cast<Illegal>(reason));
    CAPTURE(reason);
    REQUIRE(text.code != nullptr);
    for (int other = 0; other < reason; ++other)
      for (std::size_t language = 0; language < base::kLanguageCount; ++language)
        CHECK(std::string_view(text.words[language]) != sentence(static_cast<Illegal>(other)).words[language]);
  }
}

TEST_CASE("kingdom: hostile text") {
  base::RandomSource random(12);
  const GameState state = Scene(2, "A1.a A2.a A3.a", With::mysteries).purse(0, "mmaahhyt").tiles(0, "water-1").build();
  for (int i = 0; i < 30'000; ++i) {
    const std::string text = support::mutated(kCanonical[random.below(std::size(kCanonical))], random);
    CAPTURE(text);
    const auto parsed = parse_action(text);
    if (!parsed) {
      REQUIRE(text_of(parsed.error()).size() < 200);
      continue;
    }
    const auto again = parse_action(to_string(parsed.value().action));
    REQUIRE(again.ok());
    REQUIRE(again.value().action == parsed.value().action);
    if (const auto action = read_action(state, text)) REQUIRE_FALSE(why_illegal(state, action.value()));
  }
  CHECK_FALSE(parse_action(std::string(1'000'000, 'm')).ok());
  CHECK_FALSE(parse_action("collect " + std::string(1'000'000, 'm')).ok());
  CHECK_FALSE(parse_action(std::string(1'000'000, ' ')).ok());
}
