// Random games of any rules with all invariants checked at every decision. Tests call it for every game and set-up; a game
// adds only checks that are specific to its rules.
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/record.h"
#include "support/parse_record.h"

namespace engine {

/// Counts of what was played and tried, so that a test can check that it was enough.
struct Played {
  std::uint64_t games = 0, plies = 0, decisions = 0, stopped = 0;
  std::uint64_t refused = 0;  ///< texts near a legal action that were none
};

template <Rules Game>
class Checker {
 public:
  using State = typename Game::State;
  using Action = typename Game::Action;
  using ActionList = typename Game::ActionList;

  /// `thorough`: texts, views and records too; without it only legality and invariants, for very many games.
  explicit Checker(bool thorough = true) : thorough_(thorough) {}

  const Played& played() const { return played_; }

  /// Plays a random game; what went wrong, or nothing. `step(before, legal, action, after)` is called for each decision,
  /// and says the same of the game's own rules.
  template <class Step>
  std::optional<std::string> play(const typename Game::Setup& setup, std::uint64_t seed, Step&& step) {
    Record<Game> record;
    record.setup = setup;
    record.deal = shuffle_deal(setup, seed);
    State state = Game::new_game(setup, record.deal);
    base::RandomSource random(seed);
    ActionList legal;
    std::uint64_t plies = 0, decisions = 0;
    while (!is_terminal(state) && !Game::is_stopped(state) && plies < Game::kMaxPlies) {
      legal_actions(state, legal);
      const State before = state;
      if (auto wrong = why_wrong_list(state, legal, random)) return wrong;
      const Action action = legal[random.below(static_cast<std::uint32_t>(legal.size()))];
      apply(state, action);
      if (auto wrong = broken_invariant(state)) return *wrong + " after " + to_string(action);
      if (auto wrong = step(before, std::as_const(legal), action, std::as_const(state))) return wrong;
      ++decisions;
      const bool power_of_two = (decisions & (decisions - 1)) == 0;
      if (thorough_) {
        if (starts_ply(before)) record.plies.emplace_back();
        record.plies.back().push_back(to_string(action));
        State copy = before;
        apply(copy, action);
        if (!(copy == state) || hash_of(copy) != hash_of(state)) return "a copy goes another way: " + to_string(action);
        if (auto wrong = power_of_two ? why_wrong_record(record, state) : std::nullopt) return wrong;
      }
      if (starts_ply(state)) ++plies;
    }
    played_.plies += plies;
    played_.decisions += decisions;
    ++played_.games;
    if (thorough_)
      if (auto wrong = why_wrong_record(record, state)) return wrong;
    if (!is_terminal(state)) {
      ++played_.stopped;
      return std::nullopt;
    }
    legal_actions(state, legal);
    if (!legal.empty()) return "over, and an action is legal: " + to_string(legal.front());
    return winners(state) == 0 ? std::optional<std::string>("over, and nobody has won") : std::nullopt;
  }

  std::optional<std::string> play(const typename Game::Setup& setup, std::uint64_t seed) {
    return play(setup, seed, [](const auto&...) { return std::optional<std::string>(); });
  }

 private:
  static constexpr int kTextsTried = 12;
  static constexpr std::size_t kTextsKept = 64;

  bool listed(const ActionList& legal, const Action& action) const {
    return std::find(legal.begin(), legal.end(), action) != legal.end();
  }

  std::optional<std::string> why_wrong_list(const State& state, const ActionList& legal, base::RandomSource& random) {
    if (legal.empty()) return "no action is legal";
    for (std::size_t i = 0; i < legal.size(); ++i) {
      if (why_illegal(state, legal[i])) return "listed and refused: " + to_string(legal[i]);
      if (i > 0 && legal[i].kind < legal[i - 1].kind) return "not in canonical order: " + to_string(legal[i]);
    }
    base::RandomSource picking = random, listing = random;
    ActionList scratch;
    const Action picked = random_action(state, picking, scratch);
    if (!(picked == legal[listing.below(static_cast<std::uint32_t>(legal.size()))]) || picking.next() != listing.next())
      return "picked other than listed: " + to_string(picked);
    if (!thorough_) return std::nullopt;
    if (auto wrong = why_wrong_texts(state, legal, random)) return wrong;
    return why_wrong_view(state, legal, random);
  }

  /// Each text means its action and no two are alike; a text near one of them means something legal or is refused.
  std::optional<std::string> why_wrong_texts(const State& state, const ActionList& legal, base::RandomSource& random) {
    std::vector<std::string> texts;
    for (const Action& action : legal) {
      texts.push_back(to_string(action));
      const auto read = read_action(state, texts.back());
      if (!read.ok() || !(read.value() == action)) return "read otherwise: " + texts.back();
    }
    for (int i = 0; i < kTextsTried; ++i) {
      const std::string near = changed(texts[random.below(static_cast<std::uint32_t>(texts.size()))], random);
      const auto read = read_action(state, near);
      if (read.ok() && !listed(legal, read.value())) return "read and not listed: " + near;
      if (!read.ok() && std::find(texts.begin(), texts.end(), near) != texts.end()) return "not read: " + near;
      played_.refused += read.ok() ? 0 : 1;
    }
    earlier_.push_back(texts[random.below(static_cast<std::uint32_t>(texts.size()))]);
    if (earlier_.size() > kTextsKept) earlier_.erase(earlier_.begin());
    std::sort(texts.begin(), texts.end());
    const auto twice = std::adjacent_find(texts.begin(), texts.end());
    return twice == texts.end() ? std::nullopt : std::optional("two actions are called " + *twice);
  }

  /// The text of an earlier position, or this one with a letter more, less or another.
  std::string changed(std::string text, base::RandomSource& random) const {
    const auto below = [&](std::size_t n) { return random.below(static_cast<std::uint32_t>(n)); };
    if (!earlier_.empty() && below(3) == 0) return earlier_[below(earlier_.size())];
    const std::size_t at = std::min(text.find(' ') + 1, text.size() - 1);  // after the verb
    const std::size_t place = at + below(text.size() - at);
    const std::string& donor = earlier_.empty() ? text : earlier_[below(earlier_.size())];
    const char letter = donor[below(donor.size())];
    switch (below(3)) {
      case 0: text[place] = letter; break;
      case 1: text.insert(place, 1, letter); break;
      default: text.erase(place, 1);
    }
    return text;
  }

  /// What the seat to act may know is enough to know what it may do, and agrees with some whole state.
  std::optional<std::string> why_wrong_view(const State& state, const ActionList& legal, base::RandomSource& random) {
    const State possible = determinise(view_for(state, Game::to_act(state)), random);
    if (auto wrong = broken_invariant(possible)) return *wrong + " in a state dealt from a view";
    ActionList there;
    legal_actions(possible, there);
    return there == legal ? std::nullopt : std::optional<std::string>("a view changes what is legal");
  }

  /// The game so far as a record, through its text and back, leads to the same state.
  std::optional<std::string> why_wrong_record(const Record<Game>& record, const State& state) {
    JsonLine json = to_json(record);
    json["over"] = is_terminal(state);
    if (!starts_ply(state)) json["over"] = false;
    const auto read = parse_record<Game>(base::to_line(json));
    if (!read) return text_of(read.error());
    const Replay<Game> again = replay(read.value());
    if (again.fault) return text_of(again.fault->message);
    return again.state == state ? std::nullopt : std::optional<std::string>("its record leads elsewhere");
  }

  bool thorough_;
  Played played_;
  std::vector<std::string> earlier_;
};

}  // namespace engine
