// splendor_learn play: self-play of one contestant, with some random decisions so that it also sees positions that it would
// avoid.
#include <cstdio>
#include <iterator>

#include "games/splendor/learn/commands.h"
#include "games/splendor/learn/contestant.h"
#include "games/splendor/rules/deal.h"
#include "games/splendor/rules/random_play.h"

namespace splendor::learn {

namespace {

/// Decisions of a game that are sampled by the search's preferences, of all players together: the opening …
constexpr int kOpening = 10;
/// … and one in so many of the rest; one in so many of all is a uniformly random legal one.
constexpr std::uint32_t kDrawnOneIn = 8, kAnyOneIn = 50;

Action drawn_by_share(const Thought& thought, base::RandomSource& random) {
  double left = static_cast<double>(random.next() >> 11) / 9007199254740992.0;
  for (const Lesson::Preferred& one : thought.preferred) {
    left -= static_cast<double>(one.share);
    if (left < 0) return one.action;
  }
  return thought.action;
}

std::vector<Lesson> play_game(const Contestant& who, const Setup& setup, std::size_t inner,
                              base::RandomSource& random) {
  std::vector<Lesson> lessons, in_trees;
  ActionList scratch;
  GameState state = new_game(setup, random.next());
  for (int plies = 0; !is_terminal(state) && plies < kMaxPlies; plies += state.phase == Phase::turn ? 1 : 0) {
    legal_actions(state, scratch);
    if (scratch.size() == 1) {
      apply(state, Action(scratch.front()));
      continue;
    }
    Thought thought = who.think(state, random.next(), inner);
    std::move(thought.inner.begin(), thought.inner.end(), std::back_inserter(in_trees));
    Lesson lesson{.state = state, .searched = thought.searched, .preferred = thought.preferred};
    Action action = thought.action;
    if (random.below(kAnyOneIn) == 0)
      action = random_action(state, random, scratch);
    else if (plies < kOpening || random.below(kDrawnOneIn) == 0)
      action = drawn_by_share(thought, random);
    apply(state, action);
    lessons.push_back(std::move(lesson));
  }
  const Chances result = result_of(state);
  for (Lesson& lesson : lessons)
    for (std::size_t seat = 0; seat < setup.players; ++seat) lesson.result[seat] = static_cast<float>(result[seat]);
  std::move(in_trees.begin(), in_trees.end(), std::back_inserter(lessons));
  return lessons;
}

}  // namespace

int play(base::Arguments& arguments) {
  const auto inner = arguments.integer("--inner", 0, 0, 100);
  const auto noise = arguments.integer("--noise", 0, 0, 100);
  const std::string out = arguments.text("--out").value_or("");
  const auto setups = Setups::read(arguments, {});
  const auto names = arguments.rest();
  if (const auto wrong = arguments.error()) return fail(*wrong);
  const auto who = names.size() == 1 ? Contestant::read(names[0], static_cast<double>(noise) / 100) : std::nullopt;
  if (!who || !setups) return fail(std::string("who plays what?"));
  LessonWriter writer(out);
  if (!writer.is_open()) return fail("cannot write " + out);
  base::RandomSource random(setups->seed);
  std::uint64_t count = 0;
  for (std::int64_t game = 0; game < setups->games; ++game) {
    base::RandomSource own(random.next());
    const auto lessons = play_game(*who, setups->draw(own), static_cast<std::size_t>(inner), own);
    writer.write(lessons);
    count += lessons.size();
  }
  std::printf("%lld games, %llu lessons\n", static_cast<long long>(setups->games),
              static_cast<unsigned long long>(count));
  return 0;
}

}  // namespace splendor::learn
