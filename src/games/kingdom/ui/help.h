// The rules of Kingdom of Splendor, as pages of the help.
#pragma once

#include "ui/help.h"

namespace ui {

/// All pages, in the present language: journey, places, mysteries, keys.
HelpBook kingdom_help();

}  // namespace ui
