#include "ui/qr.h"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace ui {
namespace {

constexpr int kVersions = 40;

/// An error correction level. The order is that of the tables; `bits` is its value in the format information.
struct Level {
  int bits;
  std::array<std::uint8_t, kVersions> repair;  ///< bytes in each block, by version from 1
  std::array<std::uint8_t, kVersions> blocks;
};

// ISO/IEC 18004:2015, table 9.
constexpr std::array<Level, 4> kLevels{{
    {1,
     {7,  10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28,
      28, 28, 30, 30, 26, 28, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30},
     {1, 1, 1, 1,  1,  2,  2,  2,  2,  4,  4,  4,  4,  4,  6,  6,  6,  6,  7,  8,
      8, 9, 9, 10, 12, 12, 12, 13, 14, 15, 16, 17, 18, 19, 19, 20, 21, 22, 24, 25}},
    {0,
     {10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26,
      26, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28},
     {1,  1,  1,  2,  2,  4,  4,  4,  5,  5,  5,  8,  9,  9,  10, 10, 11, 13, 14, 16,
      17, 17, 18, 20, 21, 23, 25, 26, 28, 29, 31, 33, 35, 37, 38, 40, 43, 45, 47, 49}},
    {3,
     {13, 22, 18, 26, 18, 24, 18, 22, 20, 24, 28, 26, 24, 20, 30, 24, 28, 28, 26, 30,
      28, 30, 30, 30, 30, 28, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30},
     {1,  1,  2,  2,  4,  4,  6,  6,  8,  8,  8,  10, 12, 16, 12, 17, 16, 18, 21, 20,
      23, 23, 25, 27, 29, 34, 34, 35, 38, 40, 43, 45, 48, 51, 53, 56, 59, 62, 65, 68}},
    {2,
     {17, 28, 22, 16, 22, 28, 26, 26, 24, 28, 24, 28, 22, 24, 24, 30, 28, 28, 26, 28,
      30, 24, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30},
     {1,  1,  2,  4,  4,  4,  5,  6,  8,  8,  11, 11, 16, 16, 18, 16, 19, 21, 25, 25,
      25, 34, 30, 32, 35, 37, 40, 42, 45, 48, 51, 54, 57, 60, 63, 66, 70, 74, 77, 81}},
}};

constexpr int edge_of(int version) { return 17 + 4 * version; }

/// Rows and columns of the alignment patterns.
std::vector<int> alignments(int version) {
  if (version == 1) return {};
  const int count = version / 7 + 2;
  const int last = edge_of(version) - 7;
  const int step = version == 32 ? 26 : (version * 4 + count * 2 + 1) / (count * 2 - 2) * 2;
  std::vector<int> places{6};
  for (int i = count - 2; i >= 0; --i) places.push_back(last - i * step);
  return places;
}

/// Number of data and error correction bytes: what the patterns leave free.
int capacity(int version) {
  int bits = (16 * version + 128) * version + 64;
  if (version >= 2) {
    const int count = version / 7 + 2;
    bits -= (25 * count - 10) * count - 55;
    if (version >= 7) bits -= 36;
  }
  return bits / 8;
}

int data_capacity(int version, const Level& level) {
  const auto row = static_cast<std::size_t>(version - 1);
  return capacity(version) - level.repair[row] * level.blocks[row];
}

/// Of a text in byte mode: mode, its length and the text itself. In bits.
int header_bits(int version) { return 4 + (version < 10 ? 8 : 16); }

/// Multiplication in the field of 256 elements modulo x^8 + x^4 + x^3 + x^2 + 1.
std::uint8_t times(unsigned a, unsigned b) {
  unsigned product = 0;
  for (int bit = 7; bit >= 0; --bit) {
    product = (product << 1) ^ ((product >> 7) * 0x11D);
    if ((b >> bit & 1) != 0) product ^= a;
  }
  return static_cast<std::uint8_t>(product);
}

/// Coefficients of (x - 1)(x - 2)(x - 4)…, highest power first, without the leading 1.
std::vector<std::uint8_t> generator(int degree) {
  std::vector<std::uint8_t> out(static_cast<std::size_t>(degree));
  out.back() = 1;
  unsigned root = 1;
  for (int i = 0; i < degree; ++i) {
    for (std::size_t k = 0; k < out.size(); ++k) {
      out[k] = times(out[k], root);
      if (k + 1 < out.size()) out[k] ^= out[k + 1];
    }
    root = times(root, 2);
  }
  return out;
}

std::vector<std::uint8_t> repair_of(const std::uint8_t* data, int length, const std::vector<std::uint8_t>& divisor) {
  std::vector<std::uint8_t> rest(divisor.size());
  for (int i = 0; i < length; ++i) {
    const unsigned factor = data[i] ^ rest.front();
    std::rotate(rest.begin(), rest.begin() + 1, rest.end());
    rest.back() = 0;
    for (std::size_t k = 0; k < rest.size(); ++k) rest[k] ^= times(divisor[k], factor);
  }
  return rest;
}

/// The text with its header, filled up to what the code holds.
std::vector<std::uint8_t> data_bytes(std::string_view text, int version, int length) {
  std::vector<std::uint8_t> bytes;
  unsigned bits = 0;
  int count = 0;
  const auto put = [&](unsigned value, int width) {
    for (int i = width - 1; i >= 0; --i) {
      bits = bits << 1 | (value >> i & 1);
      if (++count % 8 == 0) bytes.push_back(static_cast<std::uint8_t>(bits & 0xFF));
    }
  };
  put(4, 4);  // byte mode
  put(static_cast<unsigned>(text.size()), header_bits(version) - 4);
  for (const char letter : text) put(static_cast<unsigned char>(letter), 8);
  put(0, std::min(4, length * 8 - count));
  if (count % 8 != 0) put(0, 8 - count % 8);
  for (unsigned filler = 0xEC; static_cast<int>(bytes.size()) < length; filler ^= 0xEC ^ 0x11) put(filler, 8);
  return bytes;
}

/// Data and error correction bytes of all blocks, interleaved: the first byte of each block, then the second of each …
std::vector<std::uint8_t> interleaved(const std::vector<std::uint8_t>& data, int version, const Level& level) {
  const auto row = static_cast<std::size_t>(version - 1);
  const int blocks = level.blocks[row], repair = level.repair[row];
  const int all = capacity(version);
  const int long_blocks = all % blocks, short_length = all / blocks - repair;
  const auto divisor = generator(repair);
  std::vector<std::vector<std::uint8_t>> own(static_cast<std::size_t>(blocks)), extra(static_cast<std::size_t>(blocks));
  const std::uint8_t* at = data.data();
  for (int i = 0; i < blocks; ++i) {
    const int length = short_length + (i < blocks - long_blocks ? 0 : 1);
    own[static_cast<std::size_t>(i)].assign(at, at + length);
    extra[static_cast<std::size_t>(i)] = repair_of(at, length, divisor);
    at += length;
  }
  std::vector<std::uint8_t> out;
  for (const auto* part : {&own, &extra})
    for (std::size_t k = 0; k < part->back().size(); ++k)
      for (const auto& block : *part)
        if (k < block.size()) out.push_back(block[k]);
  return out;
}

/// One of the eight masks, which invert modules so that no large uniform areas are left.
bool turned_over(int mask, int x, int y) {
  switch (mask) {
    case 0: return (x + y) % 2 == 0;
    case 1: return y % 2 == 0;
    case 2: return x % 3 == 0;
    case 3: return (x + y) % 3 == 0;
    case 4: return (x / 3 + y / 2) % 2 == 0;
    case 5: return x * y % 2 + x * y % 3 == 0;
    case 6: return (x * y % 2 + x * y % 3) % 2 == 0;
    default: return ((x + y) % 2 + x * y % 3) % 2 == 0;
  }
}

}  // namespace

/// Places the modules of a code by the standard.
class QrMaker {
 public:
  QrMaker(int version, const Level& level, const std::vector<std::uint8_t>& bytes)
      : version_(version), level_(level), code_(edge_of(version)), fixed_(code_.modules_.size()) {
    put_patterns();
    put_bytes(bytes);
    int best = 0, least = 0;
    for (int mask = 0; mask < 8; ++mask) {
      apply(mask);
      if (const int badness = penalty(); mask == 0 || badness < least) {
        best = mask;
        least = badness;
      }
      apply(mask);  // undoes it
    }
    apply(best);
  }

  QrCode take() { return std::move(code_); }

 private:
  void put(int x, int y, bool dark) {
    code_.modules_[code_.index(x, y)] = dark ? 1 : 0;
    fixed_[code_.index(x, y)] = 1;
  }

  /// Light and dark rings around a middle, cut at the edge of the code.
  void put_square(int cx, int cy, int reach, int light) {
    for (int y = std::max(0, cy - reach); y <= std::min(code_.size_ - 1, cy + reach); ++y)
      for (int x = std::max(0, cx - reach); x <= std::min(code_.size_ - 1, cx + reach); ++x) {
        const int ring = std::max(std::abs(x - cx), std::abs(y - cy));
        put(x, y, ring != light && ring != 4);
      }
  }

  void put_patterns() {
    const int edge = code_.size_;
    for (int i = 0; i < edge; ++i) {
      put(6, i, i % 2 == 0);
      put(i, 6, i % 2 == 0);
    }
    put_square(3, 3, 4, 2);
    put_square(edge - 4, 3, 4, 2);
    put_square(3, edge - 4, 4, 2);
    const auto places = alignments(version_);
    for (const int x : places)
      for (const int y : places)
        if (!((x == 6 && (y == 6 || y == places.back())) || (y == 6 && x == places.back()))) put_square(x, y, 2, 1);
    put_format(0);  // keeps its place
    if (version_ < 7) return;
    unsigned rest = static_cast<unsigned>(version_);
    for (int i = 0; i < 12; ++i) rest = rest << 1 ^ (rest >> 11) * 0x1F25;
    const unsigned bits = static_cast<unsigned>(version_) << 12 | rest;
    for (int i = 0; i < 18; ++i) {
      const int across = edge - 11 + i % 3, down = i / 3;
      put(across, down, (bits >> i & 1) != 0);
      put(down, across, (bits >> i & 1) != 0);
    }
  }

  /// Level and mask, in two places.
  void put_format(int mask) {
    const unsigned data = static_cast<unsigned>(level_.bits << 3 | mask);
    unsigned rest = data;
    for (int i = 0; i < 10; ++i) rest = rest << 1 ^ (rest >> 9) * 0x537;
    const unsigned bits = (data << 10 | rest) ^ 0x5412;
    const int edge = code_.size_;
    for (int i = 0; i < 15; ++i) {
      const bool dark = (bits >> i & 1) != 0;
      const int along = i < 6 ? i : i < 8 ? i + 1 : 14 - i;  // 6 belongs to the timing pattern
      if (i < 8)
        put(8, along, dark);
      else
        put(i == 8 ? 7 : along, 8, dark);
      if (i < 8)
        put(edge - 1 - i, 8, dark);
      else
        put(8, edge - 15 + i, dark);
    }
    put(8, edge - 8, true);
  }

  /// Bit by bit in columns of two, from the lower right, up and down by turns.
  void put_bytes(const std::vector<std::uint8_t>& bytes) {
    std::size_t bit = 0;
    const int edge = code_.size_;
    bool up = true;
    for (int right = edge - 1; right >= 1; right -= 2, up = !up) {
      if (right == 6) right = 5;
      for (int i = 0; i < edge; ++i)
        for (int x = right; x > right - 2; --x) {
          const std::size_t at = code_.index(x, up ? edge - 1 - i : i);
          if (fixed_[at] != 0 || bit >= bytes.size() * 8) continue;
          code_.modules_[at] = bytes[bit / 8] >> (7 - bit % 8) & 1;
          ++bit;
        }
    }
  }

  void apply(int mask) {
    for (int y = 0; y < code_.size_; ++y)
      for (int x = 0; x < code_.size_; ++x)
        if (const std::size_t at = code_.index(x, y); fixed_[at] == 0 && turned_over(mask, x, y))
          code_.modules_[at] ^= 1;
    put_format(mask);
  }

  /// The standard's penalty score: long runs, uniform squares, finder-like patterns, imbalance of dark and light.
  int penalty() const {
    const int edge = code_.size_;
    int sum = 0, dark = 0;
    for (const bool upright : {false, true})
      for (int line = 0; line < edge; ++line) {
        const auto at = [&](int i) { return upright ? code_.dark(line, i) : code_.dark(i, line); };
        int run = 0;
        unsigned last = 0;  // the last eleven modules
        for (int i = 0; i < edge; ++i) {
          run = i > 0 && at(i) == at(i - 1) ? run + 1 : 1;
          if (run == 5) sum += 3;
          if (run > 5) sum += 1;
          last = (last << 1 | (at(i) ? 1u : 0u)) & 0x7FF;
          if (i >= 10 && (last == 0x5D0 || last == 0x05D)) sum += 40;
          if (!upright && at(i)) ++dark;
        }
      }
    for (int y = 0; y + 1 < edge; ++y)
      for (int x = 0; x + 1 < edge; ++x) {
        const bool one = code_.dark(x, y);
        if (code_.dark(x + 1, y) == one && code_.dark(x, y + 1) == one && code_.dark(x + 1, y + 1) == one) sum += 3;
      }
    const int all = edge * edge;
    return sum + std::abs(dark * 20 - all * 10) / all * 10;
  }

  int version_;
  const Level& level_;
  QrCode code_;
  std::vector<std::uint8_t> fixed_;  ///< 1: of a pattern, not of the text
};

std::optional<QrCode> QrCode::of(std::string_view text) {
  const auto fits = [&](int version, const Level& level) {
    return header_bits(version) + 8 * static_cast<int>(text.size()) <= 8 * data_capacity(version, level);
  };
  if (text.size() > 2953) return std::nullopt;
  std::size_t level = 1;
  int version = 1;
  while (version < kVersions && !fits(version, kLevels[level])) ++version;
  if (!fits(version, kLevels[level])) {
    level = 0;
    version = 1;
    while (!fits(version, kLevels[level])) ++version;
  }
  while (level + 1 < kLevels.size() && fits(version, kLevels[level + 1])) ++level;
  const int length = data_capacity(version, kLevels[level]);
  return QrMaker(version, kLevels[level], interleaved(data_bytes(text, version, length), version, kLevels[level]))
      .take();
}

}  // namespace ui
