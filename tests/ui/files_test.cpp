// Files without ui::App: everything goes into one file, and whatever parts a file has come back.
#include "app/save.h"
#include "support/check.h"
#include "support/days.h"
#include "support/game_parts.h"
#include "ui/words.h"

using ui::Panel;

namespace {

struct FileReader : support::PartsAlone {
  ui::Files& files = parts.files;
};

/// With a game of six actions, and days that were played.
struct MuchPlayed : FileReader {
  MuchPlayed() {
    parts.game.begin_entry(support::begun_session(6));
    parts.game.days().take(support::days_up_to(parts.game.days().today()));
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
  CHECK_FALSE(other.parts.game.days().get().empty());
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
