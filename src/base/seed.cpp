#include "base/seed.h"

#include "base/hash.h"
#include "base/messages.h"

namespace base {

namespace {

constexpr int kSymbols = 8;

/// Letters lower-cased, runs of spaces folded, ends trimmed, so that a phrase survives being typed again.
std::string folded(std::string_view text) {
  std::string result;
  bool space = false;
  for (const char c : text) {
    if (c == ' ' || c == '\t' || c == '\n' || c == '\r') {
      space = !result.empty();
      continue;
    }
    if (space) result += ' ';
    space = false;
    result += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  }
  return result;
}

}  // namespace

int crockford_check(std::uint64_t symbols, int count) {
  unsigned sum = 0;  // modulo x^5 = x^2 + 1; evaluated at x
  for (int i = count - 1; i >= 0; --i) {
    sum ^= static_cast<unsigned>(symbols >> (5 * i) & 31);
    sum = sum << 1 ^ ((sum & 16) != 0 ? 0b100101u : 0u);
  }
  return static_cast<int>(sum);
}

int crockford_value(char symbol) {
  if (symbol >= 'a' && symbol <= 'z') symbol = static_cast<char>(symbol - 'a' + 'A');
  if (symbol == 'O') return 0;
  if (symbol == 'I' || symbol == 'L') return 1;
  for (int value = 0; value < 32; ++value)
    if (kCrockford[value] == symbol) return value;
  return -1;
}

std::string seed_code(std::uint64_t seed) {
  std::string text;
  for (int i = 0; i < kSymbols; ++i) {
    if (i == 4) text += '-';
    text += kCrockford[seed >> (5 * (kSymbols - 1 - i)) & 31];
  }
  return text + '-' + kCrockford[crockford_check(seed, kSymbols)];
}

Result<std::uint64_t> read_seed(std::string_view text) {
  if (text.size() > 200) return messages::seed_too_long;
  std::uint64_t value = 0;
  int symbols = 0;
  int check = -1;
  bool code = true;
  bool looks_like_one = false;  // hyphens or digits: not a word of nine letters
  for (const char c : text) {
    looks_like_one = looks_like_one || c == '-' || (c >= '0' && c <= '9');
    if (c == '-' || c == ' ') continue;
    const int symbol = crockford_value(c);
    code = code && symbol >= 0 && symbols <= kSymbols;
    if (!code) break;
    if (symbols++ < kSymbols)
      value = value << 5 | static_cast<std::uint64_t>(symbol);
    else
      check = symbol;
  }
  if (code && symbols == kSymbols + 1) {
    if (check == crockford_check(value, kSymbols)) return value;
    if (looks_like_one) return messages::seed_check_wrong;
  }
  const std::string phrase = folded(text);
  if (phrase.empty()) return messages::seed_empty;
  Hasher hash;
  for (const char c : phrase) hash.add(static_cast<unsigned char>(c));
  return hash.value() & kSeedMask;
}

}  // namespace base
