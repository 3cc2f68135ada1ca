#include "support/kingdom_fingers.h"

#include <algorithm>
#include <vector>

#include "games/kingdom/game.h"
#include "games/kingdom/record/notation.h"
#include "games/kingdom/rules/board.h"
#include "support/check.h"

namespace support {

namespace {

using namespace kingdom;

/// "pay:m0", "pay:water-2": what lies on the sheet of a payment for this action.
std::vector<std::string> pieces_of(const Action& move) {
  std::vector<std::string> pieces;
  for_each_tile(move.tiles, [&](TileId tile) { pieces.push_back("pay:" + tile_name(tile)); });
  for (int kind = 0; kind < kTokenKinds; ++kind)
    for (int n = 0; n < move.tokens[static_cast<Token>(kind)]; ++n)
      pieces.push_back(std::string("pay:") + kTokenLetters[kind] + std::to_string(n));
  std::sort(pieces.begin(), pieces.end());
  return pieces;
}

std::vector<std::string> pieces_shown(const Driver& driver) {
  std::vector<std::string> pieces = driver.ids("pay:");
  std::erase(pieces, "pay:other");
  std::sort(pieces.begin(), pieces.end());
  return pieces;
}

void travel(Driver& driver, const Action& action) {
  const std::string road = "road:" + std::string(kRoads[action.road].id);
  const std::string place = "space:" + std::string(kSpaces[kRoads[action.road].to].id);
  const bool by_place = action.tokens.total() % 2 == 0;  // both ways are tried
  driver.click(by_place ? place : road);
  const auto wanted = pieces_of(action);
  for (int tries = 0; pieces_shown(driver) != wanted; ++tries) {
    REQUIRE(tries < 400);
    driver.click("pay:other");
  }
  driver.click("go");
}

void tap_tokens(Driver& driver, const std::string& prefix, Tokens tokens, bool numbered) {
  for (int kind = 0; kind < kTokenKinds; ++kind)
    for (int n = 0; n < tokens[static_cast<Token>(kind)]; ++n)
      driver.click(prefix + kTokenLetters[kind] + (numbered ? std::to_string(n) : std::string()));
}

}  // namespace

void play_by_clicks(Driver& driver, const std::string& text) {
  CAPTURE(text);
  const auto parsed = parse_action(text);
  REQUIRE(parsed.ok());
  const Action& action = parsed.value().action;
  const std::size_t before = driver.log().size();
  switch (action.kind) {
    case ActionKind::collect:
      tap_tokens(driver, "supply:", action.tokens, false);
      driver.click("take");
      break;
    case ActionKind::move: travel(driver, action); break;
    case ActionKind::give_back:
    case ActionKind::discard:
      tap_tokens(driver, "own:", action.tokens, true);
      driver.click("return");
      break;
    case ActionKind::tile:
      driver.click(action.other == kNoTile ? "tile:stack" : "tile:" + tile_name(action.other));
      break;
    case ActionKind::give:
      for (int kind = 0; kind < kTokenKinds; ++kind)
        if (action.tokens[static_cast<Token>(kind)] > 0) driver.click(std::string("own:") + kTokenLetters[kind] + '0');
      driver.click("give:" + std::to_string(action.other));
      break;
    case ActionKind::medal: driver.click("medal:" + std::to_string(action.other)); break;
  }
  const auto log = driver.log();
  REQUIRE(log.size() == before + 1);
  CHECK(log.back() == text);
}

void store_kingdom(FakeHost& host, std::uint32_t options, std::uint64_t seed) {
  const auto setup = kingdom::unpack_options(options);
  REQUIRE(setup.ok());
  store_game(host,
             app::Session::open({.spec = {.kind = engine::kind_of<kingdom::Game>(), .options = options, .seed = seed},
                                 .seats = std::vector<app::Seat>(setup.value().players),
                                 .actions = {}})
                 .value());
}

}  // namespace support
