// The sounds of an action follow from what it changes, at every pace, in every mix of modules.
#include "support/sounds.h"
#include "games/splendor/ui/motion.h"
#include "support/check.h"
#include "support/games.h"

using namespace splendor;
using app::Cue;

TEST_CASE("splendor: tokens, cards and honours have sounds when they change hands, and nothing else") {
  int honours = 0;
  for (const app::Session& session : support::golden_sessions()) {
    splendor_ui::Motion motion;
    for (std::size_t i = 0; i < session.length(); ++i) {
      const GameState &before = support::typed(session.position(i)).state(),
                      &after = support::typed(session.position(i + 1)).state();
      const auto seat = static_cast<std::size_t>(before.to_act);
      const PlayerState &was = before.players[seat], &is = after.players[seat];
      for (const app::Speed speed : {app::Speed::off, app::Speed::normal}) {
        const support::Sounds sounds = support::sounds_of(motion, session, i, speed);
        const bool towers = before.modules.occupied != after.modules.occupied || was.strongholds != is.strongholds;
        const bool tokens = !(was.tokens == is.tokens);
        if (tokens) CHECK(sounds.has(Cue::chip));
        if (!tokens && !towers) CHECK_FALSE(sounds.has(Cue::chip));
        const bool gained = !((is.owned | was.owned) == was.owned) || is.reserved_count > was.reserved_count;
        CHECK(sounds.has(Cue::card) == gained);
        if (is.nobles != was.nobles || is.posts != was.posts) CHECK(sounds.has(Cue::honour));
        honours += sounds.has(Cue::honour) ? 1 : 0;
        if (is.nobles == was.nobles && is.posts == was.posts && !before.setup.has(Module::cities))
          CHECK_FALSE(sounds.has(Cue::honour));
        std::vector<ui::Sound> again;
        motion.take_heard(1e6, again);
        CHECK(again.empty());
      }
    }
  }
  CHECK(honours > 20);
}
