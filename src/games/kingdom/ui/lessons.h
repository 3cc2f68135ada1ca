// The lessons of a guided first game (ui/lesson.h), told by the owl: a few words when they matter, and a ring around what
// they are about. Each lesson is a row: a function of the position that returns a tip or nothing.
#pragma once

#include <array>
#include <vector>

#include "app/session.h"
#include "games/kingdom/ui/words.h"
#include "ui/lesson.h"

namespace kingdom_ui {

inline constexpr std::array kCourses{
    ui::Course{"journey", words::course_journey, words::course_journey_text, "g=1.AQMAAAAAAAcAAgCKxgD"},
    ui::Course{"mysteries", words::form_mysteries, words::course_mysteries_text, "g=1.AQAMAAAAACIAAgwRDXfUiwFSogv"},
};

/// The tips at the cursor, to be shown one after the other: lessons that are due now and were not at any earlier decision of
/// a person. Empty if a computer is to act, or if a sheet asks for something by itself. `from`: actions before the lessons; if
/// there are some, only the Mysteries are explained.
std::vector<ui::Tip> lessons_of(const app::Session& session, std::size_t from = 0);

}  // namespace kingdom_ui
