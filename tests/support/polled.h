// A watch that counts how often it is looked at and never expires, as the worker's (worker_main.cpp).
#pragma once

#include <cstdint>

#include "base/budget.h"

namespace support {

struct Polled final : base::Watch {
  bool expired() const override {
    ++times;
    return false;
  }
  bool limits() const override { return false; }

  mutable std::uint64_t times = 0;
};

/// So many positions are the most between two looks: a millisecond or a few.
inline constexpr std::uint64_t kPositionsBetween = 128;

}  // namespace support
