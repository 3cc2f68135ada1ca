// The action area: the prompt, the gems chosen so far, lessons, and what rivals have done; or what is chosen (make_sheet.cpp).
#include <algorithm>
#include <optional>

#include "games/splendor/rules/payment.h"
#include "games/splendor/ui/describe.h"
#include "games/splendor/ui/make_view.h"
#include "games/splendor/ui/words.h"
#include "ui/moment_bar.h"
#include "ui/words.h"

namespace splendor_ui {

using namespace splendor;
using namespace ui;

namespace {

std::string why_text(const std::optional<Illegal>& why) { return why ? reason(*why) : std::string(); }
std::string why_text(const GameState& state, const Action& action) { return why_text(why_illegal(state, action)); }

constexpr float kButton = space::kTarget;

}  // namespace

Rect ViewMaker::titled(const Rect& rect, std::string_view title) {
  const float size = fitting_size(build_.canvas, rect.w, rect.h, title, type::kBody * text_scale(), Face::bold);
  const float height =
      build_.paragraph(rect.x, rect.y, rect.w, title, {.face = Face::bold, .size = size, .colour = theme_.text});
  return {rect.x, rect.y + height + 6, rect.w, rect.h - height - 6};
}

void ViewMaker::bar_words(const Rect& rect, std::string_view text, ImU32 colour) {
  const float size = fitting_size(build_.canvas, rect.w, rect.h, text, type::kBody * text_scale());
  const float height = paragraph_height(build_.canvas, rect.w, text, Face::regular, size);
  build_.paragraph(rect.x, rect.centre_y() - height / 2, rect.w, text, {.size = size, .colour = colour});
}

void ViewMaker::close_button(const Rect& rect) {
  build_.icon_button({rect.right() - 40, rect.y - 4, 44, 44},
                     {.id = "clear", .label = tr(words::close), .icon = Icon::cross, .on_table = true});
}

ViewMaker::ButtonPlaces ViewMaker::button_places(const Rect& rect, bool stacked) {
  const float y = rect.bottom() - kButton;
  if (stacked) return {{rect.x, y, rect.w, kButton}, {rect.x, y - kButton - 8, rect.w, kButton}};
  const float half = (rect.w - 8) / 2;
  return {{rect.x + half + 8, y, half, kButton}, {rect.x, y, half, kButton}};
}

Rect ViewMaker::beside_cross(const Rect& rect, bool has_cross, const Text& label) {
  const Rect foot{rect.x, rect.bottom() - kButton, rect.w, kButton};
  if (!has_cross) return foot;
  build_.icon_button({foot.x, foot.y, kButton, kButton},
                     {.id = "clear", .label = tr(label), .icon = Icon::cross, .on_table = true});
  return {foot.x + kButton + 6, foot.y, foot.w - kButton - 6, kButton};
}

/// Beside an action area that is needed; or in it (make_note), unless something is chosen there: then the rings say enough.
void ViewMaker::make_room_for_note() {
  if (!position_.note || layout_.shape != TableShape::wide) return;
  const Rect& beside = layout_.note;
  if (!beside.empty() && note_height(build_.canvas, *position_.note, beside.w, beside.h) <= beside.h + 1)
    view_.note_room = beside;
  else if (!(choice_ == first_selection(position_).choice))
    view_.note_room = Rect{};
}

/// The note in the whole width of the action area, and below it what rivals have done.
void ViewMaker::make_note(const Rect& rect) {
  const Rect& whole = layout_.action;
  const float height = note_height(build_.canvas, *position_.note, whole.w, whole.h);
  view_.note_room = Rect{whole.x, whole.y, whole.w, height};
  const float top = whole.y + height + 8;
  if (top < rect.bottom()) make_log({rect.x, top, rect.w, rect.bottom() - top});
}

void ViewMaker::make_actions() {
  make_room_for_note();
  const bool upright = layout_.shape == TableShape::upright, sheet = sheet_open();
  const Rect& rect = sheet ? sheet_ : layout_.action;
  build_.surface(rect, sheet ? Surface::dialog : Surface::panel, upright && !sheet ? 0.0f : -1.0f);
  const Rect in = sheet ? inside_sheet(rect) : rect.inset(upright ? 10.0f : 12.0f, upright ? 6.0f : 10.0f);
  if (sheet || has_choice())
    fill_sheet(in);
  else if (position_.moment.bar_beside && choice_.empty())
    make_looking_back(in);
  else if (position_.may_act)
    make_gem_choice(in);
  else
    make_waiting(in);
}

const Tip* ViewMaker::lesson() const {
  const bool hint = position_.note && position_.note->advises;  // what is asked for comes first
  const bool told = position_.may_act && !hint && selection_.lesson < position_.lessons.size();
  return told ? &position_.lessons[selection_.lesson] : nullptr;
}

/// A lesson in the action area, with buttons for the next one and to leave; in a tall area they do not stand where those of an
/// action do. The table stays usable meanwhile. The last one of a turn, which stays, leaves room for what rivals have done:
/// above it in a bar, otherwise below the button or beside it.
void ViewMaker::make_lesson(const Rect& rect, const Tip& told) {
  view_.ringed = told.about;
  const Button next{
      .id = "lesson:next", .label = tr(words::lesson_go_on), .kind = ButtonKind::primary, .icon = Icon::arrow_right};
  const Button leave{
      .id = "lesson:skip", .label = tr(words::lessons_off), .kind = ButtonKind::quiet, .icon = Icon::cross};
  const std::vector<TurnLine> lines = told.stays ? turn_lines(position_) : std::vector<TurnLine>();
  constexpr float kLow = 150;  // the words would be small above the button
  if (is_bar(rect) || (rect.h < kLow && lines.empty())) {
    constexpr float kRecap = 40;
    const float side = std::min(kButton, (rect.h - 2) / 2);
    const float x = rect.right() - kButton;
    const Rect above{rect.x, rect.y, rect.w, kRecap};
    const float down = rect.h < 2 * kRecap ? 0 : add_turn_lines(build_, above, kRecap, lines, true);
    bar_words({rect.x, rect.y + down, x - 8 - rect.x, rect.h - down}, told.words, theme_.text);
    build_.icon_button({x, rect.bottom() - side, kButton, side}, leave);
    if (!told.stays) build_.icon_button({x, rect.y, kButton, side}, next);
    return;
  }
  const Rect room{rect.x, rect.y, rect.w, rect.h - kButton - 8};
  const float size = fitting_size(build_.canvas, room.w, room.h, told.words, (type::kBody + 1) * text_scale(),
                                  Face::regular, type::kLeastNumeral);
  const float height = build_.paragraph(room.x, room.y, room.w, told.words, {.size = size, .colour = theme_.text});
  const float foot = rect.bottom() - kButton, y = std::min(foot, room.y + height + (told.stays ? 8.0f : 24.0f));
  const Rect below{rect.x, y + kButton + 8, rect.w, rect.bottom() - y - kButton - 8};
  const bool beside = !lines.empty() && below.h < kButton;
  // Never where the other one stood at the tip before.
  const bool words_fit = !beside && button_width(build_.canvas, leave.label, leave.icon) <= rect.w * 0.5f;
  const float leave_w = words_fit ? button_width(build_.canvas, leave.label, leave.icon) : kButton;
  const Rect out{rect.right() - leave_w, y, leave_w, kButton};
  words_fit ? build_.button(out, leave) : build_.icon_button(out, leave);
  if (beside)
    add_turn_lines(build_, {rect.x, y, out.x - 8 - rect.x, kButton}, kButton, lines, true);
  else if (told.stays)
    make_log(below);
  else
    build_.button({rect.x, y, out.x - 8 - rect.x, kButton}, next);
}

/// The history bar, and above it the latest actions.
void ViewMaker::make_looking_back(const Rect& rect) {
  const float bar = moment_bar_height(text_scale());
  const Rect& whole = layout_.action;  // a low bar needs all of it
  constexpr float kOffEdge = 2;        // of the window
  view_.moment_bar = is_bar(rect)                          ? Rect{rect.x, whole.y, rect.w, whole.h - kOffEdge}
                     : moment_bar_fits(text_scale(), rect) ? rect
                                                           : whole.inset(0, 3);
  if (rect.h < bar + 90) return;
  view_.moment_bar = {rect.x, rect.bottom() - bar, rect.w, bar};
  const Rect above{rect.x, rect.y, rect.w, rect.h - bar - 8};
  make_recent(above, position_.actions_shown);
}

void ViewMaker::make_waiting(const Rect& rect) {
  const std::string words = !position_.passing ? status(position_.moment)
                            : position_.moment.viewer == real_.to_act
                                ? std::string(tr(words::your_turn))
                                : tr(words::turn_of, position_.name(real_.to_act));
  make_recap_below(rect, position_.again ? tr(words::shown_again, words) : words, theme_.muted);
}

/// Words with a recap below, or the recap alone if there is little room.
void ViewMaker::make_recap_below(const Rect& rect, std::string_view words, ImU32 colour) {
  constexpr float kLow = 130;
  if (rect.h < kLow && add_turn_lines(build_, rect, rect.h, turn_lines(position_), position_.may_act) > 0) return;
  if (rect.h < 80)
    bar_words(rect, words, colour);
  else
    make_log(titled(rect, words));
}

void ViewMaker::make_log(const Rect& rect) {
  const std::vector<TurnLine> lines = turn_lines(position_);
  const float height = add_turn_lines(build_, rect, rect.h, lines, position_.may_act);
  const float gap = height > 0 ? 8.0f : 0.0f;
  make_recent({rect.x, rect.y + height + gap, rect.w, rect.h - height - gap},
              lines.empty() ? position_.actions_shown : lines.front().turn.from);
}

/// The last actions before one, newest first, as many as fit.
void ViewMaker::make_recent(const Rect& rect, std::size_t before) {
  const float scale = text_scale();
  const float size = type::kLabel * scale, indent = 26 * scale;
  float y = rect.y + 8;
  for (std::size_t i = before; i-- > 0;) {
    const std::string line = log_line(position_.moment, i);
    const float height = paragraph_height(build_.canvas, rect.w - indent, line, Face::regular, size);
    if (y + height > rect.bottom()) return;
    emblem(position_.moment.session.actor(i), rect.x + 9 * scale, y + size * 0.62f, 18 * scale);
    build_.paragraph(rect.x + indent, y, rect.w - indent, line, {.size = size, .colour = theme_.muted});
    y += height + 8 * scale;
  }
}

/// Gems chosen so far, and the buttons that take or clear them.
void ViewMaker::make_gem_choice(const Rect& rect) {
  const float scale = text_scale();
  if (must_pass(real_)) {
    const bool bar = is_bar(rect);
    const float told = bar ? rect.w * 0.56f : rect.w, left = bar ? told + 8 : 0;
    build_.button({rect.x + left, rect.bottom() - kButton, rect.w - left, kButton},
                  {.id = "pass", .label = tr(words::prompt_pass), .kind = ButtonKind::primary, .on_table = true});
    return make_log({rect.x, rect.y, told, bar ? rect.h : rect.h - kButton - 8});
  }
  const bool line = is_bar(rect);
  const bool from_post = real_.phase == Phase::gem;
  if (position_.note && !view_.note_room && layout_.shape == TableShape::wide && choice_.empty())
    return make_note(rect);
  if (const Tip* told = lesson()) {
    if (choice_.gems.empty()) return make_lesson(rect, *told);
    view_.ringed = told->about;
  }
  if (choice_.gems.empty()) {
    const char* prompt = tr(from_post ? words::prompt_gem : words::prompt_turn);
    return make_recap_below(rect, prompt, theme_.text);
  }
  const Action action = choice_.action ? position_.actions[*choice_.action] : gem_action(position_, choice_);
  std::string why = why_text(real_, action);
  const bool third_due = !why.empty() && action.kind == ActionKind::take_pair &&
                         std::any_of(position_.actions.begin(), position_.actions.end(), [&](const Action& other) {
                           return other.kind == ActionKind::take_pair && other.tokens.covers(action.tokens);
                         });
  if (third_due) why = tr(words::prompt_third);
  const std::string warning = real_.phase == Phase::turn ? return_warning(real_, choice_.gems.total()) : std::string();
  float chip = line ? std::min(rect.h - 4, 40.0f) : std::min(56.0f, rect.w / 5);
  Rect in = rect;
  if (!line && rect.h >= 150)
    in = titled(rect, third_due ? why : tr(from_post ? words::prompt_gem : words::prompt_take_more));
  // Where the area is low both buttons share a row, and the chips take what is left above it.
  const bool low = !line && rect.bottom() - in.y < chip + 2 * kButton + 24;
  if (low) chip = std::min(chip, rect.bottom() - kButton - in.y - 8);
  const ButtonPlaces places = button_places(rect, true);
  const bool tall = !line && !low;  // the chips are near the buttons, the recap stays above
  // Where words of warning need the room of a bar the chips lie one over the other.
  const float step = chip * (line && !warning.empty() ? 0.6f : 0.96f);
  float x = rect.x + chip / 2 + 2;
  const float y = line ? rect.centre_y() : low ? in.y + chip / 2 + 4 : places.other.y - chip / 2 - 6;
  for (const Gem gem : kGems)
    for (int i = 0; i < choice_.gems[gem]; ++i, x += step) {
      const int control =
          build_.control({.id = "chosen:" + std::string(1, kColourLetters[index_of(gem)]) + std::to_string(i),
                          .rect = Rect::centred(x, y, step, chip),
                          .label = gem_name(gem),
                          .on_table = true});
      build_.add(TokenPiece{
          .gem = gem, .cx = x, .cy = y, .diameter = chip * 0.9f, .look = {.selected = true}, .control = control});
    }
  const std::string label = tr(words::take);
  const float after = x - step + chip * 0.45f + 6;  // the last chip
  Rect take, words;
  if (line) {
    const float most = warning.empty() ? 0.4f : 0.3f;
    const float w = std::min(button_width(build_.canvas, label) + 8, rect.w * most);
    take = {rect.right() - w, rect.centre_y() - kButton / 2, w, kButton};
    const Rect clear{take.x - kButton - 6, take.y, kButton, kButton};
    build_.icon_button(clear, {.id = "clear", .label = tr(words::clear), .icon = Icon::cross, .on_table = true});
    words = {after, rect.y - 2, clear.x - 6 - after, rect.h + 4};
  } else if (low) {
    take = beside_cross(rect, true, words::clear);
    words = {after, in.y, rect.right() - after, take.y - in.y - 4};
  } else {
    take = places.sure;
    build_.button(
        places.other,
        {.id = "clear", .label = tr(words::clear), .kind = ButtonKind::quiet, .icon = Icon::cross, .on_table = true});
    words = {rect.x, in.y, rect.w, y - chip / 2 - 8 - in.y};
  }
  build_.button(take, {.id = "take",
                       .label = label,
                       .kind = ButtonKind::primary,
                       .enabled = why.empty(),
                       .hint = why,
                       .on_table = true});
  // What will have to be returned, and what is still to be chosen unless the title says so.
  std::string said = warning;
  if (!why.empty() && (line || low || !third_due))
    said = warning.empty() ? why : line || low ? warning : warning + "\n" + why;
  if (said.empty() || (warning.empty() && words.w < 56)) {
    if (tall) make_log(words);
    return;
  }
  const float size =
      fitting_size(build_.canvas, words.w, words.h, said, type::kLabel * scale, Face::regular, type::kLeastNumeral);
  const float height = paragraph_height(build_.canvas, words.w, said, Face::regular, size);
  if (height > words.h && warning.empty()) return;
  const float top = line ? words.centre_y() - height / 2 : tall ? words.bottom() - height : words.y;
  build_.paragraph(words.x, top, words.w, said, {.size = size, .colour = warning.empty() ? theme_.muted : theme_.text});
  if (tall) make_log({words.x, words.y, words.w, words.h - height - 8});
}

}  // namespace splendor_ui
