// Lines that `splendor engine` is asked (src/cli/engine.cpp): each is answered by one line, with a sentence or with actions.
#include <algorithm>

#include "base/json.h"
#include "cli/command.h"
#include "cli/strength.h"
#include "expect.h"

namespace {

constexpr std::uint64_t kMostNodes = 20;

/// The easiest level in its place, with the same style, and no longer than a millisecond where a time is given.
std::string shortened_level(const std::string& name) {
  const std::size_t style = std::min(name.find('/'), name.size());
  const std::string easy = "easy" + name.substr(style, name.find_first_of("@:", style) - style);
  return name.find("ms") == std::string::npos ? easy : easy + "@1ms";
}

/// The request, its search made short: whoever asks for more waits for it.
std::string shortened(std::string_view line) {
  auto json = base::parse_object(line);
  if (!json) return std::string(line);
  base::Json& request = json.value();
  if (const base::Json* level = base::find(request, "level"))
    if (const auto name = base::as_text(*level); name && cli::read_strength(*name))
      request["level"] = shortened_level(*name);
  if (const base::Json* nodes = base::find(request, "nodes"))
    if (const auto count = base::as_integer(*nodes); count && *count > 0 && *count <= std::int64_t{base::kMaxNodes})
      request["nodes"] = kMostNodes;
  return request.dump(-1, ' ', false, base::Json::error_handler_t::replace);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto answer = base::parse_object(cli::engine_answer(shortened(fuzz::as_text(data, size)), "easy"));
  fuzz::expect(answer.ok(), "an answer is an object");
  if (const base::Json* error = base::find(answer.value(), "error")) {
    fuzz::expect_sentence(base::as_text(*error).value_or(""));
    return 0;
  }
  const base::Json* options = base::find(answer.value(), "options");
  const base::Json* actions = base::find(answer.value(), "actions");
  fuzz::expect((options == nullptr) != (actions == nullptr), "an answer is one or the other");
  fuzz::expect(!(options != nullptr ? options : actions)->empty(), "something can be played");
  return 0;
}
