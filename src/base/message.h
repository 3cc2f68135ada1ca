// A message for the player: an entry of a catalogue (base/text.h) with its arguments. Errors carry one (base/result.h); it is
// formatted in the current language only where it is shown: text_of().
#pragma once

#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "base/text.h"

namespace base {

class Message {
 public:
  /// The value of a placeholder: a text from outside, a number, a catalogue entry, or another message.
  struct Argument {
    Argument(const char* words) : text(words) {}
    Argument(std::string_view words) : text(words) {}
    Argument(std::string words) : text(std::move(words)) {}
    template <class Number, class = std::enable_if_t<std::is_integral_v<Number>>>
    Argument(Number number) : text(std::to_string(number)) {}
    Argument(Message inner) : message{std::move(inner)} {}
    Argument(const Text& word) : message{Message(word)} {}

    friend bool operator==(const Argument& a, const Argument& b) { return a.text == b.text && a.message == b.message; }

    std::string text{};
    std::vector<Message> message{};  ///< none or one
  };

  template <class... Arguments>
  Message(const Text& text, const Arguments&... arguments) : text_(text), arguments_{Argument(arguments)...} {}

  const char* code() const { return text_.code; }

  friend std::string text_of(const Message& message);
  friend bool operator==(const Message& a, const Message& b) {
    return a.text_ == b.text_ && a.arguments_ == b.arguments_;
  }

 private:
  Text text_;
  std::vector<Argument> arguments_;
};

/// The message in the current language.
std::string text_of(const Message& message);

}  // namespace base
