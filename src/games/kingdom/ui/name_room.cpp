#include "games/kingdom/ui/name_room.h"

#include <algorithm>
#include <array>

namespace kingdom_ui {

namespace {

/// Of Lato Bold, a to z, in hundredths of its size.
constexpr std::array<unsigned char, 26> kLetters{51, 57, 49, 57, 54, 36, 53, 57, 26, 26, 54, 25, 84,
                                                 57, 58, 57, 57, 38, 44, 38, 57, 53, 81, 53, 53, 46};

float letter_width(unsigned char c) {
  if (c >= 'a' && c <= 'z') return static_cast<float>(kLetters[c - 'a']) / 100;
  switch (c) {
    case ' ': return 0.25f;
    case '-': return 0.38f;
    case 'M': return 0.95f;
    case 'W': return 1.06f;
    default: break;
  }
  if (c < 0x80) return c == 'O' || c == 'Q' ? 0.81f : c == 'L' || c == 'E' || c == 'F' || c == 'S' ? 0.58f : 0.73f;
  if (c >= 0xE0) return 0.22f;   // an apostrophe
  return c >= 0xC0 ? 0.58f : 0;  // an accented letter, and the rest of each
}

}  // namespace

float name_width(std::string_view name) {
  float width = 0;
  for (const char c : name) width += letter_width(static_cast<unsigned char>(c));
  return width;
}

std::size_t name_break(std::string_view name) {
  std::size_t best = 0;
  float least = 0;
  for (std::size_t i = 1; i + 1 < name.size(); ++i) {
    if (name[i] != ' ' && name[i] != '-') continue;
    const float longer = std::max(name_width(name.substr(0, i + 1)), name_width(name.substr(i + 1)));
    if (best == 0 || longer < least) best = i + 1, least = longer;
  }
  return best;
}

NameRoom name_room(std::string_view name, bool two_lines) {
  const std::size_t cut = two_lines ? name_break(name) : 0;
  const float w = cut == 0 ? name_width(name) : std::max(name_width(name.substr(0, cut)), name_width(name.substr(cut)));
  return {w + 2 * kNamePad, cut == 0 ? kNameLine : kNameLines};
}

}  // namespace kingdom_ui
