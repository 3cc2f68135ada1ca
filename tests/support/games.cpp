#include "support/games.h"

#include <algorithm>

#include "base/seed.h"
#include "engine/game_of.h"
#include "games/splendor/rules/cards.h"
#include "support/check.h"
#include "support/data.h"

namespace support {

using namespace splendor;

namespace {

int points_gained(const Action& action) {
  return action.card == kNoCard || is_face_down(action.card) ? 0 : card_facts(action.card).points;
}

/// Tokens of each colour that the card still needs, over bonuses and tokens held.
Tokens missing(const PlayerState& player, CardId card) {
  Tokens result;
  for (const Gem gem : kGems) {
    const int lacking = card_facts(card).cost[gem] - player.bonuses[gem] - player.tokens[gem];
    if (lacking > 0) result += Tokens::of(gem, lacking);
  }
  return result;
}

/// The card of the table or the own hand that is nearest, with points as an attraction.
Tokens wanted_gems(const GameState& state) {
  const PlayerState& player = state.player();
  int best = 1000;
  Tokens wanted;
  const auto look = [&](CardId card) {
    if (card == kNoCard || is_face_down(card)) return;
    const Tokens lacking = missing(player, card);
    const int distance = 4 * lacking.total() - 3 * card_facts(card).points;
    if (distance >= best || lacking.empty()) return;
    best = distance;
    wanted = lacking;
  };
  for (const CardId card : state.slots) look(card);
  for (int i = 0; i < player.reserved_count; ++i) look(player.reserved[static_cast<std::size_t>(i)]);
  return wanted;
}

}  // namespace

std::vector<Setup> every_setup() {
  std::vector<Setup> all;
  for (const Edition edition : {Edition::rules_2024, Edition::rules_2014})
    for (int modules = 0; modules <= static_cast<int>(kAllModules); ++modules)
      for (int players = kMinPlayers; players <= kMaxPlayers; ++players)
        all.push_back({.players = static_cast<std::uint8_t>(players),
                       .modules = static_cast<std::uint8_t>(modules),
                       .edition = edition});
  return all;
}

std::string setup_text(const Setup& setup) {
  return app::options_text(
      {.kind = engine::kind_of<splendor::Game>(), .options = splendor::pack_options(setup), .seed = 0});
}

app::GameRecord new_record(const Setup& setup, std::uint64_t seed, const std::vector<std::string>& levels) {
  app::GameRecord record{
      .spec = {.kind = engine::kind_of<splendor::Game>(), .options = splendor::pack_options(setup), .seed = seed},
      .seats = {},
      .actions = {}};
  for (std::size_t seat = 0; seat < setup.players; ++seat)
    record.seats.push_back({.name = "", .level = seat < levels.size() ? levels[seat] : std::string()});
  return record;
}

app::Session new_session(const Setup& setup, std::uint64_t seed, const std::vector<std::string>& levels) {
  auto session = app::Session::open(new_record(setup, seed, levels));
  REQUIRE(session.ok());
  return std::move(session.value());
}

void set_seat(app::Session& session, std::size_t seat, const app::Seat& who) {
  app::GameRecord record = session.record();
  record.seats[seat] = who;
  const std::size_t cursor = session.cursor();
  auto opened = app::Session::open(record);
  REQUIRE(opened.ok());
  session = std::move(opened.value());
  session.go_to(cursor);
}

int random_action(const engine::GameOf<splendor::Game>& game, base::RandomSource& random) {
  return static_cast<int>(random.below(static_cast<std::uint32_t>(game.legal_count())));
}

int sensible_action(const engine::GameOf<splendor::Game>& game, base::RandomSource& random) {
  const GameState& state = game.state();
  const Tokens wanted = wanted_gems(state);
  int best = -1000, chosen = 0, equal = 0;
  for (int i = 0; i < game.legal_count(); ++i) {
    const Action& action = game.actions()[static_cast<std::size_t>(i)];
    int value = 0;
    switch (action.kind) {
      case ActionKind::buy:
      case ActionKind::conquer:
        value = 100 + 10 * points_gained(action) - 2 * action.tokens.gold() - action.tokens.total();
        break;
      case ActionKind::take:
      case ActionKind::take_pair:
        for (const Gem gem : kGems) value += 10 * std::min(action.tokens[gem], wanted[gem]) + action.tokens[gem];
        break;
      case ActionKind::give_back:
        for (const Gem gem : kGems) value -= 10 * std::min(action.tokens[gem], wanted[gem]);
        value -= 20 * action.tokens.gold();
        break;
      case ActionKind::reserve: value = 5 + points_gained(action); break;
      default: break;
    }
    equal = value > best ? 1 : value == best ? equal + 1 : equal;
    // Among equals each with the same chance.
    if (value > best || (value == best && random.below(static_cast<std::uint32_t>(equal)) == 0)) chosen = i;
    best = std::max(best, value);
  }
  return chosen;
}

int endless_action(const engine::GameOf<splendor::Game>& game, base::RandomSource& random) {
  std::vector<int> liked;
  int best = 0;
  for (int i = 0; i < game.legal_count(); ++i) {
    const Action& action = game.actions()[static_cast<std::size_t>(i)];
    const bool keeps_gold = action.kind == ActionKind::give_back && action.tokens.gold() == 0;
    const bool takes = action.kind == ActionKind::take;
    const int liking = action.kind == ActionKind::reserve ? 3 : keeps_gold || takes ? 2 : 1;
    if (liking > best) liked.clear();
    best = std::max(best, liking);
    if (liking == best) liked.push_back(i);
  }
  return liked[random.below(static_cast<std::uint32_t>(liked.size()))];
}

void play_on(app::Session& session, const Player& player, std::uint64_t seed, std::size_t most) {
  base::RandomSource random(seed);
  while (!session.position().over() && session.cursor() < most) session.play(player(typed(session.position()), random));
}

app::Session played_session(const Setup& setup, std::uint64_t seed, const Player& player, std::size_t most) {
  app::Session session = new_session(setup, seed);
  play_on(session, player, seed, most);
  return session;
}

app::Session session_at_bound(const std::string& rival) {
  for (std::uint64_t seed = 1;; ++seed) {
    REQUIRE_MESSAGE(seed < 50, "no game comes to its bound");
    app::Session session = played_session({}, seed, sensible_action, 60);
    const GameState& state = typed(session.position()).state();
    if (session.position().over() || state.players[0].prestige == state.players[1].prestige) continue;
    play_on(session, endless_action, seed, app::kMaxActions);
    if (!session.position().at_bound()) continue;
    const int last = session.actor(app::kMaxActions - 1);
    set_seat(session, last == 0 ? 1 : 0, {.name = "", .level = rival});
    return session;
  }
}

app::Session begun_session(std::size_t actions, std::uint64_t seed) {
  return played_session({}, seed, sensible_action, actions);
}

std::vector<app::Session> golden_sessions() {
  std::vector<app::Session> sessions;
  for (const splendor::Record& game : data_records("golden.jsonl")) {
    const auto seed = base::read_seed(game.seed);
    REQUIRE(seed.ok());
    app::Session session = new_session(game.setup, seed.value());
    for (const engine::Ply& ply : game.plies)
      for (const std::string& action : ply) REQUIRE_MESSAGE(session.play(action).ok(), game.id, ' ', action);
    sessions.push_back(std::move(session));
  }
  return sessions;
}

app::Session session_where(const std::function<bool(const engine::GameOf<splendor::Game>&)>& like_this) {
  for (const app::Session& golden : golden_sessions())
    for (std::size_t at = 0; at < golden.length(); ++at) {
      if (!like_this(typed(golden.position(at)))) continue;
      app::GameRecord record = golden.record();
      record.actions.resize(at);
      auto session = app::Session::open(record);
      REQUIRE(session.ok());
      return std::move(session.value());
    }
  REQUIRE_MESSAGE(false, "no golden game comes to such a position");
  return new_session({}, 1);
}

app::Session session_with_noble(std::uint8_t players) {
  for (std::uint64_t seed = 1;; ++seed) {
    REQUIRE_MESSAGE(seed < 50, "nobody gets a noble");
    app::Session session = new_session({.players = players}, seed);
    base::RandomSource random(seed);
    while (!session.position().over() && session.length() < app::kMaxActions) {
      const splendor::GameState& state = typed(session.position()).state();
      const bool left = std::any_of(state.nobles.begin(), state.nobles.end(),
                                    [](splendor::NobleId noble) { return noble != splendor::kNoNoble; });
      const bool gained = std::any_of(state.players.begin(), state.players.end(),
                                      [](const splendor::PlayerState& player) { return player.nobles != 0; });
      if (left && gained && state.phase == splendor::Phase::turn) return session;
      session.play(sensible_action(typed(session.position()), random));
    }
  }
}

const engine::GameOf<splendor::Game>& typed(const app::Game& game) {
  REQUIRE(app::kind_name(game.kind()) == "splendor");
  return static_cast<const engine::GameOf<splendor::Game>&>(game);
}

}  // namespace support
