// The tables of the board, against the data they were made from, and the numbers of everything.
#include "games/kingdom/rules/board.h"

#include <cmath>
#include <set>
#include <string>

#include "base/json.h"
#include "games/kingdom/rules/deal.h"
#include "support/data.h"
#include "support/kingdom_scene.h"

using namespace kingdom;
using base::Json;

namespace {

std::string text_at(const Json& object, const char* key) {
  const Json* value = base::find(object, key);
  REQUIRE(value);
  const auto text = base::as_text(*value);
  REQUIRE(text);
  return *text;
}

const Json& at(const Json& object, const char* key) {
  const Json* value = base::find(object, key);
  REQUIRE(value);
  return *value;
}

int thousandths(const Json& value) {
  REQUIRE(value.is_number());
  return static_cast<int>(std::lround(*value.get_ptr<const Json::number_float_t*>() * 1000));
}

Tokens cost_of(const Json& road) {
  Tokens cost;
  for (const auto& item : at(road, "cost").items()) {
    const std::string name = item.key();
    for (const Token resource : kResources)
      if (name == kTokenNames[index_of(resource)])
        cost += Tokens::of(resource, static_cast<int>(base::as_integer(item.value()).value_or(0)));
  }
  return cost;
}

Slot slot_named(const std::string& letter) {
  return letter == "L" ? Slot::left : letter == "C" ? Slot::centre : Slot::right;
}

void check_road(const Road& road, const Json& expected, const SectionSide& side) {
  CHECK(road.id == text_at(expected, "id"));
  CHECK(kSpaces[road.to].id == text_at(expected, "to"));
  CHECK(road.cost == cost_of(expected));
  const Json& banner = at(expected, "banner");
  CHECK(road.banner == Point{static_cast<std::int16_t>(thousandths(at(banner, "x"))),
                             static_cast<std::int16_t>(thousandths(at(banner, "y")))});
  const Json* via = base::find(expected, "via");
  CHECK(road.bends() == (via != nullptr));
  if (via) {
    REQUIRE(via->size() == 1);
    CHECK(road.via.x == thousandths((*via)[0][0]));
    CHECK(road.via.y == thousandths((*via)[0][1]));
  }
  if (road.enters()) {
    CHECK(road.slot == slot_named(text_at(expected, "slot")));
  } else {
    CHECK(kSpaces[road.from].id == text_at(expected, "from"));
    CHECK(road.from >= side.first_space);
    CHECK(road.from < side.first_space + side.space_count);
  }
}

/// The board's file has plain apostrophes.
std::string typographic(std::string name) {
  for (std::size_t at; (at = name.find('\'')) != std::string::npos;) name.replace(at, 1, "’");
  return name;
}

void check_names(const Names& found, const Json& expected) {
  for (const base::Language language : base::kEveryLanguage)
    CHECK(found.words[static_cast<std::size_t>(language)] == typographic(text_at(expected, facts(language).code)));
}

}  // namespace

TEST_CASE("the tables hold what the board's data file says") {
  const auto file = base::Json::parse(support::data_file("kingdom_sections.json"), nullptr, false);
  REQUIRE(file.is_object());
  const Json& sections = at(file, "sections");
  std::size_t index = 0;
  for (const char* section : {"A1", "A2", "A3"})
    for (const char* letter : {"a", "b"}) {
      const SectionSide& side = kSectionSides[index++];
      const Json& expected = at(at(at(sections, section), "sides"), letter);
      CHECK(side.id == text_at(expected, "id"));
      check_names(side.name, at(expected, "name"));
      check_names(side.character, at(expected, "character"));
      const Json& nodes = at(expected, "nodes");
      REQUIRE(nodes.size() == side.space_count);
      for (std::size_t i = 0; i < nodes.size(); ++i) {
        const Space& space = kSpaces[side.first_space + i];
        CHECK(space.id == text_at(nodes[i], "id"));
        constexpr std::array kKinds{"port", "city", "village", "palace"};
        CHECK(kKinds[static_cast<std::size_t>(space.kind)] == text_at(nodes[i], "type"));
        CHECK(space.at.x == thousandths(at(nodes[i], "x")));
        CHECK(space.at.y == thousandths(at(nodes[i], "y")));
        check_names(space.name, at(nodes[i], "name"));
      }
      const Json& entries = at(expected, "entries");
      const Json& roads = at(expected, "roads");
      REQUIRE(entries.size() + roads.size() == side.road_count);
      for (std::size_t i = 0; i < side.road_count; ++i)
        check_road(kRoads[side.first_road + i], i < entries.size() ? entries[i] : roads[i - entries.size()], side);
      for (const Json& exit : at(expected, "exits"))
        CHECK(kSpaces[side.exits[static_cast<std::size_t>(slot_named(text_at(exit, "slot")))]].id ==
              text_at(exit, "from"));
    }
}

TEST_CASE("[kingdom.setup.board] any side joins any side by three roads, which cost what the upper section says") {
  for (const Setup& setup : every_setup()) {
    int entries = 0;
    for (std::size_t road = 0; road < kRoads.size(); ++road) {
      const auto id = static_cast<RoadId>(road);
      if (!road_in_play(setup, id)) continue;
      const SpaceId from = start_of(setup, id);
      REQUIRE(space_in_play(setup, from));
      REQUIRE(space_in_play(setup, kRoads[road].to));
      bool listed = false;
      for (const RoadId other : roads_from(setup, from)) listed = listed || other == id;
      CHECK(listed);
      if (!kRoads[road].enters()) continue;
      ++entries;
      CHECK(next_section(setup, section_of_space(from)) == section_of_road(id));
    }
    CHECK(entries == (setup.full ? 6 : 3));
    CHECK(roads_from(setup, palace_of(setup)).count == 0);
  }
  const GameState state = Scene(2, "A1.b A3.b").at(0, "puffin_rock").purse(0, "accww").build();
  CHECK(options(state, "move") == "move A3.b.inC accww");
}

TEST_CASE("[kingdom.setup.short] the short game has no centre") {
  for (const Setup& setup : every_setup()) {
    int spaces = 0;
    for (std::size_t space = 0; space < kSpaces.size(); ++space)
      if (space_in_play(setup, static_cast<SpaceId>(space))) {
        ++spaces;
        CHECK((setup.full || section_of_space(static_cast<SpaceId>(space)) != 1));
      }
    CHECK(spaces == side_of(setup, 0).space_count + side_of(setup, 2).space_count +
                        (setup.full ? side_of(setup, 1).space_count : 0));
  }
}

TEST_CASE("[kingdom.setup.start] R1: every pawn on the port, every purse empty") {
  for (const Setup& setup : every_setup()) {
    const GameState state = new_game(setup, 3);
    for (std::size_t seat = 0; seat < setup.players; ++seat) {
      CHECK(kSpaces[state.travellers[seat].space].kind == SpaceKind::port);
      CHECK(state.travellers[seat].tokens.empty());
      CHECK(state.travellers[seat].tiles.empty());
    }
  }
}

TEST_CASE("[kingdom.setup.supply] [kingdom.setup.gold] three, five or seven of each resource, always seven gold") {
  CHECK(new_game({.players = 2}, 1).supply == Tokens::each_resource(3) + Tokens({.gold = 7}));
  CHECK(new_game({.players = 3}, 1).supply == Tokens::each_resource(5) + Tokens({.gold = 7}));
  CHECK(new_game({.players = 4}, 1).supply == Tokens::each_resource(7) + Tokens({.gold = 7}));
}

TEST_CASE("[kingdom.setup.tiles] twenty tiles, four of each resource, and eight village tiles") {
  for (const Token resource : kResources) CHECK(kAllTiles.worth()[resource] == 4);
  CHECK(kAllTiles.count() == 20);
  int before = 0;
  for_each_tile(kAllTiles, [&](TileId tile) { CHECK(kAllTiles.count_before(tile) == before++); });
  int count = 0;
  for (const VillageTile& tile : kVillageTiles) count += tile.count;
  CHECK(count == kVillageTileCount);
  std::set<TileId> tops;
  for (std::uint64_t seed = 0; seed < 300; ++seed) tops.insert(new_game({.players = 2}, seed).stack[0]);
  CHECK(tops.size() == 20);
}
