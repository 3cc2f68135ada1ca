// The twelve portraits of the noble tiles: profiles built from few shapes, each with its own headgear, hair and dress, so
// that players can name them ("the one with the plume"). Internal to ui/art.
#pragma once

#include "games/splendor/rules/data/nobles.h"
#include "games/splendor/ui/art/scene.h"

namespace splendor_ui {

/// Paints background and bust into a square; the left third will be covered by the tile's strip.
void draw_portrait(const ui::Canvas& canvas, const ui::Rect& rect, splendor::NobleId noble);
/// The bust alone in one colour, for the high-contrast theme: headgear and profile tell them apart.
void draw_silhouette(const ui::Canvas& canvas, const ui::Rect& rect, splendor::NobleId noble, ImU32 colour);

namespace portraits {

/// Who is shown, in colours.
struct Person {
  ImU32 back_top, back_bottom;  ///< background
  ImU32 skin, shade;            ///< face, and its shadow side
  ImU32 hair;
  ImU32 cloth, trim, jewel;
};

/// A sitter faces right; the middle of the head is at (kHeadX, kHeadY), its height kHead.
inline constexpr float kHeadX = 0.655f, kHeadY = 0.425f, kHead = 0.40f;

class Sitter {
 public:
  Sitter(const Scene& scene, const Person& person) : s(scene), p(person) {}
  const Scene& s;
  const Person& p;

  /// A shape of the head's unit square.
  void on_head(const ui::ShapeView& shape, ImU32 colour) const {
    s.shape(shape, kHeadX - kHead / 2, kHeadY - kHead / 2, kHead, kHead, colour);
  }
  float x(float unit) const { return kHeadX + (unit - 0.5f) * kHead; }
  float y(float unit) const { return kHeadY + (unit - 0.5f) * kHead; }

  void shoulders() const;  ///< the bust in cloth
  void head() const;       ///< neck, face, ear, eye, mouth
  void bust() const {
    shoulders();
    head();
  }
  void bust(const ui::ShapeView& hair_shape) const {
    bust();
    hair(hair_shape);
  }
  void hair(const ui::ShapeView& shape) const { on_head(shape, p.hair); }
  void beard(float length) const;
  void ruff() const;  ///< pleated collar
  void fur_collar(ImU32 fur) const;
  void pearls(int count) const;
  // In the head's unit square, but for `r` and `width`.
  void dot(float ux, float uy, float r, ImU32 colour) const { s.disc(x(ux), y(uy), r, colour); }
  void line(float ux0, float uy0, float ux1, float uy1, float width, ImU32 colour) const {
    s.line(x(ux0), y(uy0), x(ux1), y(uy1), width, colour);
  }
};

using Portrait = void (*)(const Sitter&);
struct Entry {
  Portrait paint;
  bool faces_left;
  Person person;
};
extern const std::array<Entry, 12> kPortraits;

/// As draw_portrait and draw_silhouette, for any entry; clipped to `window`.
void draw_sitter(const ui::Canvas& canvas, const ui::Rect& rect, const ui::Rect& window, const Entry& entry);
void draw_sitter_silhouette(const ui::Canvas& canvas, const ui::Rect& rect, const ui::Rect& window, const Entry& entry,
                            ImU32 colour);

}  // namespace portraits
}  // namespace splendor_ui
