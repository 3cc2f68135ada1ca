#include "support/lettering.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

#include "support/triangles.h"
#include "ui/fonts.h"

namespace support {

namespace {

struct Glyph {
  const ImFont* font;
  const ImFontGlyph* glyph;
};

/// Of the whole atlas, by the upper left corner of each in it.
std::map<std::pair<float, float>, Glyph> glyphs() {
  std::map<std::pair<float, float>, Glyph> all;
  for (const ImFont* font : ImGui::GetIO().Fonts->Fonts)
    for (const ImFontGlyph& glyph : font->Glyphs)
      if (glyph.Visible) all[{glyph.U0, glyph.V0}] = {font, &glyph};
  return all;
}

std::string in_utf8(unsigned character) {
  std::string text;
  if (character < 0x80) {
    text += static_cast<char>(character);
  } else if (character < 0x800) {
    text += static_cast<char>(0xC0 | character >> 6);
    text += static_cast<char>(0x80 | (character & 0x3F));
  } else {
    text += static_cast<char>(0xE0 | character >> 12);
    text += static_cast<char>(0x80 | (character >> 6 & 0x3F));
    text += static_cast<char>(0x80 | (character & 0x3F));
  }
  return text;
}

}  // namespace

bool Lettering::numeral() const {
  return !text.empty() && std::all_of(text.begin(), text.end(), [](char c) {
    return (c >= '0' && c <= '9') || c == '+' || c == '/' || c == '-' || (c & 0x80) != 0;
  }) && std::any_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

std::vector<Lettering> lettering(const ImDrawData& data) {
  const auto known = glyphs();
  std::vector<Lettering> all;
  float baseline = 0, right = 0;
  for (const ImDrawList* list : data.CmdLists)
    for_each_triangle(*list, [&](const ImDrawVert& a, const ImDrawVert& b, const ImDrawVert& c, const ImVec4& clip) {
      // The first half of a rectangle: upper left, upper right, lower right.
      if (a.uv.y != b.uv.y || b.uv.x != c.uv.x || a.uv.x >= b.uv.x || b.uv.y >= c.uv.y) return;
      const auto found = known.find({a.uv.x, a.uv.y});
      if (found == known.end() || (a.col >> IM_COL32_A_SHIFT & 0xFF) < 40) return;
      const auto [font, glyph] = found->second;
      const ui::Rect rect{a.pos.x, a.pos.y, b.pos.x - a.pos.x, c.pos.y - a.pos.y};
      if (rect.centre_x() < clip.x || rect.centre_x() > clip.z || rect.centre_y() < clip.y || rect.centre_y() > clip.w)
        return;
      const float edge = std::hypot(c.pos.x - b.pos.x, c.pos.y - b.pos.y);  // as high as it is, also when it is turned
      const float factor = edge / (glyph->Y1 - glyph->Y0),
                  size = font->ConfigData->SizePixels / ui::kEmToFontHeight * factor;
      const float foot = a.pos.y + (std::round(font->Ascent) - glyph->Y0) * factor;
      const bool goes_on = !all.empty() && std::abs(all.back().size - size) < 0.1f &&
                           std::abs(foot - baseline) < 0.6f && rect.x - right < size * 0.7f &&
                           rect.x - right > -size * 0.5f;
      if (!goes_on) all.push_back({.size = size, .rect = rect});
      Lettering& line = all.back();
      if (goes_on && rect.x - right > size * 0.17f) line.text += ' ';
      line.text += in_utf8(glyph->Codepoint);
      const float bottom = std::max(line.rect.bottom(), rect.bottom());
      line.rect.y = std::min(line.rect.y, rect.y);
      line.rect.w = rect.right() - line.rect.x;
      line.rect.h = bottom - line.rect.y;
      baseline = foot;
      right = rect.right();
    });
  return all;
}

}  // namespace support
