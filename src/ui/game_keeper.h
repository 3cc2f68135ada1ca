// Stores the game that is played: in the library after each change, with its hints and its review, and its later moves as a game
// of their own. The player is told once when storage refuses.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "app/library.h"
#include "ui/overlays.h"

namespace ui {

class GameKeeper {
 public:
  GameKeeper(app::Library& library, Notices& notices) : library_(library), notices_(notices) {}

  /// Writes the game in its entry. Where another tab has continued it nothing is written, and that tab's state is returned, to be
  /// shown; where it cannot be read (a page of a later version may have written it) the game becomes another entry.
  [[nodiscard]] std::optional<app::Session> save(const app::Session& session);
  /// Another tab's state is about to be shown in place of this game, whose latest state storage has refused: that becomes a game
  /// of its own, in the page's memory at least, and is told.
  void keep_refused(const app::Session& session);
  /// Tells why the game is not stored, if it is not.
  void tell_refusal();
  /// Counts a hint that was given, unless the game is over.
  void count_hint(const app::Session& session);
  /// `review`: app::Reviewer::kept.
  void keep_review(const app::Session& session, std::string review);

  /// Stores the game with its later moves as a game of that name in the library; false if there is no room.
  bool keep_later_moves(const app::Session& session, std::string_view name);
  /// The id of the stored game that is the other line of this one (Library::other_line); "" for none.
  std::string_view other_line(const app::Session& session) const;
  /// Whether a line of this game was put aside since it was opened, or is the one that was put aside (game_shown).
  bool line_put_aside() const { return line_put_aside_; }
  /// Another game is shown.
  void game_shown(const app::Session& now) {
    line_put_aside_ = line_put_aside_ && other_line_ && other_line_->second == now.record();
    forget_other_line();
  }
  /// The library has changed: it is looked for again.
  void forget_other_line() { other_line_.reset(); }

 private:
  /// Calls `change()`, and tells of a refusal if storage did not refuse before.
  template <class Change>
  void store(Change&& change);

  app::Library& library_;
  Notices& notices_;
  mutable std::optional<std::pair<std::string, app::GameRecord>> other_line_;  ///< as found last; an empty id: none
  bool line_put_aside_ = false;
};

}  // namespace ui
