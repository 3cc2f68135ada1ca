// The browser side of the program: implements app::Host and runs a ui::Frontend. web_*.cpp does it with the page,
// native_*.cpp with memory (tests, tools). Every function that crosses between C++ and JavaScript is listed at the top
// of web_bridge.cpp; the JavaScript halves live in web/.
#pragma once

#include <cstdint>

#include "app/host.h"
#include "ui/frontend.h"

namespace platform {

/// The page as the program sees it; lives as long as the program.
app::Host& host();

/// Opens the window, then runs until the page closes. On the web it returns at once and the browser calls back.
/// The frontend must outlive the program.
void run(ui::Frontend& frontend);

/// Asks for a frame from outside draw().
void request_frame();

/// Number of frames drawn since the start, for the idle test.
std::uint64_t frames_drawn();

}  // namespace platform
