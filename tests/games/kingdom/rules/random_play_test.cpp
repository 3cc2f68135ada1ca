// Random games of Kingdom: checks that are specific to its rules. Everything that holds for any game is checked in
// tests/engine/random_games_test.cpp.
#include "games/kingdom/rules/random_play.h"

#include <array>

#include "base/hash.h"
#include "games/kingdom/record/record.h"
#include "support/checker.h"
#include "support/data.h"
#include "support/kingdom_scene.h"

using namespace kingdom;

namespace {

/// What a move does besides paying, in the words of the rules.
bool step_is_right(const GameState& before, const Action& action, const GameState& after) {
  if (action.kind != ActionKind::move) return true;
  const Traveller& was = before.travellers[before.to_act];
  const Traveller& is = after.travellers[before.to_act];
  bool right = start_of(before.setup, action.road) == was.space;
  right = right && is.space == kRoads[action.road].to;
  if (kSpaces[is.space].kind == SpaceKind::city && after.phase != Phase::tile) right = right && is.face_up == is.tiles;
  if (kSpaces[is.space].kind == SpaceKind::village && after.phase == Phase::turn)
    right = right && after.active == before.active;
  if (kSpaces[is.space].kind == SpaceKind::palace) right = right && after.phase == Phase::medal;
  return right;
}

}  // namespace

TEST_CASE(
    "kingdom: random games on every board: each move goes where the rules say, and each kind of decision comes up") {
  std::array<int, 7> kinds{};
  engine::Checker<RecordedGame> checker;
  std::uint64_t seed = 0;
  for (const Setup& setup : every_setup())
    for (int game = 0; game < 3; ++game) {
      const auto wrong = checker.play(
          setup, ++seed, [&](const auto& before, const auto& legal, const auto& action, const auto& after) {
            ++kinds[static_cast<std::size_t>(action.kind)];
            bool right = step_is_right(before, action, after);
            for (std::size_t i = 1; i < legal.size(); ++i)
              if (legal[i].kind == ActionKind::move && legal[i - 1].kind == ActionKind::move)
                right = right && legal[i - 1].road <= legal[i].road;
            return right ? std::nullopt : std::optional("At " + to_string(action));
          });
      const std::string where = std::to_string(seed) + ": " + wrong.value_or("");
      REQUIRE_MESSAGE(!wrong, where);
    }
  CHECK(checker.played().games == 180);
  CHECK(checker.played().stopped == 0);
  for (const int count : kinds) CHECK(count > 10);
}

TEST_CASE("kingdom: random play is the same everywhere") {
  base::Hasher all;
  ActionList scratch;
  std::uint64_t seed = 77;
  for (const Setup& setup : every_setup()) {
    base::RandomSource random(++seed);
    GameState state = new_game(setup, random.next());
    for (int i = 0; !is_terminal(state); ++i) {
      apply(state, random_action(state, random, scratch));
      if (i % 8 == 0) all.add(hash_of(state));
    }
    all.add(hash_of(state));
  }
  support::note_hash("kingdom-random-play", all.value());
}
