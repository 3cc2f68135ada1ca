#include "games/splendor/ui/art/cards.h"

#include <algorithm>
#include <array>

#include "games/splendor/ui/art/card_back.h"
#include "games/splendor/ui/art/card_frame.h"
#include "games/splendor/ui/art/landscapes.h"
#include "games/splendor/ui/art/orient_face.h"
#include "games/splendor/ui/art/pieces.h"
#include "ui/art/icons.h"

namespace splendor_ui {

using namespace splendor;
using namespace ui;

namespace {

using card_frame::CardFace;

void plain_face(const CardFace& face, const Card& facts, unsigned seed) {
  const Canvas& canvas = face.canvas;
  if (canvas.theme.flat) {
    card_frame::flat_card(face);
    return;
  }
  const Palette& palette = landscape_palette(facts.bonus);
  fill_rounded(canvas, face.rect, face.radius(), palette.front);
  draw_landscape(canvas, face.at(0, card_frame::kBand, 1, kCardAspect - card_frame::kBand), facts.bonus, facts.level,
                 seed);
}

/// A small eye at the band's middle: only the owner sees this face.
void secret_sign(const CardFace& face) {
  const Canvas& canvas = face.canvas;
  const float size = std::max(14.0f, 0.2f * face.w);
  draw_icon(canvas, Icon::eye_off, face.x(0.5f), face.y(card_frame::kBand / 2), size,
            canvas.theme.flat ? rgb(0xFFFFFF) : with_opacity(rgb(0x1B1F27), 0.7f));
}

/// Towers at the lower right, between the cost column and the edge; smaller when they are more.
void strongholds(const CardFace& face, float left, int seat, int count) {
  constexpr std::array<float, 4> kSizes{0, 0.36f, 0.33f, 0.235f};
  const float size = kSizes[static_cast<std::size_t>(std::min(count, 3))];
  const float cx = (left + 1 - card_frame::kMargin) / 2;
  draw_strongholds(face.canvas, seat, count, face.x(cx), face.y(kCardAspect - 0.12f - size / 2), size * face.w);
}

}  // namespace

void draw_card_rings(const Canvas& canvas, const Rect& rect, Ring ring, bool focused) {
  const CardFace face(canvas, rect);
  card_frame::rings(canvas, face.rect, face.radius(), ring, -1, focused);
}

void draw_card(const Canvas& canvas, const Rect& rect, CardId card, const CardLook& look) {
  const CardFace face(canvas, rect);
  card_frame::contact_shadow(canvas, face.rect, face.radius(), look.hot);
  const float left =
      card_frame::CostColumn(face, splendor::is_face_down(card) ? 0 : card_frame::cost_rows(card)).right();
  if (splendor::is_face_down(card)) {
    draw_back(canvas, face.rect, splendor::deck_of(card));
  } else {
    const Card& facts = splendor::card_facts(card);
    const bool orient = splendor::is_orient(card);
    if (orient)
      draw_orient_face(face, card, look.copied);
    else
      plain_face(face, facts, card);
    const bool tinted = !orient || facts.kind == CardKind::double_bonus || facts.kind == CardKind::take ||
                        facts.kind == CardKind::discard_price;
    const ImU32 band = tinted ? mix(gem_colours(facts.bonus).light, rgb(0xFFFFFF), 0.86f) : rgb(0xFBF4E4);
    card_frame::top_band(face, facts.bonus == Gem::black && tinted ? rgb(0xEDEAF1) : band, facts.points);
    if (orient)
      draw_orient_bonus(face, card, look.copied);
    else
      draw_gem(canvas, facts.bonus, face.x(1 - card_frame::kMargin - card_frame::kBonusSize / 2),
               face.y(card_frame::kBand / 2), card_frame::kBonusSize * face.w);
    if (look.dimmed) fill_rounded(canvas, face.rect, face.radius(), canvas.theme.dim);
    card_frame::level_dots(face, facts.level, orient && !canvas.theme.flat ? rgb(0xF0C566) : rgb(0xF8F3E8));
    if (facts.kind == CardKind::discard_price)
      draw_discard_price(face, facts.discard);
    else
      card_frame::cost_column(face, facts.cost);
    if (look.secret) secret_sign(face);
    if (look.looked_at() && !look.lacks.empty())
      card_frame::lacking_gems(face, left, look.lacks, look.strongholds > 0);
    else
      card_frame::missing_badge(face, left, look.missing, look.lacks, look.strongholds > 0);
  }
  if (look.strongholds > 0) strongholds(face, left, look.stronghold_owner, look.strongholds);
  if (look.hot && !canvas.theme.flat) fill_rounded(canvas, face.rect, face.radius(), rgb(0xFFFFFF, 14));
  if (!canvas.theme.flat)
    stroke_rounded(canvas, face.rect, face.radius(), rgb(0x000000, 40), std::max(canvas.pixel, 0.006f * face.w));
  card_frame::rings(canvas, face.rect, face.radius(), look.ring, look.toucher, look.focused);
}

void draw_mini_card(const Canvas& canvas, const Rect& rect, CardId card, const CardLook& look) {
  const CardFace face(canvas, rect);
  const Rect& r = face.rect;
  const float radius = std::max(2.0f, r.w * 0.12f);
  card_frame::contact_shadow(canvas, r, radius, look.hot);
  if (splendor::is_face_down(card)) {
    draw_back(canvas, r, splendor::deck_of(card));
    card_frame::rings(canvas, r, radius, look.ring, look.toucher, look.focused);
    return;
  }
  const Card& facts = splendor::card_facts(card);
  const bool colourless = facts.kind == CardKind::virtual_gold || facts.kind == CardKind::associate ||
                          facts.kind == CardKind::associate_take;
  const Gem gem = facts.kind == CardKind::virtual_gold ? Gem::gold : look.copied.value_or(facts.bonus);
  const float band = std::max(r.h * 0.48f, std::min(type::kLeastNumeral, r.h * 0.62f));  // the number before the gem
  if (canvas.theme.flat) {
    fill_rounded(canvas, r, radius, rgb(0xFFFFFF));
    fill_rounded(canvas, r.inset(1.5f), radius - 1.5f, rgb(0x000000));
  } else {
    const GemColours& c = gem_colours(gem);
    const bool open = colourless && gem != Gem::gold && !look.copied;
    fill_rounded(canvas, r, radius, open ? rgb(0x86658A) : c.base,
                 open                ? rgb(0x5A4670)
                 : gem == Gem::white ? c.deep
                                     : c.dark);
    fill_rounded(canvas, {r.x, r.y, r.w, band}, radius, mix(c.light, rgb(0xFFFFFF), 0.86f), Corners::top);
  }
  if (facts.points > 0)
    draw_number(canvas, r.centre_x(), r.y + band / 2, facts.points,
                {Face::black, std::max(band * 0.82f, std::min(type::kLeastNumeral, band)),
                 canvas.theme.flat ? rgb(0xFFFFFF) : rgb(0x1B1F27), Align::centre});
  const float gem_size = std::min(r.w * 0.62f, (r.h - band) * 0.84f), gem_y = r.y + band + (r.h - band) / 2;
  if (colourless && gem != Gem::gold && !look.copied)
    draw_no_gem(canvas, r.centre_x(), gem_y, gem_size, rgb(0xFFFFFF));
  else
    draw_gem(canvas, gem, r.centre_x(), gem_y, gem_size, {.sticker = true});
  if (look.dimmed) fill_rounded(canvas, r, radius, canvas.theme.dim);
  card_frame::rings(canvas, r, radius, look.ring, look.toucher, look.focused);
}

SignAndNumber::SignAndNumber(const Rect& r) {
  constexpr float kDigit = 0.6f, kCap = 0.74f;  // width and height of a digit, in its size
  const float least = type::kLeastNumeral;
  const auto beside = [&] { return std::min({least, r.h * 1.25f, std::max(r.w - 4, (r.w - 6) / kDigit)}); };
  const auto below = [&] { return std::min({least, r.w * 1.6f, (r.h - 4) * 0.7f / kCap}); };
  bool wide = r.w > r.h * 1.15f;
  number_size = wide ? std::min(r.h * 0.78f, r.w * 0.5f) : std::min(r.w * 0.70f, r.h * 0.43f);
  if (number_size >= least) {
    sign = wide ? ImVec2{r.x + r.w * 0.27f, r.centre_y()} : ImVec2{r.centre_x(), r.y + r.h * 0.28f};
    number = wide ? ImVec2{r.x + r.w * 0.72f, r.centre_y()} : ImVec2{r.centre_x(), r.y + r.h * 0.735f};
    sign_size = wide ? std::min(r.h * 0.70f, r.w * 0.40f) : std::min(r.w * 0.64f, r.h * 0.42f);
    return;
  }
  // Small: the number first, the sign takes what is left beside or above it.
  wide = beside() > below() || (beside() == below() && wide);
  number_size = std::max(number_size, wide ? beside() : below());
  const float taken = number_size * (wide ? kDigit : kCap);
  sign_size = wide ? std::min(r.h * 0.74f, r.w - taken - 2) : std::min(r.w * 0.74f, r.h - taken - 3);
  const float margin = ((wide ? r.w : r.h) - taken - sign_size) / 3;
  sign = wide ? ImVec2{r.x + margin + sign_size / 2, r.centre_y()} : ImVec2{r.centre_x(), r.y + margin + sign_size / 2};
  number = wide ? ImVec2{r.right() - margin - taken / 2, r.centre_y()}
                : ImVec2{r.centre_x(), r.bottom() - margin - taken / 2};
}

void draw_bonus_card(const Canvas& canvas, const Rect& rect, Gem gem, int count, bool dimmed) {
  const Rect r = canvas.snap(rect);
  const Theme& theme = canvas.theme;
  const float radius = std::max(2.0f, std::min(r.w, r.h) * 0.16f);
  const SignAndNumber at(r);
  if (count == 0) {
    stroke_rounded(canvas, r, radius, with_opacity(theme.muted, 0.45f), std::max(canvas.pixel, 1.0f));
    draw_gem(canvas, gem, at.sign.x, at.sign.y, at.sign_size * 0.9f, {.shadow = false, .ghost = true});
    return;
  }
  ImU32 ink = rgb(0xFFFFFF);
  if (theme.flat) {
    constexpr float kFramed = 16;  // in a lower one a frame would touch the number
    if (r.h >= kFramed) fill_rounded(canvas, r, radius, rgb(0xFFFFFF));
    fill_rounded(canvas, r.inset(1.5f), radius - 1.5f, rgb(0x000000));
  } else {
    const GemColours& c = gem_colours(gem);
    const bool pale = gem == Gem::white || gem == Gem::gold;
    fill_rounded(canvas, r, radius, c.edge);
    fill_rounded(canvas, r.inset(std::max(canvas.pixel, r.w * 0.03f)), radius - canvas.pixel,
                 pale ? c.base : mix(c.base, c.dark, 0.75f),
                 gem == Gem::white ? c.dark
                 : pale            ? c.base
                                   : mix(c.dark, c.deep, 0.5f));
    if (pale) ink = rgb(0x1B1F27);
  }
  draw_gem(canvas, gem, at.sign.x, at.sign.y, at.sign_size, {.shadow = false, .sticker = !theme.flat});
  draw_number(canvas, at.number.x, at.number.y, count, {Face::black, at.number_size, ink, Align::centre});
  if (dimmed) fill_rounded(canvas, r, radius, theme.dim);
}

}  // namespace splendor_ui
