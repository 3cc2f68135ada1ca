// The clocks of the tool; the libraries below it have none.
#pragma once

#include "base/budget.h"

namespace cli {

/// Seconds that have passed since some moment.
double wall_s();
/// Processor time of the calling thread in seconds, undisturbed by other programs; wall_s() if the system does not
/// provide it (WebAssembly).
double processor_s();

/// A time budget: expires after so many seconds of processor time since its construction, in the thread that made it.
class Timer final : public base::Watch {
 public:
  explicit Timer(double seconds) : end_s_(processor_s() + seconds) {}
  bool expired() const override { return processor_s() >= end_s_; }

 private:
  double end_s_;
};

}  // namespace cli
