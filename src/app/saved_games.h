// The games that are kept: the running one in storage, the one set aside for it, one that could not be read, and what goes
// out as a link or a file. Says what happened; the words are the frontend's.
#pragma once

#include <optional>
#include <string_view>

#include "app/save_store.h"

namespace app {

class SavedGames {
 public:
  explicit SavedGames(Host& host) : host_(host), store_(host) {}

  SaveStore::Loaded load();
  /// True when the browser has just begun to refuse; stored() says how.
  bool save(const Session& session);
  /// How the last save went.
  StoreResult stored() const { return stored_; }

  /// Where nothing can be stored the host still remembers it while the page lives.
  void set_aside(const Session& session);
  bool has_aside() const { return has_aside_; }
  std::optional<Session> aside() { return store_.set_aside_game(); }

  /// There is text of a save that could not be read, until it is exported.
  bool has_damaged() const { return has_damaged_; }
  void export_damaged();

  void save_to_file(const Session& session);
  /// To the system's share sheet with a title, or else to the clipboard. False: the game is too long for a link.
  bool hand_out_link(const Session& session, bool whole_game, std::optional<std::string_view> share_title);

 private:
  Host& host_;
  SaveStore store_;
  StoreResult stored_ = StoreResult::ok;
  bool has_aside_ = false;
  bool has_damaged_ = false;
};

}  // namespace app
