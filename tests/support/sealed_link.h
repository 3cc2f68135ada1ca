// Game links as bytes (src/app/link.h lists them), to make links by hand with the checks that fit.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/base64.h"

namespace support {

inline std::string sealed_link(std::vector<std::uint8_t> bytes) {
  std::uint32_t crc = 0xFFFF;
  for (const std::uint8_t byte : bytes) {
    crc ^= static_cast<std::uint32_t>(byte) << 8;
    for (int bit = 0; bit < 8; ++bit) crc = (crc << 1 ^ ((crc & 0x8000) != 0 ? 0x1021u : 0u)) & 0xFFFF;
  }
  bytes.push_back(static_cast<std::uint8_t>(crc >> 8));
  bytes.push_back(static_cast<std::uint8_t>(crc & 0xFF));
  const std::string text = "1." + base::to_base64(bytes);
  std::uint32_t sum = 7;
  for (const char c : text) sum = (sum * 31 + static_cast<unsigned char>(c)) % 65521;
  return "g=" + text + base::kBase64[sum % 62];
}

/// The bytes of a link, without the checks.
inline std::vector<std::uint8_t> link_bytes(const std::string& link) {
  std::vector<std::uint8_t> bytes = base::from_base64(std::string_view(link).substr(4, link.size() - 5)).value();
  bytes.resize(bytes.size() - 2);
  return bytes;
}

}  // namespace support
