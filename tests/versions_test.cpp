// Backward compatibility: the games that each version so far has left in browsers, in files and in links (tests/versions, with a
// README) are read by this one to the same state, written back and read again; versions_records_test.cpp has what else was
// stored. These files never change: tests/structure checks them against a list of checksums.
#include <algorithm>

#include "app/computer.h"
#include "app/entry.h"
#include "app/library.h"
#include "app/link.h"
#include "app/messages.h"
#include "app/reviewer.h"
#include "app/save.h"
#include "base/hash.h"
#include "games/registry.h"
#include "support/check.h"
#include "support/data.h"
#include "support/fake_host.h"
#include "ui/set_up.h"
#include "versions_facts.h"
#include "versions_folders.h"

using app::Session;
using versions::all_versions;
using versions::browser_of;
using versions::check_left_out;
using versions::facts;
using versions::facts_of_position;
using versions::file_of;
using versions::held;
using versions::left_out;
using versions::lines_of;
using versions::rest;

TEST_CASE("every version: its saves, entries and files are read to the same state and written as they were") {
  CHECK(all_versions().size() >= 9);
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

TEST_CASE("every version: its reviews find the same mistakes, and everybody sits where they sat") {
  int judged = 0, seats = 0;
  for (const std::string& version : all_versions()) {
    CAPTURE(version);
    const auto entry_of = [&](const std::string& file) { return app::read_entry(file_of(version, file)).value(); };
    for (const auto& words : held(version, "judged")) {
      if (left_out(words[2])) continue;
      ++judged;
      CAPTURE(words[1]);
      const app::Entry entry = entry_of(words[1]);
      const Session session = app::read_save(entry.save).value();
      support::FakeHost host;
      app::Reviewer reviewer(host);
      reviewer.look_at(session, entry.review);
      CHECK(facts(reviewer.decisions(), session.seats().size()) == rest(words, 3));
    }
    for (const auto& words : held(version, "seat")) {
      if (left_out(words[2])) continue;
      ++seats;
      CAPTURE(rest(words, 1));
      const Session session = app::read_save(entry_of(words[1]).save).value();
      const std::size_t seat = base::read_number<std::size_t>(words[3]).value();
      REQUIRE(seat < session.seats().size());
      CHECK(facts(session.seats()[seat]) == rest(words, 4));
    }
  }
  CHECK(judged > 0);
  CHECK(seats >= 20);
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

TEST_CASE("every version's page beside this worker, and this page beside every version's worker") {
  for (const std::string& version : all_versions()) {
    CAPTURE(version);
    std::vector<std::string> lines = support::data_lines(versions::kFolder + version + "/worker.txt");
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
