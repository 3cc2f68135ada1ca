// The options of a game: number of players, modules, edition of the rules.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace splendor {

/// The expansion modules, in any mix. Bits of Setup::modules.
enum class Module : std::uint8_t { orient = 1, strongholds = 2, cities = 4, posts = 8 };

/// One row a module, by its bit: what it is called in records, saves and on the command line. Append.
struct ModuleName {
  Module module;
  const char* name;
};
inline constexpr std::array<ModuleName, 4> kModuleNames{{{Module::orient, "orient"},
                                                         {Module::strongholds, "strongholds"},
                                                         {Module::cities, "cities"},
                                                         {Module::posts, "posts"}}};
/// Has this table a row for each module, in the order of kModuleNames?
template <class Rows>
constexpr bool has_every_module(const Rows& rows) {
  for (std::size_t i = 0; i < kModuleNames.size(); ++i)
    if (i >= rows.size() || rows[i].module != kModuleNames[i].module) return false;
  return rows.size() == kModuleNames.size();
}
inline constexpr unsigned kAllModules = (1u << kModuleNames.size()) - 1;

/// The 2014 rules leave a full tie open, the 2024 rules share the victory (so do we under both: RULINGS, "Tie").
enum class Edition : std::uint16_t { rules_2014 = 2014, rules_2024 = 2024 };

inline constexpr int kMinPlayers = 2;
inline constexpr int kMaxPlayers = 5;

struct Setup {
  std::uint8_t players = 2;  ///< kMinPlayers .. kMaxPlayers
  std::uint8_t modules = 0;  ///< bits of Module
  Edition edition = Edition::rules_2024;

  constexpr bool has(Module module) const { return (modules & static_cast<std::uint8_t>(module)) != 0; }
  constexpr Setup with(Module module) const {
    Setup copy = *this;
    copy.modules = static_cast<std::uint8_t>(modules | static_cast<std::uint8_t>(module));
    return copy;
  }

  /// [base.setup.gems] 4, 5 or 7 of each gem for 2, 3 or more players ([five.gems]).
  constexpr int gems_each() const { return players == 2 ? 4 : players == 3 ? 5 : 7; }
  static constexpr int kGold = 5;  ///< [base.setup.gold] for any number of players

  /// [base.setup.nobles] [five.nobles] One noble more than players; [cities.setup] none with the Cities.
  constexpr int noble_count() const { return has(Module::cities) ? 0 : players + 1; }

  /// [base.limit] Ten tokens at the end of a turn; [five.limit] eight with five players.
  constexpr int token_limit() const { return players == 5 ? 8 : 10; }

  friend constexpr bool operator==(const Setup&, const Setup&) = default;
};

}  // namespace splendor
