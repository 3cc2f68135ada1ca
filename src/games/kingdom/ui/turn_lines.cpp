// The turns since the viewer's own: their recap as pieces, and the places that they touched; and the position that is shown
// during an animation.
#include <algorithm>

#include "games/kingdom/rules/board.h"
#include "games/kingdom/ui/art/pieces.h"
#include "games/kingdom/ui/describe.h"
#include "games/kingdom/ui/view.h"
#include "games/kingdom/ui/voice.h"
#include "games/kingdom/ui/words.h"
#include "ui/art/in_middle.h"

namespace kingdom_ui {

using namespace kingdom;
using namespace ui;

namespace {

void add_tokens(TurnLine& line, Tokens tokens) {
  for (int kind = 0; kind < kTokenKinds; ++kind)
    for (int n = 0; n < tokens[static_cast<Token>(kind)]; ++n)
      line.parts.push_back({.draw =
                                [](const Canvas& canvas, const Rect& r, int what) {
                                  draw_kingdom_token(canvas, static_cast<Token>(what), r.centre_x(), r.centre_y(), r.w,
                                                     {.shadow = false});
                                },
                            .what = kind,
                            .aspect = 0.85f});
}

void add_tiles(TurnLine& line, TileSet tiles) {
  for_each_tile(tiles, [&](TileId tile) {
    line.parts.push_back({.draw = [](const Canvas& canvas, const Rect& r,
                                     int what) { draw_city_tile(canvas, r, static_cast<TileId>(what)); },
                          .what = tile});
  });
}

constexpr Verb kCollect{&words::did_collect, &words::could_collect}, kMove{&words::did_move, &words::could_move},
    kReturn{&words::did_return, &words::could_return}, kGive{&words::did_give, &words::could_give};

void add_action(TurnLine& line, const GameState& before, const Action& action, const GameState& after, VerbForm form) {
  const Traveller &was = before.player(), &is = after.travellers[before.to_act];
  switch (action.kind) {
    case ActionKind::collect: line.say(tr(*kCollect.as(form)), kComes); return add_tokens(line, action.tokens);
    case ActionKind::move: {
      const std::string where = place_within(kRoads[action.road].to);
      line.say(tr(*kMove.as(form), where), std::string(kGoes) + ' ' + where);
      if (const unsigned found = after.flipped & ~unsigned{before.flipped}; found != 0)
        line.parts.push_back(
            {.draw = [](const Canvas& canvas, const Rect& r,
                        int what) { draw_village_tile(canvas, r, static_cast<Effect>(what)); },
             .what = static_cast<int>(after.villages[static_cast<std::size_t>(__builtin_ctz(found))])});
      return add_tiles(line, is.tiles - was.tiles);
    }
    case ActionKind::give_back:
    case ActionKind::discard: line.say(tr(*kReturn.as(form)), kLeaves); return add_tokens(line, action.tokens);
    case ActionKind::tile: return add_tiles(line, is.tiles - was.tiles);
    case ActionKind::give:
      line.say(tr(*kGive.as(form)), kLeaves);
      add_tokens(line, action.tokens);
      return line.parts.push_back({.draw = draw_in_middle<draw_pawn_badge>, .what = action.other});
    case ActionKind::medal:
      return line.parts.push_back(
          {.draw = [](const Canvas& canvas, const Rect& r, int what) { draw_medal(canvas, r, what); },
           .what = action.other});
  }
}

template <VerbForm kForm>
std::string words_of(const Moment& moment, const Transition& transition) {
  return transition_words(moment, transition, kForm);
}

template <VerbForm kForm>
void add_transition(TurnLine& line, const Transition& transition) {
  const auto& game = typed<kingdom::Game>(transition.before);
  add_action(line, game.state(), game.actions()[static_cast<std::size_t>(transition.action)],
             typed<kingdom::Game>(transition.after).state(), kForm);
}

}  // namespace

std::vector<TurnLine> turn_lines(const Position& position) {
  return lines_of_turns(position.moment, position.actions_shown, draw_in_middle<draw_pawn_badge>,
                        add_transition<VerbForm::done>, words_of<VerbForm::done>);
}

std::vector<TouchedPlace> touched_by_others(const Position& position) {
  using Kind = Anchor::Kind;
  std::vector<TouchedPlace> places;
  const app::Session& session = position.moment.session;
  for (const Turn& turn : turns_since_own(position.moment, position.actions_shown))
    for (std::size_t i = turn.from; i < turn.to; ++i) {
      const GameState& before = state_at(session, i);
      // Of what is still under way, what has left or arrived.
      const bool passes = position.passing && i + 1 == position.actions_shown;
      const GameState& after = passes ? position.real : state_at(session, i + 1);
      const Traveller &was = before.player(), &is = after.travellers[before.to_act];
      const auto touch = [&](Kind kind, int index) { places.push_back({{kind, index}, turn.seat}); };
      if (is.space != was.space) touch(Kind::space, is.space);
      for (int kind = 0; kind < kTokenKinds; ++kind)
        if (before.supply[static_cast<Token>(kind)] != after.supply[static_cast<Token>(kind)])
          touch(Kind::supply, kind);
      for_each_tile(is.tiles - was.tiles, [&](TileId tile) {
        const auto place = std::find(before.market.begin(), before.market.end(), tile);
        if (place == before.market.end()) return touch(Kind::stack, 0);
        touch(Kind::market, static_cast<int>(place - before.market.begin()));
      });
    }
  return places;
}

std::vector<TurnLine> line_of_play(const Moment& moment, const app::Game& from,
                                   const std::vector<std::string>& actions) {
  return lines_of_play(moment, from, actions, draw_in_middle<draw_pawn_badge>, add_transition<VerbForm::possible>,
                       words_of<VerbForm::possible>);
}

Position seen(const Position& now, const Motion& motion, std::size_t index, double now_ms) {
  const GameState state = motion.seen(now_ms);
  return {{now, index, motion.stage(now_ms), state, view_for(state, std::max(now.moment.viewer, 0)).shown},
          motion.turned_up()};
}

}  // namespace kingdom_ui
