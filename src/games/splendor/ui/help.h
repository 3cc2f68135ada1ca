// The rules of Splendor and its modules, as pages of the help.
#pragma once

#include "games/splendor/rules/setup.h"
#include "ui/help.h"

namespace splendor_ui {

/// All pages, in the present language: base, orient, strongholds, cities, posts, together, five, keys.
ui::HelpBook splendor_help();

/// Id of a module's page.
const char* help_id(splendor::Module module);

}  // namespace splendor_ui
