// The text protocol between page and worker for computer players, and the same players without a worker. One line asks, one
// line answers; both sides are implemented here.
//
//   SEAT LEVEL NODES SEED LINK     0 hard 0 12345 g=1.AAc…      NODES 0: the level's own number
//   SEAT LEVEL …               a level may have a style, hard/2
//   ok NODES PERMILLE ACTION       ok 20013 617 buy L2-07 wwky  chance to win in thousandths
//   error SENTENCE
//
// A question for advice begins with `advise`; its level is the strongest, and its answer tells more, with | between:
//
//   advise 0 hard 0 12345 g=1.AAc…
//   advice REASON|CHANCES OF ALL SEATS|PERMILLE/VISITS LINE|PERMILLE/VISITS LINE…
//   advice points L2-07|617 383|617/9011 buy L2-07 wwky>take rrg|590/740 take wub
//
// A line is an action and how play could go on after it, with > between (engine::Thought::line). Chances and visits may be left out. Such
// a question may have several lines, with other seeds: each goes to a worker of its own, and their answers, a line each, are
// merged (engine/merged.h).
//
// One that begins with `weigh` is answered in the same way, with every sensible action. Before the seat stands the viewer:
// that seat, or -1 where several people share one screen, so that nobody's hidden cards may be used: others are dealt in their
// places, and an action with one of those is not legal in the position itself:
//
//   weigh -1 0 hard 5000 12345 g=1.AAc…
//
// One that begins with `judge` ends in the action that was played there; where nothing was compared the answer is empty:
//
//   judge 0 hard 5000 12345 g=1.AAc… take wub
//   judged REASON|CHANCES OF ALL SEATS|PERMILLE LINE AS PLAYED|PERMILLE BEST LINE
//   judged points L2-07|617 383|590 take wub>buy L1-05 kk|617 buy L2-07 wwky>take rrg
//   judged
//
// One that begins with `prove` is about the promise of a puzzle (puzzle/task.h), at a position that may be over; SETTLED is 1
// if nothing had to be searched:
//
//   prove 0 0 12 1 g=1.AAc…    GOAL OBJECT ROUND SEAT LINK
//   proved 2 17 1              PROOF REPLY SETTLED
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "app/session.h"
#include "base/budget.h"
#include "engine/review.h"
#include "puzzle/task.h"

namespace app {

/// The line that asks for the seat to act. Precondition: session.computer_to_act().
std::string computer_request(const Session& session);

/// The worker's answer to a line. `progress` is polled while it searches; it must not limit that.
std::string computer_answer(std::string_view request, const base::Watch* progress = nullptr);

/// The action in an answer; "" in an error.
std::string_view action_in(std::string_view answer);

/// The same for advice to the seat to act, by so many searches, at least one. Precondition of the first and the last: the game is
/// not over.
std::string advice_request(const Session& session, int searches = 1);
/// What the answers say that can be read; none where none can.
std::optional<engine::Thought> thought_in(std::string_view answers);
engine::Thought light_advice(const Session& session);

/// The same for all sensible actions (live_analysis.h); `viewer`: the seat of the only person here, -1 for none. The
/// answer is read by thought_in().
std::string weigh_request(const Session& session, int viewer);
engine::Thought light_weighing(const Session& session, int viewer);

/// The same for the action that follows the position shown. Precondition of the first and the last: there is one.
std::string judge_request(const Session& session);
/// `index` as the session's cursor is. None where nothing was compared.
base::Result<std::optional<engine::JudgedDecision>> judged_in(std::string_view answer, const Session& session);
std::optional<engine::JudgedDecision> light_judgement(const Session& session);

/// The same for a puzzle's promise, at the position shown. None in an error.
std::string proof_request(const puzzle::Task& task, const Session& session);
struct ProofAnswer {
  puzzle::Proof proof = puzzle::Proof::open;
  int reply = -1;        ///< puzzle::Answer::reply
  bool settled = false;  ///< kept or broken, without a search
};
std::optional<ProofAnswer> proof_in(std::string_view answer);

/// What the worker would play, with a tenth of its work, for a page without one. Precondition: session.computer_to_act().
std::string light_action(const Session& session);

}  // namespace app
