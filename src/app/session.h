// The mid-end: one game with its players and its whole history, which it alone owns. The frontend asks it what is possible
// and requests actions; it never edits a position. Undo moves a cursor over recorded positions.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/game.h"

namespace app {

/// Who sits at a seat. Levels are those of base::find_level.
struct Seat {
  std::string name;   ///< as typed, at most kMaxNameBytes of UTF-8; "" shows a default in the player's language
  std::string level;  ///< "" for a person
  bool far = false;   ///< a person who plays on another device, by links
  /// Of a computer: base::Level::style, one that its game has.
  std::uint8_t style = 0;

  bool person() const { return level.empty(); }
  bool here() const { return person() && !far; }
  friend bool operator==(const Seat&, const Seat&) = default;
};
inline constexpr std::size_t kMaxNameBytes = 64;

/// A computer's seat as saves, statistics and the worker name it: base::level_text(), and back; none where it is not one.
std::string computer_text(const Seat& seat);
std::optional<Seat> read_computer(std::string_view text);

/// The name as valid UTF-8 on one line, at most kMaxNameBytes long; safe for storage, the canvas and the mirror.
std::string clean_name(std::string_view name);

/// A game by links: somebody plays on another device.
bool by_links(const std::vector<Seat>& seats);

/// A game as a list: what links, saves and the worker exchange. `actions[i]` is the index of the i-th action among the
/// legal ones of its position.
struct GameRecord {
  GameSpec spec;
  std::vector<Seat> seats;
  std::vector<std::uint16_t> actions;

  friend bool operator==(const GameRecord&, const GameRecord&) = default;
};

class Session {
 public:
  /// Starts, and replays `record.actions`; every one is checked. The cursor stands at the end.
  static base::Result<Session> open(const GameRecord& record);

  const GameSpec& spec() const { return record_.spec; }
  const std::vector<Seat>& seats() const { return record_.seats; }

  /// Number of actions up to what is shown, and in all (more after an undo).
  std::size_t cursor() const { return cursor_; }
  std::size_t length() const { return record_.actions.size(); }

  const Game& position() const { return *positions_[cursor_]; }
  /// The same, to be kept when the session is gone.
  std::shared_ptr<const Game> shared_position() const { return positions_[cursor_]; }
  /// Precondition: index <= length().
  const Game& position(std::size_t index) const { return *positions_[index]; }
  /// Text of the action that leads from position(index) to position(index + 1). Precondition: index < length().
  std::string action_text(std::size_t index) const;
  /// Seat that made it.
  int actor(std::size_t index) const { return positions_[index]->to_act(); }

  /// The game was played to its end, wherever the cursor is.
  bool over() const { return positions_.back()->over(); }

  /// Plays a legal action; undone actions are dropped, until undo() comes back to here (see forget_later()).
  /// Precondition: 0 <= index < position().legal_count().
  void play(int index);
  /// The same by text.
  base::Result<int> play(std::string_view action);

  /// Cuts the game at the cursor. The later actions come back when undo() returns to this point, unless more than one decision
  /// was made since, which would then be lost.
  void forget_later();
  /// Decisions of persons after the cursor; of anybody where no person plays.
  int later_decisions() const { return decisions_from(cursor_); }

  /// There is an earlier decision to go back to: of a person here, or of anybody if nobody here plays. Not to before a
  /// computer's opening move: it would only play it again.
  bool can_undo() const;
  bool can_redo() const { return cursor_ < length(); }
  /// Back to the last decision of a person here; one action back where nobody here plays. Precondition: can_undo().
  void undo();
  /// On to the next decision of a person here, or to the end; one action where nobody here plays. Where undo() took back an
  /// action that had replaced others, that action is played again, and undo() brings the others back once more.
  /// Precondition: can_redo().
  void redo();
  /// Precondition: index <= length().
  void go_to(std::size_t index) { cursor_ = index; }

  /// Here, not far away.
  bool person_to_act() const { return here_at(cursor_); }
  /// Seat of the computer player that is to move; nullopt when a person is, or when the game is over.
  std::optional<int> computer_to_act() const;
  /// The same of a person who is far away.
  std::optional<int> far_to_act() const;

  /// The others have the game up to the cursor, by a link sent or received.
  void mark_sent();
  /// Of a game by links: the number of actions that others have; nullopt: not even its beginning.
  const std::optional<std::size_t>& sent() const { return sent_; }
  /// Something would be lost with it: it was played, sent, or begun from a position that somebody set up.
  bool matters() const { return length() > 0 || sent_ || !spec().position.empty(); }
  /// In a game by links: there are actions that the others do not have yet.
  bool unsent() const { return by_links(seats()) && (!sent_ || *sent_ < length()); }
  /// The others have actions after the cursor, and may continue from there.
  bool sent_beyond() const { return sent_ && *sent_ > cursor_; }

  /// The game up to the cursor.
  GameRecord record_to_cursor() const;
  /// The whole game.
  const GameRecord& record() const { return record_; }

 private:
  Session() = default;
  const Seat* seat_at(std::size_t index) const;
  bool has_here() const;
  /// A person here acts at position(index).
  bool here_at(std::size_t index) const;
  int decisions_from(std::size_t index) const;

  GameRecord record_;
  std::vector<std::shared_ptr<const Game>> positions_;  ///< one more than actions
  std::size_t cursor_ = 0;
  std::optional<std::size_t> sent_;

  /// Actions that were cut off when the game took another line.
  struct Line {
    std::size_t from;
    std::vector<std::uint16_t> actions;
    std::vector<std::shared_ptr<const Game>> positions;
    std::optional<std::size_t> sent;
  };
  Line cut(std::size_t from);
  /// Precondition: length() == line.from.
  void append(const Line& line);

  /// The latest forgotten line takes the place of what has replaced it, unless that is more than one decision.
  void bring_back();

  // In memory only, not part of saves and links. Of each the last one belongs to the record as it is, the one before to the record
  // with that one in it, and so on.
  std::vector<Line> forgotten_;   ///< what was replaced, for undo()
  std::vector<Line> taken_back_;  ///< what had replaced it, for redo(); empty: go on along the record
};

}  // namespace app
