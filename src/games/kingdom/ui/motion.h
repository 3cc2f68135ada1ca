// What moves over the map after an action: a function of the position before, the action, the position after and the time
// that has passed. The rules are already at "after"; motion only delays what is seen. First tokens fly, then the pawn
// walks, then what the place brings is turned over.
#pragma once

#include <vector>

#include "app/settings.h"
#include "games/kingdom/rules/rules.h"
#include "ui/motion.h"

namespace kingdom_ui {

using ui::Stretch;

/// A place of the table by meaning, so that a flight survives a change of layout.
struct Anchor {
  enum class Kind : std::uint8_t { supply, purse, tiles, stack, market, box } kind;
  int index = 0;  ///< token kind, seat, place of the marketplace
};

struct Flight {
  Anchor from, to;
  kingdom::Token token = kingdom::Token::mushroom;  ///< a token, or
  kingdom::TileId tile = kingdom::kNoTile;          ///< a city tile
  bool turns_over = false;                          ///< shows its back first
  float start_ms = 0, length_ms = 0;
};

class Motion {
 public:
  void start(const kingdom::GameState& before, const kingdom::Action& action, const kingdom::GameState& after,
             double now_ms, app::Speed speed);
  void clear() { end_ms_ = start_ms_, lit_until_ms_ = -1; }
  bool running(double now_ms) const { return now_ms < end_ms_; }
  /// Milliseconds since it began.
  float elapsed(double now_ms) const { return static_cast<float>(now_ms - start_ms_); }

  const std::vector<Flight>& flights() const { return flights_; }
  const Stretch& walk() const { return walk_; }        ///< of seat() along road()
  const Stretch& flip() const { return flip_; }        ///< the village tile below the pawn; shown a while after it
  const Stretch& gates() const { return gates_; }      ///< they close
  const Stretch& turning() const { return turning_; }  ///< the actor's own tiles turn face up
  int seat() const { return before_.to_act; }
  kingdom::RoadId road() const { return action_.road; }
  const kingdom::GameState& before() const { return before_; }

  /// Where nothing may move, what the action touched is lit for a moment instead, until then.
  double lit_until_ms() const { return lit_until_ms_; }
  bool lights(kingdom::SpaceId space, double now_ms) const;
  bool lights(kingdom::Token token, double now_ms) const;

  /// A traveller as seen now: what still flies to them has not arrived, what they paid is gone.
  kingdom::Traveller seen(const kingdom::Traveller& after, int seat, double now_ms) const;

 private:
  kingdom::GameState before_{};
  kingdom::Action action_{};
  std::vector<Flight> flights_;
  Stretch walk_, flip_, gates_, turning_;
  float tokens_there_ms_ = 0, tile_there_ms_ = 0;
  double start_ms_ = 0, end_ms_ = 0, lit_until_ms_ = -1;
  kingdom::Tokens supply_{};  ///< after the action
};

}  // namespace kingdom_ui
