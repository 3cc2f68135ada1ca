// What flies over the table after an action: a function of the position before, the action, the position after and the
// time that has passed. The rules are already at "after"; motion only delays what is seen.
#pragma once

#include <vector>

#include "games/splendor/rules/rules.h"
#include "ui/game_screen.h"
#include "ui/motion.h"

namespace splendor_ui {

/// A place of the table by meaning, so that a flight survives a change of layout.
struct Anchor {
  enum class Kind : std::uint8_t {
    pile,
    slot,
    deck,
    noble,  ///< also a city, by its place
    post,
    away,  ///< out of the game, from the player of that seat
    // With a player, by the seat:
    player,
    purse,  ///< tokens of the colour `what`
    bonus,  ///< cards of the colour `what`
    hand,   ///< reserved card number `what`
    tiles,  ///< nobles
  } kind;
  int index;
  int what = 0;

  bool with_player() const { return kind >= Kind::away; }

  friend bool operator==(const Anchor&, const Anchor&) = default;
};

struct Flight {
  Anchor from, to;
  splendor::CardId card = splendor::kNoCard;     ///< a card, or
  splendor::NobleId noble = splendor::kNoNoble;  ///< a noble, or
  int stronghold = -1;                           ///< a tower of that seat, or
  int emblem = -1;                               ///< the sign of that seat, for a tile that it has reached, or
  splendor::Gem gem = splendor::Gem::white;      ///< a token
  ui::Stretch time;
  bool turns_over = false;  ///< a refill: shows its back first
};

/// What flies at normal speed, beginning at `start_ms`.
std::vector<Flight> flights_of(const splendor::GameState& before, const splendor::Action& action,
                               const splendor::GameState& after, float start_ms = 0);

/// What motion makes of a place of the table.
enum class PlaceMark : std::uint8_t {
  none,
  lit,        ///< touched just now, where nothing may fly
  last_move,  ///< touched by a rival's last move
};

class Motion : public ui::MotionClock {
 public:
  /// An action was just made. Where nothing may move, the places that it touched are lit for a moment instead.
  void play(const splendor::GameState& before, const splendor::Action& action, const splendor::GameState& after,
            double now_ms, ui::Pace pace);
  /// An action that led to a position which was not reached just now: only its trace.
  void trace(const splendor::GameState& before, const splendor::Action& action, const splendor::GameState& after);
  void clear() { *this = {}; }

  const std::vector<Flight>& flights() const { return flights_; }
  /// The table as it is seen now: what has not left yet lies where it was, what has not arrived is nowhere, and whose turn it
  /// is does not change before the end. Precondition: running(now_ms).
  splendor::GameState seen(double now_ms) const;

  /// Places of the table that the last mover has touched, all actions of the turn together: never a player.
  bool touched(Anchor place) const;
  /// Who that was; -1 for nobody.
  int last_actor() const { return last_actor_; }
  /// `shows_last_move`: whoever looks on has not answered it.
  PlaceMark mark_of(Anchor place, bool shows_last_move, double now_ms) const;

 private:
  void touch(int actor, const std::vector<Flight>& flights);

  splendor::GameState before_{}, after_{};
  std::vector<Flight> flights_;
  std::vector<Anchor> touched_;
  int last_actor_ = -1;
};

// ---- See ui::TableScreen

void play(Motion& motion, const ui::Moment& moment, std::size_t index, double now_ms, ui::Pace pace);
void trace(Motion& motion, const ui::Moment& moment);

}  // namespace splendor_ui
