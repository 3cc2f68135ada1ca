// doctest, and how it prints our values when a check fails.
#pragma once

#include <initializer_list>
#include <optional>
#include <string>

#include "base/message.h"
#include "base/result.h"
#include "doctest/doctest.h"

namespace support {

/// The code of an error; "" for none.
template <class Value>
std::string code_of(const base::Result<Value>& result) {
  return result ? "" : result.error().code();
}

/// Each of these decisions is refused, and for this reason.
template <class State, class Reason>
void check_refused(const State& state, Reason reason, std::initializer_list<const char*> decisions) {
  for (const char* decision : decisions) {
    CAPTURE(decision);
    CHECK(refusal(state, decision) == reason);
  }
}

}  // namespace support

namespace doctest {

template <>
struct StringMaker<base::Text> {
  static String convert(const base::Text& text) { return tr(text); }
};

template <>
struct StringMaker<base::Message> {
  static String convert(const base::Message& message) { return text_of(message).c_str(); }
};

/// Why something is not allowed, of any game.
template <class Reason>
requires requires(Reason reason) { sentence(reason).code; }
struct StringMaker<Reason> {
  static String convert(Reason reason) { return sentence(reason).code; }
};

template <class Reason>
requires requires(Reason reason) { sentence(reason).code; }
struct StringMaker<std::optional<Reason>> {
  static String convert(const std::optional<Reason>& reason) { return reason ? sentence(*reason).code : "(legal)"; }
};

/// What has a text in the notation, of any game.
template <class Value>
requires requires(const Value& value) { to_string(value).c_str(); }
struct StringMaker<Value> {
  static String convert(const Value& value) { return to_string(value).c_str(); }
};

}  // namespace doctest
