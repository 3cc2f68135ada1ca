// Arena for the nodes of a tree that is freed as a whole: elements never move, and are addressed by index.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

namespace splendor {

/// Grows by chunks of `kChunk` elements, so that allocations are rare.
template <class Thing, std::uint32_t kChunk>
class Arena {
 public:
  std::uint32_t size() const { return size_; }
  Thing& operator[](std::uint32_t place) { return chunks_[place / kChunk][place % kChunk]; }
  const Thing& operator[](std::uint32_t place) const { return chunks_[place / kChunk][place % kChunk]; }

  /// Allocates `count` contiguous elements; returns the index of the first. Precondition: count <= kChunk.
  std::uint32_t take(std::uint32_t count) {
    if (size_ % kChunk + count > kChunk) size_ += kChunk - size_ % kChunk;  // the rest of the chunk stays unused
    if (size_ / kChunk == chunks_.size()) chunks_.push_back(std::make_unique<Thing[]>(kChunk));
    const std::uint32_t first = size_;
    size_ += count;
    return first;
  }

 private:
  std::vector<std::unique_ptr<Thing[]>> chunks_;
  std::uint32_t size_ = 0;
};

}  // namespace splendor
