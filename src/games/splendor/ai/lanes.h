// SIMD integer arithmetic on lanes of 16 bits: eight lanes with SSE2 and WebAssembly SIMD, 16 in a build for AVX2, 32 in one
// for AVX-512; generic vector code elsewhere. The results are the same bits everywhere: sums wrap around in the same way.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>

#if defined(__AVX2__)
#include <immintrin.h>
#elif defined(__SSE4_1__)
#include <smmintrin.h>
#elif defined(__SSSE3__)
#include <tmmintrin.h>
#elif defined(__SSE2__)
#include <emmintrin.h>
#elif defined(__wasm_simd128__)
#include <wasm_simd128.h>
#endif

namespace splendor::lanes {

// Sources of one program may be compiled for different machines: each has functions of its own.
#if defined(__AVX512BW__)
inline namespace of_thirty_two {
inline constexpr std::size_t kLanes = 32;
#elif defined(__AVX2__)
inline namespace of_sixteen {
inline constexpr std::size_t kLanes = 16;
#else
inline namespace of_eight {
inline constexpr std::size_t kLanes = 8;
#endif
inline constexpr std::size_t kBytes = 2 * kLanes;

// Unsigned, so that overflow is defined.
typedef std::uint16_t Words __attribute__((vector_size(kBytes)));
typedef std::uint32_t Sums __attribute__((vector_size(kBytes)));

inline Words load(const std::int16_t* from) {
  Words words;
  std::memcpy(&words, from, sizeof words);
  return words;
}
/// Bytes as words.
inline Words load(const std::int8_t* from) {
#if defined(__AVX512BW__)
  return reinterpret_cast<Words>(_mm512_cvtepi8_epi16(_mm256_loadu_si256(reinterpret_cast<const __m256i*>(from))));
#elif defined(__AVX2__)
  return reinterpret_cast<Words>(_mm256_cvtepi8_epi16(_mm_loadu_si128(reinterpret_cast<const __m128i*>(from))));
#elif defined(__SSE4_1__)
  return reinterpret_cast<Words>(_mm_cvtepi8_epi16(_mm_loadl_epi64(reinterpret_cast<const __m128i*>(from))));
#elif defined(__wasm_simd128__)
  return reinterpret_cast<Words>(wasm_i16x8_load8x8(from));
#else
  std::int16_t words[kLanes];
  for (std::size_t i = 0; i < kLanes; ++i) words[i] = from[i];
  return load(words);
#endif
}
inline void store(std::int16_t* to, Words words) { std::memcpy(to, &words, sizeof words); }

/// Each lane between 0 and `most`.
inline Words clipped(Words words, std::int16_t most) {
#if defined(__AVX512BW__)
  const __m512i least = _mm512_max_epi16(reinterpret_cast<__m512i>(words), _mm512_setzero_si512());
  return reinterpret_cast<Words>(_mm512_min_epi16(least, _mm512_set1_epi16(most)));
#elif defined(__AVX2__)
  const __m256i least = _mm256_max_epi16(reinterpret_cast<__m256i>(words), _mm256_setzero_si256());
  return reinterpret_cast<Words>(_mm256_min_epi16(least, _mm256_set1_epi16(most)));
#elif defined(__SSE2__)
  const __m128i least = _mm_max_epi16(reinterpret_cast<__m128i>(words), _mm_setzero_si128());
  return reinterpret_cast<Words>(_mm_min_epi16(least, _mm_set1_epi16(most)));
#elif defined(__wasm_simd128__)
  const v128_t least = wasm_i16x8_max(reinterpret_cast<v128_t>(words), wasm_i16x8_splat(0));
  return reinterpret_cast<Words>(wasm_i16x8_min(least, wasm_i16x8_splat(most)));
#else
  std::int16_t lane[kLanes];
  store(lane, words);
  for (std::int16_t& value : lane) value = value < 0 ? std::int16_t{0} : value > most ? most : value;
  return load(lane);
#endif
}

/// Lane by lane products of two neighbours, added: a0 b0 + a1 b1, a2 b2 + a3 b3, …
inline Sums multiply_add(Words a, Words b) {
#if defined(__AVX512BW__)
  return reinterpret_cast<Sums>(_mm512_madd_epi16(reinterpret_cast<__m512i>(a), reinterpret_cast<__m512i>(b)));
#elif defined(__AVX2__)
  return reinterpret_cast<Sums>(_mm256_madd_epi16(reinterpret_cast<__m256i>(a), reinterpret_cast<__m256i>(b)));
#elif defined(__SSE2__)
  return reinterpret_cast<Sums>(_mm_madd_epi16(reinterpret_cast<__m128i>(a), reinterpret_cast<__m128i>(b)));
#elif defined(__wasm_simd128__)
  return reinterpret_cast<Sums>(wasm_i32x4_dot_i16x8(reinterpret_cast<v128_t>(a), reinterpret_cast<v128_t>(b)));
#else
  std::int16_t x[kLanes], y[kLanes];
  store(x, a);
  store(y, b);
  Sums sums{};
  for (std::size_t i = 0; i < kLanes / 2; ++i)
    sums[i] = static_cast<std::uint32_t>(x[2 * i] * y[2 * i]) + static_cast<std::uint32_t>(x[2 * i + 1] * y[2 * i + 1]);
  return sums;
#endif
}

/// The same, added to sums.
inline Sums multiply_add_to(Sums sums, Words a, Words b) {
#if defined(__AVX512BW__) && defined(__AVX512VNNI__)
  return reinterpret_cast<Sums>(
      _mm512_dpwssd_epi32(reinterpret_cast<__m512i>(sums), reinterpret_cast<__m512i>(a), reinterpret_cast<__m512i>(b)));
#else
  return sums + multiply_add(a, b);
#endif
}

/// to[i] += row[i].
template <std::size_t kVectors, class Number>
inline void add_row(Words (&to)[kVectors], const Number* row) {
  for (std::size_t i = 0; i < kVectors; ++i) to[i] += load(row + kLanes * i);
}

/// Sum of all lanes.
inline std::uint32_t total(Sums sums) {
#if defined(__SSE2__)
#if defined(__AVX2__)
#if defined(__AVX512BW__)
  __m256i half[2];
  std::memcpy(half, &sums, sizeof half);
  const __m256i eight = _mm256_add_epi32(half[0], half[1]);
#else
  const __m256i eight = reinterpret_cast<__m256i>(sums);
#endif
  const __m128i four = _mm_add_epi32(_mm256_castsi256_si128(eight), _mm256_extracti128_si256(eight, 1));
#else
  const __m128i four = reinterpret_cast<__m128i>(sums);
#endif
  const __m128i two = _mm_add_epi32(four, _mm_shuffle_epi32(four, 0x4E));
  return static_cast<std::uint32_t>(_mm_cvtsi128_si32(_mm_add_epi32(two, _mm_shuffle_epi32(two, 0xB1))));
#elif defined(__wasm_simd128__)
  const v128_t four = reinterpret_cast<v128_t>(sums);
  const v128_t two = wasm_i32x4_add(four, wasm_i32x4_shuffle(four, four, 2, 3, 0, 1));
  return static_cast<std::uint32_t>(wasm_i32x4_extract_lane(two, 0)) +
         static_cast<std::uint32_t>(wasm_i32x4_extract_lane(two, 1));
#else
  std::uint32_t sum = 0;
  for (std::size_t i = 0; i < kLanes / 2; ++i) sum += sums[i];
  return sum;
#endif
}

/// Sum of a[i] b[i]. Precondition: count is a multiple of kLanes.
template <class Number>
inline std::int32_t dot(const std::int16_t* a, const Number* b, std::size_t count) {
  Sums sums{};
  for (std::size_t i = 0; i < count; i += kLanes) sums = multiply_add_to(sums, load(a + i), load(b + i));
  return static_cast<std::int32_t>(total(sums));
}

#if !defined(__AVX512BW__) && (defined(__SSSE3__) || defined(__wasm_simd128__))
/// Of four numbers those that are not zero, moved together: by the bits of these, which bytes they are, and twice their places.
struct Kept {
  alignas(16) std::uint8_t bytes[16];
  std::uint8_t places[4];
  std::uint8_t count;
};
constexpr auto kKept = [] {
  std::array<Kept, 16> all{};
  for (unsigned bits = 0; bits < 16; ++bits)
    for (unsigned place = 0; place < 4; ++place) {
      if ((bits >> place & 1) == 0) continue;
      Kept& kept = all[bits];
      for (unsigned byte = 0; byte < 4; ++byte)
        kept.bytes[4 * kept.count + byte] = static_cast<std::uint8_t>(4 * place + byte);
      kept.places[kept.count++] = static_cast<std::uint8_t>(2 * place);
    }
  return all;
}();

/// Writes the four numbers from `in` on that are not zero, one after the other; returns how they were moved.
inline const Kept& keep(const std::int16_t* in, std::uint32_t* out) {
#if defined(__SSSE3__)
  const __m128i four = _mm_loadu_si128(reinterpret_cast<const __m128i*>(in));
  const int zeros = _mm_movemask_ps(_mm_castsi128_ps(_mm_cmpeq_epi32(four, _mm_setzero_si128())));
  const Kept& kept = kKept[static_cast<std::size_t>(zeros ^ 15)];
  const __m128i bytes = _mm_load_si128(reinterpret_cast<const __m128i*>(kept.bytes));
  _mm_storeu_si128(reinterpret_cast<__m128i*>(out), _mm_shuffle_epi8(four, bytes));
#else
  const v128_t four = wasm_v128_load(in);
  const Kept& kept = kKept[wasm_i32x4_bitmask(wasm_i32x4_ne(four, wasm_i32x4_splat(0)))];
  wasm_v128_store(out, wasm_i8x16_swizzle(four, wasm_v128_load(kept.bytes)));
#endif
  return kept;
}
#endif

/// Indices of the pairs of inputs that are not both zero, collected without branches.
class Pairs {
 public:
  /// Preconditions: inputs a multiple of 32, at most kMost.
  Pairs(const std::int16_t* in, std::size_t inputs) {
#if defined(__AVX512BW__)
    for (std::size_t i = 0; i < inputs; i += 32) {
      const __m512i pairs = _mm512_loadu_si512(in + i);
      const __mmask16 some = _mm512_test_epi32_mask(pairs, pairs);
      const __m512i places =
          _mm512_add_epi32(_mm512_set1_epi32(static_cast<int>(i)),
                           _mm512_setr_epi32(0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30));
      _mm512_storeu_si512(value_ + count_, _mm512_maskz_compress_epi32(some, pairs));
      _mm_storeu_si128(reinterpret_cast<__m128i*>(at_ + count_),
                       _mm512_maskz_cvtepi32_epi8(0xFFFF, _mm512_maskz_compress_epi32(some, places)));
      count_ += static_cast<std::size_t>(__builtin_popcount(some));
    }
#elif defined(__SSSE3__) || defined(__wasm_simd128__)
    for (std::size_t i = 0; i < inputs; i += 8) {
      const Kept& kept = keep(in + i, value_ + count_);
      std::uint32_t places;
      std::memcpy(&places, kept.places, sizeof places);
      places += static_cast<std::uint32_t>(i) * 0x01010101u;
      std::memcpy(at_ + count_, &places, sizeof places);
      count_ += kept.count;
    }
#else
    for (std::size_t i = 0; i < inputs; i += 2) {
      std::memcpy(&value_[count_], in + i, sizeof value_[count_]);
      at_[count_] = static_cast<std::uint8_t>(i);
      count_ += value_[count_] != 0 ? 1 : 0;
    }
#endif
  }
  std::size_t count() const { return count_; }
  std::uint32_t value(std::size_t i) const { return value_[i]; }
  /// Of its first input.
  std::size_t at(std::size_t i) const { return at_[i]; }

 private:
  static constexpr std::size_t kMost = 256;
  static constexpr std::size_t kBeyond = 16;  // as many are written at a time
  std::uint32_t value_[kMost / 2 + kBeyond];
  std::uint8_t at_[kMost / 2 + kBeyond];
  std::size_t count_ = 0;
};

/// out[o] += sum of in[i] weight(i, o) 2^exponent over pairs of inputs. Weights lie as pairs of
/// inputs, then outputs: of inputs 0 and 1 for output 0, then for output 1, … Precondition: outputs is a
/// multiple of 64.
inline void multiply(const Pairs& in, const std::int8_t* weights, int exponent, std::size_t outputs,
                     std::int32_t* out) {
  // Sums are held in registers, eight vectors of them at most.
  constexpr std::size_t kTogether = kLanes < 16 ? 4 * kLanes : 64, kBlock = 2 * kTogether / kLanes;
  for (std::size_t first = 0; first < outputs; first += kTogether) {
    Sums sums[kBlock]{};
    for (std::size_t i = 0; i < in.count(); ++i) {
      const Sums wide = Sums{} + in.value(i);
      const std::int8_t* row = weights + in.at(i) * outputs + 2 * first;
      for (std::size_t v = 0; v < kBlock; ++v)
        sums[v] = multiply_add_to(sums[v], reinterpret_cast<Words>(wide), load(row + kLanes * v));
    }
    for (std::size_t v = 0; v < kBlock; ++v) {
      Sums before;
      std::memcpy(&before, out + first + v * kLanes / 2, sizeof before);
      before += sums[v] << exponent;
      std::memcpy(out + first + v * kLanes / 2, &before, sizeof before);
    }
  }
}

}  // inline namespace
}  // namespace splendor::lanes
