// Positions as links, and games that begin from them as links and saves.
#include "app/library.h"
#include "app/link.h"
#include "app/save.h"
#include "games/registry.h"
#include "games/splendor/record/situation_bytes.h"
#include "support/check.h"
#include "support/fake_host.h"
#include "support/game_builder.h"
#include "support/games.h"
#include "support/hostile.h"

using app::Session;

namespace {

/// A position from the middle of a game of that setup, with a seed.
app::GameSpec spec_from(const splendor::Setup& setup, std::uint64_t seed = 77) {
  Session session = support::played_session(setup, 5, support::sensible_action, 40);
  std::size_t at = session.length();
  while (support::typed(session.position(at)).state().phase != splendor::Phase::turn) --at;
  const auto& state = support::typed(session.position(at)).state();
  return {.kind = session.spec().kind,
          .options = session.spec().options,
          .seed = seed,
          .position = splendor::pack_situation(splendor::situation_of(splendor::view_for_nobody(state)))};
}

Session played_from(const splendor::Setup& setup, std::size_t actions = 30) {
  std::vector<app::Seat> seats(setup.players);
  seats[0] = {.name = "Éloïse", .level = ""};
  seats[1] = {.name = "", .level = "hard"};
  auto session = Session::open({spec_from(setup), seats, {}});
  REQUIRE(session.ok());
  support::play_on(session.value(), support::sensible_action, 3, actions);
  return std::move(session.value());
}

}  // namespace

TEST_CASE("the link of a position holds it, and deals what is unknown alike wherever it is read") {
  for (int number = 0; number < splendor::kSetupNumbers; ++number) {
    const app::GameSpec spec = spec_from(splendor::setup_number(number));
    const std::string text = app::deal_link(spec);
    CHECK(text.rfind("p=1.", 0) == 0);
    CHECK(text.size() < 400);
    const auto link = app::read_link("https://splendor.example/#" + text);
    REQUIRE(link.ok());
    CHECK(link.value().set_up());
    CHECK(link.value().record.spec.position == spec.position);
    CHECK(link.value().record.spec.options == spec.options);
    CHECK(link.value().record.seats.empty());
    CHECK(app::deal_link(link.value().record.spec) == text);
    CHECK(app::read_link(text).value().position->hash() == link.value().position->hash());
    CHECK(app::spec_of_position(text).value() == link.value().record.spec);
  }
}

TEST_CASE("a game begun from a position is kept though nothing was played in it") {
  support::FakeHost host;
  app::Library library(host);
  library.begin(played_from({}, 0));
  const std::string id = library.playing();
  library.begin(played_from({}, 3));
  library.remove_unplayed(id);
  CHECK(library.has(id));
}

TEST_CASE("a game from a position goes through its link and its save, in the form that older versions call newer") {
  for (const int number : {0, 9, 27, splendor::kSetupNumbers - 1}) {
    const Session session = played_from(splendor::setup_number(number));
    const std::string link = app::game_link(session.record());
    CHECK(link.rfind("g=2.", 0) == 0);
    const auto read = app::read_link(link);
    REQUIRE(read.ok());
    CHECK(read.value().position->hash() == session.position().hash());
    CHECK(read.value().record.spec == session.spec());
    CHECK(app::game_link(read.value().record) == link);
    CHECK(app::spec_of_link(link) == session.spec());
    const std::string save = app::save_text(session);
    CHECK(save.rfind("splendor-save 2\n", 0) == 0);
    const auto saved = app::read_save(save);
    REQUIRE(saved.ok());
    CHECK(saved.value().record() == session.record());
    CHECK(saved.value().position().hash() == session.position().hash());
  }
}

TEST_CASE("a game that begins as usual is written as before") {
  const Session session = support::begun_session(12);
  CHECK(app::game_link(session.record()).rfind("g=1.", 0) == 0);
  CHECK(app::deal_link(session.spec()).rfind("s=1", 0) == 0);
  CHECK(app::save_text(session).rfind("splendor-save 1\n", 0) == 0);
}

TEST_CASE("a link of a later form, of another game or of an impossible position says so") {
  app::GameSpec spec = spec_from({});
  std::string text = app::deal_link(spec);
  text[2] = '2';
  CHECK(text_of(app::read_link(text).error()) == "This link comes from a newer version of the game.");
  splendor::Situation bare = splendor::empty_table({});
  spec.position = splendor::pack_situation(bare);
  const auto impossible = app::read_link(app::deal_link(spec));
  REQUIRE_FALSE(impossible.ok());
  CHECK(std::string(impossible.error().code()) == "row_has_gap");
  CHECK(app::spec_of_position(app::deal_link(spec)).ok());
  for (const engine::GameType& type : games::all())
    if (type.start_from == nullptr) {
      spec.kind = type.kind;
      CHECK_FALSE(app::read_link(app::deal_link(spec)).ok());
    }
}

TEST_CASE("a spoiled link or save of a position is refused with a sentence") {
  const Session session = played_from({.players = 3, .modules = 15});
  int read = 0;
  for (const std::string& text : {app::deal_link(session.spec()), app::game_link(session.record())})
    for (std::size_t at = 0; at < text.size(); ++at)
      for (const char c : {'A', 'z', '.', '~'}) {
        std::string spoiled = text;
        spoiled[at] = c;
        if (spoiled == text) continue;
        const auto link = app::read_link(spoiled);
        read += link.ok() ? 1 : 0;
        if (!link) CHECK(text_of(link.error()).back() == '.');
      }
  CHECK(read == 0);
  std::string save = app::save_text(session);
  save.replace(save.find("position ") + 12, 1, save[save.find("position ") + 12] == 'A' ? "B" : "A");
  CHECK_FALSE(app::read_save(save).ok());
}

TEST_CASE("a game from a position is an entry of the library like any other") {
  support::FakeHost host;
  app::Library library(host);
  const Session session = played_from({});
  library.begin(session);
  const auto opened = app::Library(host).open_last();
  REQUIRE(opened.session);
  CHECK(opened.session->record() == session.record());
  CHECK(app::Library(host).spec_of(library.playing()) == session.spec());
}
