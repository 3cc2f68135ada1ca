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

void Motion::play(const GameState& before, const Action& action, const GameState& after, double now_ms,
                  app::Speed speed) {
  *this = {};
  const Traveller& actor = after.travellers[before.to_act];
  const Traveller& was = before.player();
  before_ = before;
  action_ = action;
  supply_ = after.supply;
  flipped_ = static_cast<std::uint8_t>(after.flipped & ~before.flipped);
  turned_up_ = actor.face_up - was.face_up;
  const float factor = start(now_ms, speed);
  if (factor <= 0) return;
  if (is_terminal(after)) celebrate(duration::kCelebration);

  float at = 0;
  const auto fly = [&](Anchor from, Anchor to, Token token) {
    flights_.push_back({.from = from, .to = to, .token = token, .time = {at, duration::kTokenFlight}});
    at += duration::kTokenStagger;
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
  if (at > 0) at += duration::kTokenFlight;
  tokens_there_ms_ = at;
  if (action.kind == ActionKind::move) {
    walk_ = {at, duration::kPawnWalk};
    at = walk_.end_ms();
  }
  if (before.flipped != after.flipped) {
    flip_ = {at, duration::kTileTurn};
    at = flip_.end_ms() + kFlipShown;
  }
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
                        .time = {at, duration::kTileTurn + duration::kCardSlide}});
    at = flights_.back().time.end_ms();
  });
  tile_there_ms_ = at;
  if (actor.face_up.count() > was.face_up.count()) turning_ = {at, duration::kTileTurn};
  for (std::size_t i = 0; i < after.market.size(); ++i) {
    if (after.market[i] == kNoTile || after.market[i] == before.market[i]) continue;
    flights_.push_back({.from = {Kind::stack},
                        .to = {Kind::market, static_cast<int>(i)},
                        .tile = after.market[i],
                        .turns_over = true,
                        .time = {at, duration::kTileTurn + duration::kCardSlide * 0.5f}});
  }
  if (before.gates_closed != after.gates_closed) gates_ = {at, duration::kGates};

  float end = std::max({at, turning_.end_ms(), gates_.end_ms()});
  for (Flight& flight : flights_) {
    end = std::max(end, flight.time.end_ms());
    flight.time.scale(factor);
  }
  for (Stretch* stretch : {&walk_, &flip_, &gates_, &turning_}) stretch->scale(factor);
  tokens_there_ms_ *= factor;
  tile_there_ms_ *= factor;
  last(end * factor);
}

bool Motion::lights(SpaceId space, double now_ms) const {
  return lit(now_ms) && action_.kind == ActionKind::move && kRoads[action_.road].to == space;
}

bool Motion::lights(Token token, double now_ms) const { return lit(now_ms) && before_.supply[token] != supply_[token]; }

bool Motion::awaited(int market, double now_ms) const {
  return running(now_ms) && std::any_of(flights_.begin(), flights_.end(), [&](const Flight& flight) {
           return flight.to == Anchor{Kind::market, market} && elapsed(now_ms) < flight.time.end_ms();
         });
}

float Motion::closed(double now_ms) const { return running(now_ms) ? gates_.share(elapsed(now_ms)) : 1; }

std::optional<float> Motion::held_up(std::size_t village, double now_ms) const {
  if (!running(now_ms) || (flipped_ >> village & 1) == 0) return std::nullopt;
  return flip_.share(elapsed(now_ms));
}

TileSet Motion::turning(int of_seat, double now_ms) const {
  return running(now_ms) && of_seat == seat() && !turning_.empty() ? turned_up_ : TileSet();
}

Traveller Motion::seen(const Traveller& after, int seat, double now_ms) const {
  if (!running(now_ms)) return after;
  Traveller seen = after;
  const Traveller& was = before_.travellers[static_cast<std::size_t>(seat)];
  const float at = elapsed(now_ms);
  // Tokens that still fly towards the purse are not in it.
  if (at < tokens_there_ms_)
    for (int kind = 0; kind < kTokenKinds; ++kind) {
      const Token token = static_cast<Token>(kind);
      if (after.tokens[token] > was.tokens[token])
        seen.tokens -= Tokens::of(token, after.tokens[token] - was.tokens[token]);
    }
  if (seat != before_.to_act) return seen;
  if (at < flip_.end_ms() && after.tokens[Token::treasure] > was.tokens[Token::treasure])
    seen.tokens = after.tokens - Tokens::of(Token::treasure);
  if (at < flip_.end_ms()) seen.gem = was.gem;
  if (at < tile_there_ms_) seen.tiles = was.tiles;
  if (at < turning_.start_ms) seen.face_up = was.face_up - action_.tiles;
  if (at < walk_.end_ms() || at < gates_.start_ms) seen.medal = was.medal;
  return seen;
}

void follow(Motion& motion, const Moment& moment, std::size_t before, double now_ms, app::Speed speed) {
  const std::size_t now = moment.session.cursor();
  if (now != before + 1) return motion.clear();
  const auto& previous = typed<kingdom::Game>(moment.session.position(now - 1));
  motion.play(previous.state(), previous.actions()[moment.session.record().actions[now - 1]],
              state_at(moment.session, now), now_ms, speed);
}

}  // namespace kingdom_ui
