// Codes and phrases that stand for seeds.
#include "base/seed.h"

#include <set>

#include "base/random.h"
#include "doctest/doctest.h"
#include "support/hostile.h"

using namespace base;

namespace {

std::uint64_t value_of(std::string_view text) {
  const auto seed = read_seed(text);
  REQUIRE(seed.ok());
  return seed.value();
}

}  // namespace

TEST_CASE("a code reads back as its seed, however it is typed") {
  RandomSource random(1);
  for (int i = 0; i < 2'000; ++i) {
    const std::uint64_t seed = i < 64 ? (std::uint64_t{1} << (i % 40)) - 1 : random.next() & kSeedMask;
    const std::string code = seed_code(seed);
    CAPTURE(code);
    REQUIRE(code.size() == 11);
    REQUIRE(value_of(code) == seed);
    std::string typed;
    for (const char c : code) {
      if (c == '-') continue;
      typed += c == '0' ? 'o' : c == '1' ? 'L' : static_cast<char>(c >= 'A' ? c - 'A' + 'a' : c);
    }
    // Without digits and hyphens a wrong code would pass for a phrase; a right one is a code all the same.
    REQUIRE(value_of(typed) == seed);
    REQUIRE(value_of(" " + code + " ") == seed);
  }
}

TEST_CASE("one wrong symbol, and two neighbours swapped, are noticed") {
  RandomSource random(2);
  for (int i = 0; i < 300; ++i) {
    const std::string code = seed_code(i == 0 ? 0 : i == 1 ? kSeedMask : random.next() & kSeedMask);
    for (std::size_t at = 0; at < code.size(); ++at) {
      if (code[at] == '-') continue;
      for (int value = 0; value < 32; ++value) {
        std::string wrong = code;
        wrong[at] = kCrockford[value];
        REQUIRE(read_seed(wrong).ok() == (wrong == code));
      }
      const std::size_t next = at + 1 < code.size() && code[at + 1] == '-' ? at + 2 : at + 1;
      if (next >= code.size() || code[at] == code[next]) continue;
      std::string swapped = code;
      std::swap(swapped[at], swapped[next]);
      CAPTURE(swapped);
      REQUIRE_FALSE(read_seed(swapped).ok());
    }
  }
}

TEST_CASE("any other text is a phrase") {
  CHECK(value_of("Anna's birthday") == value_of("  anna's   BIRTHDAY "));
  CHECK(value_of("Anna") != value_of("Bert"));
  CHECK(value_of("1") != value_of("2"));
  CHECK(value_of("chocolate") == value_of("Chocolate"));  // nine letters that could be symbols
  CHECK(value_of("Zürich 2024 \xF0\x9F\x98\x80") <= kSeedMask);
  std::set<std::uint64_t> seeds;
  for (int i = 0; i < 1000; ++i) seeds.insert(value_of("game " + std::to_string(i)));
  CHECK(seeds.size() == 1000);
}

TEST_CASE("phrases keep their seeds for ever") {
  CHECK(seed_code(value_of("Anna")) == "CWGG-KR8M-Z");
  CHECK(seed_code(value_of("1")) == "HHTH-R5AF-Q");
  CHECK(seed_code(value_of("Splendor at Christmas")) == "ZDY0-3ZBB-B");
}

TEST_CASE("no seed is refused with a sentence") {
  CHECK_FALSE(read_seed("").ok());
  CHECK_FALSE(read_seed("   ").ok());
  CHECK_FALSE(read_seed(std::string(201, 'a')).ok());
  CHECK(read_seed(std::string(200, 'a')).ok());
}

TEST_CASE("hostile text: seeds") {
  RandomSource random(3);
  for (int i = 0; i < 20'000; ++i) {
    const auto seed = read_seed(support::mutated("7K3M-9QTX-2", random));
    if (seed) REQUIRE(seed.value() <= kSeedMask);
  }
}
