// How strong a player of the tool is: a level, and how long it may think for a decision.
#pragma once

#include <optional>
#include <string_view>

#include "base/level.h"
#include "base/result.h"
#include "engine/game.h"

namespace cli {

struct PlayingStrength {
  const base::Level* level = nullptr;
  std::uint64_t nodes = 0;  ///< positions judged for a decision; 0: the level's own number, or what the time allows
  std::uint8_t style = 0;   ///< base::Level::style
  double seconds = 0;       ///< for a turn, plus a quarter for each decision inside it; 0: no limit but the nodes

  base::Level playing() const {
    base::Level playing = *level;
    playing.style = style;
    return playing;
  }
};

/// The longest time that a decision can be given, in milliseconds.
inline constexpr std::uint64_t kMostMilliseconds = 600'000;

/// An error if the game has no such style.
std::optional<base::Message> why_no_style(const PlayingStrength& strength, const engine::Game& game);

/// `hard`; `hard/2`, with a style; `hard@2000` or `hard:2000`, positions; `hard@35ms`, milliseconds. The yardsticks of base/level.h too. The error
/// says what is wrong.
base::Result<PlayingStrength> read_strength(std::string_view text);

}  // namespace cli
