// splendor match A B: two players against each other, on the same deals with swapped seats. A program that fails, or does
// not answer in time, ends the match with a sentence; what was played until then is printed first.
#include <array>

#include "cli/command.h"
#include "cli/elo.h"
#include "cli/game.h"
#include "cli/lines.h"
#include "cli/messages.h"
#include "cli/players.h"

namespace cli {

namespace {

/// A's part of the first place, 0 .. 1: with more than two players each has every other seat.
double score_of_a(const Table& table, int seat_parity_of_a) {
  const auto leaders = table.leaders();
  double of_a = 0;
  for (const int seat : leaders)
    if (seat % 2 == seat_parity_of_a) of_a += 1;
  return of_a / static_cast<double>(leaders.size());
}

struct Score {
  int a = 0, b = 0, draws = 0;
  std::vector<double> by_deal;

  void add_game(double score) { ++(score == 1 ? a : score == 0 ? b : draws); }
};

void print_score(const Score& score, const std::vector<std::string>& names, bool json_wanted) {
  const Strength found = strength(score.by_deal);
  if (json_wanted) {
    JsonLine json;
    json["a"] = names[0];
    json["b"] = names[1];
    json["games"] = score.a + score.b + score.draws;
    json["wins_a"] = score.a;
    json["wins_b"] = score.b;
    json["draws"] = score.draws;
    json["score"] = found.score;
    json["elo"] = found.elo;
    json["elo_low"] = found.elo_low;
    json["elo_high"] = found.elo_high;
    print_line(base::to_line(json));
    return;
  }
  std::printf("A %s, B %s\n", names[0].c_str(), names[1].c_str());
  std::printf("games %d: A wins %d, B wins %d, draws %d\n", score.a + score.b + score.draws, score.a, score.b,
              score.draws);
  std::printf("score of A %.1f %%\n", 100 * found.score);
  std::printf("Elo of A %+.0f, 95 %% interval %+.0f to %+.0f\n", found.elo, found.elo_low, found.elo_high);
}

}  // namespace

int match(Arguments& arguments) {
  const auto dealer = dealer_option(arguments);
  const auto games = arguments.integer("--games", 100, 1, 100'000'000);
  const auto seed = seed_option(arguments, "match");
  const double patience_s = patience_option(arguments);
  const bool json = arguments.flag("--json");
  const auto names = arguments.rest();
  if (const auto wrong = arguments.error()) return complain(*wrong);
  if (names.size() != 2) return complain(messages::match_needs_players);
  std::array<std::unique_ptr<Player>, 2> players;
  for (std::size_t i = 0; i < 2; ++i) {
    auto player = make_player(names[i], patience_s);
    if (!player) return complain(player.error());
    players[i] = std::move(player.value());
  }

  Score score;
  base::RandomSource random(seed);
  for (std::int64_t done = 0; done < games; done += 2) {  // whole deals: an odd number of games is rounded up
    const std::uint64_t deal = random.next() & base::kSeedMask;
    double on_this_deal = 0;
    for (const int parity_of_a : {0, 1}) {
      const auto table = dealer->deal("M-" + std::to_string(done + parity_of_a), deal, base::seed_code(deal));
      base::RandomSource thoughts(random.next());
      while (!table->over() && table->plies() < table->most_plies()) {
        Player& player = *players[table->game().to_act() % 2 == parity_of_a ? 0 : 1];
        if (const auto wrong = player.play_ply(*table, thoughts.next())) {
          if (!score.by_deal.empty()) print_score(score, names, json);
          return complain(*wrong, kNotAllOk);
        }
      }
      const double of_a = score_of_a(*table, parity_of_a);
      score.add_game(of_a);
      on_this_deal += of_a / 2;
    }
    score.by_deal.push_back(on_this_deal);
  }
  print_score(score, names, json);
  return kDone;
}

}  // namespace cli
