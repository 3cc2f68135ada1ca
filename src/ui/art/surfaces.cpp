// Surfaces: ground, panels, shadows, dividers, bubbles.
#include <algorithm>
#include <array>

#include "ui/art/paint.h"
#include "ui/art/widgets.h"

namespace ui {
namespace {

struct Skin {
  ImU32 fill, edge;
  float radius;
  bool raised;
};

Skin skin_of(const Theme& theme, Surface surface) {
  switch (surface) {
    case Surface::panel: return {theme.panel, theme.panel_edge, space::kRadius, true};
    case Surface::active_panel: return {theme.panel_active, theme.text, space::kRadius, true};
    case Surface::chosen_panel: return {theme.panel_active, theme.selected, space::kRadius, true};
    case Surface::well: return {theme.well, theme.panel_edge, space::kSmallRadius, false};
    case Surface::dialog: return {theme.panel, theme.panel_edge, space::kDialogRadius, true};
    case Surface::paper: break;
  }
  return {theme.paper, theme.paper_edge, space::kRadius, true};
}

}  // namespace

void draw_soft_shadow(const Canvas& canvas, const Rect& rect, float radius, float spread, float opacity) {
  if (canvas.theme.flat) return;
  fill_soft(canvas, rect.moved(0, spread * 0.35f), radius, spread, with_opacity(canvas.theme.shadow, 1.3f * opacity));
}

void draw_surface(const Canvas& canvas, const Rect& rect, Surface surface, float radius, ImU32 edge) {
  const Theme& theme = canvas.theme;
  const Skin skin = skin_of(theme, surface);
  const float r = radius < 0 ? skin.radius : radius;
  const Rect box = canvas.snap(rect);
  if (skin.raised) draw_soft_shadow(canvas, box, r, surface == Surface::dialog ? 18.0f : 5.0f);
  const bool active = surface == Surface::active_panel, chosen = surface == Surface::chosen_panel;
  // Where every edge is white those that stand out are broader.
  const float line = theme.flat ? (chosen || active ? 4.0f : 1.5f) : active ? 2.5f : chosen ? 2.0f : 1.0f;
  fill_rounded(canvas, box, r, edge != 0 ? edge : skin.edge);
  fill_rounded(canvas, box.inset(line), r - line, skin.fill);
}

void draw_ground(const Canvas& canvas, const Rect& rect) {
  const Theme& theme = canvas.theme;
  fill_rect(canvas, rect, theme.ground_mid, theme.ground_deep);
}

void draw_scrim(const Canvas& canvas, const Rect& rect, float opacity) {
  fill_rect(canvas, rect, with_opacity(canvas.theme.scrim, opacity));
}

void draw_scroll_shadow(const Canvas& canvas, const Rect& area, Edge edge, float strength) {
  if (strength <= 0) return;
  constexpr float kReach = 22;
  const ImU32 dense = with_opacity(canvas.theme.panel, strength), clear = dense & ~IM_COL32_A_MASK;
  if (edge == Edge::top)
    fill_rect(canvas, {area.x, area.y, area.w, kReach}, dense, clear);
  else
    fill_rect(canvas, {area.x, area.bottom() - kReach, area.w, kReach}, clear, dense);
  if (!canvas.theme.flat) return;
  const float y = edge == Edge::top ? area.y : area.bottom() - canvas.pixel;
  fill_rect(canvas, {area.x, y, area.w, canvas.pixel}, with_opacity(canvas.theme.text, strength));
}

void draw_bubble(const Canvas& canvas, const Rect& body, ImVec2 tip) {
  const Theme& theme = canvas.theme;
  const Rect box = canvas.snap(body);
  constexpr float kBeak = 7, kRadius = space::kSmallRadius + 2;
  const ImU32 fill =
      theme.flat ? rgb(0x000000) : mix(theme.panel, theme.text, theme.kind == ThemeKind::light ? 0.0f : 0.06f);
  const ImU32 edge = theme.flat ? rgb(0xFFFFFF) : theme.control_edge;
  draw_soft_shadow(canvas, box, kRadius, 12);
  // The beak grows out of the side that lies between body and tip.
  std::array<ImVec2, 3> beak{};
  const float along_x =
      std::clamp(tip.x, box.x + kRadius + kBeak, std::max(box.x + kRadius + kBeak, box.right() - kRadius - kBeak));
  const float along_y =
      std::clamp(tip.y, box.y + kRadius + kBeak, std::max(box.y + kRadius + kBeak, box.bottom() - kRadius - kBeak));
  bool has_beak = true;
  if (tip.y >= box.bottom())
    beak = {ImVec2{along_x + kBeak, box.bottom() - 1}, ImVec2{along_x, box.bottom() + kBeak},
            ImVec2{along_x - kBeak, box.bottom() - 1}};
  else if (tip.y <= box.y)
    beak = {ImVec2{along_x - kBeak, box.y + 1}, ImVec2{along_x, box.y - kBeak}, ImVec2{along_x + kBeak, box.y + 1}};
  else if (tip.x >= box.right())
    beak = {ImVec2{box.right() - 1, along_y - kBeak}, ImVec2{box.right() + kBeak, along_y},
            ImVec2{box.right() - 1, along_y + kBeak}};
  else if (tip.x <= box.x)
    beak = {ImVec2{box.x + 1, along_y + kBeak}, ImVec2{box.x - kBeak, along_y}, ImVec2{box.x + 1, along_y - kBeak}};
  else
    has_beak = false;
  if (has_beak) polyline(canvas, beak.data(), 3, edge, 2, true);
  fill_rounded(canvas, box, kRadius, edge);
  fill_rounded(canvas, box.inset(1), kRadius - 1, fill);
  if (has_beak) fill_convex(canvas, beak.data(), 3, fill);
}

}  // namespace ui
