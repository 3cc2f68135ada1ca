// A recorded game of any rules as a value, its JSON line (NOTATION, "Game record"), and its replay through the rules, which
// reports where it goes wrong. Reading checks everything that can be checked without playing. Used by the tool and the tests.
//
// A game's record/record.h adds to its rules functions (rules.h), for the tool:
//   kUsage        its own options of the tool, as the usage has them ("[--players N]"); "" for none
//   kStylesWords  what the styles of its computer players are, for the tool's help; only where it has some (kStyles)
//   setup_from(arguments)  the setup that those options describe; a base::Result<Setup>
// and for its records:
//   kDealKey      the key that a record has when it gives the deal: without it the seed deals
//   kLoosePlies   a list of actions may be part of a ply or several, as another program groups them
//   read_setup(json, setup), read_deal(json, setup, deal): nullopt, or what is wrong
//   write_setup(setup, deal, json), write_deal(setup, deal, json): the keys before and after "seed"
//   outcome_of(state): the keys of a position, in the order of the notation; "winners" is null until the game is over
#pragma once

#include <algorithm>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/hash.h"
#include "base/json.h"
#include "base/seed.h"
#include "engine/messages.h"
#include "engine/plies.h"
#include "engine/rules.h"

namespace engine {

using base::Json;
using base::JsonLine;

/// A whole turn, or a choice within it: the texts of its decisions, in order.
using Ply = std::vector<std::string>;

inline constexpr std::size_t kMostPlies = 10'000;
inline constexpr std::size_t kMostDecisions = 32;  ///< in one ply

/// What a record says about its end and on the way.
struct Expected {
  Json end = Json::object();                         ///< those keys of the outcome that it has, and "hash"
  std::vector<std::int64_t> choices;                 ///< per ply, the number of different plies
  std::vector<std::vector<std::int64_t>> decisions;  ///< per ply and decision, the number of legal actions

  /// The record says that the game is not over: the last ply may be incomplete.
  bool stops() const { return end.contains("over") && end["over"] == false; }
};

/// A game: how it began and what was played.
template <Rules Game>
struct Record {
  std::string id;
  typename Game::Setup setup{};
  std::string seed;  ///< empty when the record gives the deal only
  typename Game::Deal deal{};
  std::vector<Ply> plies;
  Expected expected;
};

struct Fault {
  std::size_t ply = 0;  ///< counted from 0; the number of plies when the end is wrong
  std::string action;   ///< as the record has it; empty where no action is to blame
  base::Message message;
};

template <Rules Game>
struct ReplayOptions {
  bool count_choices = false;           ///< count the different plies of every ply, which costs more than playing
  bool check = true;                    ///< compare with what the record expects
  bool may_stop_inside = false;         ///< the last ply may be incomplete without "over":false
  std::size_t most_plies = kMostPlies;  ///< plays no more than these
  /// Called before every ply, and once at the end, with the number of plies played.
  std::function<void(std::size_t ply, const typename Game::State& state)> before_ply = {};
};

template <Rules Game>
struct Replay {
  typename Game::State state;  ///< at the end, or where it went wrong
  std::size_t plies = 0;       ///< played to their end
  std::vector<std::int64_t> choices{};
  std::vector<std::vector<std::int64_t>> decisions{};
  std::vector<Ply> texts{};  ///< the plies in canonical text
  std::optional<Fault> fault{};
};

// The parts that do not depend on the game; the templates below do.
namespace detail {

base::Wrong read_plies(const Json& object, bool single_actions, std::vector<Ply>& plies);
/// `shape`: the outcome of the first position, an example of each key's type.
base::Wrong read_expected(const Json& object, const JsonLine& shape, std::size_t plies, Expected& expected);
base::Message difference(std::string_view key, const Json& said, const Json& found);
/// The first difference between the end that the record states and the actual one.
base::Wrong why_wrong_end(const Json& said, const JsonLine& outcome, const std::string& hash);

/// Plays one list of actions. Sets replay.fault where it cannot be played.
template <Rules Game>
void play_ply(const Ply& ply, bool may_stop_inside, Replay<Game>& replay) {
  const auto fail = [&](const std::string& action, base::Message message) {
    replay.fault = Fault{replay.plies, action, std::move(message)};
  };
  auto& decisions = replay.decisions.emplace_back();
  auto& texts = replay.texts.emplace_back();
  typename Game::ActionList actions;
  for (const std::string& text : ply) {
    if (!Game::kLoosePlies && !texts.empty() && starts_ply(replay.state))
      return fail(text, messages::ply_complete_before);
    const auto action = read_action(replay.state, text);
    if (!action) return fail(text, action.error());
    legal_actions(replay.state, actions);
    decisions.push_back(static_cast<std::int64_t>(actions.size()));
    texts.push_back(to_string(action.value()));
    apply(replay.state, action.value());
  }
  const bool whole = starts_ply(replay.state);
  if (!whole && !may_stop_inside) return fail(ply.back(), messages::ply_incomplete);
  if (whole || Game::kLoosePlies) ++replay.plies;
}

}  // namespace detail

/// The deal of a returned record can be played.
template <Rules Game>
base::Result<Record<Game>> read_record(const Json& object) {
  if (!object.is_object()) return messages::record_no_object;
  Record<Game> record;
  if (auto wrong = base::read_optional(object, "id", base::as_text_or_number, base::messages::kind_text, record.id))
    return *wrong;
  const Json* game = base::find(object, "game");
  if (game ? base::as_text(*game) != Game::kName : Game::kNumber != 0) return messages::record_other_game;
  if (auto wrong = read_setup(object, record.setup)) return *wrong;
  if (auto wrong = base::read_optional(object, "seed", base::as_text_or_number, base::messages::kind_text, record.seed))
    return *wrong;
  if (base::find(object, Game::kDealKey)) {  // preferred to a seed: given orders mean the same to every program
    if (auto wrong = read_deal(object, record.setup, record.deal)) return *wrong;
  } else {
    if (record.seed.empty()) return base::Message(messages::record_without_deal, Game::kDealKey);
    const auto seed = base::read_seed(record.seed);
    if (!seed) return seed.error();
    record.deal = shuffle_deal(record.setup, seed.value());
  }
  if (auto wrong = detail::read_plies(object, Game::kLoosePlies, record.plies)) return *wrong;
  const JsonLine shape = outcome_of(Game::new_game(record.setup, record.deal));
  if (auto wrong = detail::read_expected(object, shape, record.plies.size(), record.expected)) return *wrong;
  return record;
}

/// The keys from "game" or "id" to "plies", in the order of the notation; the caller adds what it knows about the end.
template <Rules Game>
JsonLine to_json(const Record<Game>& record) {
  JsonLine json;
  if (Game::kNumber != 0) json["game"] = Game::kName;
  json["id"] = record.id;
  write_setup(record.setup, record.deal, json);
  if (!record.seed.empty()) json["seed"] = record.seed;
  write_deal(record.setup, record.deal, json);
  json["plies"] = record.plies;
  return json;
}

/// Precondition: record.deal can be played (read_record says so).
template <Rules Game>
Replay<Game> replay(const Record<Game>& record, const ReplayOptions<Game>& options = {}) {
  Replay<Game> result{.state = Game::new_game(record.setup, record.deal)};
  const Expected& expected = record.expected;
  const std::size_t count = std::min(record.plies.size(), options.most_plies);
  for (std::size_t i = 0; i < count && !result.fault; ++i) {
    const Ply& ply = record.plies[i];
    if (options.before_ply) options.before_ply(i, result.state);
    if (options.count_choices) {
      result.choices.push_back(static_cast<std::int64_t>(count_plies<Game>(result.state)));
      if (options.check && i < expected.choices.size() && expected.choices[i] != result.choices[i]) {
        result.fault = {i, ply.front(), detail::difference("choices", expected.choices[i], result.choices[i])};
        break;
      }
    }
    const bool last = i + 1 == record.plies.size();
    const bool may_stop = options.may_stop_inside || expected.stops();
    detail::play_ply(ply, last ? may_stop : Game::kLoosePlies, result);
    if (!result.fault && options.check && i < expected.decisions.size() && expected.decisions[i] != result.decisions[i])
      result.fault = {i, ply.front(), detail::difference("decisions", expected.decisions[i], result.decisions[i])};
  }
  if (result.fault) return result;
  if (options.before_ply) options.before_ply(count, result.state);
  if (options.check && count == record.plies.size())
    if (auto wrong = detail::why_wrong_end(expected.end, outcome_of(result.state), base::hex16(hash_of(result.state))))
      result.fault = {count, "", *wrong};
  return result;
}

/// Adds the keys of `more`, in their order.
void append(const JsonLine& more, JsonLine& json);

}  // namespace engine
