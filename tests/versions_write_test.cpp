// Writing the folder of a version, when a format is about to change (CONTRIBUTING, "Change a format"). tests/versions_test.cpp
// reads what every version has written.
#ifndef __EMSCRIPTEN__

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>

#include "app/computer.h"
#include "app/day_book.h"
#include "app/entry.h"
#include "app/hand_out.h"
#include "app/library.h"
#include "app/link.h"
#include "app/people.h"
#include "app/puzzle_play.h"
#include "app/reviewer.h"
#include "app/save.h"
#include "app/settings_store.h"
#include "app/statistics_store.h"
#include "base/hash.h"
#include "base/random.h"
#include "games/registry.h"
#include "support/check.h"
#include "support/fake_host.h"
#include "support/game_parts.h"
#include "support/judgement.h"
#include "ui/game_row.h"
#include "ui/set_up.h"
#include "versions_facts.h"

using app::Session;
using versions::facts;
using versions::facts_of_position;

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
  void note_seats(const std::string& file, const Session& session) {
    for (std::size_t seat = 0; seat < session.seats().size(); ++seat)
      holds += "seat " + file + ' ' + std::string(app::kind_name(session.spec().kind)) + ' ' + std::to_string(seat) +
               ' ' + facts(session.seats()[seat]) + '\n';
  }
};

/// Those that versions have: not the game of the tests.
std::vector<engine::GameType> released_games() {
  std::vector<engine::GameType> all;
  for (const engine::GameType& type : games::all())
    if (type.parse_options("players=4")) all.push_back(type);
  return all;
}

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

/// A game from where `before` stands. The editor stores the position.
Session set_up_from(ui::SetUp& editor, const Session& before, std::uint64_t seed) {
  editor.open(before, -1, false);
  editor.take(before, -1);
  app::GameRecord record = editor.record(seed);
  record.seats = before.seats();
  auto opened = Session::open(record);
  REQUIRE(opened.ok());
  return std::move(opened.value());
}

void write_days(support::FakeHost& host, const engine::GameType& type, Folder& folder) {
  host.stored["days"] = "splendor-days 1\ndeal 2026-11-18 open k3v0a1a9\n";  // the end of it was lost
  folder.holds += "aside days.damaged\n";
  app::DayBook book(host);
  for (int i = 0; i < 5; ++i) {
    host.clock_s += 86400;
    const app::Day day = book.today();
    const std::string number = std::to_string(i), of_deal = "k3v0a1b" + number, of_puzzle = "k3v0a1c" + number;
    if (i == 3) book.practise({day, true});
    REQUIRE(book.begin({day, false}, of_deal));
    if (i < 4) {
      auto game = Session::open(app::deal_of_day(day, type.kind, type.parse_options("players=2").value())).value();
      play_on(game, 2000);
      const int seat = game.seats()[0].person() ? 0 : 1;
      book.finish_deal(day, of_deal, app::day_result(game, seat), app::leads_of(game, seat));
      if (i < 2) book.set_strongest(day, app::day_result(game, 1 - seat));
    }
    if (book.begin({day, true}, of_puzzle) && i < 3) book.finish_puzzle(day, of_puzzle, i != 1, 35 + i);
    if (i == 4) book.practise({day + 1, false});
  }
  for (int back = 4; back >= -1; --back) {
    const app::Day day = book.today() + -back;
    folder.holds += "day " + app::day_text(day) + ' ' + facts(book.get().at(day)) + '\n';
    folder.holds +=
        "daylink " + app::day_link(day) + ' ' + app::day_text(day) + ' ' + versions::facts_of_deal(day, type) + '\n';
  }
  folder.holds += "days " + facts(book.get()) + '\n';
}

/// An action that is the answer to a puzzle, or a purchase that is none.
int answer_to(const app::Puzzle& puzzle, const app::Game& first, bool right) {
  const puzzle::Task task = app::task_of(puzzle, first);
  for (int i = 0; i < first.legal_count(); ++i) {
    const auto next = first.clone();
    next->apply(i);
    const bool ends = next->over() || next->to_act() != task.seat;
    const auto judged = app::judge_answer(puzzle, task, *next, first.action_text(i));
    if (ends && judged.proof == (right ? puzzle::Proof::holds : puzzle::Proof::fails)) return i;
  }
  FAIL("no such action");
  return 0;
}

/// Plays that answer, and what the computer plays, to the end of the attempt.
void answer(app::PuzzlePlay& play, support::FakeHost& host, Session& session, bool right) {
  const auto go_on = [&](int action) {
    session.play(action);
    play.moved(session);
    play.store_end();
  };
  session.go_to(play.start());
  play.moved(session);
  go_on(answer_to(play.puzzle(), session.position(), right));
  for (int i = 0; i < 20 && !play.take_end(); ++i) {
    if (play.state() == app::PuzzlePlay::State::solving) {
      go_on(0);  // a turn of the rival that changes nothing
    } else {
      const auto& request = host.worker_requests.back();
      const std::string said = app::computer_answer(request.text);
      if (const auto reply = play.hear({app::EventKind::worker_reply, request.id, said}, session)) go_on(*reply);
      play.store_end();
    }
  }
  REQUIRE((play.state() == app::PuzzlePlay::State::solved) == right);
}

/// Puzzles that are solved, one of them begun once more; two others that are tried, and the game of one solved that is deleted.
void write_puzzles(support::FakeHost& host, app::Library& library, Folder& folder, std::string& links) {
  host.stored["puzzles"] = "solved 24QkmlfnQT 41 2\n";  // the beginning of it was lost
  folder.holds += "aside puzzles.damaged\n";
  app::PuzzlePlay play(host);
  struct Begun {
    std::string entry, line;
    int seconds = 0;  ///< that it is tried
  };
  std::vector<Begun> all;
  const auto begin = [&](const char* line) {
    if (play.active()) play.keep();
    const app::Puzzle puzzle = app::read_puzzle(line).value();
    Session session = Session::open(app::read_link(puzzle.link).value().record).value();
    host.clock_s += 3600;
    library.begin(session);
    library.save(session);
    play.begin(puzzle, library.playing(), session);
    all.push_back({library.playing(), line});
    links += base::hex16(session.position().hash()) + ' ' + std::to_string(session.length()) + ' ' + puzzle.link + ' ' +
             std::string(app::kind_name(session.spec().kind)) + '\n';
    return session;
  };
  struct Attempt {
    const char* line;
    int seconds, wrong;
  };
  constexpr std::array<Attempt, 4> kSolved{
      {{"best 1 buy:L1-31:882:650 1 rival_card g=1.AAAAypbr_WQAAC1Djd8KHV7noGe24N43Y3o29dMo6QBMPQHGWAc", 12, 0},
       {"best 1 buy:L2-02:567:313 3 rival_card g=1.AAAAEd7AHZcAADBrqrEqlBADJDeLbkxqUP0J8Hs9uPwY16kwjgGUMAJ", 70, 0},
       {"stop 1 - 2 deny_card g=1.AAAAqupB2W4AADjoE9mSqmAIzAgkIqc_vQvy4l9Q949dL24QkmlfnQT", 41, 1},
       {"best 1 buy:L1-21:394:287 2 engine g=1.AAAA6sOPUukAACxM9Tg4I7eQ95qZVvB6zbdQqNv9qmRcvXdX8QcI", 8, 0}}};
  for (const Attempt& one : kSolved) {
    Session session = begin(one.line);
    host.time_ms += 1000.0 * one.seconds;
    for (int i = 0; i < one.wrong; ++i) answer(play, host, session, false);
    answer(play, host, session, true);
    const auto* solved = play.solved(play.puzzle());
    REQUIRE(solved != nullptr);
    folder.holds +=
        "solved " + std::to_string(solved->seconds) + ' ' + std::to_string(solved->tries) + ' ' + one.line + '\n';
  }
  const auto try_for = [&](int seconds) {
    host.time_ms += 1000.0 * seconds;
    const std::string line = all.back().line;  // the record knows puzzles, not entries
    for (Begun& one : all)
      if (one.line == line) one.seconds += seconds;
  };
  begin("first 1 1 1 bonus g=1.AAAAK8P2TKgAADu-69s6PhYoRiIXCdjRFYXT1KcchngOYhzRmCC92Xu95AFAagx");
  try_for(33);
  begin("win 2 - 1 gold g=1.AAAABC6lagkAADuPmufLqVxHAIiXHA1GrlfIEu7kqjE6Bb-2N9assocCh-An");
  try_for(21);
  Session once_more = begin(kSolved.front().line);
  try_for(4);
  once_more.play(0);
  library.save(once_more);
  play.keep();
  library.remove(all[1].entry);
  // Back to the one before.
  std::rotate(all.end() - 2, all.end() - 1, all.end());
  play.resume(all.back().entry, *library.open(all.back().entry).session);
  REQUIRE(play.active());
  try_for(5);
  play.keep();
  for (const Begun& one : all) {
    const bool here = library.has(one.entry);
    folder.holds += (here ? "open " : "gone ") + one.entry + ' ' + one.line + '\n';
    if (here) folder.holds += "tried " + one.entry + ' ' + std::to_string(one.seconds) + '\n';
  }
  folder.holds += "puzzles " + std::to_string(play.streak()) + ' ' + std::to_string(play.best_streak()) + '\n';
}

struct Reviewed {
  std::string kept;
  std::vector<engine::JudgedDecision> decisions;
};

/// Runs the review to its end, with few positions.
Reviewed review_of(const Session& session) {
  support::FakeHost host;
  app::Reviewer reviewer(host);
  reviewer.look_at(session);
  while (!reviewer.done()) {
    reviewer.ask();
    const auto request = host.worker_requests.back();
    REQUIRE(reviewer.hear({app::EventKind::worker_reply, request.id, support::quick_judgement(request.text)}));
  }
  return {reviewer.kept(), reviewer.decisions()};
}

/// As the page counts games at their end: those of the library that are over, one of them reviewed, and others with hints, with
/// characters, and of several persons.
void write_statistics(support::FakeHost& host, const std::vector<Session>& all, const Session& reviewed,
                      const std::vector<engine::JudgedDecision>& decisions, Folder& folder) {
  app::StatisticsStore statistics(host);
  const auto count = [&](const Session& session, int hints) {
    REQUIRE(session.over());
    REQUIRE(statistics.count(session, hints, ui::game_row(session.spec().kind).remember));
  };
  for (const Session& session : all)
    if (session.over()) count(session, 0);
  statistics.reviewed(reviewed, decisions);
  for (const engine::GameType& type : released_games()) {
    struct Finished {
      const char* options;
      std::vector<app::Seat> seats;
      int hints;
    };
    std::uint64_t seed = 5020;
    for (const Finished& one :
         {Finished{"players=2", {{"Anna", ""}, {"", "normal"}}, 0},
          Finished{"players=2", {{"", "hard", false, type.styles}, {"Anna", ""}}, 3},
          Finished{"players=3", {{"Anna", ""}, {"Éloïse Œ", ""}, {"", "casual"}}, 7},
          Finished{"players=2", {{"Anna", ""}, {"", "easy"}}, 1}, Finished{"players=2", {{"", ""}, {"", "easy"}}, 0}}) {
      Session session = begun(type, one.options, ++seed, one.seats);
      play_on(session, 2000);
      count(session, one.hints);
    }
  }
  for (const engine::GameType& type : released_games()) {
    const app::Summary sum = statistics.get().summary(type.kind);
    const std::string name(type.name);
    folder.holds += "alone " + name + ' ' + std::to_string(sum.alone.played) + ' ' + std::to_string(sum.alone.won) +
                    ' ' + std::to_string(sum.best_score.value_or(-1)) + '\n';
    folder.holds += "sums " + name + ' ' + facts(statistics.get(), type.kind) + '\n';
    for (const app::Summary::Person& one : sum.people)
      folder.holds += "met " + name + ' ' + std::to_string(one.tally.played) + ' ' + std::to_string(one.tally.won) +
                      ' ' + one.name + '\n';
  }
}

/// The files of everything, with few of the games, and of the statistics.
void write_exports(support::FakeHost host, Folder& folder) {
  host.files.clear();
  {
    app::Library library(host);
    REQUIRE(library.open_last().session);
    const std::vector<app::Library::Game> games = library.games();
    for (const app::Library::Game& game : games)
      if (game.id < "1" || game.id >= "5") library.remove(game.id);
  }
  support::GameParts parts(host);
  parts.files.save_everything();
  app::save_to_file(host, "statistics", parts.statistics.get().file_text());
  REQUIRE(host.files.size() == 2);
  for (const auto& file : host.files) folder.put("files/" + file.id, file.text);
  folder.holds += "everything files/" + host.files[0].id;
  for (const engine::GameType& type : released_games()) {
    const auto& games = parts.library.games();
    const auto count = std::count_if(games.begin(), games.end(), [&](const app::Library::Game& game) {
      return number_of(game.spec.kind) == number_of(type.kind);
    });
    folder.holds += ' ' + std::string(type.name) + ' ' + std::to_string(count);
  }
  folder.holds += "\nstatistics files/" + host.files[1].id + '\n';
}

void write_people(support::FakeHost& host, Folder& folder) {
  const app::People people{{"Anna", 2}, {"Éloïse Œ", -1}, {"日本 \"x\" = end", 0}};
  app::store_people(host, people);
  for (const app::Person& one : people) folder.holds += "person " + std::to_string(one.sign) + ' ' + one.name + '\n';
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
    if (app::by_links(session.seats()))
      links += base::hex16(session.position().hash()) + ' ' + std::to_string(session.cursor()) + ' ' +
               app::game_link(session.record_to_cursor()) + ' ' + kind + '\n';
    const std::string deal = app::deal_link(session.spec());
    links += base::hex16(app::read_link(deal).value().position->hash()) + " 0 " + deal + ' ' + kind + '\n';
    if (!session.spec().position.empty()) folder.holds += "position " + deal + ' ' + facts_of_position(deal) + '\n';
  };
  const auto ask = [&](const Session& session, const char* level) {
    const std::string question =
        std::to_string(session.position().to_act()) + ' ' + level + " 0 12345 " + app::game_link(session);
    worker += question + '\n' + app::computer_answer(question) + '\n';
  };
  std::vector<Session> all;
  for (const engine::GameType& type : released_games()) {
    all.push_back(begun(type, "players=2", 5001, {{"Anna", ""}, {"", "easy"}}));
    all.push_back(begun(type, "players=4", 5002,
                        {{"Éloïse Œ", ""}, {"日本 \"x\" = end", ""}, {"", "hard", false, type.styles}, {"", ""}}));
    all.push_back(begun(type, "players=2", 5003, {{"Anna", ""}, {"", "easy"}}));
  }
  all.push_back(begun(games::all().front(), "players=3 modules=orient,strongholds,cities,posts edition=2014", 5004,
                      {{"", ""}, {"", ""}, {"", "normal"}}));
  ui::SetUp editor(host);
  const std::vector<std::pair<const char*, std::vector<app::Seat>>> set_up{
      {"players=2", {{"Éloïse Œ", ""}, {"", "hard"}}},
      {"players=3 modules=orient,strongholds,cities,posts edition=2014", {{"", "easy"}, {"Anna", ""}, {"", ""}}}};
  for (const auto& [options, seats] : set_up) {
    Session before = begun(games::all().front(), options, 5005, seats);
    play_on(before, 21);
    all.push_back(set_up_from(editor, before, 5006));
  }
  all.push_back(begun(games::all().front(), "players=2", 5007, {{"Anna", ""}, {"Éloïse Œ", "", true}}));
  // What it holds at last is not finished.
  editor.clear();
  for (const char* change : {"slot:0", "pick:L1-05", "pick:L1-06"}) editor.press(change);
  REQUIRE(editor.form()->wrong());
  folder.holds += "position storage/position " + facts_of_position(editor.link()) + '\n';
  constexpr std::size_t to_review = 2;
  Reviewed review;
  for (std::size_t i = 0; i < all.size(); ++i) {
    Session& session = all[i];
    play_on(session, i % 3 == 2 ? 2000 : 12 + 5 * i);
    if (app::by_links(session.seats())) session.mark_sent();
    if (i % 2 == 1) session.go_to(session.length() - 4);
    host.clock_s += 3600;
    library.begin(session);
    library.save(session);
    library.save(session);
    library.rename(library.playing(), i % 3 == 1 ? "Sunday with Éloïse" : "");
    for (int hint = 0; hint < 2 && i % 3 == 0; ++hint) library.count_hint();
    if (i == to_review) {
      review = review_of(session);
      library.keep_review(session, review.kept);
    }
    hand_out(session);
    if (!session.position().over()) ask(session, i % 2 == 0 ? "easy" : "normal");
  }
  write_days(host, games::all().front(), folder);
  write_puzzles(host, library, folder, links);
  write_people(host, folder);
  REQUIRE(library.open(library.games().back().id).session);
  app::SettingsStore settings(host);
  settings.load();
  app::Settings chosen = settings.get();
  for (const app::SettingRow& row : app::kSettings)  // none as it is at first
    for (const int value : row.values)
      if (value != row.get(settings.get())) row.set(chosen, value);
  settings.change(chosen);
  write_statistics(host, all, all[to_review], review.decisions, folder);
  folder.holds += "opens " + facts(*app::Library(host).open_last().session) + '\n';
  for (const auto& [key, text] : host.stored) {
    folder.put("storage/" + key, text);
    const auto entry = app::read_entry(text);
    if (!entry) continue;
    const Session session = app::read_save(entry.value().save).value();
    folder.note_game("storage/" + key, session);
    folder.note_seats("storage/" + key, session);
    if (entry.value().hints > 0)
      folder.holds += "hints storage/" + key + ' ' + std::to_string(entry.value().hints) + '\n';
    if (!entry.value().review.empty()) {
      const std::string kind(app::kind_name(session.spec().kind));
      folder.holds += "reviewed storage/" + key + ' ' + kind + '\n';
      app::Reviewer reviewer(host);
      reviewer.look_at(session, entry.value().review);
      folder.holds +=
          "judged storage/" + key + ' ' + kind + ' ' + facts(reviewer.decisions(), session.seats().size()) + '\n';
    }
    const std::string id = key.substr(5, key.size() - 7);
    const bool newest =
        host.stored.count("game." + id + (key.back() == '0' ? ".1" : ".0")) == 0 || library.text_of(id) == text;
    if (newest) folder.holds += "keeps " + key + '\n';
    if (newest && !entry.value().name.empty()) folder.holds += "name " + id + ' ' + entry.value().name + '\n';
  }
  app::save_to_file(host, all[0]);
  app::save_to_file(host, "one", library.text_of(library.playing()));
  app::save_to_file(host, all[7]);
  for (std::size_t i = 0; i < 3; ++i) {
    folder.put("files/" + host.files[i].id, host.files[i].text);
    folder.note_game("files/" + host.files[i].id,
                     i == 1 ? *app::Library(host).open(library.playing()).session : all[i == 0 ? 0 : 7]);
  }
  write_exports(host, folder);
  folder.put("links.txt", links);
  folder.put("worker.txt", worker);
  folder.put("holds.txt", folder.holds);
}

#endif
