// QR codes (ISO/IEC 18004) of texts, to hand a link from a screen to a camera. Byte mode only, which readers take as
// UTF-8 or Latin-1 and links are ASCII. Level M, or L where only that fits; a better level where it costs no larger code.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace ui {

class QrCode {
 public:
  /// The smallest code that holds the text; nullopt: longer than 2,953 bytes, which none holds.
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
