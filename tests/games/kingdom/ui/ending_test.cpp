// How a journey ends, in words: by arriving, together, or at its bound of actions.
#include <optional>

#include "games/kingdom/game.h"
#include "games/kingdom/ui/position.h"
#include "games/kingdom/ui/words.h"
#include "games/registry.h"
#include "support/any_game.h"
#include "support/driver.h"

using support::Driver;
using support::FakeHost;

TEST_CASE("[kingdom.winners] travellers who win together are named, in every language") {
  std::optional<app::Session> shared;
  for (std::uint64_t seed = 1; !shared; ++seed) {
    REQUIRE(seed < 500);
    app::GameRecord record{
        .spec = {.kind = engine::kind_of<kingdom::Game>(), .options = 0, .seed = seed}, .seats = {}, .actions = {}};
    record.spec.options = games::find("kingdom")->parse_options("players=2").value();
    record.seats = {{.name = "Ada", .level = {}}, {.name = "Ben", .level = {}}};
    app::Session session = app::Session::open(record).value();
    while (!session.position().over()) {
      const auto thought = session.position().think(*base::find_level("easy"), 0, seed + session.length());
      REQUIRE(session.play(thought.action).ok());
    }
    if (session.position().winners() == 0b11) shared = std::move(session);
  }
  const app::Session& session = *shared;
  for (const base::Language language : base::kEveryLanguage) {
    ui::set_language(language);
    const std::string reason = kingdom_ui::ending({.session = session}).reason;
    CAPTURE(reason);
    CHECK(reason.find(ui::tr(ui::words::and_word, "Ada", "Ben")) == 0);
  }
  ui::set_language(base::Language::en);
}

TEST_CASE("[kingdom.bound] a journey of too many actions ends where everybody stands, and the guide says why") {
  const app::Session session = support::session_of_first_actions(*games::find("kingdom"));
  REQUIRE(session.position().at_bound());
  CHECK(session.position().winners() == 0);
  const kingdom_ui::Position position = kingdom_ui::position_of({.session = session});
  CHECK((position.phase() == kingdom::Phase::over));
  CHECK((position.shown.phase == kingdom::Phase::over));
  app::Session before = support::session_of_first_actions(*games::find("kingdom"), app::kMaxActions - 1);
  FakeHost host;
  support::store_game(host, before);
  host.storage_write("settings", "speed=0;guide=0");
  Driver driver(host);
  driver.act(driver.legal().front());
  CHECK(driver.state("panel") == "ending");
  CHECK(driver.legal().empty());
  const std::string words =
      "The journey ended at its limit of 4,000 actions. Our ruling: whoever is at the palace now wins.";
  CHECK(support::says(driver.mirror()["dialog"], words));
  CHECK(support::says(driver.mirror()["dialog"], "Nobody was at the palace yet."));
  driver.press("end:table");
  CHECK(driver.state("status") == "The journey ends. " + words);
  CHECK(support::texts_in(driver.mirror()["log"]["lines"]).back() == words);
  driver.press_all({"menu", "menu:games"});
  CHECK(support::says(driver.mirror()["dialog"], "The game is over"));
  driver.press_all({"panel:close", "menu", "menu:settings", "language:1", "panel:close"});
  CHECK(driver.state("status").find("Le voyage s’est arrêté à sa limite de 4\u00A0000 actions. Notre décision : ") !=
        std::string::npos);
  driver.press_all({"menu", "menu:settings", "language:0", "panel:close", "undo"});
  CHECK(driver.state("over") == "false");
  CHECK(driver.state("mayAct") == "true");
}
