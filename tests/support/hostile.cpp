#include "support/hostile.h"

namespace support {

std::string mutated(std::string text, base::RandomSource& random) {
  const auto below = [&](std::size_t n) {
    return static_cast<std::size_t>(random.below(static_cast<std::uint32_t>(n)));
  };
  const std::uint32_t changes = 1 + random.below(3);
  for (std::uint32_t i = 0; i < changes; ++i) {
    const std::size_t at = below(text.size() + 1);
    const std::size_t length = below(text.size() - at + 1);
    switch (random.below(8)) {
      case 0: text.resize(at); break;
      case 1: text.erase(at, length); break;
      case 2: text.insert(at, text.substr(at, length)); break;
      case 3: text.insert(at, 1, static_cast<char>(random.below(256))); break;
      case 4:
        if (at < text.size()) text[at] = static_cast<char>(random.below(256));
        break;
      case 5:
        if (at < text.size()) text[at] = "wbgrky-LON0123456789?[]{}\",: "[random.below(29)];
        break;
      case 6:
        if (text.size() > 1) std::swap(text[below(text.size())], text[below(text.size())]);
        break;
      default: text.insert(at, below(200), text.empty() ? '9' : text[below(text.size())]); break;
    }
  }
  return text;
}

}  // namespace support
