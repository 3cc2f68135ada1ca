#include "ui/puzzle_list.h"

#include <utility>

namespace ui {

void PuzzleList::fetch() {
  if (all_.empty()) host_.fetch_text("puzzles.txt");
}

void PuzzleList::hear(std::string_view text) {
  if (auto read = app::read_puzzles(text)) all_ = std::move(read.value());
  if (!all_.empty()) go_on_with_attempt();
}

void PuzzleList::go_on_with_attempt() {
  const auto& attempt = game_.attempt();
  if (!attempt || !attempt->puzzle || game_.puzzle().active()) return;
  if (const auto place = app::puzzle_of_day(attempt->day, all_))
    game_.take_up_puzzle(all_[*place]);
  else
    fetch();
}

}  // namespace ui
