// The panels of the app itself: menu, sharing, settings, help, log, offered link, ending, message.
#include <imgui.h>

#include <algorithm>

#include "app/save.h"
#include "core/seed.h"
#include "ui/app.h"
#include "ui/art/pieces.h"
#include "ui/panels/help.h"
#include "ui/setup_words.h"
#include "ui/strings/refusals.h"
#include "ui/strings/strings.h"

namespace ui {

namespace {

std::string title_of(Panel panel) {
  switch (panel) {
    case Panel::menu: return tr(Str::menu);
    case Panel::new_game: return tr(Str::new_game);
    case Panel::share: return tr(Str::share);
    case Panel::statistics: return tr(Str::stats);
    case Panel::settings: return tr(Str::settings);
    case Panel::help: return tr(Str::help);
    case Panel::about: return tr(Str::about);
    case Panel::log: return tr(Str::log);
    case Panel::open_link: return tr(Str::open_link_title);
    case Panel::ending:
    case Panel::message:
    case Panel::none: break;
  }
  return {};
}

std::string deal_words(const app::GameRecord& record) {
  const bool kingdom = record.spec.kind == app::GameKind::kingdom;
  return tr(kingdom ? Str::kd_open_deal : Str::open_deal, setup_words(record.spec),
            splendor::seed_code(record.spec.seed));
}

}  // namespace

void App::draw_panel(Frame& below) {
  const float scale = below.scale();
  const bool narrow = below.info.width_px < 560;
  const float margin = narrow ? 8.0f : 24.0f;
  const float pad = narrow ? 14.0f : 24.0f;
  const float width = std::min(below.info.width_px - 2 * margin, 560 * std::min(scale, 1.4f));
  const float most = below.info.height_px - 2 * margin;
  const float head = space::kTarget + 8;
  const float foot = panel_ == Panel::new_game ? space::kTarget + 12 : 0;  // a button that stays in sight
  const float wanted = panel_height_ > 0 ? panel_height_ + head + foot + 2 * pad : most;
  const Rect box = below.canvas.snap(
      Rect::centred(below.info.width_px / 2, below.info.height_px / 2, width, std::min(wanted, most)));

  ImGui::SetNextWindowPos({box.x, box.y});
  ImGui::SetNextWindowSize({box.w, box.h});
  if (panel_height_ <= 0) ImGui::SetNextWindowFocus();
  ImGui::Begin("panel", nullptr,
               ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoMove | ImGuiWindowFlags_NoSavedSettings |
                   ImGuiWindowFlags_NoBackground);
  Frame outer{.canvas = canvas_on(*ImGui::GetWindowDrawList(), below.canvas.theme, fonts_, settings_.gem_letters),
              .info = below.info,
              .settings = settings_,
              .targets = targets_,
              .wishes = below.wishes};
  draw_surface(outer.canvas, box, Surface::dialog);
  panel_text_.clear();
  panel_title_ = title_of(panel_);
  if (panel_ == Panel::ending) panel_title_ = screen_->ending(showing()).title;
  if (panel_ == Panel::message) panel_title_ = screen_->title();
  const Rect in = box.inset(pad);
  draw_text_in(outer.canvas, {in.x, in.y, in.w - space::kTarget, space::kTarget}, panel_title_,
               {.face = Face::black, .size = 22 * scale, .colour = outer.canvas.theme.text});

  const Panel panel = panel_;
  const Rect content{in.x, in.y + head, in.w, in.h - head - foot};
  ImGui::SetCursorScreenPos({content.x - 4, content.y});
  // Wider than the column by the scrollbar, which stands in the margin.
  ImGui::BeginChild(("content" + std::to_string(static_cast<int>(panel))).c_str(),
                    {content.w + 4 + 10, content.h + (foot > 0 ? 0 : pad * 0.6f)}, ImGuiChildFlags_None,
                    ImGuiWindowFlags_NoBackground | ImGuiWindowFlags_NavFlattened);
  if (ImGui::IsWindowHovered(ImGuiHoveredFlags_ChildWindows | ImGuiHoveredFlags_AllowWhenBlockedByActiveItem) &&
      ImGui::IsMouseDragging(0, 8))
    ImGui::SetScrollY(ImGui::GetScrollY() - ImGui::GetIO().MouseDelta.y);
  Frame inner{.canvas = canvas_on(*ImGui::GetWindowDrawList(), below.canvas.theme, fonts_, settings_.gem_letters),
              .info = below.info,
              .settings = settings_,
              .targets = targets_,
              .wishes = below.wishes};
  if (panel_opened_) ImGui::SetScrollY(0);
  panel_opened_ = false;
  const ImVec2 top = ImGui::GetCursorScreenPos();
  PanelFlow flow(inner, {top.x + 4, top.y, content.w, content.h}, panel_text_);
  switch (panel) {
    case Panel::menu: draw_menu(flow); break;
    case Panel::new_game: draw_new_game(flow); break;
    case Panel::share: draw_share(flow); break;
    case Panel::statistics: draw_statistics(flow); break;
    case Panel::settings: draw_settings(flow); break;
    case Panel::help: draw_help(flow); break;
    case Panel::about: flow.paragraph(tr(Str::unofficial)); break;
    case Panel::log: draw_log(flow); break;
    case Panel::open_link: draw_open_link(flow); break;
    case Panel::ending: draw_ending(flow); break;
    case Panel::message: draw_message(flow); break;
    case Panel::none: break;
  }
  const float used = flow.used();
  ImGui::SetCursorScreenPos({top.x, top.y + used});
  ImGui::Dummy({1, 1});
  if (panel_scroll_.wish) ImGui::SetScrollY(*panel_scroll_.wish);
  const float scroll = ImGui::GetScrollY(), most_scroll = ImGui::GetScrollMaxY();
  panel_scroll_ = {.place = scroll, .most = most_scroll, .page = content.h * 0.9f, .wish = {}};
  ImGui::EndChild();
  if (scroll > 1) draw_scroll_shadow(outer.canvas, content, Edge::top, std::min(1.0f, scroll / 24));
  if (scroll < most_scroll - 1)
    draw_scroll_shadow(outer.canvas, content, Edge::bottom, std::min(1.0f, (most_scroll - scroll) / 24));

  if (panel == Panel::new_game &&
      press(outer, {in.x, in.bottom() - space::kTarget, in.w, space::kTarget},
            {.id = "start", .label = tr(Str::start_game), .kind = ButtonKind::primary, .icon = Icon::play}))
    start_new_game();
  const Rect close{in.right() - space::kTarget + 8, in.y - 4, space::kTarget, space::kTarget};
  if (panel == panel_ &&
      press_icon(outer, close, {.id = "panel:close", .label = tr(Str::close), .icon = Icon::cross})) {
    close_panel();
  }
  ImGui::End();
  if (panel != panel_) {
    below.moving = true;
  } else if (std::abs(panel_height_ - used) > 0.5f) {
    panel_height_ = used;
    below.moving = true;  // once more, now that the height is known
  }
  below.moving = below.moving || inner.moving;
}

void App::draw_new_game(PanelFlow& flow) {
  app::Settings changed = settings_;
  form_.draw(flow, host_, changed, session_->length() > 0 && !session_->position().over());
  set_settings(changed);
  if (std::string page = form_.take_help_page(); !page.empty()) open_help(std::move(page));
}

void App::start_new_game() {
  if (!may_change_game()) return;
  auto session = app::Session::open(form_.record());
  if (!session) return notice(refusal_text(session.error()));
  replace_game(std::move(session.value()));
}

void App::draw_menu(PanelFlow& flow) {
  if (flow.row("menu:new", tr(Str::new_game), Icon::plus)) {
    form_.reset(&*session_, next_seed_.value_or(host_.entropy()));
    open(Panel::new_game);
  }
  if (has_aside_ && flow.row("menu:aside", tr(Str::back_to_previous), Icon::replay)) {
    if (auto aside = saves_.set_aside_game(); aside && may_change_game()) replace_game(std::move(*aside));
  }
  if (flow.row("menu:share", tr(Str::share), Icon::share)) open(Panel::share);
  if (flow.row("menu:log", tr(Str::log), Icon::log)) open(Panel::log);
  if (flow.row("menu:statistics", tr(Str::stats), Icon::crown)) open_statistics();
  if (flow.row("menu:settings", tr(Str::settings), Icon::settings)) open(Panel::settings);
  if (flow.row("menu:help", tr(Str::help), Icon::help)) open_help(screen_->help_page(showing()));
  if (has_damaged_ && flow.row("menu:damaged", tr(Str::export_damaged), Icon::download)) export_damaged();
  if (flow.row("menu:about", tr(Str::about), Icon::info)) open(Panel::about);
}

void App::draw_share(PanelFlow& flow) {
  if (flow.button(
          {.id = "copy:game", .label = tr(Str::copy_game_link), .kind = ButtonKind::primary, .icon = Icon::link}))
    hand_out_link(true, false);
  if (host_.can_share() && flow.button({.id = "share:game", .label = tr(Str::share_game), .icon = Icon::share}))
    hand_out_link(true, true);
  flow.paragraph(tr(Str::game_link_hint), true);
  if (flow.button({.id = "copy:deal", .label = tr(Str::copy_deal_link), .icon = Icon::link}))
    hand_out_link(false, false);
  flow.paragraph(tr(Str::deal_link_hint), true);
  if (flow.button({.id = "export", .label = tr(Str::export_game), .icon = Icon::download})) save_to_file();
  flow.paragraph(tr(Str::export_hint), true);
  if (flow.button({.id = "import", .label = tr(Str::import_game), .icon = Icon::upload})) host_.choose_file();
  if (flow.button({.id = "import:link", .label = tr(Str::import_link), .icon = Icon::link}))
    host_.ask_text({.id = "link",
                    .title = tr(Str::import_link),
                    .label = tr(Str::paste_link),
                    .value = "",
                    .max_length = 4000,
                    .multiline = true,
                    .ok = tr(Str::open),
                    .cancel = tr(Str::cancel)});
}

void App::draw_statistics(PanelFlow& flow) {
  const StatisticsPanel::Wish wish = statistics_panel_.draw(flow, statistics_);
  if (wish.forget) forget_statistics();
  if (wish.deal) {
    form_.reset(&*session_, wish.deal->seed);
    form_.take_deal(*wish.deal);
    open(Panel::new_game);
  }
}

void App::draw_settings(PanelFlow& flow) {
  app::Settings changed = settings_;
  changed.language = static_cast<app::Language>(
      flow.choice("language", tr(Str::language_word), {"English", "Français"}, static_cast<int>(settings_.language)));
  changed.look = static_cast<app::Look>(flow.choice(
      "look", tr(Str::look), {tr(Str::look_auto), tr(Str::look_dark), tr(Str::look_light), tr(Str::look_contrast)},
      static_cast<int>(settings_.look)));
  changed.speed = static_cast<app::Speed>(
      flow.choice("speed", tr(Str::animations),
                  {tr(Str::speed_off), tr(Str::speed_fast), tr(Str::speed_normal), tr(Str::speed_slow)},
                  static_cast<int>(settings_.speed)));
  constexpr std::array<int, 4> kPercents{100, 125, 150, 200};
  const int size = flow.choice(
      "text", tr(Str::text_size), {"100 %", "125 %", "150 %", "200 %"},
      static_cast<int>(std::find(kPercents.begin(), kPercents.end(), settings_.text_percent) - kPercents.begin()));
  changed.text_percent = kPercents[static_cast<std::size_t>(size)];
  changed.gem_letters = flow.toggle("letters", tr(Str::gem_letters), settings_.gem_letters);
  changed.text_view = flow.toggle("textview", tr(Str::text_view), settings_.text_view);
  changed.single_keys = flow.toggle("keys", tr(Str::single_keys), settings_.single_keys);
  set_settings(changed);
}

void App::draw_help(PanelFlow& flow) {
  std::string next = draw_help_book(flow, panel_below_ == Panel::new_game ? form_.help() : screen_->help(), help_page_);
  flow.paragraph(tr(Str::unofficial), true);
  if (next == help_page_) return;
  help_page_ = std::move(next);
  ImGui::SetScrollY(0);
}

/// Newest first, what was undone muted above; a line shows the table as it was after that action.
void App::draw_log(PanelFlow& flow) {
  flow.paragraph(tr(session_->length() == 0 ? Str::log_empty : Str::log_hint), true);
  const Canvas& canvas = flow.frame().canvas;
  const float size = type::kBody * flow.scale(), indent = 34 * flow.scale();
  std::optional<std::size_t> wanted;
  for (std::size_t i = session_->length(); i-- > 0;) {
    const std::string words = screen_->log_line(showing(), i);
    const bool shown = i + 1 == session_->cursor();
    const float height = paragraph_height(canvas, flow.width() - indent - 8, words, Face::regular, size);
    const Rect line = flow.take(std::max(space::kTarget, height + 16));
    const Hit hit =
        flow.frame().targets.add({.id = "log:" + std::to_string(i), .rect = line, .label = words, .pressed = shown});
    if (shown || hit.hot) draw_surface(canvas, line, shown ? Surface::active_panel : Surface::well, space::kRadius);
    if (hit.focused) draw_focus_ring(canvas, line, space::kRadius);
    screen_->draw_seat(canvas, session_->actor(i), line.x + indent / 2, line.centre_y(), 20 * flow.scale());
    draw_paragraph(canvas, line.x + indent, line.centre_y() - height / 2, line.w - indent - 8, words,
                   {.size = size, .colour = i < session_->cursor() ? canvas.theme.text : canvas.theme.muted});
    if (hit.clicked) wanted = i + 1;
  }
  if (wanted) go_to(*wanted);
}

void App::draw_open_link(PanelFlow& flow) {
  const app::GameRecord& record = offered_->record;
  flow.paragraph(deal_words(record));
  if (offered_->whole_game) flow.paragraph(tr(Str::open_after, std::to_string(record.actions.size())));
  if (session_->length() > 0) flow.paragraph(tr(Str::replaces_running), true);
  if (flow.button({.id = "link:open", .label = tr(Str::open), .kind = ButtonKind::primary})) return accept_link();
  if (flow.button({.id = "link:keep", .label = tr(Str::keep_mine)})) close_panel();
}

void App::draw_ending(PanelFlow& flow) {
  const GameScreen::Ending ending = screen_->ending(showing());
  flow.paragraph(ending.reason);
  const Canvas& canvas = flow.frame().canvas;
  const float scale = flow.scale();
  for (const auto& row : ending.rows) {
    const Rect line = flow.take(56 * scale).inset(0, 3);
    draw_surface(canvas, line, row.rank == 1 ? Surface::active_panel : Surface::well, space::kRadius);
    if (row.score)
      draw_text_middle(canvas, line.x + 14, line.centre_y(), tr(Str::rank_n, std::to_string(row.rank)),
                       {.face = Face::black, .size = 20 * scale, .colour = canvas.theme.text});
    else if (row.rank == 1)
      draw_icon(canvas, Icon::crown, line.x + 24 * scale, line.centre_y(), 26 * scale, canvas.theme.accent_line);
    screen_->draw_seat(canvas, row.seat, line.x + 54 * scale, line.centre_y(), 28 * scale);
    const Rect words{line.x + 78 * scale, line.y, line.w - (row.score ? 150 : 90) * scale, line.h};
    draw_text_in(canvas, {words.x, words.y + 4, words.w, words.h / 2}, row.name,
                 {.face = Face::bold, .size = 16 * scale, .colour = canvas.theme.text});
    draw_text_in(canvas, {words.x, words.centre_y(), words.w, words.h / 2 - 4}, row.detail,
                 {.size = 13 * scale, .colour = canvas.theme.muted});
    if (row.score)
      draw_number(canvas, line.right() - 16, line.centre_y(), *row.score,
                  {.face = Face::black, .size = 28 * scale, .colour = canvas.theme.text, .align = Align::right});
    panel_text_.push_back((row.score ? tr(Str::rank_n, std::to_string(row.rank)) + ' ' : std::string()) + row.name +
                          ", " + (row.score ? std::to_string(*row.score) + ", " : std::string()) + row.detail);
  }
  flow.gap(10);
  if (const app::Tally alone = statistics_.summary(session_->spec().kind).alone; counted_ && alone.played > 1)
    flow.paragraph(tr(Str::stats_so_far, tr(Str::stats_of, std::to_string(alone.won), std::to_string(alone.played))),
                   true);
  if (flow.button({.id = "end:new", .label = tr(Str::new_game), .kind = ButtonKind::primary, .icon = Icon::plus})) {
    form_.reset(&*session_, next_seed_.value_or(host_.entropy()));
    open(Panel::new_game);
  }
  if (flow.button({.id = "end:again", .label = tr(Str::same_deal_again), .icon = Icon::replay})) {
    app::GameRecord record = session_->record();
    record.actions.clear();
    if (auto session = app::Session::open(record); session && may_change_game())
      replace_game(std::move(session.value()));
  }
  if (flow.button({.id = "end:share", .label = tr(Str::share), .icon = Icon::share})) open(Panel::share);
  if (flow.button({.id = "end:table", .label = tr(Str::look_at_table), .kind = ButtonKind::quiet})) open(Panel::none);
}

void App::draw_message(PanelFlow& flow) {
  flow.paragraph(message_);
  if (message_of_damage_ && has_damaged_ &&
      flow.button({.id = "export:damaged", .label = tr(Str::export_damaged), .icon = Icon::download}))
    export_damaged();
  if (flow.button({.id = "message:ok", .label = tr(Str::close), .kind = ButtonKind::primary}))
    open(session_->length() == 0 ? Panel::new_game : Panel::none);
}

}  // namespace ui
