#include "ui/game_parts.h"

namespace ui {

GameParts::GameParts(app::Host& host)
    : settings(host),
      library(host),
      statistics(host),
      days(host),
      notices(host),
      game(host, settings, library, statistics, days, notices),
      puzzles(host, game),
      switcher(library, days, game, panels, notices, puzzles),
      daily(host, library, days, game, panels, notices, puzzles, switcher),
      confirmations(library, game, panels, switcher),
      files(host, library, statistics, days, game, panels, notices, switcher),
      learning(settings, game, switcher),
      set_up(host),
      names(host, library, notices, form, set_up),
      seeds(host),
      new_games(statistics, game, panels, switcher, form, names, seeds),
      positions(host, game, panels, notices, switcher, set_up, seeds),
      links(host, library, days, game, panels, notices, puzzles, switcher, daily, new_games, positions) {}

PanelContext GameParts::panel_context(app::Host& host, bool newcomer) const {
  return {.moment = game.moment(),
          .table = game.table(),
          .flow = game.flow(),
          .settings = settings.get(),
          .statistics = statistics.get(),
          .library = library,
          .switcher = switcher,
          .offer = links.offer(),
          .related_game = links.related_game(),
          .cards = links.cards(),
          .linked_puzzles = links.puzzles(),
          .form = form,
          .newcomer = newcomer,
          .panels = panels,
          .confirmations = confirmations,
          .reviewer = game.thinking().reviewer(),
          .puzzle = game.puzzle(),
          .daily = daily,
          .set_up = set_up,
          .can_share = host.can_share(),
          .can_vibrate = host.can_vibrate(),
          .counted = game.counted()};
}

}  // namespace ui
