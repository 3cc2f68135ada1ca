// Links: a deal (`#s=`), a whole game (`#g=`) or a position that somebody has set up (`#p=`) as a short text. They come from
// strangers: everything is bounded before any work, and a game is read only by playing it through the rules.
//
//   s=  Crockford base 32 in groups of four: format (1 symbol), kind and options (3), seed (8), check (1).
//       `s=1029-030J-6H81-0`. Hyphens, spaces, case, O/0 and I/L/1 do not matter.
//   g=  `1.` and base64url of: kind (byte), options (2 bytes), seed (5), seats, number of actions (LEB128), actions (mixed radix, little-endian, the first action least significant), CRC-16;
//       then one check character, always a letter or digit, since chat programs cut trailing signs.
//       A seat is a byte: 0 a person, else 1 + place in base::kLevels, plus 16 times the style; versions before styles take
//       a link with one for one of a newer version. In a game by links each person is 0x80, plus 0x40 for
//       who was far away from where the link was made, plus the length of the name that follows. Versions before games by
//       links take such a link for one of a newer version.
//       A game that begins from a position that was set up has `2.`, and after the seed the number of its bytes (LEB128) and
//       the game's own bytes of it.
//   p=  `1.` and base64url of: kind (byte), options (2 bytes), the game's own bytes of a position, CRC-16; then the check character.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "app/session.h"

namespace app {

inline constexpr int kLinkFormat = 2;  ///< of games that begin from a position; others are written in the one before
inline constexpr int kPositionLinkFormat = 1;  ///< of positions alone
inline constexpr std::size_t kMaxLinkLength = 2000;
inline constexpr std::size_t kMaxLinkName = 31;  ///< bytes of a name in a link; a longer one is cut

/// "s=…" without `#`; "p=…" of a game that begins from a position.
std::string deal_link(const GameSpec& spec);

/// "g=…" without `#`; names are part of it only in a game by links. Empty when the game is too long for a link.
std::string game_link(const GameRecord& record);
/// The same up to the cursor for a computer player, who need not know which persons are far away: on every device of a game
/// by links it is the same.
std::string game_link(const Session& session);

/// What a "g=…" that can be trusted is dealt from, without playing it; none where it is no such link, or of a game that is not
/// part of the program.
std::optional<GameSpec> spec_of_link(std::string_view link);

/// What a "p=…" holds, whether a game can begin from it or not. One that is whole and longer than a link may be is of a later
/// version.
base::Result<GameSpec> spec_of_position(std::string_view link);

/// The fragment of an address or of a text alone, without `#` and without the space around what was pasted.
std::string_view fragment_in(std::string_view text);

/// What a fragment holds.
struct Link {
  bool whole_game = false;  ///< false: a deal or a position, and `record` has no actions and no seats
  GameRecord record{};
  std::shared_ptr<const Game> position{};  ///< the last one

  /// A position alone; its seed is the same wherever the link is read.
  bool set_up() const { return !whole_game && !record.spec.position.empty(); }
};

/// Reads a fragment with or without the leading `#`, or a whole address that ends in one, and space around it. Checks everything, plays the
/// game through. The error is a sentence for a player.
base::Result<Link> read_link(std::string_view text);

}  // namespace app
