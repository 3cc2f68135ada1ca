// What all cards and tiles share: proportions, shadow, rings, cost column, level dots, badges. Internal to ui/art.
// Lengths are in units of the card's width; CardFace converts them.
#pragma once

#include "games/splendor/ui/art/cards.h"
#include "ui/art/paint.h"
#include "ui/art/text.h"

namespace splendor_ui::card_frame {

inline constexpr float kBand = 0.22f * kCardAspect;  ///< height of the top band
inline constexpr float kMargin = 0.05f;
inline constexpr float kPointsX = 0.09f, kPointsSize = ui::type::kCardPoints;
inline constexpr float kBonusSize = 0.26f;
inline constexpr float kDisc = 0.216f, kCostGem = 0.17f, kCostStep = 0.235f;

/// A card's rectangle on whole device pixels, and its unit.
struct CardFace {
  const ui::Canvas& canvas;
  ui::Rect rect;
  float w;

  CardFace(const ui::Canvas& c, const ui::Rect& r) : canvas(c), rect(c.snap(r)), w(rect.w) {}
  float x(float units) const { return rect.x + units * w; }
  float y(float units) const { return rect.y + units * w; }
  ui::Rect at(float left, float top, float width, float height) const {
    return {x(left), y(top), width * w, height * w};
  }
  float radius() const { return kCardRadius * w; }
  bool tiny() const { return w / canvas.pixel < 60; }
};

/// The price: a column of discs and gems, in card widths. It grows with the text, and on small cards until its numbers can
/// be read, as far as its rows fit below the band.
struct CostColumn {
  float disc, gem, step, number;

  CostColumn(const CardFace& face, int rows);
  /// Where it ends; what stands at the lower right begins no further left.
  float right() const { return kMargin + disc + 0.02f + gem + 0.02f; }
};

/// Two offset rounded rectangles.
void contact_shadow(const ui::Canvas& canvas, const ui::Rect& rect, float radius, bool lifted = false);

/// `toucher`: seat that has just acted here; -1: none. Its ring, or only its sign where there is another ring.
void rings(const ui::Canvas& canvas, const ui::Rect& rect, float radius, Ring ring, int toucher, bool focused);

/// Band of paper at the top with the points (none for 0).
void top_band(const CardFace& face, ImU32 colour, int points);

/// The picture's frame in the high-contrast theme: black with a white edge.
void flat_card(const CardFace& face);

/// Discs with numbers and gems, from the bottom up, in the order of the colours.
void cost_column(const CardFace& face, splendor::Tokens cost);
/// One row; `row` counts from the bottom.
void cost_disc(const CardFace& face, const CostColumn& column, int row, int value);
ImVec2 cost_gem_place(const CardFace& face, const CostColumn& column, int row);

void level_dots(const CardFace& face, int level, ImU32 colour);

/// Rows of a card's price.
int cost_rows(CardId card);

/// Where the badge of so many signs stands: at the lower right, right of `left` (card widths), above the level dots; in a
/// row, or one above the other where that is too wide.
ui::Rect missing_badge_rect(const ui::Rect& card, int missing, float left, bool flat);
/// A sign for each missing token: its gem; or a wild gem if gold will pay for some of them; or cards, if the price is in
/// cards. `raised`: below the top band instead, since the lower right is occupied.
void missing_badge(const CardFace& face, float left, int missing, splendor::Tokens lacks, bool raised);

/// The area of `rows` lacking gems with their numbers, upwards from the same place.
ui::Rect lacking_gems_rect(const ui::Rect& card, int rows, float left, bool flat);
void lacking_gems(const CardFace& face, float left, splendor::Tokens lacks, bool raised);

/// A small upright card as a sign: in icons of effects and prices.
void card_sign(const ui::Canvas& canvas, const ui::Rect& rect, ImU32 fill, ImU32 edge, int dots, ImU32 dot_colour);

}  // namespace splendor_ui::card_frame
