// The position editor of any game: the form, its undo history, and the strongest computer player's advice on the position. It is
// stored as a link, so that it survives a reload.
//
//   position        "p=…" (app/link.h), of a possible position or not; one of a later version stays as it is
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/adviser.h"
#include "ui/position_form.h"

namespace ui {

struct GameRow;

/// True if a game of the registry has a position editor.
bool has_set_up();

class SetUp {
 public:
  explicit SetUp(app::Host& host) : host_(host), adviser_(host, "position") {}

  /// Makes the form: as it was stored, else with the position shown if `may_take`, else empty. Does nothing the second time.
  void open(const app::Session& session, int viewer, bool may_take);
  /// nullptr before open().
  const PositionForm* form() const { return form_.get(); }

  // Each can be undone. Precondition: form().
  void take(const app::Session& session, int viewer);
  void clear();
  void press(std::string_view id);
  /// Shows the position of a link. Precondition: it is possible.
  void show(const app::GameSpec& position);
  void undo();
  bool can_undo() const { return !before_.empty(); }
  /// False: the last change is not stored, because of the browser or for a position of a later version; a reload would lose it.
  bool is_stored() const { return stored_ == app::StoreResult::ok; }
  void set_name(std::string_view id, std::string_view name);
  /// Returns from the choices for one place to the page; false: none were shown.
  bool leave_page();

  /// "p=…", and the game that begins from the position. Precondition of record(): !form()->wrong().
  std::string link() const;
  app::GameRecord record(std::uint64_t seed) const;

  /// Asks the strongest computer player, once go_on() reports a `free` worker.
  void advise() { wants_advice_ = true; }
  void go_on(bool free) {
    if (wants_advice_ && free) ask();
  }
  bool advising() const { return wants_advice_ || adviser_.thinking(); }
  /// True if the panel has changed.
  bool hear(const app::Event& event) { return asked_ && adviser_.thinking() && take_advice(event); }
  /// Its action and reason, in lines; none: it was not asked about this position.
  const std::vector<std::string>& advice() const { return advice_; }

 private:
  static constexpr std::string_view kPositionKey = "position";

  template <class Change>
  void change(Change&& change);
  /// The form is for that game.
  bool is_ours(const app::GameSpec& position) const;
  /// A later version wrote this: its checks are right, or its format is newer, and the form cannot show it.
  bool is_later(std::string_view stored) const;
  void store();
  void forget_advice();
  void ask();
  bool take_advice(const app::Event& event);

  app::Host& host_;
  app::Adviser adviser_;
  const GameRow* row_ = nullptr;
  std::unique_ptr<PositionForm> form_;
  app::StoreResult stored_ = app::StoreResult::ok;
  std::vector<app::GameSpec> before_;  ///< undo history, latest last
  std::optional<app::Session> asked_;  ///< the game in which it was asked
  bool wants_advice_ = false;
  std::vector<std::string> advice_;
};

}  // namespace ui
