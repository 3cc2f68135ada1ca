#include "ui/game_screen.h"

#include <algorithm>

#include "ui/game_row.h"

namespace ui {

std::string level_name(app::GameKind kind, const app::Seat& seat) {
  const auto level = base::level_place(seat.level);
  const auto& names = game_row(kind).levels;
  return tr(names[static_cast<std::size_t>(level) % names.size()]);
}

std::string seat_name(const app::Session& session, int seat) {
  const auto& seats = session.seats();
  const app::Seat& who = seats[static_cast<std::size_t>(seat)];
  if (!who.name.empty()) return who.name;
  const auto persons = std::count_if(seats.begin(), seats.end(), [](const app::Seat& one) { return one.person(); });
  if (who.person()) return persons == 1 ? tr(words::you) : tr(words::player_n, std::to_string(seat + 1));
  const auto same = std::count_if(seats.begin(), seats.end(), [&](const app::Seat& other) {
    return other.name.empty() && other.level == who.level;
  });
  const std::string name = level_name(session.spec().kind, who);
  return same > 1 ? name + ' ' + std::to_string(seat + 1) : name;
}

}  // namespace ui
