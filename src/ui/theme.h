// Every colour, size and duration of the frontend has its name here; views use no hex literals.
// Colours of the art itself (tokens, landscapes, portraits) live beside their shapes in ui/art.
#pragma once

#include <imgui.h>

#include <cstdint>

namespace ui {

enum class ThemeKind : std::uint8_t { dark, light, high_contrast };
inline constexpr int kThemeCount = 3;

/// 0xRRGGBB as ImGui packs it, opaque unless told otherwise.
constexpr ImU32 rgb(std::uint32_t hex, int alpha = 255) {
  return IM_COL32((hex >> 16) & 0xFFu, (hex >> 8) & 0xFFu, hex & 0xFFu, static_cast<ImU32>(alpha));
}

struct Theme {
  ThemeKind kind;
  bool flat;  ///< high contrast: no landscapes, no shadows, flat tokens with outline and letter

  // Surfaces
  ImU32 ground_deep, ground_mid;  ///< the table: a calm gradient from mid (top) to deep
  ImU32 panel, panel_edge;        ///< raised
  ImU32 panel_active;             ///< the panel of whose turn it is
  ImU32 well;                     ///< sunk: empty slots, tracks, list rows
  ImU32 paper, paper_edge;        ///< discs, cards, tiles
  ImU32 scrim;                    ///< behind dialogs
  ImU32 shadow;                   ///< one layer of a contact shadow; two overlap

  // Ink
  ImU32 text, muted;     ///< on ground, panel and well
  ImU32 ink, ink_muted;  ///< on paper
  ImU32 link;            ///< words that can be pressed

  // Meaning
  ImU32 accent, accent_pressed, on_accent;  ///< "you can", and the text upon it
  ImU32 accent_line;                        ///< the accent as a line on the ground: rings, underlines
  ImU32 selected, on_selected;              ///< what is chosen: its ring or its fill, and the text upon that
  ImU32 focus;                              ///< ring of the keyboard focus
  ImU32 spoken, on_spoken;                  ///< corners around what a lesson or a hint speaks of, and their edging
  ImU32 danger, success;                    ///< as text and as line on ground and panel
  ImU32 badge, on_badge;                    ///< small dark labels on cards
  ImU32 dim;                                ///< laid over what is out of reach; at most 20 %

  // Controls
  ImU32 control, control_hot, control_pressed, control_edge, on_control;  ///< secondary button, chips
  ImU32 disabled, on_disabled;
};

const Theme& theme_for(ThemeKind kind);

/// The colours of the five players, for emblems, towers and lines. Each passes 3:1 on ground, panel and paper in the
/// dark theme with its outline; shape tells them apart anyway (splendor/emblem.h).
struct PlayerColour {
  ImU32 base, dark, light, edge;
};
inline constexpr int kPlayerColours = 5;
/// By the sign of the seat (signs.h).
const PlayerColour& player_colour(int seat);
/// A player's colour as a line on ground and panel.
inline ImU32 line_of(const Theme& theme, const PlayerColour& colour) {
  return theme.kind == ThemeKind::light ? colour.dark : colour.base;
}

/// Radii, gaps and lines in CSS pixels at 100 %.
namespace space {
inline constexpr float kTight = 8, kGap = 12;
inline constexpr float kDrag = 8;         ///< way that makes a press a drag
inline constexpr float kSwipe = 60;       ///< least way of a finger that is no press any more
inline constexpr float kTarget = 44;      ///< smallest side of anything to press
inline constexpr float kRadius = 10;      ///< panels, buttons
inline constexpr float kSmallRadius = 6;  ///< chips, list rows
inline constexpr float kDialogRadius = 16;
inline constexpr float kLine = 2, kRing = 3;
inline constexpr float kRingGap = 2;  ///< between a card and its ring
}  // namespace space

/// Type sizes in CSS pixels at 100 %; multiply by Fonts::scale.
namespace type {
inline constexpr float kLabel = 13, kBody = 16, kNumber = 20, kTitle = 28;
inline constexpr float kCardPoints = 0.25f, kCardCost = 0.165f;  ///< times the card's width
inline constexpr float kLeastNumeral = 11;                       ///< of any number that is to be read
inline constexpr float kLeastCount = 13;                         ///< of a number that matters for decisions
}  // namespace type

/// Milliseconds (LOOK "Motion").
namespace duration {
inline constexpr float kTokenFlight = 260, kTokenStagger = 60, kCardSlide = 320, kCardTurn = 220, kHonour = 420;
inline constexpr float kGlide = 700;      ///< a map that scrolls to what should be visible
inline constexpr float kHighlight = 150;  ///< instead of animations, if they are off
inline constexpr float kTooltipDelay = 350, kEnlargeDelay = 700, kLongPress = 450, kToast = 5000;
inline constexpr float kPanelLight = 300;     ///< a rival's panel, before anything leaves
inline constexpr float kStill = 900;          ///< a replayed turn, if animations are off
inline constexpr float kLastLook = 1400;      ///< at a rival's last turn, before the end covers it
inline constexpr float kThinkingDelay = 150;  ///< before "thinking" is shown
}  // namespace duration

}  // namespace ui
