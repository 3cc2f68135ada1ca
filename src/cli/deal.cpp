// splendor deal --players N [--modules a,b] --seed TEXT: a record with no plies.
#include "cli/command.h"
#include "cli/game.h"
#include "cli/lines.h"
#include "cli/messages.h"

namespace cli {

int deal(Arguments& arguments) {
  const auto dealer = dealer_option(arguments);
  const auto text = arguments.text("--seed");
  if (const auto wrong = arguments.error()) return complain(*wrong);
  if (!text) return complain(messages::deal_needs_seed);
  const auto seed = base::read_seed(*text);
  if (!seed) return complain(seed.error());
  const auto table = dealer->deal(base::seed_code(seed.value()), seed.value(), *text);
  print_line(base::to_line(table->position()));
  return kDone;
}

}  // namespace cli
