#include "games/kingdom/ui/motion.h"

#include <algorithm>
#include <cstdlib>

#include "games/kingdom/rules/board.h"
#include "games/kingdom/ui/storybook.h"

namespace kingdom_ui {

using namespace kingdom;
using namespace ui;

namespace {

using Kind = Anchor::Kind;

/// A village tile stays in sight long enough to be understood.
constexpr float kFlipShown = 900;

}  // namespace

void Motion::start(const GameState& before, const Action& action, const GameState& after, double now_ms,
                   app::Speed speed) {
  before_ = before;
  action_ = action;
  flights_.clear();
  walk_ = flip_ = gates_ = turning_ = {};
  start_ms_ = end_ms_ = now_ms;
  const float factor = speed_factor(speed);
  supply_ = after.supply;
  lit_until_ms_ = factor > 0 ? -1 : now_ms + static_cast<double>(duration::kHighlight);
  if (factor <= 0) return;

  float at = 0;
  const auto fly = [&](Anchor from, Anchor to, Token token) {
    flights_.push_back({.from = from, .to = to, .token = token, .start_ms = at, .length_ms = duration::kTokenFlight});
    at += duration::kTokenStagger;
  };
  // What left each purse and what came: to the supply, from it, or (a gift) to another purse.
  for (int seat = 0; seat < before.setup.players; ++seat) {
    const Tokens was = before.travellers[static_cast<std::size_t>(seat)].tokens;
    const Tokens is = after.travellers[static_cast<std::size_t>(seat)].tokens;
    const bool receives = action.kind == ActionKind::give && seat == action.other;
    for (int kind = 0; kind < kTokenKinds; ++kind) {
      const Token token = static_cast<Token>(kind);
      const Anchor pile = token == Token::treasure ? Anchor{Kind::box} : Anchor{Kind::supply, kind};
      const Anchor purse{Kind::purse, seat};
      for (int n = was[token]; n > is[token]; --n)
        if (action.kind != ActionKind::give) fly(purse, pile, token);
      for (int n = is[token]; n > was[token]; --n) {
        if (receives) fly({Kind::purse, before.to_act}, purse, token);
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
  const Traveller& actor = after.travellers[before.to_act];
  const Traveller& was = before.player();
  const Anchor own{Kind::tiles, before.to_act};
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
                        .start_ms = at,
                        .length_ms = duration::kTileTurn + duration::kCardSlide});
    at = flights_.back().start_ms + flights_.back().length_ms;
  });
  tile_there_ms_ = at;
  if (actor.face_up.count() > was.face_up.count()) turning_ = {at, duration::kTileTurn};
  for (std::size_t i = 0; i < after.market.size(); ++i) {
    if (after.market[i] == kNoTile || after.market[i] == before.market[i]) continue;
    flights_.push_back({.from = {Kind::stack},
                        .to = {Kind::market, static_cast<int>(i)},
                        .tile = after.market[i],
                        .turns_over = true,
                        .start_ms = at,
                        .length_ms = duration::kTileTurn + duration::kCardSlide * 0.5f});
  }
  if (before.gates_closed != after.gates_closed) gates_ = {at, duration::kGates};

  float end = std::max({at, turning_.end_ms(), gates_.end_ms()});
  for (Flight& flight : flights_) {
    end = std::max(end, flight.start_ms + flight.length_ms);
    flight.start_ms *= factor;
    flight.length_ms *= factor;
  }
  for (Stretch* stretch : {&walk_, &flip_, &gates_, &turning_}) {
    stretch->start_ms *= factor;
    stretch->length_ms *= factor;
  }
  tokens_there_ms_ *= factor;
  tile_there_ms_ *= factor;
  end_ms_ = now_ms + static_cast<double>(end * factor);
}

bool Motion::lights(SpaceId space, double now_ms) const {
  return now_ms < lit_until_ms_ && action_.kind == ActionKind::move && kRoads[action_.road].to == space;
}

bool Motion::lights(Token token, double now_ms) const {
  return now_ms < lit_until_ms_ && before_.supply[token] != supply_[token];
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

}  // namespace kingdom_ui
