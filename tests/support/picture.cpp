#include "support/picture.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <fstream>

#include "support/triangles.h"

namespace support {
namespace {

constexpr auto kCrcTable = [] {
  std::array<std::uint32_t, 256> table{};
  for (std::uint32_t n = 0; n < 256; ++n) {
    std::uint32_t c = n;
    for (int k = 0; k < 8; ++k) c = (c & 1) != 0 ? 0xEDB88320u ^ (c >> 1) : c >> 1;
    table[n] = c;
  }
  return table;
}();

void put32(std::string& out, std::uint32_t v) {
  for (int shift = 24; shift >= 0; shift -= 8) out += static_cast<char>(v >> shift & 0xFF);
}

void chunk(std::string& out, const std::string& type, const std::string& data) {
  put32(out, static_cast<std::uint32_t>(data.size()));
  const std::string body = type + data;
  std::uint32_t crc = 0xFFFFFFFFu;
  for (const char c : body) crc = kCrcTable[(crc ^ static_cast<unsigned char>(c)) & 0xFF] ^ (crc >> 8);
  out += body;
  put32(out, crc ^ 0xFFFFFFFFu);
}

/// zlib without compression.
std::string stored(const std::string& data) {
  std::string out = "\x78\x01";
  std::uint32_t a = 1, b = 0;
  for (const char c : data) a = (a + static_cast<unsigned char>(c)) % 65521, b = (b + a) % 65521;
  for (std::size_t at = 0; at < data.size(); at += 65535) {
    const std::size_t n = std::min<std::size_t>(65535, data.size() - at);
    out += at + n == data.size() ? '\x01' : '\x00';
    for (const std::size_t v : {n, ~n}) out += static_cast<char>(v & 0xFF), out += static_cast<char>(v >> 8 & 0xFF);
    out.append(data, at, n);
  }
  put32(out, b << 16 | a);
  return out;
}

float channel(ImU32 colour, int shift) { return static_cast<float>(colour >> shift & 0xFFu); }

}  // namespace

Picture::Picture(float width, float height, float ratio, ImU32 ground)
    : width_(static_cast<int>(std::lround(width * ratio))),
      height_(static_cast<int>(std::lround(height * ratio))),
      ratio_(ratio),
      pixels_(static_cast<std::size_t>(width_) * static_cast<std::size_t>(height_) * 3) {
  for (std::size_t i = 0; i < pixels_.size(); ++i)
    pixels_[i] = static_cast<std::uint8_t>(ground >> (8 * (i % 3)) & 0xFFu);
}

float Picture::Texture::sample(float u, float v) const {
  const float x = u * static_cast<float>(width) - 0.5f, y = v * static_cast<float>(height) - 0.5f;
  const int x0 = static_cast<int>(std::floor(x)), y0 = static_cast<int>(std::floor(y));
  const float fx = x - static_cast<float>(x0), fy = y - static_cast<float>(y0);
  const auto texel = [&](int tx, int ty) {
    tx = std::clamp(tx, 0, width - 1), ty = std::clamp(ty, 0, height - 1);
    return static_cast<float>(alpha[ty * width + tx]);
  };
  const float top = texel(x0, y0) * (1 - fx) + texel(x0 + 1, y0) * fx;
  const float bottom = texel(x0, y0 + 1) * (1 - fx) + texel(x0 + 1, y0 + 1) * fx;
  return (top * (1 - fy) + bottom * fy) / 255;
}

void Picture::triangle(const ImDrawVert& a, const ImDrawVert& b, const ImDrawVert& c, const ImVec4& clip,
                       const Texture& texture) {
  const ImDrawVert* v[3] = {&a, &b, &c};
  float x[3], y[3];
  for (int i = 0; i < 3; ++i) x[i] = v[i]->pos.x * ratio_, y[i] = v[i]->pos.y * ratio_;
  float area = (x[1] - x[0]) * (y[2] - y[0]) - (x[2] - x[0]) * (y[1] - y[0]);
  if (std::abs(area) < 1e-6f) return;
  if (area < 0) std::swap(x[1], x[2]), std::swap(y[1], y[2]), std::swap(v[1], v[2]), area = -area;
  const float low_x = std::max(std::min({x[0], x[1], x[2]}), clip.x * ratio_);
  const float high_x = std::min(std::max({x[0], x[1], x[2]}), clip.z * ratio_);
  const float low_y = std::max(std::min({y[0], y[1], y[2]}), clip.y * ratio_);
  const float high_y = std::min(std::max({y[0], y[1], y[2]}), clip.w * ratio_);
  const int x0 = std::max(0, static_cast<int>(std::ceil(low_x - 0.5f))),
            x1 = std::min(width_ - 1, static_cast<int>(std::ceil(high_x - 0.5f)) - 1);
  const int y0 = std::max(0, static_cast<int>(std::ceil(low_y - 0.5f))),
            y1 = std::min(height_ - 1, static_cast<int>(std::ceil(high_y - 0.5f)) - 1);
  for (int py = y0; py <= y1; ++py)
    for (int px = x0; px <= x1; ++px) {
      const float cx = static_cast<float>(px) + 0.5f, cy = static_cast<float>(py) + 0.5f;
      float w[3];
      bool inside = true;
      for (int i = 0; i < 3 && inside; ++i) {
        const int p = (i + 1) % 3, q = (i + 2) % 3;
        w[i] = (x[q] - x[p]) * (cy - y[p]) - (y[q] - y[p]) * (cx - x[p]);
        const bool top_left = y[q] < y[p] || (y[q] == y[p] && x[q] > x[p]);  // each pixel belongs to one of two
        inside = w[i] > 0 || (w[i] == 0 && top_left);
      }
      if (!inside) continue;
      const auto blend = [&](auto&& value) {
        return (value(*v[0]) * w[0] + value(*v[1]) * w[1] + value(*v[2]) * w[2]) / area;
      };
      const float alpha = blend([](const ImDrawVert& p) { return channel(p.col, IM_COL32_A_SHIFT); }) / 255 *
                          texture.sample(blend([](const ImDrawVert& p) { return p.uv.x; }),
                                         blend([](const ImDrawVert& p) { return p.uv.y; }));
      auto* pixel = &pixels_[3 * (static_cast<std::size_t>(py) * static_cast<std::size_t>(width_) +
                                  static_cast<std::size_t>(px))];
      for (int k = 0; k < 3; ++k) {
        const float colour = blend([k](const ImDrawVert& p) { return channel(p.col, 8 * k); });
        const float mixed = static_cast<float>(pixel[k]) * (1 - alpha) + colour * alpha;
        pixel[k] = static_cast<std::uint8_t>(std::clamp(mixed + 0.5f, 0.0f, 255.0f));
      }
    }
}

void Picture::draw(const ImDrawList& list, const Paper& paper) {
  unsigned char* alpha = nullptr;
  int w = 0, h = 0;
  ImGui::GetIO().Fonts->GetTexDataAsAlpha8(&alpha, &w, &h);
  draw(list, Texture{alpha, paper.atlas_width, paper.atlas_height});
}

void Picture::draw(const ImDrawData& frame) {
  unsigned char* alpha = nullptr;
  int w = 0, h = 0;
  ImGui::GetIO().Fonts->GetTexDataAsAlpha8(&alpha, &w, &h);
  for (const ImDrawList* list : frame.CmdLists) draw(*list, Texture{alpha, w, h});
}

void Picture::draw(const ImDrawList& list, const Texture& texture) {
  for_each_triangle(list, [&](const ImDrawVert& a, const ImDrawVert& b, const ImDrawVert& c, const ImVec4& clip) {
    triangle(a, b, c, clip, texture);
  });
}

ImU32 Picture::at(float x, float y) const {
  const int px = std::clamp(static_cast<int>(x * ratio_), 0, width_ - 1),
            py = std::clamp(static_cast<int>(y * ratio_), 0, height_ - 1);
  const auto* pixel =
      &pixels_[3 * (static_cast<std::size_t>(py) * static_cast<std::size_t>(width_) + static_cast<std::size_t>(px))];
  return IM_COL32(pixel[0], pixel[1], pixel[2], 255);
}

Picture::Mean Picture::mean(const ui::Rect& rect) const {
  Mean sum{0, 0, 0};
  double n = 0;
  const float step = 1 / ratio_;
  for (float y = rect.y + step / 2; y < rect.bottom(); y += step)
    for (float x = rect.x + step / 2; x < rect.right(); x += step) {
      const ImU32 c = at(x, y);
      sum.r += static_cast<double>(c & 0xFFu), sum.g += static_cast<double>(c >> 8 & 0xFFu);
      sum.b += static_cast<double>(c >> 16 & 0xFFu), n += 1;
    }
  if (n == 0) return sum;
  return {sum.r / n, sum.g / n, sum.b / n};
}

void Picture::write_png(const std::string& path) const {
  std::string raw;
  for (int y = 0; y < height_; ++y) {
    raw += '\0';
    raw.append(
        reinterpret_cast<const char*>(&pixels_[3 * static_cast<std::size_t>(y) * static_cast<std::size_t>(width_)]),
        3 * static_cast<std::size_t>(width_));
  }
  std::string header;
  put32(header, static_cast<std::uint32_t>(width_));
  put32(header, static_cast<std::uint32_t>(height_));
  header += std::string("\x08\x02\x00\x00\x00", 5);
  std::string out = "\x89PNG\r\n\x1A\n";
  chunk(out, "IHDR", header);
  chunk(out, "IDAT", stored(raw));
  chunk(out, "IEND", "");
  std::ofstream(path, std::ios::binary) << out;
}

}  // namespace support
