// splendor selfplay: games of one level against itself, one record a line.
#include "cli/command.h"
#include "cli/game.h"
#include "cli/lines.h"
#include "cli/players.h"

namespace cli {

int selfplay(Arguments& arguments) {
  const auto dealer = dealer_option(arguments);
  const auto games = arguments.integer("--games", 1, 1, 100'000'000);
  const auto seed = seed_option(arguments, "selfplay");
  const auto level = arguments.text("--level").value_or("random");
  const double patience_s = patience_option(arguments);
  if (const auto wrong = arguments.error()) return complain(*wrong);
  const auto player = make_player(level, patience_s);
  if (!player) return complain(player.error());

  base::RandomSource random(seed);
  for (std::int64_t i = 0; i < games; ++i) {
    const std::uint64_t deal = random.next() & base::kSeedMask;
    base::RandomSource thoughts(random.next());
    const auto table = dealer->deal("S-" + std::to_string(i), deal, base::seed_code(deal));
    while (!table->over() && table->plies() < table->most_plies())
      if (const auto wrong = player.value()->play(*table, thoughts.next())) return complain(*wrong, kNotAllOk);
    print_line(base::to_line(table->result(!table->over())));
  }
  return kDone;
}

}  // namespace cli
