// The question before an action that throws much of one's chance to win away: what it is worth, and what could come of it.
#include "ui/note.h"
#include "ui/panels/panel.h"

namespace ui {

void build_warning(PanelBuilder& build, const PanelContext& context) {
  const PanelWarning& warning = context.warning;
  build.heading(warning.action);
  build.paragraph(warning.worth);
  if (!warning.course.empty()) {
    build.paragraph(course_text(warning.course));
    const SetLines set = set_lines(build.canvas, {0, 0, build.width(), 4 * space::kTarget}, warning.course);
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
  build.button({.id = "warning:think", .label = tr(words::warning_think), .kind = ButtonKind::primary},
               intent::Open{Panel::none});
  build.button({.id = "warning:play", .label = tr(words::warning_play)}, intent::PlayAnyway{});
}

}  // namespace ui
