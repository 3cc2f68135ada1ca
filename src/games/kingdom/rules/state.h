// The whole of a game at one moment, as a plain value: copying it is undo, comparing it is a test. The order of the
// stack and the faces of village tiles are part of it, so apply() needs no chance.
//
// Only the session holds a GameState. A computer player or the screen gets a view (view.h).
#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

#include "games/kingdom/rules/board.h"
#include "games/kingdom/rules/data/tiles.h"
#include "games/kingdom/rules/setup.h"
#include "games/kingdom/rules/tiles.h"

namespace kingdom {

/// Who has to decide what.
enum class Phase : std::uint8_t {
  turn,       ///< collect or move
  give_back,  ///< [kingdom.limit] tokens over eight
  tile,       ///< [kingdom.market] which city tile
  discard,    ///< [kingdom.drought] tokens over five
  thief,      ///< [kingdom.thief] which token to whom
  medal,      ///< [kingdom.palace] which medal
  over,
};

inline constexpr int kPurseLimit = 8;    ///< [kingdom.limit]
inline constexpr int kDroughtLimit = 5;  ///< [kingdom.drought]
inline constexpr int kMarketSize = 3;    ///< [kingdom.market]
inline constexpr int kMedals = 4;        ///< [kingdom.medal] all alike

struct Traveller {
  Tokens tokens;    ///< in the purse; over the limit only while a return is due
  TileSet tiles;    ///< own city tiles
  TileSet face_up;  ///< of these, the ones not used since the last city
  SpaceId space = 0;
  std::uint8_t medal = 0;  ///< 1 .. kMedals; 0: not at the palace
  bool gem = false;        ///< [kingdom.gem] holds the Queen's gem, beside the purse

  friend constexpr bool operator==(const Traveller&, const Traveller&) = default;
};

struct GameState {
  Setup setup{};  ///< drawn
  Phase phase = Phase::turn;
  std::uint8_t active = 0;  ///< seat whose turn it is
  std::uint8_t to_act = 0;  ///< seat that decides; differs from `active` in a drought and after a gift only
  bool extra_turn = false;  ///< [kingdom.village] one more turn follows what is being resolved
  bool gates_closed = false;
  std::uint16_t turns = 0;  ///< turns completed; extra turns belong to their turn
  Tokens supply{};
  std::array<Traveller, kMaxTravellers> travellers{};

  std::array<TileId, kTileCount> stack{};  ///< from `stack_top` on, the top first; kNoTile before
  std::uint8_t stack_top = 0;
  std::array<TileId, kMarketSize> market{kNoTile, kNoTile, kNoTile};
  TileSet boxed{};  ///< [kingdom.tornado] city tiles out of the game
  std::array<Effect, kMostMysteryVillages> villages{Effect::none, Effect::none, Effect::none, Effect::none,
                                                    Effect::none, Effect::none, Effect::none};
  std::uint8_t flipped = 0;  ///< bit per village of mystery_villages(setup)

  friend constexpr bool operator==(const GameState&, const GameState&) = default;

  constexpr Traveller& player() { return travellers[to_act]; }
  constexpr const Traveller& player() const { return travellers[to_act]; }
  constexpr int stack_count() const { return kTileCount - stack_top; }
};

static_assert(std::is_trivially_copyable_v<GameState>, "copying a state must stay a memcpy");

/// Last seat in turn order, to the right of the gates.
constexpr int last_seat(const Setup& setup) { return (setup.first + setup.players - 1) % setup.players; }
/// The turn of a seat in each round, from 0.
constexpr int turn_in_round(const Setup& setup, int seat) {
  return (seat - setup.first + setup.players) % setup.players;
}

constexpr int next_seat(const Setup& setup, int seat) { return seat + 1 == setup.players ? 0 : seat + 1; }

/// 1 for the first round.
constexpr int round_of(const GameState& state) { return state.turns / state.setup.players + 1; }

/// [kingdom.rounds] Automatic play stops a game after so many rounds, without winners.
inline constexpr int kMaxRounds = 300;

}  // namespace kingdom
