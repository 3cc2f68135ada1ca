// What every fuzz target needs: the input as text, and a way to fail.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string_view>

namespace fuzz {

/// Ends the program, so that libFuzzer keeps the input.
inline void expect(bool holds, const char* what) {
  if (holds) return;
  std::fprintf(stderr, "does not hold: %s\n", what);
  std::abort();
}

inline std::string_view as_text(const std::uint8_t* data, std::size_t size) {
  return {reinterpret_cast<const char*>(data), size};
}

/// An error is a sentence for a player, and not a huge one.
inline void expect_sentence(std::string_view message) {
  expect(message.size() > 10 && message.size() < 1000 && message.back() == '.', "an error is a sentence");
}

/// Nothing was read; then the reason is a sentence.
template <class Result>
bool refused(const Result& result) {
  if (!result) expect_sentence(text_of(result.error()));
  return !result;
}

/// What `find` says a text holds lies in the text.
template <class Find>
void expect_within(std::string_view text, Find find) {
  const std::string_view part = find(text);
  expect(part.empty() || text.find(part) != std::string_view::npos, "a part lies in its file");
}

}  // namespace fuzz
