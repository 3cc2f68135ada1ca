#include "base/arguments.h"

#include <cstdlib>

#include "base/messages.h"
#include "base/words.h"

namespace base {

namespace {

bool is_option(std::string_view word) { return word.size() > 2 && word.substr(0, 2) == "--"; }

std::string_view cut(std::string_view text) { return text.substr(0, 60); }

}  // namespace

Arguments::Arguments(int count, const char* const* words) {
  for (int i = 0; i < count; ++i) words_.push_back({words[i]});
}

std::size_t Arguments::find(std::string_view name) const {
  std::size_t i = 0;
  while (i < words_.size() && (words_[i].used || words_[i].text != name)) ++i;
  return i;
}

void Arguments::fail(Message message) {
  if (!error_) error_ = std::move(message);
}

std::optional<std::string> Arguments::text(std::string_view name) {
  const std::size_t i = find(name);
  if (i == words_.size()) return std::nullopt;
  words_[i].used = true;
  if (i + 1 == words_.size() || words_[i + 1].used || is_option(words_[i + 1].text)) {
    fail({messages::option_needs_value, name});
    return std::nullopt;
  }
  words_[i + 1].used = true;
  return words_[i + 1].text;
}

std::int64_t Arguments::integer(std::string_view name, std::int64_t otherwise, std::int64_t least, std::int64_t most) {
  const auto word = text(name);
  if (!word) return otherwise;
  const auto value = read_number<std::int64_t>(*word);
  if (value && *value >= least && *value <= most) return *value;
  fail({messages::option_number, name, least, most, cut(*word)});
  return otherwise;
}

double Arguments::seconds(std::string_view name, double otherwise) {
  const auto word = text(name);
  if (!word) return otherwise;
  char* end = nullptr;
  const double value = std::strtod(word->c_str(), &end);  // from_chars has no floating form with em++
  if (end == word->c_str() + word->size() && value > 0 && value <= 86400) return value;
  fail({messages::option_seconds, name, cut(*word)});
  return otherwise;
}

bool Arguments::flag(std::string_view name) {
  const std::size_t i = find(name);
  if (i == words_.size()) return false;
  words_[i].used = true;
  return true;
}

std::vector<std::string> Arguments::rest() {
  std::vector<std::string> words;
  for (Word& word : words_) {
    if (word.used || is_option(word.text)) continue;
    word.used = true;
    words.push_back(word.text);
  }
  return words;
}

std::optional<Message> Arguments::error() {
  for (const Word& word : words_)
    if (!word.used) fail({is_option(word.text) ? messages::option_unknown : messages::word_unused, cut(word.text)});
  return error_;
}

}  // namespace base
