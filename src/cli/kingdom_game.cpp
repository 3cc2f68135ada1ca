#include "cli/kingdom_game.h"

#include <algorithm>

#include "ai/kingdom_player.h"
#include "app/kingdom_game.h"
#include "core/hash.h"
#include "core/random_play.h"
#include "kingdom/hash.h"
#include "kingdom/notation.h"
#include "kingdom/random_play.h"
#include "record/kingdom_record.h"

namespace cli {

namespace {

using record::KingdomRecord;
using splendor::ParseError;
using splendor::Result;

class KingdomTable final : public Table {
 public:
  explicit KingdomTable(KingdomRecord record) : record_(std::move(record)), state_(kingdom::new_game(record_.deal)) {}

  int players() const override { return state_.setup.players; }
  /// [kingdom.rounds] Automatic play stops here too.
  bool over() const override { return kingdom::is_terminal(state_) || kingdom::is_stopped(state_); }
  int to_act() const override { return state_.to_act; }
  bool starts_ply() const override { return kingdom::starts_ply(state_); }
  std::size_t plies() const override { return record_.plies.size() - (starts_ply() ? 0 : 1); }

  /// Everybody, as long as nobody is at the palace.
  std::vector<int> leaders() const override {
    const unsigned won = kingdom::winners(state_);
    std::vector<int> seats;
    for (int seat = 0; seat < players(); ++seat)
      if (won == 0 || (won >> seat & 1) != 0) seats.push_back(seat);
    return seats;
  }

  std::optional<std::string> play(std::string_view text) override {
    const auto action = kingdom::read_action(state_, text);
    if (!action) return action.error().message;
    if (starts_ply()) {
      record_.plies.emplace_back();
      decisions_.emplace_back();
    }
    record_.plies.back().push_back(to_string(action.value()));
    decisions_.back().push_back(kingdom::legal_actions(state_).size());
    kingdom::apply(state_, action.value());
    return std::nullopt;
  }

  Thought think(const ai::Level& level, std::uint64_t nodes, std::uint64_t seed) const override {
    const auto choice = ai::choose(kingdom::view_for(state_, state_.to_act), level, nodes, seed);
    return {to_string(choice.action), choice.value, choice.nodes};
  }

  std::uint64_t perft(int depth) const override { return record::perft(state_, depth); }

  JsonLine position() const override { return to_json(record_); }

  JsonLine result(bool stopped) const override {
    JsonLine json = to_json(record_);
    json["decisions"] = decisions_;
    record::add_outcome(state_, json);
    if (stopped || kingdom::is_stopped(state_)) json["stopped"] = true;
    return json;
  }

 private:
  KingdomRecord record_;
  kingdom::GameState state_;
  std::vector<std::vector<std::size_t>> decisions_;
};

class KingdomDealer final : public Dealer {
 public:
  explicit KingdomDealer(const kingdom::Setup& setup) : setup_(setup) {}

  std::unique_ptr<Table> deal(const std::string& id, std::uint64_t seed, const std::string& seed_text) const override {
    KingdomRecord record;
    record.id = id;
    record.seed = seed_text;
    record.deal = kingdom::shuffle_deal(setup_, seed);
    return std::make_unique<KingdomTable>(std::move(record));
  }

  std::uint64_t random_game(splendor::RandomSource& random) const override {
    kingdom::ActionList scratch;
    kingdom::GameState state = kingdom::new_game(setup_, random.next());
    std::uint64_t plies = 0;
    while (!kingdom::is_terminal(state) && !kingdom::is_stopped(state) && plies < splendor::kMaxPlies) {
      kingdom::apply(state, kingdom::random_action(state, random, scratch));
      if (kingdom::starts_ply(state)) ++plies;
    }
    return plies;
  }

 private:
  kingdom::Setup setup_;
};

class Kingdom final : public Game {
 public:
  const char* name() const override { return "kingdom"; }

  Result<std::unique_ptr<Dealer>> dealer(Arguments& arguments) const override {
    const auto players = arguments.integer("--players", 2, kingdom::kMinTravellers, kingdom::kMaxTravellers);
    std::string sections = arguments.text("--sections").value_or("full");
    if (sections == "full") sections = "A1.?,A2.?,A3.?";
    if (sections == "short") sections = "A1.?,A3.?";
    const std::string first = arguments.text("--first").value_or("0");
    const bool mysteries = arguments.flag("--mysteries");
    const auto setup = app::parse_kingdom_options("players=" + std::to_string(players) + " sections=" + sections +
                                                  " mysteries=" + (mysteries ? "yes" : "no") + " first=" + first);
    if (!setup)
      return ParseError{
          "These are no sections, no seat to begin, or the Mysteries on the short board; sections are like "
          "A1.a,A2.?,A3.b, short or full."};
    return std::unique_ptr<Dealer>(std::make_unique<KingdomDealer>(setup.value()));
  }

  Result<std::unique_ptr<Table>> table(const Json& json, std::size_t most_plies) const override {
    auto read = record::read_kingdom_record(json);
    if (!read) return read.error();
    KingdomRecord start = std::move(read.value());
    std::vector<record::Ply> plies = std::move(start.plies);
    start.plies.clear();
    auto table = std::make_unique<KingdomTable>(std::move(start));
    plies.resize(std::min(plies.size(), most_plies));
    for (std::size_t i = 0; i < plies.size(); ++i)
      for (const std::string& action : plies[i])
        if (const auto wrong = table->play(action))
          return ParseError{"Ply " + std::to_string(i) + ", \"" + action.substr(0, 60) + "\": " + *wrong};
    return std::unique_ptr<Table>(std::move(table));
  }

  ReplayAnswer replay(const Json& json) const override {
    const auto read = record::read_kingdom_record(json);
    if (!read) return failed_replay(id_of(json), 0, "", read.error().message);
    const record::KingdomReplay played = record::replay(read.value());
    if (played.fault) return failed_replay(id_of(json), played.fault->ply, played.fault->action, played.fault->message);
    ReplayAnswer answer{.ok = true};
    answer.json["id"] = id_of(json);
    answer.json["ok"] = true;
    answer.json["plies"] = played.plies;
    record::add_outcome(played.state, answer.json);
    answer.json["decisions"] = played.decisions;
    answer.json["hash"] = splendor::hex16(kingdom::hash_of(played.state));
    return answer;
  }
};

}  // namespace

const Game& kingdom_game() {
  static const Kingdom game;
  return game;
}

}  // namespace cli
