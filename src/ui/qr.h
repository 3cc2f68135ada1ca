// QR codes (ISO/IEC 18004) of texts, to pass a link from a screen to a camera. Byte mode only; links are ASCII, so UTF-8 and
// Latin-1 readers agree. Level M, or L if only that fits; a better level if the code does not grow.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace ui {

class QrCode {
 public:
  /// The smallest code that holds the text; nullopt: longer than 2,953 bytes, the maximum.
  static std::optional<QrCode> of(std::string_view text);

  /// Modules along an edge, 21 .. 177, without the four light ones that belong around it.
  int size() const { return size_; }
  /// Precondition: 0 <= x, y < size().
  bool dark(int x, int y) const { return modules_[index(x, y)] != 0; }

 private:
  friend class QrMaker;
  explicit QrCode(int size) : size_(size), modules_(static_cast<std::size_t>(size * size)) {}
  std::size_t index(int x, int y) const { return static_cast<std::size_t>(y * size_ + x); }

  int size_;
  std::vector<std::uint8_t> modules_;  ///< row by row; 1 is dark
};

}  // namespace ui
