// Between web_window.cpp (the frame loop) and web_bridge.cpp (the calls to the page). Nobody else includes it.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "app/host.h"

namespace platform::web {

// ---- web_window.cpp, called by the page through web_bridge.cpp ----------------------------------------------------

/// Hands an event to the frontend, or keeps it until the frontend's present call is over, and wakes the frame loop.
void deliver(app::Event event);

/// Things of the frame loop itself that are no app::EventKind. False: the name is not known.
bool control(std::string_view name);

std::string test_query(std::string_view what, std::string_view argument);

// ---- web_bridge.cpp, called by the frame loop ------------------------------------------------------------------------

/// From now on the page delivers its events, those that it has kept first.
void connect_page();

void tell_first_frame();
void tell_woke();
void tell_drawn(std::uint64_t count, bool more);
void tell_no_webgl();
void tell_context_lost();
void tell_context_back();

}  // namespace platform::web
