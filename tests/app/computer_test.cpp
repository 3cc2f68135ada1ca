// The requests to the worker and its answers.
#include "app/computer.h"

#include "app/link.h"
#include "games/splendor/ai/player.h"
#include "games/splendor/record/notation.h"
#include "games/splendor/rules/deal.h"
#include "support/check.h"
#include "support/games.h"

using namespace splendor;

namespace {

/// "easy" is to act.
app::Session computer_first() { return support::new_session({}, 11, {"easy", ""}); }

/// A request about that session with other words before the link.
std::string request_with(const std::string& words) { return words + ' ' + app::game_link(computer_first()); }

}  // namespace

TEST_CASE("a request names seat, level, nodes and seed, and carries the game") {
  const app::Session session = computer_first();
  const std::string request = app::computer_request(session);
  CHECK(request == "0 easy 0 " + std::to_string(11u * 1000003u) + ' ' + app::game_link(session.record()));
  CHECK(request == app::computer_request(session));
}

TEST_CASE("an answer is a legal action of the position, with nodes and chances") {
  const auto choice = choose(view_for(new_game({}, 11), 0), *base::find_level("easy"), 0, 3);
  const std::string text = app::computer_answer(request_with("0 easy 0 3"));
  CHECK(text == "ok " + std::to_string(choice.nodes) + ' ' +
                    std::to_string(static_cast<int>(choice.value * 1000 + 0.5)) + ' ' + to_string(choice.action));
  CHECK(app::action_in(text) == to_string(choice.action));
}

TEST_CASE("an invalid request is refused with a sentence, and has no action") {
  for (const char* wrong : {"", "1", "1 hard", "1 hard 0 1", "1 hard 0 1 ", "x hard 0 1 g=1", "1 hard -1 1 g=1",
                            "1 hard 0 99999999999999999999 g=1", "1 hard 1000001 1 g=1", "1 wise 0 1 g=1",
                            "1 hard 0 1 g=1 more", " 1 hard 0 1 g=1", "1  hard 0 1 g=1"}) {
    CAPTURE(wrong);
    const std::string answer = app::computer_answer(wrong);
    CHECK(answer.substr(0, 6) == "error ");
    CHECK(app::action_in(answer).empty());
  }
  CHECK(app::computer_answer(request_with("1 easy 0 3")) == "error It is not that seat’s turn.");
  CHECK(app::computer_answer("0 easy 0 3 g=1.AAAA") == "error This link was cut off or changed on its way.");
  app::Session over = support::played_session({}, 11, support::sensible_action);
  REQUIRE(over.position().over());
  CHECK(app::computer_answer("0 easy 0 3 " + app::game_link(over)) == "error The game is over.");
}

TEST_CASE("without a worker the same player searches with a tenth of the work") {
  const app::Session session = support::new_session({}, 11, {"normal", ""});
  const auto light = session.position().think(*base::find_level("normal"), 0, 11u * 1000003u, 10);
  CHECK(app::light_action(session) == light.action);
  CHECK(light.nodes < 200);
}
