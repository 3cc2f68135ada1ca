// The review of a game: one request after the other, their answers, and what happens without a worker.
#include "app/reviewer.h"

#include "support/check.h"
#include "support/fake_host.h"
#include "support/games.h"
#include "support/judgement.h"

using app::EventKind;
using support::FakeHost;

TEST_CASE("a whole game is reviewed, one decision at a time, from the first to the last") {
  FakeHost host;
  app::Reviewer reviewer(host);
  const app::Session session = support::played_session({}, 11, support::sensible_action);
  REQUIRE(session.over());
  CHECK_FALSE(reviewer.is_about(session));
  reviewer.look_at(session);
  CHECK(reviewer.is_about(session));
  CHECK(reviewer.share() == 0);
  std::size_t asked = 0;
  while (!reviewer.done()) {
    reviewer.ask();
    reviewer.ask();
    REQUIRE(host.worker_requests.size() == ++asked);
    const auto request = host.worker_requests.back();
    CHECK(request.text.rfind("judge ", 0) == 0);
    CHECK_FALSE(reviewer.hear({EventKind::worker_reply, "ai1", "judged"}));
    REQUIRE(reviewer.hear({EventKind::worker_reply, request.id, support::quick_judgement(request.text)}));
  }
  CHECK(reviewer.share() == 1);
  CHECK(asked <= session.length());
  REQUIRE(reviewer.decisions().size() > session.length() / 2);
  std::size_t next = 0;
  for (const engine::JudgedDecision& judged : reviewer.decisions()) {
    CHECK(judged.index >= next);
    next = judged.index + 1;
    CHECK(judged.seat == session.actor(judged.index));
    CHECK(judged.played == session.action_text(judged.index));
    CHECK(judged.chances.size() == 2);
  }
  reviewer.ask();
  CHECK(host.worker_requests.size() == asked);
  reviewer.look_at(session);
  CHECK(reviewer.done());  // it is known already
  reviewer.look_at(support::played_session({}, 12, support::sensible_action));
  CHECK(reviewer.decisions().empty());
}

TEST_CASE("a cancelled request is sent again") {
  FakeHost host;
  app::Reviewer reviewer(host);
  reviewer.look_at(support::played_session({}, 11, support::sensible_action));
  reviewer.ask();
  reviewer.stop();
  CHECK(host.worker_stops == 1);
  reviewer.ask();
  REQUIRE(host.worker_requests.size() == 2);
  CHECK(host.worker_requests[0].text == host.worker_requests[1].text);
  CHECK(host.worker_requests[0].id != host.worker_requests[1].id);
}

TEST_CASE("if the worker fails or answers nonsense, the game is reviewed locally") {
  const app::Session session = support::played_session({}, 11, support::sensible_action);
  const std::string first = session.action_text(0);
  for (const std::string& answer :
       {std::string(), std::string("judge"), std::string("judgedx"), std::string("judged gems"),
        "judged gems|500 500|400 " + first + "|600 fly", "judged gems|500|400 " + first + "|600 take wbg",
        "judged gems|500 x|400 " + first + "|600 take wbg", "judged gems|500 500|700 " + first + "|600 take wbg",
        "judged gems|500 500|400 fly|600 " + first, std::string("judged gems|500 500|400|600 take wbg"),
        std::string("error No.")}) {
    CAPTURE(answer);
    FakeHost host;
    app::Reviewer reviewer(host);
    reviewer.look_at(session);
    reviewer.ask();
    CHECK(reviewer.hear({EventKind::worker_reply, host.worker_requests[0].id, answer}));
    CHECK(reviewer.share() == 0);
    reviewer.ask();
    CHECK(host.worker_requests.size() == 1);
    CHECK(reviewer.share() > 0);
    CHECK(reviewer.decisions().size() == 1);
  }
}

TEST_CASE("a judge request needs an action that is legal there, and no other request takes one") {
  const app::Session session = support::begun_session(0);
  const std::string question = app::advice_request(session).substr(7);  // without "advise "
  CHECK(app::computer_answer("judge " + question + " fly").rfind("error ", 0) == 0);
  CHECK(app::computer_answer("judge " + question).rfind("error ", 0) == 0);
  CHECK(app::computer_answer(question + " take wbg").rfind("error ", 0) == 0);
}
