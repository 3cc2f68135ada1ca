// splendor engine: answers positions with plies, one JSON line each, until its input ends. A request that cannot be
// answered gets {"error": a sentence}.
#include "cli/clock.h"
#include "cli/command.h"
#include "cli/game.h"
#include "cli/lines.h"
#include "cli/messages.h"
#include "cli/players.h"
#include "engine/messages.h"

namespace cli {

namespace {

struct Request {
  std::unique_ptr<Table> table;
  PlayingStrength strength;
  std::uint64_t seed = 0;
  bool analyses = false;  ///< plays nothing, and says more
};

base::Result<Request> read_request(const Json& json, const std::string& usual_level) {
  Request request;
  const Json* position = base::find(json, "position");
  if (!position) return messages::request_without_position;
  const RecordedType* game = games::recorded_in(*position);
  if (!game) return messages::position_of_unknown_game;
  auto table = game->table(*position, SIZE_MAX);
  if (!table) return table.error();
  request.table = std::move(table.value());
  if (request.table->over()) return engine::messages::game_is_over;

  if (const Json* view = base::find(json, "view"))
    if (base::as_integer(*view) != request.table->game().to_act())
      return base::Message(messages::view_not_to_act, request.table->game().to_act());

  const Json* level = base::find(json, "level");
  const auto name = level ? base::as_text(*level) : std::optional(usual_level);
  const auto strength = read_strength(name.value_or(""));
  if (!strength) return strength.error();
  request.strength = strength.value();
  if (auto wrong = why_no_style(request.strength, request.table->game())) return *wrong;

  if (const Json* nodes = base::find(json, "nodes")) {
    const auto count = base::as_integer(*nodes);
    if (!count || *count < 0 || static_cast<std::uint64_t>(*count) > base::kMaxNodes)
      return base::Message(messages::nodes_out_of_range, base::kMaxNodes);
    if (*count != 0) request.strength.nodes = static_cast<std::uint64_t>(*count);
  }
  if (const Json* seed = base::find(json, "seed")) {
    if (const auto* number = seed->get_ptr<const Json::number_unsigned_t*>()) {
      request.seed = *number;
    } else {
      const auto text = base::as_text(*seed);
      const auto value = base::read_seed(text.value_or(""));
      if (!value) return value.error();
      request.seed = value.value();
    }
  }
  if (const Json* analyse = base::find(json, "analyse")) request.analyses = *analyse == true;
  return request;
}

/// What the player thinks of the decision that is to be made.
JsonLine thought_line(const Request& asked) {
  const engine::Thought thought = asked.table->game().think(asked.strength.playing(), asked.strength.nodes, asked.seed);
  JsonLine line, options = JsonLine::array();
  const auto add = [&](const std::string& action, double value, const std::vector<std::string>& play) {
    JsonLine option;
    option["action"] = action;
    option["value"] = value;
    option["line"] = play;
    options.push_back(std::move(option));
  };
  add(thought.action, thought.value, thought.line);
  for (const auto& other : thought.others) add(other.action, other.value, other.line);
  line["options"] = std::move(options);
  line["chances"] = thought.chances;
  line["reason"] = thought.reason;
  line["nodes"] = thought.nodes;
  return line;
}

}  // namespace

std::string engine_answer(const std::string& line, const std::string& usual_level) {
  const double start_s = wall_s();
  const auto json = base::parse_object(line);
  const auto request = json ? read_request(json.value(), usual_level) : base::Result<Request>(json.error());
  JsonLine answer;
  if (!request) {
    answer["error"] = text_of(request.error());
    return base::to_line(answer);
  }
  const Request& asked = request.value();
  if (asked.analyses) {
    answer = thought_line(asked);
    answer["ms"] = static_cast<std::int64_t>(1000 * (wall_s() - start_s));
    return base::to_line(answer);
  }
  const PlayedPly ply = play_ply(*asked.table, asked.strength, asked.seed);
  answer["actions"] = ply.actions;
  answer["value"] = ply.value;
  answer["nodes"] = ply.nodes;
  answer["ms"] = static_cast<std::int64_t>(1000 * (wall_s() - start_s));
  return base::to_line(answer);
}

int engine(Arguments& arguments) {
  game_option(arguments);  // accepted for symmetry: a position says itself which game it is
  const std::string level = arguments.text("--level").value_or(kEngineLevel);
  if (const auto wrong = arguments.error()) return complain(*wrong);
  if (const auto strength = read_strength(level); !strength) return complain(strength.error());
  LineReader reader("-");
  std::string line;
  while (reader.next(line))
    if (line.find_first_not_of(" \t") != std::string::npos) print_line(engine_answer(line, level));
  return kDone;
}

}  // namespace cli
