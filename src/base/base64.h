// URL-safe base 64 (RFC 4648, "base64url", without padding).
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace base {

inline constexpr std::string_view kBase64 = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

std::string to_base64(const std::vector<std::uint8_t>& bytes);
/// nullopt: not what to_base64 writes.
std::optional<std::vector<std::uint8_t>> from_base64(std::string_view text);

}  // namespace base
