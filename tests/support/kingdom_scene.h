// Positions for rule tests of Kingdom of Splendor, made by hand from a new game: tokens, tiles and pawns are moved, so
// that everything stays exactly once somewhere. The stack begins in the order of its ids (mushroom-1, mushroom-2 ..), the
// village tiles in the order tornado, treasure, treasure, drought, drought, thief, thief. Everything is named in the text
// notation.
#pragma once

#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/kingdom/record/notation.h"
#include "games/kingdom/rules/deal.h"
#include "games/kingdom/rules/rules.h"
#include "support/check.h"

namespace kingdom {

enum class With { nothing, mysteries };

class Scene {
 public:
  /// `"A1.a A3.b"` or `"A1.a A2.b A3.b"`.
  explicit Scene(int players, std::string_view sides = "A1.a A3.a", With with = With::nothing);

  /// The seat gets these from the supply; a treasure comes from a village whose tile is turned.
  Scene& purse(int seat, std::string_view letters);
  /// Tiles of the seat, from the stack or the marketplace; face up, or used.
  Scene& tiles(int seat, std::string_view names);
  Scene& used(int seat, std::string_view names);
  Scene& at(int seat, std::string_view space);
  /// The seat is at the palace already, with the medal of its number + 1.
  Scene& arrived(int seat);

  /// This tile lies on the village, in exchange for its own; turned already, or not.
  Scene& village(std::string_view space, std::string_view effect);
  Scene& turned(std::string_view space);
  /// The seat holds the gem, from a village whose tile is turned.
  Scene& gem(int seat);

  /// These are the next tiles of the stack.
  Scene& top(std::string_view names);
  /// All but the top `left` of the stack belong to the last traveller, face down.
  Scene& drain(int left = 0);
  /// The marketplace is these, and no others.
  Scene& market(std::string_view names);

  /// It is this seat's turn; it began with seat 0.
  Scene& turn(int seat);

  GameState build() const;

 private:
  Traveller& traveller(int seat) { return state_.travellers[static_cast<std::size_t>(seat)]; }
  void take_out(TileId tile);
  std::size_t village_with(Effect effect) const;

  GameState state_;
};

/// Plays decisions that have to be legal, with every invariant.
GameState after(GameState state, std::initializer_list<std::string_view> actions);

/// Why a decision, written with its payment, is not allowed; nullopt when it is.
std::optional<Illegal> refusal(const GameState& state, std::string_view text);

/// The legal decisions that begin with `verb`, in their order: `"collect mm, collect y"`.
std::string options(const GameState& state, std::string_view verb = "");

/// `"water-1 water-3"`, `-` for none.
std::string names(TileSet tiles);

/// Id of the space where a seat stands.
std::string space_of(const GameState& state, int seat);

/// Every setup of a game: counts, boards, Mysteries; all sides given, or all left to chance.
std::vector<Setup> every_setup();

}  // namespace kingdom
