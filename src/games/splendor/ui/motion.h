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
    player,
    noble,  ///< also a city, by its place
    post,
    away,  ///< out of the game, from the player of that seat
  } kind;
  int index;

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

/// What flies at normal speed, counted from 0 ms.
std::vector<Flight> flights_of(const splendor::GameState& before, const splendor::Action& action,
                               const splendor::GameState& after);

/// What motion makes of a place of the table.
enum class PlaceMark : std::uint8_t {
  none,
  hidden,     ///< what lies there has not arrived yet
  lit,        ///< touched just now, where nothing may fly
  last_move,  ///< touched by a rival's last move
};

class Motion : public ui::MotionClock {
 public:
  /// An action was just made. Where nothing may move, the places that it touched are lit for a moment instead.
  void play(const splendor::GameState& before, const splendor::Action& action, const splendor::GameState& after,
            double now_ms, app::Speed speed);
  /// The action that led here, of a position that was not reached just now: only its trace.
  void trace(const splendor::GameState& before, const splendor::Action& action, const splendor::GameState& after);
  void clear() { *this = {}; }

  const std::vector<Flight>& flights() const { return flights_; }

  /// Places of the table that the last mover has touched, all actions of the turn together: never a player.
  bool touched(Anchor place) const;
  /// Who that was; -1 for nobody.
  int last_actor() const { return last_actor_; }
  /// `shows_last_move`: whoever looks on has not answered it.
  PlaceMark mark_of(Anchor place, bool shows_last_move, double now_ms) const;

  /// True while the card of this slot has not arrived yet: the slot is drawn empty.
  bool hides_slot(int slot, double now_ms) const;

 private:
  void touch(int actor, const std::vector<Flight>& flights);

  std::vector<Flight> flights_;
  std::vector<Anchor> touched_;
  int last_actor_ = -1;
};

/// The position has changed from `before` actions to the session's cursor; one step further is animated.
void follow(Motion& motion, const ui::Moment& moment, std::size_t before, double now_ms, app::Speed speed);

}  // namespace splendor_ui
