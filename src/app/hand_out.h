// Sharing and export: a game as a link or as a file.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "app/host.h"
#include "app/session.h"

namespace app {

/// The page's address with the game up to what is shown, or with its deal alone. Empty: the game is too long for a link.
std::string address_of(Host& host, const Session& session, bool whole_game);

/// To the system's share sheet with a title, or else to the clipboard.
void hand_out_address(Host& host, const std::string& address, std::optional<std::string_view> share_title);
/// To the system's share sheet with a title, or else to the clipboard. False: the game is too long for a link.
bool hand_out_link(Host& host, const Session& session, bool whole_game, std::optional<std::string_view> share_title);

void save_to_file(Host& host, const Session& session);
/// Any text, as "splendor-NAME.txt".
void save_to_file(Host& host, std::string_view name, std::string_view text);

}  // namespace app
