#include "app/sealed.h"

#include <array>

#include "base/hash.h"
#include "base/words.h"

namespace app {

namespace {

constexpr std::array<std::uint32_t, 256> kCrcOfByte = [] {
  std::array<std::uint32_t, 256> table{};
  for (std::uint32_t byte = 0; byte < 256; ++byte) {
    std::uint32_t crc = byte;
    for (int bit = 0; bit < 8; ++bit) crc = crc >> 1 ^ ((crc & 1) != 0 ? 0xEDB88320u : 0u);
    table[byte] = crc;
  }
  return table;
}();

}  // namespace

std::string crc32_text(std::string_view text) {
  std::uint32_t crc = 0xFFFFFFFFu;
  for (const char c : text) crc = crc >> 8 ^ kCrcOfByte[(crc ^ static_cast<unsigned char>(c)) & 0xFF];
  return base::hex16(crc ^ 0xFFFFFFFFu).substr(8);
}

std::string sealed(const std::string& text) { return text + std::string(kSeal) + crc32_text(text) + '\n'; }

base::Result<std::string_view> SealedFile::opened(std::string_view text) const {
  if (text.size() > most_bytes) return too_large;
  const std::string_view first = text.substr(0, text.find('\n'));
  if (first.substr(0, head.size()) != head) return unknown;
  const auto said = base::read_number(first.substr(head.size()));
  if (said != format) return said && *said > format ? newer : damaged;
  const std::size_t last = text.rfind('\n' + std::string(kSeal));
  if (last == std::string_view::npos) return damaged;
  if (text.substr(last + 1) != std::string(kSeal) + crc32_text(text.substr(0, last + 1)) + '\n') return damaged;
  return text.substr(first.size() + 1, last - first.size());
}

std::string_view SealedFile::part_of(std::string_view file) const {
  std::size_t from = 0;
  if (file.substr(0, head.size()) != head) {
    from = file.find('\n' + std::string(head)) + 1;
    if (from == 0) return {};
  }
  const std::size_t last = file.find('\n' + std::string(kSeal), from);
  const std::size_t line = last == std::string_view::npos ? last : file.find('\n', last + 1);
  return file.substr(from, line == std::string_view::npos ? line : line + 1 - from);
}

}  // namespace app
