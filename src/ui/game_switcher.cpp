#include "ui/game_switcher.h"

#include <utility>

#include "app/link.h"
#include "app/messages.h"
#include "ui/daily.h"
#include "ui/words.h"

namespace ui {

bool GameSwitcher::may_change() {
  if (!game_.flow().owns_game()) notices_.say(tr(words::other_tab));
  return game_.flow().owns_game();
}

void GameSwitcher::replace(Next next) {
  if (!may_change()) return;
  const auto spec = next.puzzle    ? app::spec_of_link(next.puzzle->link)
                    : next.session ? std::optional(next.session->spec())
                                   : library_.spec_of(next.id);
  if (!next.attempt && spec && keep_to_attempt(*spec, next.id)) return;
  next_ = std::move(next);
  const bool matters = game_.session().matters() && next_->id != library_.playing();
  if (matters && !library_.is_stored()) game_.save_again();
  if (!matters || library_.is_stored()) return show_next();
  panels_.show(Panel::not_stored);
  notices_.withdraw();  // the question says the same
}

void GameSwitcher::begin(const app::GameRecord& record) {
  if (!may_change()) return;
  if (auto session = app::Session::open(record))
    replace({.session = std::move(session.value())});
  else
    notices_.say(text_of(session.error()));
}

void GameSwitcher::open_puzzle(std::size_t place) {
  if (place < puzzles_.all().size()) replace({.puzzle = puzzles_.all()[place]});
}

bool GameSwitcher::keep_to_attempt(const app::GameSpec& spec, std::string_view entry) {
  const std::string running = day_cards(days_, library_, spec, entry).running;
  if (running.empty()) return false;
  if (running == library_.playing())
    panels_.show(Panel::none);
  else
    open(running);
  notices_.say(tr(words::day_runs));
  return true;
}

void GameSwitcher::let_go() {
  if (next_ && may_change()) show_next();
}

void GameSwitcher::store_again() {
  if (!may_change()) return;
  const bool replaces = next_.has_value();
  if (replaces)
    replace(std::move(*next_));
  else
    game_.save_again();
  if (!library_.is_stored()) return notices_.answer(tr(refusal_words(library_.stored())), "keep:again");
  if (!replaces) panels_.show(Panel::none);
}

void GameSwitcher::show_next() {
  Next next = std::move(*std::exchange(next_, std::nullopt));
  has_replaced_ = true;
  if (next.puzzle) {
    game_.begin_puzzle(*next.puzzle);
  } else if (next.session && next.id.empty()) {
    game_.begin_entry(std::move(*next.session));
  } else {
    app::Library::Opened opened = library_.open(next.id);
    if (!opened.session) return panels_.show_message(tr(words::unreadable_game), true);
    if (next.session)
      game_.begin_arriving(std::move(*next.session));
    else
      game_.begin(std::move(*opened.session));
    if (game_.line_put_aside()) notices_.say(tr(words::other_line_shown));
  }
  if (next.attempt) game_.begin_attempt(*next.attempt);
  practise_cards_seen();
  puzzles_.go_on_with_attempt();
  const bool shows_end = game_.flow().position().over() && !game_.puzzle().tells_end();
  panels_.show(shows_end ? Panel::ending : Panel::none);
}

void GameSwitcher::practise_cards_seen() {
  const DayCards cards = day_cards(days_, library_, game_.session().spec(), library_.playing(), puzzles_.all());
  if (cards.of_today) days_.practise({days_.today(), false});
  if (cards.of_puzzle) days_.practise({days_.today(), true});
  if (cards.of_today || cards.of_puzzle) notices_.say(tr(cards.of_today ? words::day_seen : words::day_puzzle_seen));
}

void GameSwitcher::remove(std::string_view id) {
  const app::Library::Game* game = library_.find(id);
  if (!game || !may_change() || id == library_.playing()) return;
  std::string name = game_title(*game);
  deleted_.push_back({std::string(id), library_.remove(id), std::move(name)});
  game_.forget_other_line();
}

void GameSwitcher::restore() {
  if (deleted_.empty()) return;
  const app::StoreResult stored = library_.restore(deleted_.back().id, deleted_.back().text);
  const bool full = stored == app::StoreResult::full;
  if (stored != app::StoreResult::ok)
    notices_.say(text_of(full ? app::messages::storage_is_full : app::messages::storage_is_blocked));
  if (!full) deleted_.pop_back();
  game_.forget_other_line();
}

}  // namespace ui
