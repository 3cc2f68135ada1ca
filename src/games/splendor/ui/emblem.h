// A small picture for each part of the rules: for the form of a new game and for the pages of the help.
#pragma once

#include <cstdint>

#include "ui/art/canvas.h"

namespace splendor_ui {

enum class RulesPart : std::uint8_t { base, orient, strongholds, cities, posts, five_players, together, keys };

/// Fills `rect`, best square, from 24 px.
void draw_rules_emblem(const ui::Canvas& canvas, const ui::Rect& rect, RulesPart part);

}  // namespace splendor_ui
