// The form of a new game: who plays what, on which deal.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/host.h"
#include "app/session.h"
#include "core/setup.h"
#include "ui/panels/flow.h"

namespace ui {

class NewGameForm {
 public:
  /// Starts from the last game's players (or one person and one computer) and a fresh seed.
  void reset(const app::Session* last, std::uint64_t seed);
  /// From an offered deal: its setup and seed, people as they were.
  void take_deal(const app::GameSpec& spec);

  void draw(PanelFlow& flow, app::Host& host, bool replaces_running);

  /// A text was entered for one of the form's questions ("name:2", "seed"); a sentence when it was refused.
  std::optional<std::string> answered(const app::Event& event);

  /// The game to start.
  app::GameRecord record() const;

 private:
  void draw_seat(PanelFlow& flow, app::Host& host, std::size_t seat);

  std::vector<app::Seat> seats_{{.name = "", .level = ""}, {.name = "", .level = "normal"}};
  splendor::Setup setup_;
  std::uint64_t seed_ = 0;
};

}  // namespace ui
