// Live analysis without a frontend: requests, cache and warnings, and that no hidden cards are used on a shared device.
#include "app/live_analysis.h"

#include "app/computer.h"
#include "support/check.h"
#include "support/fake_host.h"
#include "support/games.h"

using app::EventKind;
using app::LiveAnalysis;
using support::FakeHost;

namespace {

struct Looking {
  FakeHost host;
  LiveAnalysis analysis{host};
  app::Session session = support::begun_session(6);

  void answer(const std::string& text) {
    CHECK(analysis.hear({EventKind::worker_reply, host.worker_requests.back().id, text}, session));
  }
  std::string some(int i) const { return session.position().action_text(i); }
};

}  // namespace

TEST_CASE_FIXTURE(Looking, "a position is analysed once, and cached") {
  analysis.look_at(session, -1);
  analysis.look_at(session, -1);
  REQUIRE(host.worker_requests.size() == 1);
  CHECK(host.worker_requests[0].text.rfind("weigh -1 " + std::to_string(session.position().to_act()) + " hard ", 0) ==
        0);
  CHECK(analysis.chances(session) == nullptr);
  answer("advice gems|617 383|617 " + some(0) + '>' + some(0) + "|300 " + some(1) + "|200 fly");
  REQUIRE(analysis.chances(session) != nullptr);
  CHECK(*analysis.chances(session) == std::vector<double>{0.617, 0.383});
  CHECK(analysis.at(session, 6)->options.size() == 2);  // the third is no action
  session.go_to(3);
  CHECK(analysis.chances(session) == nullptr);
  session.go_to(6);
  session.play(0);
  CHECK(analysis.chances(session) != nullptr);  // of the position before
  session.go_to(6);
  analysis.look_at(session, -1);
  CHECK(host.worker_requests.size() == 1);
  analysis.forget();
  CHECK(analysis.chances(session) == nullptr);
}

TEST_CASE_FIXTURE(Looking, "the analysis of one line of play is not used for another") {
  analysis.look_at(session, -1);
  answer("advice gems|617 383|617 " + some(0));
  session.go_to(5);
  session.play(session.record().actions[5] == 0 ? 1 : 0);
  CHECK(analysis.chances(session) == nullptr);
}

TEST_CASE_FIXTURE(Looking, "if the worker fails or answers nonsense, a small search runs locally") {
  analysis.look_at(session, -1);
  answer("advice gems|x y|500 take");
  REQUIRE(analysis.chances(session) != nullptr);
  double sum = 0;
  for (const double chance : *analysis.chances(session)) sum += chance;
  CHECK(sum == doctest::Approx(1.0));
}

TEST_CASE("there is a warning if an action keeps less than four fifths of a chance, and the loss is significant") {
  const auto warned = [](double best, double chance) {
    const LiveAnalysis::Ratings weighed{{}, {{0, best, {}}, {1, chance, {}}}};
    CHECK(app::find_blunder(weighed, 0) == nullptr);
    CHECK(app::find_blunder(weighed, 2) == nullptr);  // it was not analysed
    return app::find_blunder(weighed, 1) != nullptr;
  };
  CHECK(warned(0.60, 0.47));
  CHECK_FALSE(warned(0.60, 0.49));
  CHECK_FALSE(warned(0.10, 0.07));
  CHECK(warned(0.10, 0.05));
  CHECK_FALSE(warned(0.60, 0.70));
  CHECK(app::find_blunder({}, 0) == nullptr);
}

TEST_CASE("on a shared device a card reserved unseen makes no difference to the analysis") {
  const app::Session session = support::session_where([](const engine::GameOf<splendor::Game>& game) {
    return game.state().phase == splendor::Phase::turn && game.state().setup.players == 2 &&
           game.state().player().blind != 0;
  });
  const auto weigh = [&](const app::Session& about, int viewer) {
    std::string request = app::weigh_request(about, viewer);
    request.replace(request.find(" 5000 "), 6, " 300 ");
    return app::thought_in(app::computer_answer(request));
  };
  const int seat = session.position().to_act();
  const auto all = weigh(session, -1), own = weigh(session, seat);
  REQUIRE(all);
  REQUIRE(own);
  // The same game with other cards in that hand: dealt anew for nobody it is the same.
  const engine::Game& position = session.position();
  const auto one = position.dealt_anew(-1, 5), other = position.dealt_anew(-1, 6);
  CHECK(one->hash() != position.hash());
  CHECK(one->hash() != other->hash());
  CHECK(one->dealt_anew(-1, 7)->hash() == other->dealt_anew(-1, 7)->hash());
  CHECK(position.dealt_anew(-1, 7)->hash() == other->dealt_anew(-1, 7)->hash());
  // So the worker says what a search of that other hand says.
  const std::string request = app::weigh_request(session, -1);
  base::Fields asked(request, ' ');
  for (int word = 0; word < 5; ++word) asked.next();
  const auto seed = base::read_number<std::uint64_t>(asked.next());
  REQUIRE(seed.has_value());
  const engine::Thought expected =
      other->dealt_anew(-1, *seed)->think(base::strongest_level(), 300, *seed, 1, {.about = {}, .all = true});
  CHECK(all->action == expected.action);
  REQUIRE(all->others.size() == expected.others.size());
  for (std::size_t i = 0; i < expected.others.size(); ++i) {
    CHECK(all->others[i].action == expected.others[i].action);
    CHECK(all->others[i].value == doctest::Approx(expected.others[i].value).epsilon(0.001));
  }
  CHECK(app::computer_answer("weigh 3 " + app::weigh_request(session, -1).substr(9)).rfind("error ", 0) == 0);
  CHECK(app::computer_answer("weigh x").rfind("error ", 0) == 0);
}
