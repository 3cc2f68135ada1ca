// splendor engine: answers positions with plies, one JSON line each, until its input ends. A request that cannot be
// answered gets {"error": a sentence}.
#include <chrono>

#include "cli/command.h"
#include "cli/game.h"
#include "cli/lines.h"
#include "cli/players.h"
#include "core/seed.h"

namespace cli {

namespace {

constexpr char kUsualLevel[] = "hard";

struct Request {
  std::unique_ptr<Table> table;
  const ai::Level* level = nullptr;
  std::uint64_t nodes = 0;
  std::uint64_t seed = 0;
};

splendor::Result<Request> read_request(const Json& json) {
  using splendor::ParseError;
  Request request;
  const Json* position = record::find(json, "position");
  if (!position) return ParseError{"The request has no \"position\"."};
  const Game* game = game_of(*position);
  if (!game) return ParseError{"The position is of an unknown game."};
  auto table = game->table(*position, SIZE_MAX);
  if (!table) return table.error();
  request.table = std::move(table.value());
  if (request.table->over()) return ParseError{"The game is over."};

  if (const Json* view = record::find(json, "view"))
    if (record::as_integer(*view) != request.table->to_act())
      return ParseError{"\"view\" has to be the seat to act, " + std::to_string(request.table->to_act()) + '.'};

  const Json* level = record::find(json, "level");
  const auto name = level ? record::as_text(*level) : std::optional<std::string>(kUsualLevel);
  request.level = name ? ai::find_level(*name) : nullptr;
  if (!request.level) return ParseError{"There is no such level."};

  if (const Json* nodes = record::find(json, "nodes")) {
    const auto count = record::as_integer(*nodes);
    if (!count || *count < 0) return ParseError{"\"nodes\" has to be a whole number."};
    request.nodes = static_cast<std::uint64_t>(*count);
  }
  if (const Json* seed = record::find(json, "seed")) {
    if (const auto* number = seed->get_ptr<const Json::number_unsigned_t*>()) {
      request.seed = *number;
    } else {
      const auto text = record::as_text(*seed);
      const auto value = splendor::read_seed(text.value_or(""));
      if (!value) return value.error();
      request.seed = value.value();
    }
  }
  return request;
}

JsonLine answer_to(const std::string& line) {
  JsonLine answer;
  const auto start = std::chrono::steady_clock::now();
  const auto json = record::parse_object(line);
  if (!json) {
    answer["error"] = json.error().message;
    return answer;
  }
  const auto request = read_request(json.value());
  if (!request) {
    answer["error"] = request.error().message;
    return answer;
  }
  const Request& asked = request.value();
  const PlayedPly ply = play_ply(*asked.table, *asked.level, asked.nodes, asked.seed);
  answer["actions"] = ply.actions;
  answer["value"] = ply.value;
  answer["nodes"] = ply.nodes;
  answer["ms"] =
      std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::steady_clock::now() - start).count();
  return answer;
}

}  // namespace

int engine(Arguments& arguments) {
  const auto game = game_option(arguments);  // accepted for symmetry: a position says itself which game it is
  if (!game) return complain(game.error().message);
  if (const auto wrong = arguments.error()) return complain(*wrong);
  LineReader reader("-");
  std::string line;
  while (reader.next(line))
    if (line.find_first_not_of(" \t") != std::string::npos) print_line(record::to_line(answer_to(line)));
  return kDone;
}

}  // namespace cli
