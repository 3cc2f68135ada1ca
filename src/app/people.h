// The persons who play at this device, with their names and signs: stored apart from games and settings, never part of a
// link or a save.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "app/host.h"
#include "app/session.h"

namespace app {

inline constexpr std::size_t kSigns = 5;  ///< to choose from; a game may offer fewer

struct Person {
  std::string name;  ///< as a seat's
  int sign = -1;     ///< below kSigns; -1: none chosen
  friend bool operator==(const Person&, const Person&) = default;
};
/// At most kSigns, in the order of their seats.
using People = std::vector<Person>;

/// A line each: the sign or `-`, a space, the name. What cannot be understood is left out.
std::string people_text(const People& people);
People read_people(std::string_view text);

/// Under the key `people`. Lines of a later version, with signs or persons that this one does not have, stay behind the
/// others; a text that begins with the number of a format is not read and not written over.
People load_people(Host& host);
void store_people(Host& host, const People& people);

/// By seat the index of its person in `people`, which may be one past the end; -1 for seats without a local person. Persons
/// are matched by name, the others in order.
std::vector<int> places_of(const std::vector<Seat>& seats, const People& people);

/// By seat the sign shown there, then the unused signs. A chosen sign goes to the first person who chose it; all others get
/// that of their seat or, if taken, the first free one. `signs`: how many the game has.
using Signs = std::array<std::uint8_t, kSigns>;
Signs signs_of(const std::vector<Seat>& seats, const People& people, std::size_t signs = kSigns);

}  // namespace app
