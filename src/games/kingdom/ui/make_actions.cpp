// The action area: the guide's advice, the tokens chosen so far, and the lessons of a guided game. What needs more room is on
// a sheet (make_sheet.cpp).
#include <algorithm>
#include <array>

#include "games/kingdom/ui/art/storybook.h"
#include "games/kingdom/ui/choice.h"
#include "games/kingdom/ui/describe.h"
#include "games/kingdom/ui/make_view.h"
#include "games/kingdom/ui/voice.h"
#include "games/kingdom/ui/words.h"
#include "ui/moment_bar.h"

namespace kingdom_ui {

using namespace kingdom;
using namespace ui;

bool ViewMaker::sheet_open() const {
  return position_.may_act && (choice_.road != kNoRoad || (real_.phase != Phase::turn && real_.phase != Phase::over));
}

Rect ViewMaker::speech_rect() const {
  const Rect& room = layout_.speech;
  const float h = std::min(room.h, 190 * text_scale());
  return {room.x, room.bottom() - h, room.w, h};
}

void ViewMaker::make_speaking() {
  if (sheet_open()) return;
  const Rect bubble = speech_rect(), inside = inside_speech(bubble);
  const Tip* lesson = lesson_told(position_, selection_);
  const bool hint = tells_hint(position_, selection_);
  const bool bar_beside = position_.moment.bar_beside && choice_.empty();  // before lesson and hint
  if (bar_beside) view_.note_room.reset();                      // the owl is silent: a hint is a note as others are
  if (bar_beside && !moment_bar_fits(rest_.scale(), inside)) {  // the history bar needs the guide's place, too
    view_.guide_speaks = false;
    view_.moment_bar = layout_.action.inset(0, 3);
    return rest_.surface(layout_.action, Surface::panel, storybook::kRadius);
  }
  reader(layout_.guide);
  if (bar_beside) {  // on a panel: nobody says a slider
    view_.moment_bar = inside;
    return rest_.surface(inside.inset(inside.right() - bubble.right(), bubble.y - inside.y), Surface::panel,
                         storybook::kRadius);
  }
  rest_.picture(bubble, [](const Canvas& canvas, const Rect& r, int) { draw_speech(canvas, r); });
  const Said now = said(position_, selection_);
  if (hint)
    make_hint(inside);
  else if (lesson != nullptr)
    make_lesson(inside, *lesson);
  else if (position_.may_act && !choice_.tokens.empty())
    make_collecting(inside, now.words);
  else if (is_terminal(real_) || tells_of_action(position_))
    say(inside, now.drawn());
  else
    make_recap_and_advice(inside, now.drawn());
}

/// The button that reads the guide's words aloud, if the device has a voice.
void ViewMaker::reader(const Rect& figure) {
  if (!position_.moment.reads_aloud) return;
  const int control =
      rest_.control({.id = "speak", .rect = figure, .label = tr(words::read_aloud), .tells_label = true});
  const float side = std::clamp(figure.w * 0.42f, 24.0f, 40.0f);
  rest_.add(IconButtonPiece{
      {figure.right() - side, figure.bottom() - side, side, side}, Icon::sound, IconMark::none, true, control});
}

/// The others' turns, above the guide's advice: as many as can be told, with all of the advice or its first sentence, the button
/// that shows them again beside them or beside the advice. Without room for any, the buttons stay.
void ViewMaker::make_recap_and_advice(const Rect& inside, const std::string& words) {
  const std::vector<TurnLine> lines = turn_lines(position_);
  if (lines.empty()) return say(inside, words);
  const std::string first = words.substr(0, std::min(words.find(". "), words.size() - 1) + 1);
  const float side = position_.may_act ? space::kTarget : 0, taken = side > 0 ? side + 4 : 0;
  struct Way {
    const std::string* words;
    float share;  ///< of the height, at most, for the turns
    bool below;   ///< the button is beside the advice
  };
  const std::array<Way, 4> ways{
      {{&words, 0.5f, false}, {&words, 0.5f, true}, {&first, 0.6f, false}, {&first, 0.6f, true}}};
  const Way* best = nullptr;
  std::size_t most = 0;
  float room = 0;
  for (const Way& way : ways) {
    const float least = std::max(way.below ? side : 0.0f, least_height(inside.w - taken, *way.words));
    const float above = std::min(inside.h * way.share, inside.h - least - 4);
    const Rect place{0, 0, inside.w - (way.below ? 0 : taken), above};
    const SetLines set = above <= 0 ? SetLines() : set_lines(rest_.canvas, place, lines);
    const bool too_wide = std::any_of(set.words.begin(), set.words.end(),
                                      [&](const LinePiece& piece) { return piece.rect.right() > place.right() + 1; });
    const std::size_t told = too_wide ? 0 : set.places.size();
    if (told > most) best = &way, most = told, room = above;
    if (most == lines.size()) break;
  }
  const Button again{.id = std::string(kAgain), .label = tr(ui::words::again), .icon = Icon::replay};
  if (best == nullptr) {
    const auto room_for = [&](float w, const std::string& some) { return least_height(w, some) <= inside.h; };
    const float above = inside.h - side;
    if (side > 0 && !room_for(inside.w - taken, first) && least_height(inside.w, first) <= above) {  // a long name
      say({inside.x, inside.y, inside.w, above}, least_height(inside.w, words) <= above ? words : first);
      return rest_.icon_button({inside.right() - side, inside.bottom() - side, side, side}, again);
    }
    Rect advice{inside.x, inside.y, inside.w - taken, inside.h};
    if (const float beside = SetLines::kEarlier + SetLines::kBesideEarlier; room_for(advice.w - beside, first)) {
      advice = {advice.x + beside, advice.y, advice.w - beside, advice.h};
      const float h = std::min(inside.h, space::kTarget);
      add_earlier_turns(rest_, {inside.x, inside.centre_y() - h / 2, SetLines::kEarlier, h}, lines, lines.size());
    }
    say(advice, room_for(advice.w, words) ? words : first);
    if (side > 0) rest_.icon_button(Rect::square(inside.right() - side / 2, inside.centre_y(), side), again);
    return;
  }
  const bool beside_turns = position_.may_act && !best->below;
  const float height = add_turn_lines(rest_, inside, room, lines, beside_turns, false), top = inside.y + height + 2;
  const bool under = beside_turns && height >= side;  // the button ends above the words
  say({inside.x, top, inside.w - (under ? 0 : taken), inside.bottom() - top}, *best->words);
  if (best->below && side > 0) rest_.icon_button({inside.right() - side, inside.bottom() - side, side, side}, again);
}

/// The words of the hint for a place: where there is no room for all, without the reason, then without what was said at first,
/// then without the last of what could be done instead.
std::vector<std::string> ViewMaker::hint_in(const Rect& rect) const {
  std::vector<std::string> lines = position_.note->lines;
  const bool more = lines.size() > 2;
  const auto fits = [&] { return lines.size() < 2 || least_height(rect.w, run_on(lines)) <= rect.h; };
  if (!fits()) lines.erase(lines.begin() + 1);
  if (more && !fits()) lines.erase(lines.begin());
  while (!fits()) lines.pop_back();
  return lines;
}

/// The hint, and below it in pieces how play could go on: all of it where the words leave room for that, otherwise its beginning,
/// so that all that could be done instead is said.
void ViewMaker::make_hint(const Rect& inside) {
  constexpr float kBetween = 4;
  const auto pictures = [&](float room) {
    return set_line_of_play(rest_.canvas, {0, 0, inside.w, room}, position_.note->line_of_play, WithoutRoom::verbs);
  };
  const std::size_t all = position_.note->lines.size(), needed = all > 2 ? all - 2 : 1;
  SetLines set;
  std::vector<std::string> lines;
  for (const float share : {0.4f, 0.25f, 0.0f}) {
    set = pictures(inside.h * share);
    lines = hint_in({inside.x, inside.y, inside.w, inside.h - set.height - kBetween});
    if (lines.size() >= needed) break;
  }
  const std::string words = run_on(lines);
  const float top = inside.bottom() - set.height;
  say({inside.x, inside.y, inside.w, top - inside.y}, words);
  for (PicturePiece piece : set.pictures) {
    piece.rect = piece.rect.moved(inside.x, top);
    rest_.add(std::move(piece));
  }
  for (LinePiece piece : set.words) {
    piece.rect = piece.rect.moved(inside.x, top);
    rest_.add(std::move(piece));
  }
}

/// A lesson of the guided game, to be dismissed one by one or all at once. The game can be played meanwhile.
void ViewMaker::make_lesson(const Rect& inside, const Tip& lesson) {
  view_.ringed = lesson.about;
  const Button next{.id = "lesson:next", .label = tr(words::lesson_next), .kind = ButtonKind::primary};
  const Button leave{
      .id = "lesson:skip", .label = tr(words::lesson_skip), .kind = ButtonKind::quiet, .icon = Icon::cross};
  if (inside.h < 110) {  // both beside the words
    const float side = std::min(space::kTarget, inside.h), y = inside.centre_y() - side / 2;
    const Rect out{inside.right() - side, y, side, side}, on{out.x - 8 - side * 1.2f, y, side * 1.2f, side};
    say({inside.x, inside.y, on.x - 8 - inside.x, inside.h}, lesson.words);
    rest_.button(on, next);
    return rest_.icon_button(out, leave);
  }
  const float row = space::kTarget, wanted = button_width(rest_.canvas, leave.label, leave.icon);
  say({inside.x, inside.y, inside.w, inside.h - row - 4}, lesson.words);
  const bool words_fit = wanted <= inside.w * 0.56f;
  const float leave_w = words_fit ? wanted : row;
  const Rect out{inside.right() - leave_w, inside.bottom() - row, leave_w, row};
  rest_.button({inside.x, out.y, out.x - inside.x - 8, row}, next);
  words_fit ? rest_.button(out, leave) : rest_.icon_button(out, leave);
}

/// Tokens chosen from the supply, which a tap puts back, and the button that takes them.
void ViewMaker::make_collecting(const Rect& inside, const std::string& words) {
  constexpr float kLeastChosen = 24;  // its pile and the cross put it back, too
  const bool whole = action_with(actions_, choice_.tokens).has_value();
  const float button_w = std::clamp(inside.w * 0.36f, 88.0f, 180.0f);
  const float button_h = std::min(std::max(storybook::kButton, inside.h * 0.45f), inside.h);
  const Rect take{inside.right() - button_w, inside.bottom() - button_h, button_w, button_h};
  const float cross = std::min(44.0f, inside.h - button_h);
  const Rect left{inside.x, inside.y, inside.w - button_w - 8, inside.h};
  // Words extend above the button, apart from the cross.
  const float wide = inside.w - (cross >= 36 ? cross + 8 : 0);
  const bool high = left.h >= 92;
  const float above = high ? left.h * 0.42f : least_height(wide, words) + 4;
  const Rect below{left.x, left.y + above, left.w, left.h - above};
  const bool room = high || (below.y <= take.y && cell_in(below, 3, 0, 64, 4).w >= kLeastChosen);
  const Rect row = room ? below : left;
  if (room) say({left.x, left.y, take.y >= row.y ? wide : left.w, above - 4}, words);
  int place = 0;
  for (int kind = 0; kind < kTokenKinds; ++kind)
    for (int n = 0; n < choice_.tokens[static_cast<Token>(kind)]; ++n) {
      const Rect cell = cell_in(row, 3, place++, 64, 4);
      const int control = rest_.control({.id = std::string("chosen:") + kTokenLetters[kind] + std::to_string(n),
                                         .rect = cell,
                                         .label = count_text(static_cast<Token>(kind), 1),
                                         .on_table = true});
      token(cell, static_cast<Token>(kind), 0.94f, {}, false, control);
    }
  rest_.button(take, {.id = "take",
                      .label = tr(words::take),
                      .kind = ButtonKind::primary,
                      .enabled = whole,
                      .hint = words,
                      .on_table = true});
  if (cross >= 36) clear_button({take.right() - cross, inside.y, cross, cross});
}

}  // namespace kingdom_ui
