// Files of assets/weights: part of the tools and tests, and fetched by the page's worker when they are first needed. A program
// that asks for one links splendor_assets (CMakeLists.txt) or defines this function itself (worker_main.cpp).
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace base {

/// Its bytes, which stay where they are. Precondition: there is a file of this name.
std::span<const std::int8_t> asset(std::string_view name);

}  // namespace base
