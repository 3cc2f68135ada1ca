// Positions of the editor: derived values, impossible ones, and the games that begin from them.
#include "games/splendor/record/situation.h"

#include "games/splendor/record/situation_bytes.h"
#include "games/splendor/rules/deal.h"
#include "games/splendor/rules/random_play.h"
#include "support/check.h"
#include "support/game_builder.h"
#include "support/games.h"

using namespace splendor;

namespace {

/// Plays at most so many random decisions, checking every invariant.
void play_from(GameState state, std::uint64_t seed, int decisions) {
  base::RandomSource random(seed);
  ActionList scratch;
  for (int i = 0; i <= decisions; ++i) {
    const auto broken = broken_invariant(state);
    REQUIRE_MESSAGE(!broken, broken.value_or(""));
    if (is_terminal(state)) return;
    apply(state, random_action(state, random, scratch));
  }
}

/// Two players in the middle of a game with nothing hidden.
GameBuilder in_the_middle() { return GameBuilder(2).bonuses(0, "wwb").bonuses(1, "kk").tokens(0, "ggr"); }

Situation seen(const GameState& state) { return situation_of(view_for_nobody(state)); }

std::string why(const GameBuilder& builder) {
  Situation situation = seen(builder.state);
  const auto wrong = why_impossible(situation);
  return wrong ? wrong->code() : "";
}

/// The same position after a change.
template <class Change>
std::string why_after(Change&& change, GameBuilder builder = in_the_middle()) {
  Situation situation = seen(builder.state);
  change(situation.shown);
  settle(situation);
  const auto wrong = why_impossible(situation);
  return wrong ? wrong->code() : "";
}

}  // namespace

TEST_CASE(
    "the position at every turn of a game of any setup can be described, and its derived values are those of the "
    "game") {
  int turns = 0;
  for (int number = 0; number < kSetupNumbers; ++number) {
    const Setup setup = setup_number(number);
    CAPTURE(support::setup_text(setup));
    base::RandomSource random(static_cast<std::uint64_t>(number));
    ActionList scratch;
    GameState state = new_game(setup, random.next());
    for (int i = 0; i < 700 && !is_terminal(state); ++i) {
      if (state.phase == Phase::turn && i % 3 == 0 && state.turns < kMaxSituationRound * setup.players) {
        ++turns;
        const PlayerView view = i % 2 == 0 ? view_for(state, state.to_act) : view_for_nobody(state);
        const Situation situation = situation_of(view);
        const auto wrong = why_impossible(situation);
        REQUIRE_MESSAGE(!wrong, wrong->code());
        GameState expected = view.shown, found = situation.shown;
        expected.passes = 0;
        for (std::size_t deck = 0; deck < kDeckCount; ++deck) expected.decks[deck].first = 0;
        for (std::size_t card = 0; card < kCardCount; ++card) expected.deck_cards[card] = found.deck_cards[card];
        REQUIRE(found == expected);
        Situation again = situation;
        settle(again);
        REQUIRE(again == situation);
        const std::string bytes = pack_situation(situation);
        REQUIRE(bytes.size() < 400);
        const auto read = unpack_situation(setup, bytes);
        REQUIRE(read.ok());
        REQUIRE(read.value() == situation);
        const GameState dealt = deal(situation, random.next());
        const auto broken = broken_invariant(dealt);
        REQUIRE_MESSAGE(!broken, broken.value_or(""));
        REQUIRE(legal_actions(dealt).size() > 0);
      }
      apply(state, random_action(state, random, scratch));
    }
  }
  CHECK(turns > 2000);
}

TEST_CASE("a game from a described position can be played to its end") {
  for (int number = 0; number < kSetupNumbers; ++number) {
    const GameState state = random_position(setup_number(number), 5, 40);
    if (state.phase != Phase::turn) continue;
    play_from(deal(seen(state), 9), 3, 2000);
  }
}

TEST_CASE("unknown cards are dealt by the seed, differently by another seed, and never one that is face up") {
  const GameState state = in_the_middle().reserves_blind(1, "L2-05").build();
  const Situation situation = seen(state);
  CHECK(situation.shown.players[1].reserved[0] == face_down(Deck::L2));
  const GameState one = deal(situation, 1), other = deal(situation, 2);
  CHECK(one == deal(situation, 1));
  CHECK_FALSE(one == other);
  CHECK(one.slots == other.slots);
  CHECK(one.players[0] == other.players[0]);
  CHECK(seen(one) == situation);
  bool differs = false;
  for (std::uint64_t seed = 0; seed < 20; ++seed)
    differs |= deal(situation, seed).players[1].reserved[0] != one.players[1].reserved[0];
  CHECK(differs);
}

TEST_CASE("an impossible position is named with its reason") {
  CHECK(why(in_the_middle()) == "");
  CHECK(why_after([](GameState& state) { state.players[1].tokens = Tokens({.white = 5}); }) == "too_many_tokens");
  CHECK(why_after([](GameState& state) { state.players[1].tokens = Tokens({.white = 4, .blue = 4, .red = 3}); }) ==
        "tokens_over_limit");
  CHECK(why_after([](GameState& state) { state.players[1].tokens = Tokens({.white = 4, .blue = 4, .red = 2}); }) == "");
  CHECK(why_after([](GameState& state) { state.players[1].owned.insert(state.slots[0]); }) == "card_twice");
  CHECK(why_after([](GameState& state) { state.slots[5] = kNoCard; }) == "row_has_gap");
  CHECK(why_after([](GameState& state) { state.nobles[0] = kNoNoble; }) == "nobles_wrong_number");
  CHECK(why_after([](GameState& state) { state.nobles[0] = state.nobles[1]; }) == "noble_impossible");
  CHECK(why_after([](GameState& state) { state.nobles[0] = kNobleOfSilkRoad; }) == "noble_impossible");
  CHECK(why_after([](GameState& state) {
          state.nobles[0] = kNoNoble;
          state.players[0].nobles = 1;
        }) == "noble_not_earned");
  CHECK(why_after([](GameState& state) { state.players[0].posts = 2; }, GameBuilder(2, {Module::posts})) ==
        "post_not_earned");
  CHECK(why_after([](GameState& state) { state.modules.cities[0] = 255; }, GameBuilder(2, {Module::cities})) ==
        "cities_wrong");
  CHECK(why_after(
            [](GameState& state) {
              state.modules.occupied[0] = {1, 3};
              state.modules.occupied[1] = {1, 1};
            },
            GameBuilder(2, {Module::strongholds})) == "strongholds_too_many");
}

TEST_CASE("[base.end.round] a player who has reached the end waits only for those who are later in the round") {
  const auto with_points = [](int seat, int to_act) {
    return why_after(
        [&](GameState& state) {
          for (const char* card : {"L3-04", "L3-08", "L3-12"})  // five points each
            state.players[static_cast<std::size_t>(seat)].owned.insert(*parse_card(card));
          state.to_act = static_cast<std::uint8_t>(to_act);
        },
        GameBuilder(3).face_up("L3-16 L3-17 L3-18 L3-19"));
  };
  CHECK(with_points(0, 0) == "over_already");
  CHECK(with_points(0, 1) == "");
  CHECK(with_points(2, 1) == "over_already");
  Situation situation = seen(GameBuilder(2).build());
  for (const char* card : {"L3-08", "L3-12", "L3-16"}) situation.shown.players[0].owned.insert(*parse_card(card));
  situation.shown.to_act = 1;
  settle(situation);
  CHECK(situation.shown.last_round);
}

TEST_CASE("more card backs than cards left are refused, and a row may have gaps once its deck is empty") {
  GameBuilder builder = GameBuilder(2, {Module::orient}).drain(Deck::O1);
  CHECK(why(builder) == "");
  const auto with_back = [&](GameState& state) { state.players[0].reserved[0] = face_down(Deck::O1); };
  CHECK(why_after(with_back, builder) == "backs_too_many_orient");
}

TEST_CASE("changed bytes are refused, or describe a position that keeps the invariants") {
  int refused = 0, impossible = 0, possible = 0;
  base::RandomSource random(11);
  for (int round = 0; round < 4000; ++round) {
    const Setup setup = setup_number(round % kSetupNumbers);
    const GameState state = random_position(setup, static_cast<std::uint64_t>(round), 30);
    std::string bytes = pack_situation(seen(state));
    for (std::uint32_t changes = 1 + random.below(3); changes > 0; --changes)
      bytes[random.below(static_cast<std::uint32_t>(bytes.size()))] = static_cast<char>(random.below(256));
    const auto read = unpack_situation(setup, bytes);
    if (!read) {
      ++refused;
      continue;
    }
    REQUIRE(pack_situation(read.value()) == bytes);
    if (why_impossible(read.value())) {
      ++impossible;
      continue;
    }
    ++possible;
    play_from(deal(read.value(), 1), 2, 40);
  }
  CHECK(refused > 100);
  CHECK(impossible > 100);
  CHECK(possible > 100);
}

TEST_CASE("cards of a deck that is not in play are dropped, as are cards of another row") {
  Situation situation = seen(random_position(setup_number(1), 5, 40));
  REQUIRE(situation.shown.setup.has(Module::orient));
  PlayerState& player = situation.shown.players[0];
  player.owned.insert(kFirstCopying);
  situation.shown.modules.copied[0] = 2;
  player.reserved = {face_down(Deck::O2), 3, 101};
  player.blind = 5;
  situation.shown.setup.modules = 0;
  situation.shown.slots[0] = 75;  // L3-06
  settle(situation);
  const PlayerState& left = situation.shown.players[0];
  CHECK_FALSE(left.owned.contains(kFirstCopying));
  CHECK(left.reserved[0] == 3);
  CHECK(left.reserved_count == 1);
  CHECK(left.blind == 0);
  CHECK(situation.shown.slots[0] == kNoCard);
  const Situation once = situation;
  settle(situation);
  CHECK(situation == once);
}

TEST_CASE("bytes that hold a back of a deck that is not in play are refused") {
  const auto read_with = [](CardId back) {
    Situation situation = seen(in_the_middle().state);
    PlayerState& player = situation.shown.players[0];
    player.reserved[0] = back;
    player.reserved_count = player.blind = 1;
    return unpack_situation(situation.shown.setup, pack_situation(situation));
  };
  CHECK(read_with(face_down(Deck::L2)).ok());
  CHECK_FALSE(read_with(face_down(Deck::O2)).ok());
}
