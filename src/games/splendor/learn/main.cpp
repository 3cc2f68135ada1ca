// splendor_learn: what scripts/train needs of the rules and the search, natively only.
#include <algorithm>
#include <cstdio>
#include <string_view>

#include "base/words.h"
#include "games/splendor/learn/commands.h"
#include "games/splendor/record/options.h"

namespace splendor::learn {

int fail(const std::string& what) {
  std::fprintf(stderr, "splendor_learn: %s\n", what.c_str());
  return 2;
}
int fail(const base::Message& what) { return fail(text_of(what)); }

std::optional<Setups> Setups::read(base::Arguments& arguments, Setups setups) {
  setups.games = arguments.integer("--games", setups.games, 1, 100'000'000);
  setups.seed =
      static_cast<std::uint64_t>(arguments.integer("--seed", static_cast<std::int64_t>(setups.seed), 0, 1'000'000'000));
  const std::string players = arguments.text("--players").value_or("2");
  base::Fields fields(players, '-');
  const auto fewest = base::read_number<int>(fields.next());
  const auto most = fields.done() ? fewest : base::read_number<int>(fields.next());
  if (!fewest || !most || *fewest < kMinPlayers || *fewest > *most || *most > kMaxPlayers) return std::nullopt;
  setups.fewest = *fewest;
  setups.most = *most;
  const std::string modules = arguments.text("--modules").value_or("");
  if (modules == "any") {
    setups.modules = std::nullopt;
  } else {
    const auto setup = with_modules({}, modules);
    if (!setup) return std::nullopt;
    setups.modules = setup.value().modules;
  }
  return setups;
}

Setup Setups::draw(base::RandomSource& random) const {
  const auto players = static_cast<std::uint8_t>(static_cast<std::uint32_t>(fewest) +
                                                 random.below(static_cast<std::uint32_t>(most - fewest + 1)));
  const auto mix = static_cast<std::uint8_t>(1 + random.below(kAllModules));
  return {.players = players, .modules = modules.value_or(mix)};
}

}  // namespace splendor::learn

int main(int count, char** words) {
  const std::string_view name = count > 1 ? words[1] : "";
  base::Arguments arguments(count - 2, words + std::min(count, 2));
  if (name == "play") return splendor::learn::play(arguments);
  if (name == "dump") return splendor::learn::dump(arguments);
  if (name == "match") return splendor::learn::match(arguments);
  std::puts(
      "splendor_learn play WHO --out FILE --games N [--players 2|3-5] [--modules a,b|any] [--seed S] [--noise SHARE] "
      "[--inner MOST]\n"
      "splendor_learn dump --out FOLDER [--searched SHARE] [--seed S] LESSONS...\n"
      "splendor_learn match A B --games N [--players 2|3-5] [--modules a,b|any] [--seed S] [--pass SCORE] [--jobs N]\n"
      "  WHO, A and B: frozen@1000, WEIGHTS@1000 (positions a decision), frozen@35ms, WEIGHTS@policy");
  return name == "help" ? 0 : 2;
}
