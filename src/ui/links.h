// Links that are opened: from the address bar or from a dialog. What a link holds is offered, and becomes the game on
// the table, the deal of the form or the position of the editor when the player accepts; the next link of a game that is
// played by links continues it at once.
#pragma once

#include <string_view>
#include <vector>

#include "app/link_offer.h"
#include "ui/daily_play.h"
#include "ui/new_games.h"
#include "ui/position_actions.h"

namespace ui {

class Links {
 public:
  Links(app::Host& host, app::Library& library, app::DayBook& days, GamePlay& game, Panels& panels, Notices& notices,
        PuzzleList& puzzles, GameSwitcher& switcher, DailyPlay& daily, NewGames& new_games, PositionActions& positions)
      : host_(host),
        library_(library),
        days_(days),
        game_(game),
        panels_(panels),
        notices_(notices),
        puzzles_(puzzles),
        switcher_(switcher),
        daily_(daily),
        new_games_(new_games),
        positions_(positions),
        offer_(host) {}

  /// Continues the stored game that it belongs to, or else shows what it holds in Panel::open_link.
  void open(std::string_view text);
  /// The link of the address bar, before the page knows whether it plays in this tab; "" for none. If it continues a game this
  /// tab takes the game over.
  void open_first(std::string_view text);

  /// The player wants the game of the offered link, wherever the running game is played: in this tab, then. `seat`: who the
  /// player is, in a game by links that is new here. `play`: a position is played at once.
  void accept(int seat, bool play = false);
  /// The player does not want it.
  void withdraw();

  /// Looks whether the offered link leads to puzzles, as far as they are loaded.
  void find_puzzles();

  /// This tab has become the one that plays: what was accepted while waiting for that is opened.
  void tab_owned();
  /// Another tab plays. If this one was opened with a link that continues a game, it asks to play instead: true.
  bool take_tab_back();

  // For the panel.
  const app::LinkOffer& offer() const { return offer_; }
  /// The stored game to which the offered link belongs.
  const app::Library::RelatedGame& related_game() const { return related_game_; }
  /// What the cards of the offered link are to the deals of days.
  const DayCards& cards() const { return cards_; }
  /// Places in PuzzleList::all(): the offered link leads to these puzzles.
  const std::vector<std::size_t>& puzzles() const { return linked_puzzles_; }

 private:
  void accept_game(app::Session session, int seat);

  app::Host& host_;
  app::Library& library_;
  app::DayBook& days_;
  GamePlay& game_;
  Panels& panels_;
  Notices& notices_;
  PuzzleList& puzzles_;
  GameSwitcher& switcher_;
  DailyPlay& daily_;
  NewGames& new_games_;
  PositionActions& positions_;
  app::LinkOffer offer_;
  app::Library::RelatedGame related_game_;
  DayCards cards_;
  std::vector<std::size_t> linked_puzzles_;
  bool claims_tab_ = false;
  bool plays_ = false;  ///< what was accepted while waiting for the tab is a position to be played
};

}  // namespace ui
