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
  if (thinking()) return;
  asked_id_ = "ai" + std::to_string(++asked_count_);
  asked_at_ms_ = host_.now_ms();
  host_.worker_ask(asked_id_, computer_request(session));
}

void ComputerPlayers::stop() {
  if (!thinking()) return;
  host_.worker_stop();
  asked_id_.clear();
}

std::optional<int> ComputerPlayers::hear(const Event& event, const Session& session) {
  if (!thinking() || event.id != asked_id_) return std::nullopt;
  asked_id_.clear();
  if (event.kind == EventKind::worker_reply)
    if (const auto index = index_of(action_in(event.text), session)) return index;
  return index_of(light_action(session), session);
}

}  // namespace app
