// Somebody who follows the guide of Splendor's lessons.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "app/session.h"
#include "base/seed.h"
#include "support/games.h"
#include "ui/lesson.h"

namespace support {

/// The game of a course as it begins, and with how many actions.
app::Session session_of(const ui::Course& course);
std::size_t start_of(const ui::Course& course);

/// Plays on to the end, or for so many actions, the persons by `player`; calls look() before each of their decisions.
template <class Look>
void play_looking(app::Session& session, const Player& player, std::uint64_t seed, std::size_t most, Look&& look) {
  base::RandomSource random(seed);
  for (std::size_t i = 0; i < most && !session.position().over(); ++i) {
    if (session.person_to_act()) look();
    session.play(player(typed(session.position()), random));
  }
}

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
