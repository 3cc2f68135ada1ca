// The puzzles of the page's file, which is fetched when they are first needed: those of a link, and the puzzle of an attempt,
// which is resumed from it.
#pragma once

#include <string_view>
#include <vector>

#include "ui/game_play.h"

namespace ui {

class PuzzleList {
 public:
  PuzzleList(app::Host& host, GamePlay& game) : host_(host), game_(game) {}

  /// Empty until the file is loaded.
  const std::vector<app::Puzzle>& all() const { return all_; }
  void fetch();
  /// Places of those that begin where the link leads: with the same cards and actions, whoever plays, or as the position that
  /// the player of the puzzle would set up. None where friends play a game by links.
  std::vector<std::size_t> begun_at(const app::Link& link) const;
  /// The file has come.
  void hear(std::string_view text);
  /// Resumes the puzzle of the attempt shown if another one was begun meanwhile, once the file is loaded.
  void go_on_with_attempt();

 private:
  app::Host& host_;
  GamePlay& game_;
  std::vector<app::Puzzle> all_;
};

}  // namespace ui
