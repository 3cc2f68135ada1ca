// The review of a finished game: everybody's chances from turn to turn, the greatest mistakes and the greatest luck, which
// lead to their positions on the table, accuracy, and figures. It grows while the worker searches.
#include <algorithm>
#include <cmath>

#include "ui/hint.h"
#include "ui/panels/chart.h"
#include "ui/panels/figures.h"
#include "ui/panels/panel.h"

namespace ui {

namespace {

constexpr std::size_t kMistakes = 3;

using Decisions = std::vector<engine::JudgedDecision>;

float result_of(const app::Game& end, std::size_t seat) {
  const unsigned won = end.winners();
  return (won >> seat & 1) != 0 ? 1.0f / static_cast<float>(__builtin_popcount(won)) : 0.0f;
}

/// A bit for each seat of a person: who looks back wants to learn from their own mistakes.
unsigned persons(const app::Session& session) {
  unsigned seats = 0;
  for (std::size_t seat = 0; seat < session.seats().size(); ++seat)
    seats |= session.seats()[seat].person() ? 1u << seat : 0u;
  return seats;
}

/// How many actions were played when each round was over, of a whole game.
std::vector<std::size_t> rounds_of(const app::Session& session) {
  std::vector<std::size_t> ends;
  for (std::size_t i = 1; i <= session.length(); ++i)
    if (i == session.length() || session.position(i).round() > session.position(i - 1).round()) ends.push_back(i);
  return ends;
}

/// An evenly spaced selection of rounds, not necessarily with the last one.
std::vector<std::size_t> some_rounds(std::size_t rounds, std::size_t most) {
  std::size_t step = 1;
  for (const std::size_t wider : {2u, 5u, 10u, 20u, 50u, 100u, 500u})
    if (rounds / step > most) step = wider;
  std::vector<std::size_t> some;
  for (std::size_t round = step; round <= rounds; round += step) some.push_back(round);
  return some;
}

/// A number round by round, in words: "Round 5: 3, Round 10: 8"; `at(actions)` says what it is then.
template <class At>
std::string spoken_rounds(const std::vector<std::size_t>& ends, At at) {
  constexpr std::size_t kSpoken = 8;
  std::string words;
  for (const std::size_t round : some_rounds(ends.size(), kSpoken)) {
    const std::string number = at(ends[round - 1]);
    if (number.empty()) break;
    words += (words.empty() ? "" : ", ") + labelled(tr(words::round_n, std::to_string(round)), number);
  }
  return words;
}

/// The chances before each decision, and at the end who won.
Chart build_chances(const PanelContext& context, const Decisions& decisions, const std::vector<std::size_t>& worst,
                    const std::optional<engine::Luck>& luck, const std::vector<std::size_t>& ends) {
  const app::Session& session = context.moment.session;
  const app::Game& end = session.position(session.length());
  const auto x = [&](std::size_t action) {
    return static_cast<float>(action) / static_cast<float>(std::max<std::size_t>(session.length(), 1));
  };
  Chart chart{.title = tr(words::review_chances),
              .levels = {{0, percent_text(0)}, {0.5f, percent_text(50)}, {1, percent_text(100)}}};
  for (std::size_t seat = 0; seat < session.seats().size(); ++seat) {
    Chart::Line line{.seat = static_cast<int>(seat), .name = seat_name(session, static_cast<int>(seat))};
    for (const engine::JudgedDecision& judged : decisions)
      line.points.push_back({x(judged.index), static_cast<float>(judged.chances[seat])});
    if (context.reviewer.done()) line.points.push_back({1, result_of(end, seat)});
    line.spoken = spoken_rounds(ends, [&](std::size_t action) {
      const auto next =
          std::find_if(decisions.begin(), decisions.end(), [&](const auto& judged) { return judged.index >= action; });
      return next == decisions.end() ? std::string() : tr(words::percent_n, percent(next->chances[seat]));
    });
    chart.lines.push_back(std::move(line));
  }
  const auto mark = [&](std::size_t place, int seat, bool lucky) {
    chart.marks.push_back({chart.lines[static_cast<std::size_t>(seat)].points[place], lucky});
  };
  for (const std::size_t place : worst) mark(place, decisions[place].seat, false);
  if (luck) mark(luck->place + 1, luck->seat, true);
  return chart;
}

/// The growth of a quantity over the game, as a step chart.
Chart build_growth(const PanelContext& context, const std::vector<std::size_t>& ends) {
  const GameScreen::Growth growth = context.table.growth(context.moment);
  Chart chart{.title = growth.title};
  int most = 1;
  for (const std::vector<int>& numbers : growth.by_seat) most = std::max(most, numbers.back());
  constexpr int kLevels = 4;
  chart.levels = chart_levels(most, static_cast<float>(most), kLevels);
  for (std::size_t seat = 0; seat < growth.by_seat.size(); ++seat) {
    const std::vector<int>& numbers = growth.by_seat[seat];
    Chart::Line line{.seat = static_cast<int>(seat),
                     .name = seat_name(context.moment.session, static_cast<int>(seat)),
                     .value = std::to_string(numbers.back())};
    const auto add = [&](std::size_t action, int number) {
      line.points.push_back({static_cast<float>(action) / static_cast<float>(numbers.size() - 1),
                             static_cast<float>(number) / static_cast<float>(most)});
    };
    add(0, numbers.front());
    for (std::size_t i = 1; i < numbers.size(); ++i) {
      if (numbers[i] == numbers[i - 1] && i + 1 < numbers.size()) continue;
      add(i, numbers[i - 1]);
      add(i, numbers[i]);
    }
    line.spoken = spoken_rounds(ends, [&](std::size_t action) { return std::to_string(numbers[action]); });
    chart.lines.push_back(std::move(line));
  }
  return chart;
}

/// Chances and points one below the other over the same rounds.
void build_round_charts(PanelBuilder& build, const PanelContext& context, const Decisions& decisions,
                        const std::vector<std::size_t>& worst, const std::optional<engine::Luck>& luck) {
  const std::vector<std::size_t> ends = rounds_of(context.moment.session);
  if (ends.empty()) return;
  std::vector<Chart> charts;
  if (decisions.size() > 1) charts.push_back(build_chances(context, decisions, worst, luck, ends));
  if (Chart growth = build_growth(context, ends); !growth.lines.empty()) charts.push_back(std::move(growth));
  if (charts.empty()) return;
  constexpr std::size_t kTicks = 7;
  for (Chart& chart : charts) {
    chart.tick = &words::round_n;
    for (const std::size_t round : some_rounds(ends.size(), kTicks)) {  // in the middle of its actions
      const std::size_t begin = round > 1 ? ends[round - 2] : 0;
      chart.ticks.push_back(
          {static_cast<float>(begin + ends[round - 1]) / static_cast<float>(2 * ends.back()), std::to_string(round)});
    }
  }
  build_charts(build, charts, &context.row());
}

/// The sign of a seat, its name, and a number as a bar: beside the name, or below it where one of the names is long, so that the
/// bars of all can be compared.
void build_seat_bar(PanelBuilder& build, const PanelContext& context, int seat, float share,
                    const std::string& number) {
  const Canvas& canvas = build.canvas;
  const float size = type::kBody * build.scale(), sign = size * 1.3f;
  Rect line = build.take(size * 1.8f);
  build.picture(Rect::centred(line.x + sign / 2, line.centre_y(), sign, sign), context.row().draw_seat, seat);
  const std::string name = seat_name(context.moment.session, seat);
  const float name_w = line.w * 0.36f, number_w = size * 3.6f, x = line.x + sign + 8;
  bool below = false;
  for (int other = 0; other < static_cast<int>(context.moment.session.seats().size()); ++other)
    below = below || text_width(canvas, seat_name(context.moment.session, other), Face::regular, size) > name_w;
  build.line({x, line.y, below ? line.right() - x : name_w, line.h}, name, {.size = size, .colour = canvas.theme.text});
  if (below) line = build.take(size * kLineHeight);
  build.line({line.right() - number_w, line.y, number_w, line.h}, number,
             {.face = Face::bold, .size = size, .colour = canvas.theme.text, .align = Align::right});
  const float bar_x = below ? x : x + name_w + 8;
  const Rect bar{bar_x, line.centre_y() - 5, line.right() - number_w - 8 - bar_x, 10};
  if (bar.w > 24) build.add(SeatBarPiece{bar, &context.row().seat_colour(seat), share});
}

void build_accuracy(PanelBuilder& build, const PanelContext& context, const Decisions& decisions) {
  const app::Session& session = context.moment.session;
  build.heading(tr(words::review_accuracy));
  for (int seat = 0; seat < static_cast<int>(session.seats().size()); ++seat) {
    const auto accuracy = engine::accuracy(decisions, seat);
    if (!accuracy) continue;
    const std::string number = percent_text(std::lround(*accuracy));
    build_seat_bar(build, context, seat, static_cast<float>(*accuracy / 100), number);
    build.say(labelled(seat_name(session, seat), number));
  }
  build.paragraph(tr(words::review_accuracy_means), true);
  build.gap(6);
}

/// An event at an action, in two lines; a press shows it on the table. `after`: the position after it.
void build_event(PanelBuilder& build, const PanelContext& context, const std::string& id, std::size_t index, int seat,
                 bool after, const std::string& what) {
  const app::Session& session = context.moment.session;
  const Canvas& canvas = build.canvas;
  const float size = type::kBody * build.scale(), small = type::kLabel * build.scale(), indent = 34 * build.scale();
  const std::string title =
      tr(after ? words::review_after : words::review_moment, std::to_string(session.position(index).round()),
         context.table.log_line(context.moment, index));
  const float w = build.width() - indent - 36 * build.scale();
  const float title_h = paragraph_height(canvas, w, title, Face::bold, size);
  const float what_h = paragraph_height(canvas, w, what, Face::regular, small);
  const Rect line = build.take(std::max(space::kTarget, title_h + what_h + 16));
  const int control =
      build.press({.id = id, .rect = line, .label = followed(title, what), .hint = tr(words::review_show)},
                  intent::GoTo{after ? index + 1 : index});
  build.add(HoverPiece{line, Surface::well, control});
  build.focus_ring(line, space::kRadius, control);
  const float side = 22 * build.scale();
  if (after)  // luck, with the sign that it has in the curves: who acted and who was lucky may be two
    build.icon(Icon::plus, line.x + indent / 2, line.centre_y(), side, canvas.theme.text);
  else
    build.picture(Rect::centred(line.x + indent / 2, line.centre_y(), side, side), context.row().draw_seat, seat);
  build.icon(Icon::chevron_right, line.right() - 14 * build.scale(), line.centre_y(), 18 * build.scale(),
             canvas.theme.muted);
  build.ViewBuilder::paragraph(line.x + indent, line.y + 7, w, title,
                               {.face = Face::bold, .size = size, .colour = canvas.theme.text});
  build.ViewBuilder::paragraph(line.x + indent, line.y + 7 + title_h, w, what,
                               {.size = small, .colour = canvas.theme.muted});
  build.gap(4);
}

/// A person did what the guide of their first games advises, which looks less far ahead.
bool is_advised(const PanelContext& context, const engine::JudgedDecision& judged) {
  const std::optional<std::size_t> from = context.moment.advised_from;
  const app::Session& session = context.moment.session;
  return from && judged.index >= *from && (persons(session) >> judged.seat & 1) != 0 &&
         context.row().advises(session, *from, judged.index);
}

void build_mistakes(PanelBuilder& build, const PanelContext& context, const Decisions& decisions,
                    const std::vector<std::size_t>& worst) {
  // Who did what the guide advised has made no mistake.
  build.heading(tr(context.moment.advised_from ? words::review_guided : words::review_mistakes));
  if (worst.empty()) build.paragraph(tr(words::review_no_mistakes));
  int number = 0;
  for (const std::size_t place : worst) {
    const engine::JudgedDecision& judged = decisions[place];
    app::Session then = context.moment.session;
    then.go_to(judged.index);
    const Moment moment{.session = then, .viewer = context.moment.viewer};
    const auto best = then.position().find(judged.best);
    const std::string action = best ? context.table.action_words(moment, best.value()) : std::string();
    const std::string why = action.empty() ? action : context.table.reason_words(moment, best.value(), judged.reason);
    std::string better = tr(words::review_better, action.empty() ? tr(words::review_face_down) : action);
    if (!why.empty()) better = followed(std::move(better), why);
    better = followed(std::move(better), worth_words(judged.best_value, judged.played_value));
    if (is_advised(context, judged)) better = followed(std::move(better), tr(words::review_advised));
    build_event(build, context, "review:" + std::to_string(++number), judged.index, judged.seat, false, better);
  }
  build.gap(6);
}

/// A number and what it is made of, of each seat.
void build_sources(PanelBuilder& build, const PanelContext& context, const GameScreen::Figure& figure, int most) {
  const Canvas& canvas = build.canvas;
  const float size = type::kBody * build.scale(), sign = size * 1.3f;
  for (std::size_t seat = 0; seat < figure.sources.size(); ++seat) {
    const int number = static_cast<int>(seat);
    const std::string name = seat_name(context.moment.session, number), sum = std::to_string(figure.by_seat[seat]);
    const SourceLines sources(build, figure.sources[seat], build.width() - sign - 8);
    const Rect line = build.take(size * 1.6f);
    build.picture(Rect::centred(line.x + sign / 2, line.centre_y(), sign, sign), context.row().draw_seat, number);
    build.line({line.x + sign + 8, line.y, line.w * 0.7f, line.h}, name, {.size = size, .colour = canvas.theme.text});
    build.line(line, sum, {.face = Face::bold, .size = size, .colour = canvas.theme.text, .align = Align::right});
    const Rect below = build.take(sources.height());
    sources.build(build, {below.x + sign + 8, below.y, below.w - sign - 8, below.h}, context.row().seat_colour(number),
                  most);
    build.say(labelled(name, sum) + sources.spoken());
    build.gap(4);
  }
}

void build_all_figures(PanelBuilder& build, const PanelContext& context) {
  const std::vector<GameScreen::Figure> figures = context.table.figures(context.moment);
  if (figures.empty()) return;
  build.heading(tr(words::review_figures));
  for (const GameScreen::Figure& figure : figures) {
    build.paragraph(figure.label, true);
    const int most = std::max(1, *std::max_element(figure.by_seat.begin(), figure.by_seat.end()));
    build_sources(build, context, figure, most);
    for (std::size_t seat = 0; seat < figure.by_seat.size() && figure.sources.empty(); ++seat) {
      const int number = figure.by_seat[seat];
      build_seat_bar(build, context, static_cast<int>(seat), static_cast<float>(number) / static_cast<float>(most),
                     std::to_string(number));
      build.say(labelled(seat_name(context.moment.session, static_cast<int>(seat)), std::to_string(number)));
    }
    build.gap(6);
  }
}

}  // namespace

void build_review(PanelBuilder& build, const PanelContext& context) {
  const app::Reviewer& reviewer = context.reviewer;
  const bool about_this = reviewer.is_about(context.moment.session);
  const Decisions none, &decisions = about_this ? reviewer.decisions() : none;
  const bool done = about_this && reviewer.done();
  if (!done) {
    const float share = about_this ? reviewer.share() : 0;
    build.paragraph(tr(words::review_running, percent(static_cast<double>(share))), true);
    build.add(ProgressPiece{build.take(10), share});
    build.gap(10);
  }
  const auto worst = engine::worst_decisions(decisions, kMistakes, persons(context.moment.session));
  const auto luck = engine::greatest_luck(decisions);
  build_round_charts(build, context, decisions, worst, luck);
  if (decisions.size() > 1) {
    build_mistakes(build, context, decisions, worst);
    if (luck) {
      const engine::JudgedDecision& before = decisions[luck->place];
      build.heading(tr(words::review_luck));
      std::string what = luck_words(context.moment, *luck);
      if (const std::string came = context.table.turned_up(context.moment, before.index).words; !came.empty())
        what = followed(came, what);
      build_event(build, context, "review:luck", before.index, context.moment.session.actor(before.index), true, what);
    }
    build_accuracy(build, context, decisions);
  } else if (done) {
    build.paragraph(tr(words::review_not_judged));
  }
  build_all_figures(build, context);
}

}  // namespace ui
