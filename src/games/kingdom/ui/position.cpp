#include "games/kingdom/ui/position.h"

#include <algorithm>

#include "base/sorting.h"
#include "games/kingdom/rules/board.h"
#include "games/kingdom/ui/describe.h"
#include "games/kingdom/ui/lessons.h"
#include "games/kingdom/ui/voice.h"
#include "games/kingdom/ui/words.h"
#include "ui/words.h"

namespace kingdom_ui {

using namespace kingdom;
using namespace ui;

namespace {

/// One sentence for the log: what the action at that place of game.actions() led to.
std::string sentence_of(const Moment& moment, const engine::GameOf<kingdom::Game>& game, std::size_t place,
                        const GameState& after) {
  const Action& action = game.actions()[place];
  const bool to_you = action.kind == ActionKind::give && is_you(moment.session.seats(), action.other);
  return log_text(game.state(), action, after, seat_names(moment.session), to_you);
}

}  // namespace

Position position_of(const Moment& moment) {
  const GameState real = state_of<kingdom::Game>(moment);  // [kingdom.bound]
  Position position{{moment, real, view_for(real, std::max(moment.viewer, 0)).shown}, {}};
  if (moment.guided) position.lessons = lessons_of(moment.session, *moment.lessons_from);
  return position;
}

std::string where_text(const Position& position, int seat) {
  const std::string place = place_within(position.shown.travellers[static_cast<std::size_t>(seat)].space);
  return is_you(position.moment.session.seats(), seat) ? tr(words::you_at, place)
                                                       : tr(words::traveller_at, position.name(seat), place);
}

std::string title() { return tr(words::title); }

std::string status(const Moment& moment, std::size_t lesson) {
  const auto& game = typed<kingdom::Game>(moment.session.position());
  const GameState& state = game.state();
  if (game.over()) return end_status(game, ending(moment).title);
  const std::string name = seat_name(moment.session, state.to_act);
  if (!moment.may_act) return turn_words(moment.session);  // a computer's, or read only
  const bool alone = moment.viewer == state.to_act;
  const std::string told =
      moment.guided ? words_at(lessons_of(moment.session, *moment.lessons_from), lesson) : std::string();
  return labelled(alone ? std::string(tr(words::your_turn)) : tr(words::turn_of, name),
                  told.empty() ? advice(moment.session) : followed(told, advice(moment.session)));
}

std::string log_line(const Moment& moment, std::size_t index) {
  return transition_words(moment, transition_at(moment.session, index), VerbForm::done);
}

std::string log_line_so_far(const Position& position) {
  const app::Session& session = position.moment.session;
  const std::size_t index = position.actions_shown - 1;
  const GameState &before = state_at(session, index), &seen = position.real;
  GameState so_far = state_at(session, index + 1);
  so_far.flipped = seen.flipped;
  so_far.gates_closed = seen.gates_closed;
  so_far.travellers[before.to_act].tiles = seen.travellers[before.to_act].tiles;
  return sentence_of(position.moment, typed<kingdom::Game>(session.position(index)), session.record().actions[index],
                     so_far);
}

std::string transition_words(const Moment& moment, const Transition& transition, VerbForm form) {
  const auto& game = typed<kingdom::Game>(transition.before);
  if (form == VerbForm::done)
    return sentence_of(moment, game, static_cast<std::size_t>(transition.action),
                       typed<kingdom::Game>(transition.after).state());
  const std::vector<std::string> names = seat_names(moment.session);
  const Action& action = game.actions()[static_cast<std::size_t>(transition.action)];
  return labelled(names[static_cast<std::size_t>(game.state().to_act)], within_sentence(action_label(action, names)));
}

Milestone milestone(const Moment& moment, std::size_t index) {
  const GameState& before = typed<kingdom::Game>(moment.session.position(index)).state();
  const auto actor = static_cast<std::size_t>(before.to_act);
  const Traveller& was = before.travellers[actor];
  const Traveller& is = typed<kingdom::Game>(moment.session.position(index + 1)).state().travellers[actor];
  if (is.medal != was.medal) return Milestone::honour;
  return is.space != was.space ? Milestone::purchase : Milestone::none;
}

std::string help_page(const Moment& moment) {
  const GameState& state = typed<kingdom::Game>(moment.session.position()).state();
  const bool secrets = state.phase == Phase::tile || state.phase == Phase::thief || state.phase == Phase::discard;
  return secrets ? "mysteries" : state.phase == Phase::medal ? "places" : "journey";
}

GameScreen::Ending ending(const Moment& moment) {
  const auto& game = typed<kingdom::Game>(moment.session.position());
  const GameState& state = game.state();
  const unsigned won = game.over() ? game.winners() : 0;
  GameScreen::Ending ending;
  std::vector<std::string> winners;
  int count = 0;
  bool by_gem = false, by_your_gem = false;
  for (int seat = 0; seat < state.setup.players; ++seat) {
    const Traveller& traveller = state.travellers[static_cast<std::size_t>(seat)];
    const std::string name = seat_name(moment.session, seat);
    const bool wins = (won >> seat & 1) != 0;
    const bool there = kSpaces[traveller.space].kind == SpaceKind::palace;
    if (wins) {
      const bool yours = is_you(moment.session.seats(), seat);
      winners.insert(yours ? winners.begin() : winners.end(), name);
      by_gem = by_gem || traveller.gem;
      by_your_gem = traveller.gem && yours;
      ++count;
    }
    ending.rows.push_back({wins ? 1 : 2, seat, name,
                           there ? std::string(tr(wins && traveller.gem ? words::end_row_gem : words::end_row_palace))
                                 : tr(words::end_row_road, place_name(traveller.space)),
                           std::nullopt});
  }
  base::insertion_sort(ending.rows.begin(), ending.rows.end(),
                       [](const auto& a, const auto& b) { return a.rank < b.rank; });
  const std::string names = listed(winners);
  const bool me = count == 1 && moment.viewer >= 0 && won == 1u << moment.viewer;
  ending.title = me           ? std::string(tr(words::end_you))
                 : count == 0 ? std::string(tr(words::end_nobody))
                 : count > 1  ? std::string(tr(words::end_many))
                              : tr(words::end_one, names);
  ending.reason = by_your_gem  ? std::string(tr(words::end_reason_your_gem))
                  : by_gem     ? tr(words::end_reason_gem, names)
                  : count == 0 ? std::string(tr(words::end_reason_nobody))
                  : count == 1 ? std::string(tr(words::end_reason_one))
                               : tr(words::end_reason_many, names);
  return ending;
}

}  // namespace kingdom_ui
