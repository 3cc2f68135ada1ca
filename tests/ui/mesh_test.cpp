// A mesh draws what was painted, where it is wanted, between what was drawn before and after it.
#include "ui/art/mesh.h"

#include <cmath>

#include "support/check.h"
#include "support/paper.h"
#include "support/picture.h"
#include "ui/art/paint.h"

using namespace ui;
using support::Paper;
using support::Picture;

namespace {

constexpr ImU32 kRed = rgb(0xFF0000), kGreen = rgb(0x00FF00), kBlue = rgb(0x0000FF), kWhite = rgb(0xFFFFFF);

/// A red square at 10..30, painted on a paper of its own.
Mesh red_square(const Paper& paper) {
  paper.clear();
  const Canvas canvas = canvas_on(paper.list(), theme_for(ThemeKind::dark), paper.fonts);
  const Drawing::Start start = Drawing::start(canvas);
  fill_rect(canvas, {10, 10, 20, 20}, kRed);
  Mesh mesh;
  mesh.take(canvas, start);
  paper.clear();
  return mesh;
}

Picture shown(const Paper& paper) {
  Picture picture(100, 100, 1, kWhite);
  picture.draw(paper.list(), paper);
  return picture;
}

}  // namespace

TEST_CASE("a mesh is drawn where it was painted, or moved from there") {
  const Paper paper(1, ThemeKind::dark);
  Mesh mesh = red_square(paper);
  const Canvas canvas = canvas_on(paper.list(), theme_for(ThemeKind::dark), paper.fonts);
  mesh.draw(canvas, 0, 0);
  CHECK(shown(paper).at(20, 20) == kRed);
  CHECK(shown(paper).at(60, 20) == kWhite);
  CHECK(paper.list().VtxBuffer.Size == 0);  // nothing is copied
  paper.clear();
  mesh.draw(canvas, 40, 5);
  CHECK(shown(paper).at(20, 20) == kWhite);
  CHECK(shown(paper).at(60, 20) == kRed);
}

TEST_CASE("what is drawn after a mesh lies above it, what before below, and clips cut it") {
  const Paper paper(1, ThemeKind::dark);
  Mesh mesh = red_square(paper);
  const Canvas canvas = canvas_on(paper.list(), theme_for(ThemeKind::dark), paper.fonts);
  fill_rect(canvas, {0, 10, 15, 20}, kGreen);
  canvas.list.PushClipRect({0, 0}, {100, 25}, true);
  mesh.draw(canvas, 0, 0);
  canvas.list.PopClipRect();
  fill_rect(canvas, {25, 10, 15, 20}, kBlue);
  const Picture picture = shown(paper);
  CHECK(picture.at(5, 20) == kGreen);
  CHECK(picture.at(12, 20) == kRed);
  CHECK(picture.at(20, 20) == kRed);
  CHECK(picture.at(20, 28) == kWhite);
  CHECK(picture.at(27, 20) == kBlue);
}

TEST_CASE("other contents have another version, and an empty mesh draws nothing") {
  const Paper paper(1, ThemeKind::dark);
  const Mesh one = red_square(paper), other = red_square(paper);
  CHECK(one.version() != other.version());
  CHECK(one.version() != 0);
  Mesh none;
  const Canvas canvas = canvas_on(paper.list(), theme_for(ThemeKind::dark), paper.fonts);
  none.draw(canvas, 0, 0);
  for (const ImDrawCmd& command : paper.list().CmdBuffer) CHECK(Mesh::of(command) == nullptr);
}
