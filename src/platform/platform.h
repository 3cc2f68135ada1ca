// The browser side of the program: implements app::Host and runs a ui::Frontend. Every function that crosses between C++
// and JavaScript is listed at the top of web_bridge.cpp; the JavaScript halves live in web/.
#pragma once

#include "app/host.h"
#include "ui/frontend.h"

namespace platform {

/// The page; lives as long as the program.
app::Host& host();

/// Opens the window and returns at once; from then on the browser calls back. The frontend must outlive the program.
void run(ui::Frontend& frontend);

}  // namespace platform
