// Games by links: how the game in a link relates to a stored one, and the session that results when it is opened.
#pragma once

#include <cstdint>

#include "app/session.h"

namespace app {

/// Only decisions of persons are compared. Computers play the same everywhere unless versions differ; if only their actions
/// differ, the link is right.
enum class Relation : std::uint8_t {
  none,       ///< another game
  differs,    ///< the same deal and seats, but the games diverge
  older,      ///< the stored game is ahead of the link
  same,       ///< equal
  continues,  ///< the link is ahead of the stored game
};

struct Comparison {
  Relation relation = Relation::none;
  std::size_t common = 0;  ///< number of actions that both have
};

Comparison compare(const Session& here, const Session& link);

/// The game of a link with the seats and names of the stored game `here`; the cursor stands where they diverge.
/// Precondition: their relation is not none.
Session continued(const Session& here, const Session& link);

/// Finds the only local person of a game by links (`known`) among the seats of another link: by name, or as the only one who
/// is far away in it. -1: other people play, or it is ambiguous.
int same_person(const std::vector<Seat>& known, const std::vector<Seat>& link);

/// The game of a link as seen by the player at `seat`: every other person is far away; -1: everybody is.
/// Precondition: it is a game by links.
Session joined(const Session& link, int seat);

}  // namespace app
