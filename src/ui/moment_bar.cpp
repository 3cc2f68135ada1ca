#include "ui/moment_bar.h"

#include <imgui.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "ui/art/paint.h"
#include "ui/game_row.h"
#include "ui/words.h"

namespace ui {

namespace {

constexpr double kEachMs = 900;  ///< how long a ply is shown in automatic play
constexpr float kGap = 6;
constexpr float kLeastSlider = 24, kLeastSide = 40;  ///< where the bar is low
constexpr float kWayOut = 110;                       ///< width of a way out with its words
constexpr float kWordsLine = 1.3f, kWordsPad = 8;
constexpr float kCrown = 11;  ///< of an honour, on the slider
constexpr std::string_view kSlider = "moments", kPlay = "moment:play", kOther = "moment:other";

/// Of the words of a low bar.
float words_height(float text_scale) { return type::kLabel * text_scale * kWordsLine; }

}  // namespace

std::string moment_words(const Moment& moment) {
  const app::Game& game = moment.session.position();
  if (game.over()) return tr(words::game_over);
  return tr(words::round_n, std::to_string(game.round())) + "  \u2022  " + turn_words(moment.session);
}

float moment_bar_height(float text_scale) {
  return type::kBody * text_scale * kWordsLine + 4 * (space::kTarget + kGap);
}

// ---- Stops

void MomentBar::find_stops(const Moment& moment, const GameScreen& table) {
  const app::Session& session = moment.session;
  stops_of_ = moment.number;
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

std::size_t MomentBar::cursor_after(Way way) const {
  const std::size_t cursor = made_->cursor;
  const std::size_t here = stop_at(cursor), last = stops_.size() - 1;
  switch (way) {
    case Way::first: return 0;
    case Way::back: return stops_[stops_[here].cursor < cursor || here == 0 ? here : here - 1].cursor;
    case Way::on: return stops_[std::min(here + 1, last)].cursor;
    case Way::last: break;
  }
  return stops_[last].cursor;
}

// ---- The view

namespace {

/// Words and slider above each other; the buttons in the middle of a row, the ways out below.
MomentBar::Parts tall_parts(float scale, const Rect& area, bool ways_out, bool has_other) {
  const float row = space::kTarget;
  // If that is too high the two ways out share a row.
  const float needed = moment_bar_height(scale) - (ways_out ? 0 : 2 * (row + kGap));
  const bool shared = needed > area.h;
  const float h = std::min(area.h, needed > area.h && ways_out ? needed - row - kGap : needed);
  Rect rest{area.x, area.bottom() - h, area.w, h};
  const auto take = [&](float height) {
    const Rect taken{rest.x, rest.y, rest.w, height};
    rest = {rest.x, rest.y + height + kGap, rest.w, rest.h - height - kGap};
    return taken;
  };
  MomentBar::Parts parts;
  parts.words = take(type::kBody * scale * kWordsLine);
  parts.slider = take(row);
  Rect buttons = take(row);
  if (has_other) {
    Rect& beside = buttons.w >= 4 * row ? buttons : parts.slider;
    beside.w -= row;
    parts.other = {beside.right(), beside.y, row, beside.h};
  }
  const bool all = buttons.w >= 5 * row - 4;
  const auto count = static_cast<float>(all ? 5 : 3);
  const float side = std::min(row, buttons.w / count);
  const float step = std::min((buttons.w - side) / (count - 1), side * 1.4f);
  float x = buttons.centre_x() - (step * (count - 1) + side) / 2;
  const auto next = [&] { return Rect{std::exchange(x, x + step), buttons.y, side, buttons.h}; };
  if (all) parts.first = next();
  parts.back = next();
  parts.play = next();
  parts.on = next();
  if (all) parts.last = next();
  if (!ways_out) return parts;
  const Rect line{rest.x, rest.y, rest.w, std::min(rest.h, row)};
  parts.play_on = shared ? line.column(0, 2, kGap) : line;
  parts.now = shared ? line.column(1, 2, kGap) : line.moved(0, line.h + kGap);
  return parts;
}

/// Where that is too high: all buttons in one row, else in two, of which the upper one has the slider between first and last,
/// so that the ways out have room for words.
MomentBar::Parts low_parts(float scale, const Rect& area, bool has_other) {
  const float row = space::kTarget, others = has_other ? 1.0f : 0.0f, most = 5 + 2 + others;
  const bool wide = area.w >= most * kLeastSide;
  const bool one_row = area.w >= (5 + others) * row + 2 * kWayOut;
  const float wanted = wide ? row + kLeastSlider : 2 * row;
  const float words = words_height(scale), spare = area.h - wanted;
  MomentBar::Parts parts;
  Rect rest = area;
  if (spare >= type::kLeastNumeral * kWordsLine) {
    parts.words.h = std::min(words, spare);
    rest = {area.x, area.y + parts.words.h, area.w, area.h - parts.words.h};
  }
  const float between = std::clamp(rest.h - wanted, 0.0f, kGap);
  const float side = std::min(row, area.w / (one_row ? most : 5));
  const float slider_h = wide ? std::clamp(rest.h - row - between, kLeastSlider, row) : (rest.h - between) / 2;
  const float h = std::min(row, rest.h - slider_h - between);
  Rect upper{rest.x, rest.bottom() - h - between - std::min(slider_h, row), rest.w, std::min(slider_h, row)};
  if (parts.words.h > 0)
    parts.words = {area.x + kWordsPad, upper.y - parts.words.h, area.w - 2 * kWordsPad, parts.words.h};
  float left = rest.x;
  const float y = rest.bottom() - h;
  const auto from_left = [&] { return Rect{std::exchange(left, left + side), y, side, h}; };
  if (one_row) {
    parts.first = from_left();
  } else {
    parts.first = {upper.x, upper.y, side, upper.h};
    upper = {upper.x + side, upper.y, upper.w - side, upper.h};
  }
  parts.back = from_left();
  parts.play = from_left();
  parts.on = from_left();
  if (one_row) parts.last = from_left();
  if (one_row && has_other) parts.other = from_left();
  const float each = std::max(side, (rest.right() - left) / 2 - kGap), gap = each > side ? kGap : 0;
  parts.now = {rest.right() - each, y, each, h};
  parts.play_on = {parts.now.x - gap - each, y, each, h};
  const auto end_of_upper = [&] {
    upper.w -= side;
    return Rect{upper.right(), upper.y, side, upper.h};
  };
  if (!one_row && has_other) parts.other = end_of_upper();
  if (!one_row) parts.last = end_of_upper();
  parts.slider = upper;
  return parts;
}

bool is_low(float scale, const Rect& area) { return area.h < moment_bar_height(scale) - space::kTarget - kGap; }

}  // namespace

bool moment_bar_fits(float scale, const Rect& area) {
  const float side = space::kTarget, words = words_height(scale);
  return !is_low(scale, area) || (area.w >= 7 * kLeastSide && area.h >= side + kLeastSlider + words) ||
         (area.w >= 5 * side && area.h >= 2 * side + words);
}

float moment_bar_height_in(float scale, float width, float room) {
  const float tall = moment_bar_height(scale), shared = tall - space::kTarget - kGap;
  const float rows = width >= 7 * kLeastSide ? space::kTarget + kLeastSlider : 2 * space::kTarget;
  return room >= tall ? tall : room >= shared ? shared : rows + words_height(scale);
}

void MomentBar::make_buttons(PanelBuilder& build, const Parts& parts) const {
  const bool at_first = made_->cursor == 0, at_last = made_->cursor == stops_.back().cursor;
  const auto add = [&](const Rect& rect, const char* id, Text label, Icon icon, Way way, bool enabled) {
    build.icon_button(rect, {.id = id, .label = tr(label), .icon = icon, .enabled = enabled},
                      intent::GoTo{cursor_after(way)});
  };
  if (!parts.other.empty())
    build.icon_button(parts.other, {.id = std::string(kOther), .label = tr(words::moment_other), .icon = Icon::swap},
                      intent::OpenGame{made_->other_line});
  if (!parts.first.empty())
    add(parts.first, "moment:first", words::moment_first, Icon::skip_back, Way::first, !at_first);
  add(parts.back, "moment:back", words::moment_back, Icon::chevron_left, Way::back, !at_first);
  build.icon_button(parts.play,
                    {.id = std::string(kPlay),
                     .label = tr(plays_ ? words::moment_pause : words::moment_play),
                     .icon = plays_ ? Icon::pause : Icon::play},
                    at_last ? Intent(intent::GoTo{0}) : Intent());
  add(parts.on, "moment:on", words::moment_on, Icon::chevron_right, Way::on, !at_last);
  if (!parts.last.empty()) add(parts.last, "moment:last", words::moment_last, Icon::skip, Way::last, !at_last);
}

void MomentBar::make_ways_out(PanelBuilder& build, const Parts& parts) const {
  build.button_that_fits(
      parts.play_on,
      {.id = "play_on", .label = tr(words::play_on), .kind = ButtonKind::primary, .icon = Icon::first_player},
      intent::Open{Panel::later_moves});
  if (made_->reviewed)
    build.button_that_fits(parts.now, {.id = "moment:review", .label = tr(words::review), .icon = Icon::eye},
                           intent::Open{Panel::review});
  else
    build.button_that_fits(parts.now, {.id = "now", .label = tr(words::back_to_now), .icon = Icon::arrow_right},
                           intent::GoTo{made_->length});
}

namespace {

/// At the end of a game: what comes next, where the ways out of its earlier moments are, and the result again.
void build_after_end(PanelBuilder& build, const MomentBar::Parts& parts, bool puzzle) {
  if (puzzle) {
    build.button_that_fits(
        parts.play_on,
        {.id = "over:result", .label = tr(words::the_result), .kind = ButtonKind::primary, .icon = Icon::crown},
        intent::Open{Panel::puzzle});
    build.button_that_fits(parts.now, {.id = "over:puzzles", .label = tr(words::puzzles), .icon = Icon::trophy},
                           intent::Open{Panel::puzzles});
    return;
  }
  build.button_that_fits(
      parts.play_on,
      {.id = "over:rematch", .label = tr(words::rematch), .kind = ButtonKind::primary, .icon = Icon::swap},
      intent::Rematch{});
  build.button_that_fits(parts.now, {.id = "over:result", .label = tr(words::the_result), .icon = Icon::crown},
                         intent::Open{Panel::ending});
}

}  // namespace

void MomentBar::make(const Canvas& canvas, const Moment& moment) {
  ++views_made_;
  view_ = {};
  const std::string label = moment_words(moment);
  const float scale = canvas.fonts.scale;
  const bool low = is_low(scale, made_->area), has_other = !made_->other_line.empty();
  const bool past = made_->past(), ways_out = past || moment.session.position().over();
  const Parts parts =
      low ? low_parts(scale, made_->area, has_other) : tall_parts(scale, made_->area, ways_out, has_other);
  PanelBuilder build(canvas, view_, made_->area);
  if (!parts.words.empty()) {
    const float size =
        size_in_line(canvas, parts.words.w, label, (low ? type::kLabel : type::kBody) * scale, Face::bold);
    build.line(parts.words, label, {.face = Face::bold, .size = size, .colour = canvas.theme.text});
  }
  slider_ = parts.slider;
  slider_control_ =
      build.press({.id = std::string(kSlider), .rect = slider_, .label = label, .on_table = true}, Intent());
  make_buttons(build, parts);
  if (past)
    make_ways_out(build, parts);
  else if (ways_out)
    build_after_end(build, parts, moment.puzzle);
}

void MomentBar::update(const Canvas& canvas, const Moment& moment, const GameScreen& table, const Rect& area,
                       std::string_view other_line, bool reviewed) {
  if (area.empty()) return made_.reset();
  const app::Session& session = moment.session;
  if (stops_of_ != moment.number || stops_.empty() || stops_.back().cursor != session.length())
    find_stops(moment, table);
  Made made{moment.number,    session.cursor(), session.length(),        area,    plays_,
            light_of(canvas), wording(),        std::string(other_line), reviewed};
  if (made_ == made) return;
  made_ = std::move(made);
  make(canvas, moment);
}

// ---- Drawing

void MomentBar::draw(const Canvas& canvas) const {
  if (!made_) return;
  ui::draw(view_, touches_, canvas);
  draw_slider(canvas, touches_[slider_control_]);
}

void MomentBar::draw_slider(const Canvas& canvas, const Touch& touch) const {
  const Theme& theme = canvas.theme;
  const Rect track = track_of_slider();
  const float step = track.w / static_cast<float>(std::max<std::size_t>(stops_.size() - 1, 1));
  const auto place_of = [&](std::size_t stop) { return track.x + step * static_cast<float>(stop); };
  const float dot = std::clamp(step * 0.35f, 1.2f, 2.5f);  // apart in a long game, too
  const float handle = place_of(stop_at(made_->cursor));
  draw_surface(canvas, track, Surface::well, 3);
  fill_rounded(canvas, {track.x, track.y, handle - track.x, track.h}, 3, theme.control_edge);
  for (std::size_t stop = 0; stop < stops_.size(); ++stop) {
    const float x = place_of(stop);
    if (stops_[stop].new_round)
      canvas.list.AddRectFilled({x - 0.5f, track.y - 2}, {x + 0.5f, track.bottom() + 2}, theme.muted);
    if (stops_[stop].mark == Milestone::purchase)
      canvas.list.AddCircleFilled({x, track.y - 7}, dot, theme.text);
    else if (stops_[stop].mark == Milestone::honour)  // below, where no dot is beside it
      draw_icon(canvas, Icon::crown, x, std::min(track.bottom() + 9, slider_.bottom() - kCrown / 2), kCrown,
                theme.text);
  }
  const float radius = touch.hot || touch.held ? 10 : 9;
  canvas.list.AddCircleFilled({handle, track.centre_y()}, radius, theme.selected);
  canvas.list.AddCircle({handle, track.centre_y()}, radius, theme.ground_deep, 0, 2);
  if (touch.focused) draw_focus_ring(canvas, slider_, space::kRadius);
}

// ---- Input

void MomentBar::hear(Frame& frame, const GameScreen& table) {
  const std::optional<Way> key = std::exchange(key_, std::nullopt);
  shown_ = made_ && !frame.targets.blocked();
  now_ms_ = frame.info.time_ms;
  if (!made_) {
    plays_ = false;
    return;
  }
  const std::string pressed = ui::hear(view_, touches_, frame);
  if (pressed == kPlay) {
    plays_ = !plays_;
    restarts_ = !made_->past();
    next_ms_ = now_ms_ + (restarts_ ? kEachMs : 0);
  } else if (!pressed.empty() && pressed != kOther && pressed != kSlider) {
    plays_ = false;
  }
  if (touches_[slider_control_].held) {
    plays_ = false;
    drag(frame);
  }
  const std::optional<Way> way = key ? key : swiped(frame, table);
  if (way) {
    plays_ = false;
    frame.intents.others.push_back(intent::GoTo{cursor_after(*way)});
  }
  if (plays_ && shown_ && made_->past()) frame.wake_in(std::max(16.0, next_ms_ - now_ms_));
}

void MomentBar::drag(Frame& frame) const {
  const Rect track = track_of_slider();
  const float share = std::clamp((ImGui::GetIO().MousePos.x - track.x) / track.w, 0.0f, 1.0f);
  const auto stop = static_cast<std::size_t>(std::lround(share * static_cast<float>(stops_.size() - 1)));
  if (stops_[stop].cursor != made_->cursor) frame.intents.others.push_back(intent::GoTo{stops_[stop].cursor});
}

std::optional<std::size_t> MomentBar::go_on(bool in_motion) {
  if (!std::exchange(restarts_, false) && (!made_ || !made_->past())) plays_ = false;
  if (!plays_ || !shown_ || now_ms_ < next_ms_ || in_motion) return std::nullopt;
  next_ms_ = now_ms_ + kEachMs;
  return cursor_after(Way::on);
}

/// The way of a finger that has just moved sideways, over anything but the slider and what scrolls.
std::optional<MomentBar::Way> MomentBar::swiped(const Frame& frame, const GameScreen& table) const {
  const ImGuiIO& io = ImGui::GetIO();
  const ImVec2& from = io.MouseClickedPos[0];
  if (!shown_ || !frame.info.touch || !ImGui::IsMouseReleased(0) || slider_.contains(from.x, from.y) ||
      table.scrolled())
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
