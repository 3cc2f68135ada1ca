// The text of Splendor's actions.
#include "any_action.h"
#include "games/splendor/game.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  return fuzz::check_action<splendor::Game>(data, size,
                                            [](std::string_view text) { return splendor::parse_action(text); });
}
