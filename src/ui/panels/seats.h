// Who sits where: a row for each seat of a new game, with its name and what plays it. For the forms of all games.
#pragma once

#include <array>
#include <vector>

#include "app/host.h"
#include "app/session.h"
#include "ui/panels/flow.h"
#include "ui/strings/strings.h"

namespace ui {

/// What a seat can be, in the order of the control. "random" is for the tool only.
inline constexpr std::array<std::string_view, 4> kSeatKinds{"", "easy", "normal", "hard"};

struct SeatLook {
  std::size_t least = 2, most = 4;
  std::array<Str, kSeatKinds.size()> kinds{};  ///< words for kSeatKinds
  void (*draw_sign)(const Canvas& canvas, int seat, float cx, float cy, float size) = nullptr;
};

/// Rows, and a button for one more. Asks the host for names ("name:2").
void draw_seats(PanelFlow& flow, app::Host& host, std::vector<app::Seat>& seats, const SeatLook& look);

/// A name was entered. True when the event was one.
bool seat_named(std::vector<app::Seat>& seats, const app::Event& event);

}  // namespace ui
