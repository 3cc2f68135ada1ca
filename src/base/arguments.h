// Command line arguments: options with a value (`--players 3`), flags (`--json`) and the rest in order. An option that the
// command does not query is an error, so that a typo never passes silently.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/message.h"

namespace base {

class Arguments {
 public:
  Arguments(int count, const char* const* words);

  /// The value of `--name VALUE`; nullopt if it was not given. Every query marks the option as known.
  std::optional<std::string> text(std::string_view name);
  /// A whole number from `least` to `most`; `otherwise` when it was not given.
  std::int64_t integer(std::string_view name, std::int64_t otherwise, std::int64_t least, std::int64_t most);
  /// A number above 0, with a decimal point or without.
  double seconds(std::string_view name, double otherwise);
  bool flag(std::string_view name);
  /// The words that belong to no option. Ask for all options first: a word after an unknown option counts as its value.
  std::vector<std::string> rest();

  /// The first error, unknown options included. Call last.
  std::optional<Message> error();
  /// Reports a value that the caller has found wrong.
  void fail(Message message);

 private:
  struct Word {
    std::string text;
    bool used = false;
  };
  std::size_t find(std::string_view name) const;
  std::vector<Word> words_;
  std::optional<Message> error_;
};

}  // namespace base
