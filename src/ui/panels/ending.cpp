// The end of a game: who won and why, and what to do next.
#include "ui/far_bar.h"
#include "ui/panels/panel.h"

namespace ui {

namespace {

void build_place(PanelBuilder& build, const PanelContext& context, const GameScreen::Ending::Row& row) {
  const Theme& theme = build.canvas.theme;
  const float scale = build.scale(), sign = 28 * scale;
  const Rect line = build.take(56 * scale).inset(0, 3);
  build.surface(line, row.rank == 1 ? Surface::active_panel : Surface::well, space::kRadius);
  const std::string rank = tr(words::rank_n, std::to_string(row.rank));
  if (row.score)
    build.line({line.x + 14, line.y, 40 * scale, line.h}, rank,
               {.face = Face::black, .size = 20 * scale, .colour = theme.text});
  else if (row.rank == 1)
    build.icon(Icon::crown, line.x + 24 * scale, line.centre_y(), 26 * scale, theme.accent_line);
  build.picture(Rect::centred(line.x + 54 * scale, line.centre_y(), sign, sign), context.row().draw_seat, row.seat);
  const Rect words{line.x + 78 * scale, line.y, line.w - (row.score ? 150 : 90) * scale, line.h};
  build.line({words.x, words.y + 4, words.w, words.h / 2}, row.name,
             {.face = Face::bold, .size = 16 * scale, .colour = theme.text});
  build.line({words.x, words.centre_y(), words.w, words.h / 2 - 4}, row.detail,
             {.size = 13 * scale, .colour = theme.muted});
  if (row.score)
    build.number(line.right() - 16, line.centre_y(), *row.score,
                 {.face = Face::black, .size = 28 * scale, .colour = theme.text, .align = Align::right});
  build.say((row.score ? rank + ' ' : std::string()) + row.name + ", " +
            (row.score ? std::to_string(*row.score) + ", " : std::string()) + row.detail);
}

}  // namespace

void build_ending(PanelBuilder& build, const PanelContext& context) {
  const GameScreen::Ending ending = context.table.ending(context.moment);
  if (const std::string bound = bound_words(context.moment.session.position()); !bound.empty()) build.paragraph(bound);
  build.paragraph(ending.reason);
  for (const auto& row : ending.rows) build_place(build, context, row);
  build.gap(10);
  const app::Tally alone = context.statistics.summary(context.moment.session.spec().kind).alone;
  if (context.counted && alone.played > 1)
    build.paragraph(
        tr(words::stats_so_far, tr(words::stats_of, std::to_string(alone.won), std::to_string(alone.played))), true);
  if (context.attempt_over) {
    build.paragraph(tr(words::day_counted));
    build.button({.id = "end:today", .label = tr(words::today), .kind = ButtonKind::primary, .icon = Icon::calendar},
                 intent::ShowDay{context.attempt_over->day});
  }
  const bool unsent = context.moment.session.unsent();
  if (unsent) {
    build.paragraph(far_words(context.moment.session));
    build.button(send_button(context.moment.session, context.can_share), send_intent(context.can_share));
  }
  build.button({.id = "end:rematch",
                .label = tr(words::rematch),
                .kind = unsent || context.attempt_over ? ButtonKind::secondary : ButtonKind::primary,
                .icon = Icon::swap},
               intent::Rematch{});
  build.button({.id = "end:again", .label = tr(words::same_deal_again), .icon = Icon::replay}, intent::SameDealAgain{});
  build.button({.id = "end:new", .label = tr(words::change_players), .icon = Icon::plus}, intent::OpenForm{});
  build.button({.id = "end:review", .label = tr(words::review), .icon = Icon::eye}, intent::Open{Panel::review});
  build.button({.id = "end:share", .label = tr(words::share), .icon = Icon::share}, intent::Open{Panel::share});
  build.button({.id = "end:table", .label = tr(words::look_at_table), .kind = ButtonKind::quiet},
               intent::Open{Panel::none});
}

}  // namespace ui
