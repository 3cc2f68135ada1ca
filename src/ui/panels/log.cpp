// The log, newest first, what was undone muted above; a line shows the table as it was after that action.
#include <algorithm>

#include "ui/panels/panel.h"

namespace ui {

void build_log(PanelBuilder& build, const PanelContext& context) {
  const app::Session& session = context.moment.session;
  build.paragraph(tr(session.length() == 0 ? words::log_empty : words::log_hint), true);
  if (const std::string bound = bound_words(session.position(session.length())); !bound.empty()) build.paragraph(bound);
  const Theme& theme = build.canvas.theme;
  const float size = type::kBody * build.scale(), indent = 34 * build.scale(), sign = 20 * build.scale();
  for (std::size_t i = session.length(); i-- > 0;) {
    const std::string words = context.table.log_line(context.moment, i);
    const bool shown = i + 1 == session.cursor();
    const float words_w = build.width() - indent - 8;
    const float height = paragraph_height(build.canvas, words_w, words, Face::regular, size);
    const Rect line = build.take(std::max(space::kTarget, height + 16));
    const int control = build.press({.id = "log:" + std::to_string(i), .rect = line, .label = words, .pressed = shown},
                                    intent::GoTo{i + 1});
    if (shown)
      build.surface(line, Surface::chosen_panel, space::kRadius);
    else
      build.add(HoverPiece{line, Surface::well, control});
    build.focus_ring(line, space::kRadius, control);
    build.picture(Rect::centred(line.x + indent / 2, line.centre_y(), sign, sign), context.row().draw_seat,
                  session.actor(i));
    build.ViewBuilder::paragraph(line.x + indent, line.centre_y() - height / 2, words_w, words,
                                 {.size = size, .colour = i < session.cursor() ? theme.text : theme.muted});
  }
}

}  // namespace ui
