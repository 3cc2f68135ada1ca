// Sixteen bytes at once, for what one comparison can say of a whole row. SSE2 and WebAssembly SIMD have instructions for what
// generic vectors cannot express; plain code elsewhere. The results are the same bits everywhere.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>

#if defined(__SSE2__)
#include <emmintrin.h>
#elif defined(__wasm_simd128__)
#include <wasm_simd128.h>
#endif

namespace base {

// Unsigned, so that overflow is defined.
typedef std::uint8_t Bytes16 __attribute__((vector_size(16)));
typedef std::uint64_t Halves __attribute__((vector_size(16)));

/// The sixteen bytes from an address on.
inline Bytes16 load16(const void* from) {
  Bytes16 bytes;
  std::memcpy(&bytes, from, sizeof bytes);
  return bytes;
}

/// The same byte sixteen times.
inline Bytes16 sixteen(std::uint8_t byte) {
  std::uint32_t word = byte;
#if defined(__wasm_simd128__)
  // LLVM 14 makes a load and this one instruction of WebAssembly, and moves it past later stores to the same address. Not if
  // the byte is in a local before.
  asm("" : "+r"(word));
#endif
  return Bytes16{} + static_cast<std::uint8_t>(word);
}

/// 255 where a byte of `a` is that of `b`, else 0.
inline Bytes16 equal(Bytes16 a, Bytes16 b) { return reinterpret_cast<Bytes16>(a == b); }

/// Every other byte of `a`, then of `b`: those with even places, and those with odd ones.
inline Bytes16 even_bytes(Bytes16 a, Bytes16 b) {
  return __builtin_shufflevector(a, b, 0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30);
}
inline Bytes16 odd_bytes(Bytes16 a, Bytes16 b) {
  return __builtin_shufflevector(a, b, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27, 29, 31);
}

/// Byte by byte max(0, a - b).
inline Bytes16 excess(Bytes16 a, Bytes16 b) {
#if defined(__SSE2__)
  return reinterpret_cast<Bytes16>(_mm_subs_epu8(reinterpret_cast<__m128i>(a), reinterpret_cast<__m128i>(b)));
#elif defined(__wasm_simd128__)
  return reinterpret_cast<Bytes16>(wasm_u8x16_sub_sat(reinterpret_cast<v128_t>(a), reinterpret_cast<v128_t>(b)));
#else
  return (a - b) & reinterpret_cast<Bytes16>(a > b);
#endif
}

/// Bit i is set where byte i is 255. Precondition: each byte is 0 or 255.
inline std::uint32_t bits_of(Bytes16 mask) {
#if defined(__SSE2__)
  return static_cast<std::uint32_t>(_mm_movemask_epi8(reinterpret_cast<__m128i>(mask)));
#elif defined(__wasm_simd128__)
  return static_cast<std::uint32_t>(wasm_i8x16_bitmask(reinterpret_cast<v128_t>(mask)));
#else
  std::uint32_t bits = 0;
  for (std::size_t i = 0; i < 16; ++i) bits |= (mask[i] & 1u) << i;
  return bits;
#endif
}

/// The sum of the eight bytes of each half. Precondition: below 256.
inline Halves sums_of_halves(Bytes16 bytes) {
#if defined(__SSE2__)
  return reinterpret_cast<Halves>(_mm_sad_epu8(reinterpret_cast<__m128i>(bytes), _mm_setzero_si128()));
#else
  Halves sums = reinterpret_cast<Halves>(bytes);
  sums += sums >> 32;
  sums += sums >> 16;
  sums += sums >> 8;
  return sums & 0xFF;
#endif
}

}  // namespace base
