#include "cli/players.h"

#include <cassert>

#include "base/random.h"
#include "cli/clock.h"
#include "cli/messages.h"
#include "cli/process.h"

namespace cli {

namespace {

/// Divides the time of a turn for each decision inside it, as levels do with positions.
constexpr double kShareInsideTurn = 4;

class LevelPlayer final : public Player {
 public:
  explicit LevelPlayer(const PlayingStrength& strength) : strength_(strength) {}

 private:
  std::optional<base::Message> play_ply(Table& table, std::uint64_t seed) override {
    if (auto wrong = why_no_style(strength_, table.game())) return wrong;
    cli::play_ply(table, strength_, seed);
    return std::nullopt;
  }
  double now_s() const override { return processor_s(); }

  PlayingStrength strength_;
};

class ProgramPlayer final : public Player {
 public:
  ProgramPlayer(std::string command, Process process, double patience_s)
      : command_(std::move(command)), process_(std::move(process)), patience_s_(patience_s) {}

 private:
  double now_s() const override { return wall_s(); }

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
      if (table.game().starts_ply()) return std::nullopt;  // actions after the end of the ply are ignored
    }
    return blame(messages::program_ply_incomplete);
  }

  base::Message blame(const base::Message& why) const { return {messages::program_failed, command_, why}; }

  std::string command_;
  Process process_;
  double patience_s_;
};

}  // namespace

std::optional<base::Message> Player::play(Table& table, std::uint64_t seed) {
  const double start_s = now_s();
  auto wrong = play_ply(table, seed);
  seconds_ += now_s() - start_s;
  ++plies_;
  return wrong;
}

double patience_option(Arguments& arguments) { return arguments.seconds("--patience", kPatience_s); }

base::Result<std::unique_ptr<Player>> make_player(const std::string& name, double patience_s) {
  if (name.substr(0, 4) == "cmd:") {
    auto process = Process::start(name.substr(4));
    if (!process) return process.error();
    return std::unique_ptr<Player>(
        std::make_unique<ProgramPlayer>(name.substr(4), std::move(process.value()), patience_s));
  }
  const auto strength = read_strength(name);
  if (!strength) return strength.error();
  return std::unique_ptr<Player>(std::make_unique<LevelPlayer>(strength.value()));
}

PlayedPly play_ply(Table& table, const base::Level& level, std::uint64_t nodes, std::uint64_t seed) {
  return play_ply(table, {.level = &level, .nodes = nodes}, seed);
}

PlayedPly play_ply(Table& table, const PlayingStrength& strength, std::uint64_t seed) {
  PlayedPly ply;
  base::RandomSource random(seed);
  do {
    const bool inside = !ply.actions.empty();
    std::optional<Timer> timer;
    if (strength.seconds > 0) timer.emplace(inside ? strength.seconds / kShareInsideTurn : strength.seconds);
    base::Budget budget(strength.nodes, timer ? &*timer : nullptr);
    budget.keeps_all = budget.nodes != 0 || timer;  // who asks for more than the page does wants all of it
    engine::Thought thought = table.game().think(strength.playing(), budget, random.next());
    if (ply.actions.empty()) ply.value = thought.value;
    ply.nodes += thought.nodes;
    [[maybe_unused]] const auto wrong = table.play(thought.action);
    assert(!wrong);
    ply.actions.push_back(std::move(thought.action));
  } while (!table.game().starts_ply());
  return ply;
}

}  // namespace cli
