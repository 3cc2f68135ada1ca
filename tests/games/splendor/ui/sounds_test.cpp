// What is heard of an action follows from what it changes, at every pace, in every mix of modules.
#include <algorithm>

#include "games/splendor/ui/motion.h"
#include "support/check.h"
#include "support/games.h"

using namespace splendor;
using app::Cue;

TEST_CASE("splendor: tokens, cards and honours are heard where one changes hands, and nothing else") {
  int honours = 0;
  for (const app::Session& session : support::golden_sessions()) {
    splendor_ui::Motion motion;
    for (std::size_t i = 0; i < session.length(); ++i) {
      const GameState &before = support::typed(session.position(i)).state(),
                      &after = support::typed(session.position(i + 1)).state();
      const auto seat = static_cast<std::size_t>(before.to_act);
      const PlayerState &was = before.players[seat], &is = after.players[seat];
      for (const app::Speed speed : {app::Speed::off, app::Speed::normal}) {
        splendor_ui::play(motion, {.session = session}, i, 0, {speed});
        std::vector<ui::Heard> heard;
        motion.take_heard(1e6, heard);
        const auto has = [&](Cue cue) {
          return std::find(heard.begin(), heard.end(), ui::Heard{cue, false}) != heard.end();
        };
        const bool towers = before.modules.occupied != after.modules.occupied || was.strongholds != is.strongholds;
        const bool tokens = !(was.tokens == is.tokens);
        if (tokens) CHECK(has(Cue::chip));
        if (!tokens && !towers) CHECK_FALSE(has(Cue::chip));
        const bool gained = !((is.owned | was.owned) == was.owned) || is.reserved_count > was.reserved_count;
        CHECK(has(Cue::card) == gained);
        if (is.nobles != was.nobles || is.posts != was.posts) CHECK(has(Cue::noble));
        honours += has(Cue::noble) ? 1 : 0;
        if (is.nobles == was.nobles && is.posts == was.posts && !before.setup.has(Module::cities))
          CHECK_FALSE(has(Cue::noble));
        std::vector<ui::Heard> again;
        motion.take_heard(1e6, again);
        CHECK(again.empty());
      }
    }
  }
  CHECK(honours > 20);
}
