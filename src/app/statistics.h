// What was played to its end on this device, whichever game it was: one line for each game, and the sums that a player
// wants to see. A deal counts once for the same players, when it first comes to its end: neither undo nor another try at
// known cards mends a result.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/entry.h"
#include "app/session.h"

namespace app {

/// A game that came to its end.
struct FinishedGame {
  struct Place {
    Seat seat;
    bool won = false;          ///< also when shared
    std::optional<int> score;  ///< none where the game has no points
    friend bool operator==(const Place&, const Place&) = default;
  };

  GameSpec spec;
  int rounds = 0;             ///< 1 .. kMaxActions
  int hints = 0;              ///< 0 .. kMostHints: decisions for which one was looked at
  std::vector<Place> places;  ///< by seat

  friend bool operator==(const FinishedGame&, const FinishedGame&) = default;
};

/// Precondition: the session's position is over and something was played.
FinishedGame finished_game(const Session& session, int hints = 0);

struct Tally {
  int played = 0, won = 0;
  friend bool operator==(const Tally&, const Tally&) = default;
};

/// The sums over the games of one kind.
struct Summary {
  /// Games of one person against computers; one against computers of several levels is under the strongest.
  Tally alone;
  std::array<Tally, base::kLevels.size()> against{};
  int streak = 0, best_streak = 0;   ///< games alone won one after the other, up to the last one and ever
  std::optional<int> best_score;     ///< in a game alone, won or lost
  std::optional<int> fewest_rounds;  ///< of a game alone that was won
  int hints = 0;                     ///< in all games, alone and together

  /// Games among several persons, by their names as typed; who has none is left out. Most wins first.
  struct Person {
    std::string name;
    Tally tally;
  };
  int together = 0;
  std::vector<Person> people;
};

class Statistics {
 public:
  /// The oldest are forgotten beyond this.
  static constexpr std::size_t kMost = 2000;

  /// False when it does not count: nobody but computers played, or these players have finished this deal before.
  bool add(FinishedGame game);

  /// Oldest first.
  const std::vector<FinishedGame>& games() const { return games_; }
  Summary summary(GameKind kind) const;

  /// One line for each game:
  ///   deal link, rounds, then for each seat "person" or a level, "won" or "lost", score or "-", and the name if there
  ///   is one; between them tabs, within a seat spaces. `s=1029-030J-6H81-0<tab>27<tab>person won 16 Anna<tab>easy lost 12`
  /// At the end `hints` and their number, where there were some.
  std::string text() const;
  /// Lines that it does not understand, of a later version perhaps, come out of text() again, first.
  static Statistics read(std::string_view text);

 private:
  std::vector<FinishedGame> games_;
  std::vector<std::string> foreign_;
};

}  // namespace app
