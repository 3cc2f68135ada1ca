// The sizes at which the smallest text of every screen is measured, and what a font may lack of its size.
#pragma once

#include <array>

#include "support/driver.h"
#include "support/lettering.h"

namespace support {

inline constexpr std::array<Screen, 6> kMeasuredScreens{
    {{360, 640, 2, true}, {640, 360, 2, true}, {768, 1024, 2, true}, {1280, 720}, {1440, 900}, {1920, 1080}}};

/// Dear ImGui rounds the heights of fonts down to whole pixels, which makes small ones so much smaller.
inline constexpr float kRoundedDown = 0.955f;

}  // namespace support
