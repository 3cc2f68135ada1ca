// The sounds of a journey: tokens, arrivals, tiles, and honours; at every pace.
#include "games/kingdom/game.h"
#include "games/kingdom/ui/motion.h"
#include "games/registry.h"
#include "support/any_game.h"
#include "support/sounds.h"

using namespace kingdom;
using app::Cue;

TEST_CASE("kingdom: transfers of pieces and arrivals have sounds") {
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
        const support::Sounds sounds = support::sounds_of(motion, session, i, speed);
        const bool tile = (is.tiles - was.tiles).count() > 0;
        if (!(was.tokens == is.tokens)) CHECK(sounds.has(Cue::chip));
        const bool turned = is.face_up.count() > was.face_up.count();
        CHECK(sounds.has(Cue::card) == (was.space != is.space || tile || turned));
        const bool honoured = is.medal != was.medal || (is.gem && !was.gem);
        CHECK(sounds.has(Cue::honour) == honoured);
        honours += honoured ? 1 : 0;
        tiles += tile ? 1 : 0;
      }
    }
  }
  CHECK(honours > 0);
  CHECK(tiles > 0);
}
