// Hints on Kingdom's table: their words, and the controls they point at; see ui::GameScreen.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "games/kingdom/ui/position.h"

namespace kingdom_ui {

std::string action_words(const Position& position, int action);
std::string reason_words(const Position& position, int action, std::string_view reason);
std::vector<std::string> places_of(const Position& position, int action);
std::string place_of_reason(const Position& position, std::string_view reason);

/// Of what a traveller collects, what the road still needs; nothing if they can pay it already.
kingdom::Tokens served_by(const kingdom::Traveller& traveller, kingdom::Tokens collected, kingdom::RoadId road);

}  // namespace kingdom_ui
