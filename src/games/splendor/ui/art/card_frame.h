// What all cards and tiles share: proportions, shadow, rings, cost column, level dots, badges. Internal to ui/art.
// Lengths are in units of the card's width; CardFace converts them.
#pragma once

#include "games/splendor/ui/art/cards.h"
#include "ui/art/paint.h"
#include "ui/art/text.h"

namespace ui::card_frame {

inline constexpr float kBand = 0.22f * kCardAspect;  ///< height of the top band
inline constexpr float kMargin = 0.05f;
inline constexpr float kPointsX = 0.09f, kPointsSize = type::kCardPoints;
inline constexpr float kBonusSize = 0.26f;
inline constexpr float kDisc = 0.216f, kCostGem = 0.17f, kCostStep = 0.235f;
/// The cost column ends here; what stands at the lower right begins no further left.
inline constexpr float kCostRight = kMargin + kDisc + 0.02f + kCostGem + 0.02f;

/// A card's rectangle on whole device pixels, and its unit.
struct CardFace {
  const Canvas& canvas;
  Rect rect;
  float w;

  CardFace(const Canvas& c, const Rect& r) : canvas(c), rect(c.snap(r)), w(rect.w) {}
  float x(float units) const { return rect.x + units * w; }
  float y(float units) const { return rect.y + units * w; }
  Rect at(float left, float top, float width, float height) const { return {x(left), y(top), width * w, height * w}; }
  float radius() const { return kCardRadius * w; }
  bool tiny() const { return w / canvas.pixel < 60; }
};

/// Two offset rounded rectangles.
void contact_shadow(const Canvas& canvas, const Rect& rect, float radius, bool lifted = false);

void rings(const Canvas& canvas, const Rect& rect, float radius, Ring ring, bool focused);

/// Band of paper at the top with the points (none for 0).
void top_band(const CardFace& face, ImU32 colour, int points);

/// The picture's frame in the high-contrast theme: black with a white edge.
void flat_card(const CardFace& face);

/// Discs with numbers and gems, from the bottom up, in the order of the colours.
void cost_column(const CardFace& face, splendor::Tokens cost);
/// One row; `row` counts from the bottom.
void cost_disc(const CardFace& face, int row, int value);
ImVec2 cost_gem_place(const CardFace& face, int row);

void level_dots(const CardFace& face, int level, ImU32 colour);

/// "-4" at the lower right, clear of the cost column and above the level dots, from 64 px of width.
Rect missing_badge_rect(const Rect& card, int missing, bool flat);
/// `raised`: below the top band instead, since something stands at the lower right.
void missing_badge(const CardFace& face, int missing, bool raised = false);

/// Where `rows` lacking gems stand: as wide as the badge, upwards from its place.
Rect lacking_gems_rect(const Rect& card, int rows, bool flat);
/// Each lacking gem with its number, in place of the badge.
void lacking_gems(const CardFace& face, splendor::Tokens lacks, bool raised = false);

/// A small upright card as a sign: in icons of effects and prices.
void card_sign(const Canvas& canvas, const Rect& rect, ImU32 fill, ImU32 edge, int dots, ImU32 dot_colour);

}  // namespace ui::card_frame
