// Requesting a hint and receiving it, without a frontend.
#include "app/adviser.h"

#include <set>

#include "app/computer.h"
#include "support/check.h"
#include "support/fake_host.h"
#include "support/games.h"

using app::Advice;
using app::EventKind;
using support::FakeHost;

TEST_CASE("a hint is requested from the strongest level once, and its answer is used once") {
  FakeHost host;
  app::Adviser adviser(host);
  const app::Session session = support::new_session({}, 7);
  adviser.ask(session);
  adviser.ask(session);
  REQUIRE(host.worker_requests.size() == 1);
  const auto request = host.worker_requests[0];
  CHECK(request.text.rfind("advise 0 hard 0 ", 0) == 0);
  const std::string answer = "advice collects L2-07|617 383|617 take wbg>take rr|570 take gg|590 take rr|580 fly";
  CHECK_FALSE(adviser.hear({EventKind::worker_reply, "ai1", answer}, session));
  const auto advice = adviser.hear({EventKind::worker_reply, request.id, answer}, session);
  REQUIRE(advice);
  CHECK(advice->reason == "collects L2-07");
  REQUIRE(advice->options.size() == 3);  // the fourth is no action
  CHECK(session.position().action_text(advice->options[0].action) == "take wbg");
  CHECK(advice->options[0].permille == 617);
  CHECK(session.position().action_text(advice->options[1].action) == "take rr");  // worth more than the other
  CHECK(session.position().action_text(advice->options[2].action) == "take gg");
  CHECK_FALSE(adviser.hear({EventKind::worker_reply, request.id, answer}, session));
}

TEST_CASE("the worker's hints are legal, all different, and give a reason, in every set-up") {
  int compared = 0;
  for (const app::Session& game : support::golden_sessions()) {
    app::Session session = game;
    session.go_to(session.length() / 2);
    std::string request = app::advice_request(session);
    request.replace(request.find(" 0 ", 9), 3, " 300 ");  // fewer positions than the level's own number
    const auto thought = app::thought_in(app::computer_answer(request));
    REQUIRE_MESSAGE(thought, request);
    CHECK(thought->reason != "");
    const auto best = session.position().find(thought->action);
    REQUIRE(best);
    compared += thought->others.empty() ? 0 : 1;
    for (const auto& other : thought->others) {
      CHECK(session.position().find(other.action));
      CHECK(other.action != thought->action);
      CHECK(other.value >= 0.0);
      CHECK(other.value <= 1.0);
    }
  }
  CHECK(compared > 40);  // in a few positions a win ends the comparison
}

TEST_CASE(
    "each worker searches with chance of its own, and what they answer is merged; those that cannot be read are left "
    "out") {
  FakeHost host;
  host.worker_count = 3;
  app::Adviser adviser(host);
  const app::Session session = support::new_session({}, 7);
  adviser.ask(session);
  REQUIRE(host.worker_requests.size() == 1);
  const auto request = host.worker_requests[0];
  std::vector<std::string> lines;
  for (base::Fields rest(request.text, '\n'); !rest.done();) lines.emplace_back(rest.next());
  REQUIRE(lines.size() == 3);
  CHECK(lines[0] == app::advice_request(session));  // what a device with one processor asks
  CHECK(std::set<std::string>(lines.begin(), lines.end()).size() == 3);
  const auto advice = adviser.hear({EventKind::worker_reply, request.id,
                                    "advice gems||617/70 take wbg|590/30 take rr\n"
                                    "error The link is damaged.\n"
                                    "advice collects L2-07||500/60 take rr>take gg|400/5 take gg"},
                                   session);
  REQUIRE(advice);
  CHECK(advice->reason == "collects L2-07");
  CHECK(session.position().action_text(advice->options[0].action) == "take rr");
  CHECK(advice->options[0].permille == 530);
  CHECK(advice->options[0].line == std::vector<std::string>{"take gg"});
  CHECK(session.position().action_text(advice->options[1].action) == "take wbg");
}

TEST_CASE("the answer of a worker says how much began with each action") {
  std::string request = app::advice_request(support::new_session({}, 7));
  request.replace(request.find(" 0 ", 9), 3, " 300 ");
  const auto thought = app::thought_in(app::computer_answer(request));
  REQUIRE(thought);
  REQUIRE(thought->others.size() == 2);
  CHECK(thought->visits >= thought->others[0].visits);
  CHECK(thought->others[0].visits >= thought->others[1].visits);
  CHECK(thought->others[1].visits > 0);
  CHECK(thought->visits <= 300);
}

TEST_CASE("if the worker fails or answers nonsense, the hint is computed locally") {
  const app::Session session = support::begun_session(9);
  for (const std::string answer :
       {"", "advice", "advice gems", "advice gems|", "advice gems|500 500", "advice gems||2000 take wbg",
        "advice gems||x take wbg", "advice gems||500/x take wbg", "advice gems||500 fly",
        "advice gems|500 x|500 take wbg", "ok 1 500 take wbg", "error The link is damaged."}) {
    CAPTURE(answer);
    FakeHost host;
    app::Adviser adviser(host);
    adviser.ask(session);
    const auto advice = adviser.hear({EventKind::worker_reply, host.worker_requests[0].id, answer}, session);
    REQUIRE(advice);
    CHECK(advice->options.front().action < session.position().legal_count());
  }
}

TEST_CASE("a hint does not depend on what the player may not know") {
  const app::Session session = support::session_where([](const engine::GameOf<splendor::Game>& game) {
    const splendor::PlayerState& rival = game.state().players[game.state().to_act == 0 ? 1 : 0];
    return game.state().phase == splendor::Phase::turn && game.state().setup.players == 2 && rival.blind != 0;
  });
  const auto& game = static_cast<const engine::GameOf<splendor::Game>&>(session.position());
  const splendor::PlayerView view = splendor::view_for(game.state(), game.state().to_act);
  const base::Level& level = base::strongest_level();
  const auto told = engine::GameOf<splendor::Game>(game.state()).think(level, 500, 3, 1, {});
  for (std::uint64_t seed = 1; seed <= 5; ++seed) {
    base::RandomSource random(seed);
    const auto again = engine::GameOf<splendor::Game>(splendor::determinise(view, random)).think(level, 500, 3, 1, {});
    CHECK(again.action == told.action);
    CHECK(again.reason == told.reason);
    REQUIRE(again.others.size() == told.others.size());
    for (std::size_t i = 0; i < told.others.size(); ++i) CHECK(again.others[i].action == told.others[i].action);
  }
}
