#include "ui/bars.h"

namespace ui {

Rect Bars::show_above(Frame& frame, const GamePlay& game, const app::Library& library, const Rect& area) {
  const Moment moment = game.moment();
  const GameScreen& table = game.table();
  const Rect above = table.top_bar(moment, frame.canvas, area);
  beside_ = table.moment_bar(moment, frame.canvas, area);
  top_bar_.update(frame,
                  {moment, table, game.flow(), game.computers(), library, game.hint(), game.hint_asked(),
                   game.no_hint(), game.attempt().has_value(), game.chances(), host_.now_ms(), beside_.empty(),
                   beside_.empty() && game.line_put_aside() ? game.other_line() : ""},
                  above);
  top_bar_.hear(frame);
  top_bar_.draw(frame.canvas);
  frame.names.push_back(above);
  return above;
}

void Bars::show_beside(Frame& frame, const GamePlay& game, bool reviewed) {
  const Moment moment = game.moment();
  const bool waits = moment.bar_beside && game.flow().far_to_act();
  const bool leads = !waits && !beside_.empty();
  moment_bar_.update(frame.canvas, moment, game.table(), leads ? beside_ : Rect{}, leads ? game.other_line() : "",
                     reviewed);
  moment_bar_.hear(frame, game.table());
  moment_bar_.draw(frame.canvas);
  far_bar_.update(frame.canvas, moment, host_.can_share(), waits ? beside_ : Rect{});
  far_bar_.hear(frame);
  far_bar_.draw(frame.canvas);
}

}  // namespace ui
