// Seeds that people can read out: 40 bits as eight Crockford base-32 symbols and one check symbol,
// `7K3M-9QTX-X`. Reading accepts lower case, O for 0, I and L for 1, and any hyphens or spaces. Any other text is a
// phrase ("Anna's birthday"), which stands for a seed too.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "base/result.h"

namespace base {

inline constexpr std::uint64_t kSeedMask = (std::uint64_t{1} << 40) - 1;

/// Number of the shuffles and of the orders of legal actions, of every game. A link or a save of another version is
/// refused, not misread.
inline constexpr int kDealVersion = 1;

/// Precondition: seed <= kSeedMask.
std::string seed_code(std::uint64_t seed);

/// A code or a phrase. An error only where a code was clearly meant (nine symbols, with hyphens or digits) and its check
/// symbol is wrong, or where the text is empty or longer than 200 bytes.
Result<std::uint64_t> read_seed(std::string_view text);

/// Value 0 .. 31 of a Crockford symbol, -1 for anything else.
int crockford_value(char symbol);
/// Value 0 .. 31 of the check symbol for the last `count` groups of five bits: they are coefficients of a polynomial over
/// the field of 32 elements, so every single wrong symbol and every swap of neighbours, the check included, is noticed.
int crockford_check(std::uint64_t symbols, int count);
inline constexpr char kCrockford[] = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

}  // namespace base
