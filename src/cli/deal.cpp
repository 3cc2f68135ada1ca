// splendor deal --players N [--modules a,b] --seed TEXT: a record with no plies.
#include "cli/command.h"
#include "cli/game.h"
#include "cli/lines.h"
#include "core/seed.h"

namespace cli {

int deal(Arguments& arguments) {
  const auto game = game_option(arguments);
  if (!game) return complain(game.error().message);
  const auto text = arguments.text("--seed");
  const auto dealer = game.value()->dealer(arguments);
  if (const auto wrong = arguments.error()) return complain(*wrong);
  if (!dealer) return complain(dealer.error().message);
  if (!text) return complain("deal needs --seed TEXT.");
  const auto seed = splendor::read_seed(*text);
  if (!seed) return complain(seed.error().message);
  const auto table = dealer.value()->deal(splendor::seed_code(seed.value()), seed.value(), *text);
  print_line(record::to_line(table->position()));
  return kDone;
}

}  // namespace cli
