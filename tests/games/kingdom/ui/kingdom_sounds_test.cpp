// What is heard of a journey: tokens, arriving somewhere, tiles, and what one is honoured with; at every pace.
#include <algorithm>

#include "games/kingdom/game.h"
#include "games/kingdom/ui/motion.h"
#include "games/registry.h"
#include "support/any_game.h"

using namespace kingdom;
using app::Cue;

TEST_CASE("kingdom: what changes hands is heard, and who arrives") {
  int honours = 0, tiles = 0;
  for (const std::size_t most : {std::size_t{60}, std::size_t{400}}) {
    const app::Session session = support::session_of(*games::find("kingdom"), {"", ""}, most);
    kingdom_ui::Motion motion;
    for (std::size_t i = 0; i < session.length(); ++i) {
      const auto state = [&](std::size_t at) -> const GameState& {
        return ui::typed<kingdom::Game>(session.position(at)).state();
      };
      const GameState &before = state(i), &after = state(i + 1);
      const auto seat = static_cast<std::size_t>(before.to_act);
      const Traveller &was = before.travellers[seat], &is = after.travellers[seat];
      for (const app::Speed speed : {app::Speed::off, app::Speed::normal}) {
        kingdom_ui::play(motion, {.session = session}, i, 0, {speed});
        std::vector<ui::Heard> heard;
        motion.take_heard(1e6, heard);
        const auto has = [&](Cue cue) {
          return std::find(heard.begin(), heard.end(), ui::Heard{cue, false}) != heard.end();
        };
        const bool tile = (is.tiles - was.tiles).count() > 0;
        if (!(was.tokens == is.tokens)) CHECK(has(Cue::chip));
        const bool turned = is.face_up.count() > was.face_up.count();
        CHECK(has(Cue::card) == (was.space != is.space || tile || turned));
        const bool honoured = is.medal != was.medal || (is.gem && !was.gem);
        CHECK(has(Cue::noble) == honoured);
        honours += honoured ? 1 : 0;
        tiles += tile ? 1 : 0;
      }
    }
  }
  CHECK(honours > 0);
  CHECK(tiles > 0);
}
