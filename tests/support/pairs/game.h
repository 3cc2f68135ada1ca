// Pairs, a game for tests only: the proof that a game is added by its folder and one row (CMakeLists.txt). Twelve cards,
// four each of 1, 2 and 3; both players hold two, hidden from the other. In a turn lay a pair, which is worth its number; or
// draw, and then keep everything or discard a card. It is over when the deck is. engine/rules.h says what is what.
#pragma once

#include <algorithm>
#include <array>
#include <vector>

#include "base/hash.h"
#include "base/level.h"
#include "base/list_of.h"
#include "base/messages.h"
#include "base/random.h"

namespace pairs {

inline constexpr unsigned kCards = 12, kPlayers = 2, kDeck = 2, kOut = 3;  ///< the last two: places besides the hands
struct Setup {};
using Deal = std::array<unsigned, kCards>;  ///< the top of the deck first

struct State {
  unsigned turns = 0, drawn = 0;  ///< drawn: 1 while a turn goes on with the card that was drawn
  Deal values{};                  ///< 0: hidden from the viewer
  Deal places{0, 1, 0, 1, kDeck, kDeck, kDeck, kDeck, kDeck, kDeck, kDeck, kDeck};
  std::array<int, kPlayers> points{};
  unsigned to_act() const { return turns % kPlayers; }
  bool holds(unsigned card, unsigned value) const { return places[card] == to_act() && values[card] == value; }
  friend bool operator==(const State&, const State&) = default;
};

enum class Kind { lay, draw, keep, discard };
inline constexpr std::array<const char*, 4> kVerbs{"lay", "draw", "keep", "discard"};
inline constexpr std::array<unsigned, 4> kCardsOf{2, 0, 0, 1};  ///< that an action takes out of the hand
struct Action {
  Kind kind = Kind::draw;
  unsigned value = 0;
  friend bool operator==(const Action&, const Action&) = default;
};

inline bool starts_ply(const State& state) { return state.drawn == 0; }
inline bool is_terminal(const State& state) { return starts_ply(state) && state.places.back() != kDeck; }
inline unsigned winners(const State& state) {
  const auto [ada, ben] = state.points;
  return ada > ben ? 1u : ada < ben ? 2u : 3u;
}

inline Deal shuffle_deal(const Setup&, std::uint64_t seed) {
  Deal deck{1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3};
  base::RandomSource(seed).shuffle(deck, kCards);
  return deck;
}

/// There is one reason only: not now.
inline std::optional<bool> why_illegal(const State& state, const Action& action) {
  const unsigned cards = kCardsOf[static_cast<std::size_t>(action.kind)];
  unsigned found = 0;
  for (unsigned card = 0; card < kCards; ++card) found += state.holds(card, action.value) ? 1 : 0;
  const bool now = !is_terminal(state) && (action.kind > Kind::draw) == (state.drawn == 1);
  return now && (action.value != 0) == (cards != 0) && found >= cards ? std::nullopt : std::optional(true);
}

inline void legal_actions(const State& state, std::vector<Action>& out) {
  out.clear();
  for (const Kind kind : {Kind::lay, Kind::draw, Kind::keep, Kind::discard})
    for (unsigned value = 0; value <= 3; ++value)
      if (!why_illegal(state, {kind, value})) out.push_back({kind, value});
}

inline void apply(State& state, const Action& action) {
  unsigned cards = kCardsOf[static_cast<std::size_t>(action.kind)];
  for (unsigned card = 0; card < kCards && cards > 0; ++card)
    if (state.holds(card, action.value)) state.places[card] = kOut, --cards;
  if (action.kind == Kind::lay) state.points[state.to_act()] += static_cast<int>(action.value);
  if (action.kind == Kind::draw) *std::find(state.places.begin(), state.places.end(), kDeck) = state.to_act();
  state.drawn = action.kind == Kind::draw ? 1 : 0;
  state.turns += 1 - state.drawn;
}

inline Action random_action(const State& state, base::RandomSource& random, std::vector<Action>& scratch) {
  legal_actions(state, scratch);
  return scratch[random.below(static_cast<std::uint32_t>(scratch.size()))];
}

inline State view_for(State view, int player) {
  for (unsigned card = 0; card < kCards; ++card)
    if (view.places[card] != kOut && view.places[card] != static_cast<unsigned>(player)) view.values[card] = 0;
  return view;
}
inline State determinise(State view, base::RandomSource& random) {
  Deal unseen = shuffle_deal({}, random.next());
  for (const unsigned value : view.values)
    if (value != 0) *std::find(unseen.begin(), unseen.end(), value) = 0;
  auto next = std::remove(unseen.begin(), unseen.end(), 0u);
  for (unsigned& value : view.values)
    if (value == 0) value = *--next;
  return view;
}

inline std::uint64_t hash_of(const State& state) {
  base::Hasher hash;
  hash.add(state.turns * 2 + state.drawn);
  for (const int points : state.points) hash.add(static_cast<std::uint64_t>(points));
  for (unsigned card = 0; card < kCards; ++card) hash.add(state.values[card] * kCards + state.places[card]);
  return hash.value();
}

inline std::optional<std::string> broken_invariant(const State& state) {
  const bool whole = std::is_permutation(state.values.begin(), state.values.end(), shuffle_deal({}, 0).begin());
  return whole ? std::nullopt : std::optional<std::string>("a card is lost");
}

inline std::string to_string(const Action& action) {
  return kVerbs[static_cast<std::size_t>(action.kind)] + (action.value == 0 ? "" : ' ' + std::to_string(action.value));
}
inline base::Result<Action> read_action(const State& state, std::string_view text) {
  for (const Action& action : base::list_of<std::vector<Action>>([&](auto& out) { legal_actions(state, out); }))
    if (to_string(action) == text) return action;
  return base::Message(base::messages::not_an_action, text.substr(0, 60));
}
inline std::uint32_t pack_options(const Setup&) { return 0; }
inline std::string options_text(const Setup&) { return "players=2"; }

struct Choice {
  Action action{};
  double value = 0.5;
  std::uint64_t nodes = 1;
};
/// Plays the first legal action: lays a pair if possible, or else draws and keeps. The weakest level plays at random.
inline Choice choose(const State& view, const base::Level& level, const base::Budget&, std::uint64_t seed) {
  std::vector<Action> actions;
  base::RandomSource random(seed);
  const Action any = random_action(view, random, actions);
  return {level.nodes == 0 ? any : actions.front()};
}

struct Game {
  static constexpr int kNumber = 6;
  static constexpr std::string_view kName = "pairs";
  static constexpr std::uint64_t kMaxPlies = 1000;
  using Setup = pairs::Setup;
  using Deal = pairs::Deal;
  using State = pairs::State;
  using Action = pairs::Action;
  using ActionList = std::vector<pairs::Action>;
  using View = State;
  static State new_game(const Setup&, const Deal& deal) { return {.values = deal}; }
  static int players(const State&) { return kPlayers; }
  static int to_act(const State& state) { return static_cast<int>(state.to_act()); }
  static bool is_stopped(const State&) { return false; }
  static int round(const State& state) { return static_cast<int>(state.turns / kPlayers) + 1; }
  static bool last_round(const State& state) { return state.places[kCards - 2] != kDeck; }
  static std::optional<int> score(const State& state, int seat) { return state.points[static_cast<std::size_t>(seat)]; }
  static unsigned leaders(const State& state) { return winners(state); }
  static bool alike(const State&) { return false; }
  static base::Result<Setup> parse_options(std::string_view text) {
    return unpack_options(text.find("players=2") == text.npos);
  }
  static base::Result<Setup> unpack_options(std::uint32_t options) {
    return options == 0 ? base::Result<Setup>(Setup()) : base::messages::setup_unknown;
  }
  static std::uint64_t usual_nodes(const base::Level&) { return 1; }
};

}  // namespace pairs
