// splendor match A B: two players against each other, on the same deals with swapped seats. A program that fails, or does
// not answer in time, ends the match with a sentence; what was played until then is printed first.
#include "cli/match.h"

#include <algorithm>
#include <mutex>

#include "cli/command.h"
#include "cli/elo.h"
#include "cli/game.h"
#include "cli/jobs.h"
#include "cli/lines.h"
#include "cli/messages.h"
#include "cli/players.h"

namespace cli {

namespace {

/// A's part of the first place, 0 .. 1.
double score_of_a(const Table& table, const Pairing& pairing, int seating) {
  const auto leaders = table.leaders();
  double of_a = 0;
  for (const int seat : leaders)
    if (pairing.is_a(seat, seating)) of_a += 1;
  return of_a / static_cast<double>(leaders.size());
}

/// The whole match: each thread takes the next deal, plays all its games and records the score, until none is left or one fails.
class Match {
 public:
  Match(const Dealer& dealer, const Pairing& pairing, std::int64_t games, std::uint64_t seed)
      : dealer_(dealer), pairing_(pairing), random_(seed) {
    score_.seatings = pairing.one ? dealer.deal("", 0, "")->game().players() : 2;
    deals_ = (games + score_.seatings - 1) / score_.seatings;
  }

  MatchScore run(std::int64_t jobs) {
    run_jobs(jobs, [this] { play_deals(); });
    std::sort(score_.deals.begin(), score_.deals.end());  // however the jobs were ordered
    return score_;
  }

 private:
  struct NextDeal {
    std::int64_t number;
    std::uint64_t deal;
    std::vector<std::uint64_t> thoughts{};  ///< a seed for each seating
  };

  std::optional<NextDeal> next() {
    const std::lock_guard lock(mutex_);
    if (score_.wrong || begun_ == deals_) return std::nullopt;
    NextDeal next{.number = begun_++, .deal = random_.next() & base::kSeedMask};
    for (int seating = 0; seating < score_.seatings; ++seating) next.thoughts.push_back(random_.next());
    return next;
  }

  void play_deals() {
    std::array<std::unique_ptr<Player>, 2> players;  // each job has its own
    for (std::size_t i = 0; i < 2; ++i) {
      auto player = make_player(pairing_.names[i], pairing_.patience_s);
      if (!player) return stop(player.error());
      players[i] = std::move(player.value());
    }
    while (const auto deal = next()) {
      std::vector<double> scores;
      for (int seating = 0; seating < score_.seatings; ++seating) {
        const auto score = play(*deal, seating, players);
        if (!score) return stop(score.error());
        scores.push_back(score.value());
      }
      enter(deal->number, scores);
    }
    const std::lock_guard lock(mutex_);
    for (std::size_t i = 0; i < 2; ++i) {
      score_.used[i].seconds += players[i]->seconds();
      score_.used[i].plies += players[i]->plies();
    }
  }

  base::Result<double> play(const NextDeal& deal, int seating, std::array<std::unique_ptr<Player>, 2>& players) const {
    const auto table = dealer_.deal("M-" + std::to_string(deal.number * score_.seatings + seating), deal.deal,
                                    base::seed_code(deal.deal));
    base::RandomSource thoughts(deal.thoughts[static_cast<std::size_t>(seating)]);
    while (!table->over() && table->plies() < table->most_plies()) {
      Player& player = *players[pairing_.is_a(table->game().to_act(), seating) ? 0 : 1];
      if (const auto wrong = player.play(*table, thoughts.next())) return *wrong;
    }
    return score_of_a(*table, pairing_, seating);
  }

  void enter(std::int64_t number, const std::vector<double>& scores) {
    const std::lock_guard lock(mutex_);
    double sum = 0;
    for (const double score : scores) {
      ++(score == 1 ? score_.a : score == 0 ? score_.b : score_.draws);
      sum += score;
    }
    score_.deals.emplace_back(number, sum / static_cast<double>(scores.size()));
  }

  void stop(const base::Message& wrong) {
    const std::lock_guard lock(mutex_);
    if (!score_.wrong) score_.wrong = wrong;
  }

  const Dealer& dealer_;
  const Pairing& pairing_;
  std::int64_t deals_ = 0;

  std::mutex mutex_;  ///< guards all that follows
  std::int64_t begun_ = 0;
  base::RandomSource random_;
  MatchScore score_;
};

void print_score(const MatchScore& score, const Pairing& pairing, bool json_wanted) {
  std::vector<double> by_deal;
  for (const auto& [number, mean] : score.deals) by_deal.push_back(mean);
  const Strength found = strength(by_deal);
  if (json_wanted) {
    JsonLine json;
    json["a"] = pairing.names[0];
    json["b"] = pairing.names[1];
    json["games"] = score.games();
    json["wins_a"] = score.a;
    json["wins_b"] = score.b;
    json["draws"] = score.draws;
    json["score"] = found.score;
    json["score_low"] = found.score_low;
    json["score_high"] = found.score_high;
    json["elo"] = found.elo;
    json["elo_low"] = found.elo_low;
    json["elo_high"] = found.elo_high;
    json["ms_a"] = score.used[0].ms_each();
    json["ms_b"] = score.used[1].ms_each();
    print_line(base::to_line(json));
    return;
  }
  std::printf("A %s, B %s\n", pairing.names[0].c_str(), pairing.names[1].c_str());
  std::printf("games %d: A wins %d, B wins %d, draws %d\n", score.games(), score.a, score.b, score.draws);
  std::printf("score of A %.1f %%, 95 %% interval %.1f to %.1f %%", 100 * found.score, 100 * found.score_low,
              100 * found.score_high);
  if (pairing.one) std::printf("; fair is %.1f %%", 100.0 / score.seatings);
  std::printf("\n");
  if (!pairing.one)
    std::printf("Elo of A %+.0f, 95 %% interval %+.0f to %+.0f\n", found.elo, found.elo_low, found.elo_high);
  std::printf("time a turn: A %.2f ms, B %.2f ms\n", score.used[0].ms_each(), score.used[1].ms_each());
}

}  // namespace

MatchScore play_match(const Dealer& dealer, const Pairing& pairing, std::int64_t games, std::uint64_t seed,
                      std::int64_t jobs) {
  return Match(dealer, pairing, games, seed).run(jobs);
}

int match(Arguments& arguments) {
  const auto dealer = dealer_option(arguments);
  const auto games = arguments.integer("--games", 100, 1, 100'000'000);
  const auto seed = seed_option(arguments, "match");
  const auto jobs = arguments.integer("--jobs", 1, 1, kMostJobs);
  const double patience_s = patience_option(arguments);
  const bool one = arguments.flag("--one");
  const bool json = arguments.flag("--json");
  const auto names = arguments.rest();
  if (const auto wrong = arguments.error()) return complain(*wrong);
  if (names.size() != 2) return complain(messages::match_needs_players);
  for (const std::string& name : names) {
    const auto player = make_player(name, patience_s);
    if (!player) return complain(player.error());
  }

  const Pairing pairing{{names[0], names[1]}, patience_s, one};
  const MatchScore score = play_match(*dealer, pairing, games, seed, jobs);
  if (!score.wrong || !score.deals.empty()) print_score(score, pairing, json);
  return score.wrong ? complain(*score.wrong, kNotAllOk) : kDone;
}

}  // namespace cli
