// The library: every game that was begun, opened or put aside is an entry of its own in storage, and the current one is
// written after each action. Nothing is deleted except by the player.
//
//   game.ID.0, game.ID.1       two slots of an entry (app/entry.h), written in turn: an interrupted write or a damaged text
//                              costs one action at most. An entry that is not being played has only one of them. A damaged
//                              text is an entry of its own before its slot is written again.
//   playing                    ID of the game to begin with
//
// Other tabs write the same storage, with or without locks. Each write checks first whether another tab has written a higher
// revision of the entry: then nothing is written, and the caller takes the later state.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/continuation.h"
#include "app/entry.h"
#include "app/host.h"
#include "app/session.h"

namespace app {

class Library {
 public:
  explicit Library(Host& host) : host_(host) {}

  // ---- The game that is played

  struct Opened {
    std::optional<Session> session;        ///< none: no such game, or it cannot be read
    std::optional<base::Message> problem;  ///< something could not be read; its text stays (see unreadable())
  };
  /// The game that was played last; what older versions stored becomes entries first.
  Opened open_last();
  /// The same for a read-only tab: nothing is written.
  Opened open_read_only();
  /// The current game as another tab has continued it; none if no tab has.
  std::optional<Session> later_state();
  /// There is such a state, or one that cannot be read: save() would be superseded.
  bool is_overtaken() const;
  /// Opens another entry. The game before keeps its own. If it cannot be read nothing changes.
  Opened open(std::string_view id);
  /// Makes a game the current one, with an entry of its own; also if it could not be stored (then stored() says why). After a
  /// save that was superseded it is the same game, which keeps its name, hints and review.
  void begin(const Session& session);

  enum class Saved : std::uint8_t { ok, refused, superseded };
  /// Writes the current game. `superseded`: another tab has continued it, open_last() gives what it stored.
  /// A game without an entry gets one; a newer text of it that is damaged becomes an entry of its own before.
  Saved save(const Session& session);
  /// Result of the last write.
  StoreResult stored() const { return stored_; }
  /// The current game is stored in its latest state.
  bool is_stored() const { return stored_ == StoreResult::ok; }
  const std::string& playing() const { return playing_; }
  /// Counts a hint given in the current game, and how many there were. Stored with every save.
  void count_hint();
  int hints() const { return entry_.hints; }
  /// The stored review of that game (app/reviewer.h); "": none, or the game has ended differently since.
  const std::string& review() const { return entry_.review; }
  void forget_review() { entry_.review.clear(); }
  /// Stores it with the game, if there is room for both.
  void keep_review(const Session& session, std::string review);

  // ---- All of them

  struct Game {
    std::string id, name;
    std::int64_t saved_s = 0;
    std::string saved_words{};  ///< the same, as the device writes dates
    std::size_t bytes = 0;      ///< in storage
    GameSpec spec{};            ///< of a game that can be read, as what follows
    std::vector<Seat> seats{};
    std::size_t length = 0;                       ///< actions up to the cursor; all of a game that is over
    bool unsent = false;                          ///< Session::unsent
    std::shared_ptr<const app::Game> position{};  ///< null: it cannot be read
    std::optional<base::Message> problem{};       ///< why

    bool readable() const { return position != nullptr; }
  };
  /// Latest first.
  const std::vector<Game>& games();
  /// There is an entry of that id, whether it can be read or not.
  bool has(std::string_view id) const { return slots(id).any(); }
  /// Of an entry that can be read.
  std::optional<GameSpec> spec_of(std::string_view id) const;
  /// nullptr: there is none. Until the next change.
  const Game* find(std::string_view id);
  /// The stored game that matches a link best.
  struct RelatedGame {
    std::string id;
    Comparison comparison;
    std::optional<Session> session;  ///< the stored game; none: no game here is related
  };
  RelatedGame related_game(const Session& link);
  /// The latest stored game of the same people on the same deal that was played otherwise than this one, by its id; "" for none.
  std::pair<std::string, GameRecord> other_line(const Session& session);
  /// For the link of a rematch: the local person's seat, found by the finished game with the same people; -1: no such game, or
  /// it is ambiguous.
  int seat_in_rematch(const Session& link);
  /// Another tab may have written: games() reads the storage again.
  void refresh() { listed_ = false; }

  /// Stores a game as an entry without making it the current one; a duplicate is not stored again.
  StoreResult put_aside(const Session& session, std::string_view name);
  /// The same for a game that storage has refused so far: what is refused again stays as an entry in the page's memory.
  StoreResult keep_refused(const Session& session, std::string_view name);
  StoreResult rename(std::string_view id, std::string_view name);
  /// Deletes an entry, not the current one. Returns its text, for restore().
  std::string remove(std::string_view id);
  /// Deletes an entry in which nothing was played, unless another tab has played in it since, it was sent or it has a name.
  void remove_unplayed(std::string_view id);
  /// Restores a deleted game under its id, or under another if a tab has stored it again since. Without room nothing of it
  /// remains; where storage is blocked it is in the page's memory, as every game is then.
  StoreResult restore(std::string_view deleted, std::string_view text);
  /// The stored text of a game, also of one that cannot be read.
  std::string text_of(std::string_view id);
  std::string text_of_all();

  struct Imported {
    int added = 0, known = 0, refused = 0;
    std::optional<base::Message> problem;  ///< of the first that was refused
    std::string last_id;                   ///< of the last that was added, or was there already
    int not_stored = 0;                    ///< that can be read, but storage has refused them: nothing of them remains
    StoreResult stored = StoreResult::ok;  ///< why
    std::optional<Session> last_not_stored;
  };
  /// Imports the games of a file. Duplicates are not stored again.
  Imported import(std::string_view text);

  /// Candidates for deletion when storage is full: finished games, oldest first, never the current one.
  std::vector<Game> finished();

 private:
  struct Slots {
    std::optional<std::string> text[2];
    bool any() const { return text[0] || text[1]; }
  };
  struct Read {
    std::optional<Session> session;
    Entry entry;
    std::string text;  ///< the stored text, which another version may have written differently
    std::size_t slot = 0;
    std::optional<base::Message> problem;
  };

  Slots slots(std::string_view id) const;
  std::size_t newest(std::string_view id, const Slots& both) const;
  bool overtaken(std::string_view text) const;
  Read read(std::string_view id) const;
  Opened play(std::string_view id);
  void follow(std::string_view id, const Read& found);
  void leave();
  Saved write_next(Entry next);
  bool put_damaged_aside();
  StoreResult point_here();
  StoreResult write(std::string_view id, std::size_t slot, std::string_view text);
  std::string new_id();
  std::vector<std::string> ids() const;
  /// What is stored: ids[i] is the entry whose newer text that is whole holds texts[i]. Nothing is played through.
  struct Saves {
    std::vector<std::string> texts, ids;
    /// The entry with this save, any but one; "" when there is none.
    std::string find(std::string_view save, std::string_view but = {}) const;
  };
  Saves saves() const;
  /// Of a game that has no entry yet.
  Entry first_entry(const Session& session, std::string_view name) const;
  /// Stores a new entry that is not current; if refused, nothing of it remains.
  StoreResult add(std::string_view text, std::string& id);
  Game facts(const std::string& id) const;
  /// Turns what versions before the library stored into entries; says what could not be read.
  std::optional<base::Message> adopt_old_storage();

  Host& host_;
  std::string playing_;
  Entry entry_;                ///< of the current game, with the revision that was read or written last
  std::string text_;           ///< what was read or written then, verbatim
  std::string refused_text_;   ///< what storage has refused last: the host has it in memory, and no other tab does
  std::size_t next_slot_ = 0;  ///< of it
  /// What stands in that slot: newer than what is played, but damaged. It is put aside before the slot is written.
  std::optional<std::string> damaged_;
  bool goes_apart_ = false;  ///< the last save was superseded
  StoreResult stored_ = StoreResult::ok;
  StoreResult refusal_ = StoreResult::full;  ///< the last one
  std::vector<Game> games_;
  bool listed_ = false;
};

}  // namespace app
