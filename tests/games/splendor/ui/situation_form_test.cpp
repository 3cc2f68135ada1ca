// The position editor under random presses: its position is always settled, and what it accepts can be played.
#include "games/splendor/ui/situation_form.h"

#include "app/link.h"
#include "base/random.h"
#include "games/splendor/record/notation.h"
#include "support/check.h"
#include "support/game_builder.h"
#include "support/games.h"

using namespace splendor;

namespace {

std::string any_press(base::RandomSource& random) {
  const auto number = [&](std::uint32_t below) { return std::to_string(random.below(below)); };
  switch (random.below(24)) {
    case 0: return "tab:" + number(8);
    case 1: return "slot:" + number(20);
    case 2: return "reserve:" + number(4);
    case 3: return "deck:" + number(7);
    case 4: return "back:" + number(7);
    case 5: return "secret";
    case 6: return "post:" + number(6);
    case 7: return "bought:" + number(40);
    case 8: return "copy:" + number(16) + ':' + number(7);
    case 9: return "noble:" + number(13);
    case 10: return "city:" + number(15);
    case 11: return "clear";
    case 12: return "holder:" + number(7);
    case 13: return "held:" + number(4);
    case 14: return "turn:" + number(6);
    case 15: return "round:" + number(220);
    case 16: return "module:" + number(17);
    case 17: return random.below(2) == 0 ? "add" : "remove:" + number(6);
    case 18: return random.below(2) == 0 ? "done" : random.below(2) == 0 ? "removed" : "nobles";
    case 19: return std::string(random.below(2) == 0 ? "more:" : "less:") + "wbgrkyx"[random.below(7)];
    default: return "pick:" + card_name(static_cast<CardId>(random.below(kCardCount)));
  }
}

}  // namespace

TEST_CASE(
    "after any press the position is settled and has a link, and it can be played unless the editor says what is "
    "wrong") {
  base::RandomSource random(4);
  int accepted = 0;
  for (int round = 0; round < 200; ++round) {
    splendor_ui::SituationForm form;
    form.take(support::played_session(setup_number(round % kSetupNumbers), static_cast<std::uint64_t>(round),
                                      support::sensible_action, 30),
              -1);
    REQUIRE_FALSE(form.wrong());
    for (int press = 0; press < 60; ++press) {
      form.press(any_press(random));
      Situation settled = form.situation();
      settle(settled);
      REQUIRE(settled == form.situation());
      const app::GameSpec spec = form.position();
      const auto read = app::spec_of_position(app::deal_link(spec));
      REQUIRE(read.ok());
      REQUIRE(read.value().position == spec.position);
      REQUIRE(form.record(1).seats.size() == form.situation().shown.setup.players);
      if (form.wrong()) continue;
      ++accepted;
      const auto broken = broken_invariant(deal(form.situation(), 1));
      REQUIRE_MESSAGE(!broken, broken.value_or(""));
      const auto session = app::Session::open(form.record(1));
      const std::string why = session.ok() ? std::string() : text_of(session.error());
      REQUIRE_MESSAGE(session.ok(), why);
    }
  }
  CHECK(accepted > 500);
}
