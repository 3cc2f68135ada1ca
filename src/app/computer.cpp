#include "app/computer.h"

#include "app/link.h"
#include "app/messages.h"
#include "base/words.h"
#include "engine/messages.h"

namespace app {

namespace {

constexpr int kLightShare = 10;

struct Request {
  int seat;
  const base::Level* level;
  std::uint64_t nodes, seed;
  std::string_view link;
};

base::Result<Request> read_request(std::string_view line) {
  base::Fields words(line, ' ');
  const auto seat = base::read_number<int>(words.next());
  const std::string_view name = words.next();
  const auto nodes = base::read_number<std::uint64_t>(words.next()),
             seed = base::read_number<std::uint64_t>(words.next());
  const std::string_view link = words.rest();
  if (!seat || !nodes || *nodes > base::kMaxNodes || !seed || link.empty() || link.find(' ') != std::string_view::npos)
    return messages::request_form;
  const base::Level* level = base::find_level(name);
  if (!level) return base::Message(engine::messages::level_unknown, name.substr(0, 60));
  return Request{*seat, level, *nodes, *seed, link};
}

/// Each computer player has its own source of chance, which depends on the game and the moment only: the same link plays
/// on in the same way.
std::uint64_t seed_for(const Session& session) {
  return session.spec().seed * 1000003u + session.cursor() * 8191u +
         static_cast<std::uint64_t>(session.position().to_act());
}

const Seat& seat_to_act(const Session& session) {
  return session.seats()[static_cast<std::size_t>(session.position().to_act())];
}

std::string error_answer(const base::Message& why) { return "error " + text_of(why); }

}  // namespace

std::string computer_request(const Session& session) {
  return std::to_string(session.position().to_act()) + ' ' + seat_to_act(session).level + " 0 " +
         std::to_string(seed_for(session)) + ' ' + game_link(session);
}

std::string computer_answer(std::string_view line) {
  const auto request = read_request(line);
  if (!request) return error_answer(request.error());
  const auto link = read_link(request.value().link);
  if (!link) return error_answer(link.error());
  const Request& asked = request.value();
  const Game& game = *link.value().position;
  if (game.over()) return error_answer(engine::messages::game_is_over);
  if (asked.seat != game.to_act()) return error_answer(engine::messages::not_that_seats_turn);
  const engine::Thought thought = game.think(*asked.level, asked.nodes, asked.seed);
  const int permille = static_cast<int>(thought.value * 1000.0 + 0.5);
  return "ok " + std::to_string(thought.nodes) + ' ' + std::to_string(permille) + ' ' + thought.action;
}

std::string_view action_in(std::string_view answer) {
  base::Fields words(answer, ' ');
  if (words.next() != "ok") return {};
  words.next();
  words.next();
  return words.rest();
}

std::string light_action(const Session& session) {
  const base::Level* level = base::find_level(seat_to_act(session).level);
  return level ? session.position().think(*level, 0, seed_for(session), kLightShare).action : std::string();
}

}  // namespace app
