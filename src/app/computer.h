// Computer players by text: what the worker is asked, what it answers, and the same without a worker. One line asks, one
// line answers; whoever asks and whoever answers finds both here.
//
//   SEAT LEVEL NODES SEED LINK     0 hard 0 12345 g=1.AAc…      NODES 0: the level's own number
//   ok NODES PERMILLE ACTION       ok 20013 617 buy L2-07 wwky  chance to win in thousandths
//   error SENTENCE
#pragma once

#include <string>
#include <string_view>

#include "app/session.h"

namespace app {

/// The line that asks for the seat to act. Precondition: session.computer_to_act().
std::string computer_request(const Session& session);

/// The worker's answer to a line.
std::string computer_answer(std::string_view request);

/// The action in an answer; "" in an error.
std::string_view action_in(std::string_view answer);

/// What the worker would play, with a tenth of its work, for a page without one. Precondition: session.computer_to_act().
std::string light_action(const Session& session);

}  // namespace app
