// Splitting and parsing of texts: lines of a save, columns of a line, options. Actions are in notation.h.
#pragma once

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "base/messages.h"
#include "base/result.h"

namespace base {

/// Takes fields off the front of a text, separated by a character.
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

/// The start of a text from outside, for a message.
inline std::string in_quotes(std::string_view text) {
  return '"' + std::string(text.substr(0, 40)) + (text.size() > 40 ? "...\"" : "\"");
}

/// `wwgy`: the letter of each kind as often as there are tokens of it; `-` for nothing.
template <class Tokens>
std::string letters_of(const Tokens& tokens, std::string_view letters) {
  std::string text;
  for (std::size_t kind = 0; kind < letters.size(); ++kind)
    text.append(tokens.bits() >> (8 * kind) & 0xFF, letters[kind]);
  return text.empty() ? "-" : text;
}

/// Letters in any order, or `-`. At most 127 of a kind.
template <class Tokens>
std::optional<Tokens> tokens_of(std::string_view text, std::string_view letters) {
  if (text == "-") return Tokens();
  if (text.empty() || text.size() > 127) return std::nullopt;
  std::uint64_t bits = 0;
  for (const char letter : text) {
    const std::size_t kind = letters.find(letter);
    if (kind == std::string_view::npos) return std::nullopt;
    bits += std::uint64_t{1} << (8 * kind);
  }
  return Tokens::from_bits(bits);
}

/// "key value": the value, if the line begins with the key.
inline std::optional<std::string_view> value_of(std::string_view line, std::string_view key) {
  if (line.size() <= key.size() || line.substr(0, key.size()) != key || line[key.size()] != ' ') return std::nullopt;
  return line.substr(key.size() + 1);
}

/// Decimal digits and nothing else; signed ones may begin with a minus.
template <class Number = std::uint32_t>
std::optional<Number> read_number(std::string_view text) {
  Number value = 0;
  const auto read = std::from_chars(text.data(), text.data() + text.size(), value);
  if (read.ec != std::errc() || read.ptr != text.data() + text.size()) return std::nullopt;
  return value;
}

/// Place of the row of a table with this `id`.
template <class Table>
std::optional<std::uint8_t> place_of_id(const Table& table, std::string_view id) {
  for (std::size_t i = 0; i < table.size(); ++i)
    if (id == table[i].id) return static_cast<std::uint8_t>(i);
  return std::nullopt;
}

/// A setup from "key=value key=value", each read by `read(key, value, setup)`, which says whether it is understood.
template <class Setup, class Read>
Result<Setup> read_options(std::string_view text, Read&& read) {
  Setup setup;
  for (Fields words(text, ' '); !words.done();) {
    const std::string_view word = words.next();
    const std::size_t equals = word.find('=');
    if (word.empty()) continue;
    if (equals == std::string_view::npos || !read(word.substr(0, equals), word.substr(equals + 1), setup))
      return messages::setup_unknown;
  }
  return setup;
}

}  // namespace base
