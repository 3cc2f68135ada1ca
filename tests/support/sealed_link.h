// Game links as bytes (src/app/link.h lists them), to make links by hand with the checks that fit.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace support {

inline constexpr std::string_view kBase64 = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

inline std::string sealed_link(std::vector<std::uint8_t> bytes) {
  std::uint32_t crc = 0xFFFF;
  for (const std::uint8_t byte : bytes) {
    crc ^= static_cast<std::uint32_t>(byte) << 8;
    for (int bit = 0; bit < 8; ++bit) crc = (crc << 1 ^ ((crc & 0x8000) != 0 ? 0x1021u : 0u)) & 0xFFFF;
  }
  bytes.push_back(static_cast<std::uint8_t>(crc >> 8));
  bytes.push_back(static_cast<std::uint8_t>(crc & 0xFF));
  std::string text = "1.";
  std::uint32_t bits = 0;
  int count = 0;
  for (const std::uint8_t byte : bytes) {
    bits = bits << 8 | byte;
    for (count += 8; count >= 6; count -= 6) text += kBase64[bits >> (count - 6) & 63];
  }
  if (count > 0) text += kBase64[bits << (6 - count) & 63];
  std::uint32_t sum = 7;
  for (const char c : text) sum = (sum * 31 + static_cast<unsigned char>(c)) % 65521;
  return "g=" + text + kBase64[sum % 62];
}

/// The bytes of a link, without the checks.
inline std::vector<std::uint8_t> link_bytes(const std::string& link) {
  std::vector<std::uint8_t> bytes;
  std::uint32_t bits = 0;
  int count = 0;
  for (const char c : link.substr(4, link.size() - 5)) {
    bits = bits << 6 | static_cast<std::uint32_t>(kBase64.find(c));
    count += 6;
    if (count < 8) continue;
    count -= 8;
    bytes.push_back(static_cast<std::uint8_t>(bits >> count & 0xFF));
  }
  bytes.resize(bytes.size() - 2);
  return bytes;
}

}  // namespace support
