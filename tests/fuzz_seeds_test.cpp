// The good inputs from which the fuzz targets of tests/fuzz start: tests/fuzz/corpus/NAME/seed-…. They follow the
// formats; SPLENDOR_REWRITE=1 writes them anew. What scripts/fuzz --keep adds beside them stays as it is.
#include <cstdio>
#include <cstdlib>
#include <map>
#include <string>

#include "app/entry.h"
#include "app/link.h"
#include "app/people.h"
#include "app/puzzle_record.h"
#include "app/save.h"
#include "app/settings.h"
#include "app/statistics.h"
#include "base/random.h"
#include "base/seed.h"
#include "games/splendor/record/record.h"
#include "games/splendor/record/situation_bytes.h"
#include "support/check.h"
#include "support/data.h"
#include "support/days.h"
#include "support/games.h"
#include "support/sealed_link.h"

namespace {

using Inputs = std::map<std::string, std::string>;  ///< file name to content

/// Compares with tests/fuzz/corpus/`target`, or writes it.
void check_seeds(const std::string& target, const Inputs& inputs) {
  const char* rewrite = std::getenv("SPLENDOR_REWRITE");
  for (const auto& [name, content] : inputs) {
    const std::string file = "../fuzz/corpus/" + target + "/seed-" + name;
    CAPTURE(file);
    if (rewrite != nullptr && std::string(rewrite) == "1") {
      std::FILE* out = std::fopen((std::string(SPLENDOR_TEST_DATA "/") + file).c_str(), "wb");
      REQUIRE(out != nullptr);
      std::fwrite(content.data(), 1, content.size(), out);
      std::fclose(out);
    } else {
      CHECK(support::data_file(file) == content);
    }
  }
}

struct Start {
  std::string name;
  splendor::Setup setup;
  std::size_t actions;
};
const std::vector<Start> kStarts{{"base2", {}, 25},
                                 {"base5", {.players = 5}, 12},
                                 {"all3", {.players = 3, .modules = 15}, 60},
                                 {"orient-posts", {.modules = 9}, 40}};

app::Session session_of(const Start& start) {
  app::Session session = support::played_session(start.setup, 42, support::random_action, start.actions);
  support::set_seat(session, 0, {.name = "Éloïse", .level = ""});
  support::set_seat(session, 1, {.name = "", .level = "hard"});
  return session;
}

/// The bytes inside a game link, after the zero that tells the target to seal them.
std::string unsealed(const std::string& link) {
  std::string text(1, '\0');
  for (const std::uint8_t byte : support::link_bytes(link)) text += static_cast<char>(byte);
  return text;
}

/// Bytes of a game, from which played.h makes one; after the byte that says so.
std::string game_bytes(char first, std::uint64_t seed, std::size_t count) {
  std::string bytes(1, first);
  base::RandomSource random(seed);
  while (bytes.size() < count) bytes += static_cast<char>(random.below(256));
  return bytes;
}

}  // namespace

TEST_CASE("fuzz seeds: links") {
  Inputs inputs;
  for (const Start& start : kStarts) {
    const app::Session session = session_of(start);
    inputs["deal-" + start.name] = app::deal_link(session.spec());
    inputs["game-" + start.name] = app::game_link(session.record());
    inputs["bytes-" + start.name] = unsealed(app::game_link(session.record()));
  }
  inputs["played"] = game_bytes(1, 1, 40);
  check_seeds("link", inputs);
}

TEST_CASE("fuzz seeds: positions that are set up") {
  Inputs inputs, links;
  for (const Start& start : kStarts) {
    app::Session session = support::played_session(start.setup, 42, support::sensible_action, start.actions + 20);
    std::size_t at = session.length();
    while (support::typed(session.position(at)).state().phase != splendor::Phase::turn) --at;
    const auto view = splendor::view_for_nobody(support::typed(session.position(at)).state());
    app::GameSpec spec = session.spec();
    spec.position = splendor::pack_situation(splendor::situation_of(view));
    inputs[start.name] =
        std::string{static_cast<char>(spec.options >> 8), static_cast<char>(spec.options & 255)} + spec.position;
    links["position-" + start.name] = app::deal_link(spec);
    links["from-position-" + start.name] =
        app::game_link({spec, std::vector<app::Seat>(start.setup.players), {0, 1, 2}});
  }
  const splendor::Situation empty = splendor::empty_table({});
  inputs["empty"] = std::string(2, '\0') + splendor::pack_situation(empty);
  check_seeds("position", inputs);
  check_seeds("link", links);
}

TEST_CASE("fuzz seeds: saves") {
  Inputs inputs;
  for (const Start& start : kStarts) inputs[start.name] = app::save_text(session_of(start));
  inputs["played"] = game_bytes(1, 2, 60);
  check_seeds("save", inputs);
}

TEST_CASE("fuzz seeds: entries of the library") {
  Inputs inputs;
  for (const Start& start : kStarts)
    inputs[start.name] = app::entry_text({.revision = 17,
                                          .saved_s = 1795312000,
                                          .name = "Sunday",
                                          .other = {"colour 7"},
                                          .save = app::save_text(session_of(start))});
  inputs["two"] = inputs["base2"] + inputs["base5"];
  inputs["hinted"] = app::entry_text({.revision = 2,
                                      .saved_s = 1795312000,
                                      .name = {},
                                      .other = {},
                                      .save = app::save_text(session_of(kStarts.front())),
                                      .hints = 3});
  inputs["played"] = game_bytes(1, 3, 60);
  check_seeds("library", inputs);
}

TEST_CASE("fuzz seeds: reviews") {
  Inputs inputs{{"one", "0 gems|500 500|400|617 take wbg"},
                {"two", "0 gems|510 490|617|617 take wbg;2 collects L2-07|480 520|350|512 take wbg"},
                {"line", "0 gems|500 500|400|617 take wbg>take rrk>buy L2-07 wwky"},
                {"other-game", "0123456789abcdef 1 0 gems|500 500|400|617 take wbg"}};
  for (std::uint64_t seed = 1; seed <= 6; ++seed)
    inputs["played-" + std::to_string(seed)] = game_bytes(1, 40 + seed, 120);
  check_seeds("review", inputs);
}

TEST_CASE("fuzz seeds: people") {
  check_seeds("people", {{"three", app::people_text({{"Éloïse", 2}, {"", -1}, {"Ada Lovelace", 0}})}});
}

TEST_CASE("fuzz seeds: statistics") {
  app::Statistics statistics;
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    app::Session session = support::played_session({}, seed, support::sensible_action);
    support::set_seat(session, 0, {.name = "Éloïse", .level = ""});
    if (seed > 1) support::set_seat(session, 1, {.name = "", .level = "hard"});
    CHECK(statistics.add(app::finished_game(session)));
  }
  app::Statistics detailed;
  app::FinishedGame game = statistics.games()[1];
  game.places[0].opening = "wbg";
  game.places[0].honour = 14;
  game.places[0].accuracy = 87;
  game.hints = 3;
  CHECK(detailed.add(game));
  check_seeds("statistics", {{"three", statistics.text()},
                             {"foreign", "v2 of this\n" + statistics.text()},
                             {"details", detailed.text() + "more\tlater\n"}});
}

TEST_CASE("fuzz seeds: answers of the worker") {
  check_seeds("answer", {{"advice", "advice collects L2-07|617 383|617 take wbg>take rrk>buy L2-07 wwky|590 take rr"},
                         {"several", "advice gems||617/70 take wbg|590/30 take rr\nadvice points||500/60 take rr"},
                         {"judged", "judged gems|500 500|400 take wbg>take rrk|617 take rr>take wbk"},
                         {"nothing", "judged"}});
}

TEST_CASE("fuzz seeds: days") {
  const std::string text = support::days_up_to(app::kFirstDay + 10).text(), lines = text.substr(text.find('\n') + 1);
  check_seeds("days", {{"record", text},
                       {"lines", lines.substr(0, lines.rfind("whole"))},
                       {"link", "https://splendor.example/#" + app::day_link(app::kFirstDay)}});
}

TEST_CASE("fuzz seeds: puzzles") {
  app::PuzzleRecord record;
  record.solved = {{"L24QkmlfnQ", {35, 1}}, {"win:16kwjgGUMA", {70, 3}}};
  record.trying = {{"JDeLbkxqUP", {3600, 2}}};
  record.streak = 1;
  record.best_streak = 4;
  const std::string text = record.text();
  check_seeds("puzzles", {{"file", record.file_text()}, {"stored", text}, {"lines", text.substr(text.find('\n') + 1)}});
}

TEST_CASE("fuzz seeds: questions to the computer players") {
  Inputs inputs{{"line", std::string(1, '\0') + "0 easy 0 12345 " + app::game_link(session_of(kStarts[0]).record())}};
  for (std::uint64_t seed = 1; seed <= 12; ++seed)
    inputs["played-" + std::to_string(seed)] =
        game_bytes(static_cast<char>(seed), seed, 24 + static_cast<std::size_t>(seed));
  check_seeds("engine", inputs);
}

TEST_CASE("fuzz seeds: actions, one of each kind") {
  Inputs inputs;
  for (int i = 0; i < 16; ++i) {
    const app::Session session = support::played_session(
        {.players = static_cast<std::uint8_t>(2 + i % 4), .modules = static_cast<std::uint8_t>(i)}, 3,
        support::random_action);
    for (std::size_t k = 0; k < session.length(); ++k) {
      const std::string text = session.action_text(k);
      const std::string verb = text.substr(0, text.find(' ')) + (text.find("deck") != std::string::npos ? "-deck" : "");
      if (inputs.count(verb) == 0) inputs[verb] = static_cast<char>('0' + i) + text;
    }
  }
  CHECK(inputs.size() >= 14);
  check_seeds("action", inputs);
}

TEST_CASE("fuzz seeds: seeds") {
  check_seeds("seed", {{"code", base::seed_code(123456789)},
                       {"loose", "hhthr5afq"},
                       {"phrase", "Splendor at Christmas"},
                       {"wrong", "0000-0000-1"}});
}

TEST_CASE("fuzz seeds: settings and names") {
  app::Settings settings;
  settings.text_percent = 150;
  check_seeds(
      "settings",
      {{"all", app::settings_text(settings)}, {"some", "text=200;;look=3;x"}, {"name", " Éloïse Œ 😀\n\xE2\x80\xAE"}});
}

TEST_CASE("fuzz seeds: records") {
  Inputs inputs{
      {"dealt", R"({"id":"a","players":3,"modules":["orient","posts"],"edition":2014,"seed":"Anna","plies":[]})"},
      {"played",
       R"({"id":"b","players":2,"seed":"Anna","plies":[["take wbg"],["reserve deck L1"]],"over":false,"to_act":0})"}};
  for (const std::string file : {"games.jsonl", "modules_choices.jsonl"}) {
    const auto lines = support::data_lines(file);
    inputs[file.substr(0, file.find('.'))] = lines.front();
    inputs[file.substr(0, file.find('.')) + "-last"] = lines.back();
  }
  check_seeds("record", inputs);
}

TEST_CASE("fuzz seeds: requests to the engine") {
  check_seeds("request",
              {{"deal", R"({"position":{"players":2,"seed":"x"}})"},
               {"all", R"({"position":{"players":3,"seed":"x","plies":[["take wbg"]]},"view":1,"level":"normal",)"
                       R"("nodes":100,"seed":7,"analyse":true})"},
               {"coded", R"({"position":{"players":4,"seed":"x"},"seed":"HHTH-R5AF-Q","level":"easy@5"})"},
               {"style", R"({"position":{"players":2,"seed":"x"},"level":"hard/2@35ms"})"},
               {"wrong", R"({"position":{"players":2,"seed":"x"},"level":"godlike","nodes":-1})"}});
}
