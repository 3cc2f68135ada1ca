// Sets of up to 32 things as the bits of a word.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace base {

namespace detail {
/// The place of the n-th set bit of each byte.
inline constexpr std::array<std::array<std::uint8_t, 8>, 256> kNthBitOfByte = [] {
  std::array<std::array<std::uint8_t, 8>, 256> places{};
  for (std::size_t byte = 0; byte < places.size(); ++byte)
    for (std::size_t bit = 0, n = 0; bit < 8; ++bit)
      if (byte >> bit & 1) places[byte][n++] = static_cast<std::uint8_t>(bit);
  return places;
}();
}  // namespace detail

/// Place of the n-th set bit (from 0), without branches: which one is asked for is unpredictable. Preconditions: below 2^24,
/// and more than n bits are set.
constexpr int nth_bit(std::uint32_t bits, int n) {
  int place = 0;
  for (int byte = 0; byte < 2; ++byte) {
    const int here = __builtin_popcount(bits & 0xFF);
    const bool later = n >= here;
    n -= later ? here : 0;
    place += later ? 8 : 0;
    bits >>= later ? 8 : 0;
  }
  return place + detail::kNthBitOfByte[bits & 0xFF][static_cast<std::size_t>(n)];
}

/// Calls visit(place) for each set bit, ascending.
template <class Visit>
constexpr void for_each_bit(std::uint32_t bits, Visit&& visit) {
  for (; bits != 0; bits &= bits - 1) visit(__builtin_ctz(bits));
}

}  // namespace base
