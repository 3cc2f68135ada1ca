// The worker's conversation as text: one line asks, one line answers. The page's side is src/ui/computer.cpp.
//
//   SEAT LEVEL NODES SEED LINK     0 hard 0 12345 g=1.AAc…      NODES 0: the level's own number
//   ok NODES PERMILLE ACTION       ok 20013 617 buy L2-07 wwky  chance to win in thousandths
//   error SENTENCE
//
// The link is decoded by the caller, since links belong to app.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "ai/level.h"
#include "core/result.h"
#include "core/state.h"

namespace ai {

struct Request {
  int seat = 0;
  const Level* level = nullptr;
  std::uint64_t nodes = 0;
  std::uint64_t seed = 0;
  std::string_view link{};  ///< points into the line
};

splendor::Result<Request> read_request(std::string_view line);

/// What the seat would do, from what it may know.
std::string answer(const splendor::GameState& state, const Request& request);

/// `error SENTENCE`.
std::string error_answer(const splendor::ParseError& error);

}  // namespace ai
