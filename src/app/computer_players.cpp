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
  if (!question_.ended_by(event)) return std::nullopt;
  if (event.kind == EventKind::worker_reply)
    if (const auto index = index_of(action_in(event.text), session)) return index;
  return index_of(light_action(session), session);
}

}  // namespace app
