// Finished games on this device, of every kind: one line for each game, and the totals shown to the player. A deal counts
// once for the same players, when it first comes to its end: neither undo nor another try at known cards changes a result.
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

    // Absent in records of older versions.
    std::string opening{};          ///< what was taken first, in the letters of the game's notation; "": not known
    int honour = 0;                 ///< the round of the first honour (GameRow::honour); 0: none, or not known
    std::optional<int> accuracy{};  ///< from a review, 0 .. 100
    friend bool operator==(const Place&, const Place&) = default;
  };

  GameSpec spec;
  int rounds = 0;                    ///< 1 .. kMaxActions
  int hints = 0;                     ///< 0 .. kMostHints: how many were given
  std::vector<Place> places;         ///< by seat
  std::vector<std::string> other{};  ///< fields of a later version

  friend bool operator==(const FinishedGame&, const FinishedGame&) = default;
};

/// Precondition: the game is over, whatever moment is shown.
FinishedGame finished_game(const Session& session, int hints = 0);

struct Tally {
  int played = 0, won = 0;
  friend bool operator==(const Tally&, const Tally&) = default;
};

/// Progress on the ladder of strengths against computers of one style, in games alone against them.
struct LadderProgress {
  std::array<bool, base::kLadder.size()> beaten{};  ///< by strength, from the lowest
  struct OfSetup {
    GameSpec spec;  ///< the seed means nothing
    std::size_t highest = 0;
  };
  std::vector<OfSetup> setups{};  ///< with a victory, the highest strength first

  /// The highest strength beaten, 1 .. kLadder.size(); 0: none.
  std::size_t highest() const;
};
/// By style; 0 is who has none.
using Ladder = std::array<LadderProgress, base::kMostStyles + 1>;

/// The sums over the games of one kind.
struct Summary {
  /// Games of one person against computers; against several computers it counts for the strongest: under its style, or its
  /// level if it has none.
  Tally alone;
  std::array<Tally, base::kLevels.size()> against{};
  std::array<Tally, base::kMostStyles + 1> characters{};
  int streak = 0, best_streak = 0;   ///< games alone won in a row: now, and the most ever
  std::optional<int> best_score;     ///< in a game alone, won or lost
  std::optional<int> fewest_rounds;  ///< of a game alone that was won

  /// Games among several persons, by their names as typed; who has none is left out. Most wins first.
  struct Person {
    std::string name;
    Tally tally;
  };
  int together = 0;
  std::vector<Person> people;

  /// Games alone by their set-up, the one played most first. The seed means nothing.
  struct OfSetup {
    GameSpec spec;
    Tally tally;
  };
  std::vector<OfSetup> setups;
  std::vector<int> lengths;  ///< rounds of every game, the shortest first
  /// What persons took first, by its letters, the one taken most first.
  struct Opening {
    std::string taken;
    Tally tally;
  };
  std::vector<Opening> openings;
  std::optional<double> honour;  ///< the round of a person's first honour, on average
  std::vector<int> accuracy;  ///< of each game that was looked at again, oldest first: that of the persons on average
  int hints = 0;              ///< in all games
  /// Games by how many hints were given in them, in classes that begin with kHintClasses.
  static constexpr std::array kHintClasses{0, 1, 3, 6};
  std::array<int, kHintClasses.size()> hinted{};
};

class Statistics {
 public:
  /// Beyond this the oldest are dropped.
  static constexpr std::size_t kMost = 2000;

  /// False if it does not count: only computers played, or these players have finished this deal before.
  bool add(FinishedGame game);
  /// Adds the players' accuracy, once a game and only for the counted attempt. False if there is nothing new.
  bool add_accuracy(const FinishedGame& reviewed);
  /// Merges games from a file, the latest for which there is room; they are placed before ours. For a game that is known, our
  /// result stays. Returns how many were new.
  int take(const Statistics& others);

  /// Oldest first.
  const std::vector<FinishedGame>& games() const { return games_; }
  Summary summary(GameKind kind) const;
  /// A game alone that was won has beaten every computer in it.
  Ladder ladder(GameKind kind) const;

  /// One line for each game:
  ///   deal link, rounds, then for each seat "person" or a level, "won" or "lost", score or "-", and the name if there
  ///   is one; between them tabs, within a seat spaces. `s=1029-030J-6H81-0<tab>27<tab>person won 16 Anna<tab>easy lost 12`
  /// and, if there are further details, a second one: `more`, deal link, who played, then the details, seat by seat:
  ///   `more<tab>s=1029-030J-6H81-0<tab>person easy<tab>hints 3<tab>opening wbg -<tab>honour 14 -<tab>accuracy 87 -`
  std::string text() const;
  /// Versions that do not know the second line keep it unread. Lines and fields that this version does not understand, perhaps of a
  /// later one, come out of text() again.
  static Statistics read(std::string_view text);

  /// The same as a sealed file, or a part of one (sealed.h).
  std::string file_text() const;
  /// The error is a sentence for a player.
  static base::Result<Statistics> read_file(std::string_view text);

 private:
  std::vector<FinishedGame> games_;
  std::vector<std::string> foreign_;
};

/// The part of a file that is statistics; empty if there is none.
std::string_view statistics_in(std::string_view file);

}  // namespace app
