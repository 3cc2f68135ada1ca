// What begins a new game: the form, a rematch, and the same deal again.
#pragma once

#include <optional>
#include <string_view>

#include "ui/game_switcher.h"
#include "ui/names.h"
#include "ui/seeds.h"

namespace ui {

class NewGames {
 public:
  NewGames(const app::StatisticsStore& statistics, GamePlay& game, Panels& panels, GameSwitcher& switcher,
           NewGameForm& form, Names& names, const Seeds& seeds)
      : statistics_(statistics),
        game_(game),
        panels_(panels),
        switcher_(switcher),
        form_(form),
        names_(names),
        seeds_(seeds) {}

  /// Shows the form, with players and setup of the game on the table if those were chosen: on that deal, or on a new one.
  void show_form(const std::optional<app::GameSpec>& deal);
  /// Shows the form as it is, but for the deal.
  void offer_deal(const app::GameSpec& deal);
  /// One of the form's controls.
  void press_form(std::string_view id);

  // Each begins a game, if the one on the table may be replaced.
  void begin() { switcher_.begin(form_.record()); }
  /// The same players on another deal; the next seat begins.
  void rematch() { switcher_.begin(form_.rematch(game_.session(), seeds_.next())); }
  void same_deal_again();

 private:
  const app::StatisticsStore& statistics_;
  GamePlay& game_;
  Panels& panels_;
  GameSwitcher& switcher_;
  NewGameForm& form_;
  Names& names_;
  const Seeds& seeds_;
};

}  // namespace ui
