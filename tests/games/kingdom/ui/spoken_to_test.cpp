// The children's game speaks to one child: "you" and « tu », also of where everybody stands and of what was given.
#include <string>

#include "app/settings.h"
#include "games/kingdom/game.h"
#include "games/kingdom/ui/describe.h"
#include "games/kingdom/ui/words.h"
#include "support/any_game.h"
#include "support/check.h"
#include "support/driver.h"
#include "support/games.h"
#include "support/kingdom_scene.h"
#include "ui/words.h"

using support::Driver;
using support::FakeHost;

namespace {

std::string own_label(base::Language language, const char* name = "") {
  FakeHost host;
  host.stored["settings"] = app::settings_text({.language = language, .speed = app::Speed::off, .guide = false});
  app::Session session = support::session_of(*games::find("kingdom"), {"", "easy"}, 0);
  support::set_seat(session, 0, {.name = name, .level = ""});
  support::store_game(host, session);
  Driver driver(host);
  return driver.target("player:0").value("label", "");
}

}  // namespace

TEST_CASE("the player's own place is described with you, not with the name You") {
  CHECK(own_label(base::Language::en).rfind("You are at ", 0) == 0);
  CHECK(own_label(base::Language::fr).rfind("Tu es ici\u00a0: ", 0) == 0);
  CHECK(own_label(base::Language::en, "You").rfind("You are at ", 0) != 0);  // somebody's name
}

TEST_CASE("a newcomer who chooses this game starts it guided") {
  FakeHost host;
  Driver driver(host);
  driver.press_all({"game:kingdom", "learn"});
  CHECK(driver.state("panel") == "none");
  CHECK(support::says(driver.mirror(), "Kingdom of Splendor, 2 travellers, short journey"));
}

TEST_CASE("[kingdom.thief] a gift to the player is described with you") {
  kingdom::Scene scene(2, "A1.a A2.b A3.b", kingdom::With::mysteries);
  scene.purse(0, "ma");
  const kingdom::GameState state = scene.build();
  kingdom::Action give{};
  give.kind = kingdom::ActionKind::give;
  give.tokens = kingdom::Tokens({.mushroom = 1});
  give.other = 1;
  const std::vector<std::string> names{"Pip", "You"};
  CHECK(kingdom_ui::log_text(state, give, state, names, true) == "Pip gave 1 mushroom to you");
  CHECK(kingdom_ui::log_text(state, give, state, names) == "Pip gave 1 mushroom to You");
}
