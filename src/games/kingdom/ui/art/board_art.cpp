#include "games/kingdom/ui/art/board_art.h"

#include <algorithm>
#include <cmath>

#include "games/kingdom/ui/art/board_land.h"
#include "games/kingdom/ui/name_room.h"
#include "ui/art/paint.h"
#include "ui/art/text.h"
#include "ui/art/widgets.h"

namespace kingdom_ui {

using namespace kingdom;
using namespace ui;
using ui::Point;

namespace {

float unit_of(const KingdomLayout& layout) { return layout.pawn / 1.5f; }

/// A road as wide as a fifth of a vignette (LOOK.md: double strokes).
float road_width(const KingdomLayout& layout) { return std::max(6.0f, unit_of(layout) * 0.30f); }

void stroke_road(const Canvas& canvas, const RoadPlace& road, ImU32 colour, float width) {
  std::array<ImVec2, RoadPlace::kPoints> points;
  for (std::size_t i = 0; i < points.size(); ++i) points[i] = {road.path[i].x, road.path[i].y};
  polyline(canvas, points.data(), static_cast<int>(points.size()), colour, width);
}

/// Short strokes along a road, between its two vignettes.
void dash_road(const Canvas& canvas, const RoadPlace& road, ImU32 colour, float width) {
  for (std::size_t i = 1; i + 1 < road.path.size(); i += 2) {
    const Point a = road.path[i], b = road.path[i + 1];
    const float dx = b.x - a.x, dy = b.y - a.y, l = std::sqrt(dx * dx + dy * dy);
    if (l < 0.5f) continue;
    const float nx = -dy / l * width / 2, ny = dx / l * width / 2;
    const Point from{a.x + dx * 0.1f, a.y + dy * 0.1f}, to{a.x + dx * 0.75f, a.y + dy * 0.75f};
    const std::array<ImVec2, 4> stroke{ImVec2{from.x - nx, from.y - ny}, ImVec2{to.x - nx, to.y - ny},
                                       ImVec2{to.x + nx, to.y + ny}, ImVec2{from.x + nx, from.y + ny}};
    fill_convex(canvas, stroke.data(), 4, colour);
  }
}

bool can(RoadState state) { return state == RoadState::payable || state == RoadState::payable_wild; }

constexpr float kGlow = 0.85f;  ///< its opacity

/// Below what is under the pointer: amber only where it can be chosen.
ImU32 hover_glow(const Canvas& canvas, bool can_choose) {
  return can_choose ? with_opacity(storybook_for(canvas.theme.kind).can_glow, 0.9f)
                    : with_opacity(canvas.theme.selected, 0.5f);
}

/// From a name that lies apart to its place; nothing where they almost touch.
void draw_pointer(const Canvas& canvas, const SpacePlace& place, const Rect& plate, float size, ImU32 colour) {
  const float half = std::min(size * 0.4f, plate.h * 0.4f);
  const float x = std::clamp(place.at.x, plate.x + 2 * half, std::max(plate.x + 2 * half, plate.right() - 2 * half)),
              y = std::clamp(place.at.y, plate.y + half, plate.bottom() - half);
  const float dx = place.at.x - x, dy = place.at.y - y, length = std::sqrt(dx * dx + dy * dy);
  const float gap = length - place.radius;
  if (gap < size * 0.5f) return;
  const ImVec2 points[] = {{x - dy / length * half, y + dx / length * half},
                           {x + dy / length * half, y - dx / length * half},
                           {x + dx / length * gap, y + dy / length * gap}};
  fill_convex(canvas, points, 3, colour);
}

/// A place's name on a strip of paper, within `rect`, as near to the place as it can be. `over`: over other things.
void draw_name(const Canvas& canvas, const SpacePlace& place, const Rect& rect, SpaceId id, base::Language language,
               float size, bool over) {
  const std::string_view name = kSpaces[id].name.words[static_cast<std::size_t>(language)];
  const Storybook& book = storybook_for(canvas.theme.kind);
  float width = 0;
  size = std::min(size, rect.h / (rect.h > size * 1.8f ? kNameLines : kNameLine));  // as it was laid out
  width = text_width(canvas, name, Face::bold, size);
  const float pad = size * kNamePad;
  std::size_t cut = 0;
  if (width + 2 * pad > rect.w + 1 && rect.h > size * 1.8f) cut = name_break(name);
  if (cut > 0) {
    width = std::max(text_width(canvas, name.substr(0, cut), Face::bold, size),
                     text_width(canvas, name.substr(cut), Face::bold, size));
  }
  float fitted = size;
  if (width + 2 * pad > rect.w + 1)
    fitted = std::max(size * 0.7f, size * (rect.w - 2 * pad) / width), width *= fitted / size;
  const float h = fitted * (cut > 0 ? kNameLines : kNameLine);
  const float w = width + 2 * pad;
  const float x = rect.x > place.at.x ? rect.x : rect.right() < place.at.x ? rect.right() - w : rect.centre_x() - w / 2;
  const float y = rect.y > place.at.y          ? rect.y
                  : rect.bottom() < place.at.y ? rect.bottom() - h
                                               : rect.centre_y() - h / 2;
  const Rect plate{x, y, w, h};
  if (over) draw_pointer(canvas, place, plate, fitted, book.flag);
  fill_rounded(canvas, plate, fitted * 0.5f, with_opacity(book.flag, canvas.theme.flat || over ? 1.0f : 0.86f));
  const TextStyle style{Face::bold, fitted, book.flag_ink, Align::centre};
  if (cut == 0) {
    draw_text_middle(canvas, plate.centre_x(), plate.centre_y(), name, style);
  } else {
    draw_text_middle(canvas, plate.centre_x(), plate.y + h * 0.29f,
                     name.substr(0, name[cut - 1] == ' ' ? cut - 1 : cut), style);
    draw_text_middle(canvas, plate.centre_x(), plate.y + h * 0.71f, name.substr(cut), style);
  }
}

/// Opacity of what cannot be chosen now: paler, but still legible.
constexpr float kFarRoad = 0.42f, kFarEdge = 0.30f, kFarPaper = 0.45f, kFarPictures = 0.78f, kTicked = 0.55f;

struct RoadColours {
  ImU32 road, edge;
};
RoadColours far_road(const Storybook& book, bool flat) {
  if (flat) return {mix(book.road, book.sea, 0.4f), book.road_edge};
  return {mix(book.road, book.land, kFarRoad), mix(book.road_edge, book.land, kFarEdge)};
}

void draw_road(const Canvas& canvas, const RoadPlace& road, float width, const RoadColours& colours) {
  stroke_road(canvas, road, colours.edge, width + std::max(3.0f, width * 0.35f));
  stroke_road(canvas, road, colours.road, width);
}

/// What is drawn at the lower right of a picture: so far from its middle; farther out where it would hide the letter of a small
/// one, or of one that is a letter and little else.
float corner_of(float picture, bool flat) { return picture * (flat || picture < 18 ? 0.44f : 0.29f); }

/// A tick at the lower right of a picture: the traveller has it.
void draw_tick(const Canvas& canvas, const Storybook& book, float x, float y, float picture) {
  const float r = std::max(3.5f, picture * 0.27f), out = corner_of(picture, canvas.theme.flat);
  const float cx = x + out, cy = y + out;
  fill_disc(canvas, cx, cy, r + 1, book.flag);
  fill_disc(canvas, cx, cy, r, book.there);
  const std::array<ImVec2, 3> tick{ImVec2{cx - r * 0.48f, cy + r * 0.02f}, ImVec2{cx - r * 0.10f, cy + r * 0.42f},
                                   ImVec2{cx + r * 0.52f, cy - r * 0.38f}};
  polyline(canvas, tick.data(), 3, book.flag, std::max(1.5f, r * 0.30f));
}

void paint_flag(const Canvas& canvas, const Rect& rect, Tokens cost, int rows, float picture, const FlagMarks& marks,
                bool far) {
  const Storybook& book = storybook_for(canvas.theme.kind);
  const bool flat = canvas.theme.flat;
  const float radius = std::min(rect.h * 0.28f, 10.0f), hair = std::max(canvas.pixel, picture * 0.07f);
  if (!flat && !far) fill_rounded(canvas, rect.moved(0, picture * 0.12f), radius, rgb(0x2A1C0C, 70));
  const ImU32 paper = far ? mix(book.flag, flat ? book.sea : book.land, flat ? 0.15f : kFarPaper) : book.flag;
  fill_rounded(canvas, rect, radius, far && !flat ? mix(book.flag_edge, book.land, kFarPaper) : book.flag_edge);
  fill_rounded(canvas, rect.inset(hair), radius - hair, paper);
  struct Unit {
    Token token;
    bool there, gold;
  };
  std::array<Unit, 16> units{};
  int n = 0;
  for (const Token token : kingdom::kResources)
    for (int i = 0; i < cost[token] && n < 16; ++i) {
      const int paid = cost[token] - marks.missing[token];
      units[static_cast<std::size_t>(n++)] = {token, marks.shown && i < paid - marks.by_gold[token],
                                              marks.shown && i < paid && i >= paid - marks.by_gold[token]};
    }
  const int columns = rows > 0 ? (n + rows - 1) / rows : n;
  const float step = picture + 1;
  for (int i = 0; i < n; ++i) {
    const Unit& unit = units[static_cast<std::size_t>(i)];
    const int row = i / columns, in_row = std::min(columns, n - row * columns);
    const float x = rect.centre_x() + (static_cast<float>(i % columns) - static_cast<float>(in_row - 1) / 2) * step;
    const float y = rect.centre_y() + (static_cast<float>(row) - static_cast<float>(rows - 1) / 2) * step;
    const Mark before = mark(canvas);
    draw_resource(canvas, unit.token, x, y, picture * 0.96f);
    const float shown = far ? kFarPictures : unit.there || unit.gold ? kTicked : 1;
    if (!flat && shown < 1) fade_since(canvas, before, shown);
    if (unit.there) draw_tick(canvas, book, x, y, picture);
    if (unit.gold)
      draw_resource(canvas, Token::gold, x + corner_of(picture, flat), y + corner_of(picture, flat),
                    std::max(8.0f, picture * 0.55f));
  }
}

bool holds(const Rect& window, const Rect& rect) {
  return rect.x >= window.x && rect.y >= window.y && rect.right() <= window.right() && rect.bottom() <= window.bottom();
}

}  // namespace

void draw_cost_flag(const Canvas& canvas, const Rect& rect, Tokens cost, int rows, float picture,
                    const FlagMarks& marks) {
  paint_flag(canvas, rect, cost, rows, picture, marks, false);
}

void BoardPicture::refresh(const Canvas& canvas, const KingdomLayout& layout, const kingdom::Setup& setup) {
  const Key key{
      .board = layout.board, .map = layout.map, .setup = setup, .language = layout.language, .light = light_of(canvas)};
  if (painted_ && key == key_) return;
  key_ = key;
  painted_ = true;
  ImDrawList list(canvas.list._Data);
  const Canvas paper = offscreen_canvas(list, canvas);

  Drawing::Start start = Drawing::start(paper);
  paint_land(paper, layout, setup);
  const Storybook& book = storybook_for(canvas.theme.kind);
  const RoadColours colours = far_road(book, canvas.theme.flat);
  const float width = road_width(layout);
  for (const RoadPlace& road : layout.roads)  // all edges first, so that roads merge where they meet
    if (road.in_play) stroke_road(paper, road, colours.edge, width + std::max(3.0f, width * 0.35f));
  for (const RoadPlace& road : layout.roads)
    if (road.in_play) stroke_road(paper, road, colours.road, width);
  ground_.take(paper, start);

  start = Drawing::start(paper);
  for (std::size_t id = 0; id < kSpaces.size(); ++id) {
    const SpacePlace& place = layout.spaces[id];
    if (place.in_play) draw_vignette(paper, static_cast<SpaceId>(id), place.at.x, place.at.y, place.radius);
  }
  for (std::size_t id = 0; id < kRoads.size(); ++id) {
    const RoadPlace& road = layout.roads[id];
    if (road.in_play) paint_flag(paper, road.banner, kRoads[id].cost, road.rows, road.picture, {}, true);
  }
  places_.take(paper, start);

  const float size = map_name_size(unit_of(layout), canvas.fonts.scale);
  for (std::size_t id = 0; id < kSpaces.size(); ++id) {
    const SpacePlace& place = layout.spaces[id];
    start = Drawing::start(paper);
    if (place.in_play && !place.label.empty())
      draw_name(paper, place, place.label, static_cast<SpaceId>(id), layout.language, size, false);
    names_[id].take(paper, start);
  }
}

void BoardPicture::draw(Layer layer, const Canvas& canvas, const KingdomLayout& layout, const kingdom::Setup& setup,
                        Point shift) {
  refresh(canvas, layout, setup);
  push_board_clip(canvas, layout);
  (layer == Layer::ground ? ground_ : places_).draw(canvas, shift.x, shift.y);
  if (layer == Layer::places)
    for (std::size_t id = 0; id < kSpaces.size(); ++id) {
      const Rect name = layout.spaces[id].label.moved(shift.x, shift.y);
      // Half a name at the edge of the window would be read as another one.
      if (!name.empty() && holds(layout.board, name)) names_[id].draw(canvas, shift.x, shift.y);
    }
  pop_board_clip(canvas);
}

void push_board_clip(const Canvas& canvas, const KingdomLayout& layout) {
  const Rect& r = layout.board;
  canvas.list.PushClipRect({r.x, r.y}, {r.right(), r.bottom()}, true);
}

void pop_board_clip(const Canvas& canvas) { canvas.list.PopClipRect(); }

void draw_road_line(const Canvas& canvas, const KingdomLayout& layout, RoadId id, const RoadLook& look) {
  const Storybook& book = storybook_for(canvas.theme.kind);
  const RoadPlace& road = layout.roads[id];
  const float width = road_width(layout);
  const bool chosen = look.state == RoadState::chosen;
  if (!can(look.state) && !chosen) {
    draw_road(canvas, road, width, {book.road, book.road_edge});
    if (!canvas.theme.flat) dash_road(canvas, road, book.road_dots, std::max(1.5f, width * 0.16f));
    return;
  }
  stroke_road(canvas, road, with_opacity(book.can_glow, kGlow), width * 2.6f);
  stroke_road(canvas, road, chosen ? book.chosen_edge : book.can_edge, width + std::max(4.0f, width * 0.5f));
  if (look.state == RoadState::payable_wild) {
    stroke_road(canvas, road, book.road, width);
    dash_road(canvas, road, book.can, width);
  } else {
    stroke_road(canvas, road, chosen ? book.chosen : book.can, width);
  }
}

void draw_road_flag(const Canvas& canvas, const KingdomLayout& layout, RoadId id, const RoadLook& look) {
  const Storybook& book = storybook_for(canvas.theme.kind);
  const RoadPlace& road = layout.roads[id];
  const float radius = std::min(road.banner.h * 0.28f, 10.0f);
  const bool ringed = can(look.state), chosen = look.state == RoadState::chosen;
  const float ring = std::clamp(unit_of(layout) * 0.12f, 3.0f, 5.0f);
  const Rect around = road.banner.inset(-ring - 1);
  if (look.held || look.hot) fill_soft(canvas, around, radius + ring, 6, hover_glow(canvas, ringed));
  if (ringed || chosen) {
    fill_soft(canvas, around, radius + ring, 8, with_opacity(book.can_glow, kGlow));
    fill_rounded(canvas, around.inset(-1), radius + ring + 2, chosen ? book.chosen_edge : book.can_edge);
    if (look.state == RoadState::payable_wild) {
      fill_rounded(canvas, around, radius + ring + 1, book.flag);
      dash_rounded(canvas, around, radius + ring + 1, book.can_edge, ring, ring * 2.4f);
    } else {
      fill_rounded(canvas, around, radius + ring + 1, chosen ? book.chosen : book.can);
    }
  }
  draw_cost_flag(canvas, road.banner, kRoads[id].cost, road.rows, road.picture, look.marks);
  if (look.focused) draw_focus_ring(canvas, road.banner.inset(ringed || chosen ? -ring - 2 : 0), radius + ring);
}

void draw_space_marks(const Canvas& canvas, const KingdomLayout& layout, SpaceId id, const SpaceLook& look) {
  const Storybook& book = storybook_for(canvas.theme.kind);
  const SpacePlace& place = layout.spaces[id];
  const float ring = std::clamp(place.radius * 0.13f, 3.0f, 6.0f);
  float r = place.radius + 1;
  if (look.hot)
    stroke_circle(canvas, place.at.x, place.at.y, r + ring * 1.6f, hover_glow(canvas, look.can_reach), ring * 1.6f);
  if (look.can_reach || look.chosen) {
    stroke_circle(canvas, place.at.x, place.at.y, r + ring * 0.5f + ring * 0.7f, with_opacity(book.can_glow, kGlow),
                  ring * 2.2f);
    stroke_circle(canvas, place.at.x, place.at.y, r + ring * 0.5f, look.chosen ? book.chosen_edge : book.can_edge,
                  ring + 2);
    if (look.wild && !look.chosen) {
      for (int i = 0; i < 12; ++i)
        stroke_arc(canvas, place.at.x, place.at.y, r + ring * 0.5f, static_cast<float>(i) / 12,
                   (static_cast<float>(i) + 0.45f) / 12, book.can, ring);
    } else {
      stroke_circle(canvas, place.at.x, place.at.y, r + ring * 0.5f, look.chosen ? book.chosen : book.can, ring);
    }
    r += ring + 1;
  }
  // Beside another ring the badge says it.
  const int seat = look.current >= 0 ? look.current : look.touched;
  if (seat >= 0 && !look.can_reach && !look.chosen) {
    const PlayerColour& colours = pawn_colours(seat);
    stroke_circle(canvas, place.at.x, place.at.y, r + ring * 0.5f, canvas.theme.flat ? canvas.theme.text : colours.edge,
                  ring + 2);
    stroke_circle(canvas, place.at.x, place.at.y, r + ring * 0.5f, colours.base, ring);
    r += ring + 1;
  }
  if (look.touched >= 0)
    draw_pawn_badge(canvas, look.touched, place.at.x - r * 0.7f, place.at.y - r * 0.7f,
                    std::clamp(place.radius * 0.6f, 16.0f, 24.0f));
  if (look.focused)
    stroke_circle(canvas, place.at.x, place.at.y, r + space::kRing / 2 + 1, canvas.theme.focus, space::kRing);
}

void draw_spare_name(const Canvas& canvas, const KingdomLayout& layout, SpaceId id) {
  const SpacePlace& place = layout.spaces[id];
  if (place.label.empty())
    draw_name(canvas, place, place.spare, id, layout.language, map_name_size(unit_of(layout), canvas.fonts.scale),
              true);
}

/// A pointed arch with two leaves that turn inwards.
void draw_gate_sign(const Canvas& canvas, float cx, float cy, float size, float open) {
  const Storybook& book = storybook_for(canvas.theme.kind);
  const bool flat = canvas.theme.flat;
  const float u = size / 2, o = std::max(canvas.pixel, size * 0.05f);
  const Rect frame{cx - u * 0.92f, cy - u, u * 1.84f, size};
  fill_rounded(canvas, frame, u * 0.9f, book.outline, Corners::top);
  fill_rounded(canvas, frame.inset(o), u * 0.9f - o, flat ? rgb(0xFFFFFF) : book.rock, Corners::top);
  // Black on white without colours, so what is white around it has to be wide.
  const Rect arch = flat ? Rect{cx - u * 0.5f, cy - u * 0.56f, u, size * 0.78f}
                         : Rect{cx - u * 0.66f, cy - u * 0.72f, u * 1.32f, size * 0.86f};
  fill_rounded(canvas, arch, arch.w / 2, flat ? rgb(0x000000) : mix(book.roof_gold, rgb(0xFFF3C0), 0.45f),
               Corners::top);
  if (open > 0.4f && !flat) {  // the way to the throne
    const std::array<ImVec2, 4> carpet{ImVec2{cx - u * 0.12f, cy - u * 0.1f}, ImVec2{cx + u * 0.12f, cy - u * 0.1f},
                                       ImVec2{cx + u * 0.34f, arch.bottom()}, ImVec2{cx - u * 0.34f, arch.bottom()}};
    fill_convex(canvas, carpet.data(), 4, book.roof_red);
  }
  const float leaf = arch.w / 2 * (1 - 0.78f * std::clamp(open, 0.0f, 1.0f));
  const ImU32 wood = flat ? rgb(0xFFFFFF) : book.door, light = flat ? rgb(0x000000) : mix(book.door, book.road, 0.5f);
  for (const float side : {-1.0f, 1.0f}) {
    const float hinge = cx + side * arch.w / 2;
    const Rect door{side < 0 ? hinge : hinge - leaf, arch.y + u * 0.06f, leaf, arch.h - u * 0.06f};
    fill_rounded(canvas, door, std::min(leaf * 0.95f, u * 0.62f), book.outline,
                 side < 0 ? Corners::top_left : Corners::top_right);
    fill_rounded(canvas, door.inset(o * 0.6f), std::min(leaf * 0.95f, u * 0.62f), wood,
                 side < 0 ? Corners::top_left : Corners::top_right);
    for (const float t : {0.36f, 0.68f})
      line(canvas, door.x + door.w * t, door.y + door.h * 0.22f, door.x + door.w * t, door.bottom() - o, light,
           std::max(canvas.pixel, o * 0.5f));
    fill_disc(canvas, side < 0 ? door.right() - leaf * 0.18f : door.x + leaf * 0.18f, door.centre_y() + u * 0.15f,
              std::max(1.0f, u * 0.09f), flat ? rgb(0x000000) : book.roof_gold);
  }
}

}  // namespace kingdom_ui
