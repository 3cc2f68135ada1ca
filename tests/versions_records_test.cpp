// Backward compatibility of all that is stored beside games: settings, statistics, days, puzzles and people of each version
// so far mean the same, and their files bring them to another device.
#include <algorithm>
#include <map>

#include "app/day_book.h"
#include "app/link.h"
#include "app/people.h"
#include "app/puzzle_play.h"
#include "app/settings_store.h"
#include "app/statistics_store.h"
#include "support/check.h"
#include "support/fake_host.h"
#include "support/game_parts.h"
#include "versions_facts.h"
#include "versions_folders.h"

using versions::all_folders;
using versions::all_versions;
using versions::browser_of;
using versions::facts;
using versions::file_of;
using versions::held;
using versions::left_out;
using versions::lines_of;
using versions::rest;
using versions::sorted_lines;

namespace {

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

/// The lines of a record of days that another device takes: attempts are gone on with where they were begun.
std::vector<std::string> days_to_take(std::string_view text) {
  std::vector<std::string> lines = sorted_lines(text);
  const auto stays = [](const std::string& line) {
    return line.find(" open ") != std::string::npos || line.rfind("whole ", 0) == 0;
  };
  lines.erase(std::remove_if(lines.begin(), lines.end(), stays), lines.end());
  return lines;
}

/// Opens a file of a version on a device where nothing was played.
support::FakeHost device_with(const std::string& version, const std::string& file) {
  support::FakeHost host;
  support::GameParts parts(host);
  parts.files.open(file_of(version, file));
  return host;
}

}  // namespace

TEST_CASE("every version: its settings mean the same") {
  for (const std::string& version : all_folders()) {
    CAPTURE(version);
    support::FakeHost host = browser_of(version);
    check_settings(host);
  }
}

TEST_CASE("every version: its statistics have the same sums, and are written as they were") {
  int sums = 0, met = 0;
  for (const std::string& version : all_folders()) {
    CAPTURE(version);
    support::FakeHost host = browser_of(version);
    const auto stored = host.storage_read("statistics");
    app::StatisticsStore statistics(host);
    statistics.load();
    if (stored) CHECK(sorted_lines(statistics.get().text()) == sorted_lines(*stored));
    for (const auto& words : lines_of(version, "holds.txt")) {
      if ((words[0] != "alone" && words[0] != "sums" && words[0] != "met") || left_out(words[1])) continue;
      CAPTURE(rest(words, 0));
      const app::GameKind kind = games::find(words[1])->kind;
      const app::Summary sum = statistics.get().summary(kind);
      if (words[0] == "alone") {
        CHECK(std::to_string(sum.alone.played) == words[2]);
        CHECK(std::to_string(sum.alone.won) == words[3]);
        CHECK(std::to_string(sum.best_score.value_or(-1)) == words[4]);
      } else if (words[0] == "sums") {
        ++sums;
        CHECK(facts(statistics.get(), kind) == rest(words, 2));
      } else {
        ++met;
        const auto person = std::find_if(sum.people.begin(), sum.people.end(),
                                         [&](const app::Summary::Person& one) { return one.name == rest(words, 4); });
        REQUIRE(person != sum.people.end());
        CHECK(std::to_string(person->tally.played) == words[2]);
        CHECK(std::to_string(person->tally.won) == words[3]);
      }
    }
  }
  CHECK(sums >= 2);  // of a version, and of one between versions
  CHECK(met >= 2);
}

TEST_CASE("every version: its days and its people are read to the same state and written as they were") {
  std::size_t days = 0, persons = 0;
  for (const std::string& version : all_folders()) {
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
  CHECK(days >= 18);
  CHECK(persons >= 9);
}

TEST_CASE("every version: its links of days lead to the same deals and seats") {
  int read = 0;
  for (const std::string& version : all_folders()) {
    CAPTURE(version);
    for (const auto& words : held(version, "daylink")) {
      CAPTURE(words[1]);
      const auto day = app::read_day_link(words[1]);
      REQUIRE(day.ok());
      CHECK(app::day_text(day.value()) == words[2]);
      CHECK(app::day_link(day.value()) == words[1]);
      if (left_out(words[3])) continue;
      ++read;
      CHECK(versions::facts_of_deal(day.value(), *games::find(words[3])) == rest(words, 3));
    }
  }
  CHECK(read >= 6);
}

TEST_CASE("every version: its puzzles are solved as they were, and those that were open go on") {
  int read = 0, open = 0;
  for (const std::string& version : all_folders()) {
    CAPTURE(version);
    support::FakeHost host = browser_of(version);
    const auto stored = host.storage_read("puzzles");
    if (!stored) continue;
    app::PuzzlePlay play(host);
    std::map<std::string, std::string> solved;  // how, by the puzzle
    for (const auto& words : held(version, "solved")) solved[rest(words, 3)] = words[1] + ' ' + words[2];
    const auto check_solved = [&] {
      play.load();
      for (const auto& words : held(version, "puzzles"))
        CHECK(std::to_string(play.streak()) + ' ' + std::to_string(play.best_streak()) == rest(words, 1));
      for (const auto& one : solved) {
        CAPTURE(one.first);
        ++read;
        const auto* spent = play.solved(app::read_puzzle(one.first).value());
        REQUIRE(spent != nullptr);
        CHECK(std::to_string(spent->seconds) + ' ' + std::to_string(spent->tries) == one.second);
      }
      CHECK(play.record().solved.size() == solved.size());
    };
    check_solved();
    // How long those that are open were tried until then, by their entries; earlier versions did not count it, or of one only.
    std::map<std::string, std::string> seconds;
    for (const auto& words : held(version, "trying"))
      for (const auto& one : held(version, "open")) seconds[one[1]] = words[1];
    for (const auto& words : held(version, "tried")) seconds[words[1]] = words[2];
    std::string written = play.record().text();
    for (const auto& words : held(version, "open")) written += rest(words, 0) + '\n';
    for (const auto& words : held(version, "gone")) written += "open " + rest(words, 1) + '\n';
    CHECK(sorted_lines(written) == sorted_lines(*stored));
    for (const auto& words : held(version, "open")) {
      if (!app::read_link(words.back())) continue;  // of a game that this build leaves out
      ++open;
      CAPTURE(words[1]);
      play.resume(words[1], *app::Library(host).open(words[1]).session);
      REQUIRE(play.active());
      CHECK(app::puzzle_line(play.puzzle()) == rest(words, 2));
      CHECK((play.solved(play.puzzle()) != nullptr) == (solved.count(rest(words, 2)) != 0));
      CHECK(std::to_string(play.seconds()) == (seconds.count(words[1]) != 0 ? seconds[words[1]] : "0"));
      play.keep();
      check_solved();
    }
    // The next one is stored beside all of them.
    const std::string before = host.stored.at("puzzles");
    play.take(*app::PuzzleRecord::read("splendor-puzzles 1\nsolved win:0123456789 3 1\n"));
    std::vector<std::string> after = sorted_lines(host.stored.at("puzzles"));
    after.erase(std::remove(after.begin(), after.end(), "solved win:0123456789 3 1"), after.end());
    CHECK(after == sorted_lines(before));
  }
  CHECK(read >= 40);
  CHECK(open >= 8);
}

TEST_CASE("every version: what it could not read and has kept aside stays, whatever is stored after it") {
  int read = 0;
  for (const std::string& version : all_folders()) {
    CAPTURE(version);
    support::FakeHost host = browser_of(version);
    const auto kept = held(version, "aside");
    app::DayBook(host).practise({app::day_at(host.clock_s), true});
    app::PuzzlePlay(host).take(*app::PuzzleRecord::read("splendor-puzzles 1\nsolved win:0123456789 3 1\n"));
    for (const auto& words : kept) {
      CAPTURE(words[1]);
      ++read;
      CHECK(host.stored.at(words[1]) == file_of(version, "storage/" + words[1]));
    }
  }
  CHECK(read >= 2);
}

TEST_CASE("every version: its files of everything, and of statistics, bring all of it to another device") {
  int read = 0;
  for (const std::string& version : all_versions()) {
    CAPTURE(version);
    support::FakeHost left = browser_of(version);
    for (const auto& words : held(version, "everything")) {
      ++read;
      support::FakeHost host = device_with(version, words[1]);
      std::size_t games = 0, there = 0;
      for (std::size_t i = 2; i + 1 < words.size(); i += 2)
        if (!left_out(words[i])) games += base::read_number<std::size_t>(words[i + 1]).value();
      app::Library library(host);
      for (const app::Library::Game& game : library.games()) {
        ++there;
        CHECK(game.readable());
      }
      CHECK(games >= 3);
      CHECK(there == games);
      CHECK(days_to_take(host.stored["days"]) == days_to_take(left.stored["days"]));
      CHECK(sorted_lines(host.stored["statistics"]) == sorted_lines(left.stored["statistics"]));
      CHECK(app::PuzzleRecord::read(host.stored["puzzles"]) == app::PuzzleRecord::read(left.stored["puzzles"]));
    }
    for (const auto& words : held(version, "statistics")) {
      ++read;
      support::FakeHost host = device_with(version, words[1]);
      CHECK(sorted_lines(host.stored["statistics"]) == sorted_lines(left.stored["statistics"]));
    }
  }
  CHECK(read >= 2);
}
