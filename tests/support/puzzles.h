// A puzzle to test with, and what the worker says while it is played.
#pragma once

#include "app/computer.h"
#include "app/link.h"
#include "app/puzzle_play.h"
#include "app/puzzles.h"
#include "support/driver.h"

namespace support {

/// A line of web/puzzles.txt: one turn, in which the rival is to be stopped.
inline constexpr const char* kPuzzleLine =
    "stop 1 - 2 deny_noble g=1.AAAAqupB2W4AADjoE9mSqmAIzAgkIqc_vQvy4l9Q949dL24QkmlfnQT";

/// An action of kPuzzleLine that keeps its promise, or one that breaks it; -1: there is none.
inline int puzzle_action(bool right) {
  const app::Puzzle puzzle = app::read_puzzle(kPuzzleLine).value();
  const auto link = app::read_link(puzzle.link);
  const auto task = app::task_of(puzzle, *link.value().position);
  for (int index = 0; index < link.value().position->legal_count(); ++index) {
    const auto next = link.value().position->clone();
    next->apply(index);
    if (next->to_act() == task.seat) continue;
    if ((next->prove(task, app::kPuzzleNodes).proof == puzzle::Proof::holds) == right) return index;
  }
  return -1;
}

/// Another one: three purchases and more, of which one is the best by far.
inline constexpr const char* kBestLine =
    "best 1 buy:L2-02:567:313 3 rival_card g=1.AAAAEd7AHZcAADBrqrEqlBADJDeLbkxqUP0J8Hs9uPwY16kwjgGUMAJ";

/// A purchase of kBestLine's position that is the best, or one that is not; -1: there is none.
inline int best_action(bool right) {
  const app::Puzzle puzzle = app::read_puzzle(kBestLine).value();
  const auto link = app::read_link(puzzle.link);
  const app::Game& first = *link.value().position;
  for (int index = 0; index < first.legal_count(); ++index) {
    const std::string action = first.action_text(index);
    if (action.rfind("buy ", 0) == 0 &&
        (app::without_payment(action) == app::best_in(puzzle.object)->purchase) == right)
      return index;
  }
  return -1;
}

/// Answers what the worker is asked, from that request on, until it is asked no more. Returns the number of requests.
inline std::size_t answer_worker(Driver& driver, FakeHost& host, std::size_t answered) {
  for (; answered < host.worker_requests.size(); ++answered) {
    const auto request = host.worker_requests[answered];
    driver.event(app::EventKind::worker_reply, request.id, app::computer_answer(request.text));
    driver.settle();
  }
  return answered;
}

}  // namespace support
