// The lessons of a guided first game (ui/lesson.h), told by the owl: a few words when they matter, and a ring around what
// they are about. Each lesson is a row: a function of the position that returns a tip or nothing.
#pragma once

#include <vector>

#include "app/session.h"
#include "ui/lesson.h"

namespace kingdom_ui {

/// The tips at the cursor, to be shown one after the other: lessons that are due now and were not at any earlier decision of
/// a person. Empty if a computer is to act, or if a sheet asks for something by itself.
std::vector<ui::Tip> lessons_of(const app::Session& session);

}  // namespace kingdom_ui
