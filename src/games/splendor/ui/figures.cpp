#include "games/splendor/ui/figures.h"

#include <array>

#include "games/splendor/game.h"
#include "games/splendor/record/notation.h"
#include "games/splendor/rules/cards.h"
#include "games/splendor/rules/data/nobles.h"
#include "games/splendor/ui/describe.h"
#include "games/splendor/ui/words.h"
#include "ui/words.h"

namespace splendor_ui {

using namespace splendor;
using namespace ui;

namespace {

using Source = GameScreen::Ending::Row::Source;

struct ActionCounts {
  std::array<int, 3> cards{};  ///< bought, conquered or free, by level
  int tokens = 0, gold = 0, reserved = 0;
};

void add(ActionCounts& counts, const GameState& before, const Action& action) {
  switch (action.kind) {
    case ActionKind::buy:
    case ActionKind::conquer:
    case ActionKind::free: ++counts.cards[static_cast<std::size_t>(level_of(deck_of(action.card)) - 1)]; return;
    case ActionKind::take:
    case ActionKind::take_pair:
    case ActionKind::gem: counts.tokens += action.tokens.total(); return;
    case ActionKind::reserve:
    case ActionKind::reserve_deck:
      ++counts.reserved;
      counts.gold += before.bank[Gem::gold] > 0 ? 1 : 0;
      return;
    default: return;
  }
}

std::vector<ActionCounts> action_counts(const app::Session& session) {
  std::vector<ActionCounts> all(session.seats().size());
  for (std::size_t i = 0; i < session.length(); ++i) {
    const auto& game = typed<splendor::Game>(session.position(i));
    add(all[game.state().to_act], game.state(), game.actions()[session.record().actions[i]]);
  }
  return all;
}

}  // namespace

std::vector<Source> sources_of(const PlayerState& player) {
  int cards = 0;
  for_each_card(player.owned, [&](CardId card) { cards += card_facts(card).points; });
  const auto brings = [](const std::string& what, int number) {
    return Source{labelled(what, points(number)), number};
  };
  const int nobles = __builtin_popcount(player.nobles), posts = player.prestige - cards - nobles * kNoblePoints;
  std::vector<Source> sources{
      brings(tr_count(words::set_cards_one, words::set_cards_many, player.owned.size()), cards)};
  if (nobles > 0)
    sources.push_back(brings(tr_count(words::nobles_one, words::nobles_many, nobles), nobles * kNoblePoints));
  if (posts > 0) sources.push_back(brings(tr(words::posts), posts));
  return sources;
}

std::vector<ui::GameScreen::Figure> figures(const ui::Moment& moment) {
  const std::vector<ActionCounts> all = action_counts(moment.session);
  const GameState& end = typed<splendor::Game>(moment.session.position(moment.session.length())).state();
  GameScreen::Figure points{tr(words::figure_points), {}}, cards{tr(words::figure_cards), {}};
  for (std::size_t seat = 0; seat < all.size(); ++seat) {
    points.by_seat.push_back(end.players[seat].prestige);
    points.sources.push_back(sources_of(end.players[seat]));
    std::vector<Source> levels;
    int sum = 0;
    for (int level = 1; level <= 3; ++level) {
      const int number = all[seat].cards[static_cast<std::size_t>(level) - 1];
      levels.push_back({labelled(tr(words::figure_level, std::to_string(level)), std::to_string(number)), number});
      sum += number;
    }
    cards.by_seat.push_back(sum);
    cards.sources.push_back(std::move(levels));
  }
  std::vector<GameScreen::Figure> figures{std::move(points), std::move(cards)};
  const auto list = [&](Text label, auto number) {
    GameScreen::Figure figure{tr(label), {}};
    for (const ActionCounts& counts : all) figure.by_seat.push_back(number(counts));
    figures.push_back(std::move(figure));
  };
  list(words::figure_tokens, [](const ActionCounts& one) { return one.tokens; });
  list(words::figure_gold, [](const ActionCounts& one) { return one.gold; });
  list(words::figure_reserved, [](const ActionCounts& one) { return one.reserved; });
  return figures;
}

void remember(const app::Session& session, app::FinishedGame& finished) {
  for (std::size_t i = 0; i < session.length(); ++i) {
    const auto& before = typed<splendor::Game>(session.position(i));
    const GameState& after = typed<splendor::Game>(session.position(i + 1)).state();
    const std::size_t seat = before.state().to_act;
    const Action& action = before.actions()[session.record().actions[i]];
    app::FinishedGame::Place& place = finished.places[seat];
    const bool takes = action.kind == ActionKind::take || action.kind == ActionKind::take_pair;
    if (takes && place.opening.empty()) place.opening = to_string(action.tokens);
    if (after.players[seat].nobles != 0 && place.honour == 0) place.honour = before.round();
  }
}

}  // namespace splendor_ui
