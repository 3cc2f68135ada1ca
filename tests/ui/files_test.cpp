// Files without ui::App: everything goes into one file, and whatever parts a file has come back.
#include "app/messages.h"
#include "app/save.h"
#include "support/check.h"
#include "support/days.h"
#include "support/game_parts.h"
#include "ui/words.h"

using ui::Panel;

namespace {

struct FileReader : support::PartsAlone {
  ui::Files& files = parts.files;

  bool has_said(const ui::Text& text) const { return parts.notices.text() == ui::tr(text); }
  bool mentions(std::string_view words) const { return parts.notices.text().find(words) != std::string::npos; }
};

/// With a game of six actions, and days that were played.
struct MuchPlayed : FileReader {
  MuchPlayed() {
    parts.game.begin_entry(support::begun_session(6));
    parts.days.take(support::days_up_to(parts.days.today()));
  }
  std::string everything() {
    files.save_everything();
    return host.files.back().text;
  }
};

}  // namespace

TEST_CASE("a file of everything brings games and days to another device") {
  std::string text;
  {
    MuchPlayed device;
    text = device.everything();
  }
  FileReader other;
  other.files.open(text);
  CHECK(other.parts.game.session().length() == 6);  // the only game in it
  CHECK_FALSE(other.parts.days.get().empty());
}

TEST_CASE_FIXTURE(FileReader, "a file with one game opens it, one with several lists them") {
  files.open(app::save_text(support::begun_session(5)));
  CHECK(parts.game.session().length() == 5);
  CHECK(parts.panels.open() == Panel::none);
  app::Library library(host);
  CHECK(library.put_aside(support::begun_session(3, 9), "Another") == app::StoreResult::ok);
  parts.library.refresh();
  files.save_everything();
  support::FakeHost second;
  support::GameParts second_parts{second};
  second_parts.files.open(host.files.back().text);
  CHECK(second_parts.panels.open() == Panel::games);
  CHECK(second_parts.library.games().size() == 2);
}

TEST_CASE("a file of everything survives mail and editors: other line ends, and no last one") {
  MuchPlayed device;
  const auto second = support::begun_session(3, 9);
  CHECK(device.parts.library.put_aside(second, "Another") == app::StoreResult::ok);
  device.parts.game.take_puzzle_record(*app::PuzzleRecord::read("splendor-puzzles 1\nsolved win:16kwjgGUMA 70 3\n"));
  const std::string file = device.everything();
  std::string windows;
  for (const char letter : file) windows += (letter == '\n' ? "\r" : "") + std::string(1, letter);
  for (const std::string& text : {file.substr(0, file.size() - 1), windows, windows.substr(0, windows.size() - 1),
                                  windows.substr(0, windows.size() - 2), windows + "\r\n"}) {
    FileReader other;
    other.files.open(text);
    CHECK(other.parts.panels.open() == Panel::games);
    CHECK(other.parts.notices.text() == "2 games were added.");
    CHECK(other.parts.days.get() == device.parts.days.get());
    CHECK(other.parts.game.puzzle().record().solved.size() == 1);
  }
}

TEST_CASE("zero bytes in a text that cannot be read end nothing: what follows it in the file is read as well") {
  MuchPlayed device;
  device.host.stored["game.zzzzzzzz.0"] = std::string("splendor-entry 1\n\0nonsense", 26);
  device.parts.library.refresh();
  FileReader other;
  other.files.open(device.everything());
  CHECK(other.parts.library.games().size() == 1);
  CHECK_FALSE(other.parts.days.get().empty());
}

TEST_CASE("a file of games for which there is no room: how many, and no word of what cannot be read") {
  MuchPlayed device;
  CHECK(device.parts.library.put_aside(support::begun_session(3, 9), "Another") == app::StoreResult::ok);
  const std::string file = device.parts.library.text_of_all();
  for (const auto why : {app::StoreResult::full, app::StoreResult::blocked}) {
    FileReader other;
    other.host.store_result = why;
    other.files.open(file);
    CHECK(other.parts.panels.open() == Panel::games);
    CHECK(other.mentions("Not stored: 2"));
    CHECK_FALSE(other.mentions("Not readable"));
  }
}

TEST_CASE_FIXTURE(FileReader, "a file with one game is played without room for it, once the game on the table may go") {
  parts.game.begin_entry(support::begun_session(6));
  host.store_result = app::StoreResult::full;
  parts.game.play(0);
  files.open(app::save_text(support::begun_session(5, 3)));
  CHECK(parts.panels.open() == Panel::not_stored);
  CHECK(parts.game.session().length() == 7);
  parts.switcher.let_go();
  CHECK(parts.game.session().length() == 5);
  CHECK(parts.library.stored() == app::StoreResult::full);
}

TEST_CASE_FIXTURE(FileReader, "results of days and puzzles from a file: whether they are stored is said") {
  app::PuzzleRecord solved;
  solved.solved = {{"win:16kwjgGUMA", {70, 3}}};
  const std::string days = support::days_up_to(parts.days.today()).text(), puzzles = solved.file_text();
  const std::string not_kept = ui::tr(ui::words::statistics_refused);
  host.store_result = app::StoreResult::full;
  for (const std::string& file : {days, puzzles}) {
    files.open(file);
    CHECK(mentions(not_kept));
  }
  host.leave_page();
  host.store_result = app::StoreResult::ok;
  for (const std::string& file : {days, puzzles}) {
    files.open(file);
    CHECK_FALSE(mentions(not_kept));
  }
  host.stored["days"] = "splendor-days 2\nwhatever";
  host.stored["puzzles"] = "splendor-puzzles 2\nwhatever";
  files.open(days);
  CHECK(parts.panels.open() == Panel::message);
  CHECK(parts.panels.message().text == text_of(app::messages::days_newer));
  files.open(puzzles);
  CHECK(parts.panels.message().text == text_of(app::messages::puzzles_newer));
}

TEST_CASE_FIXTURE(FileReader, "a file that is none is a message, and the game stays") {
  parts.game.begin_entry(support::begun_session(6));
  files.open("nonsense");
  CHECK(parts.panels.open() == Panel::message);
  CHECK(parts.game.session().length() == 6);
}

TEST_CASE_FIXTURE(FileReader, "a tab that only looks opens no file") {
  parts.game.set_owns_game(false);
  files.open(app::save_text(support::begun_session(5)));
  CHECK(parts.game.session().length() == 0);
  CHECK(has_said(ui::words::other_tab));
}
