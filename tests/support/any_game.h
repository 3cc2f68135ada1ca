// A session of any game of the registry.
#pragma once

#include "app/session.h"
#include "base/random.h"
#include "games/registry.h"
#include "support/check.h"

namespace support {

/// Of the first set-up for two, with these levels ("" for a person), played at random to its end or so far.
inline app::Session session_of(const engine::GameType& type, const std::vector<std::string>& levels,
                               std::size_t most = 60) {
  app::GameRecord record{.spec = {.kind = type.kind, .options = type.parse_options("players=2").value(), .seed = 5},
                         .seats = {{.name = "Ada", .level = levels[0]}, {.name = "", .level = levels[1]}},
                         .actions = {}};
  auto opened = app::Session::open(record);
  REQUIRE(opened.ok());
  app::Session session = std::move(opened.value());
  base::RandomSource random(5);
  while (!session.position().over() && session.length() < most)
    session.play(static_cast<int>(random.below(static_cast<std::uint32_t>(session.position().legal_count()))));
  return session;
}

/// The same for persons with its first legal action over and over, which takes and gives back for ever in most games: to its
/// end, or so far.
inline app::Session session_of_first_actions(const engine::GameType& type, std::size_t most = app::kMaxActions) {
  app::Session session = session_of(type, {"", ""}, 0);
  while (!session.position().over() && session.length() < most) session.play(0);
  return session;
}

}  // namespace support
