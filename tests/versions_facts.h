// What holds.txt of a version's folder says of a game, a position and days: the same words by whom writes and by whom reads.
#pragma once

#include <array>
#include <string>

#include "app/days.h"
#include "app/link.h"
#include "app/session.h"
#include "base/base64.h"
#include "base/hash.h"
#include "support/check.h"

namespace versions {

/// "KIND HASH CURSOR LENGTH".
inline std::string facts(const app::Session& session) {
  return std::string(app::kind_name(session.spec().kind)) + ' ' + base::hex16(session.position().hash()) + ' ' +
         std::to_string(session.cursor()) + ' ' + std::to_string(session.length());
}

/// "KIND HASH BYTES OPTIONS" of a position's link; the hash is "-" where no game can begin from it.
inline std::string facts_of_position(const std::string& link) {
  const auto spec = app::spec_of_position(link);
  REQUIRE(spec.ok());
  const auto dealt = app::read_link(link);
  const std::string& bytes = spec.value().position;
  return std::string(app::kind_name(spec.value().kind)) + ' ' +
         (dealt ? base::hex16(dealt.value().position->hash()) : "-") + ' ' +
         base::to_base64({bytes.begin(), bytes.end()}) + ' ' + app::options_text(spec.value());
}

inline std::string facts(const app::DayResult& result) {
  return std::string(result.won ? " won " : " lost ") + std::to_string(result.points) + ' ' +
         std::to_string(result.rival_points) + ' ' + std::to_string(result.rounds);
}

/// "deal STATE … puzzle STATE …".
inline std::string facts(const app::Days::OfDay& day) {
  constexpr std::array<const char*, 4> kStates{"none", "practised", "open", "finished"};
  const auto state = [&](const auto& attempt) {
    return kStates[static_cast<std::size_t>(attempt.state)] + (attempt.entry.empty() ? "" : ' ' + attempt.entry);
  };
  std::string text = "deal " + state(day.deal);
  if (day.deal.state == app::Attempt::finished) text += facts(day.deal.result) + ' ' + day.deal.leads;
  if (day.deal.strongest) text += " strongest" + facts(*day.deal.strongest);
  text += " puzzle " + state(day.puzzle);
  if (day.puzzle.state == app::Attempt::finished)
    text += (day.puzzle.solved ? " solved " : " failed ") + std::to_string(day.puzzle.seconds);
  return text;
}

/// "DEALS WON PUZZLES SOLVED STREAK".
inline std::string facts(const app::Days& days) {
  const app::Days::Sums sums = days.sums();
  std::string text;
  for (const int count : {sums.deals, sums.won, sums.puzzles, sums.solved}) text += std::to_string(count) + ' ';
  return text + std::to_string(days.streak({}).best);
}

}  // namespace versions
