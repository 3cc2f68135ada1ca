// Somebody who follows the guide of Splendor's lessons.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/session.h"
#include "ui/lesson.h"

namespace support {

/// The tips at the cursor of a game with lessons since so many actions; none where no person decides.
std::vector<ui::Tip> told_in(const app::Session& session, std::size_t from);

/// The tip has this text, whatever its arguments.
bool is(const ui::Tip& told, const ui::Text& text);
bool tells(const std::vector<ui::Tip>& told, const ui::Text& text);

/// Advice rather than a lesson: may come again.
bool is_advice(const ui::Tip& told);
/// Says that a card is to be reserved now.
bool reserves(const ui::Tip& told);

/// What the last tip says to press; empty if it suggests nothing.
std::vector<std::string> ringed_presses(const std::vector<ui::Tip>& told);
/// The same as an action, by its index; nullopt: there is no such action.
std::optional<int> ringed_action(const app::Session& session, const std::vector<ui::Tip>& told);

}  // namespace support
