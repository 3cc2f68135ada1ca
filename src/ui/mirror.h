// The text mirror: what is on the screen as JSON for web/mirror.js, written from the same controls and views that are
// drawn, and sent to the page when it has changed.
#pragma once

#include <optional>
#include <string>

#include "app/host.h"
#include "ui/game_screen.h"
#include "ui/note.h"
#include "ui/panels/panels.h"

namespace ui {

/// The title of the table, for headings.
std::string heading_of(const Moment& moment, const GameScreen& table);
/// What to do, preceded by what concerns the whole game.
std::string status_of(const Moment& moment, const GameScreen& table);

class Mirror {
 public:
  explicit Mirror(app::Host& host) : host_(host) {}

  void write(const Moment& moment, const GameScreen& table, const std::optional<TableNote>& note,
             const Targets& targets, const Panels& panels, const app::Settings& settings);
  /// Moment::number of the position last sent to the page.
  std::uint64_t moment() const { return moment_; }
  /// How often it was made, for tests: not while only time passes.
  int made() const { return made_; }

 private:
  /// What it depends on.
  struct Made {
    std::uint64_t moment;
    int table_view;
    Panel panel;
    int panel_view;
    bool unsent, earlier;
    std::string note, buttons;
    friend bool operator==(const Made&, const Made&) = default;
  };

  app::Host& host_;
  std::optional<Made> made_for_;
  int made_ = 0;
  std::string last_;
  std::uint64_t moment_ = 0;
};

}  // namespace ui
