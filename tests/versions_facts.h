// What holds.txt of a version's folder says of a game, a position, days and statistics: the same words by whom writes and by
// whom reads.
#pragma once

#include <array>
#include <string>

#include "app/days.h"
#include "app/link.h"
#include "app/session.h"
#include "app/statistics.h"
#include "base/base64.h"
#include "base/hash.h"
#include "engine/review.h"
#include "games/registry.h"
#include "support/check.h"

namespace versions {

/// "KIND HASH CURSOR LENGTH".
inline std::string facts(const app::Session& session) {
  return std::string(app::kind_name(session.spec().kind)) + ' ' + base::hex16(session.position().hash()) + ' ' +
         std::to_string(session.cursor()) + ' ' + std::to_string(session.length());
}

/// "WHO NAME": `here`, `far`, or a computer's level and style.
inline std::string facts(const app::Seat& seat) {
  const std::string who = seat.far ? "far" : seat.person() ? "here" : app::computer_text(seat);
  return seat.name.empty() ? who : who + ' ' + seat.name;
}

/// "COUNT MISTAKES ACCURACY…": the last of every seat, - for none.
inline std::string facts(const std::vector<engine::JudgedDecision>& decisions, std::size_t seats) {
  std::string text = std::to_string(decisions.size()) + ' ' +
                     std::to_string(engine::worst_decisions(decisions, decisions.size()).size());
  for (std::size_t seat = 0; seat < seats; ++seat) {
    const auto accuracy = engine::accuracy(decisions, static_cast<int>(seat));
    text += ' ' + (accuracy ? std::to_string(static_cast<int>(*accuracy + 0.5)) : "-");
  }
  return text;
}

/// "KIND HASH SEAT" of the deal of a day, for two; the seat is the person's.
inline std::string facts_of_deal(app::Day day, const engine::GameType& type) {
  const auto game = app::Session::open(app::deal_of_day(day, type.kind, type.parse_options("players=2").value()));
  REQUIRE(game.ok());
  return std::string(type.name) + ' ' + base::hex16(game.value().position().hash()) + ' ' +
         (game.value().seats()[0].person() ? "0" : "1");
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

/// The sums over the games of a kind, a word for each before its numbers.
inline std::string facts(const app::Statistics& statistics, app::GameKind kind) {
  const app::Summary sum = statistics.summary(kind);
  std::string text;
  const auto say = [&](std::string_view what, std::initializer_list<int> numbers) {
    text += (text.empty() ? "" : " ") + std::string(what);
    for (const int number : numbers) text += ' ' + std::to_string(number);
  };
  const auto tally = [&](const std::string& what, const app::Tally& one) {
    if (one.played > 0) say(what, {one.played, one.won});
  };
  say("together", {sum.together});
  say("streak", {sum.streak, sum.best_streak});
  say("fewest", {sum.fewest_rounds.value_or(0)});
  say("rounds", {});
  for (const int rounds : sum.lengths) text += ' ' + std::to_string(rounds);
  say("hints", {sum.hints});
  say("in", {sum.hinted[0], sum.hinted[1], sum.hinted[2], sum.hinted[3]});
  say("honour", {static_cast<int>(10 * sum.honour.value_or(0) + 0.5)});  // tenths of a round
  say("accuracy", {});
  for (const int accuracy : sum.accuracy) text += ' ' + std::to_string(accuracy);
  for (const app::Summary::Opening& opening : sum.openings) tally("opening " + opening.taken, opening.tally);
  for (std::size_t place = 0; place < base::kLevels.size(); ++place)
    tally("against " + std::string(base::kLevels[place].name), sum.against[place]);
  for (std::size_t style = 0; style < sum.characters.size(); ++style)
    tally("against /" + std::to_string(style), sum.characters[style]);
  const app::Ladder ladder = statistics.ladder(kind);
  for (std::size_t style = 0; style < ladder.size(); ++style)
    if (ladder[style].highest() > 0)
      say("climbed", {static_cast<int>(style), static_cast<int>(ladder[style].highest())});
  return text;
}

}  // namespace versions
