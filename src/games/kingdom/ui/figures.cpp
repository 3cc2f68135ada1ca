#include "games/kingdom/ui/figures.h"

#include "games/kingdom/game.h"
#include "games/kingdom/ui/words.h"
#include "ui/words.h"

namespace kingdom_ui {

using namespace kingdom;

std::vector<ui::GameScreen::Figure> figures(const ui::Moment& moment) {
  const app::Session& session = moment.session;
  const std::vector<int> none(session.seats().size());
  ui::GameScreen::Figure roads{ui::tr(words::figure_roads), none}, collected{ui::tr(words::figure_collected), none};
  for (std::size_t i = 0; i < session.length(); ++i) {
    const auto& game = ui::typed<kingdom::Game>(session.position(i));
    const Action& action = game.actions()[session.record().actions[i]];
    const auto seat = static_cast<std::size_t>(game.state().to_act);
    if (action.kind == ActionKind::move) ++roads.by_seat[seat];
    if (action.kind == ActionKind::collect) collected.by_seat[seat] += action.tokens.total();
  }
  return {roads, collected};
}

}  // namespace kingdom_ui
