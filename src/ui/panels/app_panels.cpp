// The panels of the app itself, each a screenful at most: menu, sharing, offered link, message, later moves.
#include <algorithm>

#include "base/seed.h"
#include "ui/confirmations.h"
#include "ui/daily.h"
#include "ui/far_bar.h"

namespace ui {

namespace {

/// The warning about what the receiver of a game's link can find out.
std::string secrets_words(const PanelContext& context) {
  return tr(app::by_links(context.moment.session.seats()) ? words::far_secrets : words::game_link_hint);
}

}  // namespace

void build_menu(PanelBuilder& build, const PanelContext& context) {
  build.row("menu:new", tr(words::new_game), Icon::plus, intent::OpenForm{});
  if (game_of_days() != nullptr) build.row("menu:today", tr(words::today), Icon::calendar, intent::ShowDay{});
  build.row("menu:learn", tr(words::learn), Icon::book, intent::Open{Panel::learn});
  build.row("menu:games", tr(words::games), Icon::hourglass, intent::Open{Panel::games});
  if (has_set_up()) build.row("menu:set_up", tr(words::set_up), Icon::edit, intent::Open{Panel::set_up});
  build.row("menu:puzzles", tr(words::puzzles), Icon::trophy, intent::Open{Panel::puzzles});
  build.row("menu:share", tr(words::share), Icon::share, intent::Open{Panel::share});
  build.row("menu:log", tr(words::log), Icon::log, intent::Open{Panel::log});
  if (context.moment.session.over())
    build.row("menu:review", tr(words::review), Icon::eye, intent::Open{Panel::review});
  if (context.table.has_known()) build.row("menu:known", tr(words::known), Icon::list, intent::Open{Panel::known});
  build.row("menu:statistics", tr(words::stats), Icon::crown,
            intent::OpenStatistics{context.moment.session.spec().kind});
  build.row("menu:settings", tr(words::settings), Icon::settings, intent::Open{Panel::settings});
  build.row("menu:help", tr(words::help), Icon::help, intent::OpenHelp{context.table.help_page(context.moment)});
  build.row("menu:about", tr(words::about), Icon::info, intent::Open{Panel::about});
}

void build_learn(PanelBuilder& build, const PanelContext& context) {
  if (context.moment.lessons_from) {
    const bool on = context.moment.guided;
    build.button({.id = on ? "learn:leave" : "learn:again",
                  .label = tr(on ? words::lessons_off : words::lessons_on),
                  .kind = on ? ButtonKind::quiet : ButtonKind::primary,
                  .icon = on ? Icon::cross : Icon::play},
                 intent::Guide{!on});
    build.gap(8);
  }
  const auto add = [&](const GameRow& row) {
    if (row.courses.empty()) return;
    build.heading(tr(row.name));
    for (std::size_t i = 0; i < row.courses.size(); ++i) {
      const Course& course = row.courses[i];
      build.explained_row("learn:" + std::string(course.id), tr(course.name), tr(course.about), Icon::book,
                          intent::Learn{row.kind, i});
    }
    build.gap(12);
  };
  const GameRow& own = context.row();
  add(own);
  for (const GameRow& row : game_rows())
    if (&row != &own) add(row);
  build.paragraph(tr(words::learn_hint), true);
}

void build_about(PanelBuilder& build, const PanelContext& context) {
  build.paragraph(tr(words::unofficial));
  build.heading(tr(words::made_with));
  build.paragraph(tr(words::made_with_text));
  build.button({.id = "about:licences", .label = tr(words::licences), .icon = Icon::book}, intent::ShowLicences{});
  build.gap(6);
  build.heading(tr(words::what_is_stored));
  for (const Text* line :
       {&words::stored_games, &words::stored_settings, &words::stored_statistics, &words::stored_days,
        &words::stored_puzzles, &words::stored_position, &words::stored_offline, &words::stored_nowhere})
    build.paragraph(tr(*line));
  if (!context.confirmations.asks_to_delete()) {
    build.button(
        {.id = "about:forget", .label = tr(words::forget_everything), .kind = ButtonKind::quiet, .icon = Icon::trash},
        intent::ForgetEverything{});
    return;
  }
  build.button({.id = "about:keep", .label = tr(words::keep_everything), .kind = ButtonKind::primary},
               intent::Open{Panel::about});
  build.paragraph(tr(words::forget_everything_means));
  build.button({.id = "about:forget_sure",
                .label = tr(words::forget_everything_sure),
                .kind = ButtonKind::quiet,
                .icon = Icon::trash},
               intent::ForgetEverything{.sure = true});
}

void build_share(PanelBuilder& build, const PanelContext& context) {
  if (const std::string waits = far_words(context.moment.session); !waits.empty()) build.paragraph(waits);
  // Each link can be copied, or read from the screen by another device.
  const auto link = [&](bool whole_game, Text label, ButtonKind kind) {
    const std::string what = whole_game ? "game" : "deal";
    const Rect row = build.take(space::kTarget * std::max(1.0f, build.scale() * 0.9f));
    build.gap(8);
    const float code = space::kTarget + 4;
    build.button({row.x, row.y, row.w - code, row.h},
                 {.id = "copy:" + what, .label = tr(label), .kind = kind, .icon = Icon::copy},
                 intent::HandOutLink{.whole_game = whole_game, .share = false});
    build.icon_button({row.right() - space::kTarget, row.y, space::kTarget, row.h},
                      {.id = "code:" + what,
                       .label = tr(whole_game                                       ? words::show_game_code
                                   : context.moment.session.spec().position.empty() ? words::show_deal_code
                                                                                    : words::show_position_code),
                       .icon = Icon::code},
                      intent::ShowCode{whole_game});
  };
  link(true, words::copy_game_link, ButtonKind::primary);
  if (context.can_share)
    build.button({.id = "share:game", .label = tr(words::share_game), .icon = Icon::share},
                 intent::HandOutLink{.whole_game = true, .share = true});
  build.paragraph(secrets_words(context), true);
  const bool set_up = !context.moment.session.spec().position.empty();
  link(false, set_up ? words::copy_position_link : words::copy_deal_link, ButtonKind::secondary);
  build.paragraph(tr(set_up ? words::position_link_hint : words::deal_link_hint), true);
  build.button({.id = "export", .label = tr(words::export_game), .icon = Icon::download}, intent::SaveFile{});
  build.paragraph(followed(tr(words::export_hint), tr(words::file_reveals)), true);
  build.button({.id = "import", .label = tr(words::import_game), .icon = Icon::upload}, intent::ChooseFile{});
  build.button({.id = "import:link", .label = tr(words::import_link), .icon = Icon::link}, ask_for_link());
}

void build_code(PanelBuilder& build, const PanelContext& context) {
  constexpr float kLargest = 440;  // at 100 % text; a larger one leaves the screen of a laptop
  const PanelCode& code = context.panels.code();
  const auto picture = QrCode::of(code.address);
  if (!picture) return build.paragraph(tr(words::code_too_long));
  const Rect area = build.take(std::min({build.width(), build.page_height(), kLargest * build.scale()}));
  build.add(CodePiece{area, std::make_shared<const QrCode>(*picture)});
  build.gap(12);
  build.paragraph(tr(code.whole_game ? words::code_of_game
                     : code.set_up   ? words::code_of_position
                     : code.of_day   ? words::code_of_day
                                     : words::code_of_deal));
  if (code.of_day) return;
  if (code.whole_game) build.paragraph(secrets_words(context), true);
  const Intent copies = code.shown_here ? Intent(intent::ChangePosition{intent::ChangePosition::How::copy})
                                        : intent::HandOutLink{.whole_game = code.whole_game, .share = false};
  build.button({.id = code.whole_game ? "copy:game" : "copy:deal",
                .label = tr(code.whole_game ? words::copy_game_link
                            : code.set_up   ? words::copy_position_link
                                            : words::copy_deal_link),
                .icon = Icon::copy},
               copies);
}

void build_message(PanelBuilder& build, const PanelContext& context) {
  build.paragraph(context.panels.message().text);
  if (context.panels.message().of_damage)
    build.button({.id = "message:games", .label = tr(words::games), .icon = Icon::hourglass},
                 intent::Open{Panel::games});
  build.button({.id = "message:ok", .label = tr(words::close), .kind = ButtonKind::primary},
               intent::Open{context.moment.session.length() == 0 ? Panel::new_game : Panel::none});
}

void build_later_moves(PanelBuilder& build, const PanelContext& context) {
  const app::Session& session = context.moment.session;
  const int later = static_cast<int>(session.length() - session.cursor());
  const bool lost = context.confirmations.no_room_aside();
  build.paragraph(lost ? tr_count(words::later_lost_one, words::later_lost_many, later)
                       : tr_count(words::later_kept_one, words::later_kept_many, later));
  if (session.sent_beyond()) build.paragraph(tr(words::far_later_sent));
  build.button({.id = lost ? "past:go" : "past:play",
                .label = tr(lost ? words::play_on_lost : words::play_on),
                .kind = lost ? ButtonKind::danger : ButtonKind::primary,
                .icon = Icon::play},
               intent::PlayOn{.let_go = lost});
  build.button({.id = "past:now", .label = tr(words::back_to_now), .icon = Icon::arrow_right},
               intent::GoTo{context.moment.session.length()});
}

}  // namespace ui
