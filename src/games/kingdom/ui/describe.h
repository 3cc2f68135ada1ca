// Kingdom of Splendor in words: tokens, tiles, places, roads, reasons, and what an action did. For tooltips, log,
// announcements, the guide and the text mirror, in the player's language.
#pragma once

#include <span>
#include <string>

#include "games/kingdom/rules/rules.h"
#include "games/kingdom/ui/words.h"
#include "ui/words.h"

namespace ui {

/// The name of a board's place, side or tile in the present language.
std::string kd_name(const kingdom::Names& names);

/// "2 mushrooms".
std::string kd_count(kingdom::Token token, int count);
/// "2 mushrooms, 1 gold"; "nothing" for none.
std::string kd_tokens(kingdom::Tokens tokens);
/// "mushroom tile"; a hidden one by its back.
std::string kd_tile(kingdom::TileId tile);
std::string kd_place(kingdom::SpaceId space);
/// "Shellbourne, city".
std::string kd_place_kind(kingdom::SpaceId space);
/// "1 mushroom, 1 apple tile": what a move pays.
std::string kd_payment(const kingdom::Action& move);
/// Precondition: a turned village tile.
std::string kd_effect(kingdom::Effect effect);
std::string kd_effect_text(kingdom::Effect effect);

/// "road to Shellbourne for 1 apple, 2 water: you can pay it", for the traveller at `seat`.
std::string kd_road(const kingdom::GameState& state, int seat, kingdom::RoadId road);
/// What is missing to pay a road, gold counted in: "1 apple, 1 water"; "" when it can be paid. Where gold covers a part
/// of what lacks, the last kinds are left out, since a traveller may choose which.
std::string kd_missing(const kingdom::Traveller& traveller, kingdom::RoadId road);

std::string kd_reason(kingdom::Illegal why);

/// A button's words for a legal action of `state`.
std::string kd_action(const kingdom::GameState& state, const kingdom::Action& action,
                      std::span<const std::string> names);

/// One sentence for the log: what `action`, taken in `before`, did. `names` of the seats.
std::string kd_log(const kingdom::GameState& before, const kingdom::Action& action, const kingdom::GameState& after,
                   std::span<const std::string> names);

}  // namespace ui
