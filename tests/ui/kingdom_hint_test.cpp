// Hints in Kingdom of Splendor.
#include "games/kingdom/ui/hint.h"
#include "support/check.h"

TEST_CASE("every reason has a sentence, and the one of a road says where it leads") {
  const auto session = app::Session::open(
      {.spec = {.kind = engine::kind_of<kingdom::Game>(), .options = kingdom::pack_options({.players = 2}), .seed = 7},
       .seats = {{"", ""}, {"", ""}},
       .actions = {}});
  REQUIRE(session);
  const kingdom_ui::Position position = kingdom_ui::position_of({.session = session.value()});
  for (const std::string_view name : kingdom::kReasonNames)
    CHECK_MESSAGE(!kingdom_ui::reason_words(position, std::string(name) + " A1.a.r3").empty(), name);
  CHECK(kingdom_ui::reason_words(position, "travels A1.a.r3") != kingdom_ui::reason_words(position, "travels A1.a.r1"));
}
