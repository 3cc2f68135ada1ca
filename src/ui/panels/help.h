// Shows a help book in a panel: a tab for each page, and the chosen page below.
#pragma once

#include "ui/help.h"
#include "ui/panels/flow.h"

namespace ui {

/// Draws the book with page `id` open (the first for an unknown one). Returns the id of the page to be shown next: the
/// same, or that of the tab or of the button to the next page that was pressed.
std::string draw_help_book(PanelFlow& flow, const HelpBook& book, std::string_view id);

}  // namespace ui
