// The computer player's program in the page's Web Worker (web/worker.js): rules and search, no frontend. A request
// carries the whole game as a link, so the worker keeps nothing between two questions.
#include <emscripten/emscripten.h>

#include <string>

#include "app/computer.h"

/// One line in, one line out (app/computer.h). The text is the worker's own until the next call.
extern "C" EMSCRIPTEN_KEEPALIVE const char* ai_answer(const char* request) {
  static std::string reply;
  reply = app::computer_answer(request);
  return reply.c_str();
}
