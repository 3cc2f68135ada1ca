// An entry of the library as text: the metadata of a game, and the game itself as a save.
//
//   splendor-entry 1           format
//   revision 17                counts every write of the entry: of two texts, the one with the higher one is newer
//   saved 1795312000           seconds since 1970, UTC
//   name Sunday with Anna      left out where the player gave none
//   hints 3                    how many were given; left out where there was none
//   review 4f0c… 61 0 reason|… the result of a review (app/reviewer.h); left out where there was none
//   …                          lines that this version does not know are kept
//   splendor-save 1 …          the save, to its own last line (app/save.h)
//   whole 1a2b3c4d             CRC-32 of everything above
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "app/game.h"
#include "base/result.h"

namespace app {

inline constexpr int kEntryFormat = 1;
/// The count of hints stops here: one for each action that a game may have.
inline constexpr int kMostHints = static_cast<int>(kMaxActions);
/// A longer review is left out: it can be made again.
inline constexpr std::size_t kMaxReviewBytes = 32 * 1024;

struct Entry {
  std::uint32_t revision = 0;
  std::int64_t saved_s = 0;        ///< 0: not known; read within 1970 .. 9999
  std::string name;                ///< clean_name; "" for none
  std::vector<std::string> other;  ///< lines of a later version
  std::string save;
  int hints = 0;         ///< 0 .. kMostHints
  std::string review{};  ///< of any content, on one line; "" for none

  friend bool operator==(const Entry&, const Entry&) = default;
};

std::string entry_text(const Entry& entry);

/// Checks form and checksum, not the save in it. The error is a sentence for a player.
base::Result<Entry> read_entry(std::string_view text);

/// The revision of a text, whole or not; 0 when it names none. Cheap: looks at its first lines only.
std::uint32_t revision_of(std::string_view text);

/// Splits a file of several entries, as export writes it; a bare save is an entry too. Text between entries becomes a part of
/// its own, so that nothing is ignored silently.
std::vector<std::string_view> split_entries(std::string_view text);

}  // namespace app
