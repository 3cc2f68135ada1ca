#include "ui/fonts.h"

#include <algorithm>
#include <cstddef>
#include <initializer_list>

#include "assets_fonts.h"
#include "ui/theme.h"

namespace ui {
namespace {

// Must agree with assets/fonts/subset.py.
constexpr ImWchar kTextRanges[] = {0x20,   0x7E,   0xA0,   0xFF,   0x152,  0x153,  0x178,  0x178,  0x2013,
                                   0x2014, 0x2018, 0x2019, 0x201C, 0x201E, 0x2022, 0x2022, 0x2026, 0x2026,
                                   0x202F, 0x202F, 0x20AC, 0x20AC, 0x2190, 0x2193, 0x2212, 0x2212, 0x2264,
                                   0x2265, 0x2605, 0x2605, 0x2713, 0x2713, 0};
constexpr ImWchar kNumeralRanges[] = {'+', '+', '-', '-', '/', '9', 0xD7, 0xD7, 0x2212, 0x2212, 0};

/// Density times text scale beyond which sharper text is not worth its memory.
constexpr float kDensestScale = 4.0f;

class Baker {
 public:
  Baker(ImFontAtlas& atlas, float scale, float density) : atlas_(atlas), scale_(scale), density_(density) {}

  void bake(Fonts::Sizes& into, Face face, const ImWchar* ranges, std::initializer_list<float> sizes) {
    std::size_t n = 0;
    for (const float size : sizes) {
      const std::span bytes = font_file(face);
      ImFontConfig config;
      config.FontDataOwnedByAtlas = false;
      config.OversampleH = density_ * scale_ < 1.5f ? 2 : 1;
      config.OversampleV = 1;
      config.RasterizerDensity = density_;
      // ImGui does not write to data that it does not own.
      ImFont* font =
          atlas_.AddFontFromMemoryTTF(const_cast<unsigned char*>(bytes.data()), static_cast<int>(bytes.size()),
                                      size * scale_ * kEmToFontHeight, &config, ranges);
      into[n++] = {font, size * scale_};
    }
  }

 private:
  ImFontAtlas& atlas_;
  float scale_, density_;
};

}  // namespace

std::span<const unsigned char> font_file(Face face) {
  switch (face) {
    case Face::regular: return {fonts::kRegular, fonts::kRegularSize};
    case Face::bold: return {fonts::kBold, fonts::kBoldSize};
    case Face::black: break;
  }
  return {fonts::kBlack, fonts::kBlackSize};
}

const BakedFont& Fonts::pick(Face face, float size, bool numerals_only) const {
  const Sizes& sizes = numerals_only && face == Face::black ? numerals : text[static_cast<std::size_t>(face)];
  std::size_t i = 0;
  // A little larger than baked is sharper than the next size scaled down.
  while (i + 1 < sizes.size() && sizes[i + 1].font && sizes[i].size < size * 0.97f) ++i;
  return sizes[i];
}

Fonts bake_fonts(ImFontAtlas& atlas, float text_scale, float pixel_ratio) {
  Fonts fonts;
  fonts.scale = text_scale;
  fonts.pixel_ratio = pixel_ratio;
  const float density = std::min(pixel_ratio, kDensestScale / text_scale);
  const float k = density * text_scale;
  atlas.TexDesiredWidth = k < 2.2f ? 1024 : 2048;
  atlas.Flags |= ImFontAtlasFlags_NoPowerOfTwoHeight;  // memory for what is used only
  Baker text(atlas, text_scale, density);
  auto& [regular, bold, black] = fonts.text;
  if (k < 2.2f) {
    text.bake(regular, Face::regular, kTextRanges, {type::kLabel, type::kBody, type::kNumber});
    text.bake(bold, Face::bold, kTextRanges, {type::kLabel, type::kBody, type::kNumber});
    text.bake(black, Face::black, kTextRanges, {type::kNumber, type::kTitle});
  } else {
    text.bake(regular, Face::regular, kTextRanges, {type::kBody, type::kNumber});
    text.bake(bold, Face::bold, kTextRanges, {type::kBody, type::kNumber});
    text.bake(black, Face::black, kTextRanges, {type::kTitle});
  }
  // Numbers on cards follow the card, not the text size.
  Baker numerals(atlas, 1, pixel_ratio);
  if (pixel_ratio < 1.5f)
    numerals.bake(fonts.numerals, Face::black, kNumeralRanges, {10, 12, 14, 16, 18, 20, 24, 28, 34, 42, 52});
  else
    numerals.bake(fonts.numerals, Face::black, kNumeralRanges, {12, 16, 20, 26, 36, 52});
  fonts.body = fonts.pick(Face::regular, type::kBody * text_scale, false).font;
  return fonts;
}

}  // namespace ui
