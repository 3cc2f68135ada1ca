// Backward compatibility: what each version so far has left in browsers, in files and in links (tests/versions, with a
// README) is read by this one to the same state, written back and read again. These files never change: tests/structure
// checks them against a list of checksums.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <set>

#include "app/computer.h"
#include "app/entry.h"
#include "app/hand_out.h"
#include "app/library.h"
#include "app/link.h"
#include "app/messages.h"
#include "app/save.h"
#include "app/settings_store.h"
#include "app/statistics_store.h"
#include "base/hash.h"
#include "base/random.h"
#include "base/words.h"
#include "games/registry.h"
#include "support/check.h"
#include "support/data.h"
#include "support/fake_host.h"

using app::Session;

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

std::vector<std::string> versions() {
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

/// "KIND HASH CURSOR LENGTH".
std::string facts(const Session& session) {
  return std::string(app::kind_name(session.spec().kind)) + ' ' + base::hex16(session.position().hash()) + ' ' +
         std::to_string(session.cursor()) + ' ' + std::to_string(session.length());
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
  CHECK(versions().size() >= 5);
  for (const std::string& version : versions()) {
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
  for (const std::string& version : versions()) {
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
  for (const std::string& version : versions()) {
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

TEST_CASE("every version: its settings and statistics mean the same") {
  for (const std::string& version : versions()) {
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

TEST_CASE("every version's page beside this worker, and this page beside every version's worker") {
  for (const std::string& version : versions()) {
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

// ---- Writing the folder of a version, when a format is about to change (CONTRIBUTING, "Change a format")

#ifndef __EMSCRIPTEN__

namespace {

struct Folder {
  std::string path;
  std::string holds{};

  void put(const std::string& name, const std::string& text) const {
    std::FILE* out = std::fopen((path + '/' + name).c_str(), "wb");
    REQUIRE_MESSAGE(out != nullptr, path, '/', name, ": make the folder with storage and files in it first");
    std::fwrite(text.data(), 1, text.size(), out);
    std::fclose(out);
  }
  void note_game(const std::string& file, const Session& session) {
    holds += "game " + file + ' ' + facts(session) + '\n';
  }
};

Session begun(const engine::GameType& type, std::string_view options, std::uint64_t seed,
              const std::vector<app::Seat>& seats) {
  auto opened = Session::open({{type.kind, type.parse_options(options).value(), seed}, seats, {}});
  REQUIRE(opened.ok());
  return std::move(opened.value());
}

/// Buys where it can, so that games come to their end.
void play_on(Session& session, std::size_t most) {
  base::RandomSource random(session.spec().seed);
  while (!session.position().over() && session.length() < most) {
    int chosen = static_cast<int>(random.below(static_cast<std::uint32_t>(session.position().legal_count())));
    for (int i = 0; i < session.position().legal_count(); ++i)
      if (session.position().action_text(i).rfind("buy", 0) == 0) chosen = i;
    session.play(chosen);
  }
}

}  // namespace

TEST_CASE("this version writes its folder" * doctest::skip()) {
  const char* path = std::getenv("SPLENDOR_VERSION_FOLDER");
  REQUIRE_MESSAGE(path != nullptr, "SPLENDOR_VERSION_FOLDER says where to");
  Folder folder{path};
  support::FakeHost host;
  app::Library library(host);
  std::string links, worker;
  const auto hand_out = [&](const Session& session) {
    const std::string kind(app::kind_name(session.spec().kind));
    links += base::hex16(session.position().hash()) + ' ' + std::to_string(session.cursor()) + ' ' +
             app::game_link(session) + ' ' + kind + '\n';
    links += base::hex16(session.position(0).hash()) + " 0 " + app::deal_link(session.spec()) + ' ' + kind + '\n';
  };
  const auto ask = [&](const Session& session, const char* level) {
    const std::string question =
        std::to_string(session.position().to_act()) + ' ' + level + " 0 12345 " + app::game_link(session);
    worker += question + '\n' + app::computer_answer(question) + '\n';
  };
  std::vector<Session> all;
  for (const engine::GameType& type : games::all()) {
    if (!type.parse_options("players=4")) continue;  // the game of the tests, which no version has
    all.push_back(begun(type, "players=2", 5001, {{"Anna", ""}, {"", "easy"}}));
    all.push_back(begun(type, "players=4", 5002, {{"Éloïse Œ", ""}, {"日本 \"x\" = end", ""}, {"", "hard"}, {"", ""}}));
    all.push_back(begun(type, "players=2", 5003, {{"Anna", ""}, {"", "easy"}}));
  }
  all.push_back(begun(games::all().front(), "players=3 modules=orient,strongholds,cities,posts edition=2014", 5004,
                      {{"", ""}, {"", ""}, {"", "normal"}}));
  for (std::size_t i = 0; i < all.size(); ++i) {
    Session& session = all[i];
    play_on(session, i % 3 == 2 ? 2000 : 12 + 5 * i);
    if (i % 2 == 1) session.go_to(session.length() - 4);
    host.clock_s += 3600;
    library.begin(session);
    library.save(session);
    library.save(session);
    library.rename(library.playing(), i % 3 == 1 ? "Sunday with Éloïse" : "");
    hand_out(session);
    if (!session.position().over()) ask(session, i % 2 == 0 ? "easy" : "normal");
  }
  REQUIRE(library.open(library.games().back().id).session);
  app::SettingsStore settings(host);
  settings.load();
  app::Settings chosen = settings.get();
  for (const app::SettingRow& row : app::kSettings)  // none as it is at first
    for (const int value : row.values)
      if (value != row.get(settings.get())) row.set(chosen, value);
  settings.change(chosen);
  app::StatisticsStore statistics(host);
  for (const Session& session : all)
    if (session.position().over()) statistics.count(session);
  for (const engine::GameType& type : games::all()) {
    if (!type.parse_options("players=4")) continue;
    const app::Summary sum = statistics.get().summary(type.kind);
    folder.holds += "alone " + std::string(type.name) + ' ' + std::to_string(sum.alone.played) + ' ' +
                    std::to_string(sum.alone.won) + ' ' + std::to_string(sum.best_score.value_or(-1)) + '\n';
  }
  folder.holds += "opens " + facts(*app::Library(host).open_last().session) + '\n';
  for (const auto& [key, text] : host.stored) {
    folder.put("storage/" + key, text);
    const auto entry = app::read_entry(text);
    if (!entry) continue;
    folder.note_game("storage/" + key, app::read_save(entry.value().save).value());
    const std::string id = key.substr(5, key.size() - 7);
    const bool newest =
        host.stored.count("game." + id + (key.back() == '0' ? ".1" : ".0")) == 0 || library.text_of(id) == text;
    if (newest) folder.holds += "keeps " + key + '\n';
    if (newest && !entry.value().name.empty()) folder.holds += "name " + id + ' ' + entry.value().name + '\n';
  }
  app::save_to_file(host, all[0]);
  app::save_to_file(host, "one", library.text_of(library.playing()));
  for (std::size_t i = 0; i < 2; ++i) {
    folder.put("files/" + host.files[i].id, host.files[i].text);
    folder.note_game("files/" + host.files[i].id,
                     i == 0 ? all[0] : *app::Library(host).open(library.playing()).session);
  }
  folder.put("links.txt", links);
  folder.put("worker.txt", worker);
  folder.put("holds.txt", folder.holds);
}

#endif
