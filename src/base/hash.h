// Hashes of positions, equal natively and in WebAssembly: a replay that diverges shows by them.
#pragma once

#include <array>
#include <cstdint>
#include <string>

namespace base {

/// Feeds numbers into a 64-bit state (FNV-1a on words, with a final avalanche). Not cryptographic.
class Hasher {
 public:
  /// Numbers, truth values, enumerators, and arrays of them, one after the other.
  template <class... Values>
  constexpr void add(const Values&... values) {
    (add_one(values), ...);
  }
  constexpr std::uint64_t value() const {
    std::uint64_t z = state_;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
    return z ^ (z >> 31);
  }

 private:
  template <class Value>
  constexpr void add_one(const Value& value) {
    state_ = (state_ ^ static_cast<std::uint64_t>(value)) * 0x100000001B3u;
    state_ ^= state_ >> 29;
  }
  template <class Value, std::size_t kCount>
  constexpr void add_one(const std::array<Value, kCount>& values) {
    for (const Value& value : values) add_one(value);
  }

  std::uint64_t state_ = 0xCBF29CE484222325u;
};

/// Sixteen lower-case hexadecimal digits.
std::string hex16(std::uint64_t value);

}  // namespace base
