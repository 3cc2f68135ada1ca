// The generator's first outputs, frozen: a deal depends on them. The numbers come from an independent implementation of
// the published algorithms.
#include "base/random.h"

#include <numeric>
#include <vector>

#include "doctest/doctest.h"

using namespace base;

TEST_CASE("first outputs of the generator") {
  const auto first_four = [](std::uint64_t seed) {
    RandomSource random(seed);
    std::vector<std::uint64_t> outputs;
    for (int i = 0; i < 4; ++i) outputs.push_back(random.next());
    return outputs;
  };
  using Outputs = std::vector<std::uint64_t>;
  CHECK(first_four(0) == Outputs{0x99ec5f36cb75f2b4, 0xbf6e1f784956452a, 0x1a5f849d4933e6e0, 0x6aa594f1262d2d2c});
  CHECK(first_four(1) == Outputs{0xb3f2af6d0fc710c5, 0x853b559647364cea, 0x92f89756082a4514, 0x642e1c7bc266a3a7});
  CHECK(first_four(0x9E3779B97F4A7C15) ==
        Outputs{0x422ea740d0977210, 0xe062b061b42e2928, 0x5a071fc5930841b6, 0x01334ef8ed3cc2bd});
  CHECK(first_four(~std::uint64_t{0}) ==
        Outputs{0x8f5520d52a7ead08, 0xc476a018caa1802d, 0x81de31c0d260469e, 0xbf658d7e065f3c2f});
}

TEST_CASE("first numbers below a limit") {
  RandomSource random(42);
  std::vector<std::uint32_t> numbers;
  for (const std::uint32_t limit : {1u, 2u, 6u, 10u, 90u, 1000u, 1u << 31, 0xFFFFFFFFu})
    numbers.push_back(random.below(limit));
  CHECK(numbers == std::vector<std::uint32_t>{0, 0, 4, 9, 89, 769, 1544596034, 3650758466});
}

TEST_CASE("first shuffles") {
  std::vector<int> ten(10);
  std::iota(ten.begin(), ten.end(), 0);
  RandomSource(7).shuffle(ten, ten.size());
  CHECK(ten == std::vector<int>{1, 8, 3, 0, 4, 5, 9, 6, 2, 7});

  std::vector<int> deck(40);
  std::iota(deck.begin(), deck.end(), 0);
  RandomSource(2024).shuffle(deck, deck.size());
  CHECK(deck == std::vector<int>{33, 19, 37, 10, 25, 18, 14, 23, 28, 26, 11, 6,  29, 22, 0, 16, 7, 3,  36, 12,
                                 32, 31, 15, 38, 4,  20, 9,  24, 35, 21, 1,  17, 34, 13, 8, 27, 5, 39, 30, 2});
}

TEST_CASE("numbers below a limit are spread evenly") {
  RandomSource random(3);
  std::vector<int> count(7);
  constexpr int kDraws = 70'000;
  for (int i = 0; i < kDraws; ++i) ++count[random.below(7)];
  for (const int n : count) CHECK(n > 9'600);  // 10,000 expected, four standard deviations are 370
}

TEST_CASE("a shuffle of one or none draws nothing") {
  RandomSource random(5), untouched(5);
  std::vector<int> one{1};
  random.shuffle(one, 1);
  random.shuffle(one, 0);
  CHECK(random.next() == untouched.next());
}
