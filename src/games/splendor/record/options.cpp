#include "games/splendor/record/options.h"

#include "base/messages.h"
#include "base/words.h"
#include "games/splendor/record/messages.h"

namespace splendor {

namespace {

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
  return (setup.players - 2u) | static_cast<std::uint32_t>(setup.modules) << 3 | old_rules << 7;
}

base::Result<Setup> unpack_options(std::uint32_t options) {
  const std::uint32_t players = (options & 7) + 2;
  if (players > kMaxPlayers || options >> 8 != 0) return base::messages::setup_unknown;
  return Setup{.players = static_cast<std::uint8_t>(players),
               .modules = static_cast<std::uint8_t>(options >> 3 & 15),
               .edition = (options >> 7 & 1) != 0 ? Edition::rules_2014 : Edition::rules_2024};
}

std::string options_text(const Setup& setup) {
  std::string modules;
  for (const ModuleName& row : kModuleNames)
    if (setup.has(row.module)) modules += (modules.empty() ? "" : ",") + std::string(row.name);
  return "players=" + std::to_string(setup.players) + " modules=" + (modules.empty() ? "none" : modules) +
         " edition=" + std::to_string(static_cast<int>(setup.edition));
}

base::Result<Setup> parse_options(std::string_view text) {
  Setup setup;
  const bool known = base::read_options(
      text, [&](std::string_view key, std::string_view value) { return read_option(key, value, setup); });
  if (!known) return base::messages::setup_unknown;
  return setup;
}

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
