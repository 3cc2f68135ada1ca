#include "games/splendor/ui/motion.h"

#include <algorithm>
#include <optional>

#include "games/splendor/game.h"
#include "games/splendor/rules/cards.h"
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
      fly({Anchor::Kind::tower, owner}, to, owner);
    } else {
      const auto place = static_cast<std::size_t>(from - lifted_of.begin());
      fly({Anchor::Kind::slot, lifted[place]}, to, owner);
      lifted_of[place] = -1;
    }
  }
  for (std::size_t i = 0; i < lifted.size(); ++i)
    if (lifted_of[i] >= 0) fly({Anchor::Kind::slot, lifted[i]}, {Anchor::Kind::tower, lifted_of[i]}, lifted_of[i]);
}

/// Where a player's card lies among the others of its colour; colourless ones have no place of their own.
Anchor place_of_card(int seat, const PlayerState& before, const PlayerState& after, CardId card) {
  for (std::size_t c = 0; c < kGems.size(); ++c)
    if (before.cards[kGems[c]] != after.cards[kGems[c]]) return {Anchor::Kind::bonus, seat, static_cast<int>(c)};
  const bool coloured = card < kCardCount && kCards[card].kind != CardKind::virtual_gold;
  return {Anchor::Kind::bonus, seat, coloured ? static_cast<int>(kCards[card].bonus) : static_cast<int>(Gem::gold)};
}

/// Removes from the state what leaves with a flight, and adds what arrives.
void leave(GameState& state, const Flight& flight, const GameState& after) {
  const auto i = static_cast<std::size_t>(flight.from.index);
  switch (flight.from.kind) {
    case Anchor::Kind::pile: state.bank -= Tokens::of(flight.gem); return;
    case Anchor::Kind::purse: state.players[i].tokens -= Tokens::of(flight.gem); return;
    case Anchor::Kind::slot:
      if (flight.stronghold < 0)
        state.slots[i] = kNoCard;
      else
        --state.modules.occupied[i].count;
      return;
    case Anchor::Kind::deck: {  // [posts.draw-two] the drawn card that is not kept goes back as the other one leaves
      std::uint8_t& count = state.decks[i].count;
      count = static_cast<std::uint8_t>(flight.put_back ? count + 1 : count - 1);
      return;
    }
    case Anchor::Kind::noble: state.nobles[i] = kNoNoble; return;
    case Anchor::Kind::hand: {
      PlayerState& player = state.players[i];
      player.reserved = after.players[i].reserved;
      player.reserved_count = after.players[i].reserved_count;
      player.blind = after.players[i].blind;
      return;
    }
    case Anchor::Kind::tower: --state.players[i].strongholds; return;
    case Anchor::Kind::bonus:  // [orient.virtual-gold] cards with a colour are counted when what they pay for arrives
      if (kCards[flight.card].kind == CardKind::virtual_gold) state.players[i].owned.erase(flight.card);
      return;
    default: return;
  }
}

void arrive(GameState& state, const Flight& flight, const GameState& after) {
  const auto i = static_cast<std::size_t>(flight.to.index);
  PlayerState& player = state.players[std::min(i, state.players.size() - 1)];
  switch (flight.to.kind) {
    case Anchor::Kind::pile: state.bank += Tokens::of(flight.gem); return;
    case Anchor::Kind::purse: player.tokens += Tokens::of(flight.gem); return;
    case Anchor::Kind::slot:
      if (flight.stronghold >= 0) {
        Occupation& held = state.modules.occupied[i];
        held = {static_cast<std::uint8_t>(flight.stronghold), static_cast<std::uint8_t>(held.count + 1)};
      } else {
        state.slots[i] = flight.card;
      }
      return;
    case Anchor::Kind::hand:
      player.reserved = after.players[i].reserved;
      player.reserved_count = after.players[i].reserved_count;
      player.blind = after.players[i].blind;
      return;
    case Anchor::Kind::bonus:
      player.bonuses = after.players[i].bonuses;
      player.cards = after.players[i].cards;
      player.owned = after.players[i].owned;
      player.purchased = after.players[i].purchased;
      return;
    case Anchor::Kind::tiles: player.nobles |= static_cast<std::uint16_t>(1u << flight.noble); return;
    case Anchor::Kind::post:
      state.players[static_cast<std::size_t>(flight.emblem)].posts |= static_cast<std::uint8_t>(1u << i);
      return;
    case Anchor::Kind::tower: ++player.strongholds; return;
    default: return;
  }
}

/// The sound of its arrival: none for a card that only fills a gap or leaves the game.
std::optional<app::Cue> cue_of(const Flight& flight) {
  if (flight.noble != kNoNoble || flight.emblem >= 0) return app::Cue::honour;
  if (flight.card == kNoCard) return app::Cue::chip;
  const bool gained = flight.to.kind == Anchor::Kind::bonus || flight.to.kind == Anchor::Kind::hand;
  return gained ? std::optional(app::Cue::card) : std::nullopt;
}

}  // namespace

std::vector<Flight> flights_of(const GameState& before, const Action& action, const GameState& after, float start_ms) {
  std::vector<Flight> flights;
  const int actor = before.to_act;
  const Anchor player{Anchor::Kind::player, actor};
  const auto& old_player = before.players[static_cast<std::size_t>(actor)];
  const auto& new_player = after.players[static_cast<std::size_t>(actor)];
  float at = start_ms;

  const auto card_flight = [&](Anchor from, Anchor to, CardId card, bool turns_over, float length) {
    flights.push_back({.from = from, .to = to, .card = card, .time = {at, length}, .turns_over = turns_over});
  };
  for (int c = 0; c < kColourCount; ++c) {  // tokens first, one after the other
    const Gem gem = static_cast<Gem>(c);
    const int gained = new_player.tokens[gem] - old_player.tokens[gem];
    const Anchor pile{Anchor::Kind::pile, c}, purse{Anchor::Kind::purse, actor, c};
    for (int i = 0; i < std::abs(gained); ++i) {
      flights.push_back({.from = gained > 0 ? pile : purse,
                         .to = gained > 0 ? purse : pile,
                         .gem = gem,
                         .time = {at, duration::kTokenFlight}});
      at += duration::kTokenStagger;
    }
  }
  for (const CardId given : action.given) {  // own cards that leave the game as a price
    if (given == kNoCard) continue;
    card_flight(place_of_card(actor, new_player, new_player, given), {Anchor::Kind::away, actor}, given, false,
                duration::kCardSlide);
    at += duration::kTokenStagger;
  }
  const Anchor last_in_hand{Anchor::Kind::hand, actor, std::max(0, new_player.reserved_count - 1)};
  const float card_leaves = at;
  float card_there = at;
  for (int slot = 0; slot < slot_count(before); ++slot) {
    const CardId card = before.slots[static_cast<std::size_t>(slot)];
    if (card == kNoCard || slot_of(after, card) >= 0) continue;
    const bool reserved = reserve_of(new_player, card) >= 0;
    card_flight({Anchor::Kind::slot, slot},
                reserved ? last_in_hand : place_of_card(actor, old_player, new_player, card), card, false,
                duration::kCardSlide);
    card_there = at + duration::kCardSlide;
  }
  if (action.kind == ActionKind::buy && reserve_of(old_player, action.card) >= 0) {
    card_flight({Anchor::Kind::hand, actor, reserve_of(old_player, action.card)},
                place_of_card(actor, old_player, new_player, action.card), action.card, false, duration::kCardSlide);
    card_there = at + duration::kCardSlide;
  }
  const bool drawn = after.phase == Phase::keep;  // [posts.draw-two] the card that is kept moves when it is chosen
  if (action.kind == ActionKind::keep) {
    card_flight({Anchor::Kind::deck, static_cast<int>(deck_of(action.card))}, last_in_hand,
                face_down(deck_of(action.card)), false, duration::kCardSlide);
    flights.back().put_back = true;
  }
  if (action.kind == ActionKind::reserve_deck && !drawn)
    card_flight({Anchor::Kind::deck, action.other}, last_in_hand, face_down(static_cast<Deck>(action.other)), false,
                duration::kCardSlide);
  if (card_there > at) at += duration::kCardSlide * 0.6f;
  for (int slot = 0; slot < slot_count(after); ++slot) {
    const CardId card = after.slots[static_cast<std::size_t>(slot)];
    if (card == kNoCard || before.slots[static_cast<std::size_t>(slot)] == card) continue;
    card_flight({Anchor::Kind::deck, static_cast<int>(deck_of(card))}, {Anchor::Kind::slot, slot}, card, true,
                duration::kCardTurn + duration::kCardSlide * 0.5f);
  }
  at = std::max(at, card_there);  // nobles come after the card has arrived
  for (std::size_t i = 0; i < before.nobles.size(); ++i) {
    if (before.nobles[i] == after.nobles[i]) continue;
    flights.push_back({.from = {Anchor::Kind::noble, static_cast<int>(i)},
                       .to = {Anchor::Kind::tiles, actor},
                       .noble = before.nobles[i],
                       .time = {at, duration::kHonour}});
  }
  add_strongholds(before, after, card_there > card_leaves ? card_leaves : at, flights);  // they leave with their card
  for (unsigned gained = new_player.posts & ~unsigned{old_player.posts}; gained != 0; gained &= gained - 1)
    flights.push_back({.from = player,
                       .to = {Anchor::Kind::post, __builtin_ctz(gained)},
                       .emblem = actor,
                       .time = {at, duration::kHonour}});
  for (std::size_t city = 0; city < after.modules.cities.size(); ++city)
    if (fulfils(after, actor, city) && !fulfils(before, actor, city))
      flights.push_back({.from = player,
                         .to = {Anchor::Kind::noble, static_cast<int>(city)},
                         .emblem = actor,
                         .time = {at, duration::kHonour}});
  return flights;
}

void Motion::play(const GameState& before, const Action& action, const GameState& after, double now_ms, Pace pace) {
  before_ = before;
  after_ = after;
  flights_ = flights_of(before, action, after, pace.lead_ms());
  touch(before.to_act, flights_);
  const float factor = start(now_ms, pace);
  for (const Flight& flight : flights_)
    if (const auto cue = cue_of(flight)) sound(flight.time.end_ms() * factor, *cue);
  if (factor <= 0) flights_.clear();
  std::vector<float> changes;
  for (Flight& flight : flights_) {
    flight.time.scale(factor);
    changes.push_back(flight.time.start_ms);
    changes.push_back(flight.time.end_ms());
  }
  last(changes.empty() ? 0 : *std::max_element(changes.begin(), changes.end()), changes);
}

GameState Motion::seen(double now_ms) const {
  GameState seen = before_;
  PlayerState& actor = seen.players[before_.to_act];
  const float at = elapsed(now_ms);
  int coming = 0;  // prestige
  bool points_there = true;
  for (const Flight& flight : flights_) {
    if (at >= flight.time.start_ms) leave(seen, flight, after_);
    const bool there = at >= flight.time.end_ms();
    if (there) arrive(seen, flight, after_);
    if (there || flight.turns_over) continue;
    if (flight.to.kind == Anchor::Kind::bonus || flight.to.kind == Anchor::Kind::post) points_there = false;
    if (flight.to.kind == Anchor::Kind::tiles) coming += kNoblePoints;
  }
  if (points_there) actor.prestige = static_cast<std::uint8_t>(after_.players[before_.to_act].prestige - coming);
  return seen;
}

unsigned Motion::cities_due(double now_ms) const {
  unsigned due = 0;
  for (const Flight& flight : flights_)
    if (flight.emblem >= 0 && flight.to.kind == Anchor::Kind::noble && elapsed(now_ms) < flight.time.end_ms())
      due |= 1u << flight.to.index;
  return due;
}

void Motion::trace(const GameState& before, const Action& action, const GameState& after) {
  touch(before.to_act, flights_of(before, action, after));
}

void Motion::touch(int actor, const std::vector<Flight>& flights) {
  if (actor != last_actor_) {  // everybody has had a turn since the actor's last one
    const auto own =
        std::find_if(touched_.rbegin(), touched_.rend(), [&](const Touched& one) { return one.seat == actor; });
    touched_.erase(touched_.begin(), own.base());
    touched_.push_back({{Anchor::Kind::player, actor}, actor});
  }
  last_actor_ = actor;
  const auto add = [&](Anchor place, bool replaced = false) {
    if (!place.with_player()) touched_.push_back({place, actor, replaced});
  };
  for (const Flight& flight : flights) {
    if (!flight.turns_over) add(flight.from);  // a deck that only refills a place was not touched by the player
    add(flight.to, flight.turns_over);
  }
}

int Motion::mark_of(Anchor place, int viewer, bool shows_rivals, double now_ms) const {
  if (running(now_ms)) return -1;
  const Anchor own_turn{Anchor::Kind::player, viewer};
  for (auto one = touched_.rbegin(); one != touched_.rend() && !(one->place == own_turn); ++one) {
    if (!(one->place == place)) continue;
    const bool rival = shows_rivals && one->seat != viewer && !one->replaced;
    if (rival || (lit(now_ms) && one->seat == last_actor_)) return one->seat;
    if (one->replaced) return -1;
  }
  return -1;
}

namespace {

/// What leads from position(index) of a session to the next.
struct Step {
  const GameState &before, &after;
  Action action;

  Step(const app::Session& session, std::size_t index)
      : before(state_in(session, index)),
        after(state_in(session, index + 1)),
        action(typed<splendor::Game>(session.position(index)).actions()[session.record().actions[index]]) {}

  static const GameState& state_in(const app::Session& session, std::size_t index) {
    return typed<splendor::Game>(session.position(index)).state();
  }
};

}  // namespace

void play(Motion& motion, const Moment& moment, std::size_t index, double now_ms, Pace pace) {
  const Step step(moment.session, index);
  motion.play(step.before, step.action, step.after, now_ms, pace);
}

void trace(Motion& motion, const Moment& moment) {
  motion.clear();
  const app::Session& session = moment.session;
  const std::size_t now = session.cursor();
  std::size_t from = now;
  const auto last_acted = [&] { return session.actor(from - 1) == session.actor(now - 1); };
  while (from > 0 && last_acted()) --from;
  while (from > 0 && !last_acted()) --from;  // and what the others did since the turn before
  for (std::size_t i = from; i < now; ++i) {
    const Step step(session, i);
    motion.trace(step.before, step.action, step.after);
  }
}

}  // namespace splendor_ui
