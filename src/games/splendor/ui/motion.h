// What flies over the table after an action: a function of the position before, the action, the position after and the
// time that has passed. The rules are already at "after"; motion only delays what is seen.
#pragma once

#include <vector>

#include "app/settings.h"
#include "core/rules.h"
#include "ui/splendor/layout.h"

namespace ui {

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
  float start_ms = 0, length_ms = 0;
  bool turns_over = false;  ///< a refill: shows its back first
};

/// What flies at normal speed, counted from 0 ms.
std::vector<Flight> flights_of(const splendor::GameState& before, const splendor::Action& action,
                               const splendor::GameState& after);

class Motion {
 public:
  /// An action was just made. Where nothing may move, the places that it touched are lit for a moment instead.
  void start(const splendor::GameState& before, const splendor::Action& action, const splendor::GameState& after,
             double now_ms, app::Speed speed);
  /// The action that led here, of a position that was not reached just now: only its trace.
  void trace(const splendor::GameState& before, const splendor::Action& action, const splendor::GameState& after);
  void clear() { *this = {}; }
  bool running(double now_ms) const { return !flights_.empty() && now_ms < end_ms_; }

  const std::vector<Flight>& flights() const { return flights_; }
  double started_ms() const { return start_ms_; }

  /// Places of the table that the last mover has touched, all actions of the turn together: never a player.
  bool touched(Anchor place) const;
  /// Who that was; -1 for nobody.
  int last_actor() const { return last_actor_; }
  /// Until when touched places are lit up instead of moving; long past when things may move.
  double lit_until_ms() const { return lit_until_ms_; }

  /// True while the card of this slot has not arrived yet: the slot is drawn empty.
  bool hides_slot(int slot, double now_ms) const;

 private:
  void touch(int actor, const std::vector<Flight>& flights);

  std::vector<Flight> flights_;
  double start_ms_ = 0, end_ms_ = 0;
  std::vector<Anchor> touched_;
  int last_actor_ = -1;
  double lit_until_ms_ = -1;
};

/// Speed as a factor on durations; 0: nothing moves.
float speed_factor(app::Speed speed);

}  // namespace ui
