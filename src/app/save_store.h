// Where the running game is kept: two slots written in turn and a pointer to the newer, so that a crash in the middle of
// a write loses one action at most; and one more slot for the game that a new one replaced.
#pragma once

#include <optional>
#include <string>

#include "app/host.h"
#include "app/session.h"

namespace app {

class SaveStore {
 public:
  explicit SaveStore(Host& host) : host_(host) {}

  /// Writes the running game.
  StoreResult save(const Session& session);

  struct Loaded {
    std::optional<Session> session;        ///< nothing was saved, or nothing could be read
    std::optional<base::Message> problem;  ///< when a slot was damaged; see damaged_text()
  };
  /// Reads the newer slot, and the older one when the newer is damaged.
  Loaded load();

  /// What could not be read, kept for its owner until it is dropped.
  std::optional<std::string> damaged_text();
  void drop_damaged_text();

  /// Puts the running game aside, before another takes its place.
  StoreResult set_aside(const Session& session);
  /// The game set aside, if there is one that can be read.
  std::optional<Session> set_aside_game();

 private:
  Host& host_;
  int next_slot_ = 0;
};

}  // namespace app
