// The rules of Kingdom of Splendor, as pages of the help.
#pragma once

#include "ui/help.h"

namespace kingdom_ui {

/// All pages, in the present language: journey, places, mysteries, keys.
ui::HelpBook help();

}  // namespace kingdom_ui
