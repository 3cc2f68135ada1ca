// Replaces the game on the table, deletes games of the library and restores them. Everything that begins or opens a game comes
// here, where alone it is decided whether the one on the table may be replaced.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ui/game_play.h"
#include "ui/panels/panels.h"
#include "ui/puzzle_list.h"

namespace ui {

class GameSwitcher {
 public:
  GameSwitcher(app::Library& library, app::DayBook& days, GamePlay& game, Panels& panels, Notices& notices,
               PuzzleList& puzzles)
      : library_(library), days_(days), game_(game), panels_(panels), notices_(notices), puzzles_(puzzles) {}

  /// A game to be begun or opened.
  struct Next {
    std::optional<app::Session> session{};     ///< a new entry, or the entry `id` continued by a link
    std::string id{};                          ///< of an entry in the library
    std::optional<app::Days::Open> attempt{};  ///< the attempt of a day that it begins
    std::optional<app::Puzzle> puzzle{};       ///< begun instead of the above
  };

  /// False, with a notice, in a read-only tab.
  bool may_change();
  /// At once if the game on the table is known to be stored or nothing was played in it, else after the player agrees. While the
  /// attempt of a day runs, the attempt instead of any other game with its cards.
  void replace(Next next);
  void open(std::string id) { replace({.id = std::move(id)}); }
  void begin(const app::GameRecord& record);
  /// The one at that place of the list, if it is loaded.
  void open_puzzle(std::size_t place);
  /// While an attempt runs no other game with its cards can be opened: leads back to it and returns true. `entry`: the game's
  /// entry in the library; "" for none yet.
  bool keep_to_attempt(const app::GameSpec& spec, std::string_view entry);
  /// A game was replaced since the page was opened.
  bool has_replaced() const { return has_replaced_; }

  // While the player is asked, since the game on the table could not be stored.
  /// The player gives it up; nothing happens unless something waits().
  void let_go();
  /// With success what waits takes its place, or the question is closed.
  void store_again();
  /// The player keeps it.
  void keep() { next_.reset(); }
  /// Something would replace the game that is played.
  bool waits() const { return next_.has_value(); }

  /// Latest first.
  const std::vector<app::Library::Game>& games() const { return library_.games(); }
  /// Candidates for deletion if storage is full.
  std::vector<app::Library::Game> may_go() const { return library_.finished(); }
  /// Not the one on the table.
  void remove(std::string_view id);
  /// Restores the game deleted last.
  void restore();
  /// Its name; "": there is none.
  std::string_view deleted() const {
    return deleted_.empty() ? std::string_view() : std::string_view(deleted_.back().name);
  }

 private:
  void show_next();
  /// Marks today's deal, or its puzzle, as practised if its cards are shown before the attempt.
  void practise_cards_seen();

  /// A deleted game that can be restored.
  struct Deleted {
    std::string id, text, name;
  };

  app::Library& library_;
  app::DayBook& days_;
  GamePlay& game_;
  Panels& panels_;
  Notices& notices_;
  PuzzleList& puzzles_;
  std::optional<Next> next_;      ///< waits for the player's answer
  std::vector<Deleted> deleted_;  ///< latest at the end, as long as the page is open
  bool has_replaced_ = false;
};

}  // namespace ui
