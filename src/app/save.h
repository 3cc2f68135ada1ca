// A save: a game as readable text, which is also the file a player exports.
//
//   splendor-save 1            format; 2 of a game that begins from a position that was set up
//   deal 1                     version of the deal and of the order of actions
//   game splendor players=2 modules=none edition=2024
//   seed 7K3M-9QTX-X
//   position AAEC…             that position in the game's own bytes, base64url; in format 2 only
//   seat person Anna
//   seat hard Berta
//   seat hard/2 Carla          a computer with a style; versions before styles take it for a newer save
//   seat far Carl              a person on another device; versions before games by links take it for a newer save
//   shown 12                   the cursor: how many actions are on the table (fewer than all after an undo)
//   sent 10                    of a game by links, where a link went out or came in: how many actions others have
//   take wbg                   the actions in the text of NOTATION, one a line
//   = 4f0c…                    every 16 actions: the hash of the position, so that a difference shows where it starts
//   end 1a2b3c4d               CRC-32 of everything above
#pragma once

#include <string>
#include <string_view>

#include "app/session.h"

namespace app {

inline constexpr int kSaveFormat = 2;  ///< games that begin as usual are written in the one before
inline constexpr std::size_t kMaxSaveBytes = 256 * 1024;

std::string save_text(const Session& session);

/// Reads, checks and replays. The error is a sentence for a player.
base::Result<Session> read_save(std::string_view text);

}  // namespace app
