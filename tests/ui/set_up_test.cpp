// The position editor's panel: taking a position, changing, undo, advice, playing, sharing, storing.
#include "ui/set_up.h"
#include "app/save.h"
#include "games/splendor/record/notation.h"
#include "games/splendor/ui/situation_form.h"
#include "games/splendor/ui/words.h"
#include "support/check.h"
#include "support/page.h"
#include "ui/words.h"

using app::EventKind;
using splendor::GameState;
using support::Json;

namespace {

/// The stored position.
splendor::Situation kept(support::FakeHost& host) {
  const auto spec = app::spec_of_position(host.stored["position"]);
  REQUIRE(spec.ok());
  return splendor::unpack_situation(splendor::unpack_options(spec.value().options).value(), spec.value().position)
      .value();
}

struct Editor : support::Begun<12> {
  Editor() { driver.press_all({"menu", "menu:set_up", "tab:6", "round:more", "tab:0"}); }
  GameState shown() { return kept(host).shown; }
  bool says(const base::Text& text) { return support::says(driver.mirror(), ui::tr(text)); }
};

/// The position editor without ui::App, on the position of a game of twelve actions.
struct EditorAlone {
  support::FakeHost host;
  app::Session session = support::begun_session(12);
  ui::SetUp set_up{host};

  EditorAlone() { set_up.open(session, -1, true); }
};

}  // namespace

TEST_CASE_FIXTURE(EditorAlone, "a change of the position is stored, and taken back in the order of changes") {
  const std::string taken = set_up.link();
  CHECK_FALSE(set_up.can_undo());
  set_up.clear();
  const std::string empty = set_up.link();
  CHECK(empty != taken);
  CHECK(host.stored["position"] == empty);
  set_up.take(session, -1);
  CHECK(set_up.link() == taken);
  set_up.undo();
  CHECK(set_up.link() == empty);
  set_up.undo();
  CHECK(set_up.link() == taken);
  CHECK(host.stored["position"] == taken);
  CHECK_FALSE(set_up.can_undo());
}

TEST_CASE_FIXTURE(EditorAlone,
                  "a stored position is there again, whatever is on the table; storage that refuses is told") {
  set_up.clear();
  ui::SetUp again(host);
  again.open(session, -1, true);
  CHECK(again.link() == set_up.link());
  CHECK(again.is_stored());
  host.store_result = app::StoreResult::full;
  again.take(session, -1);
  CHECK_FALSE(again.is_stored());
}

TEST_CASE("a position that may not be taken for advice is not taken") {
  support::FakeHost host;
  ui::SetUp set_up(host);
  set_up.open(support::begun_session(12), -1, false);
  ui::SetUp empty(host);
  empty.open(support::begun_session(12), -1, true);
  empty.clear();
  CHECK(set_up.link() == empty.link());
}

TEST_CASE_FIXTURE(EditorAlone, "advice is asked for when the worker is free, and a change drops the question") {
  set_up.take(session, -1);
  set_up.advise();
  set_up.go_on(false);
  CHECK(host.worker_requests.empty());
  CHECK(set_up.advising());
  set_up.clear();
  CHECK_FALSE(set_up.advising());
  set_up.go_on(true);
  CHECK(host.worker_requests.empty());
  set_up.take(session, -1);
  set_up.advise();
  set_up.go_on(true);
  CHECK(host.worker_requests.size() == 1);
  CHECK(set_up.advising());
}

TEST_CASE_FIXTURE(Editor, "the first time it shows the position of the table, from which a game can go on") {
  CHECK(driver.state("panel") == "set_up");
  CHECK(says(ui::words::set_up_right));
  CHECK(driver.target("position:play").value("enabled", false));
  driver.press("position:copy");
  const auto link = app::read_link(host.copied.back());
  REQUIRE(link.ok());
  const app::Session begun = support::begun_session(12);
  const GameState& table = support::typed(begun.position()).state();
  const GameState& copied = support::typed(*link.value().position).state();
  CHECK(copied.slots == table.slots);
  CHECK(copied.bank == table.bank);
  CHECK(copied.players[0].owned == table.players[0].owned);
  CHECK(copied.deck_cards != table.deck_cards);
}

TEST_CASE_FIXTURE(Editor, "tokens come from the bank and go back; the last change is taken back") {
  driver.press("tab:1");
  const auto red = [&] { return shown().players[0].tokens[splendor::Gem::red]; };
  const int before = red();
  const std::string label = driver.target("less:r").value("label", "");
  driver.press("less:r");
  CHECK(red() == before - 1);
  CHECK(driver.target("less:r").value("label", "") != label);
  driver.press("more:r");
  CHECK(red() == before);
  driver.press("position:undo");
  CHECK(red() == before - 1);
  driver.press("position:undo");
  CHECK(red() == before);
}

TEST_CASE_FIXTURE(Editor, "a cleared table says what is missing, offers neither play nor link, and undo restores it") {
  driver.press("position:clear");
  CHECK_FALSE(says(ui::words::set_up_right));
  CHECK(support::says(driver.mirror(), "row of level 1"));
  for (const char* id : {"position:play", "position:copy", "position:advise", "position:code"})
    CHECK_FALSE(driver.target(id).value("enabled", true));
  driver.press("position:undo");
  CHECK(says(ui::words::set_up_right));
}

TEST_CASE_FIXTURE(Editor, "rows are filled card by card, one after the other, and no card lies twice") {
  driver.press_all({"position:clear", "slot:0"});
  CHECK_FALSE(driver.has("position:play"));
  for (const char* card : {"pick:L1-05", "pick:L1-06", "pick:L1-07"}) driver.press(card);
  CHECK_FALSE(driver.target("pick:L1-05").value("enabled", true));
  driver.press("pick:L1-08");
  CHECK_FALSE(driver.has("position:play"));  // the row is full, the next one is empty
  for (const char* card :
       {"pick:L2-05", "pick:L2-06", "pick:L2-07", "pick:L2-08", "pick:L3-05", "pick:L3-06", "pick:L3-07"})
    driver.press(card);
  driver.press("pick:L3-08");
  CHECK(driver.has("position:play"));
  const auto slots = shown().slots;
  for (std::size_t slot = 0; slot < 12; ++slot)
    CHECK(splendor::deck_of(slots[slot]) == splendor::deck_of_slot(static_cast<int>(slot)));
  for (std::size_t slot = 0; slot < 4; ++slot) CHECK(slots[slot] == 4 + slot);
  driver.press_all({"slot:2", "clear"});
  CHECK(shown().slots[2] == splendor::kNoCard);
}

TEST_CASE_FIXTURE(Editor, "a hand holds open cards, cards known to their owner, and unknown ones") {
  driver.press_all({"position:clear", "tab:2", "reserve:0", "back:1"});
  CHECK(shown().players[1].reserved[0] == splendor::face_down(splendor::Deck::L2));
  driver.press_all({"reserve:1", "deck:2", "pick:L3-04"});
  CHECK(shown().players[1].blind == 1);
  driver.press_all({"reserve:1", "secret", "done"});
  CHECK(shown().players[1].blind == 3);
  driver.press_all({"reserve:0", "clear"});
  CHECK(shown().players[1].reserved_count == 1);
}

TEST_CASE_FIXTURE(Editor, "back closes the choices for a place first, then the panel") {
  driver.press_all({"position:clear", "slot:4"});
  driver.event(EventKind::back);
  driver.settle();
  CHECK(driver.state("panel") == "set_up");
  CHECK(driver.has("position:play"));
  driver.event(EventKind::back);
  driver.settle();
  CHECK(driver.state("panel") == "none");
}

TEST_CASE("a reload finds the position as it was left") {
  support::FakeHost host = support::host_with(support::begun_session(12));
  {
    support::Driver driver(host);
    driver.press_all({"menu", "menu:set_up", "position:clear", "slot:4", "pick:L2-01"});
  }
  support::Driver driver(host);
  driver.press_all({"menu", "menu:set_up"});
  CHECK(kept(host).shown.slots[4] == *splendor::parse_card("L2-01"));
  CHECK(driver.target("slot:4").value("label", "").find("level 2") != std::string::npos);
  CHECK_FALSE(driver.target("position:play").value("enabled", true));
}

TEST_CASE_FIXTURE(Editor, "the best move comes from the worker, and is shown in words") {
  host.worker_requests.clear();
  driver.press("position:advise");
  REQUIRE(host.worker_requests.size() == 1);
  CHECK(host.worker_requests[0].text.rfind("advise ", 0) == 0);
  CHECK(host.worker_requests[0].text.find(" g=2.") != std::string::npos);
  CHECK(says(ui::words::set_up_thinking));
  const std::string line = host.worker_requests[0].text;
  std::string take;
  for (const std::string& action : driver.legal())
    if (action.rfind("take ", 0) == 0 && take.empty()) take = action;
  driver.event(EventKind::worker_reply, host.worker_requests[0].id, "advice gems|500 500|617 " + take);
  driver.settle();
  CHECK_FALSE(says(ui::words::set_up_thinking));
  CHECK(support::says(driver.mirror(), "62%"));
  driver.press_all({"tab:1", "more:w"});
  CHECK_FALSE(support::says(driver.mirror(), "62%"));  // it was about another position
}

TEST_CASE_FIXTURE(Editor, "for the best move the mover's reserved cards must be known, and a rival's need not be") {
  const int mover = shown().to_act + 1;
  driver.press_all({"tab:" + std::to_string(3 - mover), "reserve:2", "back:0"});
  CHECK(driver.target("position:advise").value("enabled", false));
  driver.press_all({"tab:" + std::to_string(mover), "reserve:2", "back:0"});
  CHECK_FALSE(driver.target("position:advise").value("enabled", true));
  CHECK(driver.target("position:play").value("enabled", false));
}

TEST_CASE_FIXTURE(Editor, "a game played from it is an entry of its own, with saves and links of format 2") {
  driver.press_all({"tab:1", "more:w", "position:play"});
  CHECK(driver.state("panel") == "none");
  CHECK(driver.state("length") == "0");
  const app::Session session = support::stored_game(host);
  CHECK_FALSE(session.spec().position.empty());
  CHECK(app::save_text(session).rfind("splendor-save 2", 0) == 0);
  driver.act(driver.legal().front());
  driver.press_all({"menu", "menu:share", "copy:game", "copy:deal"});
  CHECK(host.copied[0].find("#g=2.") != std::string::npos);
  CHECK(host.copied[1].find("#p=1.") != std::string::npos);
  driver.press("panel:close");
  driver.press("undo");
  CHECK(driver.state("cursor") == "0");
  driver.open_other_game();
  CHECK(driver.state("length") == "12");
}

TEST_CASE_FIXTURE(
    Editor, "its link previews it; then it can be edited or played, and undo restores the position edited before") {
  driver.press("position:copy");
  const std::string link = host.copied.back().substr(host.copied.back().find('#') + 1);
  driver.press_all({"position:clear", "panel:close"});
  driver.event(EventKind::link_opened, "", link);
  CHECK(driver.state("panel") == "open_link");
  CHECK(says(ui::words::open_position));
  driver.press("link:open");
  CHECK(driver.state("panel") == "set_up");
  CHECK(says(ui::words::set_up_right));
  driver.press("position:undo");
  CHECK_FALSE(says(ui::words::set_up_right));
  driver.press("panel:close");
  driver.event(EventKind::link_opened, "", link);
  driver.press("link:play");
  CHECK(driver.state("panel") == "none");
  CHECK_FALSE(support::stored_game(host).spec().position.empty());
}

TEST_CASE_FIXTURE(Editor, "closing the QR code of the position returns to the editor") {
  driver.press("position:code");
  CHECK(driver.state("panel") == "code");
  CHECK(says(ui::words::code_of_position));
  driver.press("copy:deal");
  CHECK(host.copied.back().find("#p=1.") != std::string::npos);
  driver.press("panel:close");
  CHECK(driver.state("panel") == "set_up");
}

TEST_CASE_FIXTURE(Editor, "players come and go with what they have, and with them nobles") {
  driver.press_all({"tab:6", "add"});
  CHECK(shown().setup.players == 3);
  CHECK(support::says(driver.mirror(), "4 nobles"));
  const auto second = shown().players[1].owned;
  driver.press("remove:1");
  CHECK(shown().setup.players == 2);
  CHECK(shown().players[0].owned == second);
  driver.press_all({"module:4", "turn:1"});
  CHECK(shown().setup.has(splendor::Module::cities));
  CHECK(shown().to_act == 1);
}

TEST_CASE("taking the position shown takes nothing that the viewer may not know") {
  app::Session session = support::new_session({}, 7, {"", "normal"});
  while (support::typed(session.position()).state().players[1].blind == 0) {
    const auto& game = support::typed(session.position());
    int chosen = 0;
    for (int i = 0; i < game.legal_count(); ++i)
      if (game.action_text(i).rfind("reserve deck", 0) == 0) chosen = i;
    session.play(chosen);
  }
  while (session.computer_to_act()) session.play(0);
  support::Page page(session);
  page.driver.press_all({"menu", "menu:set_up", "position:clear", "position:take"});
  const GameState taken = kept(page.host).shown;
  CHECK(splendor::is_face_down(taken.players[1].reserved[0]));
  CHECK_FALSE(splendor::is_face_down(taken.players[0].reserved[0]));
  CHECK((taken.players[0].blind & 1) == 1);
}

TEST_CASE_FIXTURE(Editor, "where the browser stores nothing the panel says that a reload would lose the position") {
  CHECK_FALSE(says(ui::words::position_not_stored));
  host.refused_keys["position"] = app::StoreResult::full;
  driver.press_all({"tab:6", "round:more"});
  CHECK(says(ui::words::position_not_stored));
  host.refused_keys.clear();
  driver.press("round:more");
  CHECK_FALSE(says(ui::words::position_not_stored));
}

TEST_CASE_FIXTURE(Editor, "a place of a row has one name, on the table and where its card is chosen") {
  driver.press_all({"tab:6", "module:1", "tab:0"});
  for (const int slot : {5, splendor::kBaseSlots + 1}) {
    const std::string id = "slot:" + std::to_string(slot), name = splendor_ui::slot_name(slot);
    CHECK(name.ends_with(" 2"));  // the Orient's places are counted for themselves
    CHECK(driver.target(id).value("label", "").starts_with(name));
    driver.press(id);
    CHECK(support::says(driver.mirror(), name));
    driver.press("done");
  }
}
