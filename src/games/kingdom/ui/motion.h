// What moves over the map after an action: a function of the position before, the action, the position after and the time
// that has passed. The rules are already at "after"; motion only delays what is seen. First tokens fly, then the pawn
// walks, then what the place brings is turned over.
#pragma once

#include <vector>

#include "games/kingdom/rules/rules.h"
#include "ui/game_screen.h"
#include "ui/motion.h"

namespace kingdom_ui {

/// A place of the table by meaning, so that a flight survives a change of layout.
struct Anchor {
  enum class Kind : std::uint8_t { supply, traveller, stack, market, box } kind;
  int index = 0;  ///< token kind, seat, place of the marketplace
  friend bool operator==(const Anchor&, const Anchor&) = default;
};

struct Flight {
  Anchor from, to;
  kingdom::Token token = kingdom::Token::mushroom;  ///< a token, or
  kingdom::TileId tile = kingdom::kNoTile;          ///< a city tile
  bool turns_over = false;                          ///< shows its back first
  ui::Stretch time;
};

class Motion : public ui::MotionClock {
 public:
  /// An action was just made. Where nothing may move, what it touched is lit for a moment instead.
  void play(const kingdom::GameState& before, const kingdom::Action& action, const kingdom::GameState& after,
            double now_ms, app::Speed speed);
  void clear() { *this = {}; }

  const std::vector<Flight>& flights() const { return flights_; }
  const ui::Stretch& walk() const { return walk_; }  ///< of seat() along road()
  int seat() const { return before_.to_act; }
  kingdom::RoadId road() const { return action_.road; }
  const kingdom::GameState& before() const { return before_; }

  bool lights(kingdom::SpaceId space, double now_ms) const;
  bool lights(kingdom::Token token, double now_ms) const;
  /// What comes to this place of the marketplace is still on its way.
  bool awaited(int market, double now_ms) const;
  /// How far the gates are closed, 0 .. 1, when they are closed in the end.
  float closed(double now_ms) const;
  /// How far the tile of a village is turned, which was just found and is held up for all to see; none: no such tile.
  std::optional<float> held_up(std::size_t village, double now_ms) const;
  /// Tiles of a seat that turn face up, all together; how far they have, 0 .. 1.
  kingdom::TileSet turning(int seat, double now_ms) const;
  float turned(double now_ms) const { return turning_.share(elapsed(now_ms)); }
  /// A traveller as seen now: what still flies to them has not arrived, what they paid is gone.
  kingdom::Traveller seen(const kingdom::Traveller& after, int seat, double now_ms) const;

 private:
  kingdom::GameState before_{};
  kingdom::Action action_{};
  kingdom::Tokens supply_{};    ///< after the action
  std::uint8_t flipped_ = 0;    ///< by the action
  kingdom::TileSet turned_up_;  ///< of the actor, by the action
  std::vector<Flight> flights_;
  ui::Stretch walk_, flip_, gates_, turning_;
  float tokens_there_ms_ = 0, tile_there_ms_ = 0;
};

/// The position has changed from `before` actions to the session's cursor; one step further is animated.
void follow(Motion& motion, const ui::Moment& moment, std::size_t before, double now_ms, app::Speed speed);

}  // namespace kingdom_ui
