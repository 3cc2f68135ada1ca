#include "ui/art/text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace ui {
namespace {

constexpr std::string_view kEllipsis = "\xE2\x80\xA6";

/// Takes one character off the front. A broken sequence yields U+FFFD, one byte at a time.
unsigned take_character(std::string_view& text) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  const unsigned first = byte(0);
  const std::size_t length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
  unsigned c = length == 1 ? first : first & (0xFFu >> (length + 1));
  bool whole = (first < 0x80 || first >= 0xC2) && length <= text.size();
  for (std::size_t i = 1; whole && i < length; ++i) {
    whole = (byte(i) & 0xC0u) == 0x80;
    c = (c << 6) | (byte(i) & 0x3Fu);
  }
  text.remove_prefix(whole ? length : 1);
  return whole && c <= 0xFFFF ? c : 0xFFFDu;
}

bool all_numerals(std::string_view text) {
  while (!text.empty())
    if (!is_numeral(take_character(text))) return false;
  return true;
}

/// A font and what it has to be multiplied by to come out at the wanted size.
struct Setting {
  ImFont* font;
  float factor;
  float digit;  ///< advance of every digit, 0: their own

  Setting(const Canvas& canvas, std::string_view text, Face face, float size, bool tabular) {
    const BakedFont& baked = canvas.fonts.pick(face, size, face == Face::black && all_numerals(text));
    font = baked.font;
    factor = size / baked.size;
    digit = 0;
    if (!tabular) return;
    for (ImWchar c = '0'; c <= '9'; ++c) digit = std::fmax(digit, font->GetCharAdvance(c));
  }

  float advance(unsigned c) const {
    return digit > 0 && c >= '0' && c <= '9' ? digit : font->GetCharAdvance(static_cast<ImWchar>(c));
  }

  float width(std::string_view text) const {
    float sum = 0;
    while (!text.empty()) sum += advance(take_character(text));
    return sum * factor;
  }
};

/// Glyphs one by one, from (x, baseline) on.
void put_line(const Canvas& canvas, const Setting& setting, float x, float baseline, std::string_view text,
              ImU32 colour) {
  if (text.empty() || (colour & IM_COL32_A_MASK) == 0) return;
  ImDrawList& list = canvas.list;
  x = canvas.snap(x);
  baseline = canvas.snap(baseline);
  const float f = setting.factor, ascent = std::round(setting.font->Ascent);
  const auto reserved = static_cast<int>(text.size());
  list.PrimReserve(reserved * 6, reserved * 4);
  int used = 0;
  while (!text.empty()) {
    const unsigned c = take_character(text);
    const float advance = setting.advance(c);
    const ImFontGlyph* glyph = setting.font->FindGlyph(static_cast<ImWchar>(c));
    if (glyph && glyph->Visible) {
      const float gx = x + (advance - glyph->AdvanceX) * 0.5f * f;
      list.PrimRectUV({gx + glyph->X0 * f, baseline + (glyph->Y0 - ascent) * f},
                      {gx + glyph->X1 * f, baseline + (glyph->Y1 - ascent) * f}, {glyph->U0, glyph->V0},
                      {glyph->U1, glyph->V1}, colour);
      ++used;
    }
    x += advance * f;
  }
  list.PrimUnreserve((reserved - used) * 6, (reserved - used) * 4);
}

float aligned(float x, float width, Align align) {
  return align == Align::left ? x : align == Align::right ? x - width : x - width / 2;
}

/// Baseline of a line whose box begins at y.
float baseline_from_top(float y, float size) { return y + size * ((kLineHeight - kCapHeight) / 2 + kCapHeight); }
float baseline_from_middle(float y, float size) { return y + size * kCapHeight / 2; }

constexpr bool is_digit(char c) { return c >= '0' && c <= '9'; }

/// Letters of both languages. No other character begins with these bytes.
constexpr bool is_letter(char first_byte, char second_byte) {
  const auto first = static_cast<unsigned char>(first_byte), second = static_cast<unsigned char>(second_byte);
  if (first < 0x80) return (first | 0x20u) >= 'a' && (first | 0x20u) <= 'z';
  return first == 0xC5 || (first == 0xC3 && second != 0x97 && second != 0xB7);  // not the signs of times and division
}

/// How well a line ends at a space: "3| diamonds", "round| 5", or between other words.
enum class Break : std::uint8_t { none, after_number, before_number, free };

/// A number stays with its noun: with the word after it ("3 diamonds"), and where none follows with the one before ("round 5").
/// A no-break space in the text itself ties the others ("a card of level 1 that"). `at`: a space of the text.
Break break_at(std::string_view text, std::size_t at) {
  const auto byte = [&](std::size_t i) { return i < text.size() ? text[i] : '\0'; };
  const auto letter_at = [&](std::size_t i) { return is_letter(byte(i), byte(i + 1)); };
  std::size_t begin = at;
  while (begin > 0 && text[begin - 1] != ' ' && text[begin - 1] != '\n') --begin;
  if (begin < at && is_digit(text[begin]) && is_digit(text[at - 1]))
    return letter_at(at + 1) ? Break::after_number : Break::free;
  if (at == 0 || !is_digit(byte(at + 1))) return Break::free;
  const bool two_bytes = at > 1 && static_cast<unsigned char>(text[at - 1]) >= 0x80;
  const bool after_word = letter_at(two_bytes ? at - 2 : at - 1);
  std::size_t end = at + 1;
  while (is_digit(byte(end))) ++end;
  const bool has_noun = byte(end) == ' ' && letter_at(end + 1);
  return after_word && !has_noun ? Break::before_number : Break::free;
}

/// Calls line(text) for each line of a paragraph.
template <class Line>
void wrap(const Setting& setting, float width, std::string_view text, Line&& line) {
  while (!text.empty()) {
    std::string_view rest = text;
    std::size_t fits = 0;  // where the line ends: at the last of the best breaks that fit
    std::size_t next = 0;  // where the next line begins
    float x = 0;
    Break best = Break::none;
    bool done = false;
    while (!rest.empty()) {
      const std::size_t at = text.size() - rest.size();
      const unsigned c = take_character(rest);
      if (c == '\n') {
        fits = at, next = at + 1, done = true;
        break;
      }
      if (const Break here = c == ' ' ? break_at(text, at) : Break::none; here != Break::none && here >= best)
        fits = at, next = at + 1, best = here;
      x += setting.advance(c) * setting.factor;
      if (x > width && c != ' ') {
        if (best == Break::none)
          fits = next = at > 0 ? at : text.size() - rest.size();  // a word longer than the line is cut
        done = true;
        break;
      }
    }
    if (!done) fits = next = text.size();
    line(text.substr(0, fits));
    text.remove_prefix(next);
  }
}

}  // namespace

float text_width(const Canvas& canvas, std::string_view text, Face face, float size, bool tabular) {
  return Setting(canvas, text, face, size, tabular).width(text);
}

void draw_text_middle(const Canvas& canvas, float x, float centre_y, std::string_view text, const TextStyle& style) {
  const Setting setting(canvas, text, style.face, style.size, style.tabular);
  const float width = style.align == Align::left ? 0 : setting.width(text);
  put_line(canvas, setting, aligned(x, width, style.align), baseline_from_middle(centre_y, style.size), text,
           style.colour);
}

void draw_text_in(const Canvas& canvas, const Rect& rect, std::string_view text, const TextStyle& style) {
  const Setting setting(canvas, text, style.face, style.size, style.tabular);
  const float x = style.align == Align::left ? rect.x : style.align == Align::right ? rect.right() : rect.centre_x();
  const float baseline = baseline_from_middle(rect.centre_y(), style.size);
  const float width = setting.width(text);
  if (width <= rect.w + 0.5f) {
    put_line(canvas, setting, aligned(x, width, style.align), baseline, text, style.colour);
    return;
  }
  const float dots = setting.width(kEllipsis);
  std::string_view rest = text;
  float kept = 0;
  std::size_t end = 0;
  while (!rest.empty()) {
    const float advance = setting.advance(take_character(rest)) * setting.factor;
    if (kept + advance + dots > rect.w) break;
    kept += advance;
    end = text.size() - rest.size();
  }
  const float left = aligned(x, kept + dots, style.align);
  put_line(canvas, setting, left, baseline, text.substr(0, end), style.colour);
  put_line(canvas, setting, left + kept, baseline, kEllipsis, style.colour);
}

float draw_paragraph(const Canvas& canvas, float x, float y, float width, std::string_view text,
                     const TextStyle& style) {
  const Setting setting(canvas, text, style.face, style.size, style.tabular);
  const float top = y;
  const float edge = style.align == Align::left ? x : style.align == Align::right ? x + width : x + width / 2;
  wrap(setting, width, text, [&](std::string_view line) {
    const float line_width = style.align == Align::left ? 0 : setting.width(line);
    put_line(canvas, setting, aligned(edge, line_width, style.align), baseline_from_top(y, style.size), line,
             style.colour);
    y += style.size * kLineHeight;
  });
  return y - top;
}

float paragraph_height(const Canvas& canvas, float width, std::string_view text, Face face, float size) {
  const Setting setting(canvas, text, face, size, false);
  float height = 0;
  wrap(setting, width, text, [&](std::string_view) { height += size * kLineHeight; });
  return height;
}

float fitting_size(const Canvas& canvas, float width, float height, std::string_view text, float size, Face face,
                   float least) {
  while (size > least && paragraph_height(canvas, width, text, face, size) > height) size = std::max(least, size - 1);
  return size;
}

float size_in_line(const Canvas& canvas, float width, std::string_view text, float size, Face face) {
  while (size > type::kLeastNumeral && text_width(canvas, text, face, size) > width)
    size = std::max(type::kLeastNumeral, size - 1);
  return size;
}

void draw_number(const Canvas& canvas, float x, float centre_y, int value, TextStyle style, std::string_view prefix) {
  std::array<char, 24> buffer{};
  std::size_t n = 0;
  for (const char c : prefix.substr(0, 8)) buffer[n++] = c;
  const auto written = std::to_chars(buffer.data() + n, buffer.data() + buffer.size(), value);
  style.tabular = true;
  draw_text_middle(canvas, x, centre_y, {buffer.data(), static_cast<std::size_t>(written.ptr - buffer.data())}, style);
}

}  // namespace ui
