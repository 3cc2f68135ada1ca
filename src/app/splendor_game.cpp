#include "app/splendor_game.h"

#include <array>
#include <charconv>

#include "core/hash.h"
#include "core/notation.h"

namespace app {

namespace {

struct ModuleName {
  splendor::Module module;
  std::string_view name;
};
constexpr std::array<ModuleName, 4> kModuleNames{{{splendor::Module::orient, "orient"},
                                                  {splendor::Module::strongholds, "strongholds"},
                                                  {splendor::Module::cities, "cities"},
                                                  {splendor::Module::posts, "posts"}}};

constexpr std::string_view kSetupUnknown = "This game has a setup that this version does not know.";

/// One `key=value` word.
bool read_option(std::string_view word, splendor::Setup& setup) {
  const std::size_t equals = word.find('=');
  if (equals == std::string_view::npos) return false;
  const std::string_view key = word.substr(0, equals);
  std::string_view value = word.substr(equals + 1);
  if (key == "players" || key == "edition") {
    int number = 0;
    const auto read = std::from_chars(value.data(), value.data() + value.size(), number);
    if (read.ec != std::errc() || read.ptr != value.data() + value.size()) return false;
    if (key == "edition") {
      setup.edition = static_cast<splendor::Edition>(number);
      return number == 2014 || number == 2024;
    }
    setup.players = static_cast<std::uint8_t>(number);
    return number >= splendor::kMinPlayers && number <= splendor::kMaxPlayers;
  }
  if (key != "modules") return false;
  while (!value.empty() && value != "none") {
    const std::size_t comma = std::min(value.find(','), value.size());
    bool known = false;
    for (const auto& entry : kModuleNames)
      if (value.substr(0, comma) == entry.name) {
        setup = setup.with(entry.module);
        known = true;
      }
    if (!known) return false;
    value.remove_prefix(std::min(comma + 1, value.size()));
  }
  return true;
}

}  // namespace

std::uint32_t splendor_options(const splendor::Setup& setup) {
  const std::uint32_t old_rules = setup.edition == splendor::Edition::rules_2014 ? 1 : 0;
  return (setup.players - 2u) | static_cast<std::uint32_t>(setup.modules) << 3 | old_rules << 7;
}

Result<splendor::Setup> splendor_setup(std::uint32_t options) {
  const std::uint32_t players = (options & 7) + 2;
  if (players > splendor::kMaxPlayers || options >> 8 != 0) return ParseError{std::string(kSetupUnknown)};
  return splendor::Setup{
      .players = static_cast<std::uint8_t>(players),
      .modules = static_cast<std::uint8_t>(options >> 3 & 15),
      .edition = (options >> 7 & 1) != 0 ? splendor::Edition::rules_2014 : splendor::Edition::rules_2024};
}

std::string splendor_options_text(const splendor::Setup& setup) {
  std::string modules;
  for (const auto& entry : kModuleNames)
    if (setup.has(entry.module)) modules += (modules.empty() ? "" : ",") + std::string(entry.name);
  return "players=" + std::to_string(setup.players) + " modules=" + (modules.empty() ? "none" : modules) +
         " edition=" + std::to_string(static_cast<int>(setup.edition));
}

Result<splendor::Setup> parse_splendor_options(std::string_view text) {
  splendor::Setup setup;
  while (!text.empty()) {
    const std::size_t space = std::min(text.find(' '), text.size());
    if (space > 0 && !read_option(text.substr(0, space), setup)) return ParseError{std::string(kSetupUnknown)};
    text.remove_prefix(std::min(space + 1, text.size()));
  }
  return setup;
}

const splendor::ActionList& SplendorGame::actions() const {
  if (actions_.empty()) splendor::legal_actions(state_, actions_);
  return actions_;
}

std::string SplendorGame::action_text(int index) const {
  return splendor::to_string(actions()[static_cast<std::size_t>(index)]);
}

Result<int> SplendorGame::find(std::string_view action) const {
  const auto read = splendor::read_action(state_, action);
  if (!read) return read.error();
  const auto index = splendor::index_of(actions(), read.value());
  if (!index) return ParseError{"That action is not possible now."};
  return static_cast<int>(*index);
}

void SplendorGame::apply(int index) {
  splendor::apply(state_, actions()[static_cast<std::size_t>(index)]);
  actions_.clear();
}

std::uint64_t SplendorGame::hash() const { return splendor::hash_of(state_); }

}  // namespace app
