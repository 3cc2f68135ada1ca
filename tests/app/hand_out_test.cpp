// Sharing links, link offers and preferences, without a frontend.
#include "app/hand_out.h"

#include "app/link_offer.h"
#include "app/settings_store.h"
#include "support/check.h"
#include "support/fake_host.h"
#include "support/games.h"

using support::FakeHost;

TEST_CASE("a link goes to the clipboard, or with a title to the share sheet") {
  FakeHost host;
  const app::Session session = support::begun_session(4);
  CHECK(app::hand_out_link(host, session, true, std::nullopt));
  CHECK(host.copied == std::vector<std::string>{host.address + '#' + app::game_link(session.record())});
  CHECK(app::hand_out_link(host, session, false, "A title"));
  REQUIRE(host.shared.size() == 1);
  CHECK(host.shared[0].id == "A title");
  CHECK(host.shared[0].text == host.address + '#' + app::deal_link(session.spec()));
  CHECK_FALSE(
      app::hand_out_link(host, support::played_session({}, 1, support::endless_action, 2500), true, std::nullopt));
}

TEST_CASE("an offered link stays in the address until it is answered; a bad one leaves at once") {
  FakeHost host;
  app::LinkOffer offer(host);
  host.fragment = app::game_link(support::begun_session(4).record());
  CHECK(offer.read(host.fragment).ok());
  CHECK_FALSE(host.fragment.empty());
  CHECK_FALSE(offer.wanted());
  offer.take_tab_first(1);
  CHECK(host.tab_takes == 1);
  CHECK(offer.wanted() == std::optional(1));
  CHECK(offer.take());
  CHECK(host.fragment.empty());
  CHECK_FALSE(offer.wanted());
  CHECK_FALSE(offer.take());
  host.fragment = "nonsense";
  CHECK_FALSE(offer.read(host.fragment).ok());
  CHECK(host.fragment.empty());
  CHECK_FALSE(offer.offered());
}

TEST_CASE("the system's preferences apply unless the player has chosen otherwise") {
  FakeHost host;
  host.language = "fr";
  host.more_contrast = true;
  app::SettingsStore settings(host);
  settings.load();
  CHECK(settings.get().language == base::Language::fr);
  CHECK(settings.look() == app::Look::contrast);
  host.more_contrast = false;
  host.light = true;
  app::Settings changed = settings.get();
  changed.look = app::Look::automatic;
  CHECK_FALSE(settings.change(changed));
  CHECK(settings.look() == app::Look::light);
  CHECK(settings.speed() == changed.speed);
  host.reduced_motion = true;
  CHECK(settings.speed() == app::Speed::off);
  changed.language = base::Language::en;
  CHECK(settings.change(changed));
  app::SettingsStore again(host);
  again.load();
  CHECK(again.get() == changed);
}
