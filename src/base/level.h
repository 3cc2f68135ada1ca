// Playing strengths as rows of a table, the same for every game. A weaker level looks less far and judges less surely, it
// never cheats and is never cheated.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace base {

/// Which evaluation a level uses.
enum class EvaluatorKind : std::uint8_t {
  handmade,  ///< an evaluation made by hand
  trained,   ///< a trained network, where the game and its set-up have one; otherwise as handmade
};

struct Level {
  const char* name;
  /// Positions judged for a decision at the start of a turn; decisions inside a turn get a quarter. Fewer than there
  /// are plies: looks one ply ahead. 0: any legal action, each with the same probability.
  std::uint32_t nodes;
  /// Largest random error added to the chance of each ply, or decision, of the player who decides. No win that is seen is missed.
  double noise;
  EvaluatorKind evaluator = EvaluatorKind::handmade;
  /// Playing style: 0 for none, else defined by the game. Does not change the strength.
  std::uint8_t style = 0;
};

/// Links store places in this table: append, never insert.
extern const std::array<Level, 10> kLevels;

/// The rival of lessons, whose deals were chosen for it, so it stays as it is: a little weaker than the lowest of the ladder.
inline constexpr std::string_view kGentle = "gentle";

/// The levels that players can choose, in ascending strength: README has the score of each against the one below.
/// "random" is for the tool only.
inline constexpr std::array<std::string_view, 8> kLadder{"easy", "casual", "fair",   "normal",
                                                         "keen", "strong", "expert", "hard"};

/// Reference levels for measurements, not for seats on the page and never stored in links.
extern const std::array<Level, 2> kYardsticks;

/// Most styles that a game may have, besides style 0.
inline constexpr std::uint8_t kMostStyles = 7;

/// A computer player in writing: its level and, where it has a style, that after a slash: "hard", "hard/2".
inline std::string level_text(std::string_view level, std::uint8_t style) {
  return std::string(level) + (style == 0 ? "" : '/' + std::to_string(style));
}
/// Cuts the style off the end of such a text and returns it; nullopt if it is invalid.
constexpr std::optional<std::uint8_t> take_style(std::string_view& text) {
  const std::size_t slash = text.find('/');
  if (slash == std::string_view::npos) return 0;
  const std::string_view style = text.substr(slash + 1);
  if (style.size() != 1 || style[0] < '1' || style[0] > '0' + kMostStyles) return std::nullopt;
  text = text.substr(0, slash);
  return static_cast<std::uint8_t>(style[0] - '0');
}

/// Upper bound on the nodes that may be requested for a decision: some ten seconds, and a hundred megabytes.
inline constexpr std::uint64_t kMaxNodes = 1'000'000;

/// Place in kLevels; kLevels.size() when there is no level of that name.
std::size_t level_place(std::string_view name);

/// nullptr when there is no level of that name.
const Level* find_level(std::string_view name);

/// 1 .. kLadder.size(), 0 for what is not on the ladder.
constexpr std::size_t rung_of(std::string_view name) {
  for (std::size_t i = 0; i < kLadder.size(); ++i)
    if (name == kLadder[i]) return i + 1;
  return 0;
}

const Level& strongest_level();

/// What level_text() wrote, of a level in the table.
std::optional<Level> read_level(std::string_view text);

/// The same with the yardsticks.
const Level* find_level_or_yardstick(std::string_view name);

}  // namespace base
