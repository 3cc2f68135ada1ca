// Skylines of the seven cities, by day (side A) and at dusk (side B). Internal to ui/art.
#pragma once

#include "games/splendor/ui/art/scene.h"

namespace ui {

/// `city` is an index into splendor::kCities. Fills `window`, whose upper corners are rounded; the picture is as wide and
/// its ground stands at the window's foot.
void draw_skyline(const Canvas& canvas, const Rect& window, float radius, int city);

}  // namespace ui
