// doctest, and how it prints our values when a check fails.
#pragma once

#include <optional>

#include "doctest/doctest.h"
#include "games/splendor/record/notation.h"

namespace support {

/// The code of what is wrong; "" when nothing is.
template <class Value>
std::string code_of(const base::Result<Value>& result) {
  return result ? "" : result.error().code();
}

}  // namespace support

namespace doctest {

template <>
struct StringMaker<base::Text> {
  static String convert(const base::Text& text) { return text.code; }
};

template <>
struct StringMaker<base::Message> {
  static String convert(const base::Message& message) { return text_of(message).c_str(); }
};

template <>
struct StringMaker<splendor::Illegal> {
  static String convert(splendor::Illegal reason) { return splendor::sentence(reason).code; }
};

template <>
struct StringMaker<std::optional<splendor::Illegal>> {
  static String convert(const std::optional<splendor::Illegal>& reason) {
    return reason ? splendor::sentence(*reason).code : "(legal)";
  }
};

template <>
struct StringMaker<splendor::Tokens> {
  static String convert(splendor::Tokens tokens) { return splendor::to_string(tokens).c_str(); }
};

template <>
struct StringMaker<splendor::Action> {
  static String convert(const splendor::Action& action) { return splendor::to_string(action).c_str(); }
};

}  // namespace doctest
