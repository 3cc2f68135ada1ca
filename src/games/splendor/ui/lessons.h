// What the guide tells of Splendor, and the games that it is learnt by (ui/lesson.h). Each lesson is a row: it looks at a
// position, and says something or not.
#pragma once

#include <array>
#include <vector>

#include "games/splendor/ui/words.h"
#include "ui/game_screen.h"

namespace splendor_ui {

inline constexpr std::array kCourses{
    ui::Course{"first", ui::words::course_first, ui::words::course_first_text, "g=1.AAAAAAAAAAcAAgDjQAS"},
};

/// What is told at the moment shown, one after the other; empty while a computer plays. Precondition: moment.guided.
std::vector<ui::Told> lessons_of(const ui::Moment& moment);

/// All of it, for the mirror.
std::string words_of(const std::vector<ui::Told>& lessons);

}  // namespace splendor_ui
