// The clocks of the tool: nothing below it has one.
#pragma once

#include "base/budget.h"

namespace cli {

/// Seconds that have passed since some moment.
double wall_s();
/// Seconds of the processor that the calling thread has used, which other programs do not disturb. Where the system does
/// not tell (WebAssembly), wall_s().
double processor_s();

/// A budget in time: over after so many seconds of the processor, counted from its making, in the thread that made it.
class Timer final : public base::Watch {
 public:
  explicit Timer(double seconds) : end_s_(processor_s() + seconds) {}
  bool expired() const override { return processor_s() >= end_s_; }

 private:
  double end_s_;
};

}  // namespace cli
