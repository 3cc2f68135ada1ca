#include "cli/game.h"

#include "cli/messages.h"

namespace cli {

const RecordedType& game_option(Arguments& arguments) {
  const auto name = arguments.text("--game");
  const RecordedType* game = name ? games::find_recorded(*name) : nullptr;
  if (name && !game) arguments.fail({messages::no_such_game, name->substr(0, 60)});
  return game ? *game : games::all_recorded().front();
}

std::unique_ptr<Dealer> dealer_option(Arguments& arguments) { return game_option(arguments).dealer(arguments); }

std::uint64_t seed_option(Arguments& arguments, const std::string& otherwise) {
  const auto seed = base::read_seed(arguments.text("--seed").value_or(otherwise));
  if (!seed) arguments.fail(seed.error());
  return seed ? seed.value() : 0;
}

}  // namespace cli
