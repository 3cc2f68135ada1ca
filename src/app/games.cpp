// The only place of the mid-end that knows which games there are.
#include "app/kingdom_game.h"
#include "app/splendor_game.h"
#include "core/deal.h"
#include "kingdom/deal.h"

namespace app {

namespace {

constexpr std::string_view kGameUnknown = "This game is one that this version does not know.";

}  // namespace

Result<std::shared_ptr<Game>> start_game(const GameSpec& spec) {
  switch (spec.kind) {
    case GameKind::splendor: {
      const auto setup = splendor_setup(spec.options);
      if (!setup) return setup.error();
      return std::shared_ptr<Game>(std::make_shared<SplendorGame>(splendor::new_game(setup.value(), spec.seed)));
    }
    case GameKind::kingdom: {
      const auto setup = kingdom_setup(spec.options);
      if (!setup) return setup.error();
      return std::shared_ptr<Game>(std::make_shared<KingdomGame>(kingdom::new_game(setup.value(), spec.seed)));
    }
  }
  return ParseError{std::string(kGameUnknown)};
}

std::string options_text(const GameSpec& spec) {
  switch (spec.kind) {
    case GameKind::splendor: {
      const auto setup = splendor_setup(spec.options);
      return setup ? splendor_options_text(setup.value()) : std::string();
    }
    case GameKind::kingdom: {
      const auto setup = kingdom_setup(spec.options);
      return setup ? kingdom_options_text(setup.value()) : std::string();
    }
  }
  return {};
}

Result<std::uint32_t> parse_options(GameKind kind, std::string_view text) {
  switch (kind) {
    case GameKind::splendor: {
      const auto setup = parse_splendor_options(text);
      if (!setup) return setup.error();
      return splendor_options(setup.value());
    }
    case GameKind::kingdom: {
      const auto setup = parse_kingdom_options(text);
      if (!setup) return setup.error();
      return kingdom_options(setup.value());
    }
  }
  return ParseError{std::string(kGameUnknown)};
}

std::string_view kind_name(GameKind kind) { return kind == GameKind::splendor ? "splendor" : "kingdom"; }

}  // namespace app
