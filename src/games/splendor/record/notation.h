// The text forms of NOTATION: colours, ids and actions. to_string and parse_action are exact inverses on canonical text;
// read_action understands everything a person or another program may write, and checks it against a position.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/notation.h"
#include "games/splendor/rules/rules.h"

namespace splendor {

/// `wwgy`, in wbgrky order; `-` for nothing.
std::string to_string(Tokens tokens);
/// Letters in any order, or `-`. At most 127 of a colour.
std::optional<Tokens> parse_tokens(std::string_view text);

/// `L1-05`, `O2-10`; `L1-?` for a face-down card.
std::string card_name(CardId card);
std::optional<CardId> parse_card(std::string_view text);

std::string to_string(const Action& action);

/// Text to action without a position. A purchase without tokens (`buy L1-05`) gets `payment_left_out`.
using ParsedAction = base::ParsedAction<Action>;
base::Result<ParsedAction> parse_action(std::string_view text);

/// Text to a legal action: fills in an omitted payment, sorts letters and cards, checks legality. The error says why it is
/// not legal.
base::Result<Action> read_action(const GameState& state, std::string_view text);

/// The reason in words, for the tool and for errors in records; the page has its own wording.
base::Text sentence(Illegal reason);

using base::index_of;

}  // namespace splendor
