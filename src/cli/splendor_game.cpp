#include <algorithm>

#include "ai/player.h"
#include "cli/game.h"
#include "core/notation.h"
#include "core/random_play.h"
#include "core/seed.h"
#include "core/view.h"
#include "record/plies.h"
#include "record/record.h"
#include "record/replay.h"

namespace cli {

namespace {

using record::Record;
using splendor::ParseError;
using splendor::Result;

class SplendorTable final : public Table {
 public:
  explicit SplendorTable(Record record)
      : record_(std::move(record)), state_(splendor::new_game(record_.setup, record_.deal)) {}

  int players() const override { return record_.setup.players; }
  bool over() const override { return is_terminal(state_); }
  int to_act() const override { return state_.to_act; }
  bool starts_ply() const override { return splendor::starts_ply(state_); }
  std::size_t plies() const override { return record_.plies.size() - (starts_ply() ? 0 : 1); }

  std::vector<int> leaders() const override {
    std::vector<int> seats;
    const auto order = splendor::standings(state_);
    for (std::size_t i = 0; i < record_.setup.players; ++i)
      if (order[i].rank == 1) seats.push_back(order[i].seat);
    return seats;
  }

  std::optional<std::string> play(std::string_view text) override {
    const auto action = splendor::read_action(state_, text);
    if (!action) return action.error().message;
    splendor::ActionList actions;
    splendor::legal_actions(state_, actions);
    if (starts_ply()) {
      record_.plies.emplace_back();
      decisions_.emplace_back();
    }
    record_.plies.back().push_back(to_string(action.value()));
    decisions_.back().push_back(actions.size());
    splendor::apply(state_, action.value());
    return std::nullopt;
  }

  Thought think(const ai::Level& level, std::uint64_t nodes, std::uint64_t seed) const override {
    const ai::Choice choice = ai::choose(splendor::view_for(state_, state_.to_act), level, nodes, seed);
    return {to_string(choice.action), choice.value, choice.nodes};
  }

  std::uint64_t perft(int depth) const override { return record::perft(state_, depth); }

  JsonLine position() const override { return to_json(record_); }

  JsonLine result(bool stopped) const override {
    JsonLine json = to_json(record_);
    json["decisions"] = decisions_;
    record::add_outcome(record::outcome_of(state_), json);
    if (stopped) json["stopped"] = true;
    return json;
  }

 private:
  Record record_;
  splendor::GameState state_;
  std::vector<std::vector<std::size_t>> decisions_;
};

class SplendorDealer final : public Dealer {
 public:
  explicit SplendorDealer(const splendor::Setup& setup) : setup_(setup) {}

  std::unique_ptr<Table> deal(const std::string& id, std::uint64_t seed, const std::string& seed_text) const override {
    Record record;
    record.id = id;
    record.setup = setup_;
    record.seed = seed_text;
    record.deal = splendor::shuffle_deal(setup_, seed);
    return std::make_unique<SplendorTable>(std::move(record));
  }

  std::uint64_t random_game(splendor::RandomSource& random) const override {
    splendor::ActionList scratch;
    splendor::GameState state = splendor::new_game(setup_, random.next());
    std::uint64_t plies = 0;
    while (!is_terminal(state) && plies < splendor::kMaxPlies) {
      splendor::apply(state, splendor::random_action(state, random, scratch));
      if (splendor::starts_ply(state)) ++plies;
    }
    return plies;
  }

 private:
  splendor::Setup setup_;
};

/// `a,b,c`: module names separated by commas.
Result<splendor::Setup> with_modules(splendor::Setup setup, std::string_view names) {
  while (!names.empty()) {
    const std::size_t end = std::min(names.find(','), names.size());
    const std::string_view name = names.substr(0, end);
    if (!name.empty()) {
      const auto module = record::module_named(name);
      if (!module) return ParseError{"There is no module \"" + std::string(name.substr(0, 60)) + "\"."};
      setup = setup.with(*module);
    }
    names.remove_prefix(std::min(end + 1, names.size()));
  }
  return setup;
}

class Splendor final : public Game {
 public:
  const char* name() const override { return "splendor"; }

  Result<std::unique_ptr<Dealer>> dealer(Arguments& arguments) const override {
    splendor::Setup setup;
    setup.players =
        static_cast<std::uint8_t>(arguments.integer("--players", 2, splendor::kMinPlayers, splendor::kMaxPlayers));
    const auto full = with_modules(setup, arguments.text("--modules").value_or(""));
    if (!full) return full.error();
    return std::unique_ptr<Dealer>(std::make_unique<SplendorDealer>(full.value()));
  }

  Result<std::unique_ptr<Table>> table(const Json& json, std::size_t most_plies) const override {
    auto read = record::read_record(json);
    if (!read) return read.error();
    Record start = read.value();
    std::vector<record::Ply> plies = std::move(start.plies);
    start.plies.clear();
    auto table = std::make_unique<SplendorTable>(std::move(start));
    plies.resize(std::min(plies.size(), most_plies));
    for (std::size_t i = 0; i < plies.size(); ++i) {
      for (const std::string& action : plies[i])
        if (const auto wrong = table->play(action))
          return ParseError{"Ply " + std::to_string(i) + ", \"" + action.substr(0, 60) + "\": " + *wrong};
      if (table->plies() != i + 1 && i + 1 < plies.size())
        return ParseError{"Ply " + std::to_string(i) + " is not exactly one ply."};
    }
    return std::unique_ptr<Table>(std::move(table));
  }

  ReplayAnswer replay(const Json& json) const override {
    const auto read = record::read_record(json);
    if (!read) return failed_replay(id_of(json), 0, "", read.error().message);
    const record::Replay played = record::replay(read.value(), {.count_choices = true});
    if (played.fault) return failed_replay(id_of(json), played.fault->ply, played.fault->action, played.fault->message);
    const record::Outcome outcome = record::outcome_of(played.state);
    ReplayAnswer answer{.ok = true};
    answer.json["id"] = id_of(json);
    answer.json["ok"] = true;
    answer.json["plies"] = played.plies;
    record::add_outcome(outcome, answer.json);
    answer.json["choices"] = played.choices;
    answer.json["decisions"] = played.decisions;
    answer.json["hash"] = outcome.hash;
    return answer;
  }
};

}  // namespace

const Game& splendor_game() {
  static const Splendor game;
  return game;
}

}  // namespace cli
