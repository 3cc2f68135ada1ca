#include "ui/art/paint.h"

#include <algorithm>
#include <array>
#include <cmath>

// The frontend is compiled for size, so that even one-line helpers are not inlined, which makes these loops four times slower.
#define UI_INLINE __attribute__((always_inline))

namespace ui {
namespace {

UI_INLINE inline float within(float v, float low, float high) { return v < low ? low : v > high ? high : v; }

/// A point without initialisation: zeroing whole outlines of ImVec2 takes longer than filling them.
struct Spot {
  float x, y;
};

UI_INLINE inline float root(float v) { return __builtin_sqrtf(v); }

constexpr int kCircleSteps = 64;
constexpr int kMaxPoints = 256;

/// The first eighth of a circle, from which the table is mirrored; sin(2 pi i / 64) for i = 0 .. 16.
constexpr std::array<float, 17> kQuarterSine{
    0.0f,        0.09801714f, 0.19509032f, 0.29028468f, 0.38268343f, 0.47139674f, 0.55557023f, 0.63439328f, 0.70710678f,
    0.77301045f, 0.83146961f, 0.88192126f, 0.92387953f, 0.95694034f, 0.98078528f, 0.99518473f, 1.0f};

struct Circle {
  Spot at[kCircleSteps];
};
constexpr Circle kCircle = [] {
  Circle circle{};
  const auto sine = [](int i) {
    i %= kCircleSteps;
    const int quarter = i / 16, rest = i % 16;
    const float v = kQuarterSine[static_cast<std::size_t>(quarter % 2 == 0 ? rest : 16 - rest)];
    return quarter < 2 ? v : -v;
  };
  for (int i = 0; i < kCircleSteps; ++i) circle.at[i] = {sine(i + 16), sine(i)};
  return circle;
}();

UI_INLINE inline const Spot& circle_point(int i) { return kCircle.at[i & (kCircleSteps - 1)]; }

/// How many table entries to skip so that the chord stays within 0.3 device pixels of the arc.
int circle_stride(const Canvas& canvas, float radius) {
  const float device = radius / canvas.pixel;
  if (device > 60) return 1;
  if (device > 14) return 2;
  return device > 3.5f ? 4 : 8;
}

/// A colour that fades between two heights.
struct Fade {
  ImU32 top, bottom;
  float top_y, scale;  ///< scale 0: one colour
  UI_INLINE ImU32 at(float y) const {
    if (scale == 0) return top;
    return mix(top, bottom, within((y - top_y) * scale, 0, 1));
  }
};
Fade plain(ImU32 colour) { return {colour, colour, 0, 0}; }
Fade fade(ImU32 top, ImU32 bottom, float top_y, float bottom_y) {
  return {top, bottom, top_y, top == bottom || bottom_y <= top_y ? 0 : 1 / (bottom_y - top_y)};
}

/// Clamps points to the canvas's bounds.
struct Press {
  float x0, y0, x1, y1;
  explicit Press(const Canvas& canvas)
      : x0(canvas.bounds.x), y0(canvas.bounds.y), x1(canvas.bounds.right()), y1(canvas.bounds.bottom()) {}
  UI_INLINE void put(ImDrawVert& vertex, float x, float y, const ImVec2& uv, ImU32 colour) const {
    vertex.pos.x = within(x, x0, x1);
    vertex.pos.y = within(y, y0, y1);
    vertex.uv.x = uv.x;
    vertex.uv.y = uv.y;
    vertex.col = colour;
  }
};

/// Writes a polygon with a fringe of one device pixel, half inside and half outside the outline. Points run clockwise on
/// the screen. triangles == nullptr: a fan, for convex ones.
template <class P>
void emit(const Canvas& canvas, const P* points, int count, const std::uint8_t* triangles, const Fade& colour) {
  if (count < 3 || ((colour.top | colour.bottom) & IM_COL32_A_MASK) == 0) return;
  ImDrawList& list = canvas.list;
  const ImVec2 uv = ImGui::GetFontTexUvWhitePixel();
  const float half = canvas.pixel * 0.5f;
  const Press press(canvas);

  list.PrimReserve(3 * (count - 2) + 6 * count, 2 * count);
  const auto first = static_cast<unsigned>(list._VtxCurrentIdx);
  ImDrawVert* vertex = list._VtxWritePtr;
  const auto normal = [](const P& p, const P& q) UI_INLINE {  // outward, of a clockwise edge, y down
    const float dx = q.y - p.y, dy = p.x - q.x, d = dx * dx + dy * dy;
    const float inv = d > 0 ? 1 / root(d) : 0;
    return Spot{dx * inv, dy * inv};
  };
  Spot before = normal(points[count - 1], points[0]);
  for (int i = 0; i < count; ++i) {
    const P& p = points[i];
    const Spot after = normal(p, points[i + 1 == count ? 0 : i + 1]);
    // Mitre: the average of both normals, lengthened so that both edges move by half a pixel; sharp corners are capped.
    float mx = (before.x + after.x) * 0.5f, my = (before.y + after.y) * 0.5f;
    const float m2 = mx * mx + my * my;
    const float lengthen = half * (m2 > 0.1f ? 1 / m2 : 10.0f);
    mx *= lengthen, my *= lengthen;
    before = after;
    const ImU32 c = colour.at(p.y);
    press.put(vertex[0], p.x - mx, p.y - my, uv, c);
    press.put(vertex[1], p.x + mx, p.y + my, uv, c & ~IM_COL32_A_MASK);
    vertex += 2;
  }

  ImDrawIdx* index = list._IdxWritePtr;
  const auto put = [&](unsigned a, unsigned b, unsigned c) UI_INLINE {
    index[0] = static_cast<ImDrawIdx>(first + a);
    index[1] = static_cast<ImDrawIdx>(first + b);
    index[2] = static_cast<ImDrawIdx>(first + c);
    index += 3;
  };
  if (triangles) {
    for (int i = 0; i < count - 2; ++i, triangles += 3) put(2u * triangles[0], 2u * triangles[1], 2u * triangles[2]);
  } else {
    for (unsigned i = 2; i < static_cast<unsigned>(count); ++i) put(0, 2 * i - 2, 2 * i);
  }
  for (unsigned i = 0, n = static_cast<unsigned>(count); i < n; ++i) {
    const unsigned j = i + 1 == n ? 0 : i + 1;
    put(2 * i, 2 * i + 1, 2 * j + 1);
    put(2 * i, 2 * j + 1, 2 * j);
  }
  list._VtxWritePtr = vertex;
  list._IdxWritePtr = index;
  list._VtxCurrentIdx += 2u * static_cast<unsigned>(count);
}

void fill_shape(const Canvas& canvas, const ShapeView& shape, const Rect& frame, const Fade& colour) {
  Spot points[kMaxPoints];
  for (int i = 0; i < shape.count; ++i)
    points[i] = {frame.x + shape.points[i].x * frame.w, frame.y + shape.points[i].y * frame.h};
  if (frame.w >= 0) {
    emit(canvas, points, shape.count, shape.triangles, colour);
    return;
  }
  // Mirrored: reverse, so that it runs clockwise again, and the indices with it.
  std::reverse(points, points + shape.count);
  std::uint8_t triangles[3 * kMaxPoints];
  for (int i = 0; i < 3 * (shape.count - 2); ++i)
    triangles[i] = static_cast<std::uint8_t>(shape.count - 1 - shape.triangles[i]);
  emit(canvas, points, shape.count, triangles, colour);
}

/// The outline of a rounded rectangle, clockwise from the left end of the top edge. Returns the number of points.
int rounded_outline(const Canvas& canvas, const Rect& r, float radius, Corners corners, Spot* out) {
  radius = std::min({radius, r.w / 2, r.h / 2});
  int n = 0;
  // Where two corners meet, their common point counts once: strokes need a direction between neighbours.
  const auto add = [&](float x, float y) UI_INLINE {
    if (n > 0 && std::abs(out[n - 1].x - x) + std::abs(out[n - 1].y - y) < 0.01f) return;
    out[n++] = {x, y};
  };
  const auto corner = [&](Corners which, float cx, float cy, float px, float py, int start) {
    if ((static_cast<unsigned>(corners) & static_cast<unsigned>(which)) == 0 || radius < canvas.pixel * 0.5f) {
      add(px, py);
      return;
    }
    const int stride = circle_stride(canvas, radius);
    for (int i = 0; i <= 16; i += stride) {
      const Spot& unit = circle_point(start + i);
      add(cx + unit.x * radius, cy + unit.y * radius);
    }
  };
  corner(Corners::top_left, r.x + radius, r.y + radius, r.x, r.y, 32);
  corner(Corners::top_right, r.right() - radius, r.y + radius, r.right(), r.y, 48);
  corner(Corners::bottom_right, r.right() - radius, r.bottom() - radius, r.right(), r.bottom(), 0);
  corner(Corners::bottom_left, r.x + radius, r.bottom() - radius, r.x, r.bottom(), 16);
  if (n > 1 && std::abs(out[n - 1].x - out[0].x) + std::abs(out[n - 1].y - out[0].y) < 0.01f) --n;
  return n;
}

void rounded(const Canvas& canvas, const Rect& rect, float radius, Corners corners, const Fade& colour) {
  if (rect.empty()) return;
  Spot points[72];
  const int n = rounded_outline(canvas, rect, radius, corners, points);
  emit(canvas, points, n, nullptr, colour);
}

void ellipse(const Canvas& canvas, float cx, float cy, float rx, float ry, const Fade& colour) {
  if (rx <= 0 || ry <= 0) return;
  Spot points[kCircleSteps];
  std::size_t n = 0;
  for (int i = 0, stride = circle_stride(canvas, std::max(rx, ry)); i < kCircleSteps; i += stride) {
    const Spot& unit = circle_point(i);
    points[n++] = {cx + unit.x * rx, cy + unit.y * ry};
  }
  emit(canvas, points, static_cast<int>(n), nullptr, colour);
}

/// A band along an outline with a fringe on both sides: four vertices a point, no seams at joints.
template <class P>
void stroke(const Canvas& canvas, const P* points, int count, bool closed, ImU32 colour, float width) {
  if (count < 2 || (colour & IM_COL32_A_MASK) == 0) return;
  // Thinner than a device pixel: one pixel wide and fainter.
  if (width < canvas.pixel) {
    colour = with_opacity(colour, width / canvas.pixel);
    width = canvas.pixel;
  }
  ImDrawList& list = canvas.list;
  const ImVec2 uv = ImGui::GetFontTexUvWhitePixel();
  const float inner = std::max(0.0f, (width - canvas.pixel) * 0.5f), outer = (width + canvas.pixel) * 0.5f;
  const Press press(canvas);
  const int segments = closed ? count : count - 1;
  list.PrimReserve(segments * 18, count * 4);
  const auto first = static_cast<unsigned>(list._VtxCurrentIdx);
  ImDrawVert* vertex = list._VtxWritePtr;
  const auto normal = [&](int i) UI_INLINE {
    const P &p = points[i], &q = points[i + 1 == count ? 0 : i + 1];
    const float dx = q.y - p.y, dy = p.x - q.x, d = dx * dx + dy * dy;
    const float inv = d > 0 ? 1 / root(d) : 0;
    return Spot{dx * inv, dy * inv};
  };
  Spot before = closed ? normal(count - 1) : normal(0);
  const ImU32 clear = colour & ~IM_COL32_A_MASK;
  for (int i = 0; i < count; ++i) {
    const Spot after = i < segments ? normal(i) : before;
    float mx = (before.x + after.x) * 0.5f, my = (before.y + after.y) * 0.5f;
    const float m2 = mx * mx + my * my;
    const float lengthen = m2 > 0.2f ? 1 / m2 : 5.0f;
    mx *= lengthen, my *= lengthen;
    before = after;
    const P& p = points[i];
    press.put(vertex[0], p.x + mx * outer, p.y + my * outer, uv, clear);
    press.put(vertex[1], p.x + mx * inner, p.y + my * inner, uv, colour);
    press.put(vertex[2], p.x - mx * inner, p.y - my * inner, uv, colour);
    press.put(vertex[3], p.x - mx * outer, p.y - my * outer, uv, clear);
    vertex += 4;
  }
  ImDrawIdx* index = list._IdxWritePtr;
  for (int i = 0; i < segments; ++i) {
    const auto a = first + 4u * static_cast<unsigned>(i), b = first + 4u * static_cast<unsigned>((i + 1) % count);
    for (unsigned k = 0; k < 3; ++k) {
      index[0] = static_cast<ImDrawIdx>(a + k), index[1] = static_cast<ImDrawIdx>(b + k);
      index[2] = static_cast<ImDrawIdx>(b + k + 1), index[3] = static_cast<ImDrawIdx>(a + k);
      index[4] = static_cast<ImDrawIdx>(b + k + 1), index[5] = static_cast<ImDrawIdx>(a + k + 1);
      index += 6;
    }
  }
  list._VtxWritePtr = vertex;
  list._IdxWritePtr = index;
  list._VtxCurrentIdx += 4u * static_cast<unsigned>(count);
}

/// A half disc at the end of a line that comes from `from`.
template <class P>
void cap(const Canvas& canvas, const P& from, const P& end, ImU32 colour, float width) {
  if (width < 2.4f * canvas.pixel) return;
  const float dx = end.x - from.x, dy = end.y - from.y, d = root(dx * dx + dy * dy);
  if (d <= 0) return;
  const float ux = dx / d, uy = dy / d, r = width * 0.5f;
  Spot points[19];
  std::size_t n = 0;
  const int stride = std::max(2, circle_stride(canvas, r));
  // From the left side of the direction round its tip to the right side; clockwise on the screen. It starts a little
  // inside the line, so that the joint does not show.
  const float back = canvas.pixel * 0.5f;
  points[n++] = {end.x + uy * r - ux * back, end.y - ux * r - uy * back};
  for (int i = 0; i <= 32; i += stride) {
    const Spot& unit = circle_point(48 + i);  // from "up" to "down" when the line runs to the right
    points[n++] = {end.x + (ux * unit.x - uy * unit.y) * r, end.y + (uy * unit.x + ux * unit.y) * r};
  }
  points[n++] = {end.x - uy * r - ux * back, end.y + ux * r - uy * back};
  emit(canvas, points, static_cast<int>(n), nullptr, plain(colour));
}

template <class P>
void open_stroke(const Canvas& canvas, const P* points, int count, ImU32 colour, float width) {
  stroke(canvas, points, count, false, colour, width);
  if (count < 2) return;
  cap(canvas, points[count - 2], points[count - 1], colour, width);
  cap(canvas, points[1], points[0], colour, width);
}

int arc_points(const Canvas& canvas, float cx, float cy, float radius, float from, float to, Spot* out, int capacity) {
  const float steps = std::abs(to - from) * kCircleSteps / static_cast<float>(circle_stride(canvas, radius));
  const int n = std::clamp(static_cast<int>(std::ceil(steps)), 2, capacity - 1);
  for (int i = 0; i <= n; ++i) {
    const float t = from + (to - from) * static_cast<float>(i) / static_cast<float>(n);
    const ImVec2 unit = on_circle(t);
    out[i] = {cx + unit.x * radius, cy + unit.y * radius};
  }
  return n + 1;
}

}  // namespace

ImVec2 on_circle(float turns) {
  const float place = (turns - std::floor(turns)) * kCircleSteps, whole = std::floor(place), t = place - whole;
  const Spot &a = circle_point(static_cast<int>(whole)), &b = circle_point(static_cast<int>(whole) + 1);
  return {a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t};
}

void fill(const Canvas& canvas, const ShapeView& shape, const Rect& frame, ImU32 colour) {
  fill_shape(canvas, shape, frame, plain(colour));
}

void fill(const Canvas& canvas, const ShapeView& shape, const Rect& frame, ImU32 top, ImU32 bottom) {
  fill_shape(canvas, shape, frame, fade(top, bottom, frame.y, frame.bottom()));
}

void fill_convex(const Canvas& canvas, const ImVec2* points, int count, ImU32 colour) {
  emit(canvas, points, count, nullptr, plain(colour));
}

void fill_convex(const Canvas& canvas, const ImVec2* points, int count, ImU32 top, ImU32 bottom, float top_y,
                 float bottom_y) {
  emit(canvas, points, count, nullptr, fade(top, bottom, top_y, bottom_y));
}

void fill_rect(const Canvas& canvas, const Rect& rect, ImU32 colour) {
  rounded(canvas, rect, 0, Corners::all, plain(colour));
}

void fill_rect(const Canvas& canvas, const Rect& rect, ImU32 top, ImU32 bottom) {
  rounded(canvas, rect, 0, Corners::all, fade(top, bottom, rect.y, rect.bottom()));
}

void fill_rounded(const Canvas& canvas, const Rect& rect, float radius, ImU32 colour, Corners corners) {
  rounded(canvas, rect, radius, corners, plain(colour));
}

void fill_rounded(const Canvas& canvas, const Rect& rect, float radius, ImU32 top, ImU32 bottom, Corners corners) {
  rounded(canvas, rect, radius, corners, fade(top, bottom, rect.y, rect.bottom()));
}

void fill_soft(const Canvas& canvas, const Rect& rect, float radius, float reach, ImU32 colour) {
  // Rings of equal point counts around the rectangle, the outermost transparent; between them the colour fades.
  constexpr int kSide = 9, kPoints = 4 * kSide;
  constexpr std::array<float, 4> kGrow{-0.35f, 0.15f, 0.55f, 1.0f}, kShare{1.0f, 0.62f, 0.20f, 0.0f};
  ImDrawList& list = canvas.list;
  const ImVec2 uv = ImGui::GetFontTexUvWhitePixel();
  const Press press(canvas);
  constexpr int kRings = static_cast<int>(kGrow.size());
  list.PrimReserve(3 * (kPoints - 2) + 6 * kPoints * (kRings - 1), kPoints * kRings);
  const auto first = static_cast<unsigned>(list._VtxCurrentIdx);
  ImDrawVert* vertex = list._VtxWritePtr;
  for (std::size_t ring = 0; ring < kGrow.size(); ++ring) {
    const Rect box = rect.inset(-reach * kGrow[ring]);
    const float r = std::clamp(radius + reach * kGrow[ring], 0.0f, std::min(box.w, box.h) / 2);
    const ImU32 c = with_opacity(colour, kShare[ring]);
    for (int i = 0; i < kPoints; ++i) {
      const int corner = i / kSide;  // bottom right, bottom left, top left, top right
      const Spot& unit = circle_point(corner * 16 + (i % kSide) * 2);
      const float cx = corner == 0 || corner == 3 ? box.right() - r : box.x + r,
                  cy = corner < 2 ? box.bottom() - r : box.y + r;
      press.put(*vertex++, cx + unit.x * r, cy + unit.y * r, uv, c);
    }
  }
  list._VtxWritePtr = vertex;
  list._VtxCurrentIdx += kPoints * kRings;
  const auto put = [&](unsigned i) UI_INLINE { list.PrimWriteIdx(static_cast<ImDrawIdx>(first + i)); };
  for (unsigned i = 2; i < kPoints; ++i) put(0), put(i - 1), put(i);
  for (unsigned ring = 0; ring + 1 < kRings; ++ring)
    for (unsigned i = 0; i < kPoints; ++i) {
      const unsigned a = ring * kPoints + i, b = ring * kPoints + (i + 1) % kPoints;
      put(a), put(b), put(b + kPoints);
      put(a), put(b + kPoints), put(a + kPoints);
    }
}

void stroke_rounded(const Canvas& canvas, const Rect& rect, float radius, ImU32 colour, float width) {
  if (rect.empty()) return;
  Spot points[72];
  const int n = rounded_outline(canvas, rect.inset(width / 2), radius - width / 2, Corners::all, points);
  stroke(canvas, points, n, true, colour, width);
}

void dash_rounded(const Canvas& canvas, const Rect& rect, float radius, ImU32 colour, float width, float dash) {
  if (rect.empty()) return;
  Spot outline[73];
  int n = rounded_outline(canvas, rect.inset(width / 2), radius - width / 2, Corners::all, outline);
  outline[n] = outline[0];
  const auto at = [&](int i) UI_INLINE -> const Spot& { return outline[i]; };
  const auto length = [&](int i) { return std::hypot(at(i + 1).x - at(i).x, at(i + 1).y - at(i).y); };
  float total = 0;
  for (int i = 0; i < n; ++i) total += length(i);
  const int dashes = std::max(4, static_cast<int>(total / (dash * 1.7f)));
  const float period = total / static_cast<float>(dashes), drawn = period * 0.6f;

  // Walk along the outline and collect the points of one dash at a time.
  constexpr int kLongestRun = 32;
  Spot run[kLongestRun];
  int in_run = 0;
  float walked = 0, next = period * 0.2f;
  bool pen_down = false;
  for (int i = 0; i < n; ++i) {
    const float step = length(i);
    if (step <= 0) continue;
    const auto along = [&](float distance) {
      const float t = (distance - walked) / step;
      return Spot{at(i).x + (at(i + 1).x - at(i).x) * t, at(i).y + (at(i + 1).y - at(i).y) * t};
    };
    while (next <= walked + step) {
      run[in_run++] = along(next);
      if (pen_down) {
        stroke(canvas, run, in_run, false, colour, width);
        in_run = 0;
        next += period - drawn;
      } else {
        next += drawn;
      }
      pen_down = !pen_down;
    }
    walked += step;
    if (pen_down && in_run < kLongestRun - 1) run[in_run++] = at(i + 1);
  }
  if (pen_down) stroke(canvas, run, in_run, false, colour, width);
}

void fill_disc(const Canvas& canvas, float cx, float cy, float radius, ImU32 colour) {
  ellipse(canvas, cx, cy, radius, radius, plain(colour));
}

void fill_disc(const Canvas& canvas, float cx, float cy, float radius, ImU32 top, ImU32 bottom) {
  ellipse(canvas, cx, cy, radius, radius, fade(top, bottom, cy - radius, cy + radius));
}

void fill_ellipse(const Canvas& canvas, float cx, float cy, float rx, float ry, ImU32 colour) {
  ellipse(canvas, cx, cy, rx, ry, plain(colour));
}

void stroke_circle(const Canvas& canvas, float cx, float cy, float radius, ImU32 colour, float width) {
  Spot points[kCircleSteps];
  int n = 0;
  for (int i = 0, stride = circle_stride(canvas, radius); i < kCircleSteps; i += stride) {
    const Spot& unit = circle_point(i);
    points[n++] = {cx + unit.x * radius, cy + unit.y * radius};
  }
  stroke(canvas, points, n, true, colour, width);
}

void stroke_arc(const Canvas& canvas, float cx, float cy, float radius, float from, float to, ImU32 colour,
                float width) {
  Spot points[66];
  const int n = arc_points(canvas, cx, cy, radius, from, to, points, 66);
  open_stroke(canvas, points, n, colour, width);
}

void fill_sector(const Canvas& canvas, float cx, float cy, float inner, float outer, float from, float to,
                 ImU32 colour) {
  Spot points[66];
  if (inner > 0) {
    const int n = arc_points(canvas, cx, cy, (inner + outer) / 2, from, to, points, 66);
    stroke(canvas, points, n, false, colour, outer - inner);
    return;
  }
  points[0] = {cx, cy};
  const int n = arc_points(canvas, cx, cy, outer, from, to, points + 1, 65);
  emit(canvas, points, n + 1, nullptr, plain(colour));
}

void line(const Canvas& canvas, float x0, float y0, float x1, float y1, ImU32 colour, float width) {
  const Spot points[2] = {{x0, y0}, {x1, y1}};
  open_stroke(canvas, points, 2, colour, width);
}

void polyline(const Canvas& canvas, const ImVec2* points, int count, ImU32 colour, float width, bool closed) {
  if (closed)
    stroke(canvas, points, count, true, colour, width);
  else
    open_stroke(canvas, points, count, colour, width);
}

}  // namespace ui
