#include "ai/answer.h"

#include "ai/player.h"
#include "core/deal.h"
#include "core/notation.h"
#include "support/check.h"

using namespace splendor;

TEST_CASE("a request is five words") {
  const auto request = ai::read_request("1 hard 2000 18446744073709551615 g=1.AAAA");
  REQUIRE(request);
  CHECK(request.value().seat == 1);
  CHECK(request.value().level == ai::find_level("hard"));
  CHECK(request.value().nodes == 2000);
  CHECK(request.value().seed == 18446744073709551615u);
  CHECK(request.value().link == "g=1.AAAA");
  for (const char* wrong : {"", "1", "1 hard", "1 hard 0 1", "1 hard 0 1 ", "x hard 0 1 g=1", "1 hard -1 1 g=1",
                            "1 hard 0 99999999999999999999 g=1", "1 wise 0 1 g=1", "1 hard 0 1 g=1 more",
                            " 1 hard 0 1 g=1", "1  hard 0 1 g=1"}) {
    CAPTURE(wrong);
    CHECK(!ai::read_request(wrong));
  }
}

TEST_CASE("an answer is a legal action of the position, with nodes and chances") {
  const GameState state = new_game({}, 11);
  const ai::Request request{.seat = 0, .level = ai::find_level("easy"), .seed = 3};
  const auto choice = ai::choose(view_for(state, 0), *request.level, 0, 3);
  const std::string text = ai::answer(state, request);
  CHECK(text.substr(0, 3) == "ok ");
  CHECK(text == "ok " + std::to_string(choice.nodes) + ' ' +
                    std::to_string(static_cast<int>(choice.value * 1000 + 0.5)) + ' ' + to_string(choice.action));
}

TEST_CASE("a request that does not fit the game is refused with a sentence") {
  const GameState state = new_game({}, 11);
  ai::Request request{.seat = 1, .level = ai::find_level("easy")};
  CHECK(ai::answer(state, request) == "error It is not that seat's turn.");
  GameState over = state;
  over.phase = Phase::over;
  CHECK(ai::answer(over, request) == "error The game is over.");
}
