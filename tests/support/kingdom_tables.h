// Every table of Kingdom of Splendor that the frontend has to show: all boards, numbers of travellers and variants.
#pragma once

#include <vector>

#include "app/session.h"
#include "games/kingdom/game.h"

namespace support {

/// Both lengths, every mix of sides, two to four travellers, and the Mysteries where they are allowed; each drawn.
inline std::vector<kingdom::Setup> kingdom_setups() {
  using kingdom::Side;
  std::vector<kingdom::Setup> setups;
  for (const bool full : {false, true})
    for (const bool mysteries : {false, true})
      for (int mix = 0; mix < 8; ++mix) {
        if ((mysteries && !full) || (!full && (mix & 2) != 0)) continue;
        for (std::uint8_t players = kingdom::kMinTravellers; players <= kingdom::kMaxTravellers; ++players)
          setups.push_back({.players = players,
                            .full = full,
                            .mysteries = mysteries,
                            .first = static_cast<std::uint8_t>(mix % players),
                            .sides = {static_cast<Side>(mix & 1), static_cast<Side>(mix >> 1 & 1),
                                      static_cast<Side>(mix >> 2 & 1)}});
      }
  return setups;
}

/// A new game in which all travellers are persons at this device.
inline app::Session game_of_persons(const kingdom::Setup& setup, std::uint64_t seed) {
  return app::Session::open(
             {.spec = {.kind = engine::kind_of<kingdom::Game>(), .options = kingdom::pack_options(setup), .seed = seed},
              .seats = std::vector<app::Seat>(setup.players),
              .actions = {}})
      .value();
}

}  // namespace support
