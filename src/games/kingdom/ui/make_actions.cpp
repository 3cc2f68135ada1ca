// What to do now, said by the guide: the things chosen so far, and the lessons of a guided game. What needs more room is on a
// sheet (make_sheet.cpp).
#include <algorithm>

#include "games/kingdom/ui/art/storybook.h"
#include "games/kingdom/ui/choice.h"
#include "games/kingdom/ui/describe.h"
#include "games/kingdom/ui/make_view.h"
#include "games/kingdom/ui/voice.h"
#include "games/kingdom/ui/words.h"

namespace kingdom_ui {

using namespace kingdom;
using namespace ui;

bool ViewMaker::sheet_open() const {
  return position_.may_act && (choice_.road != kNoRoad || (real_.phase != Phase::turn && real_.phase != Phase::over));
}

bool ViewMaker::lesson_due() const {
  return position_.may_act && selection_.lesson < position_.lessons.size() && choice_.empty() && !sheet_open();
}

/// Beside the guide, or where that is too narrow at the top of the map, where the places are that come last.
Rect ViewMaker::lesson_rect() const {
  if (layout_.shape == TableShape::wide) {
    const Rect& speech = layout_.speech;
    const float more = std::max(0.0f, 190 * text_scale() - speech.h);
    return {speech.x, speech.y - more, speech.w, speech.h + more};
  }
  const Rect& board = layout_.board;
  // The journey begins at the left of a map that lies sideways: there the pawn stays in sight.
  const bool sideways = layout_.sideways;
  const float w = std::min(sideways ? board.w * 0.74f : board.w - 12, 460 * text_scale());
  const float x = sideways ? board.right() - 6 - w : board.centre_x() - w / 2;
  return {x, board.y + 6, w, std::min(board.h * (sideways ? 0.8f : 0.6f), 178 * text_scale())};
}

Rect ViewMaker::speech_rect() const {
  const Rect& room = layout_.speech;
  const float h = std::min(room.h, 190 * text_scale());
  return {room.x, room.bottom() - h, room.w, h};
}

void ViewMaker::make_speaking() {
  const Rect bubble = speech_rect(), inside = inside_speech(bubble);
  const auto draw_bubble = [](const Canvas& canvas, const Rect& r, int) { draw_speech(canvas, r); };
  const bool over = is_terminal(real_);
  if (position_.moment.looks_back && choice_.empty() && !sheet_open() && !lesson_due()) {
    rest_.picture(bubble, draw_bubble);
    view_.moment_bar = inside;
    return;
  }
  if (sheet_open()) return;
  rest_.picture(bubble, draw_bubble);
  if (over)
    say(rest_, inside, status(position_.moment));
  else if (position_.passing && position_.told > 0 &&
           position_.moment.session.actor(position_.told - 1) == real_.to_act)
    say(rest_, inside, log_line(position_.moment, position_.told - 1));
  else if (!position_.may_act)
    say(rest_, make_told(inside), tr(words::say_wait, position_.name(real_.to_act)));
  else if (!choice_.tokens.empty())
    make_collecting(inside);
  else if (!lesson_due() || layout_.shape != TableShape::wide)
    say(rest_, make_told(inside), advice(position_.moment.session));
}

ViewMaker::Rect ViewMaker::make_told(const Rect& inside) {
  const float room = std::min(inside.h * 0.5f, inside.h - 30 * text_scale());
  const float height = add_turn_lines(rest_, inside, room, turn_lines(position_), position_.may_act);
  if (height == 0) return inside;
  const float again = position_.may_act ? space::kTarget + 4 : 0;
  const float top = inside.y + height + 2;
  const bool below = !position_.may_act || height >= space::kTarget;  // the button ends above the words
  return {inside.x, top, inside.w - (below ? 0 : again), inside.bottom() - top};
}

/// A lesson of the guided game, to be put away one by one or all at once. The game can be played meanwhile.
void ViewMaker::make_lesson() {
  const Rect rect = lesson_rect();
  Rect inside = inside_speech(rect);
  if (layout_.shape == TableShape::wide) {
    rest_.picture(rect, [](const Canvas& canvas, const Rect& r, int) { draw_speech(canvas, r); });
  } else {
    rest_.surface(rect, Surface::dialog, storybook::kRadius);
    inside = rect.inset(14, 10);
    const float figure = std::min(inside.h * 0.5f, 64.0f);
    guide({inside.x, inside.y, figure * 0.86f, figure});
    inside.x += figure;
    inside.w -= figure;
  }
  const float row = std::min(space::kTarget, inside.h * 0.45f);
  say(rest_, {inside.x, inside.y, inside.w, inside.h - row - 4}, position_.lessons[selection_.lesson].words);
  const Button quiet{
      .id = "lesson:skip", .label = tr(words::lesson_skip), .kind = ButtonKind::quiet, .icon = Icon::cross};
  const float wanted = button_width(rest_.canvas, quiet.label, quiet.icon);
  const bool words_fit = wanted <= inside.w * 0.56f;
  const float skip_w = words_fit ? wanted : row;
  const Rect skip{inside.right() - skip_w, inside.bottom() - row, skip_w, row};
  rest_.button({inside.x, skip.y, skip.x - inside.x - 8, row},
               {.id = "lesson:next", .label = tr(words::lesson_next), .kind = ButtonKind::primary});
  words_fit ? rest_.button(skip, quiet) : rest_.icon_button(skip, quiet);
}

/// Tokens chosen from the supply, to be tapped back, and the button that takes them.
void ViewMaker::make_collecting(const Rect& inside) {
  const bool whole = action_with(actions_, choice_.tokens).has_value();
  const float button_w = std::clamp(inside.w * 0.36f, 88.0f, 180.0f);
  const float button_h = std::min(std::max(storybook::kButton, inside.h * 0.45f), inside.h);
  const Rect take{inside.right() - button_w, inside.bottom() - button_h, button_w, button_h};
  const Rect left{inside.x, inside.y, inside.w - button_w - 8, inside.h};
  const std::string words = tr(whole                         ? words::say_take_these
                               : choice_.tokens.total() == 1 ? words::say_more_three
                                                             : words::say_one_more);
  const bool room = left.h >= 92;
  if (room) say(rest_, {left.x, left.y, left.w, left.h * 0.4f}, words);
  const Rect row = room ? Rect{left.x, left.y + left.h * 0.42f, left.w, left.h * 0.58f} : left;
  int place = 0;
  for (int kind = 0; kind < kTokenKinds; ++kind)
    for (int n = 0; n < choice_.tokens[static_cast<Token>(kind)]; ++n) {
      const Rect cell = cell_in(row, 3, place++, 64, 6);
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
  const float cross = std::min(44.0f, inside.h - button_h);
  if (cross >= 36) clear_button({take.right() - cross, inside.y, cross, cross});
}

}  // namespace kingdom_ui
