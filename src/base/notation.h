// Actions as text, for any game: a verb and its objects, parsed first without a position and then resolved in one.
#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <vector>

#include "base/words.h"

namespace base {

/// The words of an action, separated by spaces; at most as many as the longest action has.
template <std::size_t kMost>
struct Words {
  std::array<std::string_view, kMost> word{};
  std::size_t count = 0;
  bool too_many = false;

  explicit Words(std::string_view text) {
    for (Fields fields(text, ' '); !fields.done() && !too_many;) {
      const std::string_view field = fields.next();
      if (field.empty()) continue;
      too_many = count == kMost;
      if (!too_many) word[count++] = field;
    }
  }
};

/// What an action's text means, without a position.
template <class Action>
struct ParsedAction {
  Action action{};
  bool payment_left_out = false;  ///< the default payment is meant
};

/// `verb object`: an action of that kind with the object in its `member`; none unless there is exactly one object.
template <class Action, class Kind, class Object, class Words>
std::optional<ParsedAction<Action>> with_object(Kind kind, Object Action::*member, const std::optional<Object>& object,
                                                const Words& words) {
  if (!object || words.count != 2) return std::nullopt;
  ParsedAction<Action> parsed{.action = {.kind = kind}};
  parsed.action.*member = *object;
  return parsed;
}

/// `verb object object`, each into its member.
template <class Action, class Kind, class First, class Second, class Words>
std::optional<ParsedAction<Action>> with_objects(Kind kind, First Action::*member, const std::optional<First>& first,
                                                 Second Action::*other, const std::optional<Second>& second,
                                                 const Words& words) {
  if (!first || !second || words.count != 3) return std::nullopt;
  ParsedAction<Action> parsed{.action = {.kind = kind}};
  parsed.action.*member = *first;
  parsed.action.*other = *second;
  return parsed;
}

/// What follows `verb object`: `[TOKENS] [THING...]`. Nothing where `add(action, word)` refuses one of the things.
template <class Action, class Words, class ParseTokens, class Add>
std::optional<ParsedAction<Action>> with_payment(Action action, const Words& words, ParseTokens&& parse_tokens,
                                                 Add&& add) {
  std::size_t next = 2;
  if (const auto tokens = words.count > next ? parse_tokens(words.word[next]) : std::nullopt) {
    action.tokens = *tokens;
    ++next;
  }
  for (; next < words.count; ++next)
    if (!add(action, words.word[next])) return std::nullopt;
  return ParsedAction<Action>{action, words.count == 2};
}

/// Reads an action's text with `parse(words)`, which returns the action or nothing.
template <class Words, class Parse>
auto parse_action(std::string_view text, Parse&& parse) -> Result<typename decltype(parse(Words(text)))::value_type> {
  const Words words(text);
  if (words.count > 0 && !words.too_many)
    if (auto parsed = parse(words)) return *parsed;
  return Message(messages::not_an_action, text.substr(0, 60));
}

/// What was read, if it is legal now: a payment left out is filled in by `fill_in(action)`.
template <class Action, class State, class FillIn>
Result<Action> legal_action(const State& state, const Result<ParsedAction<Action>>& parsed, FillIn&& fill_in) {
  if (!parsed) return parsed.error();
  Action action = parsed.value().action;
  if (parsed.value().payment_left_out) fill_in(action);
  if (const auto reason = why_illegal(state, action)) return sentence(*reason);
  return action;
}

/// Index of an action among the legal ones; nullopt when it is none of them.
template <class Action>
std::optional<std::size_t> index_of(const std::vector<Action>& actions, const Action& action) {
  const auto found = std::find(actions.begin(), actions.end(), action);
  if (found == actions.end()) return std::nullopt;
  return static_cast<std::size_t>(found - actions.begin());
}

}  // namespace base
