#include "cli/players.h"

#include <cassert>

#include "base/random.h"
#include "base/words.h"
#include "cli/messages.h"
#include "cli/process.h"
#include "engine/messages.h"

namespace cli {

namespace {

class LevelPlayer final : public Player {
 public:
  LevelPlayer(const base::Level& level, std::uint64_t nodes) : level_(level), nodes_(nodes) {}

  std::optional<base::Message> play_ply(Table& table, std::uint64_t seed) override {
    cli::play_ply(table, level_, nodes_, seed);
    return std::nullopt;
  }

 private:
  const base::Level& level_;
  std::uint64_t nodes_;
};

class ProgramPlayer final : public Player {
 public:
  ProgramPlayer(std::string command, Process process, double patience_s)
      : command_(std::move(command)), process_(std::move(process)), patience_s_(patience_s) {}

  std::optional<base::Message> play_ply(Table& table, std::uint64_t seed) override {
    JsonLine request;
    request["position"] = table.position();
    request["view"] = table.game().to_act();
    request["seed"] = seed;
    const auto answer = process_.ask(base::to_line(request), patience_s_);
    if (!answer) return blame(answer.error());
    const auto json = base::parse_object(answer.value());
    if (!json) return blame(json.error());
    const Json* list = base::find(json.value(), "actions");
    const auto actions = list ? base::as_texts(*list) : std::nullopt;
    if (!actions || actions->empty()) return blame({messages::program_no_actions, answer.value().substr(0, 200)});
    for (const std::string& action : *actions) {
      if (const auto wrong = table.play(action))
        return blame({messages::program_action_failed, action.substr(0, 60), *wrong});
      if (table.game().starts_ply()) return std::nullopt;  // anything after the ply is not looked at
    }
    return blame(messages::program_ply_incomplete);
  }

 private:
  base::Message blame(const base::Message& why) const { return {messages::program_failed, command_, why}; }

  std::string command_;
  Process process_;
  double patience_s_;
};

}  // namespace

double patience_option(Arguments& arguments) { return arguments.seconds("--patience", kPatience_s); }

base::Result<std::unique_ptr<Player>> make_player(const std::string& name, double patience_s) {
  if (name.substr(0, 4) == "cmd:") {
    auto process = Process::start(name.substr(4));
    if (!process) return process.error();
    return std::unique_ptr<Player>(
        std::make_unique<ProgramPlayer>(name.substr(4), std::move(process.value()), patience_s));
  }
  const std::size_t colon = std::min(name.find(':'), name.size());
  const base::Level* level = base::find_level(std::string_view(name).substr(0, colon));
  if (!level) return base::Message(engine::messages::level_unknown, name.substr(0, 60));
  if (colon == name.size()) return std::unique_ptr<Player>(std::make_unique<LevelPlayer>(*level, 0));
  const std::string count = name.substr(colon + 1);
  const auto nodes = base::read_number<std::uint64_t>(count);
  if (!nodes || *nodes == 0 || *nodes > base::kMaxNodes)
    return base::Message(messages::level_nodes, base::kMaxNodes, count.substr(0, 60));
  return std::unique_ptr<Player>(std::make_unique<LevelPlayer>(*level, *nodes));
}

PlayedPly play_ply(Table& table, const base::Level& level, std::uint64_t nodes, std::uint64_t seed) {
  PlayedPly ply;
  base::RandomSource random(seed);
  do {
    engine::Thought thought = table.game().think(level, nodes, random.next());
    if (ply.actions.empty()) ply.value = thought.value;
    ply.nodes += thought.nodes;
    [[maybe_unused]] const auto wrong = table.play(thought.action);
    assert(!wrong);
    ply.actions.push_back(std::move(thought.action));
  } while (!table.game().starts_ply());
  return ply;
}

}  // namespace cli
