// The persons who play at this device, as they want to be called and which sign they have: remembered apart from games and
// settings, never part of a link or a save.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "app/host.h"
#include "app/session.h"

namespace app {

inline constexpr std::size_t kSigns = 5;  ///< that there are to choose from; a game may have fewer

struct Person {
  std::string name;  ///< as a seat's
  int sign = -1;     ///< below kSigns; -1: none chosen
  friend bool operator==(const Person&, const Person&) = default;
};
/// At most kSigns. Who sits in front of others comes before them.
using People = std::vector<Person>;

/// A line each: the sign or `-`, a space, the name. What cannot be understood is left out.
std::string people_text(const People& people);
People read_people(std::string_view text);

People load_people(Host& host);
void store_people(Host& host, const People& people);

/// By seat the place among people of who sits there, which may be one after the last; -1 where nobody here does. A name says
/// who it is; others sit in their order.
std::vector<int> places_of(const std::vector<Seat>& seats, const People& people);

/// By seat the sign that is shown there, and after the last seat the other signs. Who has chosen one has it, where no other
/// person comes before with the same; all others have that of their seat or, where that is taken, the first that is free.
/// `signs`: how many the game has.
using Signs = std::array<std::uint8_t, kSigns>;
Signs signs_of(const std::vector<Seat>& seats, const People& people, std::size_t signs = kSigns);

}  // namespace app
