// Splendor's lessons, and its tutorial games (ui/lesson.h). Each lesson is a row: a function of the position that returns a
// tip or nothing.
#pragma once

#include <array>
#include <vector>

#include "games/splendor/ui/words.h"
#include "ui/game_screen.h"

namespace splendor_ui {

inline constexpr std::array kCourses{
    ui::Course{"first", ui::words::course_first, ui::words::course_first_text, "g=1.AAAAAAAAADYAAgC5HQr"},
    ui::Course{"orient", ui::words::module_orient, ui::words::course_orient_text,
               "g=1.AAAIAAAAABYAAhZsfknKqi1pI4Gr8fBsNVzG4"},
    ui::Course{"strongholds", ui::words::module_strongholds, ui::words::course_strongholds_text,
               "g=1.AAAQAAAAAAIAAgxeT_4sQFQEcR4s"},
    ui::Course{"cities", ui::words::module_cities, ui::words::course_cities_text,
               "g=1.AAAgAAAAAA8AAjMsGMXHNPm8orWMVTdJCN5GIp3XZ7cBkEOS0gf2ZwO"},
    ui::Course{"posts", ui::words::module_posts, ui::words::course_posts_text, "g=1.AABAAAAAAAgAAhChAcoN0rcT7HoOUgb"},
};

/// The tips for the position shown, one after the other; empty while a computer plays. Precondition: moment.guided.
std::vector<ui::Tip> lessons_of(const ui::Moment& moment);

}  // namespace splendor_ui
