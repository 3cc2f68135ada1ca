// One frame: the table, its top bar, a panel over it, notices, keys; then the wishes; then the text mirror.
#include <imgui.h>
#include <imgui_internal.h>

#include <algorithm>

#include "core/seed.h"
#include "ui/app.h"
#include "ui/strings/strings.h"

namespace ui {

namespace {

constexpr ImGuiWindowFlags kBareWindow = ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoMove |
                                         ImGuiWindowFlags_NoSavedSettings | ImGuiWindowFlags_NoBackground |
                                         ImGuiWindowFlags_NoScrollWithMouse;

/// ImGui's own look shows nowhere: no frames, no padding, and the focus ring is ours.
void bare_style() {
  ImGuiStyle& style = ImGui::GetStyle();
  style.WindowPadding = style.FramePadding = style.ItemSpacing = {0, 0};
  style.WindowBorderSize = style.ChildBorderSize = 0;
  style.ScrollbarSize = 6;
  style.Colors[ImGuiCol_ScrollbarBg] = {0, 0, 0, 0};
}

}  // namespace

bool App::draw(const FrameInfo& info) {
  time_ms_ = info.time_ms;
  leaving_.reset();
  bare_style();
  steer();
  targets_.begin_frame(info);
  if (info.width_px < 1 || info.height_px < 1 || fonts_.body == nullptr) return false;
  let_computer_play();

  tell_page_look();
  const Theme& theme = screen_->theme(theme_kind());
  const Rect area{0, 0, info.width_px, info.height_px};
  Wishes wishes;
  ImGui::SetNextWindowPos({0, 0});
  ImGui::SetNextWindowSize({area.w, area.h});
  ImGui::Begin("table", nullptr, kBareWindow | ImGuiWindowFlags_NoBringToFrontOnFocus);
  Frame frame{.canvas = canvas_on(*ImGui::GetWindowDrawList(), theme, fonts_, settings_.gem_letters),
              .info = info,
              .settings = settings_,
              .targets = targets_,
              .wishes = wishes};
  draw_ground(frame.canvas, area);
  targets_.set_blocked(panel_ != Panel::none);
  draw_top_bar(frame, screen_->top_bar(showing(), area, frame.scale()));
  screen_->draw(frame, showing(), area);
  if (panel_ != Panel::none) draw_scrim(frame.canvas, area);
  ImGui::End();

  targets_.set_blocked(false);
  if (panel_ != Panel::none) draw_panel(frame);
  draw_notice(frame);
  draw_tooltip(frame);
  handle_keys(frame);
  targets_.drop_press();

  if (screen_->in_motion(time_ms_) && ImGui::IsMouseClicked(0)) screen_->skip_motion();
  carry_out(wishes);
  show_ending_when_seen();
  let_computer_play();
  if (!screen_->in_motion(time_ms_)) update_mirror();
  due_ms_ = frame.due_ms;
  // Dear ImGui hears quick inputs one a frame (a tap between two frames takes four): draw until the last one is heard.
  return frame.moving || !ImGui::GetCurrentContext()->InputEventsQueue.empty();
}

void App::tell_page_look() {
  const ThemeKind kind = theme_kind();
  if (page_look_ == kind) return;
  page_look_ = kind;
  host_.set_page_look(kind == ThemeKind::dark ? "dark" : kind == ThemeKind::light ? "light" : "contrast");
}

void App::draw_top_bar(Frame& frame, const Rect& bar) {
  const Canvas& canvas = frame.canvas;
  const float side = std::min(bar.h, 44.0f);
  const float y = bar.y + (bar.h - side) / 2;
  const bool narrow = bar.w < 700;
  const auto icon = [&](float& right, std::string id, Str label, Icon shape, bool enabled, Panel panel) {
    right -= side;
    if (press_icon(frame, {right, y, side, side},
                   {.id = std::move(id), .label = tr(label), .icon = shape, .enabled = enabled}) &&
        panel != Panel::none)
      open(panel);
    right -= 4;
  };
  float right = bar.right() - 8;
  if (!narrow) {
    right -= side;
    if (press_icon(frame, {right, y, side, side}, {.id = "help", .label = tr(Str::help), .icon = Icon::help}))
      open_help(screen_->help_page(showing()));
    right -= 4;
    icon(right, "share", Str::share, Icon::share, true, Panel::share);
    icon(right, "log", Str::log, Icon::log, true, Panel::log);
  }
  right -= side;
  if (press_icon(frame, {right, y, side, side},
                 {.id = "redo", .label = tr(Str::redo), .icon = Icon::redo, .enabled = session_->can_redo()}))
    step(true);
  right -= side + 4;
  if (press_icon(frame, {right, y, side, side},
                 {.id = "undo", .label = tr(Str::undo), .icon = Icon::undo, .enabled = session_->can_undo()}))
    step(false);
  if (stored_ != app::StoreResult::ok) {  // stays while nothing is saved
    right -= side + 4;
    if (press_icon(frame, {right, y, side, side},
                   {.id = "unsaved",
                    .label = tr(Str::not_saved),
                    .kind = ButtonKind::primary,
                    .icon = Icon::download,
                    .hint = tr(stored_ == app::StoreResult::full ? Str::storage_full : Str::storage_blocked)}))
      save_to_file();
  }
  if (press_icon(frame, {bar.x + 8, y, side, side}, {.id = "menu", .label = tr(Str::menu), .icon = Icon::menu}))
    open(Panel::menu);

  const app::Game& game = session_->position();
  const bool kingdom = game.kind() == app::GameKind::kingdom;
  const double until_said = asked_at_ms_ + static_cast<double>(duration::kThinkingDelay) - host_.now_ms();
  const bool thinking = !asked_id_.empty() && until_said <= 0;
  if (!asked_id_.empty() && !thinking) frame.wake_in(until_said);
  const std::string name = game.over() ? std::string() : seat_name(*session_, game.to_act());
  std::string text = game.over() ? screen_->status(showing())
                     : showing().viewer == game.to_act() && showing().may_act
                         ? std::string(tr(kingdom ? Str::kd_your_turn : Str::your_turn))
                         : tr(thinking  ? Str::thinking
                              : kingdom ? Str::kd_turn_of
                                        : Str::turn_of,
                              name);
  if (!owns_tab_) text = tr(Str::other_tab);
  constexpr std::string_view kDot = "  \xE2\x80\xA2  ";
  if (game.last_round()) text = tr(Str::last_round) + std::string(kDot) + text;
  if (!game.over() && !narrow) text = tr(Str::round_n, std::to_string(game.round())) + std::string(kDot) + text;
  const Rect middle{bar.x + 8 + side + 12, bar.y, right - bar.x - side - 32, bar.h};
  float size = std::min(18 * frame.scale(), bar.h * 0.42f);  // smaller, or in two lines, rather than cut
  const auto one_line = [&] { return text_width(canvas, text, Face::bold, size) <= middle.w; };
  const auto height = [&] { return paragraph_height(canvas, middle.w, text, Face::bold, size); };
  while (size > type::kLabel && !one_line() && height() > bar.h - 4) --size;
  if (one_line() || height() > bar.h - 4)
    draw_text_in(canvas, middle, text, {.face = Face::bold, .size = size, .colour = canvas.theme.text});
  else
    draw_paragraph(canvas, middle.x, bar.centre_y() - height() / 2, middle.w, text,
                   {.face = Face::bold, .size = size, .colour = canvas.theme.text});
  if (!owns_tab_ && press(frame, {middle.right() - 130, y, 130, side},
                          {.id = "tab", .label = tr(Str::play_here), .kind = ButtonKind::primary}))
    host_.tab_take();
}

void App::draw_notice(Frame& frame) {
  const double left = notice_until_ms_ - host_.now_ms();
  if (left <= 0) return;
  Frame over{.canvas = canvas_on(*ImGui::GetForegroundDrawList(), frame.canvas.theme, fonts_, settings_.gem_letters),
             .info = frame.info,
             .settings = settings_,
             .targets = targets_,
             .wishes = frame.wishes};
  const float size = 15 * frame.scale();
  const float width = std::min(frame.info.width_px - 24, 560 * frame.scale());
  const float height = paragraph_height(over.canvas, width - 32, notice_, Face::regular, size) + 20;
  const Rect box = Rect::centred(frame.info.width_px / 2, 0, width, height).moved(0, 56 + height / 2);
  draw_surface(over.canvas, box, Surface::dialog, space::kRadius);
  draw_paragraph(over.canvas, box.x + 16, box.y + 10, width - 32, notice_,
                 {.size = size, .colour = over.canvas.theme.text});
  frame.wake_in(left);
}

void App::draw_tooltip(Frame& frame) {
  double wait_ms = 0;
  const Target* target = targets_.tooltip(wait_ms);
  if (wait_ms > 0) frame.wake_in(wait_ms);
  if (target == nullptr || screen_->in_motion(time_ms_)) return;
  const Canvas canvas = canvas_on(*ImGui::GetForegroundDrawList(), frame.canvas.theme, fonts_, settings_.gem_letters);
  const float size = type::kLabel * frame.scale();
  const float width = std::min(280 * frame.scale(), text_width(canvas, target->hint, Face::regular, size) + 4);
  const float height = paragraph_height(canvas, width, target->hint, Face::regular, size);
  Rect body{target->rect.centre_x() - width / 2 - 12, target->rect.bottom() + 10, width + 24, height + 16};
  if (body.bottom() > frame.info.height_px - 4) body.y = target->rect.y - 10 - body.h;
  body.x = std::clamp(body.x, 4.0f, std::max(4.0f, frame.info.width_px - body.w - 4));
  const bool above = body.y < target->rect.y;
  draw_bubble(canvas, body, {target->rect.centre_x(), above ? target->rect.y - 2 : target->rect.bottom() + 2});
  draw_paragraph(canvas, body.x + 12, body.y + 8, width, target->hint, {.size = size, .colour = canvas.theme.text});
}

/// Arrows lead the ring to what was drawn last, Space and Enter press what it is on, and a panel scrolls.
void App::steer() {
  const ImGuiIO& io = ImGui::GetIO();
  if (ImGui::IsMouseClicked(0)) targets_.hide_focus();
  if (io.KeyCtrl || io.KeySuper || io.KeyAlt) return;
  const bool may_scroll = panel_ != Panel::none && panel_scroll_.most > 0;
  const auto scroll = [&](float by) {
    const float place = std::clamp(panel_scroll_.place + by, 0.0f, panel_scroll_.most);
    if (!may_scroll || place == panel_scroll_.place) return false;
    panel_scroll_.wish = panel_scroll_.place = place;
    return true;
  };
  constexpr float kLine = 60;
  constexpr std::array<std::pair<ImGuiKey, Arrow>, 4> kArrows{{{ImGuiKey_LeftArrow, Arrow::left},
                                                               {ImGuiKey_RightArrow, Arrow::right},
                                                               {ImGuiKey_UpArrow, Arrow::up},
                                                               {ImGuiKey_DownArrow, Arrow::down}}};
  for (const auto& [key, arrow] : kArrows) {
    if (!ImGui::IsKeyPressed(key) || targets_.move_focus(arrow, false)) continue;
    if (!scroll(arrow == Arrow::up ? -kLine : kLine)) targets_.move_focus(arrow, true);
  }
  if (ImGui::IsKeyPressed(ImGuiKey_PageUp)) scroll(-panel_scroll_.page);
  if (ImGui::IsKeyPressed(ImGuiKey_PageDown)) scroll(panel_scroll_.page);
  if (ImGui::IsKeyPressed(ImGuiKey_Home)) scroll(-panel_scroll_.most);
  if (ImGui::IsKeyPressed(ImGuiKey_End)) scroll(panel_scroll_.most);
  const bool pressed = ImGui::IsKeyPressed(ImGuiKey_Space, false) || ImGui::IsKeyPressed(ImGuiKey_Enter, false) ||
                       ImGui::IsKeyPressed(ImGuiKey_KeypadEnter, false);
  // Enter without a ring confirms, see handle_keys.
  pressed_by_key_ = pressed && !targets_.focused().empty();
  if (pressed_by_key_) targets_.press(targets_.focused());
}

void App::handle_keys(Frame& frame) {
  const ImGuiIO& io = ImGui::GetIO();
  const bool command = io.KeyCtrl || io.KeySuper;
  if (command && ImGui::IsKeyPressed(ImGuiKey_Z, false)) step(io.KeyShift);
  if (command && ImGui::IsKeyPressed(ImGuiKey_Y, false)) step(true);
  if (command) return;
  if (ImGui::IsKeyPressed(ImGuiKey_Escape, false)) {
    if (panel_ != Panel::none)
      close_panel();
    else
      screen_->key('\x1b', showing(), frame.wishes);
  }
  if (panel_ != Panel::none) return;
  const bool enter = ImGui::IsKeyPressed(ImGuiKey_Enter, false) || ImGui::IsKeyPressed(ImGuiKey_KeypadEnter, false);
  if (enter && !pressed_by_key_) screen_->key('\n', showing(), frame.wishes);
  if (!settings_.single_keys || io.KeyAlt) return;
  for (int key = ImGuiKey_A; key <= ImGuiKey_Z; ++key)
    if (ImGui::IsKeyPressed(static_cast<ImGuiKey>(key), false) &&
        screen_->key(static_cast<char>('A' + key - ImGuiKey_A), showing(), frame.wishes))
      targets_.hide_focus();  // Enter goes on with what the letters chose
  for (int key = ImGuiKey_0; key <= ImGuiKey_9; ++key)
    if (ImGui::IsKeyPressed(static_cast<ImGuiKey>(key), false) &&
        screen_->key(static_cast<char>('0' + key - ImGuiKey_0), showing(), frame.wishes))
      targets_.hide_focus();
}

void App::carry_out(const Wishes& wishes) {
  if (wishes.play && showing().may_act && *wishes.play < session_->position().legal_count())
    play(*wishes.play);
  else if (!wishes.refusal.empty())
    notice(wishes.refusal);
  if (wishes.end_guide) end_guide();
}

std::string App::heading() const {
  return screen_->title() + ", " +
         tr(Str::open_deal, std::to_string(session_->position().players()), splendor::seed_code(session_->spec().seed));
}

std::string App::mirror_text() const {
  const Showing now = showing();
  JsonWriter json;
  json.begin_object().text("lang", settings_.language == app::Language::fr ? "fr" : "en");
  const std::string last = session_->position().last_round() ? std::string(tr(Str::last_round)) + ". " : std::string();
  json.text("heading", heading()).text("status", last + screen_->status(now));
  const auto buttons = [&] {
    json.begin_array("buttons");
    for (const Target& target : targets_.all()) {
      if (target.on_table) continue;
      json.begin_object().text("id", target.id).text("label", target.label).boolean("enabled", target.enabled);
      if (!target.hint.empty() && target.hint != target.label) json.text("hint", target.hint);
      if (target.pressed) json.boolean("pressed", true);
      json.end_object();
    }
    json.end_array();
  };
  if (panel_ != Panel::none) {
    json.begin_object("dialog").text("title", panel_title_).begin_array("text");
    for (const std::string& words : panel_text_) json.text(words);
    json.end_array();
    buttons();
    json.end_object();
  }
  screen_->mirror(json, now);
  if (panel_ == Panel::none) {
    json.begin_object("controls").text("title", tr(Str::menu));
    buttons();
    json.end_object();
  }
  json.begin_object("log").text("title", tr(Str::log)).begin_array("lines");
  for (std::size_t i = 0; i < session_->cursor(); ++i) json.text(screen_->log_line(now, i));
  json.end_array().end_object().end_object();
  return json.result();
}

void App::update_mirror() {
  std::string text = mirror_text();
  if (text == last_mirror_) return;
  last_mirror_ = std::move(text);
  host_.mirror_show(last_mirror_);
}

}  // namespace ui
