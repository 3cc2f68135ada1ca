#include "app/computer.h"

#include "ai/kingdom_player.h"
#include "app/kingdom_game.h"
#include "app/link.h"
#include "app/session.h"
#include "app/splendor_game.h"

namespace app {

namespace {

constexpr std::uint64_t kLightShare = 10;

}  // namespace

std::string computer_answer(const Game& game, const ai::Request& request, bool light) {
  ai::Request asked = request;
  switch (game.kind()) {
    case GameKind::splendor:
      if (light) asked.nodes = asked.level->nodes / kLightShare + 1;
      return ai::answer(static_cast<const SplendorGame&>(game).state(), asked);
    case GameKind::kingdom:
      if (light) asked.nodes = ai::kingdom_games(*asked.level) / kLightShare + 1;
      return ai::answer(static_cast<const KingdomGame&>(game).state(), asked);
  }
  return ai::error_answer({"The computer does not play this game."});
}

std::string computer_answer(std::string_view line) {
  const auto request = ai::read_request(line);
  if (!request) return ai::error_answer(request.error());
  const auto link = read_link(request.value().link);
  if (!link) return ai::error_answer(link.error());
  const auto session = Session::open(link.value().record);
  if (!session) return ai::error_answer(session.error());
  return computer_answer(session.value().position(), request.value());
}

}  // namespace app
