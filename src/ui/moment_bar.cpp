#include "ui/moment_bar.h"

#include <imgui.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "ui/game_row.h"
#include "ui/press.h"
#include "ui/words.h"

namespace ui {

namespace {

constexpr double kEachMs = 900;  ///< how long a ply is shown in automatic play
constexpr float kGap = 6;
constexpr std::string_view kSlider = "moments";

}  // namespace

std::string moment_words(const Moment& moment) {
  const app::Game& game = moment.session.position();
  if (game.over()) return tr(words::game_over);
  return tr(words::round_n, std::to_string(game.round())) + "  \u2022  " + turn_words(moment.session);
}

float moment_bar_height(float text_scale) { return type::kBody * text_scale * 1.3f + 4 * (space::kTarget + kGap); }

// ---- Stops

void MomentBar::find_stops(const Moment& moment, const GameScreen& table) {
  const app::Session& session = moment.session;
  made_for_ = moment.number;
  stops_.clear();
  Milestone mark = Milestone::none;
  int round = session.position(0).round();
  for (std::size_t i = 0; i <= session.length(); ++i) {
    const app::Game& position = session.position(i);
    if (i > 0) mark = std::max(mark, table.milestone(moment, i - 1));
    if (i > 0 && i < session.length() && !position.starts_ply()) continue;
    stops_.push_back({i, mark, position.round() != round});
    mark = Milestone::none;
    round = position.round();
  }
}

/// The last one that is not after the cursor.
std::size_t MomentBar::stop_at(std::size_t cursor) const {
  const auto after = std::upper_bound(stops_.begin(), stops_.end(), cursor,
                                      [](std::size_t at, const Stop& stop) { return at < stop.cursor; });
  return static_cast<std::size_t>(after - stops_.begin()) - 1;
}

std::size_t MomentBar::cursor_after(Way way, std::size_t cursor) const {
  const std::size_t here = stop_at(cursor), last = stops_.size() - 1;
  switch (way) {
    case Way::first: return 0;
    case Way::back: return stops_[stops_[here].cursor < cursor || here == 0 ? here : here - 1].cursor;
    case Way::on: return stops_[std::min(here + 1, last)].cursor;
    case Way::last: break;
  }
  return stops_[last].cursor;
}

// ---- Drawing

MomentBar::Parts MomentBar::parts_of(const Frame& frame, const Rect& area, bool ways_out) const {
  const float row = space::kTarget, gap = kGap;
  if (area.h < moment_bar_height(frame.scale()) - row - gap) {  // all buttons share a row
    const float slider_h = std::clamp(area.h - row - gap, 24.0f, row), h = std::min(row, area.h - slider_h);
    const float y = area.bottom() - h;
    const float side = std::min(row, area.w / 5), out = ways_out ? 2 * side : 0;
    return {.words = {},
            .slider = {area.x, y - slider_h, area.w, slider_h},
            .buttons = {area.x, y, area.w - out, h},
            .ways_out = {area.right() - out, y, out, h},
            .low = true};
  }
  const float words = type::kBody * frame.scale() * 1.3f;
  // If that is too high the two ways out share a row.
  const float needed = moment_bar_height(frame.scale()) - (ways_out ? 0 : 2 * (row + gap));
  const float h = std::min(area.h, needed > area.h && ways_out ? needed - row - gap : needed);
  Rect rest{area.x, area.bottom() - h, area.w, h};
  const auto take = [&](float height) {
    const Rect taken{rest.x, rest.y, rest.w, height};
    rest = {rest.x, rest.y + height + kGap, rest.w, rest.h - height - kGap};
    return taken;
  };
  Parts parts;
  parts.words = take(words);
  parts.slider = take(row);
  parts.buttons = take(row);
  parts.ways_out = rest;
  return parts;
}

void MomentBar::draw_slider(Frame& frame, const Moment& moment, const Rect& area, const std::string& label) {
  const std::size_t cursor = moment.session.cursor();
  const Canvas& canvas = frame.canvas;
  const Theme& theme = canvas.theme;
  const Rect track{area.x + 10, area.centre_y() - 3, area.w - 20, 6};
  const auto place_of = [&](std::size_t stop) {
    return track.x +
           track.w * static_cast<float>(stop) / static_cast<float>(std::max<std::size_t>(stops_.size() - 1, 1));
  };
  const Hit hit = frame.targets.add({.id = std::string(kSlider), .rect = area, .label = label, .on_table = true});
  const float handle = place_of(stop_at(cursor));
  draw_surface(canvas, track, Surface::well, 3);
  draw_surface(canvas, {track.x, track.y, handle - track.x, track.h}, Surface::active_panel, 3);
  for (std::size_t stop = 0; stop < stops_.size(); ++stop) {
    const float x = place_of(stop);
    if (stops_[stop].new_round)
      canvas.list.AddRectFilled({x - 0.5f, track.y - 2}, {x + 0.5f, track.bottom() + 2}, theme.muted);
    if (stops_[stop].mark == Milestone::purchase)
      canvas.list.AddCircleFilled({x, track.y - 7}, 2.5f, theme.text);
    else if (stops_[stop].mark == Milestone::honour)
      draw_icon(canvas, Icon::crown, x, track.y - 9, 12, theme.text);
  }
  canvas.list.AddCircleFilled({handle, track.centre_y()}, hit.hot || hit.held ? 10.0f : 9.0f, theme.selected);
  canvas.list.AddCircle({handle, track.centre_y()}, hit.hot || hit.held ? 10.0f : 9.0f, theme.ground_deep, 0, 2);
  if (hit.focused) draw_focus_ring(canvas, area, space::kRadius);
  if (!hit.held) return;
  plays_ = false;
  const float share = std::clamp((ImGui::GetIO().MousePos.x - track.x) / track.w, 0.0f, 1.0f);
  const auto stop = static_cast<std::size_t>(std::lround(share * static_cast<float>(stops_.size() - 1)));
  if (stops_[stop].cursor != cursor) frame.intents.others.push_back(intent::GoTo{stops_[stop].cursor});
}

void MomentBar::draw_buttons(Frame& frame, std::size_t cursor, const Rect& area, bool low) {
  const bool at_first = cursor == 0, at_last = cursor == stops_.back().cursor;
  struct Way_ {
    const char* id;
    Text label;
    Icon icon;
    Way way;
    bool enabled;
  };
  const std::array<Way_, 4> ways{{{"moment:first", words::moment_first, Icon::skip_back, Way::first, !at_first},
                                  {"moment:back", words::moment_back, Icon::chevron_left, Way::back, !at_first},
                                  {"moment:on", words::moment_on, Icon::chevron_right, Way::on, !at_last},
                                  {"moment:last", words::moment_last, Icon::skip, Way::last, !at_last}}};
  const bool all = area.w >= 5 * space::kTarget - 4;
  const auto count = static_cast<float>(all ? 5 : 3);
  const float side = std::min(space::kTarget, area.w / count);
  const float step = std::min((area.w - side) / (count - 1), side * 1.4f);
  float x = low ? area.x : area.centre_x() - (step * (count - 1) + side) / 2;
  const auto next = [&] { return Rect{std::exchange(x, x + step), area.y, side, area.h}; };
  const auto draw = [&](const Way_& way) {
    if (!press_icon(frame, next(), {.id = way.id, .label = tr(way.label), .icon = way.icon, .enabled = way.enabled}))
      return;
    plays_ = false;
    frame.intents.others.push_back(intent::GoTo{cursor_after(way.way, cursor)});
  };
  if (all) draw(ways[0]);
  draw(ways[1]);
  if (press_icon(frame, next(),
                 {.id = "moment:play",
                  .label = tr(plays_ ? words::moment_pause : words::moment_play),
                  .icon = plays_ ? Icon::pause : Icon::play})) {
    plays_ = !plays_;
    next_ms_ = frame.info.time_ms;
    if (plays_ && at_last) frame.intents.others.push_back(intent::GoTo{0});
    frame.moving = true;
  }
  draw(ways[2]);
  if (all) draw(ways[3]);
}

void MomentBar::draw_ways_out(Frame& frame, const Moment& moment, const Rect& area, bool low) {
  const Button now{.id = "now", .label = tr(words::back_to_now), .icon = Icon::arrow_right};
  const Button on{
      .id = "play_on", .label = tr(words::play_on), .kind = ButtonKind::primary, .icon = Icon::first_player};
  Rect left{area.x, area.y, area.w, std::min(area.h, space::kTarget)}, right = left;
  if (low || area.h < 2 * space::kTarget) {
    const float half = low ? area.w / 2 : (area.w - kGap) / 2;
    left.w = right.w = half;
    right.x = area.right() - half;
  } else {
    right.y = left.bottom() + kGap;
  }
  const auto pressed = [&](const Rect& rect, const Button& button) {
    return button_width(frame.canvas, button.label, button.icon) <= rect.w ? press(frame, rect, button)
                                                                           : press_icon(frame, rect, button);
  };
  if (pressed(left, on)) {
    plays_ = false;
    frame.intents.others.push_back(intent::Open{Panel::later_moves});
  }
  if (pressed(right, now)) {
    plays_ = false;
    frame.intents.others.push_back(intent::GoTo{moment.session.length()});
  }
}

void MomentBar::draw(Frame& frame, const Moment& moment, const app::GameFlow& flow, const GameScreen& table,
                     const Rect& area, std::string_view other_line) {
  shown_ = !area.empty() && !frame.targets.blocked();
  const std::optional<Way> key = std::exchange(key_, std::nullopt);
  if (area.empty()) {
    plays_ = false;
    return;
  }
  if (made_for_ != moment.number || stops_.empty() || stops_.back().cursor != moment.session.length())
    find_stops(moment, table);
  const std::size_t cursor = moment.session.cursor();
  const bool past = flow.in_past();
  const std::string label = moment_words(moment);
  Parts parts = parts_of(frame, area, past);
  if (!other_line.empty()) {
    Rect& row = parts.buttons.w >= 4 * space::kTarget ? parts.buttons : parts.slider;
    row.w -= space::kTarget;
    if (press_icon(frame, {row.right(), row.y, space::kTarget, row.h},
                   {.id = "moment:other", .label = tr(words::moment_other), .icon = Icon::swap}))
      frame.intents.others.push_back(intent::OpenGame{std::string(other_line)});
  }
  if (!parts.words.empty())
    draw_text_in(frame.canvas, parts.words, label,
                 {.face = Face::bold, .size = type::kBody * frame.scale(), .colour = frame.canvas.theme.text});
  draw_slider(frame, moment, parts.slider, label);
  draw_buttons(frame, cursor, parts.buttons, parts.low);
  if (past) draw_ways_out(frame, moment, parts.ways_out, parts.low);
  const std::optional<Way> way = key ? key : swiped(frame, table, parts.slider);
  if (way) frame.intents.others.push_back(intent::GoTo{cursor_after(*way, cursor)});
  if (way || (plays_ && !past && cursor != 0)) plays_ = false;
  if (!plays_ || frame.targets.blocked()) return;
  if (frame.info.time_ms >= next_ms_ && past && !table.in_motion(frame.info.time_ms)) {
    frame.intents.others.push_back(intent::GoTo{cursor_after(Way::on, cursor)});
    next_ms_ = frame.info.time_ms + kEachMs;
  }
  frame.wake_in(std::max(16.0, next_ms_ - frame.info.time_ms));
}

/// The way of a finger that has just moved sideways, over anything but the slider and what scrolls.
std::optional<MomentBar::Way> MomentBar::swiped(const Frame& frame, const GameScreen& table, const Rect& slider) const {
  const ImGuiIO& io = ImGui::GetIO();
  const ImVec2& from = io.MouseClickedPos[0];
  if (!shown_ || !frame.info.touch || !ImGui::IsMouseReleased(0) || slider.contains(from.x, from.y) || table.scrolled())
    return std::nullopt;
  const float x = io.MousePos.x - from.x, y = io.MousePos.y - from.y;
  if (std::abs(x) < space::kSwipe || std::abs(x) < 2 * std::abs(y)) return std::nullopt;
  return x > 0 ? Way::back : Way::on;
}

bool MomentBar::hear_keys(const Targets& targets) {
  const ImGuiIO& io = ImGui::GetIO();
  if (!shown_ || io.KeyCtrl || io.KeySuper || io.KeyAlt) return false;
  if (!targets.focused().empty() && targets.focused() != kSlider) return false;
  constexpr std::array<std::pair<ImGuiKey, Way>, 4> kKeys{{{ImGuiKey_LeftArrow, Way::back},
                                                           {ImGuiKey_RightArrow, Way::on},
                                                           {ImGuiKey_Home, Way::first},
                                                           {ImGuiKey_End, Way::last}}};
  for (const auto& [pressed, way] : kKeys)
    if (ImGui::IsKeyPressed(pressed)) key_ = way;
  return true;
}

}  // namespace ui
