// Games by links: how a game that came by a link stands to one that is here, and what goes on when it is opened.
#pragma once

#include <cstdint>

#include "app/session.h"

namespace app {

/// What the persons have decided counts. Computers play the same everywhere unless versions differ; where nothing but their
/// actions differs, the link is right.
enum class Kinship : std::uint8_t {
  none,       ///< another game
  differs,    ///< the same deal and seats, played in another way
  older,      ///< what is here has gone on since
  same,       ///< nothing new
  continues,  ///< what is here goes on in the link
};

struct Comparison {
  Kinship kinship = Kinship::none;
  std::size_t common = 0;  ///< actions before they part
};

Comparison compare(const Session& here, const Session& link);

/// The game of a link with who sits here, and the names, of the one that it belongs to; the cursor stands where they part.
/// Precondition: their kinship is not none.
Session continued(const Session& here, const Session& link);

/// The only person here in a game by links, found in another one among the same people: by the name, or as the only one who
/// is far away from where its link was made. -1: they are others, or it cannot be told.
int same_person(const std::vector<Seat>& known, const std::vector<Seat>& link);

/// The game of a link on the device of whoever sits at `seat`, everybody else being far away; -1: nobody is here.
/// Precondition: it is a game by links.
Session taken_up(const Session& link, int seat);

}  // namespace app
