// Animation after an action: a function of the position before, the action, the position after and the elapsed time. The
// rules are already at "after"; motion only delays what is seen. First tokens fly, then the pawn walks, then the tiles of
// its new place turn over.
#pragma once

#include <algorithm>
#include <vector>

#include "games/kingdom/rules/rules.h"
#include "ui/game_screen.h"
#include "ui/motion.h"

namespace kingdom_ui {

/// A logical place of the table, so that a flight survives a change of layout.
struct Anchor {
  enum class Kind : std::uint8_t { supply, traveller, stack, market, box, space } kind;
  int index = 0;  ///< token kind, seat, place of the marketplace, SpaceId
  friend bool operator==(const Anchor&, const Anchor&) = default;
};

struct Flight {
  Anchor from, to;
  kingdom::Token token = kingdom::Token::mushroom;  ///< a token, or
  kingdom::TileId tile = kingdom::kNoTile;          ///< a city tile
  bool turns_over = false;                          ///< shows the stack's back first
  ui::TimeSpan time;

  /// How far its side is turned away then, 1 .. 0; it shows its face below a half.
  float turned(float at_ms) const { return turns_over ? std::clamp(1 - time.share(at_ms) * 2, 0.0f, 1.0f) : 0; }
  /// The side that is seen: the tile, or its back as it lies on the stack, not that of one that is used.
  kingdom::TileId side(float at_ms) const { return turned(at_ms) < 0.5f ? tile : kingdom::kHiddenTile; }
};

class Motion : public ui::MotionClock {
 public:
  /// Starts the animation of an action. If animations are off, what it touched is highlighted for a moment instead.
  void play(const kingdom::GameState& before, const kingdom::Action& action, const kingdom::GameState& after,
            double now_ms, ui::Pace pace);
  void clear() { *this = {}; }

  const std::vector<Flight>& flights() const { return flights_; }
  const ui::TimeSpan& walk() const { return walk_; }  ///< of seat() along road()
  int seat() const { return before_.to_act; }
  kingdom::RoadId road() const { return action_.road; }
  const kingdom::GameState& before() const { return before_; }

  bool lights(kingdom::SpaceId space, double now_ms) const;
  bool lights(kingdom::Token token, double now_ms) const;
  /// How far the gates are closed, 0 .. 1, if they are closed at "after".
  float closed(double now_ms) const;
  /// How far the village tile that was just found is turned, while it is shown large; none: no such tile.
  std::optional<float> held_up(std::size_t village, double now_ms) const;
  /// Tiles of seat() that turn face up, all together; how far they have, 0 .. 1.
  kingdom::TileSet turned_up() const { return turned_up_; }
  float turned(double now_ms) const { return running(now_ms) ? turning_.share(elapsed(now_ms)) : 1; }
  /// The state to show now: pieces that have not left are where they were, pieces in flight are nowhere, what a village tile
  /// gives comes when it was seen, and the turn does not change before the end. Precondition: running(now_ms).
  kingdom::GameState seen(double now_ms) const;

 private:
  kingdom::GameState before_{}, after_{};
  kingdom::Action action_{};
  std::uint8_t flipped_ = 0;    ///< by the action
  kingdom::TileSet turned_up_;  ///< of the actor, by the action
  std::vector<Flight> flights_;
  ui::TimeSpan walk_, flip_, gates_, turning_;
  float begins_ms_ = 0, found_there_ms_ = 0, tile_there_ms_ = 0;
};

// ---- See ui::TableScreen

void play(Motion& motion, const ui::Moment& moment, std::size_t index, double now_ms, ui::Pace pace);
inline void trace(Motion& motion, const ui::Moment&) { motion.clear(); }

}  // namespace kingdom_ui
