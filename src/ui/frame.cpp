// One frame: the oldest pending press, the table with its top bar, a panel over it, notices, keys, the text mirror. After it
// is rendered, what was pressed is carried out.
#include <imgui.h>
#include <imgui_internal.h>

#include <utility>

#include "ui/action_press.h"
#include "ui/app.h"
#include "ui/game_row.h"
#include "ui/keys.h"

namespace ui {

namespace {

constexpr ImGuiWindowFlags kBareWindow = ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoMove |
                                         ImGuiWindowFlags_NoSavedSettings | ImGuiWindowFlags_NoBackground |
                                         ImGuiWindowFlags_NoScrollWithMouse;

/// Removes ImGui's own look: no frames, no padding, and the focus ring is ours.
void bare_style() {
  ImGuiStyle& style = ImGui::GetStyle();
  style.WindowPadding = style.FramePadding = style.ItemSpacing = {0, 0};
  style.WindowBorderSize = style.ChildBorderSize = 0;
  style.ScrollbarSize = 6;
  style.Colors[ImGuiCol_ScrollbarBg] = {0, 0, 0, 0};
}

ThemeKind theme_of(app::Look look) {
  return look == app::Look::light      ? ThemeKind::light
         : look == app::Look::contrast ? ThemeKind::high_contrast
                                       : ThemeKind::dark;
}

}  // namespace

bool App::draw(const FrameInfo& info) {
  touch_ = info.touch;
  parts_.game.set_time(info.time_ms);
  for (const Sound& sound : parts_.game.take_heard()) page_settings_.cue(sound, touch_);
  bare_style();
  hear_press();
  const bool bar_has_keys = !parts_.panels.any() && bars_.hear_keys(targets_);
  const bool pressed_by_key = steer_by_keys(targets_, parts_.panels, bar_has_keys);
  targets_.begin_frame(info);
  if (info.width_px < 1 || info.height_px < 1 || fonts_.body == nullptr) return false;

  page_settings_.tell_look();
  set_input_device(info.touch ? base::InputDevice::finger : base::InputDevice::pointer);
  const app::Settings settings = parts_.settings.get();
  ImGui::SetNextWindowPos({0, 0});
  ImGui::SetNextWindowSize({info.width_px, info.height_px});
  ImGui::Begin("table", nullptr, kBareWindow | ImGuiWindowFlags_NoBringToFrontOnFocus);
  Frame frame{
      .canvas = canvas_on(*ImGui::GetWindowDrawList(), parts_.game.table().theme(theme_of(parts_.settings.look())),
                          fonts_, settings.letters),
      .info = info,
      .settings = settings,
      .targets = targets_,
      .intents = intents_};
  const std::optional<TableNote>& note = parts_.game.note();
  draw_table(frame, note);
  ImGui::End();
  if (parts_.panels.any()) {
    parts_.panels.update(frame, parts_.panel_context(host_, newcomer()));
    parts_.panels.hear(frame);
    parts_.panels.draw(frame);
  }
  parts_.notices.draw(frame);
  if (!parts_.game.in_motion()) draw_tooltip(frame, parts_.game.table());
  hear_shortcuts(frame, parts_.panels, parts_.game, pressed_by_key);
  targets_.drop_press();
  if (ImGui::IsMouseClicked(0)) parts_.game.skip_motion();

  const bool tells_of_now = mirror_.moment() == parts_.game.flow().moment() && parts_.game.in_motion();
  if (!tells_of_now) mirror_.write(parts_.game.moment(), parts_.game.table(), note, targets_, parts_.panels, settings);
  due_ms_ = frame.due_ms;
  // Dear ImGui takes quick inputs one a frame (a tap between two frames needs four): draw until the queue is empty.
  return frame.moving || !presses_.empty() || !ImGui::GetCurrentContext()->InputEventsQueue.empty();
}

bool App::after_frame() {
  Intents intents = std::exchange(intents_, {});
  if (const auto next = bars_.go_on(parts_.game.in_motion())) intents.others.push_back(intent::GoTo{*next});
  const std::uint64_t before = parts_.game.flow().moment();
  const Panel panel = parts_.panels.open();
  carry_out(intents);
  if (parts_.confirmations.go_on()) parts_.notices.withdraw_answer();
  show_ends();
  go_on_playing();
  // Midnight, or the clock was set: what was pressed in this frame was meant for the day that was shown.
  const bool another_day = parts_.daily.date_changed();
  const bool reviewed = go_on_thinking();
  if (reviewed || another_day) parts_.panels.remake();
  host_.set_layer_open(parts_.panels.any() || parts_.game.table().covered());
  return parts_.game.flow().moment() != before || parts_.panels.open() != panel || !intents.others.empty() ||
         reviewed || another_day;
}

void App::show_ends() {
  const bool ended = parts_.game.take_ending();  // the result is shown after the animation of the last move
  const app::PuzzlePlay& puzzle = parts_.game.puzzle();
  const bool late = puzzle.tells_end() && puzzle.state() == app::PuzzlePlay::State::late;
  if (parts_.game.take_puzzle_end() || (ended && late))
    parts_.panels.show(Panel::puzzle);
  else if (ended && !puzzle.tells_end())
    parts_.panels.show(Panel::ending);
  if (ended) parts_.learning.game_ended();
}

void App::go_on_playing() {
  const bool over_form = parts_.panels.open() == Panel::new_game || parts_.panels.open() == Panel::set_up;
  const bool form_is_over_new_table = over_form && parts_.game.session().length() == 0;
  if (parts_.panels.open() == Panel::open_link || form_is_over_new_table) return;
  parts_.game.go_on_arriving();
  parts_.game.ask_computer();
}

bool App::go_on_thinking() {
  if (parts_.panels.open() == Panel::review) parts_.game.begin_review();
  if (parts_.set_up.advising()) parts_.game.make_way_for_advice();
  parts_.set_up.go_on(parts_.game.thinking().may_ask(WorkerUser::position));
  parts_.game.set_advises_on_position(parts_.set_up.advising());
  parts_.game.go_on_weighing();
  const bool reviewed = parts_.game.go_on_reviewing();
  if (parts_.panels.open() == Panel::today || parts_.game.session().over()) parts_.game.go_on_measuring();
  return reviewed;
}

void App::hear_press() {
  while (!presses_.empty()) {
    const Press press = std::move(presses_.front());
    presses_.erase(presses_.begin());
    const Control* control = targets_.find(press.id);
    const bool late = press.moment != parts_.game.flow().moment();  // a computer's turn has come between, for instance
    if (late && (control == nullptr || !control->any_moment)) continue;
    parts_.game.skip_motion();
    if (action_number(press.id))
      parts_.game.press(press.id, intents_);
    else
      targets_.press(press.id);
    return;
  }
}

bool App::pointer_press_is_past() const {
  return pointer_press_ && (pointer_press_->in_motion || pointer_press_->moment != parts_.game.flow().moment());
}

void App::draw_table(Frame& frame, const std::optional<TableNote>& note) {
  const Rect area{0, 0, frame.info.width_px, frame.info.height_px};
  const GameScreen& table = parts_.game.table();
  if (ImGui::IsMouseClicked(0)) pointer_press_ = {parts_.game.flow().moment(), parts_.game.in_motion()};
  draw_ground(frame.canvas, area);
  targets_.set_blocked(parts_.panels.any());
  // Below a panel nothing has a place to point at.
  const bool at_rest = !parts_.game.in_motion() && !parts_.panels.any();
  parts_.game.tell(at_rest && note ? &*note : nullptr);
  const Rect above = bars_.show_above(frame, parts_.game, parts_.library, area);
  if (!note)
    note_fold_.forget();
  else if (at_rest)
    note_fold_.hear(frame, *note);
  targets_.ignore_pointer_press(pointer_press_is_past());
  parts_.game.draw_table(frame, area);
  if (const double left = parts_.game.last_look_ms(); left > 0) frame.wake_in(left);
  targets_.ignore_pointer_press(false);
  bars_.show_beside(frame, parts_.game, note && is_of_review(*note));
  if (at_rest && note)
    note_fold_.draw(frame, *note, {area.x, above.bottom(), area.w, area.bottom() - above.bottom()}, table.note_room(),
                    table.covered());
  else if (at_rest)
    draw_lesson_marks(frame, table.ringed());
  targets_.set_blocked(false);
  if (parts_.panels.any()) draw_scrim(frame.canvas, area);
}

/// The wording follows the input device.
void App::set_input_device(base::InputDevice device) {
  if (base::wording().device == device) return;
  base::set_input_device(device);
  parts_.panels.remake();
}

}  // namespace ui
