// Makes what the tool needs of a game (table.h) from its rules functions and the format of its records (record.h).
#pragma once

#include "engine/game_of.h"
#include "engine/random_play.h"
#include "engine/record.h"
#include "engine/table.h"

namespace engine {

template <Rules Room>
class TableOf final : public Table {
 public:
  explicit TableOf(Record<Room> record)
      : record_(std::move(record)), game_(Room::new_game(record_.setup, record_.deal)) {}

  const Game& game() const override { return game_; }
  bool over() const override { return game_.over() || Room::is_stopped(state()); }
  std::size_t plies() const override { return record_.plies.size() - (game_.starts_ply() ? 0 : 1); }
  std::size_t most_plies() const override { return Room::kMaxPlies; }

  std::vector<int> leaders() const override {
    std::vector<int> seats;
    for (int seat = 0; seat < game_.players(); ++seat)
      if (Room::leaders(state()) >> seat & 1) seats.push_back(seat);
    return seats;
  }

  base::Wrong play(std::string_view text) override {
    const auto index = game_.find(text);
    if (!index) return index.error();
    if (game_.starts_ply()) {
      record_.plies.emplace_back();
      decisions_.emplace_back();
    }
    record_.plies.back().push_back(game_.action_text(index.value()));
    decisions_.back().push_back(game_.legal_count());
    game_.apply(index.value());
    return std::nullopt;
  }

  std::uint64_t perft(int depth) const override { return engine::perft<Room>(state(), depth); }

  JsonLine position() const override { return to_json(record_); }

  JsonLine result(bool stopped) const override {
    JsonLine json = to_json(record_);
    json["decisions"] = decisions_;
    append(outcome_of(state()), json);
    if (stopped || Room::is_stopped(state())) json["stopped"] = true;
    return json;
  }

 private:
  const typename Room::State& state() const { return game_.state(); }

  Record<Room> record_;
  GameOf<Room> game_;
  std::vector<std::vector<int>> decisions_;
};

template <Rules Game>
class DealerOf final : public Dealer {
 public:
  explicit DealerOf(const typename Game::Setup& setup) : setup_(setup) {}

  std::unique_ptr<Table> deal(const std::string& id, std::uint64_t seed, const std::string& seed_text) const override {
    Record<Game> record;
    record.id = id;
    record.setup = setup_;
    record.seed = seed_text;
    record.deal = shuffle_deal(setup_, seed);
    return std::make_unique<TableOf<Game>>(std::move(record));
  }

  std::uint64_t random_game(base::RandomSource& random) const override {
    typename Game::State state = Game::new_game(setup_, shuffle_deal(setup_, random.next()));
    return play_randomly<Game>(state, random, [](const auto&...) {});
  }

  std::uint64_t judged_game(base::RandomSource& random) const override {
    std::uint64_t judged = 0;
    // Not every game has a network.
    if constexpr (requires(const typename Game::State& position) { judge_position(position); }) {
      typename Game::State state = Game::new_game(setup_, shuffle_deal(setup_, random.next()));
      typename Game::ActionList scratch;
      while (!is_terminal(state) && judge_position(state)) {
        ++judged;
        apply(state, random_action(state, random, scratch));
      }
    }
    return judged;
  }

  std::uint64_t searched_game(std::uint64_t nodes, base::RandomSource& random) const override {
    std::uint64_t searched = 0;
    typename Game::State state = Game::new_game(setup_, shuffle_deal(setup_, random.next()));
    for (std::uint64_t plies = 0; !is_terminal(state) && plies < Game::kMaxPlies; ++plies) {
      const auto view = view_for(state, Game::to_act(state));
      const auto choice = choose(view, base::strongest_level(), base::Budget(nodes), random.next());
      searched += choice.nodes;
      apply(state, choice.action);
    }
    return searched;
  }

 private:
  typename Game::Setup setup_;
};

template <Rules Game>
base::Result<std::unique_ptr<Table>> table_of(const Json& json, std::size_t most_plies) {
  auto read = read_record<Game>(json);
  if (!read) return read.error();
  Record<Game> start = std::move(read.value());
  std::vector<Ply> plies = std::move(start.plies);
  start.plies.clear();
  auto table = std::make_unique<TableOf<Game>>(std::move(start));
  plies.resize(std::min(plies.size(), most_plies));
  for (std::size_t i = 0; i < plies.size(); ++i) {
    for (const std::string& action : plies[i])
      if (const auto wrong = table->play(action))
        return base::Message(messages::ply_failed, i, action.substr(0, 60), *wrong);
    if (!Game::kLoosePlies && table->plies() != i + 1 && i + 1 < plies.size())
      return base::Message(messages::ply_not_one, i);
  }
  return std::unique_ptr<Table>(std::move(table));
}

template <Rules Game>
ReplayAnswer replay_answer(const Json& json) {
  const auto read = read_record<Game>(json);
  if (!read) return failed_replay(id_of(json), 0, "", read.error());
  const Replay<Game> played = replay(read.value(), {.count_choices = !Game::kLoosePlies});
  if (played.fault) return failed_replay(id_of(json), played.fault->ply, played.fault->action, played.fault->message);
  ReplayAnswer answer{.ok = true};
  answer.json["id"] = id_of(json);
  answer.json["ok"] = true;
  answer.json["plies"] = played.plies;
  append(outcome_of(played.state), answer.json);
  if (!Game::kLoosePlies) answer.json["choices"] = played.choices;
  answer.json["decisions"] = played.decisions;
  answer.json["hash"] = base::hex16(hash_of(played.state));
  return answer;
}

template <Rules Game>
RecordedType recorded_type() {
  return {.name = Game::kName,
          .usage = Game::kUsage,
          .styles_words = []() -> const base::Text* {
            if constexpr (requires { Game::kStylesWords; }) return Game::kStylesWords;
            return nullptr;  // not every game has any
          }(),
          .dealer = [](base::Arguments& arguments) -> std::unique_ptr<Dealer> {
            const auto setup = Game::setup_from(arguments);
            if (setup) return std::make_unique<DealerOf<Game>>(setup.value());
            arguments.fail(setup.error());
            return nullptr;
          },
          .table = table_of<Game>,
          .replay = replay_answer<Game>};
}

}  // namespace engine
