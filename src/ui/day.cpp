// The deal and the puzzle of the day: the panel, the link of a day, attempts and practice, what is shared of a result.
#include "app/messages.h"
#include "ui/app.h"
#include "ui/daily.h"
#include "ui/words.h"

namespace ui {

void App::fetch_puzzles() {
  if (puzzles_.empty()) host_.fetch_text("puzzles.txt");
}

DayCards App::day_cards(const app::GameSpec& spec, std::string_view entry) {
  app::DayBook& book = game_.days();
  book.load();
  DayCards cards;
  for (const app::Days::Running& one : book.get().running()) {
    if (one.entry == entry) return {};
    const auto of = library_.spec_of(one.entry);
    if (of && same_cards(*of, spec)) cards.running = one.entry;
  }
  const app::Day today = book.today();
  if (book.may_count() && book.get().at(today).deal.state == app::Attempt::none) {
    const auto deal = deal_of(today);
    cards.of_today = deal && same_cards(deal->spec, spec);
  }
  return cards;
}

bool App::keep_to_attempt(const app::GameSpec& spec, std::string_view entry) {
  const std::string running = day_cards(spec, entry).running;
  if (running.empty()) return false;
  if (running == library_.playing())
    panels_.show(Panel::none);
  else
    open_entry(running);
  notices_.say(tr(words::day_runs));
  return true;
}

void App::practise_cards_seen() {
  if (!day_cards(game_.session().spec(), library_.playing()).of_today) return;
  game_.days().practise({game_.days().today(), false});
  notices_.say(tr(words::day_seen));
}

void App::go_on_with_puzzle() {
  const auto& attempt = game_.attempt();
  if (!attempt || !attempt->puzzle || game_.puzzle().active()) return;
  if (const auto place = app::puzzle_of_day(attempt->day, puzzles_))
    game_.take_up_puzzle(puzzles_[*place]);
  else
    fetch_puzzles();
}

void App::show_day(const std::optional<app::Day>& day) {
  game_.days().load();
  today_ = game_.days().today();
  day_ = day == today_ ? std::nullopt : day;
  month_.reset();
  fetch_puzzles();
  panels_.show(Panel::today);
}

void App::open_day(std::string_view link) {
  host_.set_url_fragment("");
  const auto day = app::read_day_link(link);
  if (!day) return tell(std::string(tr(words::link_bad)) + ' ' + text_of(day.error()));
  const app::Day today = game_.days().today();
  if (today < day.value()) return tell(tr(words::day_future, date_words(today)));
  show_day(day.value());
}

void App::play_day(const intent::PlayDay& wanted) {
  if (!may_change_game()) return;
  app::DayBook& book = game_.days();
  book.load();
  const app::Days::Open attempt{wanted.day, wanted.puzzle};
  const app::Days::OfDay known = book.get().at(wanted.day);
  const app::Attempt state = wanted.puzzle ? known.puzzle.state : known.deal.state;
  const std::string& entry = wanted.puzzle ? known.puzzle.entry : known.deal.entry;
  const auto place = app::puzzle_of_day(wanted.day, puzzles_);
  if (wanted.puzzle && !place) return;
  if (state == app::Attempt::open && library_.has(entry)) {
    if (entry == library_.playing())
      panels_.show(Panel::none);
    else
      open_entry(entry);
    return;
  }
  if (wanted.counts && !(wanted.day == book.today())) {
    show_day(std::nullopt);
    return notices_.say(tr(words::day_is_over));
  }
  const bool counts = wanted.counts && state == app::Attempt::none;
  if (!counts) book.practise(attempt);
  if (wanted.counts && !counts) notices_.say(tr(words::day_elsewhere));
  const auto counted = counts ? std::optional(attempt) : std::nullopt;
  if (wanted.puzzle)
    return replace_game({.session = std::nullopt, .id = {}, .attempt = counted, .puzzle = puzzles_[*place]});
  const auto deal = deal_of(wanted.day);
  auto session = deal ? app::Session::open(*deal) : base::Result<app::Session>(app::messages::game_unknown);
  if (!session) return notices_.say(text_of(session.error()));
  replace_game({.session = std::move(session.value()), .id = {}, .attempt = counted});
}

void App::share_day(const intent::ShareDay& wanted) {
  const app::DealAttempt& deal = game_.days().get().at(wanted.day).deal;
  if (deal.state != app::Attempt::finished) return;
  const std::string line = share_line(wanted.day, deal),
                    address = host_.page_address() + '#' + app::day_link(wanted.day);
  switch (wanted.how) {
    case intent::ShareDay::How::copy: return host_.copy_text(line + ' ' + address);
    case intent::ShareDay::How::share: return host_.share(line, address);
    case intent::ShareDay::How::code: break;
  }
  code_ = {.address = address, .of_day = true};
  panels_.show(Panel::code);
}

}  // namespace ui
