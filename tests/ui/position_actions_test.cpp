// The actions of the position editor. Without ui::App.
#include "app/link.h"
#include "app/save.h"
#include "support/check.h"
#include "support/game_parts.h"

using ui::Panel;
using How = ui::intent::ChangePosition::How;

namespace {

/// On the table a game of twelve actions, which the editor has taken.
struct Editing : support::PartsAlone {
  ui::PositionActions& actions = parts.positions;

  Editing() : PartsAlone(12) {}
};

}  // namespace

TEST_CASE_FIXTURE(Editing, "nothing happens before the editor was opened; then it has the position of the table") {
  actions.act(How::clear);
  CHECK(parts.set_up.form() == nullptr);
  actions.open();
  CHECK(parts.panels.open() == Panel::set_up);
  const std::string taken = parts.set_up.link();
  actions.act(How::clear);
  CHECK(parts.set_up.link() != taken);
  actions.act(How::undo);
  CHECK(parts.set_up.link() == taken);
}

TEST_CASE_FIXTURE(Editing, "a position is played with the seed of new deals, as a game of its own") {
  parts.seeds.set(77);
  actions.open();
  actions.act(How::clear);
  actions.act(How::play);  // nobody could play that
  CHECK(parts.game.session().length() == 12);
  actions.act(How::take);
  actions.act(How::play);
  CHECK(parts.panels.open() == Panel::none);
  CHECK(parts.game.session().spec().seed == 77);
  CHECK_FALSE(parts.game.session().spec().position.empty());
  CHECK(parts.library.games().size() == 2);
}

TEST_CASE_FIXTURE(Editing,
                  "a game from a position is dealt by a seed that its save holds, whatever the device has drawn") {
  host.next_entropy = 0xFEDCBA9876543210;
  actions.open();
  actions.act(How::take);
  actions.act(How::play);
  REQUIRE_FALSE(parts.game.session().spec().position.empty());
  const auto stored = app::read_save(app::save_text(parts.game.session()));
  REQUIRE(stored);
  CHECK(stored.value().spec() == parts.game.session().spec());
}

TEST_CASE_FIXTURE(Editing, "a position is shared as a link, by the clipboard or the share sheet, and as a code") {
  actions.open();
  const std::string link = parts.set_up.link();
  actions.act(How::copy);
  REQUIRE(host.copied.size() == 1);
  CHECK(host.copied.back() == host.page_address() + '#' + link);
  actions.act(How::share);
  REQUIRE(host.shared.size() == 1);
  actions.act(How::code);
  CHECK(parts.panels.open() == Panel::code);
  CHECK(parts.panels.code().shown_here);
  parts.panels.close();
  CHECK(parts.panels.open() == Panel::set_up);
}

TEST_CASE_FIXTURE(Editing, "where hints are not allowed the table's position is not taken, nor advice given") {
  actions.open();
  actions.act(How::clear);
  const std::string before = parts.set_up.link();
  parts.game.begin_attempt({parts.days.today(), false});
  actions.act(How::take);
  CHECK(parts.set_up.link() == before);
  actions.act(How::advise);
  CHECK_FALSE(parts.set_up.advising());
  CHECK(parts.notices.text() == parts.game.no_hint());
}

TEST_CASE_FIXTURE(Editing, "the position of a link is shown in the editor; a page of its controls begins at its top") {
  actions.open();
  const std::string taken = parts.set_up.link();
  actions.act(How::clear);
  actions.show(app::spec_of_position(taken).value());
  CHECK(parts.set_up.link() == taken);
  const int page = parts.set_up.form()->page();
  actions.press("tab:2");
  CHECK(parts.set_up.form()->page() != page);
}
