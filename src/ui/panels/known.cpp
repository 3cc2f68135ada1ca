// The panel "What is known": the game's tables of public information about the position shown, as small pictures with
// numbers. Nothing that is hidden from the player.
#include <algorithm>
#include <cmath>

#include "ui/panels/panel.h"

namespace ui {

namespace {

using Known = GameScreen::Known;

/// Cells side by side, below one another where there are more than fit.
void build_cells(PanelBuilder& build, const Known& table, const Known::Row& row, const Rect& area, float cell_w,
                 float cell_h) {
  const float picture = cell_h * 0.72f, size = type::kBody * build.scale();
  const auto fitting = std::max<std::size_t>(1, static_cast<std::size_t>(area.w / cell_w));
  for (std::size_t i = 0; i < row.cells.size(); ++i) {
    const Known::Cell& cell = row.cells[i];
    const Rect place{area.x + static_cast<float>(i % fitting) * cell_w,
                     area.y + static_cast<float>(i / fitting) * cell_h, cell_w, cell_h};
    const bool has_picture = cell.picture >= 0;
    if (has_picture)
      build.picture(Rect::centred(place.x + picture / 2, place.centre_y(), picture, picture), table.draw, cell.picture);
    const float text_x = place.x + (has_picture ? picture + 5 : 0);
    const float text_w = has_picture ? place.right() - text_x : area.right() - text_x;
    build.line({text_x, place.y, text_w, cell_h}, cell.text,
               {.face = cell.text == "0" ? Face::regular : Face::bold,
                .size = size,
                .colour = cell.text == "0" ? build.canvas.theme.muted : build.canvas.theme.text});
  }
}

void build_known_row(PanelBuilder& build, const PanelContext& context, const Known& table, const Known::Row& row) {
  const Canvas& canvas = build.canvas;
  const float scale = build.scale(), size = type::kBody * scale, cell_w = 50 * scale, cell_h = size * 1.8f;
  const float sign = row.seat >= 0 ? size * 1.4f + 8 : 0;
  const std::string name = row.seat >= 0 ? seat_name(context.moment.session, row.seat) : std::string();
  const std::string label = row.label.empty() ? name : row.label;
  const float cells_w = cell_w * static_cast<float>(std::min<std::size_t>(row.cells.size(), 6));
  const float beside = build.width() - cells_w - sign;
  const bool same_line = text_width(canvas, label, Face::regular, size) + 8 <= beside;

  const Rect line = build.take(cell_h);
  if (row.seat >= 0)
    build.picture(Rect::centred(line.x + size * 0.7f, line.centre_y(), size * 1.3f, size * 1.3f),
                  context.row().draw_seat, row.seat);
  build.line({line.x + sign, line.y, line.w - sign - (same_line ? cells_w : 0), line.h}, label,
             {.face = row.cells.empty() ? Face::bold : Face::regular, .size = size, .colour = canvas.theme.text});
  build.say(row.cells.empty()
                ? label
                : labelled(row.seat >= 0 && !row.label.empty() ? name + ", " + label : label, row.spoken));
  if (row.cells.empty()) return;
  if (same_line)
    return build_cells(build, table, row, {line.right() - cells_w, line.y, cells_w, cell_h}, cell_w, cell_h);
  const float w = build.width() - sign;
  const float lines = std::ceil(static_cast<float>(row.cells.size()) / std::max(1.0f, std::floor(w / cell_w)));
  const Rect below = build.take(lines * cell_h);
  build_cells(build, table, row, {below.x + sign, below.y, w, below.h}, cell_w, cell_h);
}

}  // namespace

void build_known(PanelBuilder& build, const PanelContext& context) {
  for (const Known& table : context.table.known(context.moment)) {
    build.heading(table.title);
    build.paragraph(table.explained, true);
    for (const Known::Row& row : table.rows) build_known_row(build, context, table, row);
    build.gap(10);
  }
}

}  // namespace ui
