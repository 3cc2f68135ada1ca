// Until src/ai has its players: every level plays at random. To be removed with the first commit of src/ai/player.h.
#pragma once

#include <cstdint>
#include <string_view>

#include "core/random_play.h"
#include "core/view.h"

namespace ai {

struct Level {
  const char* name;
};

inline const Level* find_level(std::string_view name) {
  static constexpr Level kRandom{"random"};
  return name == kRandom.name ? &kRandom : nullptr;
}

struct Choice {
  splendor::Action action;
  double value = 0.5;
  std::uint64_t nodes = 0;
};

inline Choice choose(const splendor::PlayerView& view, const Level&, std::uint64_t, std::uint64_t seed) {
  splendor::RandomSource random(seed);
  splendor::ActionList scratch;
  return {.action = splendor::random_action(view.shown, random, scratch)};
}

}  // namespace ai
