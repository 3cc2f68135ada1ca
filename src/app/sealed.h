// The envelope of stored texts: a first line with kind and format, and a last line with the checksum of everything above.
//
//   splendor-days 1
//   …
//   whole 1a2b3c4d
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "base/result.h"

namespace app {

/// CRC-32 (IEEE 802.3), eight lower-case digits.
std::string crc32_text(std::string_view text);

/// What the last line of a sealed file begins with.
inline constexpr std::string_view kSeal = "whole ";

/// One kind of sealed file, and the error for any other text.
struct SealedFile {
  std::string_view head;  ///< of the first line, with its blank
  std::uint32_t format;
  std::size_t most_bytes;
  base::Text too_large, unknown, newer, damaged;

  std::string first_line() const { return std::string(head) + std::to_string(format) + '\n'; }
  /// The lines between the first and the last.
  base::Result<std::string_view> opened(std::string_view text) const;
  /// The part of a longer file that is such a file, even if damaged; empty if there is none.
  std::string_view part_of(std::string_view file) const;
};

/// A text with its last line.
std::string sealed(const std::string& text);

}  // namespace app
