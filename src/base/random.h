// The only source of chance: a small generator of our own, the same natively and in WebAssembly for ever (the first
// outputs are frozen by a test). Algorithm: SplitMix64 (Steele, Lea, Flood 2014) to seed xoshiro256** (Blackman, Vigna
// 2018). Rules, each computer player and decoration own separate sources.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>

namespace base {

class RandomSource {
 public:
  explicit constexpr RandomSource(std::uint64_t seed) {
    for (auto& word : state_) {
      seed += 0x9E3779B97F4A7C15u;
      std::uint64_t z = seed;
      z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
      z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
      word = z ^ (z >> 31);
    }
  }

  /// 64 uniform bits.
  constexpr std::uint64_t next() {
    const std::uint64_t result = rotated(state_[1] * 5, 7) * 9;
    const std::uint64_t shifted = state_[1] << 17;
    state_[2] ^= state_[0];
    state_[3] ^= state_[1];
    state_[1] ^= state_[2];
    state_[0] ^= state_[3];
    state_[2] ^= shifted;
    state_[3] = rotated(state_[3], 45);
    return result;
  }

  /// Uniform in 0 .. n - 1, without bias (Lemire's method on 32 bits). Precondition: n > 0.
  constexpr std::uint32_t below(std::uint32_t n) {
    std::uint64_t product = (next() >> 32) * n;
    if (static_cast<std::uint32_t>(product) < n) {
      const std::uint32_t threshold = (0u - n) % n;
      while (static_cast<std::uint32_t>(product) < threshold) product = (next() >> 32) * n;
    }
    return static_cast<std::uint32_t>(product >> 32);
  }

  /// One of `count` things, uniformly, by the same draw: 0 .. count - 1. Precondition: count > 0.
  constexpr int pick(int count) { return static_cast<int>(below(static_cast<std::uint32_t>(count))); }

  /// Fisher-Yates from the back, one draw a statement.
  template <class Sequence>
  constexpr void shuffle(Sequence& items, std::size_t count) {
    for (std::size_t i = count; i > 1; --i) {
      const std::size_t j = below(static_cast<std::uint32_t>(i));
      std::swap(items[i - 1], items[j]);
    }
  }

 private:
  static constexpr std::uint64_t rotated(std::uint64_t value, int bits) {
    return (value << bits) | (value >> (64 - bits));
  }

  std::array<std::uint64_t, 4> state_{};
};

}  // namespace base
