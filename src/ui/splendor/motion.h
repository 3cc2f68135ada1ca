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

class Motion {
 public:
  void start(const splendor::GameState& before, const splendor::Action& action, const splendor::GameState& after,
             double now_ms, app::Speed speed);
  void clear() { flights_.clear(); }
  bool running(double now_ms) const { return !flights_.empty() && now_ms < end_ms_; }

  const std::vector<Flight>& flights() const { return flights_; }
  double started_ms() const { return start_ms_; }

  /// True while the card of this slot has not arrived yet: the slot is drawn empty.
  bool hides_slot(int slot, double now_ms) const;

 private:
  std::vector<Flight> flights_;
  double start_ms_ = 0, end_ms_ = 0;
};

/// Speed as a factor on durations; 0: nothing moves.
float speed_factor(app::Speed speed);

}  // namespace ui
