#include "base/message.h"

namespace base {

std::string text_of(const Message& message) {
  std::vector<std::string> words;
  for (const Message::Argument& argument : message.arguments_)
    words.push_back(argument.message.empty() ? argument.text : text_of(argument.message.front()));
  return filled(tr(message.text_), std::vector<std::string_view>(words.begin(), words.end()));
}

}  // namespace base
