// Texts are read field by field: lines of a save, columns of a line.
#pragma once

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <optional>
#include <string_view>

namespace app {

/// Takes what ends in a separator off the front of a text.
class Fields {
 public:
  Fields(std::string_view text, char separator) : rest_(text), separator_(separator) {}

  bool done() const { return rest_.empty(); }
  /// "" when done().
  std::string_view next() {
    const std::size_t end = std::min(rest_.find(separator_), rest_.size());
    const std::string_view field = rest_.substr(0, end);
    rest_.remove_prefix(std::min(end + 1, rest_.size()));
    return field;
  }
  /// All that is left.
  std::string_view rest() const { return rest_; }

 private:
  std::string_view rest_;
  char separator_;
};

/// Decimal digits and nothing else.
inline std::optional<std::uint32_t> read_number(std::string_view text) {
  std::uint32_t value = 0;
  const auto read = std::from_chars(text.data(), text.data() + text.size(), value);
  if (read.ec != std::errc() || read.ptr != text.data() + text.size()) return std::nullopt;
  return value;
}

}  // namespace app
