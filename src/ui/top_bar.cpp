#include "ui/top_bar.h"

#include <algorithm>
#include <cmath>

#include "ui/far_bar.h"
#include "ui/game_row.h"
#include "ui/overlays.h"
#include "ui/press.h"
#include "ui/words.h"

namespace ui {

namespace {

/// The text in the middle; schedules a frame for when it will change.
std::string words_of(Frame& frame, const TopBar& bar, bool narrow) {
  if (!bar.flow.owns_game()) return tr(words::other_tab);
  const std::size_t seen = bar.table.seen_at(bar.moment, frame.info.time_ms);
  const bool passing = seen != bar.moment.session.cursor();  // whose turn it is changes when the pieces arrive
  const app::Game& game = bar.moment.session.position(seen);
  constexpr std::string_view kDot = "  \xE2\x80\xA2  ";
  const auto after = [&](std::string_view first, const std::string& rest) {
    return std::string(first) + std::string(kDot) + rest;
  };
  std::string text;
  if (game.over()) {
    text = narrow ? bar.table.ending(bar.moment).title : bar.table.status(bar.moment);
  } else if (bar.moment.viewer == game.to_act() && (bar.moment.may_act || passing)) {
    text = tr(game_row(game.kind()).your_turn);
  } else {
    const bool asked = bar.computers.thinking() && !passing;
    const double until_said =
        asked ? bar.computers.asked_at_ms() + static_cast<double>(duration::kThinkingDelay) - bar.now_ms : 0;
    if (until_said > 0) frame.wake_in(until_said);
    const bool said = asked && until_said <= 0;
    text = tr(bar.flow.far_to_act() ? words::far_turn
              : said                ? words::thinking
                                    : game_row(game.kind()).turn_of,
              seat_name(bar.moment.session, game.to_act()));
  }
  const bool past = bar.flow.in_past();
  if (past && !narrow) text = after(tr(words::earlier_moment), text);  // otherwise the round and the history bar say so
  if (game.last_round()) text = after(tr(words::last_round), text);
  if (!game.over() && (past || !narrow)) text = after(tr(words::round_n, std::to_string(game.round())), text);
  return text;
}

/// A part of the strip for each seat, as wide as its chance to win; the tooltip has the numbers.
void draw_chances(Frame& frame, const TopBar& bar, const Rect& strip, const Rect& around) {
  const std::vector<double>& chances = *bar.chances;
  std::string numbers;
  double sum = 0;
  for (std::size_t seat = 0; seat < chances.size(); ++seat) {
    sum += chances[seat];
    numbers += (seat == 0 ? "" : ", ") + seat_name(bar.moment.session, static_cast<int>(seat)) + ' ' +
               percent_text(std::lround(chances[seat] * 100));
  }
  const std::string words = labelled(tr(words::chances), numbers);
  const Hit hit =
      frame.targets.add({.id = "chances:bar", .rect = around, .label = words, .enabled = false, .tells_label = true});
  draw_surface(frame.canvas, strip, Surface::well, strip.h / 2);
  float x = strip.x;
  for (std::size_t seat = 0; seat < chances.size() && sum > 0; ++seat) {
    const float w = strip.w * static_cast<float>(chances[seat] / sum);
    if (w > 2) draw_seat_bar(frame.canvas, {x, strip.y, w - 1, strip.h}, static_cast<int>(seat));
    x += w;
  }
  if (hit.focused) draw_focus_ring(frame.canvas, around, space::kSmallRadius);
}

/// The words are not too small in a rectangle of that size.
bool has_room(const Frame& frame, float width, float height, const std::string& text) {
  const float size = type::kLabel * frame.scale();
  return text_width(frame.canvas, text, Face::bold, size) <= width ||
         paragraph_height(frame.canvas, width, text, Face::bold, size) <= height - 4;
}

/// Smaller, or in two lines, rather than cut.
void draw_words(Frame& frame, const Rect& rect, const std::string& text) {
  const Canvas& canvas = frame.canvas;
  float size = std::min(18 * frame.scale(), rect.h * 0.42f);
  const auto one_line = [&] { return text_width(canvas, text, Face::bold, size) <= rect.w; };
  const auto height = [&] { return paragraph_height(canvas, rect.w, text, Face::bold, size); };
  while (size > type::kLabel && !one_line() && height() > rect.h - 4) --size;
  const TextStyle style{.face = Face::bold, .size = size, .colour = canvas.theme.text};
  if (one_line() || height() > rect.h - 4)
    draw_text_in(canvas, rect, text, style);
  else
    draw_paragraph(canvas, rect.x, rect.centre_y() - height() / 2, rect.w, text, style);
}

}  // namespace

void draw_top_bar(Frame& frame, const TopBar& bar, const Rect& area) {
  const float side = std::min(area.h, 44.0f);
  const float y = area.y + (area.h - side) / 2;
  const bool narrow = area.w < 700;
  float right = area.right() - 8;
  const auto icon = [&](const Button& button, Intent intent) {
    right -= side;
    if (press_icon(frame, {right, y, side, side}, button)) frame.intents.others.push_back(std::move(intent));
    right -= 4;
  };
  const auto known = [&] {
    if (bar.table.has_known())
      icon({.id = "known", .label = tr(words::known), .icon = Icon::list}, intent::Open{Panel::known});
  };
  if (!narrow) {
    known();
    icon({.id = "help", .label = tr(words::help), .icon = Icon::help},
         intent::OpenHelp{bar.table.help_page(bar.moment)});
    icon({.id = "share", .label = tr(words::share), .icon = Icon::share}, intent::Open{Panel::share});
    icon({.id = "log", .label = tr(words::log), .icon = Icon::log}, intent::Open{Panel::log});
  }
  icon({.id = "redo", .label = tr(words::redo), .icon = Icon::redo, .enabled = bar.moment.session.can_redo()},
       intent::Step{true});
  icon({.id = "undo",
        .label = tr(words::undo),
        .icon = Icon::undo,
        .enabled = !bar.counts && bar.moment.session.can_undo(),
        .hint = bar.counts ? tr(words::day_no_undo) : ""},
       intent::Step{false});
  icon({.id = "hint",
        .label = tr(bar.hint_asked        ? words::hint_asked
                    : bar.hint == nullptr ? words::hint
                    : bar.hint->more      ? words::hint_away
                                          : words::hint_more),
        .icon = Icon::hint,
        .enabled = bar.no_hint.empty() && bar.flow.may_act() && !bar.hint_asked,
        .hint = std::string(bar.no_hint),
        .pressed = bar.hint != nullptr},
       intent::AskHint{});
  if (bar.flow.in_past() && bar.ways_out) {
    icon({.id = "now", .label = tr(words::back_to_now), .icon = Icon::arrow_right},
         intent::GoTo{bar.moment.session.length()});
    if (bar.flow.computer_waits())
      icon({.id = "play_on", .label = tr(words::play_on), .kind = ButtonKind::primary, .icon = Icon::play},
           intent::Open{Panel::later_moves});
  }
  if (bar.flow.far_to_act() && bar.ways_out)
    icon({.id = "far", .label = far_words(bar.moment.session), .kind = ButtonKind::primary, .icon = Icon::link},
         intent::Open{Panel::share});
  if (const auto stored = bar.library.stored(); stored != app::StoreResult::ok)  // stays while nothing is saved
    icon({.id = "unsaved",
          .label = tr(words::not_saved),
          .kind = ButtonKind::primary,
          .icon = Icon::download,
          .hint = tr(refusal_words(stored))},
         intent::SaveFile{});
  constexpr float kStrip = 7;
  const bool shows_chances = bar.chances != nullptr;
  const float words_h = area.h - (shows_chances ? kStrip + 3 : 0);
  const std::string words = words_of(frame, bar, narrow);
  const auto words_w = [&] { return right + 4 - area.x - side - 32; };
  if (narrow && bar.flow.owns_game() && has_room(frame, words_w() - side - 4, words_h, words)) known();
  if (press_icon(frame, {area.x + 8, y, side, side}, {.id = "menu", .label = tr(words::menu), .icon = Icon::menu}))
    frame.intents.others.push_back(intent::Open{Panel::menu});

  const Rect middle{area.x + 8 + side + 12, area.y, words_w(), area.h};
  draw_words(frame, {middle.x, middle.y, middle.w, words_h}, words);
  if (shows_chances) {
    const float w = std::min(middle.w, 420 * frame.scale());
    draw_chances(frame, bar, {middle.x, middle.bottom() - kStrip - 3, w, kStrip},
                 {middle.x, middle.y + 2, w, middle.h - 4});
  }
  if (!bar.flow.owns_game() && press(frame, {middle.right() - 130, y, 130, side},
                                     {.id = "tab", .label = tr(words::play_here), .kind = ButtonKind::primary}))
    frame.intents.others.push_back(intent::TakeTab{});
}

}  // namespace ui
