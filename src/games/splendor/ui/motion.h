// Animation after an action: a function of the position before, the action, the position after and the elapsed time. The
// rules are already at "after"; motion only delays what is seen.
#pragma once

#include <vector>

#include "games/splendor/rules/rules.h"
#include "ui/game_screen.h"
#include "ui/motion.h"

namespace splendor_ui {

/// A logical place of the table, so that a flight survives a change of layout.
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
    tower,  ///< strongholds in hand
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
  ui::TimeSpan time;
  bool turns_over = false;  ///< a refill: shows its back first
  bool put_back = false;    ///< one of two drawn cards: the other one goes back into the deck
};

/// What flies at normal speed, beginning at `start_ms`.
std::vector<Flight> flights_of(const splendor::GameState& before, const splendor::Action& action,
                               const splendor::GameState& after, float start_ms = 0);

class Motion : public ui::MotionClock {
 public:
  /// Starts the animation of an action. If animations are off, the places that it touched are highlighted for a moment instead.
  void play(const splendor::GameState& before, const splendor::Action& action, const splendor::GameState& after,
            double now_ms, ui::Pace pace);
  /// Marks the last action of a position that is shown without animation.
  void trace(const splendor::GameState& before, const splendor::Action& action, const splendor::GameState& after);
  void clear() { *this = {}; }

  const std::vector<Flight>& flights() const { return flights_; }
  /// The state to show now: pieces that have not left are where they were, pieces in flight are nowhere, and the turn does not
  /// change before the end. Precondition: running(now_ms).
  splendor::GameState seen(double now_ms) const;

  /// Bit i: the city at place i is fulfilled, and its sign is still on its way.
  unsigned cities_due(double now_ms) const;

  /// The last mover's seat; -1 for none.
  int last_actor() const { return last_actor_; }
  /// The seat that has marked a place of the table; -1: none, or a place of a player. Marked are what rivals touched since the viewer's own last turn if `shows_rivals` (the
  /// viewer has not answered yet), and for a moment what anybody touched just now while animations are off. A card that has come
  /// since where another was touched belongs to nobody: it has no mark of a rival.
  int mark_of(Anchor place, int viewer, bool shows_rivals, double now_ms) const;

 private:
  /// A place that a seat touched; each turn begins with the seat itself as a place.
  struct Touched {
    Anchor place;
    int seat;
    bool replaced = false;  ///< by what came there from a deck
  };
  void touch(int actor, const std::vector<Flight>& flights);

  splendor::GameState before_{}, after_{};
  std::vector<Flight> flights_;
  std::vector<Touched> touched_;  ///< in order, of one turn of each seat at the most
  int last_actor_ = -1;
};

// ---- See ui::TableScreen

void play(Motion& motion, const ui::Moment& moment, std::size_t index, double now_ms, ui::Pace pace);
void trace(Motion& motion, const ui::Moment& moment);

}  // namespace splendor_ui
