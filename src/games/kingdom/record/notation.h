// The text forms of NOTATION, section Kingdom: tokens, ids and actions. to_string and parse_action are exact inverses on
// canonical text; read_action understands everything a person or another program may write, and checks it against a
// position.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/notation.h"
#include "games/kingdom/rules/rules.h"

namespace kingdom {

/// `mmy`, in machwyt order; `-` for nothing.
std::string to_string(Tokens tokens);
/// Letters in any order, or `-`. At most 127 of a kind.
std::optional<Tokens> parse_tokens(std::string_view text);

/// `hazelnut-2`; `?` for a hidden tile, `-` for none.
std::string tile_name(TileId tile);
std::optional<TileId> parse_tile(std::string_view text);

std::optional<RoadId> parse_road(std::string_view text);  ///< `A1.a.r3`, `A2.b.inL`

/// `A1.a`: the place of the side in kSectionSides.
std::optional<std::size_t> parse_side(std::string_view text);

/// Id of a space on this board; both palaces have the same.
std::optional<SpaceId> parse_space(const Setup& setup, std::string_view text);

std::optional<Effect> parse_effect(std::string_view text);  ///< `drought`

std::string to_string(const Action& action);

/// Text to action without a position. A move without anything paid (`move A1.a.r3`) gets `payment_left_out`.
using ParsedAction = base::ParsedAction<Action>;
base::Result<ParsedAction> parse_action(std::string_view text);

/// Text to a legal action: fills in an omitted payment, checks legality. The error says why it is not legal.
base::Result<Action> read_action(const GameState& state, std::string_view text);

/// The reason in words, for the tool and for errors in records; the page has its own wording.
base::Text sentence(Illegal reason);

using base::index_of;

}  // namespace kingdom
