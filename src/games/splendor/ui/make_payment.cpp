// The payment for a card: tokens, gold instead of gems, and own cards that leave the game for it. Pressing a gem pays gold
// instead, pressing gold takes one back, pressing a card gives it or keeps it.
#include <algorithm>

#include "games/splendor/record/notation.h"
#include "games/splendor/rules/modules/orient.h"
#include "games/splendor/ui/describe.h"
#include "games/splendor/ui/make_view.h"
#include "games/splendor/ui/words.h"
#include "ui/words.h"

namespace splendor_ui {

using namespace splendor;
using namespace ui;

/// The cards stand beside the tokens where there is room for both in a row, or too little height for two; the words follow them.
float ViewMaker::make_payment(const Rect& rect) {
  const ActionList& actions = position_.actions;
  const Action& now = actions[*choice_.action];
  const std::vector<CardId> cards = cards_that_may_leave(actions, *choice_.action);
  const float small = type::kLabel * text_scale();
  int kinds = 0;
  for (int c = 0; c < kColourCount; ++c) kinds += now.tokens[static_cast<Gem>(c)] > 0 ? 1 : 0;
  if (kinds == 0 && cards.empty()) {
    build_.line({rect.x, rect.y, rect.w, small * 1.5f}, tr(words::nothing),
                {.size = type::kBody * text_scale(), .colour = theme_.text});
    return small * 1.5f;
  }
  constexpr float kLeastChip = 26, kLeastCard = 34, kCardWidth = 0.72f, kGap = 8;
  const std::string_view leave =
      tr(card_facts(now.card).kind == CardKind::discard_price ? words::cards_leave : words::cards_may_leave);
  const float leave_h = cards.empty() ? 0 : paragraph_height(build_.canvas, rect.w, leave, Face::regular, small) + 5;
  constexpr float kLeastColumn = 41;  // of a card as high as it may be
  const bool one_row = kinds > 0 && !cards.empty() &&
                       (rect.w >= kLeastColumn * static_cast<float>(kinds + static_cast<int>(cards.size())) ||
                        rect.h < kLeastChip * 1.1f + 6 + leave_h + kLeastCard + kGap + 3);
  bool swappable = false;
  float y = rect.y, cards_x = rect.x + 4;
  if (kinds > 0) {
    const float rows = cards.empty() || one_row ? 1.0f : 2.0f;
    const float column = std::min(rect.w / static_cast<float>(kinds + (one_row ? static_cast<int>(cards.size()) : 0)),
                                  one_row ? 46.0f : 64.0f);
    const float room = rect.h - (one_row ? 0 : leave_h + kGap);
    const float chip = std::max(kLeastChip, std::min({column * 0.84f, (room / rows - 6) / 1.1f, 48.0f}));
    float x = rect.x + column / 2;
    for (int c = 0; c < kColourCount; ++c) {
      const Gem gem = static_cast<Gem>(c);
      const int count = now.tokens[gem];
      if (count == 0) continue;
      const bool swap = swapped_gold(actions, *choice_.action, gem).has_value();
      swappable = swappable || swap;
      const int control = build_.control({.id = std::string("pay:") + kColourLetters[c],
                                          .rect = Rect::centred(x, y + chip / 2, column, std::max(chip, 40.0f)),
                                          .label = gems(count, gem),
                                          .hint = swap ? tr(words::payment_hint) : "",
                                          .enabled = swap,
                                          .on_table = true});
      build_.add(
          TokenPiece{.gem = gem, .cx = x, .cy = y + chip / 2, .diameter = chip, .control = control, .reacts = swap});
      count_disc(x + chip * 0.34f, y + chip * 0.84f, chip * 0.46f, count);
      x += column;
    }
    if (one_row)
      cards_x = x - column / 2 + kGap;
    else
      y += chip * 1.1f + 6;
  }
  if (!cards.empty()) {
    if (!one_row) y += build_.paragraph(rect.x, y, rect.w, leave, {.size = small, .colour = theme_.muted}) + 5;
    const float h = std::clamp(rect.bottom() - y - kGap, kLeastCard, one_row ? 46.0f : 58.0f), w = h * kCardWidth;
    float x = cards_x;
    for (const CardId card : cards) {
      if (x + w > rect.right()) {
        x = rect.x + 4;
        y += h + kGap;
      }
      const bool given = std::find(now.given.begin(), now.given.end(), card) != now.given.end();
      const bool swap = payment_with(actions, *choice_.action, card, !given).has_value();
      const Rect place{x, y + 3, w, h};
      const std::string label = given ? labelled(card_title(card), tr(words::leaves_game)) : card_title(card);
      const int control =
          build_.thing("give:" + card_name(card), place, label, {.enabled = swap, .pressed = given, .enlarges = true});
      build_.add(CardPiece{.rect = place,
                           .card = card,
                           .look = {.ring = given  ? Ring::selected
                                            : swap ? Ring::affordable
                                                   : Ring::none,
                                    .dimmed = !given,
                                    .copied = orient::colour_of(shown_, card)},
                           .control = control,
                           .small = true});
      x += w + kGap;
    }
    y += h + kGap;
    if (one_row && y + leave_h <= rect.bottom())
      y += build_.paragraph(rect.x, y, rect.w, leave, {.size = small, .colour = theme_.muted}) + 5;
  }
  const float hint_h = small * 2.6f + 1;
  if (swappable && y + hint_h < rect.bottom()) {
    build_.paragraph(rect.x, y + 4, rect.w, tr(words::payment_hint), {.size = small, .colour = theme_.muted});
    y += hint_h + 1;
  }
  return y - rect.y;
}

}  // namespace splendor_ui
