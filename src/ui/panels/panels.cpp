#include "ui/panels/panels.h"

#include <imgui.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "ui/press.h"

namespace ui {

namespace {

template <const Text& word>
std::string says(const PanelContext&) {
  return tr(word);
}
std::string title_of_ending(const PanelContext& context) { return context.table.ending(context.moment).title; }
std::string title_of_game(const PanelContext& context) { return context.table.title(); }

std::string title_of_puzzle(const PanelContext& context) {
  if (context.puzzle.won_late()) return tr(words::puzzle_won_late);
  return tr(context.puzzle.state() == app::PuzzlePlay::State::solved ? words::puzzle_solved : words::puzzle_failed);
}

std::string title_of_link(const PanelContext& context) {
  return tr(context.linked_puzzles.empty() ? words::open_link_title : words::open_puzzle_title);
}

constexpr std::array<PanelRow, 24> kPanels{{
    {Panel::none, "none", nullptr, nullptr},
    {Panel::menu, "menu", says<words::menu>, build_menu},
    {Panel::new_game, "new_game", says<words::new_game>, build_new_game},
    {Panel::share, "share", says<words::share>, build_share},
    {Panel::statistics, "statistics", says<words::stats>, build_statistics},
    {Panel::settings, "settings", says<words::settings>, build_settings},
    {Panel::help, "help", says<words::help>, build_help},
    {Panel::about, "about", says<words::about>, build_about},
    {Panel::log, "log", says<words::log>, build_log},
    {Panel::open_link, "open_link", title_of_link, build_open_link},
    {Panel::ending, "ending", title_of_ending, build_ending},
    {Panel::message, "message", title_of_game, build_message},
    {Panel::later_moves, "later_moves", says<words::later_moves>, build_later_moves},
    {Panel::games, "games", says<words::games>, build_games},
    {Panel::not_stored, "not_stored", says<words::not_stored>, build_not_stored},
    {Panel::code, "code", says<words::code_title>, build_code},
    {Panel::review, "review", says<words::review>, build_review},
    {Panel::known, "known", says<words::known>, build_known},
    {Panel::learn, "learn", says<words::learn>, build_learn},
    {Panel::puzzles, "puzzles", says<words::puzzles>, build_puzzles},
    {Panel::puzzle, "puzzle", title_of_puzzle, build_puzzle},
    {Panel::today, "today", says<words::today>, build_today},
    {Panel::warning, "warning", says<words::warning>, build_warning},
    {Panel::set_up, "set_up", says<words::set_up>, build_set_up},
}};
constexpr bool in_order() {
  for (std::size_t i = 0; i < kPanels.size(); ++i)
    if (kPanels[i].panel != static_cast<Panel>(i)) return false;
  return true;
}
static_assert(in_order());

constexpr float kDragStart_px = 8;  // as in targets.cpp

}  // namespace

std::span<const PanelRow> panel_rows() { return kPanels; }

void Panels::show(Panel panel) {
  if (panel != Panel::help) below_ = Panel::none;
  if (panel != open_) height_ = 0;
  open_ = panel;
  at_top_ = true;
  remake();
}

void Panels::show_help(std::string page) {
  if (open_ != Panel::help) below_ = open_;
  help_page_ = std::move(page);
  show(Panel::help);
}

void Panels::show_message(std::string text, bool of_damage) {
  message_ = {std::move(text), of_damage};
  show(Panel::message);
}

void Panels::show_statistics(app::GameKind kind) {
  statistics_of_ = kind;
  show(Panel::statistics);
}

void Panels::show_code(PanelCode code) {
  code_ = std::move(code);
  show(Panel::code);
}

void Panels::close() {
  if (open_ == Panel::code && code_.shown_here) return show(Panel::set_up);
  if (open_ == Panel::code && code_.of_day) return show(Panel::today);
  const bool back = open_ == Panel::help && help_of_form();
  show(back ? Panel::new_game : Panel::none);
  if (back) at_top_ = false;  // keeps its scroll position
}

bool Panels::scroll(float by) {
  const float place = std::clamp(place_ + by, 0.0f, most_);
  if (!any() || most_ <= 0 || place == place_) return false;
  wanted_place_ = place_ = place;
  return true;
}

void Panels::make(const Canvas& canvas, const Rect& column, const PanelContext& context) {
  const Made made{
      open_, context.moment.number, context.moment.may_act, context.can_share, &canvas.theme, canvas.fonts.scale,
      column};
  if (made_ && made == made_for_) return;
  made_for_ = made;
  made_ = true;
  ++views_made_;
  view_ = {};
  const PanelRow& row = kPanels[static_cast<std::size_t>(open_)];
  title_ = row.title(context);
  PanelBuilder build(canvas, view_, column);
  row.build(build, context);
  view_.height = build.used();
}

void Panels::draw(Frame& below, const PanelContext& context) {
  const float scale = below.scale();
  const bool narrow = below.info.width_px < 560;
  const bool low = below.info.height_px < 480;  // a phone held sideways: no height for margins
  const float margin = narrow || low ? 8.0f : 24.0f;
  const float pad = narrow || low ? 14.0f : 24.0f;
  const float width = std::min(below.info.width_px - 2 * margin, 560 * std::min(scale, 1.4f));
  const float most = below.info.height_px - 2 * margin;
  const float head = space::kTarget + 8;
  const bool has_start = open_ == Panel::new_game;  // a button that is always visible
  const float foot = has_start && !low ? space::kTarget + 12 : 0;
  const float wanted = height_ > 0 ? height_ + head + foot + 2 * pad : most;
  const Rect box = below.canvas.snap(
      Rect::centred(below.info.width_px / 2, below.info.height_px / 2, width, std::min(wanted, most)));

  ImGui::SetNextWindowPos({box.x, box.y});
  ImGui::SetNextWindowSize({box.w, box.h});
  if (height_ <= 0) ImGui::SetNextWindowFocus();
  ImGui::Begin("panel", nullptr,
               ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoMove | ImGuiWindowFlags_NoSavedSettings |
                   ImGuiWindowFlags_NoBackground);
  const auto frame_here = [&] {
    return Frame{.canvas = canvas_on(*ImGui::GetWindowDrawList(), below.canvas.theme, below.canvas.fonts,
                                     below.settings.gem_letters),
                 .info = below.info,
                 .settings = below.settings,
                 .targets = below.targets,
                 .intents = below.intents};
  };
  Frame outer = frame_here();
  outer.canvas.list.PushClipRectFullScreen();  // its shadow lies outside
  draw_surface(outer.canvas, box, Surface::dialog);
  outer.canvas.list.PopClipRect();
  const Rect in = box.inset(pad);
  const Rect content{in.x, in.y + head, in.w, in.h - head - foot};
  const Rect seen{content.x, content.y, content.w, content.h + (foot > 0 ? 0 : pad * 0.6f)};
  ImGui::SetCursorScreenPos({content.x - 4, content.y});
  // Wider than the column by the scrollbar, which stands in the margin.
  ImGui::BeginChild(("content" + std::to_string(static_cast<int>(open_))).c_str(), {seen.w + 4 + 10, seen.h},
                    ImGuiChildFlags_None, ImGuiWindowFlags_NoBackground | ImGuiWindowFlags_NavFlattened);
  if (ImGui::IsWindowHovered(ImGuiHoveredFlags_ChildWindows | ImGuiHoveredFlags_AllowWhenBlockedByActiveItem) &&
      ImGui::IsMouseDragging(0, kDragStart_px))
    ImGui::SetScrollY(ImGui::GetScrollY() - ImGui::GetIO().MouseDelta.y);
  if (at_top_) ImGui::SetScrollY(0);
  at_top_ = false;
  const ImVec2 top = ImGui::GetCursorScreenPos();
  const Frame inner = frame_here();
  make(inner.canvas, {top.x + 4, top.y, content.w, content.h}, context);
  hear(view_, touches_, below);
  ui::draw(view_, touches_, inner.canvas);
  ImGui::SetCursorScreenPos({top.x, top.y + view_.height});
  ImGui::Dummy({1, 1});
  if (wanted_place_) ImGui::SetScrollY(*wanted_place_);
  wanted_place_.reset();
  place_ = ImGui::GetScrollY();
  most_ = ImGui::GetScrollMaxY();
  page_ = content.h * 0.9f;
  if (place_ > 1) draw_scroll_shadow(inner.canvas, seen, Edge::top, std::min(1.0f, place_ / 24));
  if (place_ < most_ - 1) draw_scroll_shadow(inner.canvas, seen, Edge::bottom, std::min(1.0f, (most_ - place_) / 24));
  ImGui::EndChild();

  const Rect start = low ? Rect{in.centre_x(), in.y - 2, in.w / 2 - space::kTarget, space::kTarget}
                         : Rect{in.x, in.bottom() - space::kTarget, in.w, space::kTarget};
  draw_text_in(outer.canvas, {in.x, in.y, (has_start && low ? in.w / 2 - 8 : in.w - space::kTarget), space::kTarget},
               title_, {.face = Face::black, .size = 22 * scale, .colour = outer.canvas.theme.text});
  if (has_start &&
      press(outer, start,
            {.id = "start", .label = tr(words::start_game), .kind = ButtonKind::primary, .icon = Icon::play}))
    below.intents.others.push_back(intent::StartGame{});
  if (press_icon(outer, {in.right() - space::kTarget + 8, in.y - 4, space::kTarget, space::kTarget},
                 {.id = "panel:close", .label = tr(words::close), .icon = Icon::cross}))
    below.intents.others.push_back(intent::ClosePanel{});
  ImGui::End();
  if (std::abs(height_ - view_.height) > 0.5f) {
    height_ = view_.height;
    below.moving = true;  // draw again, now that the height is known
  }
}

}  // namespace ui
