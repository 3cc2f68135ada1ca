// The text of Kingdom's actions.
#include "any_action.h"
#include "games/kingdom/game.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  return fuzz::check_action<kingdom::Game>(data, size,
                                           [](std::string_view text) { return kingdom::parse_action(text); });
}
