// Development cards of all six decks, their backs, and the small forms used in panels and requirements.
#pragma once

#include <cstdint>
#include <optional>

#include "games/splendor/rules/cards.h"
#include "games/splendor/ui/art/gems.h"

namespace splendor_ui {

using splendor::CardId;
using splendor::Deck;

enum class Ring : std::uint8_t {
  none,
  affordable,            ///< solid amber
  affordable_with_gold,  ///< dashed amber
  selected,              ///< white
};

struct CardLook {
  Ring ring = Ring::none;
  int toucher = -1;             ///< seat that has just acted here: a ring in its colour
  bool focused = false;         ///< cyan ring outside any other
  bool dimmed = false;          ///< out of reach: at most 20 %
  bool hot = false;             ///< pointer over it
  int missing = 0;              ///< tokens or cards short, as a badge of so many; 0: none
  splendor::Tokens lacks{};     ///< gems of its price that are missing, shown in detail while the card is focused
  std::optional<Gem> copied{};  ///< associating cards: the colour they copy
  int strongholds = 0;          ///< standing on it, at the lower right; a badge then moves up
  int stronghold_owner = 0;     ///< seat
  int secret = 0;               ///< 1: only the owner sees the face (a small eye)
  /// The pointer or the keyboard is on it, or it is chosen.
  bool looked_at() const { return hot || focused || ring == Ring::selected; }
  friend bool operator==(const CardLook&, const CardLook&) = default;
};

inline constexpr float kCardAspect = 1.4f;  ///< height / width
inline constexpr float kCardRadius = 0.07f;

/// `rect` is the card itself; rings and shadow lie outside (at most 8 px). A face-down id draws the back.
/// Precondition: card != kNoCard.
void draw_card(const ui::Canvas& canvas, const ui::Rect& rect, CardId card, const CardLook& look = {});

/// The back of a deck with what is left in it; `count` < 0 shows no number, 0 draws the empty place of the deck.
void draw_deck(const ui::Canvas& canvas, const ui::Rect& rect, Deck deck, int count, const CardLook& look = {});

/// The rings alone, for other selectable things.
void draw_card_rings(const ui::Canvas& canvas, const ui::Rect& rect, Ring ring, bool focused);

/// An empty place in a row.
void draw_empty_slot(const ui::Canvas& canvas, const ui::Rect& rect);

/// A card as a panel shows it: bonus gem and points only, legible from 24 px of width.
void draw_mini_card(const ui::Canvas& canvas, const ui::Rect& rect, CardId card, const CardLook& look = {});

/// Places of sign and number on a small card: side by side or stacked, whichever is more legible.
struct SignAndNumber {
  ImVec2 sign, number;
  float sign_size, number_size;
  explicit SignAndNumber(const ui::Rect& card);
};

/// `count` cards of a colour as one small card in that colour: bonuses in a panel, requirements of tiles.
void draw_bonus_card(const ui::Canvas& canvas, const ui::Rect& rect, Gem gem, int count, bool dimmed = false);

}  // namespace splendor_ui
