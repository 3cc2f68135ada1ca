// The review that is stored with a game (app/reviewer.h): any text is read without harm, and one that is accepted is about
// the game in each of its decisions, is kept in the same words, and goes through an entry and the statistics. Input: the text of
// decisions about a game of four actions; or a one and the bytes of a game (played.h), of a review of it and of changes to that.
#include "app/reviewer.h"

#include <algorithm>
#include <array>

#include "../support/memory_host.h"
#include "app/library.h"
#include "app/save.h"
#include "app/statistics_store.h"
#include "base/hash.h"
#include "expect.h"
#include "played.h"

namespace {

using Decisions = std::vector<engine::JudgedDecision>;

bool is_chance(double value) { return value >= 0 && value <= 1; }

void check_decisions(const app::Session& session, const Decisions& decisions) {
  std::size_t next = 0;
  for (const engine::JudgedDecision& judged : decisions) {
    fuzz::expect(judged.index >= next && judged.index < session.length(), "decisions of the game, in their order");
    fuzz::expect(judged.seat == session.actor(judged.index), "by who decided");
    fuzz::expect(judged.played == session.action_text(judged.index), "as it was played");
    fuzz::expect(session.position(judged.index).find(judged.best).ok(), "the best is legal");
    fuzz::expect(judged.loss() >= 0 && is_chance(judged.played_value) && is_chance(judged.best_value),
                 "nothing is better than the best");
    fuzz::expect(judged.chances.size() == session.seats().size(), "a chance for every seat");
    fuzz::expect(std::all_of(judged.chances.begin(), judged.chances.end(), is_chance), "which is one");
    next = judged.index + 1;
  }
  for (const std::size_t place : engine::worst_decisions(decisions, 5))
    fuzz::expect(place < decisions.size() && decisions[place].loss() >= engine::kMistake, "mistakes lose something");
  if (const auto luck = engine::greatest_luck(decisions))
    fuzz::expect(luck->place < decisions.size() && luck->gain >= engine::kLuck, "luck gains something");
}

/// As the page counts a game that is over, and the accuracy of its players.
void check_statistics(const app::Session& session, const Decisions& decisions) {
  support::MemoryHost host;
  app::StatisticsStore statistics(host);
  if (!session.over() || !statistics.count(session)) return;
  statistics.reviewed(session, decisions);
  const auto places = statistics.get().games().front().places;
  for (std::size_t seat = 0; seat < places.size(); ++seat) {
    const auto& accuracy = places[seat].accuracy;
    fuzz::expect(accuracy.has_value() == engine::accuracy(decisions, static_cast<int>(seat)).has_value(),
                 "who decided has an accuracy");
    fuzz::expect(!accuracy || (*accuracy >= 0 && *accuracy <= 100), "of a hundred");
  }
  statistics.load();
  fuzz::expect(statistics.get().games().front().places == places, "which is read back");
}

void check_entry(const app::Session& session, const std::string& review) {
  support::MemoryHost host;
  app::Library library(host);
  const auto read = library.import(app::entry_text({.revision = 1,
                                                    .saved_s = 1795312000,
                                                    .name = {},
                                                    .other = {},
                                                    .save = app::save_text(session),
                                                    .hints = 0,
                                                    .review = review}));
  fuzz::expect(read.added == 1 && library.open(read.last_id).session.has_value(), "its game is opened");
  const bool fits = review.size() <= app::kMaxReviewBytes;
  fuzz::expect(library.review() == (fits ? review : std::string()), "with the review, unless it is too long");
}

/// True if the review is accepted and says something.
bool check(const app::Session& session, const std::string& kept) {
  support::MemoryHost host;
  app::Reviewer reviewer(host);
  reviewer.look_at(session, kept);
  const Decisions decisions = reviewer.decisions();
  if (decisions.empty()) return false;
  fuzz::expect(reviewer.thorough(), "what is accepted is a whole review");
  check_decisions(session, decisions);
  check_statistics(session, decisions);
  const std::string again = reviewer.kept();
  const bool one_line = kept.find_first_of("\n\r") == std::string::npos;
  fuzz::expect(again.empty() != one_line, "it is kept if it is on one line, as in an entry");
  if (!one_line) return true;
  app::Reviewer other(host);
  other.look_at(session, again);
  fuzz::expect(other.thorough() && other.decisions().size() == decisions.size(), "and is read back");
  fuzz::expect(other.kept() == again, "in the same words");
  check_entry(session, again);
  return true;
}

/// The decisions behind what a review of this game begins with.
std::string headed(const app::Session& session, const std::string& decisions) {
  const auto count = decisions.empty() ? 0 : 1 + std::count(decisions.begin(), decisions.end(), ';');
  return base::hex16(session.position(session.length()).hash()) + ' ' + std::to_string(count) + ' ' + decisions;
}

/// The bytes: how many decisions (1); then of each how many are passed over before it (1), its reason (1), a chance for each
/// seat (1 each), the values of what was played and of the best action (1 each), and that one's place among the legal ones (2).
std::string decisions_of(const app::Session& session, fuzz::Bytes& bytes) {
  constexpr std::array<const char*, 4> kReasons{"", " gems", " collects L2-07", "  of a later  version "};
  const auto thousandths = [&] { return std::min<std::uint32_t>(4 * bytes.byte(), 1000); };
  std::string text;
  std::size_t index = 0;
  for (std::uint32_t left = bytes.byte() % 64; left > 0; --left, ++index) {
    index += bytes.byte() % 4;
    if (index >= session.length()) break;
    text += (text.empty() ? "" : ";") + std::to_string(index) + kReasons[bytes.byte() % kReasons.size()] + '|';
    for (std::size_t seat = 0; seat < session.seats().size(); ++seat)
      text += (seat == 0 ? "" : " ") + std::to_string(thousandths());
    const std::uint32_t played = thousandths(), best = std::max(played, thousandths());
    const app::Game& before = session.position(index);
    const auto legal = static_cast<std::uint64_t>(before.legal_count());
    text += '|' + std::to_string(played) + '|' + std::to_string(best) + ' ' +
            before.action_text(static_cast<int>(bytes.number(2) % legal));
  }
  return text;
}

void check_played(fuzz::Bytes bytes) {
  const app::Session session = fuzz::played(bytes);
  const std::string decisions = decisions_of(session, bytes);
  const bool spoils = !bytes.done();
  const bool accepted = check(session, headed(session, spoils ? fuzz::spoiled(decisions, bytes) : decisions));
  fuzz::expect(spoils || accepted != decisions.empty(), "a review of the game is accepted");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const app::Session session = [] {
    fuzz::Bytes none(nullptr, 0);
    app::Session begun = fuzz::played(none);
    while (begun.length() < 4) begun.play(0);
    return begun;
  }();
  if (size > 0 && data[0] == 1) {
    check_played({data + 1, size - 1});
    return 0;
  }
  const std::string text(fuzz::as_text(data, size));
  check(session, text);
  check(session, headed(session, text));
  return 0;
}
