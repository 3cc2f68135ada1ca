// Backward compatibility: what each version so far has left in browsers, in files and in links (tests/versions, with a
// README) is read by this one to the same state, written back and read again. These files never change: tests/structure
// checks them against a list of checksums.
#include <algorithm>
#include <map>
#include <set>

#include "app/computer.h"
#include "app/day_book.h"
#include "app/entry.h"
#include "app/library.h"
#include "app/link.h"
#include "app/messages.h"
#include "app/people.h"
#include "app/puzzle_play.h"
#include "app/reviewer.h"
#include "app/save.h"
#include "app/settings_store.h"
#include "app/statistics_store.h"
#include "base/hash.h"
#include "base/words.h"
#include "games/registry.h"
#include "support/check.h"
#include "support/data.h"
#include "support/fake_host.h"
#include "ui/set_up.h"
#include "versions_facts.h"

using app::Session;
using versions::facts;
using versions::facts_of_position;

namespace {

const std::string kFolder = "../versions/";

/// The files of each version, by the list of their sums.
const std::map<std::string, std::vector<std::string>>& files_by_version() {
  static const auto all = [] {
    std::map<std::string, std::vector<std::string>> found;
    for (const std::string& line : support::data_lines(kFolder + "SHA256SUMS")) {
      const std::string path = line.substr(66);  // after the sum and two spaces
      const std::size_t slash = path.find('/');
      if (path.rfind("../", 0) != 0 && slash != std::string::npos)
        found[path.substr(0, slash)].push_back(path.substr(slash + 1));
    }
    return found;
  }();
  return all;
}

std::vector<std::string> all_versions() {
  std::vector<std::string> names;
  for (const auto& one : files_by_version()) names.push_back(one.first);
  return names;
}

/// The lines of `file` as words; none where the version had no such file.
std::vector<std::vector<std::string>> lines_of(const std::string& version, const std::string& file) {
  const auto& files = files_by_version().at(version);
  std::vector<std::vector<std::string>> lines;
  if (std::find(files.begin(), files.end(), file) == files.end()) return lines;
  for (const std::string& line : support::data_lines(kFolder + version + '/' + file)) {
    lines.emplace_back();
    for (base::Fields words(line, ' '); !words.done();) lines.back().emplace_back(words.next());
  }
  return lines;
}

std::string file_of(const std::string& version, const std::string& path) {
  return support::data_file(kFolder + version + '/' + path);
}

/// A browser as the version left it.
support::FakeHost browser_of(const std::string& version) {
  support::FakeHost host;
  const std::string folder = "storage/";
  for (const std::string& path : files_by_version().at(version))
    if (path.rfind(folder, 0) == 0) host.stored[path.substr(folder.size())] = file_of(version, path);
  return host;
}

/// The words from `first` on, with spaces between them.
std::string rest(const std::vector<std::string>& words, std::size_t first) {
  std::string text;
  for (std::size_t i = first; i < words.size(); ++i) text += (i == first ? "" : " ") + words[i];
  return text;
}

/// A game that this build leaves out is refused with its sentence, and that is all that can be asked.
bool left_out(const std::string& kind) { return games::find(kind) == nullptr; }

template <class Value>
void check_left_out(const base::Result<Value>& read) {
  CHECK((support::code_of(read) == app::messages::save_newer.code ||
         support::code_of(read) == app::messages::game_unknown.code));
}

/// Lines of a game that this build leaves out come first.
std::vector<std::string> sorted_lines(std::string_view text) {
  std::vector<std::string> lines;
  for (base::Fields all(text, '\n'); !all.done();) lines.emplace_back(all.next());
  std::sort(lines.begin(), lines.end());
  return lines;
}

void check_settings(support::FakeHost& host) {
  if (host.stored.count("settings") == 0) return;
  const std::string text = host.stored.at("settings");
  app::SettingsStore settings(host);
  settings.load();
  const auto check_values = [&](const app::Settings& read) {
    for (base::Fields entries(text, ';'); !entries.done();) {
      const std::string entry(entries.next());
      CAPTURE(entry);
      const std::string key = entry.substr(0, entry.find('='));
      const auto row = std::find_if(app::kSettings.begin(), app::kSettings.end(),
                                    [&](const app::SettingRow& any) { return any.key == key; });
      REQUIRE(row != app::kSettings.end());
      CHECK(key + '=' + std::to_string(row->get(read)) == entry);
    }
  };
  check_values(settings.get());
  app::Settings changed = settings.get();
  changed.text_view = !changed.text_view;
  settings.change(changed);
  changed.text_view = !changed.text_view;
  settings.change(changed);
  check_values(app::read_settings(host.stored.at("settings"), {}));
}

}  // namespace

TEST_CASE("every version: its saves, entries and files are read to the same state and written as they were") {
  CHECK(all_versions().size() >= 8);
  for (const std::string& version : all_versions()) {
    CAPTURE(version);
    int read = 0;
    for (const auto& words : lines_of(version, "holds.txt")) {
      if (words[0] != "game") continue;
      ++read;
      CAPTURE(words[1]);
      const std::string text = file_of(version, words[1]);
      std::string save = text;
      if (const auto entry = app::read_entry(text)) {
        CHECK(app::entry_text(entry.value()) == text);
        save = entry.value().save;
      }
      const auto session = app::read_save(save);
      if (left_out(words[2])) {
        check_left_out(session);
        continue;
      }
      const std::string why = session ? "" : text_of(session.error());
      REQUIRE_MESSAGE(session.ok(), why);
      CHECK(facts(session.value()) == rest(words, 2));
      CHECK(app::save_text(session.value()) == save);

      support::FakeHost host;
      app::Library library(host);
      const app::Library::Imported imported = library.import(text);  // the player's way to bring it back
      CHECK(imported.added == 1);
      CHECK(imported.refused == 0);
      CHECK(facts(*library.open(imported.last_id).session) == rest(words, 2));
    }
    CHECK(read >= 5);
  }
}

TEST_CASE("every version: its links open the same games and are written the same way") {
  for (const std::string& version : all_versions()) {
    CAPTURE(version);
    for (const auto& words : lines_of(version, "links.txt")) {
      CAPTURE(words[2]);
      const auto link = app::read_link(words[2]);
      if (words.size() > 3 && left_out(words[3])) {
        check_left_out(link);
        continue;
      }
      const std::string why = link ? "" : text_of(link.error());
      REQUIRE_MESSAGE(link.ok(), why);
      const app::GameRecord& record = link.value().record;
      CHECK(base::hex16(link.value().position->hash()) == words[0]);
      CHECK(std::to_string(record.actions.size()) == words[1]);
      CHECK((link.value().whole_game ? app::game_link(record) : app::deal_link(record.spec)) == words[2]);
    }
  }
}

TEST_CASE("every version: the browser that it left goes on with the same game and keeps every other") {
  for (const std::string& version : all_versions()) {
    CAPTURE(version);
    support::FakeHost host = browser_of(version);
    const auto before = host.stored;
    app::Library library(host);
    const app::Library::Opened opened = library.open_last();
    for (const auto& words : lines_of(version, "holds.txt")) {
      if (words[0] == "opens") {
        REQUIRE(opened.session);
        CHECK(facts(*opened.session) == rest(words, 1));
      }
      if (words[0] == "name" && library.find(words[1])->readable())
        CHECK(library.find(words[1])->name == rest(words, 2));
      if (words[0] != "keeps") continue;
      CAPTURE(words[1]);
      const std::string& text = before.at(words[1]);
      const auto& games = library.games();
      CHECK(std::any_of(games.begin(), games.end(), [&](const app::Library::Game& game) {
        return library.text_of(game.id).find(text) != std::string::npos;
      }));
    }
    // What was opened goes on, and a second visit finds everything as well.
    const std::size_t games = library.games().size();
    CHECK(library.save(*opened.session) == app::Library::Saved::ok);
    app::Library again(host);
    CHECK(facts(*again.open_last().session) == facts(*opened.session));
    CHECK(again.games().size() == games);
  }
}

TEST_CASE("every version: the hints and the reviews that it stored with its games are there") {
  int hints = 0, reviews = 0;
  for (const std::string& version : all_versions()) {
    CAPTURE(version);
    for (const auto& words : lines_of(version, "holds.txt")) {
      if (words[0] != "hints" && words[0] != "reviewed") continue;
      CAPTURE(words[1]);
      const app::Entry entry = app::read_entry(file_of(version, words[1])).value();
      if (words[0] == "hints") {
        ++hints;
        CHECK(std::to_string(entry.hints) == words[2]);
      } else if (!left_out(words[2])) {
        ++reviews;
        support::FakeHost host;
        app::Reviewer reviewer(host);
        reviewer.look_at(app::read_save(entry.save).value(), entry.review);
        CHECK(reviewer.thorough());
        CHECK(reviewer.kept() == entry.review);
      }
    }
  }
  CHECK(hints > 0);
  CHECK(reviews > 0);
}

TEST_CASE("every version: its settings and statistics mean the same") {
  for (const std::string& version : all_versions()) {
    CAPTURE(version);
    support::FakeHost host = browser_of(version);
    check_settings(host);
    const auto stored = host.storage_read("statistics");
    app::StatisticsStore statistics(host);
    statistics.load();
    if (stored) CHECK(sorted_lines(statistics.get().text()) == sorted_lines(*stored));
    for (const auto& words : lines_of(version, "holds.txt")) {
      if (words[0] != "alone" || left_out(words[1])) continue;
      const app::Summary sum = statistics.get().summary(games::find(words[1])->kind);
      CHECK(std::to_string(sum.alone.played) == words[2]);
      CHECK(std::to_string(sum.alone.won) == words[3]);
      CHECK(std::to_string(sum.best_score.value_or(-1)) == words[4]);
    }
  }
}

TEST_CASE("every version: its positions are the same ones, possible or not, and its editor goes on with its own") {
  int read = 0;
  for (const std::string& version : all_versions()) {
    CAPTURE(version);
    support::FakeHost host = browser_of(version);
    for (const auto& words : lines_of(version, "holds.txt")) {
      if (words[0] != "position") continue;
      ++read;
      CAPTURE(words[1]);
      const bool stored = words[1].rfind("storage/", 0) == 0;
      const std::string link = stored ? file_of(version, words[1]) : words[1];
      if (left_out(words[2])) {
        check_left_out(app::spec_of_position(link));
        continue;
      }
      CHECK(facts_of_position(link) == rest(words, 2));
      CHECK(app::deal_link(app::spec_of_position(link).value()) == link);
      if (!stored) continue;
      ui::SetUp editor(host);
      editor.open(*app::Library(host).open_last().session, -1, true);
      REQUIRE(editor.form() != nullptr);
      CHECK(editor.link() == link);
    }
  }
  CHECK(read >= 3);
}

TEST_CASE("every version: its days and its people are read to the same state and written as they were") {
  std::size_t days = 0, persons = 0;
  for (const std::string& version : all_versions()) {
    CAPTURE(version);
    support::FakeHost host = browser_of(version);
    app::DayBook book(host);
    book.load();
    CHECK_FALSE(book.problem());
    if (const auto text = host.storage_read("days")) CHECK(book.get().text() == *text);
    const app::People people = app::load_people(host);
    CHECK(app::people_text(people) == host.storage_read("people").value_or(std::string()));
    std::size_t place = 0;
    for (const auto& words : lines_of(version, "holds.txt")) {
      CAPTURE(rest(words, 0));
      if (words[0] == "days") CHECK(facts(book.get()) == rest(words, 1));
      if (words[0] == "day") {
        ++days;
        CHECK(facts(book.get().at(app::read_day(words[1]).value())) == rest(words, 2));
      }
      if (words[0] != "person") continue;
      REQUIRE(place < people.size());
      CHECK(std::to_string(people[place].sign) == words[1]);
      CHECK(people[place++].name == rest(words, 2));
    }
    CHECK(place == people.size());
    persons += place;
  }
  CHECK(days >= 6);
  CHECK(persons >= 3);
}

TEST_CASE("every version: its puzzles are solved as they were, and the one that was open goes on") {
  int read = 0;
  for (const std::string& version : all_versions()) {
    CAPTURE(version);
    support::FakeHost host = browser_of(version);
    const auto stored = host.storage_read("puzzles");
    if (!stored) continue;
    app::PuzzlePlay play(host);
    const auto check_solved = [&] {
      play.load();
      for (const auto& words : lines_of(version, "holds.txt")) {
        CAPTURE(rest(words, 0));
        if (words[0] == "puzzles")
          CHECK(std::to_string(play.streak()) + ' ' + std::to_string(play.best_streak()) == rest(words, 1));
        if (words[0] != "solved") continue;
        const auto* solved = play.solved(app::read_puzzle(rest(words, 3)).value());
        ++read;
        REQUIRE(solved != nullptr);
        CHECK(std::to_string(solved->seconds) == words[1]);
        CHECK(std::to_string(solved->tries) == words[2]);
      }
    };
    check_solved();
    std::string seconds = "0";  // that the one that is open was tried until then; earlier versions did not count them
    for (const auto& words : lines_of(version, "holds.txt")) {
      if (words[0] == "trying") seconds = words[1];
      if (words[0] != "open") continue;
      CHECK(sorted_lines(play.record().text() + rest(words, 0)) == sorted_lines(*stored));
      if (!app::read_link(words.back())) continue;  // of a game that this build leaves out
      play.resume(words[1], *app::Library(host).open(words[1]).session);
      REQUIRE(play.active());
      CHECK(app::puzzle_line(play.puzzle()) == rest(words, 2));
      CHECK(std::to_string(play.seconds()) == seconds);
      play.keep();
      check_solved();
    }
  }
  CHECK(read >= 8);
}

TEST_CASE("every version's page beside this worker, and this page beside every version's worker") {
  for (const std::string& version : all_versions()) {
    CAPTURE(version);
    std::vector<std::string> lines = support::data_lines(kFolder + version + "/worker.txt");
    REQUIRE(lines.size() % 2 == 0);
    REQUIRE(lines.size() >= 6);
    for (std::size_t i = 0; i < lines.size(); i += 2) {
      const std::string &question = lines[i], &their_answer = lines[i + 1];
      CAPTURE(question);
      const auto link = app::read_link(question.substr(question.rfind(' ') + 1));
      if (!link && link.error() == app::messages::game_unknown) continue;  // a game that this build leaves out
      REQUIRE(link.ok());
      const std::string our_answer = app::computer_answer(question);
      for (const std::string& answer : {our_answer, their_answer}) {
        CAPTURE(answer);
        CHECK(answer.rfind("ok ", 0) == 0);
        CHECK(link.value().position->find(app::action_in(answer)).ok());
      }
    }
  }
}
