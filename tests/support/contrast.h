// Contrast of two opaque colours by the formula of WCAG 2.
#pragma once

#include <imgui.h>

#include <algorithm>
#include <cmath>

namespace support {

inline double channel(ImU32 colour, int shift) {
  const double v = static_cast<double>((colour >> shift) & 0xFFu) / 255.0;
  return v <= 0.04045 ? v / 12.92 : std::pow((v + 0.055) / 1.055, 2.4);
}

inline double luminance(ImU32 colour) {
  return 0.2126 * channel(colour, IM_COL32_R_SHIFT) + 0.7152 * channel(colour, IM_COL32_G_SHIFT) +
         0.0722 * channel(colour, IM_COL32_B_SHIFT);
}

/// 1 .. 21
inline double contrast(ImU32 a, ImU32 b) {
  const double la = luminance(a), lb = luminance(b);
  return (std::max(la, lb) + 0.05) / (std::min(la, lb) + 0.05);
}

}  // namespace support
