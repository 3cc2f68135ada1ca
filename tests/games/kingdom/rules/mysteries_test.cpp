// The variant: marketplace and village tiles.
#include <algorithm>

#include "games/kingdom/rules/deal.h"
#include "support/kingdom_scene.h"

using namespace kingdom;

namespace {

constexpr const char* kBoard = "A1.a A2.a A3.a";

Scene mysteries(int players) { return Scene(players, kBoard, With::mysteries); }

/// Seat 0 stands before the village duckpond, which the entry A2.a.inL leads to (aachw), and whose tile does this.
Scene before_village(int players, const char* effect) {
  Scene scene = mysteries(players);
  scene.at(0, "clover_hill").village("duckpond", effect);
  return scene;
}

std::string market_of(const GameState& state) {
  std::string text;
  for (const TileId tile : state.market) text += (text.empty() ? "" : " ") + tile_name(tile);
  return text;
}

}  // namespace

TEST_CASE("[kingdom.mysteries] R19: never on the short board") {
  CHECK(why_bad_setup({.full = false, .mysteries = true}));
  CHECK_FALSE(why_bad_setup({.full = true, .mysteries = true}));
}

TEST_CASE("[kingdom.mysteries.setup] R18: one tile a village of the centre, seven on one side and four on the other") {
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    const GameState a = new_game({.mysteries = true, .sides = {Side::a, Side::a, Side::a}}, seed);
    const GameState b = new_game({.mysteries = true, .sides = {Side::a, Side::b, Side::a}}, seed);
    CHECK(mystery_villages(a.setup).count == 7);
    CHECK(mystery_villages(b.setup).count == 4);
    CHECK(std::count(a.villages.begin(), a.villages.end(), Effect::none) == 0);
    CHECK(std::count(b.villages.begin(), b.villages.end(), Effect::none) == 3);
    CHECK(a.flipped == 0);
  }
}

TEST_CASE("[kingdom.mysteries.villages] R17: the first visitor turns the tile, later ones do not") {
  const GameState state = before_village(2, "treasure").purse(0, "aachw").at(1, "clover_hill").build();
  const GameState first = after(state, {"move A2.a.inL aachw"});
  CHECK(to_string(first.travellers[0].tokens) == "t");
  CHECK(first.to_act == 0);
  const GameState later =
      after(before_village(2, "treasure").turned("duckpond").purse(0, "aachw").build(), {"move A2.a.inL aachw"});
  CHECK(to_string(later.travellers[0].tokens) == "-");
  CHECK(later.to_act == 0);  // the extra turn is for everybody
}

TEST_CASE("[kingdom.mysteries.villages] R17: villages of the ends have no tiles") {
  const GameState state = mysteries(2).purse(0, "aaw").build();
  const GameState next = after(state, {"move A1.a.r2 aaw"});
  CHECK(next.flipped == 0);
  CHECK(next.to_act == 0);
  for (const SpaceId village : mystery_villages(state.setup)) CHECK(section_of_space(village) == 1);
}

TEST_CASE("[kingdom.mysteries.effect] the effect comes first, then the extra turn") {
  const GameState state = before_village(2, "thief").purse(0, "maachw").build();
  const GameState due = after(state, {"move A2.a.inL aachw"});
  CHECK(due.phase == Phase::thief);
  CHECK(refusal(due, "collect y") == Illegal::not_now);
  const GameState turn = after(due, {"give m 1"});
  CHECK(turn.phase == Phase::turn);
  CHECK(turn.to_act == 0);
}

TEST_CASE("[kingdom.mysteries.after-landing] R15: effects see the purse after paying") {
  // Eight tokens before the road, three after it: the drought takes nothing, the thief has three to give.
  const GameState drought = before_village(2, "drought").purse(0, "aachwmmy").build();
  CHECK(after(drought, {"move A2.a.inL aachw"}).phase == Phase::turn);
  const GameState thief = before_village(2, "thief").purse(0, "aachwmmy").build();
  CHECK(options(after(thief, {"move A2.a.inL aachw"})) == "give m 1, give y 1");
}

TEST_CASE("[kingdom.market.setup] the first three tiles of the stack lie face up") {
  const Deal deal = shuffle_deal({.mysteries = true}, 5);
  const GameState state = new_game(deal);
  for (std::size_t i = 0; i < 3; ++i) CHECK(state.market[i] == deal.stack[i]);
  CHECK(state.stack[state.stack_top] == deal.stack[3]);
  CHECK(state.stack_count() == 17);
  CHECK(new_game({.mysteries = false}, 5).stack_count() == 20);
}

TEST_CASE("[kingdom.market] [kingdom.market.refill] a city offers the stack and the marketplace, which is refilled") {
  const GameState state = mysteries(2).purse(0, "mah").market("water-1 water-2 apple-1").top("hazelnut-1").build();
  const GameState due = after(state, {"move A1.a.r1 mah"});
  CHECK(due.phase == Phase::tile);
  CHECK(options(due) == "tile stack, tile water-1, tile water-2, tile apple-1");
  CHECK(refusal(due, "tile hazelnut-1") == Illegal::not_in_market);
  const GameState taken = after(due, {"tile water-2"});
  CHECK(names(taken.travellers[0].face_up) == "water-2");
  CHECK(market_of(taken) == "water-1 hazelnut-1 apple-1");
  const GameState drawn = after(due, {"tile stack"});
  CHECK(names(drawn.travellers[0].face_up) == "hazelnut-1");
  CHECK(market_of(drawn) == "water-1 water-2 apple-1");
}

TEST_CASE("[kingdom.market] R9: with an empty stack the marketplace only, and its places stay empty") {
  const GameState state = mysteries(2).purse(0, "mah").market("water-1 water-2 apple-1").drain().build();
  const GameState due = after(state, {"move A1.a.r1 mah"});
  CHECK(options(due) == "tile water-1, tile water-2, tile apple-1");
  CHECK(refusal(due, "tile stack") == Illegal::stack_empty);
  CHECK(market_of(after(due, {"tile water-1"})) == "- water-2 apple-1");
}

TEST_CASE("[kingdom.city.empty] R9: neither stack nor marketplace: nothing to decide") {
  const GameState state = mysteries(2).purse(0, "mah").used(0, "hazelnut-4").drain().market("").build();
  const GameState next = after(state, {"move A1.a.r1 mah"});
  CHECK(next.to_act == 1);
  CHECK(names(next.travellers[0].face_up) == "hazelnut-4");
}

TEST_CASE("[kingdom.tornado] the marketplace goes to the box, and cities give from the stack only") {
  const GameState state =
      before_village(2, "tornado").purse(0, "aachw").purse(1, "mah").market("water-1 water-2 apple-1").build();
  const GameState next = after(state, {"move A2.a.inL aachw", "collect y"});
  CHECK(market_of(next) == "- - -");
  CHECK(names(next.boxed) == "apple-1 water-1 water-2");
  const GameState city = after(next, {"move A1.a.r1 mah"});
  CHECK(options(city) == "tile stack");
  CHECK(market_of(after(city, {"tile stack"})) == "- - -");
}

TEST_CASE("[kingdom.tornado.few] R16: with fewer tiles there it closes all the same") {
  const GameState state = before_village(2, "tornado").purse(0, "aachw").drain().market("water-1").build();
  const GameState next = after(state, {"move A2.a.inL aachw"});
  CHECK(names(next.boxed) == "water-1");
  CHECK(next.to_act == 0);
}

TEST_CASE("[kingdom.treasure] R10: it pays like gold, once, and then it is out of the game") {
  const GameState state = before_village(2, "treasure").turned("acorn_hollow").purse(0, "mhaachwy").build();
  const GameState found = after(state, {"move A2.a.inL aachw"});
  CHECK(to_string(found.travellers[0].tokens) == "mhyt");
  CHECK(options(found, "move A2.a.r1") == "move A2.a.r1 mht, move A2.a.r1 mhy, move A2.a.r1 myt, move A2.a.r1 hyt");
  const GameState spent = after(found, {"move A2.a.r1 mht"});
  CHECK(to_string(spent.travellers[0].tokens) == "y");
  CHECK(spent.supply[Token::treasure] == 0);
  CHECK(spent.supply[Token::gold] == 6);
}

TEST_CASE("[kingdom.treasure] R10: discarded or returned it leaves the game, as a gift it stays in play") {
  const GameState dry = before_village(2, "drought").purse(0, "aachwt").purse(1, "mmyyyt").build();
  const GameState discarded = after(dry, {"move A2.a.inL aachw", "discard t"});
  CHECK(to_string(discarded.travellers[1].tokens) == "mmyyy");
  CHECK(discarded.supply[Token::treasure] == 0);
  const GameState generous = before_village(2, "thief").purse(0, "aachwt").build();
  const GameState given = after(generous, {"move A2.a.inL aachw", "give t 1"});
  CHECK(to_string(given.travellers[1].tokens) == "t");
}

TEST_CASE("[kingdom.treasure.limit] R10b: found with a full purse, one token goes back, perhaps itself") {
  // The road is paid with tiles, so that eight tokens are left.
  const GameState state = before_village(2, "treasure")
                              .purse(0, "mmyyyyyy")
                              .tiles(0, "apple-1 apple-2 cabbage-1 hazelnut-1 water-1")
                              .build();
  const GameState due = after(state, {"move A2.a.inL - apple-1 apple-2 cabbage-1 hazelnut-1 water-1"});
  CHECK(due.phase == Phase::give_back);
  CHECK(options(due) == "return m, return y, return t");
  const GameState kept = after(due, {"return m"});
  CHECK(to_string(kept.travellers[0].tokens) == "myyyyyyt");
  CHECK(kept.to_act == 0);
  CHECK(kept.phase == Phase::turn);
  CHECK(to_string(after(due, {"return t"}).travellers[0].tokens) == "mmyyyyyy");
}

TEST_CASE("[kingdom.drought] R14: everybody down to five, own choice, clockwise from the active traveller") {
  const GameState state = before_village(4, "drought")
                              .purse(0, "mmccwwy")
                              .tiles(0, "apple-1 apple-2 cabbage-1 hazelnut-1 water-1")
                              .purse(1, "mmmhh")
                              .purse(2, "aaaaaayy")
                              .purse(3, "hhhhhw")
                              .build();
  const GameState own = after(state, {"move A2.a.inL - apple-1 apple-2 cabbage-1 hazelnut-1 water-1"});
  CHECK(own.phase == Phase::discard);
  CHECK(own.to_act == 0);
  CHECK_FALSE(starts_ply(own));
  CHECK(refusal(own, "discard m") == Illegal::wrong_return_count);
  CHECK(refusal(own, "return mm") == Illegal::not_now);
  const GameState second = after(own, {"discard mm"});
  CHECK(second.to_act == 2);  // seat 1 has just five
  CHECK(second.active == 0);
  CHECK(starts_ply(second));
  CHECK(options(second) == "discard aaa, discard aay, discard ayy");
  const GameState done = after(second, {"discard ayy", "discard w"});
  CHECK(done.phase == Phase::turn);
  CHECK(done.to_act == 0);
  CHECK(to_string(done.travellers[2].tokens) == "aaaaa");
  CHECK(done.supply[Token::gold] == 6);
  // The normal limit goes on: eight again are no excess.
  CHECK(after(done, {"collect mac"}).phase == Phase::turn);
}

TEST_CASE("[kingdom.drought] R14: any order of discarding leads to the same purses; five or fewer lose nothing") {
  const GameState state = before_village(2, "drought").purse(0, "aachw").purse(1, "mmmyy").build();
  const GameState next = after(state, {"move A2.a.inL aachw"});
  CHECK(next.phase == Phase::turn);
  CHECK(to_string(next.travellers[1].tokens) == "mmmyy");
}

TEST_CASE("[kingdom.thief] R11b: any own token, gold and treasure too, to any other traveller, also at the palace") {
  const GameState state = before_village(3, "thief").purse(0, "maachwyt").build();
  const GameState due = after(state, {"move A2.a.inL aachw"});
  CHECK(options(due) == "give m 1, give m 2, give y 1, give y 2, give t 1, give t 2");
  support::check_refused(due, Illegal::one_token_only, {"give my 1", "give - 1"});
  CHECK(refusal(due, "give a 1") == Illegal::tokens_not_owned);
  support::check_refused(due, Illegal::not_another_traveller, {"give m 0", "give m 3"});
  const GameState given = after(due, {"give y 2"});
  CHECK(to_string(given.travellers[2].tokens) == "y");
  CHECK(given.to_act == 0);

  Scene late = mysteries(2);
  late.arrived(0).turn(1).at(1, "clover_hill").village("duckpond", "thief").purse(1, "aachwm");
  CHECK(to_string(after(late.build(), {"move A2.a.inL aachw", "give m 0"}).travellers[0].tokens) == "m");
}

TEST_CASE("[kingdom.thief.nothing] R11: without a token nothing happens") {
  const GameState state = before_village(2, "thief").purse(0, "aachw").build();
  const GameState next = after(state, {"move A2.a.inL aachw"});
  CHECK(next.phase == Phase::turn);
  CHECK(next.to_act == 0);
  CHECK(next.flipped != 0);
}

TEST_CASE("[kingdom.thief.limit] R11b: a receiver with eight returns one of its own choice") {
  const GameState state = before_village(2, "thief").purse(0, "maachw").purse(1, "mcchhwwy").build();
  const GameState due = after(state, {"move A2.a.inL aachw", "give m 1"});
  CHECK(due.phase == Phase::give_back);
  CHECK(due.to_act == 1);
  CHECK(due.active == 0);
  CHECK(starts_ply(due));
  CHECK(options(due) == "return m, return c, return h, return w, return y");
  const GameState next = after(due, {"return w"});
  CHECK(next.to_act == 0);
  CHECK(next.phase == Phase::turn);
}

TEST_CASE("[kingdom.gem] R12: the holder at the palace wins alone, and elsewhere it does nothing") {
  const auto finish = [](int holder, bool holder_arrives) {
    Scene scene = mysteries(3);
    scene.village("duckpond", "gem").gem(holder).arrived(0).turn(1).at(1, "velvet_market").purse(1, "mahww");
    const GameState state = scene.build();
    return winners(holder_arrives ? after(state, {"move A3.a.r8 mahww", "medal 3", "collect y"})
                                  : after(state, {"collect y", "collect y"}));
  };
  CHECK(finish(0, true) == 0b001u);
  CHECK(finish(1, true) == 0b010u);
  CHECK(finish(1, false) == 0b001u);
  CHECK(finish(2, true) == 0b011u);
}

TEST_CASE("[kingdom.gem.beside] R12b: it is no token, cannot be given, and ends nothing") {
  const GameState state = before_village(2, "gem").purse(0, "mmyaachw").build();
  const GameState found = after(state, {"move A2.a.inL aachw"});
  CHECK(found.travellers[0].gem);
  CHECK(found.travellers[0].tokens.total() == 3);
  CHECK_FALSE(is_terminal(found));
  CHECK(found.to_act == 0);
  CHECK_FALSE(parse_action("give gem 1").ok());
}
