// splendor selfplay: games of one level against itself, one record a line.
#include "cli/command.h"
#include "cli/game.h"
#include "cli/lines.h"
#include "cli/players.h"
#include "core/random_play.h"
#include "core/seed.h"

namespace cli {

int selfplay(Arguments& arguments) {
  const auto game = game_option(arguments);
  if (!game) return complain(game.error().message);
  const auto dealer = game.value()->dealer(arguments);
  const auto games = arguments.integer("--games", 1, 1, 100'000'000);
  const auto seed_text = arguments.text("--seed").value_or("selfplay");
  const auto level = arguments.text("--level").value_or("random");
  if (const auto wrong = arguments.error()) return complain(*wrong);
  if (!dealer) return complain(dealer.error().message);
  const auto seed = splendor::read_seed(seed_text);
  if (!seed) return complain(seed.error().message);
  const auto player = make_player(level);
  if (!player) return complain(player.error().message);

  splendor::RandomSource random(seed.value());
  for (std::int64_t i = 0; i < games; ++i) {
    const std::uint64_t deal = random.next() & splendor::kSeedMask;
    splendor::RandomSource thoughts(random.next());
    const auto table = dealer.value()->deal("S-" + std::to_string(i), deal, splendor::seed_code(deal));
    while (!table->over() && table->plies() < splendor::kMaxPlies)
      if (const auto wrong = player.value()->play_ply(*table, thoughts.next())) return complain(*wrong, kNotAllOk);
    print_line(record::to_line(table->result(!table->over())));
  }
  return kDone;
}

}  // namespace cli
