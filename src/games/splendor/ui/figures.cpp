#include "games/splendor/ui/figures.h"

#include <array>

#include "games/splendor/game.h"
#include "games/splendor/rules/cards.h"
#include "games/splendor/rules/data/nobles.h"
#include "games/splendor/ui/words.h"
#include "ui/words.h"

namespace splendor_ui {

using namespace splendor;
using namespace ui;

namespace {

struct Doings {
  std::array<int, 3> cards{};  ///< bought, conquered or free, by level
  int card_points = 0, noble_points = 0, tokens = 0, gold = 0, reserved = 0;
};

void add(Doings& doings, const GameState& before, const Action& action) {
  switch (action.kind) {
    case ActionKind::buy:
    case ActionKind::conquer:
    case ActionKind::free:
      ++doings.cards[static_cast<std::size_t>(level_of(deck_of(action.card)) - 1)];
      doings.card_points += card_facts(action.card).points;
      return;
    case ActionKind::take:
    case ActionKind::take_pair:
    case ActionKind::gem: doings.tokens += action.tokens.total(); return;
    case ActionKind::reserve:
    case ActionKind::reserve_deck:
      ++doings.reserved;
      doings.gold += before.bank[Gem::gold] > 0 ? 1 : 0;
      return;
    default: return;
  }
}

std::vector<Doings> doings_of(const app::Session& session) {
  std::vector<Doings> all(session.seats().size());
  for (std::size_t i = 0; i < session.length(); ++i) {
    const auto& game = typed<splendor::Game>(session.position(i));
    add(all[game.state().to_act], game.state(), game.actions()[session.record().actions[i]]);
  }
  const GameState& end = typed<splendor::Game>(session.position(session.length())).state();
  for (std::size_t seat = 0; seat < all.size(); ++seat)
    all[seat].noble_points = kNoblePoints * __builtin_popcount(end.players[seat].nobles);
  return all;
}

}  // namespace

std::vector<ui::GameScreen::Figure> figures(const ui::Moment& moment) {
  const std::vector<Doings> all = doings_of(moment.session);
  std::vector<GameScreen::Figure> figures;
  const auto list = [&](Text label, auto number) {
    GameScreen::Figure figure{tr(label), {}};
    for (const Doings& doings : all) figure.by_seat.push_back(number(doings));
    figures.push_back(std::move(figure));
  };
  list(words::figure_card_points, [](const Doings& one) { return one.card_points; });
  list(words::figure_noble_points, [](const Doings& one) { return one.noble_points; });
  list(words::figure_level_1, [](const Doings& one) { return one.cards[0]; });
  list(words::figure_level_2, [](const Doings& one) { return one.cards[1]; });
  list(words::figure_level_3, [](const Doings& one) { return one.cards[2]; });
  list(words::figure_tokens, [](const Doings& one) { return one.tokens; });
  list(words::figure_gold, [](const Doings& one) { return one.gold; });
  list(words::figure_reserved, [](const Doings& one) { return one.reserved; });
  return figures;
}

}  // namespace splendor_ui
