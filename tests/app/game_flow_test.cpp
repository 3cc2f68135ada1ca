// Who plays and how the game goes on, without a frontend.
#include "app/game_flow.h"

#include "support/check.h"
#include "support/games.h"

namespace {

app::GameFlow flow_of(app::Session session) {
  app::GameFlow flow;
  flow.begin(std::move(session));
  return flow;
}

/// A person, then a computer player; both have moved several times.
app::GameFlow against_computer() {
  app::Session session = support::new_session({}, 7, {"", "normal"});
  support::play_on(session, support::sensible_action, 1, 9);
  return flow_of(std::move(session));
}

std::string last_action(const app::GameFlow& flow) { return flow.session().action_text(flow.session().length() - 1); }

}  // namespace

TEST_CASE("every change of what is shown has a new moment number") {
  app::GameFlow flow = flow_of(support::begun_session(6));
  std::uint64_t moment = flow.moment();
  const auto changed = [&] { return std::exchange(moment, flow.moment()) != moment; };
  flow.play(0);
  CHECK(changed());
  CHECK(flow.step(false));
  CHECK(changed());
  CHECK(flow.step(true));
  CHECK(changed());
  CHECK_FALSE(flow.step(true));
  CHECK_FALSE(changed());
  flow.go_to(2);
  CHECK(changed());
  flow.play_on();
  CHECK(changed());
  flow.begin(support::begun_session(6));
  CHECK(changed());
}

TEST_CASE("at an earlier position a computer waits, and is asked once the game continues from there") {
  app::GameFlow flow = against_computer();
  std::size_t computers = 0;
  while (flow.session().position(computers).to_act() != 1) ++computers;
  flow.go_to(computers);
  CHECK(flow.in_past());
  CHECK(flow.computer_waits());
  CHECK_FALSE(flow.computer_to_act());
  flow.play_on();
  CHECK_FALSE(flow.in_past());
  CHECK(flow.computer_to_act() == 1);
}

TEST_CASE("only a different action drops the later ones, and undo brings them back") {
  app::GameFlow flow = flow_of(support::begun_session(8));
  const app::GameRecord before = flow.session().record();
  flow.go_to(4);
  const int next = before.actions[4], other = next == 0 ? 1 : 0;
  CHECK_FALSE(flow.forgets(next));
  CHECK(flow.forgets(other));
  flow.play(next);
  CHECK(flow.session().cursor() == 5);
  CHECK(flow.session().record() == before);
  flow.go_to(4);
  flow.play(other);
  CHECK(flow.session().length() == 5);
  CHECK(flow.step(false));
  CHECK(flow.session().cursor() == 4);
  CHECK(flow.session().record() == before);
}

TEST_CASE("later moves that were dropped twice come back one after the other, each where it was dropped") {
  app::GameFlow flow = flow_of(support::begun_session(8));
  const app::GameRecord first = flow.session().record();
  const auto other_than = [&](std::size_t at) { return flow.session().record().actions[at] == 0 ? 1 : 0; };
  flow.go_to(6);
  flow.play(other_than(6));
  const app::GameRecord second = flow.session().record();
  flow.go_to(2);
  flow.play(other_than(2));
  flow.step(false);
  CHECK(flow.session().record() == second);
  flow.step(false);
  CHECK(flow.session().record() == second);
  flow.go_to(7);
  flow.step(false);
  CHECK(flow.session().record() == first);
  CHECK(flow.session().cursor() == 6);
}

TEST_CASE("a tab that does not own the game neither acts nor asks a computer") {
  app::GameFlow flow = against_computer();
  flow.set_owns_game(false);
  CHECK_FALSE(flow.may_act());
  CHECK_FALSE(flow.computer_to_act());
  flow.go_to(1);
  CHECK_FALSE(flow.computer_waits());
}

TEST_CASE("the only person is the viewer; of several nobody is") {
  CHECK(against_computer().viewer() == 0);
  CHECK(flow_of(support::new_session({}, 7)).viewer() == -1);
  CHECK(flow_of(support::new_session({}, 7, {"easy", "hard"})).viewer() == -1);
}

TEST_CASE("the ending is due once after it is played, and not if the end is only shown again") {
  app::Session whole = support::begun_session(2000);
  REQUIRE(whole.position().over());
  app::GameFlow flow = flow_of(std::move(whole));
  CHECK_FALSE(flow.ending_due());
  CHECK(flow.step(false));
  flow.play(flow.session().record().actions[flow.session().cursor()]);
  CHECK(flow.ending_due());
  flow.ending_shown();
  CHECK_FALSE(flow.ending_due());
  CHECK_FALSE(last_action(flow).empty());
}

TEST_CASE(
    "[base.bound] the last action that there may be ends the game: no computer is asked, and the end is to be shown") {
  app::Session session = support::session_at_bound("hard");
  session.undo();
  app::GameFlow flow = flow_of(std::move(session));
  CHECK(flow.may_act());
  CHECK_FALSE(flow.ending_due());
  flow.play(0);
  CHECK(flow.ending_due());
  CHECK_FALSE(flow.may_act());
  CHECK_FALSE(flow.computer_to_act());
  CHECK(flow.step(false));
  CHECK_FALSE(flow.ending_due());
  CHECK(flow.may_act());
}
