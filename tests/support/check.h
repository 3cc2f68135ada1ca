// doctest, and how it prints our values when a check fails.
#pragma once

#include <optional>

#include "core/notation.h"
#include "doctest/doctest.h"

namespace doctest {

template <>
struct StringMaker<splendor::Illegal> {
  static String convert(splendor::Illegal reason) { return splendor::sentence(reason); }
};

template <>
struct StringMaker<std::optional<splendor::Illegal>> {
  static String convert(const std::optional<splendor::Illegal>& reason) {
    return reason ? splendor::sentence(*reason) : "(legal)";
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
