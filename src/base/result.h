// The answer of everything that reads text from outside (a link, a save, a file, an argument): a value, or one clear
// sentence for a player. Nothing throws.
#pragma once

#include <cassert>
#include <cstddef>
#include <string>
#include <utility>
#include <variant>

namespace splendor {

struct ParseError {
  std::string message;     ///< one sentence for a player, in English
  std::size_t offset = 0;  ///< where in the text, in bytes, as far as it is known
};

template <class T>
class [[nodiscard]] Result {
 public:
  Result(T value) : content_(std::move(value)) {}
  Result(ParseError error) : content_(std::move(error)) {}

  bool ok() const { return content_.index() == 0; }
  explicit operator bool() const { return ok(); }

  /// Precondition: ok().
  const T& value() const {
    assert(ok());
    return *std::get_if<0>(&content_);
  }
  T& value() {
    assert(ok());
    return *std::get_if<0>(&content_);
  }
  /// Precondition: !ok().
  const ParseError& error() const {
    assert(!ok());
    return *std::get_if<1>(&content_);
  }

 private:
  std::variant<T, ParseError> content_;
};

}  // namespace splendor
