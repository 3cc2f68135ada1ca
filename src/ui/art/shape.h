// Hand-drawn outlines, triangulated at compile time. A path is a list of nodes in a unit square (y down); corners are joined
// by straight lines, smooth nodes by a curve through them. `shape()` flattens the path and triangulates it by ear clipping,
// so that a frame only has to transform points (paint.h, fill()).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace ui {

struct Point {
  float x = 0, y = 0;
};

struct Node {
  float x = 0, y = 0;
  bool smooth = false;
};

template <std::size_t N>
using Path = std::array<Node, N>;

/// The nodes of a path as they are written in the sources.
template <std::size_t N>
struct PathText {
  char letters[N]{};

  constexpr PathText(const char (&text)[N]) {
    for (std::size_t i = 0; i < N; ++i) letters[i] = text[i];
  }
};

/// A non-owning view of a shape.
struct ShapeView {
  const Point* points = nullptr;
  const std::uint8_t* triangles = nullptr;  ///< 3 * (count - 2) indices
  int count = 0;
};

template <std::size_t N>
struct Shape {
  std::array<Point, N> points{};
  std::array<std::uint8_t, 3 * (N - 2)> triangles{};

  constexpr operator ShapeView() const { return {points.data(), triangles.data(), static_cast<int>(N)}; }
};

namespace detail {

inline constexpr int kCurveSteps = 4;

template <std::size_t N>
constexpr std::size_t count_nodes(const PathText<N>& text) {
  std::size_t commas = 0;
  for (const char letter : text.letters) commas += letter == ',' ? 1 : 0;
  return commas;
}

/// Called for an error in a path: stops the compilation, since it is not a constant expression.
inline void wrong_path(const char* /*why*/) {}

/// A decimal fraction without exponent.
constexpr float read_number(const char*& at) {
  const bool negative = *at == '-';
  if (negative) ++at;
  double digits = 0, scale = 1;
  bool any = false;
  for (bool behind_point = false; (*at >= '0' && *at <= '9') || (*at == '.' && !behind_point); ++at) {
    if (*at == '.') {
      behind_point = true;
      continue;
    }
    digits = digits * 10 + (*at - '0');
    if (behind_point) scale *= 10;
    any = true;
  }
  if (!any) wrong_path("a number is missing in the path");
  return static_cast<float>((negative ? -digits : digits) / scale);
}

template <std::size_t K, std::size_t N>
constexpr Path<K> read_path(const PathText<N>& text) {
  Path<K> path{};
  const char* at = text.letters;
  for (Node& node : path) {
    if (*at == '~') {
      node.smooth = true;
      ++at;
    }
    node.x = read_number(at);
    if (*at++ != ',') wrong_path("a node is not x,y");
    node.y = read_number(at);
    if (*at == ' ') ++at;
  }
  if (*at != 0) wrong_path("something stands behind the last node");
  return path;
}

template <std::size_t K>
constexpr std::size_t flattened_size(const Path<K>& path, std::size_t steps = kCurveSteps) {
  std::size_t n = 0;
  for (std::size_t i = 0; i < K; ++i) n += path[i].smooth || path[(i + 1) % K].smooth ? steps : 1;
  return n;
}

constexpr float cross(Point a, Point b, Point c) { return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x); }

/// Hermite curve from a to b; the tangent at a smooth end follows its neighbours, at a corner the chord.
constexpr Point on_curve(const Node& before, const Node& a, const Node& b, const Node& after, float t) {
  const Point start = a.smooth ? Point{(b.x - before.x) / 2, (b.y - before.y) / 2} : Point{b.x - a.x, b.y - a.y};
  const Point end = b.smooth ? Point{(after.x - a.x) / 2, (after.y - a.y) / 2} : Point{b.x - a.x, b.y - a.y};
  const float t2 = t * t, t3 = t2 * t;
  const float h0 = 2 * t3 - 3 * t2 + 1, h1 = t3 - 2 * t2 + t, h2 = 3 * t2 - 2 * t3, h3 = t3 - t2;
  return {h0 * a.x + h1 * start.x + h2 * b.x + h3 * end.x, h0 * a.y + h1 * start.y + h2 * b.y + h3 * end.y};
}

template <std::size_t N, std::size_t K>
constexpr std::array<Point, N> flatten(const Path<K>& path, int steps = kCurveSteps) {
  std::array<Point, N> points{};
  std::size_t n = 0;
  for (std::size_t i = 0; i < K; ++i) {
    const Node &a = path[i], &b = path[(i + 1) % K];
    if (!a.smooth && !b.smooth) {
      points[n++] = {a.x, a.y};
      continue;
    }
    for (int step = 0; step < steps; ++step) {
      const float t = static_cast<float>(step) / static_cast<float>(steps);
      points[n++] = on_curve(path[(i + K - 1) % K], a, b, path[(i + 2) % K], t);
    }
  }
  return points;
}

/// Clockwise on the screen (y down).
template <std::size_t N>
constexpr void make_clockwise(std::array<Point, N>& points) {
  float area = 0;
  for (std::size_t i = 0; i < N; ++i) {
    const Point &a = points[i], &b = points[(i + 1) % N];
    area += a.x * b.y - b.x * a.y;
  }
  if (area >= 0) return;
  for (std::size_t i = 0; i < N / 2; ++i) {
    const Point kept = points[i];
    points[i] = points[N - 1 - i];
    points[N - 1 - i] = kept;
  }
}

template <std::size_t N>
constexpr bool is_ear(const std::array<Point, N>& points, const std::array<std::uint8_t, N>& left, std::size_t count,
                      std::size_t at) {
  const std::uint8_t ia = left[(at + count - 1) % count], ib = left[at], ic = left[(at + 1) % count];
  const Point &a = points[ia], &b = points[ib], &c = points[ic];
  if (cross(a, b, c) <= 0) return false;
  for (std::size_t i = 0; i < count; ++i) {
    const std::uint8_t ip = left[i];
    if (ip == ia || ip == ib || ip == ic) continue;
    const Point& p = points[ip];
    if (cross(a, b, p) > 0 && cross(b, c, p) > 0 && cross(c, a, p) > 0) return false;
  }
  return true;
}

template <std::size_t N>
constexpr std::array<std::uint8_t, 3 * (N - 2)> cut_ears(const std::array<Point, N>& points) {
  std::array<std::uint8_t, 3 * (N - 2)> triangles{};
  std::array<std::uint8_t, N> left{};
  for (std::size_t i = 0; i < N; ++i) left[i] = static_cast<std::uint8_t>(i);
  std::size_t count = N, n = 0, at = 0, tried = 0;
  while (count > 3) {
    // Nothing but slivers left (points on a line): any corner will do.
    if (tried < count && !is_ear(points, left, count, at)) {
      at = (at + 1) % count;
      ++tried;
      continue;
    }
    triangles[n++] = left[(at + count - 1) % count];
    triangles[n++] = left[at];
    triangles[n++] = left[(at + 1) % count];
    for (std::size_t i = at; i + 1 < count; ++i) left[i] = left[i + 1];
    --count;
    tried = 0;
    // Not at the neighbour, but one on: fans of slivers look bad when smoothed.
    at = (at + 1) % count;
  }
  for (std::size_t i = 0; i < 3; ++i) triangles[n++] = left[i];
  return triangles;
}

}  // namespace detail

/// The shape of a path: nodes "x,y" separated by spaces; a smooth one begins with "~":
///   constexpr auto kHill = shape<"0,1 ~.5,.4 1,1">();
/// Small pictures that are drawn by the hundred use fewer `Steps` between two nodes of a curve.
template <PathText text, int Steps = detail::kCurveSteps>
constexpr auto shape() {
  constexpr auto path = detail::read_path<detail::count_nodes(text)>(text);
  constexpr std::size_t n = detail::flattened_size(path, Steps);
  static_assert(n >= 3 && n <= 255);
  Shape<n> result{};
  result.points = detail::flatten<n>(path, Steps);
  detail::make_clockwise(result.points);
  result.triangles = detail::cut_ears(result.points);
  return result;
}

}  // namespace ui
