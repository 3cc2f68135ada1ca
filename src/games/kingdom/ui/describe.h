// Kingdom of Splendor in words: tokens, tiles, places, roads, reasons, and what an action did. For tooltips, log,
// announcements, the guide and the text mirror, in the player's language.
#pragma once

#include <span>
#include <string>

#include "games/kingdom/rules/rules.h"
#include "games/kingdom/ui/words.h"
#include "ui/words.h"

namespace kingdom_ui {

/// The name of a board's place, side or tile in the present language.
std::string name_of(const kingdom::Names& names);

/// "2 mushrooms".
std::string count_text(kingdom::Token token, int count);
/// "2 mushrooms, 1 gold"; "nothing" for none.
std::string tokens_text(kingdom::Tokens tokens);
/// "mushroom tile"; a hidden one by its back.
std::string tile_text(kingdom::TileId tile);
/// "an apple tile".
std::string a_tile(kingdom::TileId tile);
/// What lies on the stack, and at a place of the marketplace (kNoTile: nothing).
std::string stack_text(const kingdom::GameState& state);
std::string market_text(kingdom::TileId tile);
/// "5 of 8": tokens in a purse.
std::string purse_text(const kingdom::Traveller& traveller);
std::string place_name(kingdom::SpaceId space);
/// As it stands within a sentence: "the Queen's Palace".
std::string place_within(kingdom::SpaceId space);
/// "Shellbourne (city)".
std::string place_text(kingdom::SpaceId space);
/// The same, with what lies hidden there.
std::string space_text(const kingdom::GameState& state, kingdom::SpaceId space);
/// "Purse: 1 gold (1 of 8 in the purse)", of the traveller at `seat`.
std::string purse_words(const kingdom::GameState& state, int seat);
/// "apple tile"; of one that is used, when it is turned up again.
std::string own_tile_text(const kingdom::GameState& state, int seat, kingdom::TileId tile);
/// "1 mushroom, 1 apple tile": what a move pays.
std::string payment_text(const kingdom::Action& move);
/// Precondition: a turned village tile.
std::string effect_name(kingdom::Effect effect);
std::string effect_text(kingdom::Effect effect);

/// "road to Shellbourne for 1 apple, 2 water: you can pay it", for the traveller at `seat`.
std::string road_text(const kingdom::GameState& state, int seat, kingdom::RoadId road);
/// What is missing to pay a road after gold. If gold covers a part, the last kinds are left out, since the traveller may
/// choose which it replaces.
kingdom::Tokens still_missing(const kingdom::Traveller& traveller, kingdom::RoadId road);
/// The same in words: "1 apple, 1 water"; "" when the road can be paid.
std::string missing_text(const kingdom::Traveller& traveller, kingdom::RoadId road);

std::string reason(kingdom::Illegal why);

/// A button's words for a legal action. `names` of the seats.
std::string action_label(const kingdom::Action& action, std::span<const std::string> names);

/// One sentence for the log: what `action`, taken in `before`, did. `names` of the seats; `to_you`: a gift goes to the one
/// who is spoken to.
std::string log_text(const kingdom::GameState& before, const kingdom::Action& action, const kingdom::GameState& after,
                     std::span<const std::string> names, bool to_you = false);

}  // namespace kingdom_ui
