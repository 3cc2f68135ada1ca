// Hints in Kingdom of Splendor.
#include "games/kingdom/ui/hint.h"

#include "games/kingdom/rules/payment.h"
#include "games/kingdom/ui/choice.h"
#include "games/kingdom/ui/describe.h"
#include "support/check.h"
#include "support/games.h"
#include "support/kingdom_tables.h"

using namespace kingdom;
using kingdom_ui::Position;

TEST_CASE("every reason has a sentence") {
  const app::Session session = support::game_of_persons({.players = 2}, 7);
  const Position position = kingdom_ui::position_of({.session = session});
  for (const std::string_view name : kReasonNames)
    CHECK_MESSAGE(!kingdom_ui::reason_words(position, 0, std::string(name) + " A1.a.r3").empty(), name);
}

TEST_CASE("the hint names for a road only what that road still needs of what is collected, in any position") {
  int whole = 0, part = 0, none = 0;
  for (const Setup& setup : support::kingdom_setups()) {
    app::Session session = support::game_of_persons(setup, 11u + setup.players);
    base::RandomSource random(setup.players);
    for (int plies = 0; plies < 80 && !session.position().over(); ++plies) {
      const Position position = kingdom_ui::position_of({.session = session, .may_act = true});
      const Traveller& before = position.real.player();
      for (std::size_t i = 0; i < position.actions.size() && position.phase() == Phase::turn; ++i) {
        const Action& action = position.actions[i];
        if (action.kind != ActionKind::collect) continue;
        for (const RoadId road : roads_from(setup, before.space)) {
          const Tokens served = kingdom_ui::served_by(before, action.tokens, road);
          // Each kind that it names is one that the road lacks; all others leave the road as it was.
          const auto lacks = [&](Tokens more) {
            Traveller traveller = before;
            traveller.tokens += more;
            const Affordability need = affordability(traveller, kRoads[road].cost);
            return need.missing == 0 ? 0 : need.lacking.total() + need.missing;
          };
          for (int kind = 0; kind < kTokenKinds; ++kind)
            if (const Tokens one = Tokens::of(static_cast<Token>(kind)); served.covers(one))
              CHECK(lacks(one) < lacks({}));
          const Tokens rest = action.tokens - served;
          CHECK(lacks(served + rest) == lacks(served));
          const std::string words =
              kingdom_ui::reason_words(position, static_cast<int>(i), std::string("saves ") + kRoads[road].id);
          const std::string place = kingdom_ui::place_within(kRoads[road].to);
          if (served.empty()) {
            CHECK(words == ui::tr(kingdom_ui::words::hint_later));
          } else if (rest.empty()) {
            CHECK(words == ui::tr(kingdom_ui::words::hint_saves, place));
          } else {
            CHECK(words == ui::tr(kingdom_ui::words::hint_saves_part, place, kingdom_ui::tokens_text(served)));
          }
          ++(served.empty() ? none : rest.empty() ? whole : part);
        }
      }
      session.play(static_cast<int>(random.below(static_cast<std::uint32_t>(position.actions.size()))));
    }
  }
  CHECK(whole > 1000);
  CHECK(part > 1000);
  CHECK(none > 1000);
}
