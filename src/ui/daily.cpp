#include "ui/daily.h"

#include "base/words.h"
#include "ui/words.h"

namespace ui {

namespace {

std::string_view month_name(int month) {
  base::Fields names(tr(words::months), ' ');
  for (int before = 1; before < month; ++before) names.next();
  return names.next();
}

constexpr const char* kBlue = "\xF0\x9F\x9F\xA6";
constexpr const char* kOrange = "\xF0\x9F\x9F\xA7";
constexpr const char* kWhite = "\xE2\xAC\x9C";

std::string share_start(app::Day day) {
  const GameRow* row = game_of_days();
  return std::string(row == nullptr ? "" : tr(row->name)) + ' ' + app::day_text(day) + ", ";
}

}  // namespace

const GameRow* game_of_days() {
  for (const GameRow& row : game_rows())
    if (row.options_of_day != nullptr) return &row;
  return nullptr;
}

std::optional<app::GameRecord> deal_of(app::Day day) {
  const GameRow* row = game_of_days();
  return row == nullptr ? std::nullopt : std::optional(app::deal_of_day(day, row->kind, row->options_of_day(day)));
}

std::string date_words(app::Day day) {
  const app::Date date = app::date_of(day);
  const std::string month(month_name(date.month));
  return tr(words::date_is, date.day == 1 ? tr(words::first_of_month) : std::to_string(date.day),
            tr(words::date_is, month, std::to_string(date.year)));
}

std::string month_words(app::Day day) {
  const app::Date date = app::date_of(day);
  std::string month(month_name(date.month));
  if (month[0] >= 'a' && month[0] <= 'z') month[0] = static_cast<char>(month[0] - 'a' + 'A');
  return tr(words::date_is, month, std::to_string(date.year));
}

std::string day_result_words(const app::DayResult& result) {
  return tr(result.won ? words::day_won : words::day_lost, std::to_string(result.points),
            std::to_string(result.rival_points)) +
         ", " + tr(words::stats_rounds, std::to_string(result.rounds));
}

std::string day_result_words(const app::PuzzleAttempt& attempt) {
  return attempt.solved ? tr(words::day_puzzle_solved, std::to_string(attempt.seconds))
                        : std::string(tr(words::day_puzzle_failed));
}

std::string share_line(app::Day day, const app::DealAttempt& attempt) {
  std::string line = share_start(day) + day_result_words(attempt.result) + ' ';
  for (const char lead : attempt.leads) line += lead == '+' ? kBlue : lead == '-' ? kOrange : kWhite;
  return line;
}

std::string share_line(app::Day day, const app::PuzzleAttempt& attempt) {
  return share_start(day) +
         within_sentence(labelled(tr(words::day_puzzle), within_sentence(day_result_words(attempt)))) + ' ' +
         (attempt.solved ? kBlue : kOrange);
}

DayCards day_cards(app::DayBook& book, const app::Library& library, const app::GameSpec& spec, std::string_view entry,
                   const std::vector<app::Puzzle>& puzzles) {
  book.load();
  DayCards cards;
  for (const app::Days::Running& one : book.get().running()) {
    if (one.entry == entry) return {};
    const auto of = library.spec_of(one.entry);
    if (of && same_cards(*of, spec)) cards.running = one.entry;
  }
  const app::Day today = book.today();
  if (!book.may_count() || today < app::kFirstDay) return cards;
  if (book.get().at(today).deal.state == app::Attempt::none) {
    const auto deal = deal_of(today);
    cards.of_today = deal && same_cards(deal->spec, spec);
  }
  if (!puzzles.empty() && book.get().at(today).puzzle.state == app::Attempt::none) {
    const auto place = app::puzzle_of_day(today, puzzles);
    const auto of = place ? app::spec_of_link(puzzles[*place].link) : std::nullopt;
    cards.of_puzzle = of && same_cards(*of, spec);
  }
  return cards;
}

}  // namespace ui
