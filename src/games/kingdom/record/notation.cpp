#include "kingdom/notation.h"

#include <algorithm>
#include <array>

#include "kingdom/payment.h"

namespace kingdom {

using splendor::ParseError;
using splendor::Result;

namespace {

/// Words of a line, separated by single spaces; more than the longest action has means nonsense.
struct Words {
  static constexpr std::size_t kMost = 3 + kTileCount;
  std::array<std::string_view, kMost> word{};
  std::size_t count = 0;
  bool too_many = false;
};

Words split(std::string_view text) {
  Words words;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(' '), text.size());
    if (end > 0) {
      if (words.count == Words::kMost) {
        words.too_many = true;
        break;
      }
      words.word[words.count++] = text.substr(0, end);
    }
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return words;
}

template <class Table>
std::optional<std::uint8_t> parse_id(const Table& table, std::string_view text) {
  for (std::size_t i = 0; i < table.size(); ++i)
    if (text == table[i].id) return static_cast<std::uint8_t>(i);
  return std::nullopt;
}

/// One digit.
std::optional<std::uint8_t> parse_digit(std::string_view text) {
  if (text.size() != 1 || text[0] < '0' || text[0] > '9') return std::nullopt;
  return static_cast<std::uint8_t>(text[0] - '0');
}

ParseError not_understood(std::string_view text) {
  return {"\"" + std::string(text.substr(0, 60)) + "\" is not an action of this game."};
}

/// `move ROAD [TOKENS] [TILE...]`: tiles in any order, each once.
std::optional<ParsedAction> parse_move(const Words& words) {
  const auto road = words.count > 1 ? parse_road(words.word[1]) : std::nullopt;
  if (!road) return std::nullopt;
  ParsedAction parsed{.action = {.kind = ActionKind::move, .road = *road}};
  parsed.payment_left_out = words.count == 2;
  std::size_t next = 2;
  if (const auto tokens = words.count > next ? parse_tokens(words.word[next]) : std::nullopt) {
    parsed.action.tokens = *tokens;
    ++next;
  }
  for (; next < words.count; ++next) {
    const auto tile = parse_tile(words.word[next]);
    if (!tile || parsed.action.tiles.contains(*tile)) return std::nullopt;
    parsed.action.tiles.insert(*tile);
  }
  return parsed;
}

/// Verbs with one handful of tokens after them.
std::optional<ParsedAction> parse_handful(ActionKind kind, const Words& words) {
  const auto tokens = words.count == 2 ? parse_tokens(words.word[1]) : std::nullopt;
  if (!tokens) return std::nullopt;
  return ParsedAction{.action = {.kind = kind, .tokens = *tokens}};
}

std::optional<ParsedAction> parse_tile_choice(const Words& words) {
  if (words.count != 2) return std::nullopt;
  const auto tile = words.word[1] == "stack" ? std::optional(kNoTile) : parse_tile(words.word[1]);
  if (!tile) return std::nullopt;
  return ParsedAction{.action = {.kind = ActionKind::tile, .other = *tile}};
}

std::optional<ParsedAction> parse_gift(const Words& words) {
  if (words.count != 3) return std::nullopt;
  const auto tokens = parse_tokens(words.word[1]);
  const auto seat = parse_digit(words.word[2]);
  if (!tokens || !seat) return std::nullopt;
  return ParsedAction{.action = {.kind = ActionKind::give, .other = *seat, .tokens = *tokens}};
}

std::optional<ParsedAction> parse_medal(const Words& words) {
  const auto medal = words.count == 2 ? parse_digit(words.word[1]) : std::nullopt;
  if (!medal) return std::nullopt;
  return ParsedAction{.action = {.kind = ActionKind::medal, .other = *medal}};
}

std::optional<ParsedAction> parse_words(const Words& words) {
  const std::string_view verb = words.word[0];
  if (verb == "collect") return parse_handful(ActionKind::collect, words);
  if (verb == "move") return parse_move(words);
  if (verb == "return") return parse_handful(ActionKind::give_back, words);
  if (verb == "discard") return parse_handful(ActionKind::discard, words);
  if (verb == "tile") return parse_tile_choice(words);
  if (verb == "give") return parse_gift(words);
  if (verb == "medal") return parse_medal(words);
  return std::nullopt;
}

}  // namespace

std::string to_string(Tokens tokens) {
  std::string text;
  for (int k = 0; k < kTokenKinds; ++k)
    text.append(static_cast<std::size_t>(tokens[static_cast<Token>(k)]), kTokenLetters[k]);
  return text.empty() ? "-" : text;
}

std::optional<Tokens> parse_tokens(std::string_view text) {
  if (text == "-") return Tokens();
  if (text.empty() || text.size() > 127) return std::nullopt;
  Tokens tokens;
  for (const char letter : text) {
    const std::size_t kind = std::string_view(kTokenLetters).find(letter);
    if (kind == std::string_view::npos) return std::nullopt;
    tokens += Tokens::of(static_cast<Token>(kind));
  }
  return tokens;
}

std::string tile_name(TileId tile) {
  if (tile == kNoTile) return "-";
  if (tile == kHiddenTile) return "?";
  return std::string(kTokenNames[index_of(resource_of(tile))].id) + '-' + static_cast<char>('1' + tile % kTilesEach);
}

std::optional<TileId> parse_tile(std::string_view text) {
  for (TileId tile = 0; tile < kTileCount; ++tile)
    if (text == tile_name(tile)) return tile;
  return std::nullopt;
}

std::optional<RoadId> parse_road(std::string_view text) { return parse_id(kRoads, text); }

std::optional<std::size_t> parse_side(std::string_view text) {
  const auto side = parse_id(kSectionSides, text);
  return side ? std::optional<std::size_t>(*side) : std::nullopt;
}

std::optional<SpaceId> parse_space(const Setup& setup, std::string_view text) {
  for (std::size_t i = 0; i < kSpaces.size(); ++i)
    if (text == kSpaces[i].id && space_in_play(setup, static_cast<SpaceId>(i))) return static_cast<SpaceId>(i);
  return std::nullopt;
}

std::optional<Effect> parse_effect(std::string_view text) {
  const auto effect = parse_id(kVillageTiles, text);
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

Result<ParsedAction> parse_action(std::string_view text) {
  const Words words = split(text);
  if (words.count == 0 || words.too_many) return not_understood(text);
  const auto parsed = parse_words(words);
  if (!parsed) return not_understood(text);
  return *parsed;
}

Result<Action> read_action(const GameState& state, std::string_view text) {
  const auto parsed = parse_action(text);
  if (!parsed) return parsed.error();
  Action action = parsed.value().action;
  if (parsed.value().payment_left_out) {
    if (const auto payment = default_payment(state.player(), kRoads[action.road].cost)) {
      action.tokens = payment->tokens;
      action.tiles = payment->tiles;
    }
  }
  if (const auto reason = why_illegal(state, action)) return ParseError{sentence(*reason)};
  return action;
}

const char* sentence(Illegal reason) {
  switch (reason) {
    case Illegal::game_over: return "The game is over.";
    case Illegal::not_now: return "Another decision is due first.";
    case Illegal::wrong_collect: return "One collects three different resources, two alike, or one gold.";
    case Illegal::not_in_supply: return "The supply does not hold all of these tokens.";
    case Illegal::not_a_road_here: return "That road does not begin where the traveller stands.";
    case Illegal::backward: return "Roads are travelled towards the palace only.";
    case Illegal::cannot_afford: return "The traveller cannot pay for that road yet.";
    case Illegal::wrong_payment: return "This does not pay the road exactly.";
    case Illegal::tokens_not_owned: return "The traveller does not have these tokens.";
    case Illegal::tile_not_owned: return "The traveller does not have that city tile.";
    case Illegal::tile_face_down: return "That city tile was used and lies face down until the next city.";
    case Illegal::wrong_return_count: return "Exactly the tokens over the limit have to go back.";
    case Illegal::stack_empty: return "No city tile is left in the stack.";
    case Illegal::not_in_market: return "That city tile is not in the marketplace.";
    case Illegal::one_token_only: return "The gift is a single token.";
    case Illegal::not_another_traveller: return "The gift goes to another traveller.";
    case Illegal::medal_taken: return "That medal is not there any more.";
  }
  return "";
}

std::optional<std::size_t> index_of(const ActionList& actions, const Action& action) {
  const auto found = std::find(actions.begin(), actions.end(), action);
  if (found == actions.end()) return std::nullopt;
  return static_cast<std::size_t>(found - actions.begin());
}

}  // namespace kingdom
