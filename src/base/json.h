// JSON for records and the tool's lines: the library, and reading that never aborts. With exceptions off the library
// ends the program where it would throw, so nothing outside this header may use at(), get() or operator[] on text from
// outside: ask these functions instead. Used in src/record and src/cli only.
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

#include "core/result.h"

namespace record {

using Json = nlohmann::json;              ///< for reading
using JsonLine = nlohmann::ordered_json;  ///< for writing: keys stay in the order they were set

/// Longest line that is read. A game of 1,000 plies with every count takes under 100 kB.
inline constexpr std::size_t kLongestLine = 1 << 20;

/// One line of text to a JSON object.
splendor::Result<Json> parse_object(std::string_view line);

/// One line of text; bytes that are no UTF-8 come out as replacement characters.
std::string to_line(const JsonLine& json);

/// The value of a key; nullptr when it is absent or null, or `object` is no object.
const Json* find(const Json& object, const char* key);

std::optional<std::int64_t> as_integer(const Json& value);
std::optional<std::string> as_text(const Json& value);
std::optional<bool> as_bool(const Json& value);

/// An array whose items are all of that kind.
std::optional<std::vector<std::int64_t>> as_integers(const Json& value);
std::optional<std::vector<std::string>> as_texts(const Json& value);

}  // namespace record
