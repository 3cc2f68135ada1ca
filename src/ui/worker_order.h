// Who may use the worker, which several parts of the page ask: one table of who takes it from whom, and who waits for whom.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace ui {

enum class WorkerUser : std::uint8_t {
  computer,  ///< a computer player is to act
  hint,      ///< the hint button was pressed
  position,  ///< advice on a position that is set up (set_up.h)
  analysis,  ///< everybody's chances at the position shown
  review,    ///< the next decision of a finished game
  day        ///< the strongest computer's own game on the deal of a day
};
inline constexpr std::size_t kWorkerUsers = 6;

/// A set of users: one bit for each.
using WorkerUsers = unsigned;
constexpr WorkerUsers only(WorkerUser user) { return 1u << static_cast<unsigned>(user); }
inline constexpr WorkerUsers kNoUser = 0;
constexpr WorkerUsers all_but(WorkerUser user) { return ((1u << kWorkerUsers) - 1) & ~only(user); }

struct WorkerRow {
  WorkerUser user;
  WorkerUsers stops;      ///< before it asks, it cancels what these have asked
  WorkerUsers waits_for;  ///< it does not ask while one of these does
};

/// A player who waits for an answer comes before what may take its time, and that never interrupts anything. (What a puzzle asks
/// about a turn is part of play: it stops and waits for nothing, app/puzzle_play.h.)
inline constexpr std::array<WorkerRow, kWorkerUsers> kWorkerOrder{{
    {WorkerUser::computer, only(WorkerUser::review) | only(WorkerUser::day), kNoUser},
    {WorkerUser::hint, only(WorkerUser::review) | only(WorkerUser::day), kNoUser},
    {WorkerUser::position, all_but(WorkerUser::position) & ~only(WorkerUser::computer), only(WorkerUser::computer)},
    {WorkerUser::analysis, kNoUser, all_but(WorkerUser::analysis)},
    {WorkerUser::review, kNoUser, all_but(WorkerUser::review)},
    {WorkerUser::day, kNoUser, all_but(WorkerUser::day)},
}};

static_assert([] {
  for (std::size_t i = 0; i < kWorkerUsers; ++i)
    if (kWorkerOrder[i].user != static_cast<WorkerUser>(i)) return false;
  return true;
}());

constexpr const WorkerRow& row_of(WorkerUser user) { return kWorkerOrder[static_cast<std::size_t>(user)]; }

/// `asking`: those who have asked and wait for their answer.
constexpr bool may_ask(WorkerUser user, WorkerUsers asking) { return (row_of(user).waits_for & asking) == 0; }

}  // namespace ui
