// The answer of everything that reads text from outside (a link, a save, a file, an argument): a value, or a
// message that says what is wrong with it. Nothing throws.
#pragma once

#include <cassert>
#include <utility>
#include <variant>

#include "base/message.h"

namespace base {

template <class T>
class [[nodiscard]] Result {
 public:
  Result(T value) : content_(std::move(value)) {}
  Result(Message error) : content_(std::move(error)) {}
  Result(const Text& error) : content_(Message(error)) {}

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
  const Message& error() const {
    assert(!ok());
    return *std::get_if<1>(&content_);
  }

 private:
  std::variant<T, Message> content_;
};

}  // namespace base
