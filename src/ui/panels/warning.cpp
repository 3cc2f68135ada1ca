// The question before an action that throws much of one's chance to win away: what it is worth, and what could come of it.
#include "ui/confirmations.h"
#include "ui/note.h"

namespace ui {

void build_line_of_play(PanelBuilder& build, const std::vector<TurnLine>& line_of_play) {
  if (line_of_play.empty()) return;
  build.paragraph(line_of_play_text(line_of_play));
  const SetLines set = set_lines(build.canvas, {0, 0, build.width(), 4 * space::kTarget}, line_of_play);
  const Rect place = build.take(set.height);
  for (PicturePiece piece : set.pictures) {
    piece.rect = piece.rect.moved(place.x, place.y);
    build.add(piece);
  }
  for (LinePiece piece : set.words) {
    piece.rect = piece.rect.moved(place.x, place.y);
    build.add(piece);
  }
  build.gap(10);
}

void build_warning(PanelBuilder& build, const PanelContext& context) {
  const PanelWarning& warning = context.confirmations.warning();
  build.heading(warning.action);
  build.paragraph(warning.worth);
  build_line_of_play(build, warning.line_of_play);
  build.button({.id = "warning:think", .label = tr(words::warning_think), .kind = ButtonKind::primary},
               intent::Open{Panel::none});
  build.button({.id = "warning:play", .label = tr(words::warning_play)}, intent::PlayAnyway{});
}

}  // namespace ui
