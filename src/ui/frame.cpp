// One frame: the oldest pending press, the table with its top bar, a panel over it, notices, keys, the text mirror. After it
// is rendered, what was pressed is carried out.
#include <imgui.h>
#include <imgui_internal.h>

#include <utility>

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
  game_.set_time(info.time_ms);
  for (const Heard& heard : game_.take_heard()) cue(heard);
  bare_style();
  hear_press();
  const bool bar_has_keys = !panels_.any() && moment_bar_.hear_keys(targets_);
  const bool pressed_by_key = steer_by_keys(targets_, panels_, bar_has_keys);
  targets_.begin_frame(info);
  if (info.width_px < 1 || info.height_px < 1 || fonts_.body == nullptr) return false;

  tell_page_look();
  set_input_device(info.touch ? base::InputDevice::finger : base::InputDevice::pointer);
  const app::Settings settings = settings_.get();
  ImGui::SetNextWindowPos({0, 0});
  ImGui::SetNextWindowSize({info.width_px, info.height_px});
  ImGui::Begin("table", nullptr, kBareWindow | ImGuiWindowFlags_NoBringToFrontOnFocus);
  Frame frame{.canvas = canvas_on(*ImGui::GetWindowDrawList(), game_.table().theme(theme_of(settings_.look())), fonts_,
                                  settings.gem_letters),
              .info = info,
              .settings = settings,
              .targets = targets_,
              .intents = intents_};
  const std::optional<TableNote>& note = game_.note();
  draw_table(frame, note);
  ImGui::End();
  if (panels_.any()) panels_.draw(frame, panel_context());
  notices_.draw(frame);
  if (!game_.in_motion()) draw_tooltip(frame, game_.table());
  hear_shortcuts(frame, panels_, game_.table(), game_.moment(), pressed_by_key);
  targets_.drop_press();
  if (game_.in_motion() && ImGui::IsMouseClicked(0)) game_.table().skip_motion(game_.moment());

  const bool tells_of_now = mirror_.moment() == game_.flow().moment() && game_.in_motion();
  if (!tells_of_now) mirror_.write(game_.moment(), game_.table(), note, targets_, panels_, settings);
  due_ms_ = frame.due_ms;
  // Dear ImGui takes quick inputs one a frame (a tap between two frames needs four): draw until the queue is empty.
  return frame.moving || !presses_.empty() || !ImGui::GetCurrentContext()->InputEventsQueue.empty();
}

bool App::after_frame() {
  Intents intents = std::exchange(intents_, {});
  if (const auto next = moment_bar_.go_on(game_.in_motion())) intents.others.push_back(intent::GoTo{*next});
  const std::uint64_t before = game_.flow().moment();
  const Panel panel = panels_.open();
  carry_out(intents);
  show_ends();
  go_on_playing();
  // Midnight, or the clock was set: what was pressed in this frame was meant for the day that was shown.
  const bool another_day = daily_.date_changed();
  const bool reviewed = go_on_thinking();
  if (reviewed || another_day) panels_.remake();
  host_.set_layer_open(panels_.any() || game_.table().covered());
  return game_.flow().moment() != before || panels_.open() != panel || !intents.others.empty() || reviewed ||
         another_day;
}

void App::show_ends() {
  const bool ended = game_.take_ending();  // the result is shown after the animation of the last move
  const app::PuzzlePlay& puzzle = game_.puzzle();
  const bool late = puzzle.tells_end() && puzzle.state() == app::PuzzlePlay::State::late;
  if (game_.take_puzzle_end() || (ended && late))
    panels_.show(Panel::puzzle);
  else if (ended && !puzzle.tells_end())
    panels_.show(Panel::ending);
  // After one guided game the next one is not guided.
  if (ended && game_.row().guided) set_guided(false);
}

void App::go_on_playing() {
  const bool over_form = panels_.open() == Panel::new_game || panels_.open() == Panel::set_up;
  const bool form_is_over_new_table = over_form && game_.session().length() == 0;
  if (panels_.open() == Panel::open_link || form_is_over_new_table) return;
  game_.go_on_arriving();
  game_.ask_computer();
}

bool App::go_on_thinking() {
  if (panels_.open() == Panel::review) game_.begin_review();
  if (set_up_.advising()) game_.rest();
  set_up_.go_on(!game_.computers().thinking());
  if (!set_up_.advising()) game_.go_on_weighing();
  const bool reviewed = !set_up_.advising() && game_.go_on_reviewing();
  if (!set_up_.advising() && (panels_.open() == Panel::today || game_.session().over())) game_.go_on_measuring();
  return reviewed;
}

void App::hear_press() {
  while (!presses_.empty()) {
    const Press press = std::move(presses_.front());
    presses_.erase(presses_.begin());
    if (press.moment != game_.flow().moment()) continue;  // made for a position that is not shown any more
    if (game_.in_motion()) game_.table().skip_motion(game_.moment());
    if (press.id.rfind("act:", 0) == 0)
      intents_.play = offered_action(std::string_view(press.id).substr(4));
    else
      targets_.press(press.id);
    return;
  }
}

void App::draw_table(Frame& frame, const std::optional<TableNote>& note) {
  const Rect area{0, 0, frame.info.width_px, frame.info.height_px};
  const Moment moment = game_.moment();
  GameScreen& table = game_.table();
  draw_ground(frame.canvas, area);
  targets_.set_blocked(panels_.any());
  const bool told = table.tell(game_.hint() != nullptr && note ? &*note : nullptr);
  const Rect bar = table.moment_bar(moment, frame.canvas, area), top = table.top_bar(moment, frame.canvas, area);
  top_bar_.update(frame,
                  {moment, table, game_.flow(), game_.computers(), library_, game_.hint(), game_.hint_asked(),
                   game_.no_hint(), game_.attempt().has_value(), game_.chances(), host_.now_ms(), bar.empty()},
                  top);
  top_bar_.hear(frame);
  top_bar_.draw(frame.canvas);
  table.draw(frame, moment, area);
  const bool waits = moment.looks_back && game_.flow().far_to_act();
  const bool leads = !waits && !bar.empty();
  moment_bar_.update(frame.canvas, moment, table, leads ? bar : Rect{}, leads ? game_.other_line() : "");
  moment_bar_.hear(frame, table);
  moment_bar_.draw(frame.canvas);
  far_bar_.update(frame.canvas, moment, host_.can_share(), waits ? bar : Rect{});
  far_bar_.hear(frame);
  far_bar_.draw(frame.canvas);
  const bool at_rest = !game_.in_motion() && !panels_.any();  // below a panel nothing has a place to point at
  if (at_rest && told)
    draw_marks(frame, *note);
  else if (at_rest && note)
    draw_note(frame, *note, {area.x, top.bottom(), area.w, area.bottom() - top.bottom()});
  else if (at_rest)
    draw_rings(frame, table.ringed());
  targets_.set_blocked(false);
  if (panels_.any()) draw_scrim(frame.canvas, area);
}

PanelContext App::panel_context() {
  return {.moment = game_.moment(),
          .table = game_.table(),
          .flow = game_.flow(),
          .settings = settings_.get(),
          .statistics = game_.statistics().get(),
          .library = library_,
          .switcher = switcher_,
          .offer = offer_,
          .kin = kin_,
          .cards = cards_,
          .linked_puzzles = linked_puzzles_,
          .form = form_,
          .newcomer = newcomer(),
          .panels = panels_,
          .confirmations = confirmations_,
          .reviewer = game_.reviewer(),
          .puzzle = game_.puzzle(),
          .daily = daily_,
          .set_up = set_up_,
          .can_share = host_.can_share(),
          .can_vibrate = host_.can_vibrate(),
          .counted = game_.counted()};
}

void App::cue(Heard heard) {
  const app::Settings& settings = settings_.get();
  const bool felt = settings.vibration && touch_ && !(heard.rival && heard.cue < app::Cue::honour);
  if (settings.sounds || felt) host_.cue(heard.cue, settings.sounds, felt);
}

/// The wording follows the input device.
void App::set_input_device(base::InputDevice device) {
  if (base::wording().device == device) return;
  base::set_input_device(device);
  panels_.remake();
}

void App::tell_page_look() {
  const app::Look look = settings_.look();
  if (page_look_ == look) return;
  page_look_ = look;
  host_.set_page_look(look == app::Look::dark ? "dark" : look == app::Look::light ? "light" : "contrast");
}

}  // namespace ui
