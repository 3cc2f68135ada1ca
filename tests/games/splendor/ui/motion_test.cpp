// What flies after an action: a function of the position before, the action and the position after.
#include "games/splendor/ui/motion.h"

#include <algorithm>

#include "engine/game_of.h"
#include "games/splendor/rules/cards.h"
#include "games/splendor/ui/describe.h"
#include "games/splendor/ui/position.h"
#include "support/check.h"
#include "support/games.h"

using namespace splendor;
using splendor_ui::Anchor;
using splendor_ui::Flight;
using Kind = Anchor::Kind;

namespace {

/// A position with a legal action of a kind, and the flights after it.
struct Played {
  GameState before, after;
  Action action;
  std::vector<Flight> flights;

  template <class Wanted>
  explicit Played(Wanted&& wanted) {
    const auto pick = [&](const engine::GameOf<splendor::Game>& game) {
      return std::find_if(game.actions().begin(), game.actions().end(), wanted);
    };
    const app::Session session =
        support::session_where([&](const auto& game) { return pick(game) != game.actions().end(); });
    const engine::GameOf<splendor::Game>& game = support::typed(session.position());
    before = after = game.state();
    action = *pick(game);
    apply(after, action);
    splendor_ui::Motion motion;
    motion.play(before, action, after, 0, {app::Speed::normal});
    flights = motion.flights();
  }

  bool flies(Anchor from, Anchor to) const {
    return std::any_of(flights.begin(), flights.end(),
                       [&](const Flight& flight) { return flight.from == from && flight.to == to; });
  }
  Anchor actor() const { return {Kind::player, before.to_act}; }
};

std::vector<Flight> after_of(const GameState& before, const Action& action) {
  GameState after = before;
  apply(after, action);
  return splendor_ui::flights_of(before, action, after);
}

bool to_a_city(const Flight& flight) { return flight.emblem >= 0 && flight.to.kind == Kind::noble; }

auto of_kind(ActionKind kind) {
  return [=](const Action& action) { return action.kind == kind; };
}

}  // namespace

TEST_CASE("a stronghold flies from its owner's hand, from card to card, and home again") {
  const Played place(of_kind(ActionKind::place));
  CHECK(place.flies({Kind::tower, place.before.to_act}, {Kind::slot, slot_of(place.before, place.action.card)}));

  const Played move(of_kind(ActionKind::move));
  CHECK(move.flies({Kind::slot, slot_of(move.before, move.action.other)},
                   {Kind::slot, slot_of(move.before, move.action.card)}));

  const Played home(of_kind(ActionKind::remove));
  const int slot = slot_of(home.before, home.action.card);
  const int owner = home.before.modules.occupied[static_cast<std::size_t>(slot)].owner;
  CHECK(home.flies({Kind::slot, slot}, {Kind::tower, owner}));
  CHECK(std::count_if(home.flights.begin(), home.flights.end(),
                      [](const Flight& flight) { return flight.stronghold >= 0; }) == 1);
}

TEST_CASE("cards given as a price leave the game, and a free card flies to its taker") {
  const Played discard([](const Action& action) {
    return action.kind == ActionKind::buy && card_facts(action.card).kind == CardKind::discard_price;
  });
  CHECK(std::count_if(discard.flights.begin(), discard.flights.end(), [&](const Flight& flight) {
          return flight.from.kind == Kind::bonus && flight.to.kind == Kind::away;
        }) == 2);

  const Played free(of_kind(ActionKind::free));
  CHECK(free.flies({Kind::slot, slot_of(free.before, free.action.card)},
                   {Kind::bonus, free.before.to_act, static_cast<int>(card_facts(free.action.card).bonus)}));
}

TEST_CASE("of two drawn cards the kept one flies, when it is chosen, and shows only its back") {
  const Played keep(of_kind(ActionKind::keep));
  CHECK(keep.flies({Kind::deck, static_cast<int>(deck_of(keep.action.card))},
                   {Kind::hand, keep.before.to_act, keep.before.player().reserved_count}));
  for (const Flight& flight : keep.flights) CHECK((flight.card == kNoCard || is_face_down(flight.card)));
  // The other one is back in its deck as the kept one leaves.
  const std::size_t deck = static_cast<std::size_t>(deck_of(keep.action.card));
  splendor_ui::Motion motion;
  motion.play(keep.before, keep.action, keep.after, 0, {app::Speed::normal});
  CHECK(motion.seen(motion.flights().front().time.start_ms + 1.0).decks[deck].count == keep.after.decks[deck].count);
}

TEST_CASE(
    "strongholds leave with the card that they have conquered, and a gold card that pays is gone from its owner") {
  const Played conquest([](const Action& action) {
    return action.kind == ActionKind::conquer && action.given[0] != kNoCard &&
           card_facts(action.given[0]).kind == CardKind::virtual_gold;
  });
  const auto& flights = conquest.flights;
  const int slot = slot_of(conquest.before, conquest.action.card);
  const auto leaves = [&](bool stronghold) {
    return std::find_if(flights.begin(), flights.end(), [&](const Flight& flight) {
      return flight.from == Anchor{Kind::slot, slot} && (flight.stronghold >= 0) == stronghold;
    });
  };
  REQUIRE(leaves(true) != flights.end());
  CHECK(leaves(true)->time.start_ms == leaves(false)->time.start_ms);
  splendor_ui::Motion motion;
  motion.play(conquest.before, conquest.action, conquest.after, 0, {app::Speed::normal});
  const auto given = std::find_if(motion.flights().begin(), motion.flights().end(),
                                  [](const Flight& flight) { return flight.to.kind == Kind::away; });
  REQUIRE(given != motion.flights().end());
  CHECK_FALSE(motion.seen(given->time.start_ms + 1.0).players[conquest.before.to_act].owned.contains(given->card));
}

TEST_CASE("a city is fulfilled when the sign of its player arrives") {
  const app::Session session = support::session_where([](const auto& game) {
    const GameState& state = game.state();
    return std::any_of(game.actions().begin(), game.actions().end(), [&](const Action& one) {
      const auto flights = after_of(state, one);
      return std::any_of(flights.begin(), flights.end(), to_a_city);
    });
  });
  const auto& game = support::typed(session.position());
  const GameState before = game.state();
  for (const Action& action : game.actions()) {
    GameState after = before;
    apply(after, action);
    splendor_ui::Motion motion;
    motion.play(before, action, after, 0, {app::Speed::normal});
    const auto sign = std::find_if(motion.flights().begin(), motion.flights().end(), to_a_city);
    if (sign == motion.flights().end()) continue;
    CHECK(motion.cities_due(sign->time.end_ms() - 1.0) == 1u << sign->to.index);
    CHECK(motion.cities_due(sign->time.end_ms()) == 0);
    app::Session played = session;
    played.play(static_cast<int>(&action - &game.actions().front()));
    const std::string told = splendor_ui::log_line({.session = played}, played.length() - 1);
    const std::size_t city = before.modules.cities[static_cast<std::size_t>(sign->to.index)];
    CHECK(told.find(splendor_ui::city_name(static_cast<int>(city))) != std::string::npos);
    return;
  }
}

TEST_CASE("a post that is reached receives its player's sign") {
  const Played post(of_kind(ActionKind::post));
  CHECK(post.flies(post.actor(), {Kind::post, post.action.other}));
}

TEST_CASE("nothing flies with animations off") {
  const Played place(of_kind(ActionKind::place));
  splendor_ui::Motion motion;
  motion.play(place.before, place.action, place.after, 0, {});
  CHECK(motion.flights().empty());
  CHECK_FALSE(motion.running(0));
}

TEST_CASE("what rivals touched is marked in each one's colour until the viewer's own action, all actions of a turn") {
  GameState state = new_game({.players = 3}, 1);
  splendor_ui::Motion motion;
  // A card of the row goes to the seat, or nothing moves at all.
  const auto act = [&](int seat, int slot) {
    state.to_act = static_cast<std::uint8_t>(seat);
    GameState after = state;
    if (slot >= 0) after.slots[static_cast<std::size_t>(slot)] = kNoCard;
    motion.trace(state, {.kind = ActionKind::reserve}, after);
  };
  const auto marks = [&](int viewer) {
    std::string found;
    for (int slot = 0; slot < 4; ++slot) {
      const int seat = motion.mark_of({Kind::slot, slot}, viewer, true, 0);
      found += seat < 0 ? '-' : static_cast<char>('0' + seat);
    }
    return found;
  };
  act(0, 0);
  act(1, 1);
  act(1, 2);  // a second action of the same turn
  act(2, 3);
  CHECK(motion.last_actor() == 2);
  CHECK(marks(0) == "-112");
  CHECK(marks(1) == "---2");
  CHECK(marks(2) == "----");
  CHECK(motion.mark_of({Kind::slot, 3}, 0, false, 0) == -1);
  for (int deck = 0; deck < kDeckCount; ++deck) CHECK(motion.mark_of({Kind::deck, deck}, 0, true, 0) == -1);
  CHECK(motion.mark_of({Kind::bonus, 2}, 0, true, 0) == -1);
  act(0, -1);
  CHECK(marks(0) == "----");
  CHECK(marks(1) == "---2");
  act(1, 1);
  CHECK(marks(0) == "-1--");
  act(2, 1);  // the later of two has the place
  CHECK(marks(0) == "-2--");
  motion.clear();
  CHECK(motion.last_actor() == -1);
  CHECK(marks(0) == "----");
}

TEST_CASE("where a card has left and another lies now, no mark says that this one was touched") {
  const GameState state = new_game({.players = 2}, 1);
  GameState after = state;
  const CardId left = after.slots[0], next = after.slots[1];
  after.slots[0] = next;  // as if it came from the deck
  splendor_ui::Motion motion;
  motion.trace(state, {.kind = ActionKind::reserve, .card = left}, after);
  CHECK(motion.mark_of({Kind::slot, 0}, 1, true, 0) == -1);
  motion.clear();
  after.slots[0] = kNoCard;
  motion.trace(state, {.kind = ActionKind::reserve, .card = left}, after);
  CHECK(motion.mark_of({Kind::slot, 0}, 1, true, 0) == 0);
}

TEST_CASE("with animations off, what was touched is highlighted for a moment; stepping back highlights nothing") {
  const Played buy([](const Action& action) { return action.kind == ActionKind::buy; });
  splendor_ui::Motion motion;
  motion.play(buy.before, buy.action, buy.after, 1000, {});
  CHECK_FALSE(motion.running(1000));
  CHECK(motion.flights().empty());
  CHECK(motion.wake_ms() == 1150);
  if (const int slot = slot_of(buy.before, buy.action.card); slot >= 0)  // one's own, too
    CHECK(motion.mark_of({Kind::slot, slot}, buy.before.to_act, false, 1000) == buy.before.to_act);
  motion.play(buy.before, buy.action, buy.after, 1000, {app::Speed::fast});
  CHECK(motion.running(1001));
  CHECK(motion.wake_ms() < 1000);
  motion.clear();
  motion.trace(buy.before, buy.action, buy.after);
  CHECK_FALSE(motion.running(1001));
  CHECK(motion.wake_ms() < 1000);
  CHECK(motion.last_actor() == buy.before.to_act);
}

TEST_CASE("a press that skips an animation ends it, and the marks of the move stay") {
  const Played take([](const Action& action) { return action.kind == ActionKind::take; });
  splendor_ui::Motion motion;
  motion.play(take.before, take.action, take.after, 0, {app::Speed::normal});
  const auto taken = std::find_if(kGems.begin(), kGems.end(), [&](Gem gem) { return take.action.tokens[gem] > 0; });
  const Anchor pile{Kind::pile, static_cast<int>(*taken)};
  const int rival = take.before.to_act, viewer = 1 - rival;
  CHECK(motion.mark_of(pile, viewer, true, 10) == -1);
  motion.skip();
  CHECK_FALSE(motion.running(10));
  CHECK(motion.mark_of(pile, viewer, true, 10) == rival);
  CHECK(motion.mark_of(pile, viewer, false, 10) == -1);
}

TEST_CASE("an animation starts with the position before an action, loses no token, and ends with the one after it") {
  base::RandomSource random(5);
  for (unsigned modules = 0; modules <= kAllModules; ++modules) {
    if ((modules & 2) == 0 && modules > 4) continue;  // enough of each mix
    app::Session session = support::new_session({.players = 4, .modules = static_cast<std::uint8_t>(modules)}, 3);
    while (!session.position().over() && session.length() < 150) {
      const auto& game = support::typed(session.position());
      const GameState before = game.state();
      const auto index = static_cast<int>(random.below(static_cast<std::uint32_t>(game.legal_count())));
      const Action action = game.actions()[static_cast<std::size_t>(index)];
      session.play(index);
      const GameState after = support::typed(session.position()).state();
      splendor_ui::Motion motion;
      motion.play(before, action, after, 0, {app::Speed::normal, true, true});
      const std::string what = session.action_text(session.length() - 1);
      CAPTURE(what);
      CHECK(motion.panel_light(200) > 0);
      CHECK(motion.seen(1) == before);
      double end = 0;
      for (const Flight& flight : motion.flights()) {
        end = std::max(end, static_cast<double>(flight.time.end_ms()));
        const GameState on_the_way = motion.seen(static_cast<double>(flight.time.start_ms));
        Tokens most = on_the_way.bank;
        for (const PlayerState& player : on_the_way.players) most += player.tokens;
        Tokens all = after.bank;
        for (const PlayerState& player : after.players) all += player.tokens;
        CHECK(all.covers(most));
        CHECK(on_the_way.to_act == before.to_act);
      }
      const GameState seen = motion.seen(end + 1);
      CHECK(seen.bank == after.bank);
      CHECK(seen.slots == after.slots);
      CHECK(seen.nobles == after.nobles);
      for (std::size_t slot = 0; slot < kSlotCount; ++slot) {
        const Occupation &is = after.modules.occupied[slot], &shows = seen.modules.occupied[slot];
        CHECK(shows.count == is.count);
        CHECK((is.count == 0 || shows.owner == is.owner));
      }
      for (std::size_t seat = 0; seat < 4; ++seat) {
        const PlayerState &is = after.players[seat], &shows = seen.players[seat];
        CHECK(shows.tokens == is.tokens);
        CHECK(shows.reserved == is.reserved);
        CHECK(shows.nobles == is.nobles);
        CHECK(shows.posts == is.posts);
        CHECK(shows.strongholds == is.strongholds);
        CHECK(shows.purchased == is.purchased);
        CHECK(shows.prestige == is.prestige);
        if (action.kind != ActionKind::associate) CHECK(shows.bonuses == is.bonuses);
      }
    }
  }
}

TEST_CASE("a bought card comes to its colour, then the noble that it brings; points come with each") {
  const app::Session session = support::session_where([](const auto& game) {
    return std::any_of(game.actions().begin(), game.actions().end(), [&](const Action& one) {
      GameState after = game.state();
      apply(after, one);
      return one.kind == ActionKind::buy && after.players[game.state().to_act].nobles != game.state().player().nobles;
    });
  });
  const auto& game = support::typed(session.position());
  const GameState before = game.state();
  for (const Action& action : game.actions()) {
    GameState after = before;
    apply(after, action);
    const std::size_t seat = before.to_act;
    if (action.kind != ActionKind::buy || after.players[seat].nobles == before.players[seat].nobles) continue;
    splendor_ui::Motion motion;
    motion.play(before, action, after, 0, {app::Speed::normal});
    const auto find = [&](Anchor::Kind kind) {
      return std::find_if(motion.flights().begin(), motion.flights().end(),
                          [&](const Flight& flight) { return flight.to.kind == kind; });
    };
    const auto card = find(Kind::bonus), noble = find(Kind::tiles);
    REQUIRE(card != motion.flights().end());
    REQUIRE(noble != motion.flights().end());
    CHECK(noble->time.start_ms >= card->time.end_ms());
    const auto points_at = [&](float ms) { return static_cast<int>(motion.seen(ms).players[seat].prestige); };
    const int was = before.players[seat].prestige, is = after.players[seat].prestige;
    CHECK(points_at(card->time.end_ms() - 1) == was);
    CHECK(points_at(noble->time.end_ms() - 1) == is - kNoblePoints);
    CHECK(points_at(noble->time.end_ms()) == is);
    return;
  }
  FAIL("no such purchase");
}
