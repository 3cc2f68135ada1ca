// A page that starts with a stored game: the fixture of most tests of the frontend.
#pragma once

#include "app/library.h"
#include "app/link.h"
#include "app/settings.h"
#include "support/driver.h"
#include "support/games.h"

namespace support {

/// A game stored after 5 actions and again after 6, each in its slot: the id that it has.
inline std::string store_twice(FakeHost& host) {
  app::Library library(host);
  library.save(begun_session(5));
  library.save(begun_session(6));
  return library.playing();
}

inline FakeHost host_with(const app::Session& session) {
  FakeHost host;
  store_game(host, session);
  return host;
}

/// The game of a link from somebody else: ten actions of another deal than begun_session's usual one.
inline std::string link_of_another(std::uint64_t seed = 8) { return app::game_link(begun_session(10, seed).record()); }

/// With that link in its address.
inline FakeHost host_with_link(const app::Session& session) {
  FakeHost host = host_with(session);
  host.fragment = link_of_another();
  return host;
}

/// One person, at seat 0, against a computer, after so many actions of both.
inline app::Session against_computer(std::size_t actions = 0) {
  app::Session session = new_session({}, 7, {"", "normal"});
  play_on(session, sensible_action, 1, actions);
  return session;
}

struct Page {
  FakeHost host;
  Driver driver;

  explicit Page(const app::Session& session) : host(host_with(session)), driver(host) {}
};

/// On a base game of two persons after so many sensible actions: begun_session(kActions).
template <std::size_t kActions>
struct Begun : Page {
  Begun() : Page(begun_session(kActions)) {}
};

/// Two persons around one device, with animations.
struct SlowPage {
  FakeHost host = [] {
    FakeHost with;
    with.stored["settings"] = app::settings_text({.speed = app::Speed::slow});
    store_game(with, new_session({}, 7));
    return with;
  }();
  Driver driver{host};
};

}  // namespace support
