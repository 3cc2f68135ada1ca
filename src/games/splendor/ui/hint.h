// Hints on Splendor's table: their words, and the controls they point at; see ui::GameScreen.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "games/splendor/ui/position.h"

namespace splendor_ui {

std::string action_words(const Position& position, int action);
std::string reason_words(const Position& position, int action, std::string_view reason);
std::vector<std::string> places_of(const Position& position, int action);
/// The id of the control of a face-up card, or of one of the hand of who is to act.
std::string control_of(const splendor::GameState& state, splendor::CardId card);
std::string place_of_reason(const Position& position, std::string_view reason);
ui::GameScreen::TurnedUp turned_up(const ui::Moment& moment, std::size_t index);

}  // namespace splendor_ui
