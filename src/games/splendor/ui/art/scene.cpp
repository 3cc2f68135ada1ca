#include "games/splendor/ui/art/scene.h"

#include <algorithm>

namespace splendor_ui {

using namespace ui;

namespace {

constexpr auto kPine =
    shape<".5,0 .72,.34 .62,.34 .84,.62 .7,.62 .96,.92 .56,.92 .56,1 .44,1 .44,.92 .04,.92 .3,.62">();
constexpr auto kPineLeft = shape<".5,.02 .5,.9 .04,.92 .3,.62 .16,.62 .38,.34 .28,.34">();
constexpr auto kCypress = shape<".5,0 ~.78,.4 ~.88,.78 .5,1 ~.12,.78 ~.22,.4">();
constexpr auto kCloud = shape<"0,1 ~.1,.62 ~.26,.6 ~.4,.12 ~.62,.1 ~.72,.48 ~.9,.58 1,1 .5,1">();

/// Small and fixed: decoration must look the same in every frame and on every machine.
constexpr unsigned scramble(unsigned v) {
  v ^= v >> 16, v *= 0x7FEB352Du;
  v ^= v >> 15, v *= 0x846CA68Bu;
  return v ^ (v >> 16);
}

}  // namespace

unsigned Scene::pick(unsigned n, unsigned salt) const { return scramble(seed_ * 31 + salt * 977 + 1) % n; }

float Scene::vary(float low, float high, unsigned salt) const {
  return low + (high - low) * static_cast<float>(pick(1001, salt)) / 1000.0f;
}

void Scene::triangle(float x0, float y0, float x1, float y1, float x2, float y2, ImU32 colour) const {
  std::array<ImVec2, 3> points{ImVec2{px(x0), py(y0)}, ImVec2{px(x1), py(y1)}, ImVec2{px(x2), py(y2)}};
  if ((x1 - x0) * (y2 - y0) - (x2 - x0) * (y1 - y0) < 0) std::swap(points[1], points[2]);
  fill_convex(canvas_, points.data(), 3, colour);
}

void Scene::quad(float x0, float y0, float x1, float y1, float x2, float y2, float x3, float y3, ImU32 colour) const {
  std::array<ImVec2, 4> points{ImVec2{px(x0), py(y0)}, ImVec2{px(x1), py(y1)}, ImVec2{px(x2), py(y2)},
                               ImVec2{px(x3), py(y3)}};
  if ((x1 - x0) * (y2 - y0) - (x2 - x0) * (y1 - y0) < 0) std::swap(points[1], points[3]);
  fill_convex(canvas_, points.data(), 4, colour);
}

void Scene::dome(float x, float y, float rx, float ry, ImU32 colour) const {
  std::array<ImVec2, 13> points;
  for (std::size_t i = 0; i < points.size(); ++i) {
    const ImVec2 u = on_circle(0.5f + static_cast<float>(i) / 24.0f);
    points[i] = {px(x + u.x * rx), py(y + u.y * ry)};
  }
  fill_convex(canvas_, points.data(), static_cast<int>(points.size()), colour);
}

void Scene::arch(float x, float y, float w, float h, ImU32 colour) const {
  fill_rounded(canvas_, at(x - w / 2, y - h, w, h), w / 2 * rect_.w, colour, Corners::top);
}

void Scene::pine(float x, float y, float height, ImU32 colour) const {
  const float w = height * 0.52f;
  shape(kPine, x - w / 2, y - height, w, height, colour);
  if (finest()) shape(kPineLeft, x - w / 2, y - height, w, height, with_opacity(p.pale, 0.13f));
}

void Scene::cypress(float x, float y, float height, ImU32 colour) const {
  const float w = height * 0.26f;
  shape(kCypress, x - w / 2, y - height, w, height, colour);
}

void Scene::tree(float x, float y, float height, ImU32 crown, ImU32 trunk) const {
  line(x, y, x, y - height * 0.55f, height * 0.07f, trunk);
  if (fine()) line(x, y - height * 0.35f, x + height * 0.16f, y - height * 0.56f, height * 0.045f, trunk);
  const float r = height * 0.24f;
  disc(x - r * 0.85f, y - height * 0.58f, r * 0.92f, crown);
  disc(x + r * 0.85f, y - height * 0.60f, r * 0.88f, crown);
  disc(x, y - height * 0.76f, r, crown);
  if (!fine()) return;
  const ImU32 light = with_opacity(p.pale, 0.20f);
  disc(x - r * 0.28f, y - height * 0.82f, r * 0.58f, light);
  disc(x - r * 1.05f, y - height * 0.63f, r * 0.45f, light);
}

void Scene::house(float x, float y, float w, float wall, float roof, ImU32 wall_colour, ImU32 roof_colour) const {
  rect(x - w / 2, y - wall, w, wall, wall_colour);
  triangle(x - w / 2 - w * 0.1f, y - wall, x, y - wall - roof, x + w / 2 + w * 0.1f, y - wall, roof_colour);
}

void Scene::windows(float x, float y, float w, float h, int columns, int rows, ImU32 colour) const {
  const float cell_w = w / static_cast<float>(columns), cell_h = h / static_cast<float>(rows);
  for (int row = 0; row < rows; ++row)
    for (int column = 0; column < columns; ++column)
      rect(x + cell_w * (static_cast<float>(column) + 0.28f), y + cell_h * (static_cast<float>(row) + 0.22f),
           cell_w * 0.44f, cell_h * 0.56f, colour);
}

void Scene::tower(float x, float y, float w, float h, float roof, ImU32 wall, ImU32 roof_colour) const {
  rect(x - w / 2, y - h, w, h, wall);
  if (finest()) rect(x + w * 0.16f, y - h, w * 0.34f, h, with_opacity(p.front, 0.16f));
  if (roof > 0) {
    triangle(x - w * 0.64f, y - h, x, y - h - roof, x + w * 0.64f, y - h, roof_colour);
    return;
  }
  rect(x - w * 0.6f, y - h - w * 0.12f, w * 1.2f, w * 0.24f, wall);
  battlements(x - w * 0.6f, y - h - w * 0.12f, w * 1.2f, 3, w * 0.2f, wall);
}

void Scene::battlements(float x, float y, float w, int teeth, float tooth, ImU32 colour) const {
  const float step = w / static_cast<float>(2 * teeth - 1);
  for (int i = 0; i < teeth; ++i) rect(x + step * static_cast<float>(2 * i), y - tooth, step, tooth + 0.004f, colour);
}

void Scene::pennant(float x, float y, float height, ImU32 colour) const {
  line(x, y, x, y - height, 0.009f, p.front);
  triangle(x, y - height, x + height * 0.62f, y - height * 0.76f, x, y - height * 0.52f, colour);
}

void Scene::birds(float x, float y, ImU32 colour) const {
  if (!fine()) return;
  for (int i = 0; i < 3; ++i) {
    const float s = 0.026f - 0.005f * static_cast<float>(i);
    const float bx = x + 0.065f * static_cast<float>(i),
                by = y - 0.03f * static_cast<float>(i % 2) + 0.012f * static_cast<float>(i);
    bow(bx - s, by, s, 0.60f, 0.97f, 0.010f, colour);
    bow(bx + s, by, s, 0.53f, 0.90f, 0.010f, colour);
  }
}

void Scene::cloud(float x, float y, float w, ImU32 colour) const {
  shape(kCloud, x - w / 2, y - w * 0.3f, w, w * 0.3f, colour);
}

void Scene::waves(float y, float bottom, int rows, ImU32 colour) const {
  for (int row = 0; row < rows; ++row) {
    const float t = (static_cast<float>(row) + 0.5f) / static_cast<float>(rows);
    const float wy = y + (bottom - y) * t;
    for (unsigned i = 0; i < 3; ++i) {
      const float x = vary(0.0f, 0.28f, 40 + i + 7 * static_cast<unsigned>(row)) + 0.34f * static_cast<float>(i);
      const float w = 0.08f + 0.05f * t;
      ellipse(x + w / 2, wy, w * 0.6f, 0.005f + 0.004f * t, colour);
    }
  }
}

}  // namespace splendor_ui
