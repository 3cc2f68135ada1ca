#include "ai/answer.h"

#include <array>
#include <charconv>

#include "ai/player.h"
#include "core/notation.h"
#include "core/rules.h"

namespace ai {

using splendor::ParseError;
using splendor::Result;

namespace {

template <class Number>
bool read_number(std::string_view text, Number& number) {
  const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
  return read.ec == std::errc() && read.ptr == text.data() + text.size();
}

}  // namespace

Result<Request> read_request(std::string_view line) {
  std::array<std::string_view, 5> words;
  for (auto& word : words) {
    const std::size_t end = line.find(' ');
    word = line.substr(0, end);
    line = end == std::string_view::npos ? std::string_view() : line.substr(end + 1);
  }
  Request request;
  const bool numbers = read_number(words[0], request.seat) && read_number(words[2], request.nodes) &&
                       read_number(words[3], request.seed);
  if (!numbers || words[4].empty() || !line.empty())
    return ParseError{"A request is a seat, a level, a number of nodes, a seed and a link."};
  request.level = find_level(words[1]);
  if (request.level == nullptr) return ParseError{"There is no level \"" + std::string(words[1].substr(0, 60)) + "\"."};
  request.link = words[4];
  return request;
}

std::string answer(const splendor::GameState& state, const Request& request) {
  if (splendor::is_terminal(state)) return error_answer({"The game is over."});
  if (request.seat != state.to_act) return error_answer({"It is not that seat's turn."});
  const Choice choice = choose(splendor::view_for(state, request.seat), *request.level, request.nodes, request.seed);
  const int permille = static_cast<int>(choice.value * 1000.0 + 0.5);
  return "ok " + std::to_string(choice.nodes) + ' ' + std::to_string(permille) + ' ' + to_string(choice.action);
}

std::string error_answer(const ParseError& error) { return "error " + error.message; }

}  // namespace ai
