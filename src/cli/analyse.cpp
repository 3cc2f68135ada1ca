// splendor analyse FILE...: reviews recorded games and prints what each decision was worth, one JSON line each.
#include <cstdio>

#include "cli/clock.h"
#include "cli/command.h"
#include "cli/game.h"
#include "cli/lines.h"
#include "cli/messages.h"
#include "cli/strength.h"
#include "engine/review.h"

namespace cli {

namespace {

constexpr std::size_t kWorst = 3;

double rounded(double value) { return static_cast<double>(static_cast<std::int64_t>(value * 1000 + 0.5)) / 1000; }

JsonLine rounded(const std::vector<double>& values) {
  JsonLine list = JsonLine::array();
  for (const double value : values) list.push_back(rounded(value));
  return list;
}

JsonLine line_of(const engine::JudgedDecision& judged, const JsonLine& id, std::size_t ply) {
  JsonLine json;
  json["id"] = id;
  json["ply"] = ply;
  json["decision"] = judged.index;
  json["seat"] = judged.seat;
  json["chances"] = rounded(judged.chances);
  json["played"] = judged.played;
  json["value"] = rounded(judged.played_value);
  json["line"] = judged.played_line;
  json["best"] = judged.best;
  json["best_value"] = rounded(judged.best_value);
  json["best_line"] = judged.best_line;
  json["loss"] = rounded(judged.loss());
  if (!judged.reason.empty()) json["reason"] = judged.reason;
  return json;
}

JsonLine sum_of(const std::vector<engine::JudgedDecision>& game, const JsonLine& id, int players) {
  JsonLine json;
  json["id"] = id;
  json["accuracy"] = JsonLine::array();
  for (int seat = 0; seat < players; ++seat) {
    const auto accuracy = engine::accuracy(game, seat);
    json["accuracy"].push_back(accuracy ? JsonLine(static_cast<int>(*accuracy + 0.5)) : JsonLine());
  }
  json["worst"] = JsonLine::array();
  for (const std::size_t place : engine::worst_decisions(game, kWorst)) json["worst"].push_back(game[place].index);
  if (const auto luck = engine::greatest_luck(game)) {
    JsonLine& said = json["luck"];
    said["decision"] = game[luck->place].index;
    said["seat"] = luck->seat;
    said["gain"] = rounded(luck->gain);
  }
  return json;
}

/// Prints the lines of a game, or returns what is wrong with the record.
base::Wrong analyse_game(const Json& record, const PlayingStrength& strength) {
  const RecordedType* type = games::recorded_in(record);
  if (!type) return base::Message(messages::record_of_unknown_game);
  auto whole = type->table(record, SIZE_MAX);
  if (!whole) return whole.error();
  auto table = type->table(record, 0);
  if (!table) return table.error();
  const JsonLine id = engine::id_of(record), played = whole.value()->position();
  std::vector<engine::JudgedDecision> game;
  std::size_t index = 0, ply = 0;
  for (const JsonLine& actions : played["plies"]) {
    for (const JsonLine& action : actions) {
      const auto text = action.get<std::string>();
      const engine::Game& before = table.value()->game();
      if (auto judged = engine::judge(before, text, *strength.level, strength.nodes, before.hash())) {
        judged->index = index;
        print_line(base::to_line(line_of(*judged, id, ply)));
        game.push_back(std::move(*judged));
      }
      if (auto wrong = table.value()->play(text)) return wrong;
      ++index;
    }
    ++ply;
  }
  print_line(base::to_line(sum_of(game, id, table.value()->game().players())));
  return std::nullopt;
}

}  // namespace

int analyse(Arguments& arguments) {
  const auto strength = read_strength(arguments.text("--level").value_or("best"));
  const auto files = arguments.rest();
  if (const auto wrong = arguments.error()) return complain(*wrong);
  if (!strength) return complain(strength.error());
  if (strength.value().seconds > 0) return complain(messages::analyse_in_positions);
  if (files.empty()) return complain(messages::analyse_needs_file);
  std::string line;
  bool all_ok = true;
  const double start_s = processor_s();
  int games = 0;
  for (const std::string& file : files) {
    LineReader reader(file);
    if (!reader.is_open()) return complain({messages::file_not_opened, file});
    while (reader.next(line)) {
      if (line.find_first_not_of(" \t") == std::string::npos) continue;
      const auto record = base::parse_object(line);
      const base::Wrong wrong = record ? analyse_game(record.value(), strength.value()) : base::Wrong(record.error());
      if (!wrong) {
        ++games;
        continue;
      }
      all_ok = false;
      complain({messages::line_failed, reader.number(), *wrong});
    }
  }
  const double took_s = processor_s() - start_s;
  if (games > 0) std::fprintf(stderr, "%d games in %.1f s: %.1f s a game.\n", games, took_s, took_s / games);
  return all_ok ? kDone : kNotAllOk;
}

}  // namespace cli
