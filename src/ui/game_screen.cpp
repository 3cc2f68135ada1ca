#include "ui/game_screen.h"

#include <algorithm>
#include <array>

#include "ui/kingdom/screen.h"
#include "ui/splendor/screen.h"
#include "ui/strings/strings.h"

namespace ui {

namespace {

/// By place in app::kSeatLevels. The computers of the children's game have names of their own.
using LevelNames = std::array<Str, app::kSeatLevels.size()>;
constexpr LevelNames kSplendorNames{Str::computer_random, Str::computer_easy, Str::computer_normal, Str::computer_hard};
constexpr LevelNames kKingdomNames{Str::kd_computer_random, Str::kd_computer_easy, Str::kd_computer_normal,
                                   Str::kd_computer_hard};

}  // namespace

std::unique_ptr<GameScreen> make_screen(app::GameKind kind) {
  if (kind == app::GameKind::kingdom) return std::make_unique<KingdomScreen>();
  return std::make_unique<SplendorScreen>();
}

std::string level_name(app::GameKind kind, const app::Seat& seat) {
  const auto level = std::find(app::kSeatLevels.begin(), app::kSeatLevels.end(), seat.level) - app::kSeatLevels.begin();
  const LevelNames& names = kind == app::GameKind::kingdom ? kKingdomNames : kSplendorNames;
  return tr(names[static_cast<std::size_t>(level) % names.size()]);
}

std::string seat_name(const app::Session& session, int seat) {
  const auto& seats = session.seats();
  const app::Seat& who = seats[static_cast<std::size_t>(seat)];
  if (!who.name.empty()) return who.name;
  const auto persons = std::count_if(seats.begin(), seats.end(), [](const app::Seat& one) { return one.person(); });
  if (who.person()) return persons == 1 ? tr(Str::you) : tr(Str::player_n, std::to_string(seat + 1));
  const auto same = std::count_if(seats.begin(), seats.end(), [&](const app::Seat& other) {
    return other.name.empty() && other.level == who.level;
  });
  const std::string name = level_name(session.spec().kind, who);
  return same > 1 ? name + ' ' + std::to_string(seat + 1) : name;
}

}  // namespace ui
