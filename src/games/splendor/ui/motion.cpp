#include "games/splendor/ui/motion.h"

#include <algorithm>

#include "games/splendor/game.h"
#include "games/splendor/rules/modules/cities.h"
#include "ui/theme.h"

namespace splendor_ui {

using namespace splendor;
using namespace ui;

namespace {

/// Does the player fulfil the city at this place of the table?
bool fulfils(const GameState& state, int seat, std::size_t place) {
  const std::uint8_t city = state.modules.cities[place];
  return state.setup.has(Module::cities) && city < kCities.size() &&
         cities::fulfils(state.players[static_cast<std::size_t>(seat)], kCities[city]);
}

/// Towers that come from hands, go to other cards, or go home.
void add_strongholds(const GameState& before, const GameState& after, float at, std::vector<Flight>& flights) {
  std::vector<int> lifted, set_down;  // slots, one entry a tower
  std::vector<int> lifted_of, set_down_of;
  for (int slot = 0; slot < kSlotCount; ++slot) {
    const Occupation& was = before.modules.occupied[static_cast<std::size_t>(slot)];
    const Occupation& is = after.modules.occupied[static_cast<std::size_t>(slot)];
    const bool same = was.count > 0 && is.count > 0 && was.owner == is.owner;
    for (int i = same ? is.count : 0; i < was.count; ++i) lifted.push_back(slot), lifted_of.push_back(was.owner);
    for (int i = same ? was.count : 0; i < is.count; ++i) set_down.push_back(slot), set_down_of.push_back(is.owner);
  }
  const auto fly = [&](Anchor from, Anchor to, int owner) {
    flights.push_back({.from = from, .to = to, .stronghold = owner, .time = {at, duration::kCardSlide}});
    at += duration::kTokenStagger;
  };
  for (std::size_t i = 0; i < set_down.size(); ++i) {
    const int owner = set_down_of[i];
    const auto from = std::find(lifted_of.begin(), lifted_of.end(), owner);
    const Anchor to{Anchor::Kind::slot, set_down[i]};
    if (from == lifted_of.end()) {
      fly({Anchor::Kind::player, owner}, to, owner);
    } else {
      const auto place = static_cast<std::size_t>(from - lifted_of.begin());
      fly({Anchor::Kind::slot, lifted[place]}, to, owner);
      lifted_of[place] = -1;
    }
  }
  for (std::size_t i = 0; i < lifted.size(); ++i)
    if (lifted_of[i] >= 0) fly({Anchor::Kind::slot, lifted[i]}, {Anchor::Kind::player, lifted_of[i]}, lifted_of[i]);
}

}  // namespace

std::vector<Flight> flights_of(const GameState& before, const Action& action, const GameState& after) {
  std::vector<Flight> flights;
  const int actor = before.to_act;
  const Anchor player{Anchor::Kind::player, actor};
  const auto& old_player = before.players[static_cast<std::size_t>(actor)];
  const auto& new_player = after.players[static_cast<std::size_t>(actor)];
  float at = 0;

  const auto card_flight = [&](Anchor from, Anchor to, CardId card, bool turns_over, float length) {
    flights.push_back({.from = from, .to = to, .card = card, .time = {at, length}, .turns_over = turns_over});
  };
  for (int c = 0; c < kColourCount; ++c) {  // tokens first, one after the other
    const Gem gem = static_cast<Gem>(c);
    const int gained = new_player.tokens[gem] - old_player.tokens[gem];
    const Anchor pile{Anchor::Kind::pile, c};
    for (int i = 0; i < std::abs(gained); ++i) {
      flights.push_back({.from = gained > 0 ? pile : player,
                         .to = gained > 0 ? player : pile,
                         .gem = gem,
                         .time = {at, duration::kTokenFlight}});
      at += duration::kTokenStagger;
    }
  }
  for (const CardId given : action.given) {  // own cards that leave the game as a price
    if (given == kNoCard) continue;
    card_flight(player, {Anchor::Kind::away, actor}, given, false, duration::kCardSlide);
    at += duration::kTokenStagger;
  }
  bool card_left = false;
  for (int slot = 0; slot < slot_count(before); ++slot) {
    const CardId card = before.slots[static_cast<std::size_t>(slot)];
    if (card == kNoCard || slot_of(after, card) >= 0) continue;
    card_flight({Anchor::Kind::slot, slot}, player, card, false, duration::kCardSlide);
    card_left = true;
  }
  const bool drawn = after.phase == Phase::keep;  // [posts.draw-two] the card that is kept moves when it is chosen
  if (action.kind == ActionKind::keep)
    card_flight({Anchor::Kind::deck, static_cast<int>(deck_of(action.card))}, player, face_down(deck_of(action.card)),
                false, duration::kCardSlide);
  if (action.kind == ActionKind::reserve_deck && !drawn)
    card_flight({Anchor::Kind::deck, action.other}, player, face_down(static_cast<Deck>(action.other)), false,
                duration::kCardSlide);
  if (card_left) at += duration::kCardSlide * 0.6f;
  for (int slot = 0; slot < slot_count(after); ++slot) {
    const CardId card = after.slots[static_cast<std::size_t>(slot)];
    if (card == kNoCard || before.slots[static_cast<std::size_t>(slot)] == card) continue;
    card_flight({Anchor::Kind::deck, static_cast<int>(deck_of(card))}, {Anchor::Kind::slot, slot}, card, true,
                duration::kCardTurn + duration::kCardSlide * 0.5f);
  }
  for (std::size_t i = 0; i < before.nobles.size(); ++i) {
    if (before.nobles[i] == after.nobles[i]) continue;
    flights.push_back({.from = {Anchor::Kind::noble, static_cast<int>(i)},
                       .to = player,
                       .noble = before.nobles[i],
                       .time = {at, duration::kNoble}});
  }
  add_strongholds(before, after, at, flights);
  for (unsigned gained = new_player.posts & ~unsigned{old_player.posts}; gained != 0; gained &= gained - 1)
    flights.push_back({.from = player,
                       .to = {Anchor::Kind::post, __builtin_ctz(gained)},
                       .emblem = actor,
                       .time = {at, duration::kNoble}});
  for (std::size_t city = 0; city < after.modules.cities.size(); ++city)
    if (fulfils(after, actor, city) && !fulfils(before, actor, city))
      flights.push_back({.from = player,
                         .to = {Anchor::Kind::noble, static_cast<int>(city)},
                         .emblem = actor,
                         .time = {at, duration::kNoble}});
  return flights;
}

void Motion::play(const GameState& before, const Action& action, const GameState& after, double now_ms,
                  app::Speed speed) {
  flights_ = flights_of(before, action, after);
  touch(before.to_act, flights_);
  const float factor = start(now_ms, speed);
  if (factor <= 0) flights_.clear();
  float end = 0;
  for (Flight& flight : flights_) {
    flight.time.scale(factor);
    end = std::max(end, flight.time.end_ms());
  }
  last(end);
}

void Motion::trace(const GameState& before, const Action& action, const GameState& after) {
  clear();
  touch(before.to_act, flights_of(before, action, after));
}

void Motion::touch(int actor, const std::vector<Flight>& flights) {
  if (actor != last_actor_) touched_.clear();
  last_actor_ = actor;
  const auto add = [&](Anchor place) {
    if (place.kind != Anchor::Kind::player && place.kind != Anchor::Kind::away && !touched(place))
      touched_.push_back(place);
  };
  for (const Flight& flight : flights) {
    if (!flight.turns_over) add(flight.from);  // a deck that only refills a place is nobody's doing
    add(flight.to);
  }
}

bool Motion::touched(Anchor place) const {
  return std::find(touched_.begin(), touched_.end(), place) != touched_.end();
}

PlaceMark Motion::mark_of(Anchor place, bool shows_last_move, double now_ms) const {
  if (running(now_ms))
    return place.kind == Anchor::Kind::slot && hides_slot(place.index, now_ms) ? PlaceMark::hidden : PlaceMark::none;
  if (!touched(place)) return PlaceMark::none;
  if (lit(now_ms)) return PlaceMark::lit;
  return shows_last_move ? PlaceMark::last_move : PlaceMark::none;
}

bool Motion::hides_slot(int slot, double now_ms) const {
  return running(now_ms) && std::any_of(flights_.begin(), flights_.end(), [&](const Flight& flight) {
           return flight.to == Anchor{Anchor::Kind::slot, slot} && elapsed(now_ms) < flight.time.end_ms();
         });
}

void follow(Motion& motion, const Moment& moment, std::size_t before, double now_ms, app::Speed speed) {
  const std::size_t now = moment.session.cursor();
  if (now == 0) return motion.clear();
  const auto& previous = typed<splendor::Game>(moment.session.position(now - 1));
  const Action action = previous.actions()[moment.session.record().actions[now - 1]];
  const GameState& state = typed<splendor::Game>(moment.session.position()).state();
  if (now == before + 1)
    motion.play(previous.state(), action, state, now_ms, speed);
  else
    motion.trace(previous.state(), action, state);
}

}  // namespace splendor_ui
