// Arena for the nodes of a tree that is freed as a whole: elements never move, and are addressed by index. What one tree gives
// back is kept for the next of its thread, since asking the system for fresh memory costs a tenth of a search.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

namespace splendor {

/// Grows by chunks of `kChunk` elements, so that allocations are rare.
template <class Thing, std::uint32_t kChunk>
class Arena {
 public:
  Arena() = default;
  Arena(const Arena&) = delete;
  Arena& operator=(const Arena&) = delete;
  ~Arena() {
    for (Chunk& chunk : chunks_)
      if (spare().size() < kMostSpare) spare().push_back(std::move(chunk));
  }

  std::uint32_t size() const { return size_; }
  Thing& operator[](std::uint32_t place) { return chunks_[place / kChunk][place % kChunk]; }
  const Thing& operator[](std::uint32_t place) const { return chunks_[place / kChunk][place % kChunk]; }

  /// Allocates `count` contiguous elements, which keep what was there before; returns the index of the first.
  /// Precondition: count <= kChunk.
  std::uint32_t take(std::uint32_t count) {
    if (size_ % kChunk + count > kChunk) size_ += kChunk - size_ % kChunk;  // the rest of the chunk stays unused
    if (size_ / kChunk == chunks_.size()) add_chunk();
    const std::uint32_t first = size_;
    size_ += count;
    return first;
  }

 private:
  using Chunk = std::unique_ptr<Thing[]>;
  static constexpr std::size_t kSpareBytes = std::size_t{24} << 20;
  static constexpr std::size_t kMostSpare = kSpareBytes / (sizeof(Thing) * kChunk);

  static std::vector<Chunk>& spare() {
    thread_local std::vector<Chunk> chunks;
    return chunks;
  }
  void add_chunk() {
    if (spare().empty()) {
      chunks_.push_back(std::make_unique<Thing[]>(kChunk));
    } else {
      chunks_.push_back(std::move(spare().back()));
      spare().pop_back();
    }
  }

  std::vector<Chunk> chunks_;
  std::uint32_t size_ = 0;
};

}  // namespace splendor
