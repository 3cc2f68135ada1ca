#include "games/kingdom/ui/voice.h"

#include <algorithm>
#include <array>
#include <bit>

#include "games/kingdom/game.h"
#include "games/kingdom/rules/board.h"
#include "games/kingdom/rules/payment.h"
#include "games/kingdom/ui/choice.h"
#include "games/kingdom/ui/describe.h"
#include "games/kingdom/ui/words.h"
#include "ui/game_screen.h"
#include "ui/words.h"

namespace kingdom_ui {

using namespace kingdom;
using namespace ui;

namespace {

/// Places and things in words, or with pictures of them.
std::string named(SpaceId space, SpeechStyle style) {
  return (style == SpeechStyle::pictures ? place_mark(space) : std::string()) + place_within(space);
}
std::string named(const Traveller& traveller, RoadId missing, SpeechStyle style) {
  return style == SpeechStyle::pictures ? token_marks(still_missing(traveller, missing))
                                        : missing_text(traveller, missing);
}

std::string say_turn(const GameState& state, SpeechStyle style) {
  const Traveller& traveller = state.player();
  std::vector<RoadId> open;
  RoadId nearest = kNoRoad;
  int least = 0;
  for (const RoadId road : roads_from(state.setup, traveller.space)) {
    const int missing = affordability(traveller, kRoads[road].cost).missing;
    if (missing == 0) open.push_back(road);
    if (nearest == kNoRoad || missing < least) nearest = road, least = missing;
  }
  const auto place = [style](RoadId road) { return named(kRoads[road].to, style); };
  switch (open.size()) {
    case 0: break;
    case 1: return tr(words::say_go_one, place(open[0]));
    case 2: return tr(words::say_go_two, place(open[0]), place(open[1]));
    default: return tr(words::say_go_many);
  }
  const bool full = traveller.tokens.total() == kPurseLimit;
  return std::string(tr(full ? words::say_full : words::say_collect)) + ' ' +
         tr(words::say_missing, place(nearest), named(traveller, nearest, style));
}

}  // namespace

bool plays_again(const app::Session& session, std::size_t index) {
  if (index == 0) return false;
  const GameState& now = state_at(session, index);
  const GameState& before = state_at(session, index - 1);
  return now.phase == Phase::turn && before.turns == now.turns;
}

const GameState& state_at(const app::Session& session, std::size_t index) {
  return typed<kingdom::Game>(session.position(index)).state();
}

Effect found_effect(const app::Session& session) {
  if (session.cursor() == 0) return Effect::none;
  const GameState& now = state_at(session, session.cursor());
  const unsigned turned = now.flipped & ~unsigned{state_at(session, session.cursor() - 1).flipped};
  return turned == 0 ? Effect::none : now.villages[static_cast<std::size_t>(std::countr_zero(turned))];
}

std::string advice(const app::Session& session, SpeechStyle style) {
  const GameState& state = state_at(session, session.cursor());
  const bool again = plays_again(session, session.cursor());
  const int total = state.player().tokens.total();
  const Effect found = found_effect(session);
  if (found != Effect::none && state.phase == Phase::turn)
    return tr(words::say_found, effect_name(found), effect_text(found)) + ' ' + say_turn(state, style);
  switch (state.phase) {
    case Phase::turn: {
      std::string words = say_turn(state, style);
      if (state.gates_closed) words = std::string(tr(words::say_last_round)) + ' ' + words;
      return again ? std::string(tr(words::say_again)) + ' ' + words : words;
    }
    case Phase::give_back: return tr_count(words::say_return_one, words::say_return_many, total - kPurseLimit);
    case Phase::discard: return tr_count(words::say_drought_one, words::say_drought_many, total - kDroughtLimit);
    case Phase::tile: return tr(words::say_tile);
    case Phase::thief: return tr(words::say_thief);
    case Phase::medal: return tr(words::say_medal);
    case Phase::over: break;
  }
  return {};
}

bool tells_of_action(const Position& position) {
  return position.passing && position.actions_shown > 0 &&
         position.moment.session.actor(position.actions_shown - 1) == position.real.to_act;
}

Said said(const Position& position, const Selection& selection) {
  const Moment& moment = position.moment;
  const GameState& state = position.real;
  const Choice& choice = selection.choice;
  if (is_terminal(state)) return {status(moment)};
  const auto of_turn = [&](std::string text) { return Said{position.again ? tr(words::shown_again, text) : text}; };
  if (tells_of_action(position)) return of_turn(log_line_so_far(position));
  if (!position.may_act)  // who is to act in the position shown, also while a turn is passing
    return of_turn(position.passing && state.to_act == moment.viewer
                       ? std::string(tr(words::your_turn))
                       : turn_words(moment.session.spec().kind, moment.session.seats(), state.to_act));
  if (choice.road != kNoRoad) {
    const std::string missing = missing_text(state.player(), choice.road);
    return {place_name(kRoads[choice.road].to) + "\n" +
            (missing.empty() ? std::string(tr(words::say_pay)) : tr(words::say_cannot_go, missing))};
  }
  if (state.phase == Phase::thief && !choice.tokens.empty()) return {tr(words::say_thief_who)};
  if (state.phase == Phase::turn && !choice.tokens.empty()) {
    const bool whole = std::any_of(position.actions.begin(), position.actions.end(), [&](const Action& action) {
      return action.kind == ActionKind::collect && action.tokens == choice.tokens;
    });
    const int over = state.player().tokens.total() + choice.tokens.total() - kPurseLimit;
    if (whole && over > 0) return {tr(words::say_will_return, std::to_string(over))};
    return {tr(whole                        ? words::say_take_these
               : choice.tokens.total() == 1 ? words::say_more_three
                                            : words::say_one_more)};
  }
  if (tells_hint(position, selection)) return {run_on(position.note->lines)};
  if (const Tip* lesson = lesson_told(position, selection)) return {lesson->words};
  return {advice(moment.session), advice(moment.session, SpeechStyle::pictures)};
}

bool gives_hint(const Position& position) { return position.note && position.note->advises; }

bool tells_hint(const Position& position, const Selection& selection) {
  return position.may_act && gives_hint(position) && selection.choice.empty();
}

const Tip* lesson_told(const Position& position, const Selection& selection) {
  const bool told = position.chooses_turn() && selection.lesson < position.lessons.size() && selection.choice.empty() &&
                    !gives_hint(position);
  return told ? &position.lessons[selection.lesson] : nullptr;
}

std::string place_mark(SpaceId space) { return {kPlaceMark, static_cast<char>(kFirstMarked + space)}; }

std::string token_marks(Tokens tokens) {
  std::string marks;
  for (int kind = 0; kind < kTokenKinds; ++kind)
    for (int n = 0; n < tokens[static_cast<Token>(kind)]; ++n)
      marks += {kTokenMark, static_cast<char>(kFirstMarked + kind)};
  return marks;
}

}  // namespace kingdom_ui
