#include "ui/panels/panels.h"

#include <imgui.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "ui/daily_play.h"

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

std::string title_of_day(const PanelContext& context) {
  return tr(context.daily.day() == context.daily.today() ? words::today : words::day_other);
}

std::string title_of_link(const PanelContext& context) {
  if (!context.linked_puzzles.empty()) return tr(words::open_puzzle_title);
  const std::optional<app::Link>& link = context.offer.offered();
  const bool position = link && link->set_up() && !link->whole_game;
  return tr(position ? words::open_position_title : words::open_link_title);
}

constexpr std::array<PanelRow, 24> kPanels{{
    {Panel::none, "none", nullptr, nullptr},
    {Panel::menu, "menu", says<words::menu>, build_menu},
    {Panel::new_game, "new_game", says<words::new_game>, build_new_game, start_of_form},
    {Panel::share, "share", says<words::share>, build_share},
    {Panel::statistics, "statistics", says<words::stats>, build_statistics},
    {Panel::settings, "settings", says<words::settings>, build_settings},
    {Panel::help, "help", says<words::help>, build_help},
    {Panel::about, "about", says<words::about>, build_about},
    {Panel::log, "log", says<words::log>, build_log},
    {Panel::open_link, "open_link", title_of_link, build_open_link},
    {Panel::ending, "ending", title_of_ending, build_ending, next_after_ending},
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
    {Panel::today, "today", title_of_day, build_today},
    {Panel::warning, "warning", says<words::warning>, build_warning},
    {Panel::set_up, "set_up", says<words::set_up>, build_set_up},
}};
constexpr bool in_order() {
  for (std::size_t i = 0; i < kPanels.size(); ++i)
    if (kPanels[i].panel != static_cast<Panel>(i)) return false;
  return true;
}
static_assert(in_order());

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

// ---- The view

Panels::Places Panels::places_in(const Frame& frame) const {
  const float scale = frame.scale();
  const bool narrow = frame.info.width_px < 560;
  const bool low = frame.info.height_px < 480;  // a phone held sideways: no height for margins
  const float margin = narrow || low ? 8.0f : 24.0f;
  const float pad = narrow || low ? 14.0f : 24.0f;
  const float width = std::min(frame.info.width_px - 2 * margin, 560 * std::min(scale, 1.4f));
  const float most = frame.info.height_px - 2 * margin;
  const float head = space::kTarget + 8;
  const bool has_pinned = kPanels[static_cast<std::size_t>(open_)].pinned != nullptr;
  const float foot = has_pinned && !low ? space::kTarget + 12 : 0;
  // One more than needed: what rounding to pixels takes away would be scrolled for.
  const float wanted = height_ > 0 ? std::ceil(height_ + head + foot + 2 * pad) + 1 : most;
  const Rect box = frame.canvas.snap(
      Rect::centred(frame.info.width_px / 2, frame.info.height_px / 2, width, std::min(wanted, most)));
  const Rect in = box.inset(pad);
  const Rect content{in.x, in.y + head, in.w, in.h - head - foot};
  const Rect pinned = low ? Rect{in.centre_x(), in.y - 2, in.w / 2 - space::kTarget, space::kTarget}
                          : Rect{in.x, in.bottom() - space::kTarget, in.w, space::kTarget};
  return {.box = box,
          .title = {in.x, in.y, (has_pinned && low ? in.w / 2 - 8 : in.w - space::kTarget), space::kTarget},
          .close = {in.right() - space::kTarget + 8, in.y - 4, space::kTarget, space::kTarget},
          .pinned = has_pinned ? pinned : Rect{},
          .content = content,
          .seen = {content.x, content.y, content.w, content.h + (foot > 0 ? 0 : pad * 0.6f)}};
}

void Panels::make(const Canvas& canvas, const Rect& column, const PanelContext& context) {
  const Made made{open_,
                  context.moment.number,
                  context.moment.may_act,
                  context.can_share,
                  &canvas.theme,
                  canvas.fonts.scale,
                  places_,
                  column};
  if (made_ && made == made_for_) return;
  made_for_ = made;
  made_ = true;
  ++views_made_;
  const PanelRow& row = kPanels[static_cast<std::size_t>(open_)];
  title_ = row.title(context);
  content_ = {};
  PanelBuilder content(canvas, content_, column);
  row.build(content, context);
  content_.height = content.used();
  pinned_ = {};
  if (row.pinned != nullptr) {
    const PinnedButton pinned = row.pinned(context);
    PanelBuilder(canvas, pinned_, places_.box).button(places_.pinned, pinned.button, pinned.intent);
    pinned_first_ = pinned.first;
  }
  around_ = {};
  PanelBuilder around(canvas, around_, places_.box);
  const float size = size_in_line(canvas, places_.title.w, title_, 22 * around.scale(), Face::black);
  around.line(places_.title, title_, {.face = Face::black, .size = size, .colour = canvas.theme.text});
  around.icon_button(places_.close, {.id = "panel:close", .label = tr(words::close), .icon = Icon::cross},
                     intent::ClosePanel{});
}

// ---- Frames

class Panels::Window {
 public:
  explicit Window(const Panels& panels) {
    const Rect& box = panels.places_.box;
    ImGui::SetNextWindowPos({box.x, box.y});
    ImGui::SetNextWindowSize({box.w, box.h});
    ImGui::Begin("panel", nullptr,
                 ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoMove | ImGuiWindowFlags_NoSavedSettings |
                     ImGuiWindowFlags_NoBackground);
  }
  ~Window() { ImGui::End(); }
  Window(const Window&) = delete;
  Window& operator=(const Window&) = delete;
};

/// Precondition: within a Window.
class Panels::ContentWindow {
 public:
  explicit ContentWindow(const Panels& panels) {
    const Rect& content = panels.places_.content;
    ImGui::SetCursorScreenPos({content.x - 4, content.y});
    // Wider than the column by the scrollbar, which stands in the margin.
    ImGui::BeginChild(("content" + std::to_string(static_cast<int>(panels.open_))).c_str(),
                      {content.w + 4 + 10, panels.places_.seen.h}, ImGuiChildFlags_None,
                      ImGuiWindowFlags_NoBackground | ImGuiWindowFlags_NavFlattened);
  }
  ~ContentWindow() { ImGui::EndChild(); }
  ContentWindow(const ContentWindow&) = delete;
  ContentWindow& operator=(const ContentWindow&) = delete;
};

/// Precondition: within the content's window.
void Panels::scroll_content() {
  if (ImGui::IsWindowHovered(ImGuiHoveredFlags_ChildWindows | ImGuiHoveredFlags_AllowWhenBlockedByActiveItem) &&
      ImGui::IsMouseDragging(0, space::kDrag))
    ImGui::SetScrollY(ImGui::GetScrollY() - ImGui::GetIO().MouseDelta.y);
  if (at_top_) ImGui::SetScrollY(0);
  at_top_ = false;
  if (wanted_place_) ImGui::SetScrollY(*wanted_place_);
  wanted_place_.reset();
  place_ = ImGui::GetScrollY();
  most_ = ImGui::GetScrollMaxY();
}

void Panels::update(Frame& frame, const PanelContext& context) {
  places_ = places_in(frame);
  if (height_ <= 0) ImGui::SetNextWindowFocus();
  const Window window(*this);
  const ContentWindow content(*this);
  scroll_content();
  const ImVec2 top = ImGui::GetCursorScreenPos();
  make(frame.canvas, {top.x + 4, top.y, places_.content.w, places_.content.h}, context);
  ImGui::SetCursorScreenPos({top.x, top.y + content_.height - 1});
  ImGui::Dummy({1, 1});
  if (std::abs(height_ - content_.height) <= 0.5f) return;
  height_ = content_.height;
  frame.moving = true;  // draw again, now that the height is known
}

void Panels::hear(Frame& frame) {
  const Window window(*this);
  if (pinned_first_) ui::hear(pinned_, pinned_touches_, frame);
  {
    const ContentWindow content(*this);
    ui::hear(content_, content_touches_, frame);
  }
  if (!pinned_first_) ui::hear(pinned_, pinned_touches_, frame);
  ui::hear(around_, around_touches_, frame);
}

void Panels::draw(const Frame& frame) const {
  const auto canvas_here = [&] {
    return canvas_on(*ImGui::GetWindowDrawList(), frame.canvas.theme, frame.canvas.fonts, frame.settings.letters);
  };
  const Window window(*this);
  const Canvas outer = canvas_here();
  outer.list.PushClipRectFullScreen();  // its shadow lies outside
  draw_surface(outer, places_.box, Surface::dialog);
  outer.list.PopClipRect();
  {
    const ContentWindow content(*this);
    const Canvas inner = canvas_here();
    ui::draw(content_, content_touches_, inner);
    const Rect& seen = places_.seen;
    if (place_ > 1) draw_scroll_shadow(inner, seen, Edge::top, std::min(1.0f, place_ / 24));
    if (place_ < most_ - 1) draw_scroll_shadow(inner, seen, Edge::bottom, std::min(1.0f, (most_ - place_) / 24));
  }
  ui::draw(pinned_, pinned_touches_, outer);
  ui::draw(around_, around_touches_, outer);
}

}  // namespace ui
