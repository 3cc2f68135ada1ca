// Mathematics with the same bits on every platform: the library's exp differs in the last bits between native and
// WebAssembly, + - * / do not.
#pragma once

namespace base {

/// e^x to about one part in ten thousand, monotonic; clamped to -20 .. 20.
constexpr double exp_of(double x) {
  const double clamped = x < -20.0 ? -20.0 : x > 20.0 ? 20.0 : x;
  // (1 + x / 2^16)^(2^16) by sixteen squarings, with the first correction of the limit's error.
  double power = 1.0 + clamped / 65536.0 + clamped * clamped / (2.0 * 65536.0 * 65536.0);
  for (int i = 0; i < 16; ++i) power *= power;
  return power;
}

}  // namespace base
