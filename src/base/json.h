// JSON for records and the tool's lines: the library, and accessors that never abort. With exceptions off the library
// ends the program where it would throw, so nothing outside this header may use at(), get() or operator[] on untrusted
// text: use these functions instead. The page reads no JSON.
#pragma once

#ifndef JSON_NOEXCEPTION
#define JSON_NOEXCEPTION
#endif
#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/messages.h"
#include "base/result.h"

namespace base {

using Json = nlohmann::json;              ///< for reading
using JsonLine = nlohmann::ordered_json;  ///< for writing: keys stay in the order they were set

/// Longest line that is read. A game of 1,000 plies with every count takes under 100 kB.
inline constexpr std::size_t kLongestLine = 1 << 20;

/// One line of text to a JSON object.
base::Result<Json> parse_object(std::string_view line);

/// One line of text; bytes that are no UTF-8 come out as replacement characters.
std::string to_line(const JsonLine& json);

/// The value of a key; nullptr when it is absent or null, or `object` is no object.
const Json* find(const Json& object, const char* key);

// These functions are handed to read_optional: what they return has to be complete by then, or Clang gives them a type in
// WebAssembly that the linker does not find.
static_assert(sizeof(std::optional<std::int64_t>) > 0 && sizeof(std::optional<std::string>) > 0 &&
              sizeof(std::optional<bool>) > 0 && sizeof(std::optional<std::vector<std::int64_t>>) > 0);

std::optional<std::int64_t> as_integer(const Json& value);
std::optional<std::string> as_text(const Json& value);
std::optional<bool> as_bool(const Json& value);

/// A text; whole numbers are read as the text they are written with.
std::optional<std::string> as_text_or_number(const Json& value);

/// An array whose items are all of that kind.
std::optional<std::vector<std::int64_t>> as_integers(const Json& value);
std::optional<std::vector<std::string>> as_texts(const Json& value);

/// What is wrong, or nothing.
using Wrong = std::optional<Message>;

/// The message that the value of `key` is not of the required kind.
Message wrong_kind(std::string_view key, const Text& kind);

/// Reads `key` with `read` into `target` if the object has it; an error if it is of another kind.
template <class Target, class Read>
Wrong read_optional(const Json& object, const char* key, Read read, const Text& kind, Target& target) {
  const Json* value = find(object, key);
  if (!value) return std::nullopt;
  auto content = read(*value);
  if (!content) return wrong_kind(key, kind);
  target = std::move(*content);
  return std::nullopt;
}

/// "players" from `least` to `most`.
Wrong read_players(const Json& object, int least, int most, std::uint8_t& players);

}  // namespace base
