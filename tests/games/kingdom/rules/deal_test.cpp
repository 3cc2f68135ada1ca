// Setting up: what chance decides, and the catalogue of deals that must never change.
#include "games/kingdom/rules/deal.h"

#include <set>

#include "base/hash.h"
#include "games/kingdom/rules/rules.h"
#include "support/data.h"
#include "support/kingdom_scene.h"

using namespace kingdom;

TEST_CASE("[kingdom.setup] two to four travellers") {
  CHECK(why_bad_setup({.players = 1}));
  CHECK(why_bad_setup({.players = 5}));
  for (std::uint8_t players = 2; players <= 4; ++players) CHECK_FALSE(why_bad_setup({.players = players}));
  CHECK(why_bad_setup({.players = 2, .first = 2}));
  CHECK_FALSE(why_bad_setup({.players = 2, .first = kRandomSeat}));
}

TEST_CASE("[kingdom.setup] every seed gives another deal, and the same one twice") {
  std::set<std::uint64_t> hashes;
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    const Setup setup{.players = 3, .mysteries = true, .first = kRandomSeat};
    const GameState state = new_game(setup, seed);
    REQUIRE_FALSE(broken_invariant(state));
    REQUIRE(state == new_game(setup, seed));
    hashes.insert(hash_of(state));
  }
  CHECK(hashes.size() == 200);
}

TEST_CASE("[kingdom.setup.sides] R22: the sides are drawn independently, the order of the sections never changes") {
  std::set<std::string> boards;
  for (std::uint64_t seed = 0; seed < 100; ++seed) {
    const Setup setup = new_game({.players = 2}, seed).setup;
    std::string text;
    for (std::size_t section = 0; section < kSections; ++section) text += std::string(side_of(setup, section).id) + ' ';
    CHECK(text[1] == '1');
    CHECK(text[6] == '2');
    CHECK(text[11] == '3');
    boards.insert(text);
  }
  CHECK(boards.size() == 8);
  const Setup fixed{.players = 2, .sides = {Side::b, Side::random, Side::a}};
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    const Setup drawn = new_game(fixed, seed).setup;
    CHECK(drawn.sides[0] == Side::b);
    CHECK(drawn.sides[2] == Side::a);
  }
}

TEST_CASE("[kingdom.first] R24: the first traveller is a seat that was agreed on, or drawn") {
  CHECK(new_game({.players = 3}, 1).to_act == 0);
  CHECK(new_game({.players = 3, .first = 2}, 1).to_act == 2);
  std::set<int> firsts;
  for (std::uint64_t seed = 0; seed < 100; ++seed)
    firsts.insert(new_game({.players = 3, .first = kRandomSeat}, seed).to_act);
  CHECK(firsts.size() == 3);
}

TEST_CASE("the same seed has the same tiles, whatever else is left to chance") {
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    const Deal open = shuffle_deal({.players = 3, .mysteries = true, .first = kRandomSeat}, seed);
    const Deal fixed = shuffle_deal(open.setup, seed);
    CHECK(fixed == open);
    CHECK(shuffle_deal({.players = 2}, seed).stack == open.stack);
    CHECK(shuffle_deal({.players = 2, .full = false}, seed).stack == open.stack);
  }
}

TEST_CASE("a deal that cannot be played is refused with a sentence") {
  const Deal good = shuffle_deal({.players = 2, .mysteries = true, .sides = {Side::a, Side::b, Side::a}}, 1);
  REQUIRE_FALSE(why_bad_deal(good));
  const auto refused = [&](auto change) {
    Deal deal = good;
    change(deal);
    return why_bad_deal(deal).has_value();
  };
  CHECK(refused([](Deal& deal) { deal.stack[0] = deal.stack[1]; }));
  CHECK(refused([](Deal& deal) { deal.stack[0] = kNoTile; }));
  CHECK(refused([](Deal& deal) { deal.villages[3] = Effect::none; }));
  CHECK(refused([](Deal& deal) { deal.villages[4] = Effect::gem; }));
  CHECK(refused([](Deal& deal) { deal.villages[0] = Effect::hidden; }));
  CHECK(refused([](Deal& deal) { deal.villages[0] = deal.villages[1] = Effect::gem; }));
  CHECK(refused([](Deal& deal) { deal.setup.mysteries = false; }));
  CHECK(refused([](Deal& deal) { deal.setup.full = false; }));
  CHECK(refused([](Deal& deal) { deal.setup.sides[0] = Side::random; }));
  CHECK(refused([](Deal& deal) { deal.setup.first = kRandomSeat; }));
  CHECK(refused([](Deal& deal) { deal.setup.players = 7; }));
}

TEST_CASE("kingdom: deals are frozen") {
  std::map<std::string, std::string> results;
  base::Hasher all;
  for (std::uint64_t seed = 0; seed < 25; ++seed)
    for (std::uint8_t players = 2; players <= 4; ++players)
      for (int kind = 0; kind < 3; ++kind) {
        const GameState state = new_game(
            {.players = players, .full = kind > 0, .mysteries = kind == 2, .first = kRandomSeat}, seed * 0x9E3779B9u);
        const std::uint64_t hash = hash_of(state);
        results[std::to_string(seed) + '/' + std::to_string(players) + '/' + "sfm"[kind]] = base::hex16(hash);
        all.add(hash);
      }
  support::check_golden("kingdom_deals.txt", results);
  support::note_hash("kingdom-deals", all.value());
}
