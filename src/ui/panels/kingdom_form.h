// The part of the form of a new game that belongs to Kingdom of Splendor: who travels, on which map, with the Mysteries or
// without, who begins, and whether the first turns are explained.
#pragma once

#include <vector>

#include "app/session.h"
#include "app/settings.h"
#include "kingdom/setup.h"
#include "ui/panels/seats.h"

namespace ui {

class KingdomForm {
 public:
  /// Travellers and map of the last game. Precondition: it was one of this kind.
  void reset(const app::Session& last);
  /// The map of an offered deal, people as they were.
  void take_deal(const app::GameSpec& spec);

  /// `settings`: the switch of the guide is one of them.
  void draw(PanelFlow& flow, app::Host& host, app::Settings& settings);

  std::vector<app::Seat>& seats() { return seats_; }
  app::GameRecord record(std::uint64_t seed) const;

 private:
  void draw_maps(PanelFlow& flow);

  std::vector<app::Seat> seats_{{.name = "", .level = ""}, {.name = "", .level = "easy"}};
  kingdom::Setup setup_{.full = false, .first = kingdom::kRandomSeat};
  bool choose_maps_ = false;
};

}  // namespace ui
