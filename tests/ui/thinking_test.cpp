// What the worker is asked: who takes it from whom and who waits, whose an answer is, and what is cancelled when the game goes on.
// Without a table.
#include "ui/thinking.h"

#include <array>
#include <string_view>

#include "support/check.h"
#include "support/day_page.h"
#include "support/judgement.h"
#include "ui/daily.h"

using app::EventKind;
using support::kToday;
using ui::WorkerUser;

namespace {

struct ThinkingAlone {
  support::FakeHost host;
  ui::Thinking thinking{host};
  app::Adviser of_position{host, "position"};
  app::Session computers = support::new_session({}, 7, {"normal", ""}), persons = support::new_session({}, 7);
  app::Session whole = support::played_session({}, 11, support::sensible_action);

  /// Asks, or tries to, as the page does.
  void ask(WorkerUser user) {
    switch (user) {
      case WorkerUser::computer: return thinking.ask_computer(computers);
      case WorkerUser::hint: return thinking.ask_hint(persons);
      case WorkerUser::position:
        thinking.make_way_for(user);
        if (thinking.may_ask(user)) of_position.ask(persons);
        return thinking.set_advises_on_position(of_position.thinking());
      case WorkerUser::analysis: return thinking.weigh(persons, 0);
      case WorkerUser::review:
        thinking.begin_review(whole, "");
        thinking.go_on_reviewing(whole);
        return;
      case WorkerUser::day: return thinking.play_day(kToday, *ui::deal_of(kToday));
    }
  }
  ui::Thinking::Answer answer(const std::string& text, const app::Session& session,
                              EventKind kind = EventKind::worker_reply) {
    return thinking.hear({kind, host.worker_requests.back().id, text}, session);
  }
};

}  // namespace

TEST_CASE("each user of the worker stops some of the others, waits for some, and asks beside the rest") {
  // A row for who wants to ask, a column for who waits for an answer: s it is stopped, w it is waited for, b both go on.
  constexpr std::array<std::string_view, ui::kWorkerUsers> kExpected{
      // computer, hint, position, analysis, review, day
      "-bbbss",  // computer
      "b-bbss",  // hint
      "ws-sss",  // position
      "www-ww",  // analysis
      "wwww-w",  // review
      "wwwww-",  // day
  };
  for (std::size_t wants = 0; wants < ui::kWorkerUsers; ++wants)
    for (std::size_t waits = 0; waits < ui::kWorkerUsers; ++waits) {
      if (wants == waits) continue;
      CAPTURE(wants);
      CAPTURE(waits);
      ThinkingAlone page;
      page.ask(static_cast<WorkerUser>(waits));
      REQUIRE(page.host.worker_requests.size() == 1);
      page.ask(static_cast<WorkerUser>(wants));
      const char how = kExpected[wants][waits];
      CHECK(page.host.worker_requests.size() == (how == 'w' ? 1 : 2));
      CHECK(page.host.worker_stops == (how == 's' ? 1 : 0));
    }
}

TEST_CASE_FIXTURE(ThinkingAlone, "each of the worker's questions is asked once, however often it is wanted") {
  for (const WorkerUser user :
       {WorkerUser::computer, WorkerUser::hint, WorkerUser::analysis, WorkerUser::review, WorkerUser::day}) {
    ask(user);
    const std::size_t asked = host.worker_requests.size();
    ask(user);
    CHECK(host.worker_requests.size() == asked);
    thinking.stop_all();
  }
  CHECK(host.worker_requests.size() == 5);
}

TEST_CASE_FIXTURE(ThinkingAlone, "an answer of the worker is that of who has asked, and nobody's when it comes again") {
  const std::string action = computers.position().action_text(3);
  ask(WorkerUser::computer);
  auto heard = answer("ok 1 500 " + action, computers);
  CHECK(heard.to == WorkerUser::computer);
  CHECK(heard.action == 3);
  CHECK_FALSE(answer("ok 1 500 " + action, computers).to.has_value());

  ask(WorkerUser::hint);
  heard = answer("advice gems||617 " + action, persons);
  CHECK(heard.to == WorkerUser::hint);
  REQUIRE(heard.advice.has_value());
  CHECK(heard.advice->options.front().action == 3);

  ask(WorkerUser::analysis);
  CHECK(answer("advice gems|617 383|617 " + action, persons).to == WorkerUser::analysis);
  REQUIRE(thinking.analysis().chances(persons) != nullptr);
  CHECK(thinking.analysis().chances(persons)->front() == doctest::Approx(0.617));

  ask(WorkerUser::review);
  const float share = thinking.reviewer().share();
  CHECK(answer(support::quick_judgement(host.worker_requests.back().text), whole).to == WorkerUser::review);
  CHECK(thinking.reviewer().share() > share);
}

TEST_CASE_FIXTURE(ThinkingAlone, "the strongest computer plays the deal of a day move by move, to its result") {
  CHECK_FALSE(thinking.strongest_plays(kToday));
  for (int moves = 0; moves < 1000 && !thinking.strongest_result(); ++moves) {
    ask(WorkerUser::day);
    CHECK(thinking.strongest_plays(kToday));
    REQUIRE(answer(support::DayPage::sensible_reply(host.worker_requests.back().text), persons).to == WorkerUser::day);
  }
  REQUIRE(thinking.strongest_result().has_value());
  CHECK(thinking.strongest_result()->day == kToday);
  CHECK(thinking.strongest_result()->result.rounds > 10);
  CHECK_FALSE(thinking.strongest_plays(kToday));
}

TEST_CASE_FIXTURE(ThinkingAlone,
                  "with another position goes what was asked about it, but the review of a game goes on") {
  for (const WorkerUser user : {WorkerUser::computer, WorkerUser::hint, WorkerUser::analysis, WorkerUser::day}) {
    ask(user);
    const int stops = host.worker_stops;
    thinking.position_changed();
    CHECK(host.worker_stops == stops + 1);
  }
  ask(WorkerUser::review);
  const int stops = host.worker_stops;
  thinking.position_changed();
  CHECK(host.worker_stops == stops);
  thinking.stop_all();
  CHECK(host.worker_stops == stops + 1);
}

TEST_CASE_FIXTURE(ThinkingAlone,
                  "with another game goes what was known of the one before, and the question about its review") {
  ask(WorkerUser::analysis);
  answer("advice gems|617 383|617 " + persons.position().action_text(0), persons);
  REQUIRE(thinking.analysis().at(persons, 0) != nullptr);
  ask(WorkerUser::review);
  thinking.game_changed();
  CHECK(thinking.analysis().at(persons, 0) == nullptr);
  CHECK(host.worker_stops == 1);
  CHECK_FALSE(thinking.go_on_reviewing(persons));
  CHECK_FALSE(thinking.go_on_reviewing(whole));  // asks the worker: it has not grown yet
  CHECK(host.worker_requests.size() == 3);
}

TEST_CASE_FIXTURE(ThinkingAlone, "of several failures of the worker in a row the first is told") {
  const auto begins = [&](EventKind kind) { return thinking.begins_to_fail({kind, "ai1", ""}); };
  CHECK_FALSE(begins(EventKind::worker_reply));
  CHECK(begins(EventKind::worker_failed));
  CHECK_FALSE(begins(EventKind::worker_failed));
  CHECK_FALSE(begins(EventKind::worker_reply));
  CHECK(begins(EventKind::worker_failed));
}
