// The library: every game that was begun, opened or put aside is an entry of its own in storage, and the one that is played
// is written after each action. Nothing is deleted but what the player deletes.
//
//   game.ID.0, game.ID.1       two slots of an entry (app/entry.h), written in turn: a write that stops half way, or text
//                              that got damaged, costs one action at most. An entry that is not played has one of them.
//   playing                    ID of the game to begin with
//
// Other tabs write the same storage, with or without locks. Each write looks first whether the entry has gone on elsewhere
// (a higher revision): then nothing is written, and whoever plays takes the later state.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
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
    std::optional<Session> session;        ///< none: there is no such game, or it cannot be read
    std::optional<base::Message> problem;  ///< something could not be read; its text stays (see unreadable())
  };
  /// The game that was played last; what older versions stored becomes entries first.
  Opened open_last();
  /// The same to look on only: nothing is written.
  Opened look_on();
  /// What another tab has made of the game that is played here; none where it has not gone on.
  std::optional<Session> later_state();
  /// Another one. What was played keeps its entry. When it cannot be read nothing changes.
  Opened open(std::string_view id);
  /// A game becomes an entry and is the one that is played; also when it could not be stored (then stored() says why).
  void begin(const Session& session);

  enum class Saved : std::uint8_t { ok, refused, superseded };
  /// Writes the game that is played. `superseded`: another tab has played it on, open_last() gives what it stored.
  /// A game that is in no entry yet gets one.
  Saved save(const Session& session);
  /// How the last write went.
  StoreResult stored() const { return stored_; }
  /// The game that is played stands in storage as it was given last.
  bool is_stored() const { return stored_ == StoreResult::ok; }
  const std::string& playing() const { return playing_; }
  /// A hint was looked at in the game that is played, and how many have been. Kept with every save.
  void count_hint();
  int hints() const { return entry_.hints; }
  /// What a look back at that game has found (app/reviewer.h); "": there was none, or the game ended in another way since.
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
    std::size_t length = 0;                       ///< actions, to the moment shown last
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
  /// The game here to which a link belongs most closely.
  struct Kin {
    std::string id;
    Comparison comparison;
    std::optional<Session> session;  ///< as it is here; none: there is none, and the kinship is none
  };
  Kin kin_of(const Session& link);
  /// The seat of the person here in a game of a link that is new, where it follows one with the same people that is over;
  /// -1: there is none, or it cannot be told.
  int seat_in_rematch(const Session& link);
  /// Another tab wrote, or time has passed: games() reads the storage again.
  void look_again() { listed_ = false; }

  /// A game becomes an entry without being played here; one that is there already is not stored twice.
  StoreResult put_aside(const Session& session, std::string_view name);
  StoreResult rename(std::string_view id, std::string_view name);
  /// Not the one that is played. Gives its text, for restore().
  std::string remove(std::string_view id);
  /// An entry in which nothing was played goes; not one that another tab has played in since, nor one with a name.
  void remove_unplayed(std::string_view id);
  /// A deleted game comes back under its id.
  StoreResult restore(std::string_view id, std::string_view text);
  /// Everything that is known of a game, also of one that cannot be read.
  std::string text_of(std::string_view id);
  std::string text_of_all();

  struct Imported {
    int added = 0, known = 0, refused = 0;
    std::optional<base::Message> problem;  ///< of the first that was refused
    std::string last_id;                   ///< of the last that was added, or was there already
  };
  /// Games from a file, one or many. One that is here already is not stored twice.
  Imported import(std::string_view text);

  /// What may go first where space runs out: games that are over, oldest first, never the one that is played.
  std::vector<Game> finished();

 private:
  struct Slots {
    std::optional<std::string> text[2];
    bool any() const { return text[0] || text[1]; }
  };
  struct Read {
    std::optional<Session> session;
    Entry entry;
    std::string text;  ///< the entry as it stands there, which a later version may write in another way
    std::size_t slot = 0;
    std::optional<base::Message> problem;
  };

  Slots slots(std::string_view id) const;
  std::size_t newest(std::string_view id, const Slots& both) const;
  bool overtaken(std::string_view text) const;
  Read read(std::string_view id) const;
  Opened play(std::string_view id);
  void follow(std::string_view id, const Read& found);
  Saved write_next(Entry next);
  void point_here();
  StoreResult write(std::string_view id, std::size_t slot, const Entry& entry);
  std::string new_id();
  std::vector<std::string> ids() const;
  /// The id of the entry that holds this game; "" when none does.
  std::string id_of_save(std::string_view save);
  /// An entry that is not played; on refusal there is nothing of it.
  StoreResult add(const Entry& entry, std::string& id);
  Game facts(const std::string& id) const;
  /// What the version before the library kept; what of it could not be read.
  std::optional<base::Message> adopt_old_storage();

  Host& host_;
  std::string playing_;
  Entry entry_;                ///< of the game that is played, as read or written last
  std::string text_;           ///< of it, letter for letter
  std::size_t next_slot_ = 0;  ///< of it
  StoreResult stored_ = StoreResult::ok;
  StoreResult refusal_ = StoreResult::full;  ///< the last one
  std::vector<Game> games_;
  bool listed_ = false;
};

}  // namespace app
