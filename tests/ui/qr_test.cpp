#include "ui/qr.h"

#include <string>

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

}  // namespace

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
