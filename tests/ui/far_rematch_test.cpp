// A rematch of a game by links: nobody is asked again who they are.
#include "app/continuation.h"
#include "app/link.h"
#include "support/check.h"
#include "support/page.h"
#include "ui/words.h"

using app::Seat;
using support::Driver;
using support::FakeHost;

namespace {

Seat here(const char* name) { return {.name = name, .level = {}, .far = false}; }
Seat away(const char* name) { return {.name = name, .level = {}, .far = true}; }

/// A game that is over, on Ana's device.
app::Session over(const char* ana, const char* hugo) {
  app::Session session = support::begun_session(0, 9);
  support::set_seat(session, 0, here(ana));
  support::set_seat(session, 1, away(hugo));
  support::play_on(session, support::sensible_action, 9);
  REQUIRE(session.position().over());
  return session;
}

/// The link of a game that these begin.
std::string begun(const std::vector<Seat>& seats, std::uint64_t seed) {
  app::GameRecord record = support::new_record({}, seed);
  record.seats = seats;
  return app::game_link(record);
}

}  // namespace

TEST_CASE("the link of a rematch opens at once in the player's seat, found by name or as the only one far away") {
  for (const auto& names : {std::pair("Ana", "Hugo"), std::pair("", "")}) {
    const char *const ana = names.first, *const hugo = names.second;
    CAPTURE(ana);
    FakeHost host = support::host_with(over(ana, hugo));
    host.fragment = begun({here(hugo), away(ana)}, 77);  // from Hugo's device, who begins
    Driver driver(host);
    CHECK(driver.state("panel") == "none");
    CHECK(driver.state("notice") == ui::tr(ui::words::far_rematch));
    const app::Session stored = support::stored_game(host);
    CHECK(stored.spec().seed == 77);
    CHECK(stored.seats()[0].far);
    CHECK(stored.seats()[1].here());
  }
}

TEST_CASE("others are asked who they are, and so is everybody while the first game is not over") {
  FakeHost others = support::host_with(over("Ana", "Hugo"));
  others.fragment = begun({here("Hugo"), away("Zoe")}, 77);
  CHECK(Driver(others).state("panel") == "open_link");

  app::Session running = support::begun_session(4, 9);
  support::set_seat(running, 0, here("Ana"));
  support::set_seat(running, 1, away("Hugo"));
  FakeHost host = support::host_with(running);
  host.fragment = begun({here("Hugo"), away("Ana")}, 77);
  CHECK(Driver(host).state("panel") == "open_link");
}

TEST_CASE("the same person is found by name, or as the only one far away; else it is ambiguous") {
  const std::vector<Seat> known{here("Ana"), away("Hugo"), away("Zoe")};
  CHECK(app::same_person(known, {here("Hugo"), away("Zoe"), away("Ana")}) == 2);
  CHECK(app::same_person(known, {here("Ana"), away("Zoe"), away("Hugo")}) == 0);  // her own, on another device
  CHECK(app::same_person(known, {here("Hugo"), away("Ana")}) == -1);
  CHECK(app::same_person({here(""), away(""), away("")}, {here(""), away(""), away("")}) == -1);
  CHECK(app::same_person({here("A"), here("B"), away("C")}, {away("A"), away("B"), here("C")}) == -1);
  CHECK(app::same_person({here("A"), here("B")}, {here("A"), here("B")}) == -1);
}
