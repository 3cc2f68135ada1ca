// Queries on a list of legal actions that any table needs during a selection: which action is meant, whether one more token
// can still lead to one, which payment is nearest to the current one. Knows no rules.
#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>

namespace ui {

/// Index of the first action that satisfies `suits`.
template <class Actions, class Suits>
std::optional<std::size_t> find_action(const Actions& actions, Suits&& suits) {
  const auto found = std::find_if(actions.begin(), actions.end(), suits);
  if (found == actions.end()) return std::nullopt;
  return static_cast<std::size_t>(found - actions.begin());
}

/// Index of the action that satisfies `suits` and differs least from `actions[now]`, the first of several.
template <class Actions, class Suits, class Distance>
std::optional<std::size_t> nearest_action(const Actions& actions, std::size_t now, Suits&& suits, Distance&& distance) {
  std::optional<std::size_t> best;
  for (std::size_t i = 0; i < actions.size(); ++i)
    if (suits(actions[i]) && (!best || distance(actions[i], actions[now]) < distance(actions[*best], actions[now])))
      best = i;
  return best;
}

/// Some token action has at least these tokens.
template <class Actions, class Tokens, class OfTokens>
bool leads_on(const Actions& actions, const Tokens& chosen, OfTokens&& of_tokens) {
  return find_action(actions, [&](const auto& one) { return of_tokens(one.kind) && one.tokens.covers(chosen); })
      .has_value();
}

/// A token was pressed: chooses one more of it if possible, else unchooses all of its kind. False: neither is possible.
template <class Actions, class Tokens, class Token, class OfTokens>
bool choose_token(Tokens& chosen, Token token, const Actions& actions, OfTokens&& of_tokens) {
  const Tokens more = chosen + Tokens::of(token);
  if (leads_on(actions, more, of_tokens)) {
    chosen = more;
    return true;
  }
  const int back = chosen[token];
  chosen -= Tokens::of(token, back);
  return back > 0;
}

}  // namespace ui
