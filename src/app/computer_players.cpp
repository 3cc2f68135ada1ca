#include "app/computer_players.h"

#include "app/computer.h"

namespace app {

namespace {

std::optional<int> index_of(std::string_view action, const Session& session) {
  const auto index = session.position().find(action);
  return index ? std::optional(index.value()) : std::nullopt;
}

}  // namespace

void ComputerPlayers::ask(const Session& session) {
  if (!thinking()) question_.ask(computer_request(session));
}

std::optional<int> ComputerPlayers::hear(const Event& event, const Session& session) {
  const auto read = [&](std::string_view reply) { return index_of(action_in(reply), session); };
  return question_.heard(event, read, [&] { return index_of(light_action(session), session); });
}

}  // namespace app
