// The computer player's program in the page's Web Worker (web/worker.js): rules and search, no face. A request carries
// the whole game as a link, so the worker keeps nothing between two questions.
#include <emscripten/emscripten.h>

#include <string>

#include "ai/answer.h"
#include "ai/kingdom_player.h"
#include "app/kingdom_game.h"
#include "app/link.h"
#include "app/session.h"
#include "app/splendor_game.h"

namespace {

std::string answer_to(std::string_view line) {
  const auto request = ai::read_request(line);
  if (!request) return ai::error_answer(request.error());
  const auto link = app::read_link(request.value().link);
  if (!link) return ai::error_answer(link.error());
  const auto session = app::Session::open(link.value().record);
  if (!session) return ai::error_answer(session.error());
  const app::Game& game = session.value().position();
  switch (game.kind()) {
    case app::GameKind::splendor:
      return ai::answer(static_cast<const app::SplendorGame&>(game).state(), request.value());
    case app::GameKind::kingdom: return ai::answer(static_cast<const app::KingdomGame&>(game).state(), request.value());
  }
  return ai::error_answer({"The computer does not play this game."});
}

}  // namespace

/// One line in, one line out (ai/answer.h). The text is the worker's own until the next call.
extern "C" EMSCRIPTEN_KEEPALIVE const char* ai_answer(const char* request) {
  static std::string reply;
  reply = answer_to(request);
  return reply.c_str();
}
