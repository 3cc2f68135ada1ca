// Requests to the worker and its answers, without a frontend.
#include "app/computer_players.h"

#include "app/link.h"
#include "support/check.h"
#include "support/fake_host.h"
#include "support/games.h"

using app::EventKind;
using support::FakeHost;

TEST_CASE("a request names seat, level and game; its answer is an action") {
  FakeHost host;
  app::ComputerPlayers computers(host);
  const app::Session session = support::new_session({}, 7, {"hard", ""});
  computers.ask(session);
  computers.ask(session);  // it is asked already
  REQUIRE(host.worker_requests.size() == 1);
  const auto request = host.worker_requests[0];
  CHECK(request.text.rfind("0 hard 0 ", 0) == 0);
  CHECK(request.text.find(app::game_link(session.record())) != std::string::npos);
  CHECK(computers.thinking());
  CHECK_FALSE(computers.hear({EventKind::worker_reply, "ai999", "ok 1 0.5 take wbg"}, session));
  CHECK(computers.thinking());
  const auto action = computers.hear({EventKind::worker_reply, request.id, "ok 1 0.5 take wbg"}, session);
  REQUIRE(action);
  CHECK(session.position().action_text(*action) == "take wbg");
  CHECK_FALSE(computers.thinking());
  CHECK_FALSE(computers.hear({EventKind::worker_reply, request.id, "ok 1 0.5 take wbg"}, session));
}

TEST_CASE("a cancelled request has no answer") {
  FakeHost host;
  app::ComputerPlayers computers(host);
  const app::Session session = support::new_session({}, 7, {"easy", ""});
  computers.stop();
  CHECK(host.worker_stops == 0);
  computers.ask(session);
  computers.stop();
  CHECK(host.worker_stops == 1);
  CHECK_FALSE(computers.hear({EventKind::worker_reply, host.worker_requests[0].id, "ok 1 0.5 take wbg"}, session));
}

TEST_CASE("if the worker fails the same player answers locally") {
  for (const auto kind : {EventKind::worker_failed, EventKind::worker_reply}) {
    FakeHost host;
    app::ComputerPlayers computers(host);
    const app::Session session = support::new_session({}, 7, {"easy", ""});
    computers.ask(session);
    const auto action = computers.hear({kind, host.worker_requests[0].id, "error nonsense"}, session);
    REQUIRE(action);
    CHECK(*action < session.position().legal_count());
  }
}
