#include "games/splendor/ui/position.h"

#include <algorithm>

#include "games/splendor/rules/cards.h"
#include "games/splendor/rules/data/nobles.h"
#include "games/splendor/rules/modules/cities.h"
#include "games/splendor/ui/characters.h"
#include "games/splendor/ui/describe.h"
#include "games/splendor/ui/figures.h"
#include "games/splendor/ui/help.h"
#include "games/splendor/ui/lessons.h"
#include "games/splendor/ui/words.h"
#include "ui/words.h"

namespace splendor_ui {

using namespace splendor;
using namespace ui;

namespace {

/// Why the first of the standings ranks before the others.
std::string reason_of(const GameState& state, const std::array<Standing, kMaxPlayers>& order) {
  const Standing& best = order[0];
  int winners = 0, rivals = 0, same_prestige = 0;  // of the rivals: [cities.winner] who fulfils a city comes first
  for (int i = 0; i < state.setup.players; ++i) {
    const Standing& other = order[static_cast<std::size_t>(i)];
    if (other.fulfils_city != best.fulfils_city) continue;
    winners += other.rank == 1 ? 1 : 0;
    same_prestige += other.prestige == best.prestige ? 1 : 0;
    ++rivals;
  }
  const bool city = best.fulfils_city;
  if (city && rivals == 1) return tr(words::end_by_city);
  if (winners > 1) return tr(city ? words::end_city_shared : words::end_shared);
  if (same_prestige > 1) return tr(city ? words::end_city_cards : words::end_by_cards, std::to_string(best.purchased));
  return tr(city ? words::end_city_prestige : words::end_by_prestige, points(best.prestige));
}

}  // namespace

GameState seen_by(int viewer, const GameState& state) {
  return (viewer >= 0 ? view_for(state, viewer) : view_for_nobody(state)).shown;
}

Position position_of(const Moment& moment) {
  const GameState real = state_of<splendor::Game>(moment);  // [base.bound]
  Position position{{moment, real, seen_by(moment.viewer, real)},
                    seen_by(moment.viewer >= 0 ? moment.viewer : real.to_act, real)};
  // At an earlier moment the ways out of it stand alone; the mirror still has the words.
  if (moment.guided && !moment.bar_beside) position.lessons = lessons_of(moment);
  return position;
}

std::string title() { return tr(words::title); }

std::string status(const Moment& moment, std::size_t lesson) {
  const auto& game = typed<splendor::Game>(moment.session.position());
  const GameState& state = game.state();
  const std::string name = seat_name(moment.session, state.to_act);
  if (game.over()) return end_status(game, ending(moment).title);
  if (!moment.may_act) return turn_words(moment.session);  // a computer's, or read only
  const std::string told = moment.guided ? words_at(lessons_of(moment), lesson) : std::string();
  return labelled(moment.viewer >= 0 ? std::string(tr(words::your_turn)) : tr(words::turn_of, name),
                  told.empty()                 ? decision_prompt(state)
                  : state.phase == Phase::turn ? told
                                               : told + ' ' + decision_prompt(state));
}

std::string log_line(const Moment& moment, std::size_t index) {
  return transition_words(moment, transition_at(moment.session, index), VerbForm::done);
}

/// `line`, the nobles and posts that came by themselves, since only one was due, and the cities fulfilled.
static std::string with_what_came(std::string line, const Action& action, const GameState& was, const GameState& is) {
  const auto actor = static_cast<std::size_t>(was.to_act);
  const PlayerState &before = was.players[actor], &after = is.players[actor];
  for (unsigned nobles = after.nobles & ~unsigned{before.nobles}; nobles != 0 && action.kind != ActionKind::noble;
       nobles &= nobles - 1)
    line = semicolon(line, tr(words::with_noble, the_noble(static_cast<NobleId>(__builtin_ctz(nobles)))));
  for (unsigned posts = after.posts & ~unsigned{before.posts}; posts != 0 && action.kind != ActionKind::post;
       posts &= posts - 1)
    line = semicolon(line, tr(words::with_post, post_power(__builtin_ctz(posts))));
  if (is.setup.has(Module::cities))
    for (const std::uint8_t city : is.modules.cities)
      if (cities::fulfils(after, kCities[city]) && !cities::fulfils(before, kCities[city]))
        line = semicolon(line, tr(words::with_city, city_name(city)));
  return line;
}

std::string transition_words(const Moment& moment, const Transition& transition, VerbForm form) {
  const auto& game = typed<splendor::Game>(transition.before);
  const GameState shown = seen_by(moment.viewer, game.state());
  const Action& action = game.actions()[static_cast<std::size_t>(transition.action)];
  const int actor = game.state().to_act;
  const std::string name = seat_name(moment.session, actor);
  std::string line = form == VerbForm::possible && !names_hidden_card(shown, action)
                         ? labelled(name, within_sentence(action_label(shown, action)))
                         : log_sentence(shown, action, name, is_you(moment.session.seats(), actor));
  return with_what_came(std::move(line), action, game.state(), typed<splendor::Game>(transition.after).state());
}

Milestone milestone(const Moment& moment, std::size_t index) {
  const GameState& before = typed<splendor::Game>(moment.session.position(index)).state();
  const auto actor = static_cast<std::size_t>(before.to_act);
  const PlayerState& was = before.players[actor];
  const PlayerState& is = typed<splendor::Game>(moment.session.position(index + 1)).state().players[actor];
  if (is.nobles != was.nobles || is.posts != was.posts) return Milestone::honour;
  return is.purchased != was.purchased ? Milestone::purchase : Milestone::none;
}

std::string help_page(const Moment& moment) {
  switch (typed<splendor::Game>(moment.session.position()).state().phase) {
    case Phase::associate:
    case Phase::free_card: return help_id(Module::orient);
    case Phase::stronghold:
    case Phase::conquest: return help_id(Module::strongholds);
    case Phase::keep:
    case Phase::gem:
    case Phase::post: return help_id(Module::posts);
    case Phase::turn:
    case Phase::give_back:
    case Phase::noble:
    case Phase::over: break;
  }
  return "base";
}

GameScreen::Ending ending(const Moment& moment) {
  const GameState& state = typed<splendor::Game>(moment.session.position()).state();
  const auto order = standings(state);
  GameScreen::Ending ending;
  for (int i = 0; i < state.setup.players; ++i) {
    const Standing& standing = order[static_cast<std::size_t>(i)];
    ending.rows.push_back({standing.rank, standing.seat, seat_name(moment.session, standing.seat),
                           tr_count(words::cards_bought_one, words::cards_bought_many, standing.purchased),
                           standing.prestige, sources_of(state.players[standing.seat])});
  }
  ending.title = victory_title(moment);
  ending.reason = reason_of(state, order);
  const unsigned won = winners(state);
  const app::Seat& first = moment.session.seats()[order[0].seat];
  if (const Character* who = character_of(first); who != nullptr && moment.remarks && (won & (won - 1)) == 0)
    ending.reason += ' ' + labelled(tr(who->name), tr(words::says, tr(who->of_victory)));
  if (state.passes == state.setup.players) ending.reason = std::string(tr(words::end_blocked)) + ' ' + ending.reason;
  return ending;
}

}  // namespace splendor_ui
