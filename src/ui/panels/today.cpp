// Today: the deal and the puzzle of a day, how they went, the calendar of all days with their stamps, days in a row, and how
// one's deals compare with those of the strongest computer.
#include <algorithm>
#include <array>

#include "app/messages.h"
#include "base/words.h"
#include "ui/daily_play.h"
#include "ui/panels/figures.h"

namespace ui {

namespace {

using app::Attempt;

constexpr std::size_t kDaysOfWeek = 7;

// ---- A day's two attempts

void build_play_button(PanelBuilder& build, std::string id, Text label, ButtonKind kind, Icon icon, Intent intent) {
  build.button({.id = std::move(id), .label = tr(label), .kind = kind, .icon = icon}, std::move(intent));
}

void build_share_button(PanelBuilder& build, const PanelContext& context, bool puzzle) {
  using How = intent::ShareDay::How;
  const bool share = context.can_share;
  const Text label = puzzle  ? share ? words::day_share_puzzle : words::day_copy_puzzle
                     : share ? words::day_share
                             : words::day_copy;
  build_play_button(build, puzzle ? "day:share_puzzle" : "day:share", label,
                    puzzle ? ButtonKind::secondary : ButtonKind::primary, share ? Icon::share : Icon::copy,
                    intent::ShareDay{context.daily.day(), share ? How::share : How::copy, puzzle});
}

/// Who led in each eighth of the game, as a row of squares that are filled the higher the better, with the words for them.
void build_leads(PanelBuilder& build, const std::string& leads) {
  const float side = 20 * build.scale(), between = 5;
  const Rect line = build.take(side);
  build.gap(10);
  std::string spoken;
  float x = line.x;
  for (const char lead : leads) {
    build.add(LeadPiece{{x, line.y, side, side}, lead == '+' ? 1 : lead == '=' ? 0 : -1});
    spoken += (spoken.empty() ? "" : ", ") + std::string(tr(lead == '+'   ? words::day_ahead
                                                            : lead == '=' ? words::day_level
                                                                          : words::day_behind));
    x += side + between;
  }
  build.say(labelled(tr(words::day_leads), spoken));
}

void build_result(PanelBuilder& build, const PanelContext& context, const app::DealAttempt& deal) {
  const float size = type::kNumber * build.scale();
  const Rect line = build.take(size * kLineHeight);
  const std::string words = day_result_words(deal.result);
  build.icon(deal.result.won ? Icon::crown : Icon::minus, line.x + size * 0.6f, line.centre_y(), size * 1.2f,
             deal.result.won ? build.canvas.theme.accent_line : build.canvas.theme.muted);
  build.line({line.x + size * 1.5f, line.y, line.w - size * 1.5f, line.h}, words,
             {.face = Face::bold,
              .size = size_in_line(build.canvas, line.w - size * 1.5f, words, size, Face::bold),
              .colour = build.canvas.theme.text});
  build.say(words);
  build.gap(6);
  build_leads(build, deal.leads);
  if (deal.strongest)
    build.paragraph(labelled(tr(words::day_strongest), within_sentence(day_result_words(*deal.strongest))));
  else if (context.daily.strongest_plays())
    build.paragraph(tr(words::day_strongest_plays), true);
  build_share_button(build, context, false);
  build_play_button(build, "day:code", words::show_day_code, ButtonKind::secondary, Icon::code,
                    intent::ShareDay{context.daily.day(), intent::ShareDay::How::code});
  if (context.library.has(deal.entry) && deal.entry != context.library.playing())
    build_play_button(build, "day:look", words::day_open_game, ButtonKind::secondary, Icon::eye,
                      intent::OpenGame{deal.entry});
}

/// Whether the attempt can begin now.
bool may_begin(const PanelContext& context, Attempt state) {
  return state == Attempt::none && context.daily.day() == context.daily.today() && context.daily.book().may_count();
}

/// What can be done about an attempt that is not finished, whichever of the two it is.
template <class Any>
void build_offer(PanelBuilder& build, const PanelContext& context, const Any& attempt, bool puzzle) {
  const std::string id = puzzle ? "day:puzzle" : "day:deal";
  const bool here = attempt.state == Attempt::open && context.library.has(attempt.entry);
  if (may_begin(context, attempt.state))
    return build_play_button(build, id, puzzle ? words::day_solve : words::day_play,
                             puzzle ? ButtonKind::secondary : ButtonKind::primary, puzzle ? Icon::trophy : Icon::play,
                             intent::PlayDay{context.daily.day(), puzzle, true});
  if (here) {
    build.paragraph(tr(words::day_begun));
    return build_play_button(build, id, words::day_go_on, ButtonKind::primary, Icon::play,
                             intent::PlayDay{context.daily.day(), puzzle, true});
  }
  if (attempt.state == Attempt::open) build.paragraph(tr(words::day_put_away));
  if (attempt.state == Attempt::practised) build.paragraph(tr(words::day_practised));
  if (attempt.state == Attempt::none && context.daily.day() < context.daily.today())
    build.paragraph(tr(words::day_passed));
}

void build_practice(PanelBuilder& build, const PanelContext& context, bool puzzle) {
  const app::Days::OfDay& known = context.daily.days().at(context.daily.day());
  const Attempt state = puzzle ? known.puzzle.state : known.deal.state;
  const bool open = state == Attempt::open && context.library.has(puzzle ? known.puzzle.entry : known.deal.entry);
  if (open || may_begin(context, state)) return;
  build_play_button(build, puzzle ? "day:practise_puzzle" : "day:practise",
                    puzzle ? words::day_practise_puzzle : words::day_practise, ButtonKind::secondary, Icon::replay,
                    intent::PlayDay{context.daily.day(), puzzle, false});
}

void build_deal(PanelBuilder& build, const PanelContext& context) {
  const auto deal = deal_of(context.daily.day());
  if (!deal) return;
  build.heading(tr(words::day_deal));
  const bool begins = deal->seats.front().person();
  build.paragraph(
      tr(begins ? words::day_you_begin : words::day_you_follow, game_row(deal->spec.kind).setup_words(deal->spec),
         std::to_string(base::rung_of(app::kRivalOfDay))),
      true);
  const app::DealAttempt& attempt = context.daily.days().at(context.daily.day()).deal;
  attempt.state == Attempt::finished ? build_result(build, context, attempt)
                                     : build_offer(build, context, attempt, false);
  build_practice(build, context, false);
  build.gap(10);
}

void build_day_puzzle(PanelBuilder& build, const PanelContext& context) {
  build.heading(tr(words::day_puzzle));
  const auto place = app::puzzle_of_day(context.daily.day(), context.daily.puzzles());
  if (!place) return build.paragraph(tr(words::puzzles_loading), true);
  const app::Puzzle& puzzle = context.daily.puzzles()[*place];
  const auto spec = app::spec_of_link(puzzle.link);
  const GameRow& row = spec ? game_row(spec->kind) : context.row();
  const std::string of = spec ? std::string(tr(row.name)) + ", " + row.setup_words(*spec) + ". " : std::string();
  build.paragraph(of + task_words(puzzle, row) + ". " +
                      tr(words::puzzle_grade, std::to_string(puzzle.grade), std::to_string(base::kLadder.size())),
                  true);
  const app::PuzzleAttempt& attempt = context.daily.days().at(context.daily.day()).puzzle;
  if (attempt.state == Attempt::finished) {
    build.paragraph(day_result_words(attempt));
    build_share_button(build, context, true);
  } else {
    build_offer(build, context, attempt, true);
  }
  build_practice(build, context, true);
  build.gap(10);
}

// ---- The calendar

StampPiece::Deal stamp_of(const app::DealAttempt& deal) {
  if (deal.state == Attempt::open) return StampPiece::Deal::open;
  if (deal.state != Attempt::finished) return StampPiece::Deal::none;
  return deal.result.won ? StampPiece::Deal::won : StampPiece::Deal::lost;
}

std::string words_of_day(app::Day day, const app::Days::OfDay& known, bool today) {
  std::string words = date_words(day);
  if (today) words += ", " + std::string(tr(words::today));
  if (known.deal.state == Attempt::finished)
    words += ". " + labelled(tr(words::day_deal), within_sentence(day_result_words(known.deal.result)));
  if (known.deal.state == Attempt::open)
    words += ". " + labelled(tr(words::day_deal), within_sentence(tr(words::stamp_open)));
  if (known.puzzle.state == Attempt::finished)
    words += ". " + labelled(tr(words::day_puzzle),
                             within_sentence(tr(known.puzzle.solved ? words::stamp_solved : words::puzzle_failed)));
  return words;
}

/// The name of the month between the ways to the one before and after.
void build_month_head(PanelBuilder& build, const PanelContext& context, app::Day first, app::Day after) {
  const Rect head = build.take(space::kTarget);
  build.line({head.x + space::kTarget, head.y, head.w - 2 * space::kTarget, head.h}, month_words(first),
             {.face = Face::black,
              .size = type::kNumber * build.scale(),
              .colour = build.canvas.theme.text,
              .align = Align::centre});
  build.say(month_words(first));
  const auto way = [&](const char* id, Text label, Icon icon, float x, bool enabled, app::Day day) {
    build.icon_button({x, head.y, space::kTarget, space::kTarget},
                      {.id = id, .label = tr(label), .icon = icon, .enabled = enabled}, intent::ShowMonth{day});
  };
  way("month:before", words::day_month_before, Icon::chevron_left, head.x, app::kFirstDay < first, first + -1);
  way("month:after", words::day_month_after, Icon::chevron_right, head.right() - space::kTarget,
      after <= context.daily.today(), after);
}

/// What the stamps mean, as many in a line as there is room for.
void build_legend(PanelBuilder& build) {
  const float size = type::kLabel * build.scale(), side = 24 * build.scale(), between = 14;
  struct Meaning {
    Text words;
    StampPiece::Deal deal;
    bool puzzle;
  };
  const std::array<Meaning, 4> kMeanings{{{words::stamp_won, StampPiece::Deal::won, false},
                                          {words::stamp_lost, StampPiece::Deal::lost, false},
                                          {words::stamp_open, StampPiece::Deal::open, false},
                                          {words::stamp_puzzle, StampPiece::Deal::none, true}}};
  Rect line = build.take(side);
  float x = line.x;
  for (const Meaning& meaning : kMeanings) {
    const float w = side + 6 + text_width(build.canvas, tr(meaning.words), Face::regular, size);
    if (x > line.x && x + w > line.right()) {
      build.gap(4);
      line = build.take(side);
      x = line.x;
    }
    build.add(StampPiece{{x, line.y, side, side}, meaning.deal, meaning.puzzle, false});
    build.line({x + side + 6, line.y, w - side - 6, side}, tr(meaning.words),
               {.size = size, .colour = build.canvas.theme.muted});
    x += w + between;
  }
  build.gap(14);
}

void build_calendar(PanelBuilder& build, const PanelContext& context) {
  const app::Date date = app::date_of(context.daily.month());
  const app::Day first = context.daily.month() + (1 - date.day), after = first + app::days_in_month(date);
  build_month_head(build, context, first, after);
  const Theme& theme = build.canvas.theme;
  const float between = 4, w = (build.width() - between * (kDaysOfWeek - 1)) / kDaysOfWeek;
  const float h = std::clamp(w, space::kTarget, 58 * build.scale()), label = type::kLabel * build.scale();
  const auto column = [&](std::size_t at) { return static_cast<float>(at) * (w + between); };
  const Rect names = build.take(label * 1.5f);
  base::Fields letters(tr(words::weekdays), ' ');
  for (std::size_t at = 0; at < kDaysOfWeek; ++at)
    build.line({names.x + column(at), names.y, w, names.h}, letters.next(),
               {.size = label, .colour = theme.muted, .align = Align::centre});
  build.gap(2);
  Rect week = build.take(h);
  for (app::Day day = first; day < after; day = day + 1) {
    const auto at = static_cast<std::size_t>(app::weekday(day));
    if (at == 0 && !(day == first)) {
      build.gap(between);
      week = build.take(h);
    }
    const Rect rect{week.x + column(at), week.y, w, h};
    const app::Days::OfDay& known = context.daily.days().at(day);
    const bool has = app::kFirstDay <= day && day <= context.daily.today(), today = day == context.daily.today();
    int control = kNoControl;
    if (has) {
      build.surface(rect, day == context.daily.day() ? Surface::chosen_panel : Surface::well, space::kSmallRadius);
      control = build.press({.id = "day:" + app::day_text(day),
                             .rect = rect,
                             .label = words_of_day(day, known, today),
                             .pressed = day == context.daily.day()},
                            intent::ShowDay{day});
      build.focus_ring(rect, space::kSmallRadius, control);
    }
    build.line({rect.x + 5, rect.y + 2, rect.w - 10, label * 1.3f}, std::to_string(day.number - first.number + 1),
               {.face = today ? Face::black : Face::regular, .size = label, .colour = has ? theme.text : theme.muted});
    const bool solved = known.puzzle.state == Attempt::finished && known.puzzle.solved;
    if (has) build.add(StampPiece{rect, stamp_of(known.deal), solved, true});
  }
  build.gap(10);
  build_legend(build);
}

// ---- All days

void build_sums(PanelBuilder& build, const PanelContext& context) {
  const app::Days::Streak streak = context.daily.days().streak(context.daily.today());
  const app::Days::Sums sums = context.daily.days().sums();
  if (sums.deals + sums.puzzles == 0) return;
  const auto of = [](int some, int all) { return tr(words::stats_of, std::to_string(some), std::to_string(all)); };
  build_figures(build, {{words::day_streak, std::to_string(streak.now)},
                        {words::stats_best_streak, std::to_string(streak.best)},
                        {words::day_deals_won, of(sums.won, sums.deals)},
                        {words::day_puzzles_solved, of(sums.solved, sums.puzzles)}});
}

void build_spread(PanelBuilder& build, const PanelContext& context) {
  const std::array<int, 5> spread = context.daily.days().spread();
  const int most = *std::max_element(spread.begin(), spread.end());
  if (most == 0) return;
  build.heading(tr(words::day_spread));
  build.paragraph(tr(words::day_spread_hint), true);
  const std::array<Text, 5> labels{words::spread_far_ahead, words::spread_ahead, words::spread_same,
                                   words::spread_behind, words::spread_far_behind};
  for (std::size_t i = 0; i < spread.size(); ++i)
    build_share_bar(build, tr(labels[i]), static_cast<float>(spread[i]) / static_cast<float>(most),
                    std::to_string(spread[i]));
  build.gap(8);
}

}  // namespace

void build_today(PanelBuilder& build, const PanelContext& context) {
  if (const auto& problem = context.daily.book().problem())
    build.paragraph(tr(words::day_unreadable, text_of(*problem)));
  if (context.daily.today() < app::kFirstDay) {
    build.paragraph(tr(words::day_no_clock, date_words(context.daily.today())));
  } else {
    const auto latest = context.daily.days().latest();
    if (latest && context.daily.today() < *latest) build.paragraph(tr(words::day_clock));
    build.heading(date_words(context.daily.day()));
    if (context.daily.day() == context.daily.today())
      build.paragraph(tr(words::day_rules), true);
    else
      build_play_button(build, "day:today", words::day_back, ButtonKind::quiet, Icon::arrow_right, intent::ShowDay{});
    build_deal(build, context);
    build_day_puzzle(build, context);
    build_calendar(build, context);
  }
  build_sums(build, context);
  build_spread(build, context);
}

}  // namespace ui
