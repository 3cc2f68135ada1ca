// The end of a game: who won and why, and what to do next.
#include <algorithm>

#include "ui/daily_play.h"
#include "ui/far_bar.h"
#include "ui/panels/figures.h"

namespace ui {

namespace {

using EndingRow = GameScreen::Ending::Row;

/// What each winner has, beside each other where they are several.
void build_trophies(PanelBuilder& build, const PanelContext& context, const GameScreen::Ending& ending) {
  const auto winners =
      std::count_if(ending.rows.begin(), ending.rows.end(), [](const EndingRow& row) { return row.rank == 1; });
  if (context.row().trophies_picture == nullptr || winners == 0) return;
  const app::Session& session = context.moment.session;
  const bool low = build.page_height() < 300;  // a phone held sideways: who won comes first
  const Rect line = build.take(low ? 96 : std::clamp(build.width() * 0.34f, 112.0f, 180 * build.scale()));
  Rect place{line.x, line.y, line.w / static_cast<float>(winners), line.h};
  for (const EndingRow& row : ending.rows) {
    if (row.rank != 1) continue;
    build.add(TrophiesPiece{place.inset(4, 0), context.row().trophies_picture(session.position(), row.seat)});
    place.x += place.w;
  }
  build.gap(10);
}

void build_place(PanelBuilder& build, const PanelContext& context, const EndingRow& row, int most) {
  const Theme& theme = build.canvas.theme;
  const float scale = build.scale(), sign = 28 * scale;
  const bool has_sources = !row.sources.empty();
  const SourceLines sources(build, row.sources, build.width() - 28);
  const Rect whole = build.take((has_sources ? 46 * scale : 56 * scale) + sources.height()).inset(0, 3);
  build.surface(whole, row.rank == 1 ? Surface::panel : Surface::well, space::kRadius);
  const Rect line{whole.x, whole.y, whole.w, has_sources ? 40 * scale : whole.h};
  const std::string rank = tr(words::rank_n, std::to_string(row.rank));
  if (row.score)
    build.line({line.x + 14, line.y, 40 * scale, line.h}, rank,
               {.face = Face::black, .size = 20 * scale, .colour = theme.text});
  else if (row.rank == 1)
    build.icon(Icon::crown, line.x + 24 * scale, line.centre_y(), 26 * scale, theme.accent_line);
  build.picture(Rect::centred(line.x + 54 * scale, line.centre_y(), sign, sign), context.row().draw_seat, row.seat);
  const Rect words{line.x + 78 * scale, line.y, line.w - (row.score ? 150 : 90) * scale, line.h};
  build.line(has_sources ? words : Rect{words.x, words.y + 4, words.w, words.h / 2}, row.name,
             {.face = Face::bold, .size = 16 * scale, .colour = theme.text});
  if (has_sources)
    sources.build(build, {whole.x + 14, line.bottom(), whole.w - 28, sources.height()},
                  context.row().seat_colour(row.seat), most);
  else
    build.line({words.x, words.centre_y(), words.w, words.h / 2 - 4}, row.detail,
               {.size = 13 * scale, .colour = theme.muted});
  if (row.score)
    build.number(line.right() - 16, line.centre_y() + (has_sources ? 2 : 0), *row.score,
                 {.face = Face::black, .size = 28 * scale, .colour = theme.text, .align = Align::right});
  std::string said = (row.score ? rank + ' ' : std::string()) + row.name;
  if (row.score) said += ", " + tr_count(words::points_one, words::points_many, *row.score);
  if (!has_sources) said += ", " + row.detail;
  build.say(said + sources.spoken());
}

Button rematch_button() {
  return {.id = "end:rematch", .label = tr(words::rematch), .kind = ButtonKind::primary, .icon = Icon::swap};
}

}  // namespace

PinnedButton next_after_ending(const PanelContext& context) {
  const app::Session& session = context.moment.session;
  if (session.unsent()) return {send_button(session, context.can_share), send_intent(context.can_share), true};
  if (const auto attempt = context.daily.attempt_over())
    return {{.id = "end:today", .label = tr(words::today), .kind = ButtonKind::primary, .icon = Icon::calendar},
            intent::ShowDay{attempt->day},
            true};
  return {rematch_button(), intent::Rematch{}, true};
}

void build_ending(PanelBuilder& build, const PanelContext& context) {
  const GameScreen::Ending ending = context.table.ending(context.moment);
  if (const std::string bound = bound_words(context.moment.session.position()); !bound.empty()) build.paragraph(bound);
  build_trophies(build, context, ending);
  build.paragraph(ending.reason);
  if (context.moment.advised_from) build.paragraph(tr(words::learn_done));
  int most = 0;
  for (const EndingRow& row : ending.rows) most = std::max(most, row.score.value_or(0));
  for (const EndingRow& row : ending.rows) build_place(build, context, row, most);
  build.gap(10);
  if (const int hints = context.library.hints(); hints > 0)
    build.paragraph(labelled(tr(words::hints_used), std::to_string(hints)), true);
  const app::Tally alone = context.statistics.summary(context.moment.session.spec().kind).alone;
  if (context.counted && alone.played > 1)
    build.paragraph(
        tr(words::stats_so_far, tr(words::stats_of, std::to_string(alone.won), std::to_string(alone.played))), true);
  const PinnedButton next = next_after_ending(context);
  if (context.daily.attempt_over()) build.paragraph(tr(words::day_counted));
  if (context.moment.session.unsent()) build.paragraph(far_words(context.moment.session));
  if (Button rematch = rematch_button(); rematch.id != next.button.id) {
    rematch.kind = ButtonKind::secondary;
    build.button(rematch, intent::Rematch{});
  }
  build.button({.id = "end:again", .label = tr(words::same_deal_again), .icon = Icon::cards}, intent::SameDealAgain{});
  build.button({.id = "end:new", .label = tr(words::change_players), .icon = Icon::plus}, intent::OpenForm{});
  build.button({.id = "end:review", .label = tr(words::review), .icon = Icon::eye}, intent::Open{Panel::review});
  build.button({.id = "end:share", .label = tr(words::share), .icon = Icon::share}, intent::Open{Panel::share});
  build.button({.id = "end:table", .label = tr(words::look_at_table), .kind = ButtonKind::quiet},
               intent::Open{Panel::none});
}

}  // namespace ui
