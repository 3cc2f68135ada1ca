// The look back at a game that is over: everybody's chances from turn to turn, the greatest mistakes and the greatest luck,
// which lead to their moments on the table, how well each has played, and figures. It grows while the worker thinks.
#include <algorithm>
#include <cmath>

#include "ui/hint.h"
#include "ui/panels/panel.h"

namespace ui {

namespace {

constexpr std::size_t kMistakes = 3;

using Decisions = std::vector<engine::JudgedDecision>;

float result_of(const app::Game& end, std::size_t seat) {
  const unsigned won = end.winners();
  return (won >> seat & 1) != 0 ? 1.0f / static_cast<float>(__builtin_popcount(won)) : 0.0f;
}

/// A chance every so many rounds, for those who hear it.
std::string spoken_line(const std::vector<float>& line) {
  constexpr std::size_t kSpoken = 10;
  const std::size_t step = std::max<std::size_t>(1, line.size() / kSpoken);
  std::string words;
  for (std::size_t i = 0; i < line.size(); i += step)
    words += (words.empty() ? "" : ", ") + tr(words::percent_n, percent(static_cast<double>(line[i])));
  return words;
}

void build_curve(PanelBuilder& build, const PanelContext& context, const Decisions& decisions,
                 const std::vector<std::size_t>& worst, const std::optional<engine::Luck>& luck) {
  const app::Session& session = context.moment.session;
  const app::Game& end = session.position(session.length());
  const std::size_t players = session.seats().size();
  CurvePiece curve{.rect = {}, .lines = {}, .share = context.reviewer.share(), .marks = {}};
  for (std::size_t seat = 0; seat < players; ++seat) {
    auto& line = curve.lines.emplace_back();
    for (const engine::JudgedDecision& judged : decisions) line.push_back(static_cast<float>(judged.chances[seat]));
    if (context.reviewer.done()) line.push_back(result_of(end, seat));
  }
  for (const std::size_t place : worst) curve.marks.push_back({place, decisions[place].seat, false});
  if (luck) curve.marks.push_back({luck->place + 1, luck->seat, true});
  build.paragraph(tr(words::review_chances), true);
  for (std::size_t seat = 0; seat < players; ++seat)
    build.say(labelled(seat_name(session, static_cast<int>(seat)), spoken_line(curve.lines[seat])));
  curve.rect = build.take(std::clamp(build.width() * 0.36f, 110.0f, 190.0f));
  build.add(std::move(curve));
  build.gap(10);
}

/// The sign of a seat, its name, and a number as a bar.
void build_seat_bar(PanelBuilder& build, const PanelContext& context, int seat, float share,
                    const std::string& number) {
  const Canvas& canvas = build.canvas;
  const float size = type::kBody * build.scale(), sign = size * 1.3f;
  const Rect line = build.take(size * 1.8f);
  build.picture(Rect::centred(line.x + sign / 2, line.centre_y(), sign, sign), context.row().draw_seat, seat);
  const float name_w = line.w * 0.36f, number_w = size * 3.6f, x = line.x + sign + 8;
  build.line({x, line.y, name_w, line.h}, seat_name(context.moment.session, seat),
             {.size = size, .colour = canvas.theme.text});
  build.line({line.right() - number_w, line.y, number_w, line.h}, number,
             {.face = Face::bold, .size = size, .colour = canvas.theme.text, .align = Align::right});
  const Rect bar{x + name_w + 8, line.centre_y() - 5, line.right() - number_w - x - name_w - 16, 10};
  if (bar.w > 24) build.add(SeatBarPiece{bar, seat, share});
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

/// What happened at an action, in two lines; pressed, it is shown on the table. `after`: the moment behind it.
void build_event(PanelBuilder& build, const PanelContext& context, const std::string& id, std::size_t index, int seat,
                 bool after, const std::string& what) {
  const app::Session& session = context.moment.session;
  const Canvas& canvas = build.canvas;
  const float size = type::kBody * build.scale(), small = type::kLabel * build.scale(), indent = 34 * build.scale();
  const std::string title = tr(words::review_moment, std::to_string(session.position(index).round()),
                               context.table.log_line(context.moment, index));
  const float w = build.width() - indent - 36 * build.scale();
  const float title_h = paragraph_height(canvas, w, title, Face::bold, size);
  const float what_h = paragraph_height(canvas, w, what, Face::regular, small);
  const Rect line = build.take(std::max(space::kTarget, title_h + what_h + 16));
  const int control =
      build.press({.id = id, .rect = line, .label = title + ". " + what, .hint = tr(words::review_show)},
                  intent::GoTo{after ? index + 1 : index});
  build.add(HoverPiece{line, Surface::well, control});
  build.focus_ring(line, space::kRadius, control);
  build.picture(Rect::centred(line.x + indent / 2, line.centre_y(), 22 * build.scale(), 22 * build.scale()),
                context.row().draw_seat, seat);
  build.icon(Icon::chevron_right, line.right() - 14 * build.scale(), line.centre_y(), 18 * build.scale(),
             canvas.theme.muted);
  build.ViewBuilder::paragraph(line.x + indent, line.y + 7, w, title,
                               {.face = Face::bold, .size = size, .colour = canvas.theme.text});
  build.ViewBuilder::paragraph(line.x + indent, line.y + 7 + title_h, w, what,
                               {.size = small, .colour = canvas.theme.muted});
  build.gap(4);
}

void build_mistakes(PanelBuilder& build, const PanelContext& context, const Decisions& decisions,
                    const std::vector<std::size_t>& worst) {
  build.heading(tr(words::review_mistakes));
  if (worst.empty()) build.paragraph(tr(words::review_no_mistakes));
  int number = 0;
  for (const std::size_t place : worst) {
    const engine::JudgedDecision& judged = decisions[place];
    app::Session then = context.moment.session;
    then.go_to(judged.index);
    const Moment moment{.session = then, .viewer = context.moment.viewer};
    const auto best = then.position().find(judged.best);
    std::string better = best ? context.table.action_words(moment, best.value()) : std::string();
    if (better.empty()) better = tr(words::review_face_down);
    build_event(
        build, context, "review:" + std::to_string(++number), judged.index, judged.seat, false,
        labelled(tr(words::review_better), better) + ". " + worth_words(judged.best_value, judged.played_value));
  }
  build.gap(6);
}

void build_figures(PanelBuilder& build, const PanelContext& context) {
  const std::vector<GameScreen::Figure> figures = context.table.figures(context.moment);
  if (figures.empty()) return;
  build.heading(tr(words::review_figures));
  for (const GameScreen::Figure& figure : figures) {
    build.paragraph(figure.label, true);
    const int most = std::max(1, *std::max_element(figure.by_seat.begin(), figure.by_seat.end()));
    for (std::size_t seat = 0; seat < figure.by_seat.size(); ++seat) {
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
  if (decisions.size() > 1) {
    const auto worst = engine::worst_decisions(decisions, kMistakes);
    const auto luck = engine::greatest_luck(decisions);
    build_curve(build, context, decisions, worst, luck);
    build_mistakes(build, context, decisions, worst);
    if (luck) {
      const engine::JudgedDecision& before = decisions[luck->place];
      build.heading(tr(words::review_luck));
      build_event(build, context, "review:luck", before.index, luck->seat, true,
                  tr(words::review_luck_of, seat_name(context.moment.session, luck->seat), percent(luck->gain)));
    }
    build_accuracy(build, context, decisions);
  } else if (done) {
    build.paragraph(tr(words::review_not_judged));
  }
  build_figures(build, context);
}

}  // namespace ui
