// Two players against each other, on the same deals with swapped seats, several games at a time.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "cli/players.h"

namespace cli {

struct Pairing {
  std::array<std::string, 2> names{};  ///< A and B, as make_player() reads them
  double patience_s = kPatience_s;
  bool one = false;  ///< A has a single seat, each in turn; otherwise every second seat

  bool is_a(int seat, int seating) const { return one ? seat == seating : seat % 2 == seating; }
};

struct MatchScore {
  struct Used {
    double seconds = 0;  ///< as Player::seconds()
    std::uint64_t plies = 0;

    double ms_each() const { return plies == 0 ? 0 : 1000 * seconds / static_cast<double>(plies); }
  };

  int a = 0, b = 0, draws = 0;                           ///< games
  int seatings = 2;                                      ///< games on each deal
  std::vector<std::pair<std::int64_t, double>> deals{};  ///< by number: A's mean share of the first place, 0 .. 1
  std::array<Used, 2> used{};                            ///< by A and B
  std::optional<base::Message> wrong{};                  ///< why the match ended early

  int games() const { return a + b + draws; }
};

/// Plays at least `games` games, whole deals, with `jobs` threads (one in WebAssembly). The score does not depend on `jobs`
/// if the players' budgets are in positions.
MatchScore play_match(const Dealer& dealer, const Pairing& pairing, std::int64_t games, std::uint64_t seed,
                      std::int64_t jobs);

}  // namespace cli
