// Details of games in the statistics: the opening, the round of the first honour, the accuracy; their totals, and the file
// format.
#include "app/link.h"
#include "app/statistics_store.h"
#include "support/check.h"
#include "support/fake_host.h"
#include "support/games.h"
#include "support/hostile.h"

using app::FinishedGame;
using app::Statistics;
using support::FakeHost;

namespace {

FinishedGame alone(std::uint64_t seed, bool won = true, std::string level = "normal") {
  return {.spec = {.kind = engine::kind_of<splendor::Game>(), .options = 0, .seed = seed},
          .rounds = 20 + static_cast<int>(seed),
          .places = {{.seat = {.name = "Zoé", .level = {}}, .won = won, .score = 15},
                     {.seat = {.name = {}, .level = std::move(level)}, .won = !won, .score = 12}}};
}

FinishedGame with_details(std::uint64_t seed, bool won, std::string opening, int honour,
                          std::optional<int> accuracy = {}) {
  FinishedGame game = alone(seed, won);
  game.places[0].opening = std::move(opening);
  game.places[0].honour = honour;
  game.places[0].accuracy = accuracy;
  return game;
}

Statistics of(const std::vector<FinishedGame>& games) {
  Statistics statistics;
  for (const FinishedGame& game : games) CHECK(statistics.add(game));
  return statistics;
}

/// The lines that the previous version understands, and those that it keeps, which it writes first.
std::string as_written_before(const std::string& text) {
  std::string foreign, games;
  for (base::Fields lines(text, '\n'); !lines.done();) {
    const std::string line(lines.next());
    (line.rfind("s=", 0) == 0 ? games : foreign) += line + '\n';
  }
  return foreign + games;
}

}  // namespace

TEST_CASE("details of a game are read back, and are not part of its first line") {
  const Statistics statistics = of({with_details(1, true, "wbg", 12, 87), alone(2), with_details(3, false, "kk", 0)});
  const std::string text = statistics.text();
  CHECK(Statistics::read(text).games() == statistics.games());
  CHECK(Statistics::read(text).text() == text);
  const std::string deal = app::deal_link(alone(1).spec);
  CHECK(text.find(deal + "\t21\tperson won 15 Zoé\tnormal lost 12\n") == 0);
  CHECK(text.find("more\t" + deal + "\tperson normal\topening wbg -\thonour 12 -\taccuracy 87 -\n") !=
        std::string::npos);
  CHECK(of({alone(1)}).text().find("more") == std::string::npos);
}

TEST_CASE("the previous version, which writes unknown lines first, loses no details") {
  const Statistics statistics = of({with_details(1, true, "wbg", 12, 87), with_details(2, false, "bgr", 15)});
  const std::string before = as_written_before(statistics.text());
  CHECK(before != statistics.text());
  CHECK(Statistics::read(before).games() == statistics.games());
}

TEST_CASE("unknown fields of a later version are kept") {
  const std::string deal = app::deal_link(alone(1).spec);
  const std::string line = of({alone(1)}).text();
  for (const std::string& strange :
       {std::string("hints 2 -"), std::string("opening wbg"), std::string("opening WBG -"), std::string("honour 0 -"),
        std::string("honour 4001 -"), std::string("accuracy 101 -"), std::string("accuracy 8 9 7"),
        std::string("opening wwbbggrrk -")}) {
    CAPTURE(strange);
    const std::string text = line + "more\t" + deal + "\tperson normal\t" + strange + '\n';
    const Statistics read = Statistics::read(text);
    REQUIRE(read.games().size() == 1);
    CHECK(read.games()[0].other == std::vector<std::string>{strange});
    CHECK(read.games()[0].places == alone(1).places);
    CHECK(read.text() == text);
  }
  for (const std::string& strange :
       {std::string("more"), "more\t" + deal, "more\t" + deal + "\tperson hard\topening wbg -"}) {
    CAPTURE(strange);
    CHECK(Statistics::read(line + strange + '\n').text() == strange + '\n' + line);
  }
}

TEST_CASE("the totals have set-ups, lengths, openings, the first honour and accuracy") {
  FinishedGame four = with_details(4, true, "wbg", 10, 90);
  four.spec.options = 1;
  four.places.push_back({.seat = {.name = {}, .level = "easy"}, .won = false, .score = 3});
  const Statistics statistics = of({with_details(1, true, "wbg", 12, 70), with_details(2, false, "bgr", 15),
                                    with_details(3, false, "wbg", 0, 80), four});
  const app::Summary sum = statistics.summary(engine::kind_of<splendor::Game>());
  REQUIRE(sum.setups.size() == 2);
  CHECK(sum.setups[0].spec.options == 0);
  CHECK(sum.setups[0].tally == app::Tally{3, 1});
  CHECK(sum.setups[1].tally == app::Tally{1, 1});
  CHECK(sum.lengths == std::vector<int>{21, 22, 23, 24});
  REQUIRE(sum.openings.size() == 2);
  CHECK(sum.openings[0].taken == "wbg");
  CHECK(sum.openings[0].tally == app::Tally{3, 2});
  REQUIRE(sum.honour.has_value());
  CHECK(*sum.honour == doctest::Approx(37.0 / 3));
  CHECK(sum.accuracy == std::vector<int>{70, 80, 90});
}

TEST_CASE("the totals count hints, and have the first honour and accuracy of games of several persons, too") {
  FinishedGame together = with_details(1, true, "wbg", 12, 70);
  together.places[1] = {.seat = {.name = "Noé", .level = {}}, .won = false, .score = 12};
  together.places[1].honour = 14;
  together.places[1].accuracy = 81;
  together.hints = 2;
  const app::GameKind kind = engine::kind_of<splendor::Game>();
  const app::Summary sum = of({together}).summary(kind);
  CHECK(sum.alone.played == 0);
  CHECK(*sum.honour == doctest::Approx(13));
  CHECK(sum.accuracy == std::vector<int>{76});  // once a game
  CHECK(sum.hints == 2);
  std::vector<FinishedGame> games;
  for (int hints = 0; hints < 9; ++hints) {
    games.push_back(alone(static_cast<std::uint64_t>(hints) + 1));
    games.back().hints = hints;
  }
  CHECK(of(games).summary(kind).hinted == std::array{1, 2, 3, 3});
  CHECK(of(games).summary(kind).hints == 36);
}

TEST_CASE("accuracy is recorded once a game, and for the counted attempt only") {
  Statistics statistics = of({alone(1), alone(2)});
  CHECK(statistics.add_accuracy(with_details(1, true, "", 0, 87)));
  CHECK_FALSE(statistics.add_accuracy(with_details(1, true, "", 0, 99)));
  FinishedGame other_end = with_details(2, true, "", 0, 99);  // undone and played to another end
  other_end.rounds += 1;
  CHECK_FALSE(statistics.add_accuracy(other_end));
  CHECK_FALSE(statistics.add_accuracy(with_details(3, true, "", 0, 50)));
  CHECK(statistics.games()[0].places[0].accuracy == 87);
  CHECK_FALSE(statistics.games()[1].places[0].accuracy.has_value());
}

TEST_CASE("statistics travel in a file, alone or among games, and what is here already is not counted twice") {
  const Statistics here = of({with_details(1, true, "wbg", 12), alone(2)});
  const Statistics there = of({with_details(1, true, "", 0, 87), alone(3, false)});
  const std::string file = "splendor-entry 1\nsomething\n" + there.file_text() + "splendor-days 1\nwhole 0\n";
  const std::string_view part = app::statistics_in(file);
  REQUIRE(part == there.file_text());
  auto read = Statistics::read_file(part);
  REQUIRE(read.ok());
  CHECK(read.value().games() == there.games());

  Statistics both = here;
  CHECK(both.take(read.value()) == 1);
  REQUIRE(both.games().size() == 3);
  CHECK(both.games().back() == alone(2));  // this device's own results come last
  CHECK(both.games()[0] == alone(3, false));
  CHECK(both.games()[1].places[0].opening == "wbg");
  CHECK(both.games()[1].places[0].accuracy == 87);
  CHECK(both.take(there) == 0);
  CHECK(both.games().size() == 3);

  CHECK(app::statistics_in("splendor-entry 1\n").empty());
  CHECK_FALSE(Statistics::read_file("splendor-statistics 1\nwhole 00000000\n").ok());
  CHECK_FALSE(Statistics::read_file("splendor-statistics 2\n").ok());
  CHECK(Statistics::read_file(Statistics().file_text()).ok());
  base::RandomSource random(5);
  for (int i = 0; i < 500; ++i)
    if (const std::string spoiled = support::mutated(file, random); spoiled != file) {
      const std::string_view found = app::statistics_in(spoiled);
      if (!found.empty() && found != there.file_text()) CHECK_FALSE(Statistics::read_file(found).ok());
    }
}

TEST_CASE("a game that two tabs finish or review is counted once") {
  support::FakeHost host;
  const app::Session session = support::played_session({}, 11, support::sensible_action);
  REQUIRE(session.over());
  app::StatisticsStore one(host), other(host);
  one.load();
  other.load();
  CHECK(one.count(session));
  CHECK_FALSE(other.count(session));
  const std::vector<engine::JudgedDecision> judged{{.seat = 0, .played = "a", .best = "a", .chances = {0.5, 0.5}}};
  other.reviewed(session, judged);
  const std::string stored = host.stored["statistics"];
  CHECK(stored.find("accuracy 100 -") != std::string::npos);
  one.reviewed(session, {});
  CHECK(host.stored["statistics"] == stored);
}

TEST_CASE("another attempt at a known game is not merged") {
  FinishedGame again = with_details(1, false, "kk", 9, 50);
  again.rounds = 30;
  again.hints = 5;
  Statistics here = of({alone(1)});
  CHECK(here.take(of({again})) == 0);
  CHECK(here.games() == std::vector<FinishedGame>{alone(1)});
}

TEST_CASE("imported games are placed before ours, whose order stays; beyond the limit the oldest are dropped") {
  Statistics here = of({alone(1), alone(2), alone(3)});
  CHECK(here.take(of({alone(3), alone(9), alone(1), alone(8)})) == 2);
  CHECK(here.games() == std::vector<FinishedGame>{alone(9), alone(8), alone(1), alone(2), alone(3)});

  Statistics full;
  for (std::uint64_t seed = 1; seed < Statistics::kMost; ++seed) REQUIRE(full.add(alone(seed)));
  CHECK(full.take(of({alone(5001), alone(5002), alone(5003)})) == 1);
  CHECK(full.games().size() == Statistics::kMost);
  CHECK(full.games().front() == alone(5003));
}

TEST_CASE("unknown lines of another device are merged unless they would break the file format") {
  const std::string later = "a line of a later version";
  Statistics here = of({alone(1)});
  here.take(Statistics::read("splendor-days 1\nwhole 00000000\n" + std::string(3000, 'x') + '\n' + later + '\n'));
  CHECK(here.text() == later + '\n' + of({alone(1)}).text());
  std::string many;
  for (int i = 0; i < 1000; ++i) many += std::string(900, 'y') + std::to_string(i) + '\n';
  here.take(Statistics::read(many));
  CHECK(here.text().size() < 70'000);
  CHECK(Statistics::read_file(here.file_text()).ok());
}

TEST_CASE("imported statistics that cannot be stored stay in memory while the page is open") {
  FakeHost host;
  app::StatisticsStore store(host);
  host.store_result = app::StoreResult::full;
  const auto taken = store.take(of({alone(1)}));
  CHECK(taken.stored == app::StoreResult::full);
  store.load();
  CHECK(store.get().games().size() == 1);
  CHECK(host.stored.empty());
}
