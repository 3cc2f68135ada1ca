// Plays any legal action of Kingdom of Splendor on a driver, by clicks only.
#pragma once

#include <string>

#include "support/driver.h"

namespace support {

/// Clicks whatever makes this legal action (its text in the notation). Fails the test when something that has to be
/// clicked is not there, and when something else is played.
void play_by_clicks(Driver& driver, const std::string& action);

/// A game of this kind of persons at the beginning, stored in a host. `options`: kingdom::pack_options().
void store_kingdom(FakeHost& host, std::uint32_t options, std::uint64_t seed);

}  // namespace support
