#include "ui/top_bar.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/far_bar.h"
#include "ui/game_row.h"
#include "ui/overlays.h"
#include "ui/words.h"

namespace ui {

namespace {

constexpr float kStrip = 16, kAboveStrip = 2;  ///< of the chances

/// A part of the strip for each seat with its chance to win in hundredths: as wide as the number, and the rest of the strip by the
/// chances. The tooltip has the names.
void build_chances(PanelBuilder& build, const app::Session& session, const std::vector<double>& chances,
                   const Rect& strip, const Rect& around) {
  std::string numbers;
  double sum = 0;
  for (std::size_t seat = 0; seat < chances.size(); ++seat) {
    sum += chances[seat];
    numbers += (seat == 0 ? "" : ", ") + seat_name(session, static_cast<int>(seat)) + ' ' +
               percent_text(std::lround(chances[seat] * 100));
  }
  // With the sign, without it, at last in the least numerals: until all have room.
  struct Setting {
    bool sign;
    float size;
  };
  const float usual = strip.h * 0.75f;
  std::vector<std::string> figures;
  std::vector<float> widths;
  float size = usual, left = 0;
  for (const Setting& how : {Setting{true, usual}, {false, usual}, {false, type::kLeastNumeral}}) {
    constexpr float kRim = 4;
    figures.clear();
    widths.clear();
    size = how.size;
    left = strip.w;
    for (const double chance : chances) {
      const long hundredths = std::lround(chance * 100);
      figures.push_back(how.sign ? percent_text(hundredths) : std::to_string(hundredths));
      widths.push_back(text_width(build.canvas, figures.back(), Face::bold, size) + kRim);
      left -= widths.back();
    }
    if (left >= 0) break;
  }
  const int control = build.control({.id = "chances:bar",
                                     .rect = around,
                                     .label = labelled(tr(words::chances), numbers),
                                     .enabled = false,
                                     .tells_label = true});
  const GameRow& row = game_row(session.spec().kind);
  float x = strip.x;
  for (std::size_t seat = 0; seat < chances.size() && sum > 0; ++seat) {
    const PlayerColour& colour = row.seat_colour(static_cast<int>(seat));
    const Rect part{x, strip.y, widths[seat] + std::max(0.0f, left) * static_cast<float>(chances[seat] / sum), strip.h};
    build.add(SeatFigurePiece{{part.x, part.y, part.w - 1, part.h}, &colour, figures[seat], size});
    x = part.right();
  }
  build.focus_ring(around, space::kSmallRadius, control);
}

/// No word of it, nor words that stay together, is wider than that.
bool words_whole(const Canvas& canvas, float width, std::string_view text, float size) {
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(' '), text.size());
    if (text_width(canvas, text.substr(0, end), Face::bold, size) > width) return false;
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return true;
}

/// Words of that size have room in a rectangle. 0: a size at which they are not too small.
bool has_room(const Canvas& canvas, float width, float height, const std::string& text, float size) {
  if (size <= 0) size = type::kLabel * canvas.fonts.scale;
  return text_width(canvas, text, Face::bold, size) <= width ||
         (words_whole(canvas, width, text, size) &&
          paragraph_height(canvas, width, text, Face::bold, size) <= height - 4);
}

/// Between what lies side by side.
constexpr std::string_view kDot = "  \xE2\x80\xA2  ";

/// Smaller, or in two lines, rather than cut.
void add_words(PanelBuilder& build, const Rect& rect, const std::string& text) {
  const Canvas& canvas = build.canvas;
  // Above the bar of chances there is height for one line only.
  const float alone = std::min(18 * build.scale(), rect.h * 0.62f);
  const bool is_short = text_width(canvas, text, Face::bold, alone) <= rect.w;
  float size = is_short ? alone : std::min(alone, rect.h * 0.42f);
  const auto one_line = [&] { return text_width(canvas, text, Face::bold, size) <= rect.w; };
  const auto height = [&] { return paragraph_height(canvas, rect.w, text, Face::bold, size); };
  // A name and its verb stay in one line as long as that is not much smaller.
  constexpr float kLittleSmaller = 0.8f;
  if (const float in_line = size_in_line(canvas, rect.w, text, size, Face::bold); in_line >= size * kLittleSmaller)
    size = std::min(size, in_line);
  const auto fits_in_lines = [&] { return words_whole(canvas, rect.w, text, size) && height() <= rect.h - 4; };
  while (size > type::kLeastNumeral && !one_line() && !fits_in_lines()) size = std::max(type::kLeastNumeral, size - 1);
  const TextStyle style{.face = Face::bold, .size = size, .colour = canvas.theme.text};
  if (one_line() || !fits_in_lines()) return build.line(rect, text, style);  // with dots rather than broken in a word
  // A new line rather than a dot at the end of one, where that fits.
  std::string lines = text;
  for (std::size_t at; (at = lines.find(kDot)) != std::string::npos;) lines.replace(at, kDot.size(), "\n");
  const float lines_h = paragraph_height(canvas, rect.w, lines, Face::bold, size);
  const bool fits = lines_h <= rect.h - 4;
  build.add(
      ParagraphPiece{rect.x, rect.centre_y() - (fits ? lines_h : height()) / 2, rect.w, fits ? lines : text, style});
}

}  // namespace

/// The text in the middle.
std::string TopBar::words_of(const TopBarInput& input, const Shown& shown, bool narrow) {
  if (!shown.plays_here) return tr(words::other_tab);
  const app::Session& session = input.moment.session;
  const bool passing = shown.seen != session.cursor();  // whose turn it is changes when the pieces arrive
  const app::Game& game = session.position(shown.seen);
  const auto after = [&](std::string_view first, const std::string& rest) {
    return std::string(first) + std::string(kDot) + rest;
  };
  std::string text;
  if (game.over())
    text = narrow ? input.table.ending(input.moment).title : input.table.status(input.moment);
  else if (shown.viewer == game.to_act() && (shown.may_act || passing))
    text = tr(game_row(game.kind()).your_turn);
  else
    text = tr(input.flow.far_to_act() ? words::far_turn
              : shown.thinking        ? words::thinking
                                      : game_row(game.kind()).turn_of,
              seat_name(session, game.to_act()));
  const bool past = input.flow.in_past();
  if (past && !narrow) text = after(tr(words::earlier_moment), text);  // otherwise the round and the history bar say so
  if (game.last_round()) text = after(tr(words::last_round), text);
  if (!game.over() && (past || !narrow)) text = after(tr(words::round_n, std::to_string(game.round())), text);
  return text;
}

namespace {

/// How the icons of the bar stand beside each other, and the words between them.
struct IconPlaces {
  float w, gap, margin, beside_words;
  /// Width for the words, with so many icons at the right and one at the left.
  float words_w(float area_w, std::size_t icons) const {
    return area_w - 2 * margin - w - static_cast<float>(icons) * (w + gap) + gap - 2 * beside_words;
  }
};
/// Closer together: one icon more than usual leaves the words no less room.
constexpr IconPlaces kCloseIcons{40, 0, 4, 8};

}  // namespace

void TopBar::make(PanelBuilder& build, const TopBarInput& input, const Shown& shown, const Rect& area) {
  const app::Session& session = input.moment.session;
  const float side = std::min(area.h, 44.0f);
  const float y = area.y + (area.h - side) / 2;
  const bool narrow = area.w < 700;
  std::vector<std::pair<Button, Intent>> icons;  // from the right
  const auto icon = [&](Button button, Intent intent) { icons.emplace_back(std::move(button), std::move(intent)); };
  const auto known = [&] {
    icon({.id = "known", .label = tr(words::known), .icon = Icon::list}, intent::Open{Panel::known});
  };
  if (!narrow) {
    if (input.table.has_known()) known();
    icon({.id = "help", .label = tr(words::help), .icon = Icon::help},
         intent::OpenHelp{input.table.help_page(input.moment)});
    icon({.id = "share", .label = tr(words::share), .icon = Icon::share}, intent::Open{Panel::share});
    icon({.id = "log", .label = tr(words::log), .icon = Icon::log}, intent::Open{Panel::log});
  }
  icon({.id = "redo", .label = tr(words::redo), .icon = Icon::redo, .enabled = session.can_redo()}, intent::Step{true});
  icon({.id = "undo",
        .label = tr(words::undo),
        .icon = Icon::undo,
        .enabled = !shown.counts && session.can_undo(),
        .hint = shown.counts ? tr(words::day_no_undo) : ""},
       intent::Step{false});
  icon({.id = "hint",
        .label = tr(shown.hint == HintState::asked       ? words::hint_asked
                    : shown.hint == HintState::none      ? words::hint
                    : shown.hint == HintState::with_more ? words::hint_away
                                                         : words::hint_more),
        .icon = Icon::hint,
        .enabled = shown.may_ask_hint,
        .hint = shown.no_hint,
        .pressed = shown.hint_pressed},
       intent::AskHint{});
  const bool has_other = !shown.other_line.empty() && (!narrow || shown.plays_here);
  if (has_other)
    icon({.id = "moment:other", .label = tr(words::moment_other), .icon = Icon::swap},
         intent::OpenGame{shown.other_line});
  if (input.flow.in_past() && shown.ways_out) {
    icon({.id = "now", .label = tr(words::back_to_now), .icon = Icon::arrow_right}, intent::GoTo{session.length()});
    if (input.flow.computer_waits())
      icon({.id = "play_on", .label = tr(words::play_on), .kind = ButtonKind::primary, .icon = Icon::play},
           intent::Open{Panel::later_moves});
  }
  if (input.flow.far_to_act() && shown.ways_out)
    icon({.id = "far", .label = far_words(session), .kind = ButtonKind::primary, .icon = Icon::link},
         intent::Open{Panel::share});
  if (shown.stored != app::StoreResult::ok) {  // stays while nothing is saved
    const bool full = shown.stored == app::StoreResult::full;
    const std::string why = tr(refusal_words(shown.stored));
    icon({.id = "unsaved",
          .label = tr(full ? words::not_saved_full : words::not_saved),
          .kind = ButtonKind::primary,
          .icon = Icon::download,
          .hint = full ? why : followed(why, tr(words::file_reveals))},
         full ? Intent{intent::Open{Panel::not_stored}} : intent::SaveFile{});
  }
  const bool shows_chances = input.chances != nullptr;
  const float strip_h = kStrip * std::min(build.scale(), 1.25f);
  const float words_h = area.h - (shows_chances ? strip_h + kAboveStrip : 0);
  const std::string words = words_of(input, shown, narrow);
  IconPlaces places{side, 4, 8, 12};
  const auto room_beside = [&](std::size_t count, float size = 0) {
    return has_room(build.canvas, places.words_w(area.w, count), words_h, words, size);
  };
  // The way to the other line is one more than usual: what stands there without it stays.
  const std::size_t usual = icons.size() - (has_other ? 1 : 0);
  if (narrow && shown.plays_here && input.table.has_known() && room_beside(usual + 1)) known();
  if (narrow && !room_beside(icons.size(), has_other ? 0 : type::kLeastNumeral)) places = kCloseIcons;
  float right = area.right() - places.margin;
  for (auto& [button, intent] : icons) {
    build.icon_button({right - places.w, y, places.w, side}, button, std::move(intent));
    right -= places.w + places.gap;
  }
  const Rect menu{area.x + places.margin, y, places.w, side};
  build.icon_button(menu, {.id = "menu", .label = tr(words::menu), .icon = Icon::menu}, intent::Open{Panel::menu});

  const Rect middle{menu.right() + places.beside_words, area.y, places.words_w(area.w, icons.size()), area.h};
  add_words(build, {middle.x, middle.y, middle.w, words_h}, words);
  if (shows_chances) {
    const float w = std::min(middle.w, 420 * build.scale());
    build_chances(build, session, shown.chances, {middle.x, middle.bottom() - strip_h - kAboveStrip, w, strip_h},
                  {middle.x, middle.y + 2, w, middle.h - 4});
  }
  if (!shown.plays_here)
    build.button({middle.right() - 130, y, 130, side},
                 {.id = "tab", .label = tr(words::play_here), .kind = ButtonKind::primary}, intent::TakeTab{});
}

void TopBar::update(Frame& frame, const TopBarInput& input, const Rect& area) {
  const app::Session& session = input.moment.session;
  const std::size_t seen = input.table.seen_at(input.moment, frame.info.time_ms);
  const bool arrived = seen == session.cursor();
  const bool asked = input.computers.thinking() && arrived;
  const double until_said =
      asked ? input.computers.asked_at_ms() + static_cast<double>(duration::kThinkingDelay) - input.now_ms : 0;
  if (until_said > 0) frame.wake_in(until_said);
  const Shown shown{.moment = input.moment.number,
                    .seen = seen,
                    .viewer = input.moment.viewer,
                    .may_act = input.moment.may_act,
                    .plays_here = input.flow.owns_game(),
                    .unsent = session.unsent(),
                    .thinking = asked && until_said <= 0,
                    .hint = input.hint_asked        ? HintState::asked
                            : input.hint == nullptr ? HintState::none
                            : input.hint->more      ? HintState::with_more
                                                    : HintState::shown,
                    .hint_pressed = input.hint != nullptr,
                    .may_ask_hint = arrived && input.no_hint.empty() && input.flow.may_act() && !input.hint_asked,
                    .no_hint = std::string(input.no_hint),
                    .counts = input.counts,
                    .chances = input.chances == nullptr ? std::vector<double>() : *input.chances,
                    .stored = input.library.stored(),
                    .ways_out = input.ways_out,
                    .other_line = std::string(input.other_line)};
  bar_.update(frame.canvas, area, shown, [&](PanelBuilder& build) { make(build, input, shown, area); });
}

}  // namespace ui
