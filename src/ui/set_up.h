// A position that somebody sets up, whichever game it is of: the form, what was changed in it, and what the strongest computer
// player would do there. It is kept in storage, as a link, so that a reload finds it.
//
//   position        "p=…" (app/link.h), of a position from which a game can begin, or not yet
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

/// There is a game that has positions to set up.
bool has_set_up();

class SetUp {
 public:
  explicit SetUp(app::Host& host) : host_(host), adviser_(host, "position") {}

  /// The form is there from now on: as it was left, else with the position shown where it may be taken, else empty.
  void open(const app::Session& session, int viewer, bool may_take);
  /// nullptr before.
  const PositionForm* form() const { return form_.get(); }

  // Each can be taken back. Precondition: it is open.
  void take(const app::Session& session, int viewer);
  void clear();
  void press(std::string_view id);
  /// The position of a link, which can be played.
  void show(const app::GameSpec& position);
  void undo();
  bool can_undo() const { return !before_.empty(); }
  void set_name(std::string_view id, std::string_view name);
  /// False: nothing has the panel to itself.
  bool leave_page();

  /// "p=…", and the game that begins from it. Precondition of the second: the form finds nothing wrong.
  std::string link() const;
  app::GameRecord record(std::uint64_t seed) const;

  /// The strongest computer is asked, as soon as `free` says that the worker has nothing else to do.
  void advise() { wants_advice_ = true; }
  void go_on(bool free) {
    if (wants_advice_ && free) ask();
  }
  bool advising() const { return wants_advice_ || adviser_.thinking(); }
  /// True: the panel has changed.
  bool hear(const app::Event& event) { return asked_ && adviser_.thinking() && take_advice(event); }
  /// What it would do and why, in lines; none: it was not asked about this.
  const std::vector<std::string>& advice() const { return advice_; }

 private:
  template <class Change>
  void change(Change&& change);
  void forget_advice();
  void ask();
  bool take_advice(const app::Event& event);

  app::Host& host_;
  app::Adviser adviser_;
  const GameRow* row_ = nullptr;
  std::unique_ptr<PositionForm> form_;
  std::vector<app::GameSpec> before_;  ///< as it was, latest at the end
  std::optional<app::Session> asked_;  ///< about it
  bool wants_advice_ = false;
  std::vector<std::string> advice_;
};

}  // namespace ui
