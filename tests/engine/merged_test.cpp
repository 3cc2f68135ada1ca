// Searches of one position by several processors, merged at their roots.
#include "engine/merged.h"

#include "support/check.h"
#include "support/games.h"

using engine::merged;
using engine::Thought;

namespace {

/// The first of the others is the action that was chosen.
Thought search(const char* reason, std::vector<Thought::Other> all) {
  Thought thought{.action = all.front().action, .value = all.front().value, .nodes = 100};
  thought.visits = all.front().visits;
  thought.line = all.front().line;
  thought.reason = reason;
  thought.others.assign(all.begin() + 1, all.end());
  return thought;
}

}  // namespace

TEST_CASE("visits are added up and values weighed by them; what most visits began with is chosen") {
  const Thought one = search("gems", {{"a", 0.5, {"a1"}, 60}, {"b", 0.6, {"b1"}, 30}, {"c", 0.1, {}, 10}});
  const Thought two = search("points", {{"b", 0.4, {"b2"}, 70}, {"a", 0.2, {"a2"}, 20}, {"d", 0.3, {}, 10}});
  const Thought both = merged({one, two});
  CHECK(both.action == "b");
  CHECK(both.visits == 100);
  CHECK(both.value == doctest::Approx(0.46));
  CHECK(both.line == std::vector<std::string>{"b2"});
  CHECK(both.reason == "points");
  CHECK(both.nodes == 200);
  REQUIRE(both.others.size() == 2);
  CHECK(both.others[0].action == "a");
  CHECK(both.others[0].visits == 80);
  CHECK(both.others[0].value == doctest::Approx(0.425));
  CHECK(both.others[0].line == std::vector<std::string>{"a1"});
  CHECK((both.others[1].action == "c" && both.others[1].visits == 10));
}

TEST_CASE("what no search chose has no reason and is not chosen, whatever it got") {
  const Thought one = search("gems", {{"a", 0.5, {}, 50}, {"b", 0.5, {}, 45}});
  const Thought two = search("points", {{"c", 0.5, {}, 51}, {"b", 0.5, {}, 45}});
  const Thought both = merged({one, two});
  CHECK(both.action == "c");
  CHECK((both.others[0].action == "b" && both.others[0].visits == 90));
}

TEST_CASE("a win that one search has found goes before the visits of the others") {
  const Thought one = search("collects", {{"a", 0.8, {}, 900}});
  const Thought two = search("wins", {{"b", 1.0, {"b2"}, 12}});
  const Thought both = merged({one, two, one});
  CHECK(both.action == "b");
  CHECK(both.value == 1.0);
  CHECK(both.reason == "wins");
}

TEST_CASE("searches without visits, as where there is nothing to compare, merge into the first") {
  const Thought one = search("only_move", {{"a", 0.7, {}, 0}});
  CHECK(merged({one, one}).action == "a");
  CHECK(merged({one, one}).value == 0.7);
}

TEST_CASE("one search is itself, and several of a real position agree on what is legal, in every set-up") {
  int compared = 0;
  for (const app::Session& game : support::golden_sessions()) {
    app::Session session = game;
    session.go_to(session.length() / 2);
    std::vector<Thought> searches;
    for (std::uint64_t seed : {1u, 2u, 3u})
      searches.push_back(session.position().think(base::strongest_level(), 200, seed, 1, {}));
    const Thought same = merged({searches[0]}), all = merged(searches);
    CHECK(same.action == searches[0].action);
    CHECK(same.value == searches[0].value);
    CHECK(same.visits == searches[0].visits);
    CHECK(same.line == searches[0].line);
    REQUIRE(same.others.size() == searches[0].others.size());
    for (std::size_t i = 0; i < same.others.size(); ++i) CHECK(same.others[i].action == searches[0].others[i].action);
    for (std::size_t i = 1; i < all.others.size(); ++i) CHECK(all.others[i - 1].visits >= all.others[i].visits);
    CHECK(session.position().find(all.action));
    CHECK(all.nodes == searches[0].nodes + searches[1].nodes + searches[2].nodes);
    std::uint64_t visits = all.visits;
    for (const auto& other : all.others) visits += other.visits;
    CHECK(visits <= all.nodes);
    compared += all.visits > searches[0].visits ? 1 : 0;
  }
  CHECK(compared > 40);
}
