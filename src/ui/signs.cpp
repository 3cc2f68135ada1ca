#include "ui/signs.h"

#include <algorithm>

namespace ui {

namespace {

app::Signs& current_signs() {
  static app::Signs signs = app::signs_of({}, {});
  return signs;
}

}  // namespace

void set_signs(const app::Signs& signs) { current_signs() = signs; }
const app::Signs& signs() { return current_signs(); }

int sign_of(int seat) { return signs()[static_cast<std::size_t>(seat) % app::kSigns]; }

int seat_of_sign(int sign) {
  return static_cast<int>(std::find(signs().begin(), signs().end(), static_cast<std::uint8_t>(sign)) - signs().begin());
}

}  // namespace ui
