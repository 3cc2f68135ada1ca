#include "record/replay.h"

#include <initializer_list>

#include "core/deal.h"
#include "core/hash.h"
#include "core/notation.h"
#include "record/plies.h"

namespace record {

using splendor::GameState;

namespace {

std::string shown(std::int64_t value) { return std::to_string(value); }
std::string shown(int value) { return std::to_string(value); }
std::string shown(bool value) { return value ? "true" : "false"; }
std::string shown(const std::string& value) { return value; }
template <class Item>
std::string shown(const std::vector<Item>& values) {
  std::string text = "[";
  for (std::size_t i = 0; i < values.size(); ++i) text += (i == 0 ? "" : ",") + shown(values[i]);
  return text + ']';
}

/// Seats as a list; nobody as null.
std::string shown_winners(const std::vector<std::int64_t>& seats) { return seats.empty() ? "null" : shown(seats); }

std::string difference(const char* key, const std::string& said, const std::string& found) {
  const std::string cut = said.size() > 100 ? said.substr(0, 100) + "..." : said;
  return "The record says \"" + std::string(key) + "\" is " + cut + ", but it is " + found + '.';
}

template <class Said, class Found>
std::string compare(const char* key, const std::optional<Said>& said, const Found& found) {
  return !said || *said == found ? std::string() : difference(key, shown(*said), shown(found));
}

/// The first difference between what the record says about its end and what is so; empty when there is none.
std::string why_wrong_end(const Expected& said, const Outcome& found) {
  if (said.winners && *said.winners != found.winners)
    return difference("winners", shown_winners(*said.winners), shown_winners(found.winners));
  for (std::string wrong :
       {compare("over", said.over, found.over), compare("scores", said.scores, found.scores),
        compare("cards", said.cards, found.cards), compare("bought", said.bought, found.bought),
        compare("bank", said.bank, found.bank), compare("tokens", said.tokens, found.tokens),
        compare("to_act", said.to_act, found.to_act), compare("must_pass", said.must_pass, found.must_pass),
        compare("hash", said.hash, found.hash)})
    if (!wrong.empty()) return wrong;
  return {};
}

/// Plays one ply. Sets replay.fault where it cannot be played.
void play_ply(const Ply& ply, bool may_stop_inside, Replay& replay) {
  const auto fail = [&](const std::string& action, std::string message) {
    replay.fault = Fault{replay.plies, action, std::move(message)};
  };
  auto& decisions = replay.decisions.emplace_back();
  auto& texts = replay.texts.emplace_back();
  splendor::ActionList actions;
  for (const std::string& text : ply) {
    if (!texts.empty() && splendor::starts_ply(replay.state))
      return fail(text, "The ply is complete before this action.");
    const auto action = splendor::read_action(replay.state, text);
    if (!action) return fail(text, action.error().message);
    splendor::legal_actions(replay.state, actions);
    decisions.push_back(static_cast<std::int64_t>(actions.size()));
    texts.push_back(to_string(action.value()));
    splendor::apply(replay.state, action.value());
  }
  if (splendor::starts_ply(replay.state)) {
    ++replay.plies;
  } else if (!may_stop_inside) {
    fail(ply.back(), "The ply stops before its last decision.");
  }
}

}  // namespace

Replay replay(const Record& record, const ReplayOptions& options) {
  Replay result;
  result.state = splendor::new_game(record.setup, record.deal);
  const Expected& expected = record.expected;
  const std::size_t count = std::min(record.plies.size(), options.most_plies);
  for (std::size_t i = 0; i < count && !result.fault; ++i) {
    const Ply& ply = record.plies[i];
    if (options.before_ply) options.before_ply(i, result.state);
    if (options.count_choices) {
      result.choices.push_back(static_cast<std::int64_t>(count_plies(result.state)));
      if (options.check && i < expected.choices.size() && expected.choices[i] != result.choices[i]) {
        result.fault = {i, ply.front(), difference("choices", shown(expected.choices[i]), shown(result.choices[i]))};
        break;
      }
    }
    const bool stopped_here = options.may_stop_inside || expected.over == false;
    play_ply(ply, i + 1 == record.plies.size() && stopped_here, result);
    if (!result.fault && options.check && i < expected.decisions.size() && expected.decisions[i] != result.decisions[i])
      result.fault = {i, ply.front(),
                      difference("decisions", shown(expected.decisions[i]), shown(result.decisions[i]))};
  }
  if (result.fault) return result;
  if (options.before_ply) options.before_ply(count, result.state);
  if (options.check && count == record.plies.size()) {
    const std::string wrong = why_wrong_end(expected, outcome_of(result.state));
    if (!wrong.empty()) result.fault = {count, "", wrong};
  }
  return result;
}

Outcome outcome_of(const GameState& state) {
  Outcome outcome;
  outcome.over = splendor::is_terminal(state);
  const unsigned winners = outcome.over ? splendor::winners(state) : 0;
  const int players = state.setup.players;
  for (int seat = 0; seat < players; ++seat) {
    const splendor::PlayerState& player = state.players[static_cast<std::size_t>(seat)];
    outcome.scores.push_back(player.prestige);
    if (winners >> seat & 1) outcome.winners.push_back(seat);
    outcome.cards.push_back(__builtin_popcountll(player.owned.low) + __builtin_popcountll(player.owned.high));
    outcome.bought.push_back(player.purchased);
    outcome.tokens.push_back(to_string(player.tokens));
  }
  outcome.bank = to_string(state.bank);
  // A finished state remembers who played last.
  outcome.to_act = outcome.over ? (state.to_act + 1) % players : state.to_act;
  outcome.must_pass = splendor::must_pass(state);
  outcome.hash = splendor::hex16(splendor::hash_of(state));
  return outcome;
}

void add_outcome(const Outcome& outcome, JsonLine& json) {
  json["scores"] = outcome.scores;
  json["winners"] = outcome.over ? JsonLine(outcome.winners) : JsonLine(nullptr);
  json["cards"] = outcome.cards;
  json["bought"] = outcome.bought;
  json["bank"] = outcome.bank;
  json["tokens"] = outcome.tokens;
  json["to_act"] = outcome.to_act;
  json["over"] = outcome.over;
  json["must_pass"] = outcome.must_pass;
}

}  // namespace record
