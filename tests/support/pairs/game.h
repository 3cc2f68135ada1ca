// Pairs, a game that exists only here: the proof that a game joins by its folder and one row (CMakeLists.txt). Twelve cards,
// four each of 1, 2 and 3; both players hold two, hidden from the other. On your turn lay a pair, which is worth its number;
// or draw, and then keep everything or discard a card. The game is over when the deck is. engine/rules.h says what each
// function means.
#pragma once

#include <array>
#include <cstring>
#include <numeric>
#include <vector>

#include "base/hash.h"
#include "base/level.h"
#include "base/messages.h"
#include "base/random.h"
#include "base/words.h"

namespace pairs {

inline constexpr int kCards = 12, kCopies = 4, kPlayers = 2;
using Deck = std::array<int, kCards>;
using Cards = std::array<int, 4>;  ///< how many of each value; at 0 those that the viewer does not know

struct Setup {};
struct Deal {
  Deck deck{};  ///< the top first
};

struct State {
  int drawn = 0;  ///< 1: a card was drawn and the turn goes on
  int to_act = 0, turns = 0, top = 2 * kPlayers;
  Deck deck{};
  std::array<Cards, kPlayers> hands{};
  std::array<int, kPlayers> points{};
  Cards out{};  ///< laid and discarded
  friend bool operator==(const State&, const State&) = default;
};

enum class Kind { lay, draw, keep, discard };
inline constexpr std::array<const char*, 4> kVerbs{"lay", "draw", "keep", "discard"};
inline constexpr Cards kCardsOf{2, 0, 0, 1};  ///< that an action takes out of the hand

struct Action {
  Kind kind = Kind::draw;
  int value = 0;
  friend bool operator==(const Action&, const Action&) = default;
};
using ActionList = std::vector<Action>;

struct View {
  State shown{};
};

inline bool starts_ply(const State& state) { return state.drawn == 0; }
inline bool is_terminal(const State& state) { return starts_ply(state) && state.top == kCards; }

inline Deal shuffle_deal(const Setup&, std::uint64_t seed) {
  Deal deal;
  for (std::size_t i = 0; i < kCards; ++i) deal.deck[i] = static_cast<int>(i) / kCopies + 1;
  base::RandomSource(seed).shuffle(deal.deck, kCards);
  return deal;
}

inline State new_game(const Setup&, const Deal& deal) {
  State state{.deck = deal.deck};
  for (std::size_t i = 0; i < 2 * kPlayers; ++i) ++state.hands[i / 2][static_cast<std::size_t>(deal.deck[i])];
  return state;
}
inline State new_game(const Setup& setup, std::uint64_t seed) { return new_game(setup, shuffle_deal(setup, seed)); }

/// There is one reason only: not now.
inline std::optional<bool> why_illegal(const State& state, const Action& action) {
  const int cards = kCardsOf[static_cast<std::size_t>(action.kind)];
  const bool now = !is_terminal(state) && (action.kind > Kind::draw) == (state.drawn == 1);
  const Cards& hand = state.hands[static_cast<std::size_t>(state.to_act)];
  const bool held = (action.value != 0) == (cards != 0) && hand[static_cast<std::size_t>(action.value)] >= cards;
  return now && held ? std::nullopt : std::optional(true);
}

inline void legal_actions(const State& state, ActionList& out) {
  out.clear();
  for (const Kind kind : {Kind::lay, Kind::draw, Kind::keep, Kind::discard})
    for (int value = 0; value <= 3; ++value)
      if (!why_illegal(state, {kind, value})) out.push_back({kind, value});
}

inline void apply(State& state, const Action& action) {
  const auto seat = static_cast<std::size_t>(state.to_act), value = static_cast<std::size_t>(action.value);
  const int cards = kCardsOf[static_cast<std::size_t>(action.kind)];
  state.hands[seat][value] -= cards;
  state.out[value] += cards;
  state.drawn = action.kind == Kind::draw;
  if (action.kind == Kind::lay) state.points[seat] += action.value;
  if (state.drawn == 1) {
    const int card = state.deck[static_cast<std::size_t>(state.top++)];
    ++state.hands[seat][static_cast<std::size_t>(card)];
  } else {
    state.to_act = (state.to_act + 1) % kPlayers;
    ++state.turns;
  }
}

inline unsigned winners(const State& state) {
  const auto [ada, ben] = state.points;
  return ada > ben ? 1u : ada < ben ? 2u : 3u;
}

inline Action random_action(const State& state, base::RandomSource& random, ActionList& scratch) {
  legal_actions(state, scratch);
  return scratch[random.below(static_cast<std::uint32_t>(scratch.size()))];
}

inline View view_for(const State& state, int player) {
  View view{state};
  view.shown.deck.fill(0);
  Cards& other = view.shown.hands[static_cast<std::size_t>(1 - player)];
  other = {other[1] + other[2] + other[3]};
  return view;
}

inline State determinise(const View& view, base::RandomSource& random) {
  State state = view.shown;
  std::vector<int> unseen;
  for (std::size_t value = 1; value <= 3; ++value) {
    const int seen = state.out[value] + state.hands[0][value] + state.hands[1][value];
    unseen.insert(unseen.end(), static_cast<std::size_t>(kCopies - seen), static_cast<int>(value));
  }
  random.shuffle(unseen, unseen.size());
  for (Cards& hand : state.hands)
    for (; hand[0] > 0; --hand[0], unseen.pop_back()) ++hand[static_cast<std::size_t>(unseen.back())];
  std::copy(unseen.begin(), unseen.end(), state.deck.begin() + state.top);
  return state;
}

inline std::uint64_t hash_of(const State& state) {
  std::array<int, sizeof(State) / sizeof(int)> numbers{};
  std::memcpy(numbers.data(), &state, sizeof(State));
  base::Hasher hash;
  for (const int number : numbers) hash.add(static_cast<std::uint64_t>(number));
  return hash.value();
}

inline std::optional<std::string> broken_invariant(const State& state) {
  int cards = kCards - state.top;
  for (const Cards& some : {state.hands[0], state.hands[1], state.out})
    cards += std::accumulate(some.begin(), some.end(), 0);
  return cards == kCards ? std::nullopt : std::optional<std::string>("a card is lost");
}

inline std::string to_string(const Action& action) {
  const std::string verb(kVerbs[static_cast<std::size_t>(action.kind)]);
  return action.value == 0 ? verb : verb + ' ' + std::to_string(action.value);
}
inline base::Result<Action> read_action(const State& state, std::string_view text) {
  ActionList actions;
  legal_actions(state, actions);
  for (const Action& action : actions)
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
/// Lays what it can, or else draws and keeps: the first action. The weakest level does anything.
inline Choice choose(const View& view, const base::Level& level, std::uint64_t, std::uint64_t seed) {
  ActionList actions;
  base::RandomSource random(seed);
  const Action any = random_action(view.shown, random, actions);
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
  using ActionList = pairs::ActionList;
  using View = pairs::View;
  static State new_game(const Setup& setup, const Deal& deal) { return pairs::new_game(setup, deal); }
  static int players(const State&) { return kPlayers; }
  static int to_act(const State& state) { return state.to_act; }
  static bool is_stopped(const State&) { return false; }
  static int round(const State& state) { return state.turns / kPlayers + 1; }
  static bool last_round(const State& state) { return state.top + 1 == kCards; }
  static std::optional<int> score(const State& state, int seat) { return state.points[static_cast<std::size_t>(seat)]; }
  static unsigned leaders(const State& state) { return winners(state); }
  static bool alike(const State&) { return false; }
  static base::Result<Setup> unpack_options(std::uint32_t options) {
    return options == 0 ? base::Result<Setup>(Setup()) : base::messages::setup_unknown;
  }
  static base::Result<Setup> parse_options(std::string_view text) {
    return unpack_options(text.find("players=2") == std::string_view::npos ? 1 : 0);
  }
  static std::uint64_t usual_nodes(const base::Level&) { return 1; }
};

}  // namespace pairs
