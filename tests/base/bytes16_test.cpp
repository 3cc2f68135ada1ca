// What the vector instructions say of sixteen bytes is what a loop would say of each.
#include "base/bytes16.h"

#include <array>

#include "base/random.h"
#include "doctest/doctest.h"

namespace {

[[gnu::noinline]] void count_up(std::uint8_t& byte) { ++byte; }

}  // namespace

TEST_CASE("one byte sixteen times is what the byte was, whatever becomes of it") {
  const std::array<std::uint8_t, 16> bytes{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
  std::uint8_t byte = 2;
  count_up(byte);  // so that it has to be read from memory
  const base::Bytes16 before = base::sixteen(byte);
  count_up(byte);
  CHECK(base::bits_of(base::equal(base::load16(bytes.data()), before)) == 1u << 3);
  CHECK(byte == 4);
}

TEST_CASE("sixteen bytes at once") {
  base::RandomSource random(1);
  const auto some = [&] {
    std::array<std::uint8_t, 16> bytes{};
    for (auto& byte : bytes) byte = static_cast<std::uint8_t>(random.below(30));
    return bytes;
  };
  for (int i = 0; i < 1'000; ++i) {
    const auto a = some(), b = some();
    const base::Bytes16 x = base::load16(a.data()), y = base::load16(b.data());
    std::uint32_t same = 0;
    std::array<std::uint64_t, 2> sums{};
    for (std::size_t k = 0; k < 16; ++k) {
      same |= (a[k] == b[k] ? 1u : 0u) << k;
      sums[k / 8] += a[k];
      REQUIRE(base::excess(x, y)[k] == (a[k] > b[k] ? a[k] - b[k] : 0));
      REQUIRE(base::even_bytes(x, y)[k] == (k < 8 ? a : b)[2 * k % 16]);
      REQUIRE(base::odd_bytes(x, y)[k] == (k < 8 ? a : b)[(2 * k + 1) % 16]);
    }
    REQUIRE(base::bits_of(base::equal(x, y)) == same);
    REQUIRE(base::sums_of_halves(x)[0] == sums[0]);
    REQUIRE(base::sums_of_halves(x)[1] == sums[1]);
  }
}
