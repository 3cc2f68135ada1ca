// Between web_window.cpp (the frame loop) and web_bridge.cpp (the calls to the page). Nobody else includes it.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "app/host.h"

namespace platform::web {

// ---- web_window.cpp, called by the page through web_bridge.cpp ----------------------------------------------------

/// Hands an event to the frontend, or queues it until the frontend's current call returns, and wakes the frame loop.
void deliver(app::Event event);

/// Commands for the frame loop itself, which are no app::EventKind. False: unknown name.
bool control(std::string_view name);

std::string test_query(std::string_view what, std::string_view argument);

// ---- web_bridge.cpp, called by the frame loop ------------------------------------------------------------------------

/// From now on the page delivers its events, queued ones first.
void connect_page();

void tell_first_frame();
void tell_woke();
void tell_drawn(std::uint64_t count, bool more);
void tell_no_webgl();
void tell_context_lost();
void tell_context_back();

}  // namespace platform::web
