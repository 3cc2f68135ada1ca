// The computer player's program in the page's Web Worker (web/worker.js): rules and search, no frontend. A request
// carries the whole game as a link, so the worker keeps nothing between two questions.
#include <emscripten/emscripten.h>

#include <string>
#include <vector>

#include "app/computer.h"
#include "base/asset.h"
#include "base/budget.h"

namespace {

/// Fetches a file that lies beside the program, while the program waits; throws to worker.js if that fails. Returns its bytes,
/// which stay for as long as the program runs, and writes how many they are.
EM_JS(std::int8_t*, fetch_beside, (const char* name, int* count), {
  const bytes = Module.fetchBeside(UTF8ToString(name));
  const place = _malloc(bytes.length);
  HEAPU8.set(bytes, place);
  HEAP32[count >> 2] = bytes.length;
  return place;
});

EM_JS(void, report_progress, (), { Module.working(); });

/// Tells the page that the search goes on.
struct Progress final : base::Watch {
  bool expired() const override {
    report_progress();
    return false;
  }
  bool limits() const override { return false; }
};

}  // namespace

std::span<const std::int8_t> base::asset(std::string_view name) {
  struct Asset {
    std::string name;
    std::span<const std::int8_t> bytes;
  };
  static std::vector<Asset> fetched;
  for (const Asset& one : fetched)
    if (one.name == name) return one.bytes;
  int count = 0;
  const std::string path(name);
  const std::int8_t* bytes = fetch_beside(path.c_str(), &count);
  fetched.push_back({path, {bytes, static_cast<std::size_t>(count)}});
  return fetched.back().bytes;
}

/// One line in, one line out (app/computer.h). The text is the worker's own until the next call.
extern "C" EMSCRIPTEN_KEEPALIVE const char* ai_answer(const char* request) {
  static std::string reply;
  const Progress progress;
  reply = app::computer_answer(request, &progress);
  return reply.c_str();
}
