#include "ui/qr.h"

#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <vector>

#include "support/check.h"

namespace {

using ui::QrCode;

// "Splendor" at level Q, as another encoder (libqrencode) draws it; scanners read codes of all 40 sizes.
constexpr const char* kSplendor[]{"#######.##....#######", "#.....#.##..#.#.....#", "#.###.#.##.#..#.###.#",
                                  "#.###.#.#.##..#.###.#", "#.###.#.###.#.#.###.#", "#.....#..##.#.#.....#",
                                  "#######.#.#.#.#######", "........#####........", ".##.#.##...##.#.#####",
                                  "#..##....##.##..##..#", "#..#.##..#.#...##.###", "..#.##.#.##.##..#...#",
                                  "#..#..#.#.###.##....#", "........##.##.###.#..", "#######.##.##..##.###",
                                  "#.....#..##.#.##...#.", "#.###.#.#..#..###....", "#.###.#..#.#.#.##..#.",
                                  "#.###.#.##.#.######.#", "#.....#.#..###.##..#.", "#######....#.###...##"};

std::string text_of(std::size_t length) {
  std::string text;
  for (std::size_t i = 0; i < length; ++i) text += static_cast<char>('!' + i * 7 % 90);
  return text;
}

/// The three large squares by which readers find a code.
bool has_finder(const QrCode& code, int left, int top) {
  for (int y = 0; y < 7; ++y)
    for (int x = 0; x < 7; ++x) {
      const bool edge = x == 0 || x == 6 || y == 0 || y == 6, middle = x >= 2 && x <= 4 && y >= 2 && y <= 4;
      if (code.dark(left + x, top + y) != (edge || middle)) return false;
    }
  return true;
}

// ---- A reader of its own, by the standard's tables: ISO/IEC 18004:2015, tables 9 and E.1, annexes C and D.

/// A size of code with the longest text at level M, or L: so many blocks of so many bytes, of which some are data; then so many
/// with one byte of data more.
struct Size {
  int version;
  std::size_t text;
  std::vector<int> alignments;
  unsigned version_bits;  ///< 0: it has none
  int blocks, bytes, data, longer;
  bool low = false;  ///< level L
};
const std::array<Size, 5> kSizes{{{2, 26, {6, 18}, 0, 1, 44, 28, 0},
                                  {7, 122, {6, 22, 38}, 0x07C94, 4, 49, 31, 0},
                                  {10, 213, {6, 28, 50}, 0x0A4D3, 4, 69, 43, 1},
                                  {27, 1125, {6, 34, 62, 90, 118}, 0x1B08E, 22, 73, 45, 3},
                                  {40, 2953, {6, 30, 58, 86, 114, 142, 170}, 0x28C69, 19, 148, 118, 6, true}}};
/// Of level and mask.
constexpr std::array<unsigned, 8> kFormatsM{0x5412, 0x5125, 0x5E7C, 0x5B4B, 0x45F9, 0x40CE, 0x4F97, 0x4AA0};
constexpr std::array<unsigned, 8> kFormatsL{0x77C4, 0x72F3, 0x7DAA, 0x789D, 0x662F, 0x6318, 0x6C41, 0x6976};

bool is_masked(std::size_t mask, int i, int j) {
  const std::array<int, 8> sums{(i + j) % 2,
                                i % 2,
                                j % 3,
                                (i + j) % 3,
                                (i / 2 + j / 3) % 2,
                                i * j % 2 + i * j % 3,
                                (i * j % 2 + i * j % 3) % 2,
                                ((i + j) % 2 + i * j % 3) % 2};
  return sums[mask] == 0;
}

/// Whether the bytes are divisible by the generator: zero at the first `repair` powers of 2 in the field of 256.
bool sound(const std::vector<unsigned>& bytes, int repair) {
  std::array<unsigned, 255> power{};
  std::array<int, 256> exponent{};
  for (unsigned value = 1, i = 0; i < 255; ++i, value = value * 2 >= 256 ? (value * 2) ^ 0x11D : value * 2) {
    power[i] = value;
    exponent[value] = static_cast<int>(i);
  }
  for (int root = 0; root < repair; ++root) {
    unsigned sum = 0;
    for (const unsigned byte : bytes) {
      if (sum != 0) sum = power[static_cast<std::size_t>((exponent[sum] + root) % 255)];
      sum ^= byte;
    }
    if (sum != 0) return false;
  }
  return true;
}

struct Reader {
  const QrCode& code;
  const Size& size;
  int edge = code.size();

  bool crossed(int x, int y) const {  // alignment patterns stand where no finder is
    const int last = size.alignments.back();
    return !((x == 6 && (y == 6 || y == last)) || (x == last && y == 6));
  }
  bool of_pattern(int x, int y) const {
    if (x == 6 || y == 6 || (x < 9 && y < 9) || (x < 9 && y >= edge - 8) || (x >= edge - 8 && y < 9)) return true;
    if (size.version_bits != 0 && ((x < 6 && y >= edge - 11) || (y < 6 && x >= edge - 11))) return true;
    for (const int cx : size.alignments)
      for (const int cy : size.alignments)
        if (crossed(cx, cy) && std::abs(x - cx) <= 2 && std::abs(y - cy) <= 2) return true;
    return false;
  }
  void check_patterns() const {
    for (int i = 8; i < edge - 8; ++i) {
      CHECK(code.dark(i, 6) == (i % 2 == 0));
      CHECK(code.dark(6, i) == (i % 2 == 0));
    }
    for (const int cx : size.alignments)
      for (const int cy : size.alignments)
        for (int y = -2; crossed(cx, cy) && y <= 2; ++y)
          for (int x = -2; x <= 2; ++x) CHECK(code.dark(cx + x, cy + y) == (std::max(std::abs(x), std::abs(y)) != 1));
    for (int i = 0; size.version_bits != 0 && i < 18; ++i) {
      const bool dark = (size.version_bits >> i & 1) != 0;
      CHECK(code.dark(edge - 11 + i % 3, i / 3) == dark);
      CHECK(code.dark(i / 3, edge - 11 + i % 3) == dark);
    }
    CHECK(code.dark(8, edge - 8));
  }
  /// The mask, which both copies of the format tell.
  std::size_t mask() const {
    unsigned first = 0, second = 0;
    const auto add = [&](unsigned& bits, int x, int y) { bits = bits << 1 | (code.dark(x, y) ? 1u : 0u); };
    for (const int x : {0, 1, 2, 3, 4, 5, 7, 8}) add(first, x, 8);
    for (const int y : {7, 5, 4, 3, 2, 1, 0}) add(first, 8, y);
    for (int y = edge - 1; y >= edge - 7; --y) add(second, 8, y);
    for (int x = edge - 8; x < edge; ++x) add(second, x, 8);
    CHECK(first == second);
    const auto& formats = size.low ? kFormatsL : kFormatsM;
    const auto found = std::find(formats.begin(), formats.end(), first);
    REQUIRE(found != formats.end());
    return static_cast<std::size_t>(found - formats.begin());
  }
  std::vector<unsigned> bytes() const {
    const std::size_t mask = this->mask();
    std::vector<unsigned> all;
    int bits = 0;
    bool up = true;
    for (int right = edge - 1; right > 0; right -= right == 8 ? 3 : 2, up = !up)
      for (int i = 0; i < edge; ++i)
        for (const int x : {right, right - 1}) {
          const int y = up ? edge - 1 - i : i;
          if (of_pattern(x, y)) continue;
          if (bits++ % 8 == 0) all.push_back(0);
          all.back() = all.back() << 1 | (code.dark(x, y) != is_masked(mask, y, x) ? 1u : 0u);
        }
    if (bits % 8 != 0) all.pop_back();  // a few modules are left over
    return all;
  }
  /// What is written, after every block was found to be whole.
  std::string text() const {
    const std::vector<unsigned> interleaved = bytes();
    const auto count = static_cast<std::size_t>(size.blocks + size.longer);
    const auto data = static_cast<std::size_t>(size.data), extra = static_cast<std::size_t>(size.bytes - size.data);
    std::vector<std::vector<unsigned>> blocks(count);
    std::size_t at = 0;
    for (std::size_t k = 0; k < data + 1 + extra; ++k)
      for (std::size_t block = 0; block < count; ++block)
        if (k != data || block >= static_cast<std::size_t>(size.blocks)) blocks[block].push_back(interleaved.at(at++));
    CHECK(at == interleaved.size());
    std::vector<unsigned> told;
    for (const auto& block : blocks) {
      CHECK(sound(block, static_cast<int>(extra)));
      told.insert(told.end(), block.begin(), block.end() - static_cast<std::ptrdiff_t>(extra));
    }
    std::size_t bit = 0;
    const auto next = [&](int width) {
      unsigned value = 0;
      for (int i = 0; i < width; ++i, ++bit) value = value << 1 | (told.at(bit / 8) >> (7 - bit % 8) & 1);
      return value;
    };
    CHECK(next(4) == 4);  // bytes
    std::string text;
    for (unsigned left = next(size.version < 10 ? 8 : 16); left > 0; --left) text += static_cast<char>(next(8));
    CHECK(next(4) == 0);
    for (unsigned filler = 0xEC; bit < told.size() * 8; filler ^= 0xEC ^ 0x11) CHECK(next(8) == filler);
    return text;
  }
};

}  // namespace

TEST_CASE(
    "a reader by the standard's tables finds the patterns of codes of any size, every block whole, and the text") {
  std::set<std::size_t> masks;
  for (const Size& size : kSizes)
    for (const std::size_t length : {size.text - 5, size.text - 1, size.text}) {
      CAPTURE(size.version);
      CAPTURE(length);
      for (std::size_t from = 0; from < 3; ++from) {
        const std::string text = text_of(length + from).substr(from);
        const QrCode code = QrCode::of(text).value();
        REQUIRE(code.size() == 17 + 4 * size.version);
        const Reader reader{code, size};
        reader.check_patterns();
        CHECK(reader.text() == text);
        masks.insert(reader.mask());
      }
    }
  CHECK(masks.size() > 2);
}

TEST_CASE("a code is module by module what another encoder draws") {
  const QrCode code = QrCode::of("Splendor").value();
  REQUIRE(code.size() == 21);
  for (int y = 0; y < 21; ++y)
    for (int x = 0; x < 21; ++x) CHECK_MESSAGE(code.dark(x, y) == (kSplendor[y][x] == '#'), x, ",", y);
}

TEST_CASE("a code grows with its text up to the largest there is, and says when none holds it") {
  // ISO/IEC 18004, table 7: bytes that fit at level M, or at level L beyond 2,331.
  CHECK(QrCode::of("")->size() == 21);
  CHECK(QrCode::of(text_of(14))->size() == 21);
  CHECK(QrCode::of(text_of(15))->size() == 25);
  CHECK(QrCode::of(text_of(213))->size() == 57);
  CHECK(QrCode::of(text_of(214))->size() == 61);
  CHECK(QrCode::of(text_of(2331))->size() == 177);
  CHECK(QrCode::of(text_of(2953))->size() == 177);
  CHECK_FALSE(QrCode::of(text_of(2954)).has_value());
}

TEST_CASE("every size has its three finders, and neighbouring texts give different codes") {
  for (std::size_t length = 1; length <= 2953; length += 97) {
    const QrCode code = QrCode::of(text_of(length)).value();
    CHECK(has_finder(code, 0, 0));
    CHECK(has_finder(code, code.size() - 7, 0));
    CHECK(has_finder(code, 0, code.size() - 7));
  }
  const QrCode one = QrCode::of("a").value(), other = QrCode::of("b").value();
  int differing = 0;
  for (int y = 0; y < 21; ++y)
    for (int x = 0; x < 21; ++x) differing += one.dark(x, y) != other.dark(x, y) ? 1 : 0;
  CHECK(differing > 20);
}
