// Makes an engine::Game, and its row of the registry, from the rules functions of a game (rules.h). Independent of any
// particular game.
#pragma once

#include <algorithm>
#include <limits>
#include <optional>
#include <utility>

#include "engine/game.h"
#include "engine/messages.h"
#include "engine/rules.h"

namespace engine {

/// Rules functions whose names are hidden by members of the class below.
namespace rules {
template <class State, class Action>
void play(State& state, const Action& action) {
  apply(state, action);
}
template <class State>
unsigned winning_seats(const State& state) {
  return winners(state);
}
template <class State>
bool begins_ply(const State& state) {
  return starts_ply(state);
}
template <class State>
puzzle::Answer proof(const State& state, const puzzle::Task& task, const base::Budget& budget) {
  if constexpr (requires { prove(state, task, budget); })
    return prove(state, task, budget);
  else
    return {};
}
}  // namespace rules

template <Rules Room>
class GameOf final : public Game {
 public:
  using State = typename Room::State;
  using ActionList = typename Room::ActionList;

  static constexpr std::size_t kUnbounded = std::numeric_limits<std::size_t>::max();

  /// A game that is over after so many actions more, at the latest.
  explicit GameOf(State state, std::size_t actions_left = kUnbounded)
      : state_(std::move(state)), actions_left_(actions_left) {}

  const State& state() const { return state_; }
  /// The legal actions, listed once for each position; none at the bound.
  const ActionList& actions() const {
    if (actions_.empty() && actions_left_ > 0) legal_actions(state_, actions_);
    return actions_;
  }

  std::unique_ptr<Game> clone() const override { return std::make_unique<GameOf>(state_, actions_left_); }
  GameKind kind() const override { return kind_of<Room>(); }
  int players() const override { return Room::players(state_); }
  int to_act() const override { return Room::to_act(state_); }
  bool over() const override { return actions_left_ == 0 || is_terminal(state_); }
  bool at_bound() const override { return actions_left_ == 0 && !is_terminal(state_); }
  unsigned winners() const override { return rules::winning_seats(state_); }
  std::optional<int> score(int seat) const override { return Room::score(state_, seat); }
  bool may_win_within(int turns) const override {
    if constexpr (requires { Room::may_win_within(state_, turns); }) return Room::may_win_within(state_, turns);
    return true;
  }
  bool starts_ply() const override { return over() || rules::begins_ply(state_); }
  bool last_round() const override { return Room::last_round(state_) && !over(); }
  int round() const override { return Room::round(state_); }
  int legal_count() const override { return static_cast<int>(actions().size()); }
  std::string action_text(int index) const override { return to_string(actions()[static_cast<std::size_t>(index)]); }
  base::Result<int> find(std::string_view text) const override {
    if (at_bound()) return messages::game_is_over;
    const auto action = read_action(state_, text);
    if (!action) return action.error();
    const auto found = std::find(actions().begin(), actions().end(), action.value());
    if (found == actions().end()) return messages::action_not_possible_now;
    return static_cast<int>(found - actions().begin());
  }
  void apply(int index) override {
    const auto action = actions()[static_cast<std::size_t>(index)];
    actions_.clear();
    --actions_left_;
    rules::play(state_, action);
  }
  std::uint64_t hash() const override { return hash_of(state_); }
  Thought think(const base::Level& level, base::Budget budget, std::uint64_t seed, int share,
                const Question& question) const override {
    if (budget.nodes == 0 && share > 1) budget.nodes = Room::usual_nodes(level) / static_cast<std::uint64_t>(share) + 1;
    const auto view = view_for(state_, to_act());
    const auto choice = [&] {
      // Not every game compares.
      if constexpr (kCompares) {
        const auto index = question.about.empty() ? base::Result<int>(-1) : find(question.about);
        const bool known = index && index.value() >= 0;
        return choose(view, level, budget, seed, known ? &actions()[static_cast<std::size_t>(index.value())] : nullptr,
                      question.all);
      } else {
        return choose(view, level, budget, seed);
      }
    }();
    Thought thought{.action = to_string(choice.action), .value = choice.value, .nodes = choice.nodes};
    if constexpr (requires { reason_text(choice); }) thought.reason = reason_text(choice);
    if constexpr (kCompares) {
      const auto as_text = [&](const auto& other) {
        return Thought::Other{to_string(other.action), other.value, certain(other.action, other.line), other.visits};
      };
      thought.visits = choice.visits;
      thought.line = certain(choice.action, choice.line);
      for (const auto& other : choice.others) thought.others.push_back(as_text(other));
      if (choice.asked) thought.asked = as_text(*choice.asked);
      if (choice.compared) thought.chances.assign(choice.chances.begin(), choice.chances.begin() + players());
    }
    return thought;
  }
  bool reveals(int index) const override {
    const int seat = to_act();
    const auto view = view_for(state_, seat);
    base::RandomSource random(0);
    std::optional<std::uint64_t> first;
    for (int i = 0; i < kWorlds; ++i) {
      State world = determinise(view, random);
      rules::play(world, actions()[static_cast<std::size_t>(index)]);
      base::RandomSource alike(0);  // so that worlds that look the same become the same
      const std::uint64_t seen = hash_of(determinise(view_for(world, seat), alike));
      if (first && seen != *first) return true;
      first = seen;
    }
    return false;
  }
  std::unique_ptr<Game> dealt_anew(int seat, std::uint64_t seed) const override {
    base::RandomSource random(seed);
    const auto view = [&] {
      if constexpr (requires { view_for_nobody(state_); })
        return seat < 0 ? view_for_nobody(state_) : view_for(state_, seat);
      else
        return view_for(state_, std::max(seat, 0));
    }();
    return std::make_unique<GameOf>(determinise(view, random), actions_left_);
  }
  puzzle::Answer prove(const puzzle::Task& task, const base::Budget& budget) const override {
    // Not every game has puzzles. (Through rules::, since the member of this name hides it.)
    return rules::proof(state_, task, budget);
  }
  std::string idea(const puzzle::Task& task, int index, bool rival_waits) const override {
    if constexpr (requires(const State& state, const typename Room::Action& action) {
                    idea_of(state, task, action, rival_waits);
                  })
      return std::string(idea_of(state_, task, actions()[static_cast<std::size_t>(index)], rival_waits));
    return {};
  }

 private:
  static constexpr int kWorlds = 8;  ///< that look the same: what is alike in all of them is known
  static constexpr bool kCompares =
      requires(const typename Room::View& view, const base::Level& level, const typename Room::Action* action) {
    choose(view, level, base::Budget(), std::uint64_t{}, action, false);
  };

  /// Thought::line from a search's line: cut to what is possible in each of several games that look the same to the seat to
  /// act.
  template <class Line>
  std::vector<std::string> certain(const typename Room::Action& first, const Line& line) const {
    std::vector<std::string> texts;
    if (line.empty()) return texts;
    std::vector<State> worlds;
    base::RandomSource random(0);
    for (int i = 0; i < kWorlds; ++i)
      rules::play(worlds.emplace_back(determinise(view_for(state_, to_act()), random)), first);
    int turns = 0;
    for (const auto& [seat, action] : line) {
      for (const State& world : worlds)
        if (is_terminal(world) || Room::to_act(world) != seat || why_illegal(world, action)) return texts;
      if (rules::begins_ply(worlds.front()) && ++turns > kLineTurns) return texts;
      texts.push_back(to_string(action));
      for (State& world : worlds) rules::play(world, action);
    }
    return texts;
  }

  State state_;
  std::size_t actions_left_;
  mutable ActionList actions_;  ///< empty until asked for; a position with none is over
};

template <Rules Room>
constexpr GameType game_type() {
  static_assert(Room::kNumber >= 0 && Room::kNumber < 8, "a deal link has three bits for it");
  constexpr std::uint8_t styles = [] {
    if constexpr (requires { Room::kStyles; }) return Room::kStyles;
    return std::uint8_t{0};  // not every game has any
  }();
  static_assert(styles <= base::kMostStyles);
  return {
      .kind = kind_of<Room>(),
      .name = Room::kName,
      .start = [](std::uint32_t options, std::uint64_t seed) -> base::Result<std::shared_ptr<Game>> {
        const auto setup = Room::unpack_options(options);
        if (!setup) return setup.error();
        const auto deal = shuffle_deal(setup.value(), seed);
        return std::shared_ptr<Game>(std::make_shared<GameOf<Room>>(Room::new_game(setup.value(), deal), kMaxActions));
      },
      .options_text = [](std::uint32_t options) -> std::string {
        const auto setup = Room::unpack_options(options);
        return setup ? options_text(setup.value()) : std::string();
      },
      .parse_options = [](std::string_view text) -> base::Result<std::uint32_t> {
        const auto setup = Room::parse_options(text);
        if (!setup) return setup.error();
        return pack_options(setup.value());
      },
      .styles = styles,
      .start_from =
          [] {
            using Start = base::Result<std::shared_ptr<Game>> (*)(std::uint32_t, std::uint64_t, std::string_view);
            // Not every game begins from positions.
            if constexpr (requires(const typename Room::Setup& setup) { Room::set_up(setup, std::uint64_t{}, ""); })
              return Start([](std::uint32_t options, std::uint64_t seed,
                              std::string_view position) -> base::Result<std::shared_ptr<Game>> {
                const auto setup = Room::unpack_options(options);
                if (!setup) return setup.error();
                auto state = Room::set_up(setup.value(), seed, position);
                if (!state) return state.error();
                return std::shared_ptr<Game>(std::make_shared<GameOf<Room>>(std::move(state.value()), kMaxActions));
              });
            else
              return Start(nullptr);
          }(),
      .purchase =
          [] {
            if constexpr (requires { Room::kPurchase; }) return Room::kPurchase;
            return std::string_view();  // not every game has any
          }(),
      .race_objects =
          [] {
            if constexpr (requires { Room::kRaceObjects; }) return Room::kRaceObjects;
            return 0;  // nor these
          }()};
}

}  // namespace engine
