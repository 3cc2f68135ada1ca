// Without a browser: memory only, and no window. Time passes, but no frame is ever drawn.
#include <chrono>
#include <random>

#include "platform/memory_host.h"
#include "platform/platform.h"

namespace platform {

namespace {

class NativeHost final : public MemoryHost {
 public:
  double now_ms() override {
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now().time_since_epoch()).count();
  }
  std::uint64_t entropy() override {
    std::random_device device;
    const std::uint64_t high = device();
    const std::uint64_t low = device();
    return high << 32 | low;
  }
};

}  // namespace

app::Host& host() {
  static NativeHost memory;
  return memory;
}

void request_frame() {}

std::uint64_t frames_drawn() { return 0; }

}  // namespace platform
