// Splendor's lessons, and its tutorial games (ui/lesson.h). Each lesson is a row: a function of the position that returns a
// tip or nothing.
#pragma once

#include <array>
#include <vector>

#include "games/splendor/ui/words.h"
#include "ui/game_screen.h"

namespace splendor_ui {

inline constexpr std::array kCourses{
    ui::Course{"first",
               words::course_first,
               words::course_first_text,
               "g=1.AAAAAAA9J28AGgC7JAN",
               {"g=1.AAAAAAAAAEsAEgDBnQS", "g=1.AAAAAAAACNgAAgCdgAw", "g=1.AAAAAAAKsr4AAgANWQ1",
                "g=1.AAAAAAAI8hMAAgBEgQu", "g=1.AAAAAAAAADYAAgC5HQr", "g=1.AAAAAAABi_QAEgBvLQa"}},
    ui::Course{"orient", words::module_orient, words::course_orient_text, "g=1.AAAIAAAAABYAChZsfknKqi1pI4Gr8fBsNU1D0"},
    ui::Course{"strongholds", words::module_strongholds, words::course_strongholds_text,
               "g=1.AAAQAAAAAAIACgxeT_4sQFQEWOET"},
    ui::Course{"cities", words::module_cities, words::course_cities_text,
               "g=1.AAAgAAAAAA8ACjMsGMXHNPm8orWMVTdJCN5GIp3XZ7cBkEOS0gcBsAV"},
    ui::Course{"posts", words::module_posts, words::course_posts_text, "g=1.AABAAAAAAAgAChChAcoN0rcT7Hqs3Az"},
};

/// A turn begins there, or tokens are given back, and what was played is what the guide advises. Precondition: from <= index.
bool advises(const app::Session& session, std::size_t from, std::size_t index);

/// The tips for the position shown, one after the other; empty while a computer plays. Precondition: moment.guided.
std::vector<ui::Tip> lessons_of(const ui::Moment& moment);

}  // namespace splendor_ui
