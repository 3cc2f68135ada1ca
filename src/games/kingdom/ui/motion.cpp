#include "games/kingdom/ui/motion.h"

#include <algorithm>
#include <cstdlib>

#include "games/kingdom/game.h"
#include "games/kingdom/rules/board.h"
#include "games/kingdom/ui/art/storybook.h"
#include "games/kingdom/ui/voice.h"

namespace kingdom_ui {

using namespace kingdom;
using namespace ui;

namespace {

using Kind = Anchor::Kind;

/// A village tile stays in sight long enough to be understood.
constexpr float kFlipShown = 900;

}  // namespace

void Motion::play(const GameState& before, const Action& action, const GameState& after, double now_ms, Pace pace) {
  *this = {};
  const Traveller& actor = after.travellers[before.to_act];
  const Traveller& was = before.player();
  before_ = before;
  after_ = after;
  action_ = action;
  flipped_ = static_cast<std::uint8_t>(after.flipped & ~before.flipped);
  turned_up_ = actor.face_up - was.face_up - (actor.tiles - was.tiles);  // a new one lies face up when it comes
  const float factor = start(now_ms, pace);
  if (factor > 0 && is_terminal(after)) celebrate(duration::kCelebration);

  float at = pace.lead_ms();
  const auto fly = [&](Anchor from, Anchor to, Token token) {
    flights_.push_back({.from = from, .to = to, .token = token, .time = {at, ui::duration::kTokenFlight}});
    at += ui::duration::kTokenStagger;
  };
  // What left each purse and what came: to the supply, from it, or (a gift) to another purse.
  for (int seat = 0; seat < before.setup.players; ++seat) {
    const Tokens had = before.travellers[static_cast<std::size_t>(seat)].tokens;
    const Tokens has = after.travellers[static_cast<std::size_t>(seat)].tokens;
    const bool receives = action.kind == ActionKind::give && seat == action.other;
    for (int kind = 0; kind < kTokenKinds; ++kind) {
      const Token token = static_cast<Token>(kind);
      const Anchor pile = token == Token::treasure ? Anchor{Kind::box} : Anchor{Kind::supply, kind};
      const Anchor purse{Kind::traveller, seat};
      for (int n = had[token]; n > has[token]; --n)
        if (action.kind != ActionKind::give) fly(purse, pile, token);
      for (int n = has[token]; n > had[token]; --n) {
        if (receives) fly({Kind::traveller, before.to_act}, purse, token);
        if (!receives && token != Token::treasure) fly(pile, purse, token);  // a found treasure is seen on its tile
      }
    }
  }
  if (!flights_.empty()) at += ui::duration::kTokenFlight;
  begins_ms_ = pace.lead_ms();
  if (action.kind == ActionKind::move) {
    walk_ = {at, duration::kPawnWalk};
    at = walk_.end_ms();
  }
  if (before.flipped != after.flipped) {
    flip_ = {at, duration::kTileTurn};
    at = flip_.end_ms() + kFlipShown;
  }
  found_there_ms_ = at;
  const Anchor own{Kind::traveller, before.to_act};
  bool drew = false;
  for_each_tile(actor.tiles - was.tiles, [&](TileId tile) {
    const auto place = std::find(before.market.begin(), before.market.end(), tile);
    drew = place == before.market.end();
    const Anchor from =
        drew ? Anchor{Kind::stack} : Anchor{Kind::market, static_cast<int>(place - before.market.begin())};
    flights_.push_back({.from = from,
                        .to = own,
                        .tile = tile,
                        .turns_over = drew,
                        .time = {at, duration::kTileTurn + ui::duration::kCardSlide}});
    at = flights_.back().time.end_ms();
  });
  tile_there_ms_ = at;
  if (!turned_up_.empty()) turning_ = {at, duration::kTileTurn};
  for (std::size_t i = 0; i < after.market.size(); ++i) {
    if (after.market[i] == kNoTile || after.market[i] == before.market[i]) continue;
    flights_.push_back({.from = {Kind::stack},
                        .to = {Kind::market, static_cast<int>(i)},
                        .tile = after.market[i],
                        .turns_over = true,
                        .time = {at, duration::kTileTurn + ui::duration::kCardSlide * 0.5f}});
  }
  if (before.gates_closed != after.gates_closed) gates_ = {at, duration::kGates};

  using app::Cue;
  const auto heard = [&](float at_ms, Cue cue) { sound(at_ms * factor, cue); };
  for (const Flight& flight : flights_)
    if (flight.to.kind != Kind::market) heard(flight.time.end_ms(), flight.tile == kNoTile ? Cue::chip : Cue::card);
  if (!walk_.empty()) heard(walk_.end_ms(), Cue::card);
  if (actor.tokens[Token::treasure] > was.tokens[Token::treasure]) heard(found_there_ms_, Cue::chip);
  if (!turning_.empty()) heard(turning_.end_ms(), Cue::card);
  if (actor.medal != was.medal || (actor.gem && !was.gem)) heard(at, Cue::honour);
  if (factor <= 0) flights_.clear();

  float end = std::max({at, turning_.end_ms(), gates_.end_ms()});
  std::vector<float> changes{begins_ms_, found_there_ms_, tile_there_ms_};
  for (const Flight& flight : flights_) {
    end = std::max(end, flight.time.end_ms());
    changes.insert(changes.end(), {flight.time.start_ms, flight.time.end_ms()});
  }
  for (const TimeSpan* span : {&walk_, &flip_, &gates_, &turning_})
    if (!span->empty()) changes.insert(changes.end(), {span->start_ms, span->end_ms()});
  for (Flight& flight : flights_) flight.time.scale(factor);
  for (TimeSpan* span : {&walk_, &flip_, &gates_, &turning_}) span->scale(factor);
  for (float& change : changes) change *= factor;
  begins_ms_ *= factor;
  found_there_ms_ *= factor;
  tile_there_ms_ *= factor;
  last(end * factor, std::move(changes));
}

bool Motion::lights(SpaceId space, double now_ms) const {
  return lit(now_ms) && action_.kind == ActionKind::move && kRoads[action_.road].to == space;
}

bool Motion::lights(Token token, double now_ms) const {
  return lit(now_ms) && before_.supply[token] != after_.supply[token];
}

float Motion::closed(double now_ms) const { return running(now_ms) ? gates_.share(elapsed(now_ms)) : 1; }

std::optional<float> Motion::held_up(std::size_t village, double now_ms) const {
  if (!running(now_ms) || (flipped_ >> village & 1) == 0) return std::nullopt;
  return flip_.share(elapsed(now_ms));
}

GameState Motion::seen(double now_ms) const {
  GameState seen = before_;
  const float at = elapsed(now_ms);
  Traveller& actor = seen.player();
  const Traveller& is = after_.travellers[before_.to_act];
  const auto traveller = [&](Anchor purse) -> Traveller& {
    return seen.travellers[static_cast<std::size_t>(purse.index)];
  };
  std::array<bool, kMarketSize> flown{};  // what comes to a place of the market, or leaves it
  const auto market = [&](Anchor place, bool now, TileId tile) {
    flown[static_cast<std::size_t>(place.index)] = true;
    if (now) seen.market[static_cast<std::size_t>(place.index)] = tile;
  };
  for (const Flight& flight : flights_) {
    const bool left = at >= flight.time.start_ms, there = at >= flight.time.end_ms();
    const Tokens token = Tokens::of(flight.token);
    const bool tile = flight.tile != kNoTile;
    if (flight.from.kind == Kind::market) market(flight.from, left, kNoTile);
    if (flight.to.kind == Kind::market) market(flight.to, there, flight.tile);
    if (left && flight.from.kind == Kind::stack) ++seen.stack_top;
    if (left && flight.from.kind == Kind::supply) seen.supply -= token;
    if (there && flight.to.kind == Kind::supply) seen.supply += token;
    if (left && !tile && flight.from.kind == Kind::traveller) traveller(flight.from).tokens -= token;
    if (there && !tile && flight.to.kind == Kind::traveller) traveller(flight.to).tokens += token;
  }
  if (at < begins_ms_) return seen;
  if (at >= walk_.end_ms()) actor.space = is.space;
  if (at >= flip_.start_ms) seen.flipped = after_.flipped;
  if (at >= found_there_ms_) {
    actor.gem = is.gem;
    if (is.tokens[Token::treasure] > before_.player().tokens[Token::treasure])
      actor.tokens += Tokens::of(Token::treasure);
    for (std::size_t i = 0; i < flown.size(); ++i)
      if (!flown[i]) seen.market[i] = after_.market[i];
  }
  actor.face_up = actor.face_up - action_.tiles;
  if (at >= tile_there_ms_) actor.tiles = is.tiles;
  if (at >= tile_there_ms_ && at >= turning_.start_ms) actor.face_up = is.face_up;
  if (at >= gates_.start_ms) seen.gates_closed = after_.gates_closed;
  if (at >= walk_.end_ms() && at >= gates_.start_ms) actor.medal = is.medal;
  return seen;
}

void play(Motion& motion, const Moment& moment, std::size_t index, double now_ms, Pace pace) {
  const auto& previous = typed<kingdom::Game>(moment.session.position(index));
  motion.play(previous.state(), previous.actions()[moment.session.record().actions[index]],
              state_at(moment.session, index + 1), now_ms, pace);
}

}  // namespace kingdom_ui
