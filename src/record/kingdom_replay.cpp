#include "core/hash.h"
#include "kingdom/hash.h"
#include "kingdom/notation.h"
#include "record/kingdom_record.h"

namespace record {

using kingdom::GameState;

namespace {

std::vector<std::int64_t> winning_seats(const GameState& state) {
  std::vector<std::int64_t> seats;
  const unsigned won = kingdom::is_terminal(state) ? kingdom::winners(state) : 0;
  for (int seat = 0; seat < state.setup.players; ++seat)
    if (won >> seat & 1) seats.push_back(seat);
  return seats;
}

std::vector<std::string> spaces_of(const GameState& state) {
  std::vector<std::string> spaces;
  for (std::size_t seat = 0; seat < state.setup.players; ++seat)
    spaces.emplace_back(kingdom::kSpaces[state.travellers[seat].space].id);
  return spaces;
}

std::vector<std::string> purses_of(const GameState& state) {
  std::vector<std::string> purses;
  for (std::size_t seat = 0; seat < state.setup.players; ++seat)
    purses.push_back(to_string(state.travellers[seat].tokens));
  return purses;
}

std::vector<std::int64_t> medals_of(const GameState& state) {
  std::vector<std::int64_t> medals;
  for (std::size_t seat = 0; seat < state.setup.players; ++seat) medals.push_back(state.travellers[seat].medal);
  return medals;
}

/// A finished state remembers who played last.
std::int64_t seat_to_act(const GameState& state) {
  return kingdom::is_terminal(state) ? kingdom::next_seat(state.setup, state.to_act) : state.to_act;
}

/// Compares one key. Both sides are shown as JSON.
template <class Said, class Found>
std::string compare(const char* key, const std::optional<Said>& said, const Found& found) {
  if (!said || *said == found) return {};
  std::string shown = to_line(JsonLine(*said));
  if (shown.size() > 100) shown = shown.substr(0, 100) + "...";
  return "The record says \"" + std::string(key) + "\" is " + shown + ", but it is " + to_line(JsonLine(found)) + '.';
}

/// The first difference between what the record says about its end and what is so; empty when there is none.
std::string why_wrong_end(const KingdomExpected& said, const GameState& state) {
  for (std::string wrong :
       {compare("winners", said.winners, winning_seats(state)), compare("over", said.over, kingdom::is_terminal(state)),
        compare("spaces", said.spaces, spaces_of(state)), compare("tokens", said.tokens, purses_of(state)),
        compare("medals", said.medals, medals_of(state)), compare("supply", said.supply, to_string(state.supply)),
        compare("to_act", said.to_act, seat_to_act(state)),
        compare("hash", said.hash, splendor::hex16(kingdom::hash_of(state)))})
    if (!wrong.empty()) return wrong;
  return {};
}

/// Plays one list of actions. Sets replay.fault where it cannot be played.
void play_ply(const Ply& ply, bool may_stop_inside, KingdomReplay& replay) {
  auto& decisions = replay.decisions.emplace_back();
  for (const std::string& text : ply) {
    const auto action = kingdom::read_action(replay.state, text);
    if (!action) {
      replay.fault = Fault{replay.plies, text, action.error().message};
      return;
    }
    decisions.push_back(static_cast<std::int64_t>(kingdom::legal_actions(replay.state).size()));
    kingdom::apply(replay.state, action.value());
  }
  ++replay.plies;
  // An action by itself may be less than a ply; what is left open has to come in the next list.
  if (!may_stop_inside && !kingdom::starts_ply(replay.state))
    replay.fault = Fault{replay.plies - 1, ply.back(), "The record stops before the last decision of a turn."};
}

/// Calls visit(state) for the state after every ply.
template <class Visit>
void for_each_ply(const GameState& state, Visit&& visit) {
  for (const kingdom::Action& action : kingdom::legal_actions(state)) {
    GameState next = state;
    kingdom::apply(next, action);
    if (kingdom::starts_ply(next)) {
      visit(next);
    } else {
      for_each_ply(next, visit);
    }
  }
}

}  // namespace

KingdomReplay replay(const KingdomRecord& record) {
  KingdomReplay result;
  result.state = kingdom::new_game(record.deal);
  const KingdomExpected& expected = record.expected;
  for (std::size_t i = 0; i < record.plies.size() && !result.fault; ++i) {
    const bool last = i + 1 == record.plies.size();
    play_ply(record.plies[i], !last || expected.over == false, result);
    if (!result.fault && i < expected.decisions.size())
      if (std::string wrong = compare("decisions", std::optional(expected.decisions[i]), result.decisions[i]);
          !wrong.empty())
        result.fault = Fault{i, record.plies[i].front(), std::move(wrong)};
  }
  if (result.fault) return result;
  if (std::string wrong = why_wrong_end(expected, result.state); !wrong.empty())
    result.fault = Fault{record.plies.size(), "", std::move(wrong)};
  return result;
}

void add_outcome(const GameState& state, JsonLine& json) {
  json["winners"] = kingdom::is_terminal(state) ? JsonLine(winning_seats(state)) : JsonLine(nullptr);
  json["spaces"] = spaces_of(state);
  json["medals"] = medals_of(state);
  json["tokens"] = purses_of(state);
  json["tiles"] = JsonLine::array();
  for (std::size_t seat = 0; seat < state.setup.players; ++seat) {
    JsonLine tiles = JsonLine::array();
    kingdom::for_each_tile(state.travellers[seat].tiles,
                           [&](kingdom::TileId tile) { tiles.push_back(kingdom::tile_name(tile)); });
    json["tiles"].push_back(std::move(tiles));
  }
  json["supply"] = to_string(state.supply);
  json["to_act"] = seat_to_act(state);
  json["over"] = kingdom::is_terminal(state);
}

std::uint64_t perft(const GameState& state, int depth) {
  if (depth <= 0) return 1;
  if (kingdom::is_terminal(state)) return 0;
  std::uint64_t leaves = 0;
  for_each_ply(state, [&](const GameState& next) { leaves += perft(next, depth - 1); });
  return leaves;
}

}  // namespace record
