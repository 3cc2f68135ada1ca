// Skylines of the seven cities, by day (side A) and at dusk (side B). Internal to ui/art.
#pragma once

#include "games/splendor/ui/art/scene.h"

namespace splendor_ui {

/// `city` is an index into splendor::kCities. Fills `window`, whose upper corners are rounded; the picture is as wide and
/// its ground stands at the window's foot.
void draw_skyline(const ui::Canvas& canvas, const ui::Rect& window, float radius, int city);

}  // namespace splendor_ui
