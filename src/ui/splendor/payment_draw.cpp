// What is paid for a card: tokens, which gold may take the place of, and own cards that leave the game for it.
#include <algorithm>

#include "core/modules/orient.h"
#include "core/notation.h"
#include "ui/art/tokens.h"
#include "ui/splendor/describe.h"
#include "ui/splendor/screen.h"

namespace ui {

using namespace splendor;

namespace {

/// The payment nearest to `now` that differs by one gold more (or less) and, for more, by this gem less.
std::optional<std::size_t> with_other_gold(const ActionList& actions, std::size_t now, int gold_change,
                                           std::optional<Gem> gem) {
  const Action& paid = actions[now];
  for (std::size_t i = 0; i < actions.size(); ++i) {
    const Action& action = actions[i];
    if (action.kind != paid.kind || action.card != paid.card || action.given != paid.given) continue;
    if (action.tokens.gold() != paid.tokens.gold() + gold_change) continue;
    if (gem && action.tokens[*gem] >= paid.tokens[*gem]) continue;
    const Tokens fewer = paid.tokens.without_gold().missing_for(action.tokens.without_gold());
    if (gold_change > 0 ? fewer.empty() : true) return i;
  }
  return std::nullopt;
}

}  // namespace

/// One row of tokens, one of cards, one of words; pressing a gem pays gold in its place, pressing gold takes one back,
/// pressing a card gives it or keeps it.
void SplendorScreen::draw_payment(Scene& s, const Rect& rect) {
  const Canvas& canvas = s.frame.canvas;
  const ActionList& actions = s.game.actions();
  const Action& now = actions[*choice_.action];
  const std::vector<CardId> cards = cards_that_may_leave(actions, *choice_.action);
  const float small = type::kLabel * std::min(s.frame.scale(), 1.5f);
  int kinds = 0;
  for (int c = 0; c < kColourCount; ++c) kinds += now.tokens[static_cast<Gem>(c)] > 0 ? 1 : 0;
  if (kinds == 0 && cards.empty()) {
    draw_text_in(canvas, {rect.x, rect.y, rect.w, small * 1.5f}, tr(Str::nothing),
                 {.size = type::kBody * std::min(s.frame.scale(), 1.5f), .colour = canvas.theme.text});
    return;
  }
  std::optional<std::size_t> chosen;
  bool swappable = false;
  float y = rect.y;
  if (kinds > 0) {
    const float rows = cards.empty() ? 1.0f : 2.0f;
    const float column = std::min(rect.w / static_cast<float>(kinds), 64.0f);
    const float chip = std::max(26.0f, std::min({column * 0.84f, (rect.h - 8) / rows * 0.9f, 48.0f}));
    float x = rect.x + column / 2;
    for (int c = 0; c < kColourCount; ++c) {
      const Gem gem = static_cast<Gem>(c);
      const int count = now.tokens[gem];
      if (count == 0) continue;
      const auto swap = gem == Gem::gold ? with_other_gold(actions, *choice_.action, -1, std::nullopt)
                                         : with_other_gold(actions, *choice_.action, +1, gem);
      swappable = swappable || swap;
      const Hit hit = s.frame.targets.add({.id = std::string("pay:") + kColourLetters[c],
                                           .rect = Rect::centred(x, y + chip / 2, column, std::max(chip, 40.0f)),
                                           .label = gems(count, gem),
                                           .hint = swap ? tr(Str::payment_hint) : "",
                                           .enabled = swap.has_value(),
                                           .on_table = true});
      if (hit.clicked) chosen = swap;
      draw_token(canvas, gem, x, y + chip / 2, chip, {.can_take = swap && hit.hot, .focused = hit.focused});
      draw_count_disc(canvas, x + chip * 0.34f, y + chip * 0.84f, chip * 0.46f, count);
      x += column;
    }
    y += chip * 1.1f + 6;
  }
  if (!cards.empty()) {
    const bool price = card_facts(now.card).kind == CardKind::discard_price;
    y += draw_paragraph(canvas, rect.x, y, rect.w, tr(price ? Str::cards_leave : Str::cards_may_leave),
                        {.size = small, .colour = canvas.theme.muted}) +
         5;
    const float gap = 8;
    const float h = std::clamp(rect.bottom() - y - 8, 34.0f, 58.0f), w = h * 0.72f;
    float x = rect.x + 4;
    for (const CardId card : cards) {
      if (x + w > rect.right()) {
        x = rect.x + 4;
        y += h + gap;
      }
      const bool given = std::find(now.given.begin(), now.given.end(), card) != now.given.end();
      const auto swap = payment_with(actions, *choice_.action, card, !given);
      const Rect place{x, y + 3, w, h};
      const std::string label = card_title(card) + (given ? ": " + std::string(tr(Str::leaves_game)) : std::string());
      const Hit hit = s.frame.targets.add({.id = "give:" + card_name(card),
                                           .rect = place,
                                           .label = label,
                                           .hint = label,
                                           .enabled = swap.has_value(),
                                           .pressed = given,
                                           .on_table = true});
      if (hit.clicked) chosen = swap;
      draw_mini_card(canvas, place, card,
                     {.ring = given  ? Ring::selected
                              : swap ? Ring::affordable
                                     : Ring::none,
                      .focused = hit.focused,
                      .dimmed = !given,
                      .hot = hit.hot,
                      .copied = orient::colour_of(s.shown, card)});
      x += w + gap;
    }
    y += h + gap;
  }
  if (swappable && y + small * 2.6f < rect.bottom())
    draw_paragraph(canvas, rect.x, y + 4, rect.w, tr(Str::payment_hint), {.size = small, .colour = canvas.theme.muted});
  if (chosen) choice_.action = chosen;
}

}  // namespace ui
