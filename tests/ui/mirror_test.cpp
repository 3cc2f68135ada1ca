// The text mirror: everything on the table in words, exactly the legal actions, and no secrets.
#include <algorithm>
#include <array>
#include <set>

#include "app/save.h"
#include "engine/game_of.h"
#include "games/splendor/rules/card.h"
#include "games/splendor/ui/describe.h"
#include "support/check.h"
#include "support/driver.h"
#include "support/frames.h"
#include "support/game_parts.h"

using namespace splendor;
using support::Driver;
using support::FakeHost;
using support::Json;

namespace {

/// Opens a game as from a file: without asking, at its cursor.
void open_as_file(Driver& driver, const app::Session& session) {
  driver.event(app::EventKind::file_chosen, "", app::save_text(session));
  REQUIRE(driver.state("cursor") == std::to_string(session.cursor()));
}

std::vector<Json> action_buttons(const Json& mirror) {
  std::vector<Json> all;
  for (const Json& group : mirror["actions"]["groups"])
    for (const Json& button : group["buttons"]) all.push_back(button);
  return all;
}

Json section(const Json& mirror, const std::string& id) {
  for (const Json& part : mirror["sections"])
    if (part.value("id", "") == id) return part;
  return nullptr;
}

/// Every label and title is there and filled in, every id is there once.
std::string faults_of(const Json& mirror) {
  std::string faults;
  for (const std::string& text : support::texts_in(mirror)) {
    if (text.empty()) faults += "an empty text; ";
    if (text.find("{0}") != std::string::npos || text.find("{1}") != std::string::npos)
      faults += "a hole in \"" + text + "\"; ";
  }
  std::set<std::string> ids;
  const auto look = [&](const Json& button) {
    const std::string id = button.value("id", "");
    if (id.empty() || button.value("label", "").empty()) faults += "a button without id or label; ";
    if (!ids.insert(id).second) faults += "twice " + id + "; ";
  };
  for (const Json& button : action_buttons(mirror)) look(button);
  for (const char* part : {"dialog", "controls"})
    if (mirror.contains(part))
      for (const Json& button : mirror[part]["buttons"]) look(button);
  for (const Json& part : mirror["sections"])
    if (!ids.insert(part.value("id", "")).second) faults += "twice section " + part.value("id", "") + "; ";
  return faults;
}

/// Secret cards of several people at one table are named only when their owner looks at them.
bool kept_secret(const engine::GameOf<splendor::Game>& game, int index) {
  const PlayerState& player = game.state().player();
  const Action& action = game.actions()[static_cast<std::size_t>(index)];
  const int place = reserve_of(player, action.card);
  return action.kind == ActionKind::keep ||
         (action.kind == ActionKind::buy && place >= 0 && (player.blind >> place & 1) != 0);
}

/// The mirror of a table that is drawn without ui::App.
struct MirrorAlone : support::Frames {
  FakeHost host;
  support::GameParts parts{host};
  ui::Mirror mirror{host};

  MirrorAlone() { parts.game.begin_entry(support::begun_session(4)); }

  Json write(const std::optional<ui::TableNote>& note = std::nullopt) {
    frame_at(0, {}, [&](ui::Frame& frame) {
      targets.set_blocked(parts.panels.any());
      parts.game.draw_table(frame, {0, 0, 1280, 720});
    });
    mirror.write(parts.game.moment(), parts.game.table(), note, targets, parts.panels, settings);
    return base::Json::parse(host.mirror);
  }
};

}  // namespace

TEST_CASE_FIXTURE(MirrorAlone, "the mirror is written when something has changed, and not otherwise") {
  CHECK(write()["log"]["lines"].size() == 4);
  write();
  CHECK(mirror.made() == 1);
  CHECK(mirror.moment() == parts.game.moment().number);
  parts.game.play(0);
  CHECK(write()["log"]["lines"].size() == 5);
  CHECK(mirror.made() == 2);
  CHECK(mirror.moment() == parts.game.moment().number);
}

TEST_CASE_FIXTURE(MirrorAlone, "a panel is a dialog of the mirror, in place of the controls around the table") {
  CHECK(write().contains("controls"));
  parts.panels.show(ui::Panel::menu);
  const Json below = write();
  CHECK(below.contains("dialog"));
  CHECK_FALSE(below.contains("controls"));
  CHECK(below["dialog"]["buttons"].size() == 0);  // those of the table cannot be pressed
}

TEST_CASE_FIXTURE(MirrorAlone, "what a note on the table says follows what is to be done") {
  const std::string before = write().value("status", "");
  const std::string with_note =
      write(ui::TableNote{ui::words::hint, {"Take the green ones."}, {}, {}}).value("status", "");
  CHECK(with_note.find(before) == 0);
  CHECK(with_note.find("Take the green ones.") != std::string::npos);
}

TEST_CASE_FIXTURE(MirrorAlone, "a table shows a note anew when it points elsewhere, though its words are the same") {
  const ui::GameScreen& table = parts.game.table();
  const auto views_with = [&](const ui::TableNote* note) {
    parts.game.tell(note);
    write();
    return table.views_made();
  };
  const ui::TableNote note{ui::words::hint, {"Take these."}, {"bank:green"}, {}};
  ui::TableNote elsewhere = note;
  elsewhere.made_with = {"bank:red"};
  const int made = views_with(&note);
  CHECK(views_with(&note) == made);
  CHECK(views_with(&elsewhere) == made + 1);
  CHECK(views_with(nullptr) == made + 2);
  CHECK(views_with(nullptr) == made + 2);
}

TEST_CASE("the mirror offers exactly the legal actions, each in its own words, in both languages" *
          doctest::test_suite("slow")) {
  for (const std::string language : {"en", "fr"}) {
    FakeHost host;
    host.language = language;
    Driver driver(host);
    for (const int modules : {0, 1, 2, 4, 8, 11, 15}) {
      const auto players = static_cast<std::uint8_t>(2 + modules % 4);
      app::Session session = support::played_session(
          {.players = players, .modules = static_cast<std::uint8_t>(modules)}, 5, support::random_action);
      for (std::size_t at = 0; at <= session.length(); at += 13) {
        session.go_to(at);
        open_as_file(driver, session);
        const engine::GameOf<splendor::Game>& game = support::typed(session.position());
        // Numbered without gaps: one would reveal that a card hidden from the viewer can be bought.
        std::vector<std::string> expected;
        for (int i = 0; i < game.legal_count(); ++i)
          if (!kept_secret(game, i)) expected.push_back("act:" + std::to_string(expected.size()));
        const Json mirror = driver.mirror();
        std::vector<std::string> offered, labels;
        for (const Json& button : action_buttons(mirror)) {
          offered.push_back(button.value("id", ""));
          labels.push_back(button.value("label", ""));
        }
        std::sort(offered.begin(), offered.end());
        std::sort(expected.begin(), expected.end());
        CAPTURE(modules);
        CAPTURE(at);
        CHECK(offered == expected);
        CHECK(faults_of(mirror) == "");
        CHECK(mirror.value("lang", "") == language);
        std::sort(labels.begin(), labels.end());
        const auto twice = std::adjacent_find(labels.begin(), labels.end());
        const std::string same = twice == labels.end() ? "" : *twice;
        CHECK(same == "");
      }
    }
  }
}

TEST_CASE("every button of an action plays that action") {
  FakeHost host;
  Driver driver(host);
  const app::Session session = support::played_session({.players = 3, .modules = 11}, 6, support::random_action, 40);
  const engine::GameOf<splendor::Game>& game = support::typed(session.position());
  int number = 0;  // in the mirror
  for (int i = 0; i < game.legal_count(); ++i) {
    if (kept_secret(game, i)) continue;
    if (number % 5 == 0) {
      open_as_file(driver, session);
      driver.event(app::EventKind::activate, "act:" + std::to_string(number));
      CHECK(driver.log().back() == game.action_text(i));
    }
    ++number;
  }
}

TEST_CASE("an action that is not offered cannot be pressed") {
  FakeHost host;
  support::store_game(host, support::new_session({}, 7));
  Driver driver(host);
  for (const std::string id : {"act:", "act:-1", "act:99999", "act:4294967296", "act:99999999999999999999", "act:1x",
                               "act:x", "acts:1", "", ":"}) {
    CAPTURE(id);
    driver.event(app::EventKind::activate, id);
    CHECK(driver.log().empty());
  }
}

TEST_CASE("when it is a computer's turn the mirror offers no action") {
  FakeHost host;
  support::store_game(host, support::new_session({}, 7, {"easy", ""}));
  Driver driver(host);
  CHECK(action_buttons(driver.mirror()).empty());
}

TEST_CASE("the table is all there: bank, rows, nobles, players, log") {
  FakeHost host;
  app::Session session = support::played_session({.players = 3}, 7, support::sensible_action, 30);
  support::set_seat(session, 1, {.name = "Éloïse \"Œ\"", .level = ""});
  support::store_game(host, session);
  Driver driver(host);
  const GameState& state = support::typed(session.position()).state();
  const Json mirror = driver.mirror();
  CHECK(support::says(section(mirror, "bank"), splendor_ui::handful(state.bank)));
  for (int slot = 0; slot < kBaseSlots; ++slot) {
    const CardId card = state.slots[static_cast<std::size_t>(slot)];
    if (card != kNoCard)
      CHECK(support::says(section(mirror, std::string(kDeckNames[static_cast<std::size_t>(deck_of_slot(slot))])),
                          splendor_ui::card_text(card)));
  }
  for (const NobleId noble : state.nobles)
    if (noble != kNoNoble) CHECK(support::says(section(mirror, "nobles"), splendor_ui::noble_text(noble)));
  for (int seat = 0; seat < 3; ++seat) {
    const Json player = section(mirror, "player" + std::to_string(seat));
    CHECK(support::says(player, splendor_ui::handful(state.players[static_cast<std::size_t>(seat)].tokens)));
    CHECK(support::says(player, splendor_ui::points(state.players[static_cast<std::size_t>(seat)].prestige)));
  }
  CHECK(section(mirror, "player1").value("title", "") == "Éloïse \"Œ\"");
  CHECK(mirror["log"]["lines"].size() >= 30);
  CHECK(faults_of(mirror) == "");
}

TEST_CASE("a card reserved unseen is a secret of its owner, also from those who read the mirror") {
  FakeHost host;
  const app::Session session = support::new_session({}, 7);
  support::store_game(host, session);
  Driver driver(host);
  const CardId card = support::typed(session.position()).state().card_in_deck(Deck::L2, 0);
  const std::string secret = splendor_ui::card_text(card), title = splendor_ui::card_title(card);
  const std::string back = splendor_ui::card_title(face_down(Deck::L2));
  driver.press_all({"deck:L2", "reserve"});
  CHECK(driver.log().back() == "reserve deck L2");

  // The other person's turn: nobody may see it, by mirror, targets or announcement.
  CHECK_FALSE(support::says(driver.mirror(), secret));
  CHECK(support::says(section(driver.mirror(), "player0"), back));
  CHECK_FALSE(support::says(driver.query("targets"), secret));
  for (const std::string& said : host.announcements) CHECK(said.find(title) == std::string::npos);
  driver.press("hand:0.0");  // the other presses it: nothing
  CHECK_FALSE(support::says(driver.mirror(), secret));

  // The owner's turn again: hidden until the owner looks.
  driver.act("take wbg");
  CHECK_FALSE(support::says(driver.mirror(), secret));
  driver.press("hand:0.0");
  CHECK(support::says(section(driver.mirror(), "player0"), secret));
  driver.key(ImGuiKey_Escape);  // hidden again
  CHECK_FALSE(support::says(driver.mirror(), secret));
  driver.press("hand:0.0");
  CHECK(support::says(section(driver.mirror(), "player0"), secret));
  driver.act("take wbg");
  CHECK_FALSE(support::says(driver.mirror(), secret));
  CHECK_FALSE(support::says(driver.query("targets"), secret));
  driver.press("undo");
  CHECK_FALSE(support::says(driver.mirror(), secret));
}

TEST_CASE("a secret card that can be bought is not given away by its price") {
  const app::Session session = support::session_where([](const auto& game) {
    const GameState& state = game.state();
    if (state.phase != Phase::turn || state.player().blind == 0) return false;
    for (const Action& action : game.actions()) {
      const int place = reserve_of(state.player(), action.card);
      if (action.kind == ActionKind::buy && place >= 0 && (state.player().blind >> place & 1) != 0) return true;
    }
    return false;
  });
  const engine::GameOf<splendor::Game>& game = support::typed(session.position());
  FakeHost host;
  support::store_game(host, session);
  Driver driver(host);
  const int seat = game.state().to_act;
  int place = 0;
  while ((game.state().player().blind >> place & 1) == 0) ++place;
  const std::size_t before = action_buttons(driver.mirror()).size();
  driver.press("hand:" + std::to_string(seat) + '.' + std::to_string(place));
  CHECK(action_buttons(driver.mirror()).size() >= before);
  CHECK(action_buttons(driver.mirror()).size() == static_cast<std::size_t>(game.legal_count()));
}

TEST_CASE("alone against computers the player sees the own hidden cards and never theirs") {
  FakeHost host;
  app::Session session = support::new_session({}, 7, {"", "easy"});
  const CardId mine = support::typed(session.position()).state().card_in_deck(Deck::L2, 0);
  REQUIRE(session.play("reserve deck L2").ok());
  const CardId theirs = support::typed(session.position()).state().card_in_deck(Deck::L3, 0);
  REQUIRE(session.play("reserve deck L3").ok());
  support::store_game(host, session);
  Driver driver(host);
  CHECK(support::says(driver.mirror(), splendor_ui::card_text(mine)));
  CHECK_FALSE(support::says(driver.mirror(), splendor_ui::card_text(theirs)));
  CHECK_FALSE(support::says(driver.query("targets"), splendor_ui::card_text(theirs)));
  driver.press("hand:1.0");
  CHECK_FALSE(support::says(driver.mirror(), splendor_ui::card_text(theirs)));
}

TEST_CASE("two drawn cards are face down until the player to choose reveals them, and nobody else sees them") {
  app::Session session = support::session_where([](const auto& game) { return game.state().phase == Phase::keep; });
  const GameState& state = support::typed(session.position()).state();
  const std::array<CardId, 2> drawn = {state.modules.drawn[0], state.modules.drawn[1]};
  FakeHost host;
  support::store_game(host, session);
  Driver driver(host);
  const auto seen = [&](const Json& where) {
    return support::says(where, splendor_ui::card_text(drawn[0])) ||
           support::says(where, splendor_ui::card_text(drawn[1]));
  };
  const auto hidden = [&] { return action_buttons(driver.mirror()).empty() && !seen(driver.query("targets")); };
  CHECK(hidden());
  CHECK(driver.has("peek"));
  driver.press("peek");
  const auto buttons = action_buttons(driver.mirror());
  REQUIRE(buttons.size() == 2);
  CHECK(buttons[0].value("label", "") != buttons[1].value("label", ""));
  CHECK(seen(driver.query("targets")));
  driver.key(ImGuiKey_Escape);  // hidden again
  CHECK(hidden());
  driver.press("drawn:1");
  CHECK(action_buttons(driver.mirror()).size() == 2);
  CHECK_FALSE(driver.has("peek"));

  host.announcements.clear();
  driver.event(app::EventKind::activate, "act:0");
  CHECK_FALSE(support::says(driver.mirror(), splendor_ui::card_text(drawn[0])));
  for (const std::string& said : host.announcements)
    CHECK(said.find(splendor_ui::card_title(drawn[0])) == std::string::npos);
  driver.press("undo");  // the rival took the device: asked again
  CHECK(hidden());
}

TEST_CASE("alone against computers the player's two drawn cards are face up at once") {
  app::Session session = support::session_where([](const auto& game) { return game.state().phase == Phase::keep; });
  const int seat = session.position().to_act();
  for (int other = 0; other < session.position().players(); ++other)
    if (other != seat) support::set_seat(session, static_cast<std::size_t>(other), {.name = "", .level = "easy"});
  FakeHost host;
  support::store_game(host, session);
  Driver driver(host);
  CHECK(action_buttons(driver.mirror()).size() == 2);
  CHECK_FALSE(driver.has("peek"));
}
