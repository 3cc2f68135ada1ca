#include "games/kingdom/ui/figures.h"

#include "games/kingdom/game.h"
#include "games/kingdom/record/notation.h"
#include "games/kingdom/ui/words.h"
#include "ui/words.h"

namespace kingdom_ui {

using namespace kingdom;

namespace {

/// `each(seat, index, action)` of every action of a game.
template <class Each>
void for_each_action(const app::Session& session, Each each) {
  for (std::size_t i = 0; i < session.length(); ++i) {
    const auto& before = ui::typed<kingdom::Game>(session.position(i));
    each(static_cast<std::size_t>(before.state().to_act), i, before.actions()[session.record().actions[i]]);
  }
}

}  // namespace

std::vector<ui::GameScreen::Figure> figures(const ui::Moment& moment) {
  const std::vector<int> none(moment.session.seats().size());
  ui::GameScreen::Figure roads{ui::tr(words::figure_roads), none}, collected{ui::tr(words::figure_collected), none};
  for_each_action(moment.session, [&](std::size_t seat, std::size_t, const Action& action) {
    if (action.kind == ActionKind::move) ++roads.by_seat[seat];
    if (action.kind == ActionKind::collect) collected.by_seat[seat] += action.tokens.total();
  });
  return {roads, collected};
}

ui::GameScreen::Growth growth(const ui::Moment& moment) {
  ui::GameScreen::Growth growth{ui::tr(words::figure_roads), {}};
  growth.by_seat.resize(moment.session.seats().size(), {0});
  for_each_action(moment.session, [&](std::size_t mover, std::size_t, const Action& action) {
    for (std::vector<int>& numbers : growth.by_seat) numbers.push_back(numbers.back());
    if (action.kind == ActionKind::move) ++growth.by_seat[mover].back();
  });
  return growth;
}

void remember(const app::Session& session, app::FinishedGame& finished) {
  for_each_action(session, [&](std::size_t seat, std::size_t i, const Action& action) {
    app::FinishedGame::Place& place = finished.places[seat];
    if (action.kind == ActionKind::collect && place.opening.empty()) place.opening = to_string(action.tokens);
    const auto& after = ui::typed<kingdom::Game>(session.position(i + 1)).state();
    if (!after.travellers[seat].tiles.empty() && place.honour == 0) place.honour = session.position(i).round();
  });
}

}  // namespace kingdom_ui
