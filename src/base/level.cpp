#include "base/level.h"

namespace base {

// The numbers are here alone: who tries others compiles nothing else anew.
constinit const std::array<Level, 10> kLevels{{
    {"random", 0, 0.0},
    {"easy", 40, 0.013},
    {"normal", 1940, 0.0},
    {"hard", 12000, 0.0, EvaluatorKind::trained},
    {"casual", 150, 0.013},
    {"fair", 540, 0.013},
    {"keen", 520, 0.107, EvaluatorKind::trained},
    {"strong", 520, 0.052, EvaluatorKind::trained},
    {"expert", 1200, 0.0, EvaluatorKind::trained},
    {"gentle", 1, 0.06},
}};

constinit const std::array<Level, 2> kYardsticks{{
    {"frozen", 20000, 0.0},  // the strongest search with an evaluation made by hand; never changes
    {"best", 12000, 0.0, EvaluatorKind::trained},  // the strongest there is
}};

std::size_t level_place(std::string_view name) {
  std::size_t place = 0;
  while (place < kLevels.size() && name != kLevels[place].name) ++place;
  return place;
}

const Level* find_level(std::string_view name) {
  const std::size_t place = level_place(name);
  return place < kLevels.size() ? &kLevels[place] : nullptr;
}

const Level& strongest_level() { return *find_level(kLadder.back()); }

std::optional<Level> read_level(std::string_view text) {
  const auto style = take_style(text);
  const Level* found = find_level(text);
  if (!style || found == nullptr) return std::nullopt;
  Level level = *found;
  level.style = *style;
  return level;
}

const Level* find_level_or_yardstick(std::string_view name) {
  for (const Level& level : kYardsticks)
    if (name == level.name) return &level;
  return find_level(name);
}

}  // namespace base
