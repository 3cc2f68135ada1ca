#include "ui/puzzle_list.h"

#include <utility>

#include "ui/game_row.h"

namespace ui {

namespace {

/// A position as the form of its game writes it where the player of the puzzle has taken it from the table.
app::GameSpec set_up_by_solver(const GameRow& row, const app::GameRecord& puzzle) {
  const auto session = app::Session::open(puzzle);
  if (row.make_position_form == nullptr || !session) return {};
  const auto form = row.make_position_form();
  form->take(session.value(), session.value().position().to_act());
  return form->position();
}

bool begins_at(const app::Puzzle& puzzle, const app::Link& link) {
  const auto spec = app::spec_of_link(puzzle.link);
  if (!spec) return false;
  app::GameSpec set_up = *spec;
  set_up.seed = link.record.spec.seed;
  set_up.position = link.record.spec.position;
  if (!((link.whole_game ? *spec : set_up) == link.record.spec)) return false;
  const auto first = app::read_link(puzzle.link);
  if (!first) return false;
  if (link.whole_game) return first.value().record.actions == link.record.actions;
  return set_up_by_solver(game_row(spec->kind), first.value().record).position == set_up.position;
}

}  // namespace

void PuzzleList::fetch() {
  if (all_.empty()) host_.fetch_text("puzzles.txt");
}

std::vector<std::size_t> PuzzleList::begun_at(const app::Link& link) const {
  std::vector<std::size_t> places;
  if ((!link.whole_game && !link.set_up()) || app::by_links(link.record.seats)) return places;
  for (std::size_t place = 0; place < all_.size(); ++place)
    if (begins_at(all_[place], link)) places.push_back(place);
  return places;
}

void PuzzleList::hear(std::string_view text) {
  if (auto read = app::read_puzzles(text)) all_ = std::move(read.value());
  if (!all_.empty()) go_on_with_attempt();
}

void PuzzleList::go_on_with_attempt() {
  const auto& attempt = game_.attempt();
  if (!attempt || !attempt->puzzle || game_.puzzle().active()) return;
  if (const auto place = app::puzzle_of_day(attempt->day, all_))
    game_.resume_puzzle(all_[*place]);
  else
    fetch();
}

}  // namespace ui
