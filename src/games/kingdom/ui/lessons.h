// What the owl teaches in a guided first game (ui/lesson.h): a few words at the moment when they matter, and a ring around what
// they are about. Each lesson is a row: it looks at a position, and says something or not.
#pragma once

#include <vector>

#include "app/session.h"
#include "ui/lesson.h"

namespace kingdom_ui {

/// What is told at the cursor, one after the other: the lessons whose moment has come now and had not come at any earlier
/// decision of a person. Empty when a computer is to act, and where a sheet asks for something by itself.
std::vector<ui::Told> lessons_of(const app::Session& session);

}  // namespace kingdom_ui
