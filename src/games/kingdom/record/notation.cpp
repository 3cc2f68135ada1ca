#include "games/kingdom/record/notation.h"

#include <algorithm>
#include <array>

#include "games/kingdom/rules/payment.h"

namespace kingdom {

namespace {

/// As many as the longest action has.
using Words = base::Words<3 + kTileCount>;

/// One digit.
std::optional<std::uint8_t> parse_digit(std::string_view text) {
  if (text.size() != 1 || text[0] < '0' || text[0] > '9') return std::nullopt;
  return static_cast<std::uint8_t>(text[0] - '0');
}

/// `move ROAD [TOKENS] [TILE...]`: tiles in any order, each once.
std::optional<ParsedAction> parse_move(const Words& words) {
  const auto road = words.count > 1 ? parse_road(words.word[1]) : std::nullopt;
  if (!road) return std::nullopt;
  const Action move{.kind = ActionKind::move, .road = *road};
  return base::with_payment(move, words, parse_tokens, [](Action& action, std::string_view word) {
    const auto tile = parse_tile(word);
    if (!tile || action.tiles.contains(*tile)) return false;
    action.tiles.insert(*tile);
    return true;
  });
}

std::optional<ParsedAction> parse_words(const Words& words) {
  const std::string_view verb = words.word[0], object = words.word[1];
  const auto tokens = [&](ActionKind kind) {
    return base::with_object(kind, &Action::tokens, parse_tokens(object), words);
  };
  if (verb == "collect") return tokens(ActionKind::collect);
  if (verb == "move") return parse_move(words);
  if (verb == "return") return tokens(ActionKind::give_back);
  if (verb == "discard") return tokens(ActionKind::discard);
  if (verb == "tile") {
    const auto tile = object == "stack" ? std::optional(kNoTile) : parse_tile(object);
    return base::with_object(ActionKind::tile, &Action::other, tile, words);
  }
  if (verb == "give")
    return base::with_objects(ActionKind::give, &Action::tokens, parse_tokens(object), &Action::other,
                              parse_digit(words.word[2]), words);
  if (verb == "medal") return base::with_object(ActionKind::medal, &Action::other, parse_digit(object), words);
  return std::nullopt;
}

}  // namespace

std::string to_string(Tokens tokens) { return base::letters_of(tokens, kTokenLetters); }

std::optional<Tokens> parse_tokens(std::string_view text) { return base::tokens_of<Tokens>(text, kTokenLetters); }

std::string tile_name(TileId tile) {
  if (tile == kNoTile) return "-";
  if (tile == kHiddenTile) return "?";
  return std::string(kTokenNames[index_of(resource_of(tile))]) + '-' + static_cast<char>('1' + tile % kTilesEach);
}

std::optional<TileId> parse_tile(std::string_view text) {
  for (TileId tile = 0; tile < kTileCount; ++tile)
    if (text == tile_name(tile)) return tile;
  return std::nullopt;
}

std::optional<RoadId> parse_road(std::string_view text) { return base::place_of_id(kRoads, text); }

std::optional<std::size_t> parse_side(std::string_view text) {
  const auto side = base::place_of_id(kSectionSides, text);
  return side ? std::optional<std::size_t>(*side) : std::nullopt;
}

std::optional<SpaceId> parse_space(const Setup& setup, std::string_view text) {
  for (std::size_t i = 0; i < kSpaces.size(); ++i)
    if (text == kSpaces[i].id && space_in_play(setup, static_cast<SpaceId>(i))) return static_cast<SpaceId>(i);
  return std::nullopt;
}

std::optional<Effect> parse_effect(std::string_view text) {
  const auto effect = base::place_of_id(kVillageTiles, text);
  return effect ? std::optional(static_cast<Effect>(*effect)) : std::nullopt;
}

std::string to_string(const Action& action) {
  switch (action.kind) {
    case ActionKind::collect: return "collect " + to_string(action.tokens);
    case ActionKind::move: {
      std::string text = std::string("move ") + kRoads[action.road].id + ' ' + to_string(action.tokens);
      for_each_tile(action.tiles, [&](TileId tile) { text += ' ' + tile_name(tile); });
      return text;
    }
    case ActionKind::give_back: return "return " + to_string(action.tokens);
    case ActionKind::discard: return "discard " + to_string(action.tokens);
    case ActionKind::tile: return action.other == kNoTile ? "tile stack" : "tile " + tile_name(action.other);
    case ActionKind::give: return "give " + to_string(action.tokens) + ' ' + std::to_string(action.other);
    case ActionKind::medal: return "medal " + std::to_string(action.other);
  }
  return {};
}

base::Result<ParsedAction> parse_action(std::string_view text) { return base::parse_action<Words>(text, parse_words); }

base::Result<Action> read_action(const GameState& state, std::string_view text) {
  return base::legal_action(state, parse_action(text), [&](Action& action) {
    const auto payment = default_payment(state.player(), kRoads[action.road].cost);
    if (!payment) return;
    action.tokens = payment->tokens;
    action.tiles = payment->tiles;
  });
}

base::Text sentence(Illegal reason) {
  static constexpr base::Text kSentences[] = {
#define ILLEGAL(name, ...) {"kingdom." #name, {__VA_ARGS__}},
#include "games/kingdom/rules/illegal.inc"
#undef ILLEGAL
  };
  return kSentences[static_cast<std::size_t>(reason)];
}

}  // namespace kingdom
