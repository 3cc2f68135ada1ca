#include "games/splendor/record/options.h"

#include "base/messages.h"
#include "base/words.h"
#include "games/splendor/rules/messages.h"

namespace splendor {

namespace {

constexpr std::uint32_t kFirstModules = 15;  ///< those below the bit of the edition

bool read_option(std::string_view key, std::string_view value, Setup& setup) {
  if (key == "modules") {
    const auto mixed = with_modules(setup, value == "none" ? "" : value);
    if (mixed) setup = mixed.value();
    return mixed.ok();
  }
  const auto number = base::read_number(value);
  if (!number) return false;
  if (key == "edition") {
    setup.edition = static_cast<Edition>(*number);
    return *number == 2014 || *number == 2024;
  }
  setup.players = static_cast<std::uint8_t>(*number);
  return key == "players" && *number >= kMinPlayers && *number <= kMaxPlayers;
}

}  // namespace

std::optional<Module> module_named(std::string_view name) {
  for (const ModuleName& row : kModuleNames)
    if (name == row.name) return row.module;
  return std::nullopt;
}

std::uint32_t pack_options(const Setup& setup) {
  const std::uint32_t old_rules = setup.edition == Edition::rules_2014 ? 1 : 0;
  const std::uint32_t first = setup.modules & kFirstModules, later = setup.modules & ~kFirstModules;
  return (setup.players - 2u) | first << 3 | old_rules << 7 | later << 4;
}

base::Result<Setup> unpack_options(std::uint32_t options) {
  const std::uint32_t players = (options & 7) + 2;
  const std::uint32_t modules = (options >> 3 & kFirstModules) | (options >> 4 & ~kFirstModules);
  if (players > kMaxPlayers || modules > kAllModules) return base::messages::setup_unknown;
  return Setup{.players = static_cast<std::uint8_t>(players),
               .modules = static_cast<std::uint8_t>(modules),
               .edition = (options >> 7 & 1) != 0 ? Edition::rules_2014 : Edition::rules_2024};
}

std::string options_text(const Setup& setup) {
  std::string modules;
  for (const ModuleName& row : kModuleNames)
    if (setup.has(row.module)) modules += (modules.empty() ? "" : ",") + std::string(row.name);
  return "players=" + std::to_string(setup.players) + " modules=" + (modules.empty() ? "none" : modules) +
         " edition=" + std::to_string(static_cast<int>(setup.edition));
}

base::Result<Setup> parse_options(std::string_view text) { return base::read_options<Setup>(text, read_option); }

base::Result<Setup> with_modules(Setup setup, std::string_view names) {
  for (base::Fields list(names, ','); !list.done();) {
    const std::string_view name = list.next();
    const auto module = module_named(name);
    if (!module && !name.empty()) return base::Message(messages::module_unknown, base::in_quotes(name));
    if (module) setup = setup.with(*module);
  }
  return setup;
}

}  // namespace splendor
